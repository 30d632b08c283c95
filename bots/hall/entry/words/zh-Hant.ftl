## 報名表
label = { $name }{ $kind ->
    [private] （只有主辦人看得到）
   *[open] {""}
}{ $optional ->
    [yes] （可不填）
   *[no] {""}
}
team-name = 搭檔或隊伍的名稱
question = 第 { $number } 項（共 { $count } 項）：{ $label }
how-text = 直接把答案發給我就行。
how-choice = 按一個，或直接發送：{ $choices }
choice = { $choice }
form-open = 請按「填寫報名表」，你填的內容別人看不到。要填的有：
form-line = · { $label }
form-stopped = 好的，沒有報名。想報名時再按「報名」。
answer-empty = 「{ $label }」要填：請發幾個字。
answer-choice = 「{ $label }」請選其中一個：{ $choices }
answer-number = 「{ $label }」要填整數，例如 18。

## 報名
in-entered = 已報名：{ $event }（第 { $place } 號）
in-reserve = { $event } 名額已滿，你是候補第 { $place } 位；有人退出就依次遞補。
in-applied = { $event }：申請已交給主辦人，結果會通知你。
joins = 你從第 { $round } 輪開始比賽。
fee = 報名費：{ $fee }
name-partner = 參賽名是「{ $team }」。接下來請指定搭檔，例如「/event join #e{ $event } @名字」；對方按按鈕確認。
left = 已退出：{ $event }
moved-up = { $who }，有名額了：你已進入 { $event }。
applies = { $who } 申請參加。
answered = · { $label }：{ $text }
approved-entered = { $who }，你已獲准參加 { $event }。
approved-reserve = { $who }，主辦人同意了；{ $event } 名額已滿，先列入候補。
declined = { $who }，主辦人沒有通過你在 { $event } 的報名。
removed = 主辦人把 { $who } 移出了 { $event }。
swapped = 從現在起由 { $who } 參加 { $event }。
noted = 已處理：{ $event }
mate-asked = { $who }，{ $by } 想和你一起以「{ $team }」的名義參賽，願意嗎？
mate-yes = 你已加入「{ $team }」。
mate-no = 你謝絕了「{ $team }」。

## 大家看到的
line-opens = 報名開始：{ $at }
line-closes = 報名截止：{ $at }
line-starts = 比賽開始：{ $at }
line-check-in = 開賽前 { $minutes } 分鐘內簽到
line-unit = { $unit ->
    [pair] 雙人報名
   *[team] 團隊報名，每隊 { $least } 至 { $most } 人
}
line-count = 至少 { $least } 個、最多 { $most } 個名額
line-filter = 參賽條件：{ $rules }
line-division = 按{ $label }分組
line-late = 開賽後 { $rounds } 輪之內仍可報名
line-seeds = 種子選手：{ $names }{ $round ->
    [1] {""}
   *[other] （從第 { $round } 輪起參賽）
}
line-approval = 報名須經主辦人同意
entry = { $place }. { $who }{ $here ->
    [yes] {" "}✓
    [no] {" "}…
   *[unasked] {""}
}
line-reserve = 候補：{ $names }
line-applied = 等待主辦人同意：{ $count }

## 到點的事
calling = { $names }
opened = 現在可以報名了。
closes-soon = 報名將於 { $at } 截止，已報 { $count }。
undecided = 報名截止。以下報名還等主辦人決定（/event entry approve 加名字）：
unfinished = 報名截止。以下搭檔或隊伍還缺人，這樣不能參加抽籤：
too-few-cancel = 只報了 { $count }，至少要 { $least }，比賽取消。
too-few-extend = 報了 { $count }，至少要 { $least }，報名延長到 { $at }。
too-few-ask = 只報了 { $count }，至少要 { $least }。請主辦人決定：延長一天，還是取消？
check-in-required = 現在開始簽到：請在 { $at } 之前按「簽到」。沒有簽到的由候補頂上。
check-in-open = 現在開始簽到：請在 { $at } 之前按「簽到」。
check-in-late = 還沒有簽到，{ $at } 就要開賽：
starts-soon = { $at } 開賽，請準時到場。
no-shows = 沒有按時到場，不再參賽：
here = 已簽到：{ $event }
here-reserve = 已在 { $event } 候補簽到，有人缺席就由你頂上。

## 主辦人的工作檯
settings = 要改就發 /event set 加項目和值，例如 /event set closes 2026-12-05 20:00。項目有：{ $names }
set = 已設定：{ $event }
file-read = { $event }：從檔案匯入了 { $count } 個報名。
file-given = { $event }：報名名單，含不公開的內容，請勿外傳。
file-bad = 一個也沒有匯入：檔案裡有 { $count } 處不對。
line-more = ……還有 { $count } 處
line-column = 第 { $line } 列：不認識「{ $found }」這幾欄。除了姓名、帳號、隊員，可以有：{ $known }
line-no-name = 第 { $line } 列：表頭缺「姓名」一欄。此外可以有：{ $known }
line-twice = 第 { $line } 列：「{ $name }」已經在名單裡了。
line-bad = 第 { $line } 列：{ $what }
line-nameless = 第 { $line } 列：缺名字。
line-account = 第 { $line } 列：「{ $text }」不是帳號；可以空著，或照匯出的名單那樣寫，例如 discord:123。
line-filter-bad = 第 { $line } 列：不合參賽條件 { $rule }。
column-place = 序號
column-name = 姓名
column-account = 帳號
column-members = 隊員
column-list = 狀態
column-paid = 已繳費
column-here = 已簽到
column-signed = 報名時間
list-entered = 已報名
list-reserve = 候補
list-applied = 待同意
yes = 是

## 按鈕
button-enter = 報名
button-form = 填寫報名表
button-skip = 不填
button-stop-form = 不報了
button-mate-yes = 願意
button-mate-no = 不了
button-approve = 同意
button-decline = 不同意
button-check-in = 簽到
button-extend = 延長一天
button-call-off = 取消比賽

## 拒絕
no-entered = { $on ->
    [reserve] 你已經在 #e{ $event } 的候補名單裡，有人退出就依次遞補。
    [applied] 你已經申請了 #e{ $event }，請等主辦人決定。
   *[entered] 你已經報了 #e{ $event }，等抽籤就好。
}
no-not-entered = 你沒有報 #e{ $event }。報名用 /event join。
no-not-open-yet = #e{ $event } 的報名 { $at } 才開始，到時候再來。
no-closed = #e{ $event } 的報名已於 { $at } 截止，請聯絡主辦人。
no-full = #e{ $event } 最多 { $most } 個名額，已經滿了。請等有人退出。
no-filter = #e{ $event } 的參賽條件是 { $rule }，你填的不符合。填錯了請重新報名，或聯絡主辦人。
no-old-form = 這個問題已經改過了。請按「報名」重新填寫 #e{ $event } 的報名表。
no-captain-only = 這一對或這一隊由 { $who } 邀請隊友。
no-team-full = 「{ $team }」已經有 { $most } 人了，要有人退出才能再邀請。
no-mate-entered = { $who } 已經報了 #e{ $event }，請另選一位。
no-not-invited = 這個邀請不是給你的，或者已經失效。
no-mate-sure = 你已經答應了。要退出請發 /event leave #e{ $event }。
no-decided = #e{ $event } 的這個報名已經處理過了，見 /event entrants。
no-action = 不知道要怎樣處理這個報名。可以寫：{ $names }
no-entry = 沒有「{ $name }」這個報名。可以寫：{ $names }
no-no-check-in = #e{ $event } 不用簽到，抽籤時在場就行。
no-check-in-later = #e{ $event } 從 { $at } 起簽到，到時候再來。
no-here-already = 你已經在 #e{ $event } 簽到了。
no-enough = #e{ $event } 的人數已經夠了：主辦人發 /event draw 抽籤。
no-time-form = 看不懂時間「{ $text }」。可以寫 2026-12-05 20:00、12-05 20:00、明天 20:00，或從現在算起的 90m、3h、2d。
no-time-past = { $at } 已經過去了，現在是 { $now }。請寫將來的時間，例如 明天 20:00。
no-time-far = { $at } 太遠了，請寫兩年之內的時間。
no-time-gap = { $zone } 沒有 { $at } 這個時刻：那天時鐘撥快，跳過了它。可以寫 { $other }。
no-time-twice = { $zone } 那天時鐘撥慢，這個時刻有兩次。請寫 { $at } 或 { $other }。
no-zone = 不認識時區「{ $text }」。請寫例如 Asia/Shanghai、Europe/London、台北 或 UTC+8。
no-order = 「{ $first }」要早於「{ $second }」。請先改另一個，或換個時間。
no-check-in-start = 要簽到就得有開賽時間：請先設 starts，例如 starts=2026-12-05T20:00。
no-late-entry-swiss = 只有瑞士制比賽能在兩輪之間收人：請去掉 late_entry，或寫 format=swiss late_entry=2。
no-seeds = 名單裡沒有「{ $name }」，或者寫了兩次。請從強到弱寫已報名者的名字，用逗號隔開：{ $names }
no-seeds-enter-knockout = 只有淘汰賽的種子可以晚幾輪參賽：請把 seeds_enter 留作 1。
no-whole = 「{ $name }」要填 { $least } 到 { $most } 的整數。
no-yes-no = 「{ $name }」請寫 yes 或 no（是、否）。
no-too-few-how = too_few 可以是 ask（詢問）、cancel（取消）或 extend（延期）。
no-unit = unit 可以是 single（個人）、pair（雙人），或 team 加人數，例如「team 3-5」。
no-unit-late = #e{ $event } 已經有人報名，不能再改。雙人或團隊請另建一場比賽。
no-fields = 請寫 1 到 { $most } 個不同的問題，用逗號隔開，例如「部門, 級別(初級/中級), 電話!, 備註?」。「!」表示只有主辦人看得到，「?」表示可不填。
no-filter-form = 看不懂條件「{ $text }」。請寫成 年齡>=18 或 級別=初級/中級，多個用逗號隔開。
no-division-form = 請寫 division=級別，或 division=年齡:12,18（12 歲以下、12 到 17、18 以上）。
no-division-private = 分組是公開的，所以「{ $label }」不能是不公開的問題。請換一個，或去掉它的「!」。
no-label = 報名表裡沒有「{ $label }」。請先設 fields；現在的問題有：{ $labels }
no-setting = 沒有「{ $name }」這個項目。可以寫：{ $names }
no-value-zone = 請寫時區，例如 /event set zone Asia/Shanghai
no-value-opens = 請寫報名何時開始，例如 /event set opens 明天 09:00，或 none
no-value-closes = 請寫報名何時截止，例如 /event set closes 2026-12-05 20:00，或 none
no-value-starts = 請寫何時開賽，例如 /event set starts 2026-12-05 21:00，或 none
no-value-least = 請寫最少幾個報名，例如 /event set least 8
no-value-most = 請寫最多幾個名額，例如 /event set most 32
no-value-waiting = 請寫要不要候補：/event set waiting yes 或 no
no-value-too_few = 請寫人數不足怎麼辦：/event set too_few ask、cancel 或 extend
no-value-approval = 請寫報名要不要經你同意：/event set approval yes 或 no
no-value-fee = 請寫報名費和怎麼交，例如 /event set fee 20 元，現場交
no-value-fields = 請寫要填的內容，例如 /event set fields 部門, 級別(初級/中級), 電話!, 備註?
no-value-filter = 請寫參賽條件，例如 /event set filter 年齡>=18，或 none
no-value-division = 請寫按什麼分組，例如 /event set division 級別，或 年齡:12,18
no-value-unit = 請寫報名單位：/event set unit single、pair 或 team 3-5
no-value-checkin = 請寫開賽前多少分鐘簽到，例如 /event set checkin 15
no-value-late_entry = 請寫瑞士制開賽後幾輪之內仍可報名，例如 /event set late_entry 2，或 none
no-value-seeds = 請從強到弱寫種子選手，例如 /event set seeds 張三, 李四，或 none
no-value-seeds_enter = 請寫種子從淘汰賽第幾輪起參賽，例如 /event set seeds_enter 2
no-value-required = 請寫沒簽到是否出局：/event set required yes 或 no
no-file = 請把名單作為檔案一起發來（CSV 或 XLSX）：附在 /event import #e{ $event } 上。第一列是表頭，其中一欄叫「姓名」。
no-sheet-kind = 這不是 CSV 也不是 XLSX。請另存為其中一種再發。
no-sheet-large = 名單太大了：最多 2000 列、60 欄、1 MB。
no-sheet-broken = 讀不了這個檔案。請另存為 CSV（UTF-8）或 XLSX。
no-sheet-empty = 名單是空的：第一列是表頭，下面才是選手。
no-sheet-gone = 取不到這個檔案，請再發一次。
no-sheet-many = 連同已報名的，最多 { $most } 個。請縮短名單。
no-owner = 不公開的內容只有 #e{ $event } 的主辦人能看，需要的話請問主辦人。
