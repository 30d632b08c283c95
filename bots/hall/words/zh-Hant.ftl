## 牌桌
table = #{ $table } { $game }
computer = 電腦{ $number }（{ $level } 級）
program = { $program }{ $number }
on = 是
off = 否
nobody = （空位）
pair = { $first }、{ $second }
option = { $option }：{ $value }
clock = 時限：{ $move ->
    [0] {""}
    [86400] 每步 1 天，
   *[other] 每步 { $move } 秒，
}{ $game ->
    [0] {""}
   *[other] 每方 { $game } 分鐘，
}{ $late ->
    [loses] 逾時判負
    [warns] 逾時警告，滿三次判負
   *[computer] 逾時由電腦代走
}
best-of = { $games ->
    [3] 三戰兩勝
    [5] 五戰三勝
    [7] 七戰四勝
   *[other] { $games } 局定勝負
}
target = 先到 { $points } 分者勝
minutes = 總共 { $minutes } 分鐘，打完當時這一局，領先的一方勝
side = { $side }. { $who }
invited = { $who }，請你來下一盤：按「加入」。
join-how = 按「加入」或傳送 /join 入座{ $alone ->
    [yes] ；一個人也可以按「電腦」立即開局。
   *[no] 。
}
started = 開始了：{ $who }
cancelled = 已中止。
settled = 本桌不再進行：賽事已另行處理。請看 /event standings #e{ $event }。
dealt = 第 { $number } 局已發牌。種子承諾（SHA-256）：{ $commitment }
moved = { $who }：{ $zht }
as-written = { $zht }
turn = 輪到 { $who }
paused = 計時已暫停，傳送 /resume 繼續。
offered-draw = { $who } 提議和棋。
asked-back = { $who } 請求悔棋，退回 { $plies } 步。
asked-pause = { $who } 請求暫停，對方也傳送 /pause 就暫停。
warnings = { $who }：警告 { $count } 次
your-turn = 輪到你了：按按鈕、選牌，或直接傳送。
your-hand = 你的手牌
pick-prompt = 選牌
won = { $who } 勝：{ $why }
drawn = 和棋：{ $why }
no-result = 這一局不算：{ $why }
score = { $who }：{ $score }
match-won = 全場勝者：{ $who }
revealed = 種子：{ $seed }。傳送「/verify 種子」可核對發牌。
mine = { $table }：{ $state ->
    [called] 在等你，請傳送 /join #{ $number }
    [yours] 輪到你
    [open] 等人入座
    [paused] 暫停中
   *[other] 等對方
}
remind = { $who }，還剩 { $seconds } 秒。
warned = { $who } 逾時，警告第 { $count } 次；滿三次判負。
absent = { $who } 連續兩次逾時，由電腦代走；走一步就能回來。
left = { $who } 離開了，由電腦代走；走一步就能回來。
closed = { $who }，我沒辦法私訊你。按「看牌」就能看到你的牌；想收私訊，請先開啟與我的私訊。
closed-answer = { $who }，這個回答只能給你一個人看，但我無法私訊你。請先開啟與我的私人聊天，再問一次。
hint = 提示：{ $zht }
resign-sure = 確定要在 #{ $table } 認輸嗎？
word-kept = 記下了，你的字會混進發牌裡。
record = #{ $table } 的對局紀錄
why-resigned = 對方認輸
why-time_out = 對方逾時
why-time_out_drawn = 一方逾時，但另一方已無子可勝
why-agreed = 雙方同意和棋
why-warnings = 對方警告滿三次
why-late = 對方遲到
why-ruled = 裁判裁定
why-made_void = 裁判判定本局作廢

## 按鈕
button-join = 加入
button-leave = 退出
button-computer = 電腦
button-start = 開始
button-accept = 同意
button-decline = 拒絕
button-hand = 看牌
button-hint = 提示
button-type = 輸入著法
button-draw = 提和
button-back = 悔棋
button-resign = 認輸
button-resign-sure = 確定認輸
button-play = 出牌
button-record = 棋譜
button-again = 再來一局

## 服務臺
help-head = 我會這些（中文、英文都可以）：
help-line = { $names }：{ $what }
help-arg = · { $name }（{ $must ->
    [yes] 必填
   *[no] 可省
}）：{ $what }
help-foot = 試試：/new xiangqi 電腦，然後直接傳送「炮二平五」。看某個指令的寫法：/help new；辦比賽：/help event、/help referee
welcome = 你好！現在我可以私訊你了，手牌會傳到這裡。
game-line = { $game }（{ $name }）：{ $seats } 人
games-foot = 開一桌：/new 遊戲名，如 /new 象棋
rules-typed = 這樣寫：{ $how }
rule-line = { $option }（{ $name }）：預設 { $usual }
rule-choice = · { $name }={ $choice }：{ $meaning }
settings-head = 本群組設定（管理員可改，如 /settings start moderators）：
setting = { $name } = { $value }（可選：{ $choices }）
setting-set = 已設定：{ $name } = { $value }
language-set = 好的，以後用繁體中文回答你。
verified = 這個種子的承諾（SHA-256）是 { $commitment }；與發牌前公布的一致，牌就沒有被動過。

## 指令
command-new = 開一桌
command-join = 入座
command-leave = 離開一桌
command-computer = 空位由電腦補上並開始
command-start = 人齊後開始
command-move = 走一步或出牌（也可以直接傳送）
command-board = 看棋盤或牌桌
command-hand = 看自己的手牌
command-hint = 請電腦建議一步
command-resign = 認輸
command-draw = 提議和棋
command-undo = 請求悔棋
command-accept = 同意對方的提議
command-decline = 拒絕對方的提議
command-pause = 暫停計時（雙方同意或管理員）
command-resume = 繼續計時
command-cancel = 中止一桌（開桌人或管理員）
command-tables = 我的牌桌
command-here = 本群組的牌桌
command-record = 下載對局紀錄
command-games = 有哪些遊戲
command-rules = 遊戲規則和選項
command-help = 怎麼用
command-language = 選擇我用什麼語言回答你
command-settings = 本群組設定
command-word = 發牌前加一個自己的字
command-verify = 核對發牌種子
arg-game = 哪個遊戲，如 xiangqi 或 象棋
arg-opponent = 對手，或「電腦」
arg-clock = 時限，如 60（每步 60 秒）、0+30m（每方 30 分鐘）
arg-options = 規則，如 rule=renju best_of=3
arg-table = 桌號，如 #12
arg-level = 電腦的級別 1 到 3，或裝好的程式
arg-move = 著法，如 炮二平五、H8、34567
arg-format = 檔案格式
arg-command = 指令名
arg-language = zh-Hans、zh-Hant 或 en
arg-name = 設定項
arg-value = 新的值
arg-text = 文字
arg-seed = 64 位十六進位種子

## 拒絕
no-luck = 出了點問題，這一條沒有處理，什麼也沒有變。請再試一次；還是不行就告訴管理員。
no-anonymous = 匿名管理員不能下棋：請用自己的身分發言。
no-command = 沒有「{ $text }」這個指令。傳送 /help 看有哪些。
no-command-near = 沒有「{ $text }」這個指令。是不是 { $near }？傳送 /help 看有哪些。
no-understand = 沒看懂「{ $text }」。傳送 /help 看我會什麼，或 /new 遊戲名 開一桌。
no-missing = 還缺「{ $what }」。傳送 /help { $command } 看寫法。
no-too-much = 不知道「{ $text }」是什麼意思。傳送 /help { $command } 看寫法。
no-in-group = 這個指令要在群組裡用：/{ $command }
no-moderators-only = 只有管理員可以這樣做，請找管理員。
no-table = 沒有 #{ $table } 這一桌。傳送 /tables 看你的對局。
no-table-here = 這裡還沒有牌桌。用 /new 遊戲名 開一桌。
no-which-table = 是哪一桌？寫上桌號（{ $tables }），或回覆那一桌的棋盤。
no-which-turn = 是哪一桌？{ $tables } 都輪到你：前面寫上桌號，如「{ $example }」，或回覆那一桌的棋盤。
no-tables-yours = 你現在沒有對局。用 /new 遊戲名 開一桌。
no-preset = 沒有叫「{ $name }」的賽制範本或遊戲。/event presets 列出全部範本，/games 列出遊戲；例如 /event new 小組加淘汰。
no-game = 沒有「{ $name }」這個遊戲。可以選：{ $games }
no-option = 沒有「{ $name }」這一項。可以寫：{ $names }
no-option-form = 「{ $text }」要寫成 名稱=值，如 best_of=3。可以寫：{ $names }
no-number = 「{ $name }」要寫 1 到 { $most } 的整數。
no-position-over = 這個局面裡棋局已經結束。請換一個還有著可走的局面，或拿掉 position= 從開局下起。
no-best-of-odd = best_of 要寫奇數，如 3 或 5。
no-clock = 看不懂時限「{ $text }」。寫 60（每步 60 秒）、0+30m（每方 30 分鐘）或 20+30m（兩樣都限），末尾加 w 為逾時警告、c 為電腦代走；或用 { $presets }
no-level = 電腦沒有「{ $level }」級，請寫 1、2 或 3。
no-program = 這裡沒有 { $program }，或者它不會下這種棋。可用的程式：{ $programs }。也可以寫 /computer 3。
no-opponent = 不知道「{ $name }」是誰。請從名單裡選，或讓對方按「加入」；寫「電腦」就是和電腦下。
no-yourself = 不能邀請自己：請選別人，或寫「電腦」。
no-start-moderators = 本群組只有管理員可以開桌。請管理員開，或請他傳送 /settings start all。
no-too-many-yours = 你同時最多坐 { $most } 桌，先下完或 /leave 一桌。
no-too-many-here = 這裡同時最多 { $most } 桌，請等一桌結束。
no-begun = #{ $table } 已經開始或結束了。用 /new 另開一桌。
no-seated = 你已經坐在 #{ $table } 了：等人入座{ $computer ->
    [yes] ，或按「電腦」補位。
   *[no] 。
}
no-full = #{ $table } 沒有你的空位。用 /new 另開一桌。
no-not-seated = 你不在 { $table } 的座位上。傳送 /tables 看你的對局。
no-not-started = #{ $table } 還沒開始：等人入座{ $computer ->
    [yes] ，或按「電腦」補位。
   *[no] 。
}
no-over = #{ $table } 已經結束。用 /new 再開一桌。
no-paused = #{ $table } 暫停中，傳送 /resume 繼續。
no-not-paused = #{ $table } 沒有暫停，可以接著下。
no-free-seats = #{ $table } 還有 { $free } 個空位：等人按「加入」{ $computer ->
    [yes] ，或按「電腦」補位。
   *[no] 。
}
no-leave-resign = 下到一半不能直接離開 #{ $table }：認輸用 /resign，提和用 /draw。
no-cancel-rights = 只有開桌的人或管理員可以中止 #{ $table }。自己不想下了，用 /leave 或 /resign。
no-cancel-event = #{ $table } 是比賽的一桌，只有管理員可以中止。想認輸用 /resign。
no-word = 寫 1 到 { $most } 個字，如 /word 好運。
no-no-chance = #{ $table } 的遊戲不靠運氣，不用加字；直接等人入座即可。
last-slip = 這一輪已經寫錯 { $count } 次：這一輪裡再寫錯不再回答，寫對的照樣算數。
no-turn = 還沒輪到你，在等 { $who }。
no-stale = 這個按鈕舊了，局面已經變了。請用最新的那則訊息。
no-forged = 這個按鈕無效。傳送 /board 取一則新的。
no-elsewhere = #{ $table } 不在這個群組裡，請到它所在的群組操作。
no-pick-some = 先選牌，再按「出牌」；也可以直接傳送，如 34567。
no-type = 直接傳送著法即可，如 炮二平五、H8、34567；或回覆棋盤訊息。
no-two-only = 兩個人的對局才能這樣。多人牌局裡可以 /leave，由電腦代打。
no-draw-computer = 電腦不接受和棋，請繼續下；想結束用 /resign。
no-draw-turn = 走完自己這一步再提和（規則：提和須在己方走子之後）。
no-draw-again = 剛被拒絕過，再過 { $plies } 步或對方提和後才能再提。
no-offer-stands = 已有一個提議在等回答：/accept 同意、/decline 拒絕，或繼續走。
no-no-offer = 現在沒有要你回答的提議。提和用 /draw，悔棋用 /undo。
no-back-off = 起手無回：這一桌不許悔棋。下次開桌時寫 takebacks=on 就可以悔。
no-back-nothing = 你還沒有走過，沒有棋可悔，請先走一步。
no-hint-in-event = 比賽中沒有提示，這一步請自己想。
no-computer-in-event = 比賽桌不能用電腦：請等對手到，或等遲到判負。
no-record-format = 格式寫 pgn 或 json，如 /record json。
no-language = 可以選 { $languages }，如 /language zh-Hans
no-setting = 沒有「{ $name }」這一項設定。可以寫：{ $names }
no-setting-value = 「{ $name }」可以是：{ $choices }
no-seed = 種子是 64 位十六進位數字，在一局結束時公布。
no-place = 找不到那個群組了。請在現在的群組裡用 /new 另開一桌。
no-event = 沒有 { $event } 這項比賽。編號寫在比賽訊息開頭，如 #e3。

## 賽事
event = #e{ $event } { $name }（{ $game }）
cup-name = { $game }盃
event-open = 報名中，已有 { $count } 人。按「報名」參加；主辦人按「抽籤」開始。
event-closed = 報名截止，共 { $count } 人。主辦人按「抽籤」開始。
event-commitment = 抽籤種子承諾（SHA-256）：{ $commitment }
late = 遲到 { $minutes } 分鐘判負
and-more = ……還有 { $count } 人
drawn-lots = 抽籤完成，共 { $count } 人。
round = { $of }{ $zht }
pair-bye = { $number }. { $first } 輪空
pair-waits = { $number }. { $names }（{ $tables }）
pair-later = { $number }. { $names }（雙方有空時開台）
pair-reported = { $number }. { $names } { $score ->
    [hushed] 已報
   *[other] { $score }
}，待確認
pair-done = { $number }. { $names } { $score }{ $how ->
    [forfeit] （棄權）
    [ruling] （裁定）
    [lot] （抽籤）
   *[other] {""}
}
champion = 🏆 冠軍：{ $who }
no-champion = 沒有冠軍：最後的人都棄權了。
place = 第 { $rank } 名：{ $who }
event-revealed = 抽籤種子：{ $seed }
reported = { $who }：{ $by } { $score ->
    [hushed] 已報 { $names } 的各副成績，分數已私訊給你們
   *[other] 報 { $names } 為 { $score }（按此先後）
}。請按「確認成績」，不對就按「有異議」{ $minutes ->
    [0] 。
   *[other] ；{ $minutes } 分鐘無人回應即算數。
}
entered = 已報名：{ $event }
withdrawn = 已退出：{ $event }
called = 請都按「我到了」，到齊就開始；遲到判負。
column-lot = 籤
column-name = 姓名
button-enter = 報名
button-withdraw = 退賽
button-draw-lots = 抽籤
button-confirm = 確認成績
button-here = 我到了
command-event-new = 建立一項比賽，如 /event new xiangqi
command-event-join = 報名
command-event-leave = 退賽
command-event-set = 查看或更改報名設定，例如 closes 2026-12-05 20:00
command-event-checkin = 開賽前簽到
command-event-entry = 處理一個報名：同意、不同意、已繳費、到場、移除
command-event-swap = 換一個人參賽
command-event-import = 把一起傳來的 CSV 或 XLSX 名單匯入
command-event-export = 把報名名單匯出成檔案，只給主辦人
command-event-award = 頒發自訂的獎項，例如 /event award 小明 進步獎
command-event-lucky = 抽幸運獎，可複核，例如 /event lucky 3
command-event-honours = 前幾名發證書、印章文字和落款
command-judge = 裁判在桌上的處理，例如 /judge pause 停電；只寫 /judge 看這桌的情況
command-appeal = 停錶並叫裁判長，例如 /appeal 對方動了我的子
command-referee-official = 任命裁判，例如 /referee official @小明 裁判長
command-event-certificates = 證書：自己的；組織者得到全部
command-event-results = 成績檔案：xlsx、csv、json、trf，或 ics 行事曆
arg-count = 人數
arg-places = 前幾名
arg-seal = 印章上的字
arg-decision = 暫停、繼續、警告、時間、退回、判勝、判和、重下、換人、罰分
arg-details = 對誰、多少、為什麼，例如 小明 +5分 停電
arg-reason = 理由
arg-person = 誰
arg-role = 裁判長、裁判，或 無
arg-signed = 落款
arg-partner = 搭檔，或替補的人
arg-team = 搭檔或隊伍的名稱
arg-setting = 哪個項目：zone、opens、closes、starts、fields、most……
arg-action = approve、decline、paid、unpaid、here 或 remove
arg-entrant = 報名的名字或序號，或 all
arg-file = 名單：CSV 或 XLSX，第一列是表頭
command-event-entrants = 看名單
command-event-close = 截止報名
command-event-draw = 抽籤並開始第一輪
command-event-bracket = 看對陣圖
command-event-standings = 看名次
command-event-report = 報自己這一場的比分，如 2:1
command-event-confirm = 確認對方報的成績
command-referee-rule = 主辦人裁定勝者
command-event-cancel = 取消比賽
arg-preset = 範本或遊戲，/event presets 列出範本
arg-title = 比賽或獎項的名稱
arg-event = 比賽編號，如 #e3
arg-score = 自己在前的比分，如 2:1；或每人一個數，如 24 -8 -16
arg-winner = 勝者的名字
arg-why = 理由
no-organiser-only = 只有主辦人或管理員可以這樣做，請找他們。
no-organise-moderators = 本群組只有管理員可以辦比賽。請管理員辦，或請他傳送 /settings organise all。
no-too-many-events = 這裡同時最多 { $most } 項比賽，請等一項結束。
no-cup-two = 盃賽要用兩個人對局的遊戲，如 xiangqi、gomoku。
no-event-name = 比賽名最多 { $most } 個字。
no-too-few = 只有 { $count } 人報名，至少要 { $least } 人才能抽籤。
no-event-open = #e{ $event } 還沒抽籤，要等主辦人傳送 /event draw。
no-event-closed = #e{ $event } 已截止報名，請等下一次比賽。
no-event-playing = #e{ $event } 已經開賽了，對陣看 /event bracket。
no-event-over = #e{ $event } 已經結束，名次看 /event standings #e{ $event }。
no-event-cancelled = #e{ $event } 已經取消。用 /event new 另辦一場。
no-entered = 你已經報了 #e{ $event }，等抽籤就行。
no-not-entered = 你沒有報 #e{ $event }。用 /event join 報名。
no-event-full = 最多 { $most } 人報名，已經滿了，請等有人退賽。
no-no-pairing = #e{ $event } 裡現在沒有這一場要下，對陣看 /event bracket。
no-score-or-draw = 比分寫成「自己:對方」，如 1:0，和棋寫 0.5:0.5，局數不超過 { $most }。
no-score = 比分寫成「自己:對方」，如 1:0 或 2:1，局數不超過 { $most }，並且要分出勝負。
no-no-report = #e{ $event } 沒有等你確認的比分。用 /event report 2:1 報分。
no-own-report = 自己報的比分要由對方或主辦人確認。
no-not-your-pairing = 這一場不是你的，你的對陣看 /event bracket。
no-entrant = 沒有「{ $name }」這位選手。可以寫：{ $names }
no-entrant-unclear = 這可能是不止一位的名字：{ $names }。請改寫編號，如 { $number }，再寫理由。
no-entrant-number = 「{ $name }」既是第 { $name } 號（{ $first }），又是第 { $number } 號的名字。指名字請寫 @{ $name } 或 { $number }；指另一位請寫「{ $first }」。
no-not-drawn = #e{ $event } 還沒抽籤，要等主辦人傳送 /event draw。
no-event-here = 這裡沒有進行中的比賽。辦一場用 /event new xiangqi；看已結束的請寫編號，如 /event standings #e3。
no-which-event = 是哪個賽事？寫上編號（{ $events }）
pair-disputed = { $number }. { $names } { $score ->
    [hushed] 已報
   *[other] { $score }
}，有爭議
stage-line = { $name }：{ $format }
format = { $format ->
    [knockout] 淘汰賽
    [round_robin] 循環賽
    [swiss] 積分編排
    [tables] 分桌賽
    [movement] 複式賽
    [arena] 擂臺賽
   *[other] { $format }
}
every = { $minutes ->
    [0] 每輪由主辦人開始
   *[other] 每 { $minutes } 分鐘一輪
}
division = { $name }
pairing = 第 { $round } 輪：{ $names }（#{ $table }）
confirmed = { $names }：{ $score ->
    [hushed] 所報的成績
   *[other] { $score }
}，到時無人反對，算數。下一輪開始前還可以用 /event object 提出異議。
disputed = { $names } 報的不一樣{ $claims ->
    [hushed] {""}
   *[other] ：{ $claims }
}。#{ $table } 暫停，請主辦人裁定：按按鈕，或用 /referee correct #{ $table }、/referee rule。
objected = { $who } 對 { $names } 的成績有異議{ $score ->
    [hushed] {""}
   *[other] ：{ $score }
}。#{ $table } 暫停，請主辦人裁定：按按鈕，或用 /referee correct #{ $table }、/referee rule。
unclaimed = { $by } 收回了為 { $names } 報的成績。請繼續，或用 /event report 重報。
boards-told = { $names }（按此先後）各副：{ $score }
accept-score = { $score } 對
undoes = 這會推翻已經下過的 { $count } 場：
cascade-how = 現在什麼也沒有變。按下按鈕就更正成績並重下這些場次。
voids = 重賽會作廢已經編排的 { $count } 場，重賽結束後重新開始：
replay-how = 現在什麼也沒有變。按下按鈕就重賽。
corrected = 成績已更正{ $count ->
    [0] 。
   *[other] ，{ $count } 場重下。
}
voided = { $names } 重賽，原成績作廢{ $count ->
    [0] 。
   *[other] ，由此排出的 { $count } 場取消。
}
moved-place = { $who }：第 { $before } 名 → 第 { $after } 名
no-place-moved = 名次沒有變化。
pairings-kept = 已經編排的輪次不變，下一輪按更正後的積分編排。
expelled = { $who } 被除名：{ $why }
button-object = 有異議
button-cascade = 更正並重下
button-replay = 仍要重賽
command-event-object = 對報上來的成績提出異議
command-referee-correct = 更正一桌的比分
command-referee-replay = 讓一桌重賽
command-referee-expel = 取消一位選手的資格
command-event-next = 現在就開始下一輪
no-scores = 按 { $names } 的先後每人寫一個數（共 { $count } 個），如 24 -8 -16；也可以寫名字加數。
no-boards-score = 每一副都寫上分數，按 { $names } 的先後{ $seats ->
    [2] ，也可以只寫 { $first } 的得分
   *[other] {""}
}：{ $example }{ $written ->
    [none] 。
   *[other] 。也可以寫合約、墩數和莊家：{ $written }
}
no-event-table = 這項比賽沒有 #{ $table } 這一桌。有的是：{ $tables }
no-event-table-again = #{ $table } 已經作廢，重賽在 #{ $again }。請寫 #{ $again }。
no-event-setting = 「{ $at }」：{ $why }
no-event-option = 這項比賽用不上「{ $name }」，寫了也不起作用。請寫如 late=10；可以寫：{ $names }。報名方面的 starts、most 等也可以寫，見 /event set。
no-option-needs = 「{ $name }」要同 { $needs } 一起寫才起作用：請一起寫上，或去掉 { $name }。
no-option-twice = 「{ $name }」寫了兩次：請只寫一次，如 { $example }。
no-in-dispute = #e{ $event } 的這個成績有爭議，請等主辦人裁定。
no-nothing-to-object = 你在 #e{ $event } 沒有還能提異議的成績；主辦人可以用 /referee correct 更正。
no-stale-correction = #e{ $event } 之後又有變化，請重新傳送更正。
no-gone = { $who } 已經離開比賽，名次看 /event standings。
no-round-runs = #e{ $event } 這一輪還沒下完，對陣看 /event bracket。
away = { $who } 離開了。{ $minutes } 分鐘內走一步或傳送 /join 就算回來，逾時判負。
soon-late = { $who }：#{ $table } 在等你，{ $minutes } 分鐘後判負，請按「我到了」。
no-results-yet = 這些桌還沒有成績。請繼續，或用 /event report 報分。
stuck = 第 { $round } 輪無法編排：剩下的人都已相遇。請主辦人選擇：可以到此結束、允許盡量少的重複對局，或用 /referee pair 按兩人一組寫出名單。
button-stuck-finish = 到此結束
button-stuck-rematch = 允許重複
command-referee-pair = 手動編排一輪
arg-names = 兩人一組的名單
no-not-stuck = #e{ $event } 自己編排，現在不用手動配對。
no-pair = 這一輪每人寫一次，兩人一組（最多剩一人輪空），名字裡有空格的加引號：{ $names }
no-pair-unclear = 這樣寫有兩種讀法，名字裡有空格的請加引號：{ $names }
no-no-computer = #{ $table } 不能請電腦：這一桌是在別處下的。請等人入座，或邀請他們。
no-no-hint = #{ $table } 不在這裡下，我沒有著法可以提示。下完後報出結果即可，寫法見 /help move。
board-done = 第 { $board } 副打完了，各桌都打完後公布成績。
pair-played = { $number }. { $names }：已打完
no-hushed = 別的桌還在打 #{ $table } 的牌，本輪結束後才能看；桌上的人請按「看牌」。
no-word-boards = #{ $table } 與別的桌打同樣的牌，不能加字；等人到齊即可。
time-up = 比賽時間到：這一局打完就結束；若仍打平，再打一局定勝負。
preset-line = { $name }（{ $code }）：{ $what }
presets-foot = 一句話就能辦：/event new 公司工會賽；定好日期：/event new 公司工會賽 starts="2026-12-05 14:00"
command-event-presets = 列出賽制範本
preset-knockout = 象棋，每方 30 分鐘，負者淘汰
preset-xiangqi_cup = 象棋，每方 30 分鐘，負者淘汰
preset-xiangqi_fast = 三局兩勝，每步 20 秒
preset-gomoku_cup = 三局兩勝，每步 2 分鐘
preset-renju_cup = 連珠規則，三局兩勝
preset-union = 兩盤慢棋，再下快棋到分出勝負；淘汰到三人後循環；九人以下分兩組交叉
preset-campus_gomoku = 淘汰到三人後循環，三局兩勝
preset-campus_xiangqi = 淘汰到三人後循環，一盤，每方 30 分鐘
preset-campus_luzhanqi = 淘汰到三人後循環，一盤，每方 30 分鐘
preset-nine_rounds = 積分編排九輪，勝 2 和 1 負 0；同分比和局少，再比犯規少
preset-groups = 小組循環 3/1/0，前兩名進淘汰賽
preset-doudizhu_three = 三人一桌，底分 10，每桌第一晉級，直到剩三人
preset-mahjong = 四人一桌，每輪四局，每桌末位淘汰，滿 32 人開賽
preset-mahjong_teams = 四隊一組，每隊取兩人最好成績，前一半晉級
preset-shengji = 雙人淘汰，從 2 打過 10，或 90 分鐘領先者勝
preset-guandan = 雙人：先打一局，再打過 A，決賽加長
preset-bridge = 雙人循環，各桌打同樣的牌，按比賽分排名
preset-shuqi_teams = 團體淘汰兩輪，隊員得分相加，同名次比得失分
preset-duplicate = 鬥地主：各桌打同樣的牌，按分差表比較
stage-knockout = 淘汰賽
stage-league = 三人循環
stage-groups = 小組賽
stage-finals = 決賽階段
stage-heats = 初賽
stage-rounds = 複賽
stage-final = 決賽
role = 你的身分：{ $role }。只有你看得到。
roles-dealt = { $count } 個身分已按抽籤私下發出。抽籤承諾（SHA-256）：{ $commitment }
command-roles = 抽籤私下發身分
arg-words = 每人一個詞
no-roles-rights = 只有開 #{ $table } 的人或管理員可以發身分，請找他們。
no-roles = 在座 { $count } 人每人寫一個詞，如：/roles 主公 忠臣 反賊 內奸
round-due = #e{ $event } 的下一輪 { $at } 開始。
arg-time = 下一輪何時開始，如 12-05 20:00 或 90m

command-follow = 兩個群組聯辦一場比賽：主辦人取聯辦碼，另一個群組輸入
arg-code = 另一個群組的主辦人給的聯辦碼；不寫就取自己比賽的聯辦碼
follow-code = { $event }：請在另一個群組（Discord 或 Telegram）裡傳送：/follow { $code }
    一個碼只能讓一個群組加入，再加一個群組請再傳送 /follow。
following = 「{ $group }」（{ $platform }）加入聯辦：那邊的人也報名、參加這場比賽，這裡的訊息那邊也看得到。
unfollowed = 「{ $group }」（{ $platform }）不再顯示這場比賽，在那邊參賽的人可以在私訊裡繼續。
button-unfollow = 移出這個群組
no-follow = 是哪場比賽？請主辦人在比賽所在的群組傳送 /follow（有幾場時寫編號：/follow #e3）取聯辦碼，再到這裡傳送，如 /follow e3-k7qm2xw4pa
no-follow-code = 聯辦碼不對，或已經用過。請向主辦人要一個新的，樣子像 e3-k7qm2xw4pa。
no-follows = 這個群組裡已經有 #e{ $event } 了，報名請傳送 /event join。
no-followers = #e{ $event } 已在另外 { $most } 個群組裡，不能再多。主辦人可以按訊息下的按鈕移出一個。
no-unfollowed = 這個群組已經移出 #e{ $event } 了。要再加入，請傳送 /follow 取新的聯辦碼。
for-third = 季軍賽：{ $names }
no-table-size = { $game }最多 { $most } 人，坐不成 { $size } 人桌。請改用兩兩對陣的賽制，如 format=swiss，或換成多人遊戲，如 doudizhu、mahjong_mcr。
