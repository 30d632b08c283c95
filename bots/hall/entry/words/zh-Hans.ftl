## 报名表
label = { $name }{ $kind ->
    [private] （只有组织者看得到）
   *[open] {""}
}{ $optional ->
    [yes] （可不填）
   *[no] {""}
}
team-name = 搭档或队伍的名称
question = 第 { $number } 项（共 { $count } 项）：{ $label }
how-text = 直接把答案发给我就行。
how-choice = 按一个，或直接发送：{ $choices }
choice = { $choice }
form-open = 请按“填写报名表”，你填的内容别人看不到。要填的有：
form-line = · { $label }
form-stopped = 好的，没有报名。想报名时再按“报名”。
answer-empty = “{ $label }”要填：请发几个字。
answer-choice = “{ $label }”请选其中一个：{ $choices }
answer-number = “{ $label }”要填整数，例如 18。

## 报名
in-entered = 已报名：{ $event }（第 { $place } 号）
in-reserve = { $event } 名额已满，你是候补第 { $place } 位；有人退出就依次递补。
in-applied = { $event }：申请已交给组织者，结果会通知你。
joins = 你从第 { $round } 轮开始比赛。
fee = 报名费：{ $fee }
name-partner = 参赛名是“{ $team }”。接下来请指定搭档，例如“/event join #e{ $event } @名字”；对方按按钮确认。
left = 已退出：{ $event }
moved-up = { $who }，有名额了：你已进入 { $event }。
applies = { $who } 申请参加。
answered = · { $label }：{ $text }
approved-entered = { $who }，你已获准参加 { $event }。
approved-reserve = { $who }，组织者同意了；{ $event } 名额已满，先列入候补。
declined = { $who }，组织者没有通过你在 { $event } 的报名。
removed = 组织者把 { $who } 移出了 { $event }。
swapped = 从现在起由 { $who } 参加 { $event }。
noted = 已处理：{ $event }
mate-asked = { $who }，{ $by } 想和你一起以“{ $team }”的名义参赛，愿意吗？
mate-yes = 你已加入“{ $team }”。
mate-no = 你谢绝了“{ $team }”。

## 大家看到的
line-opens = 报名开始：{ $at }
line-closes = 报名截止：{ $at }
line-starts = 比赛开始：{ $at }
line-check-in = 开赛前 { $minutes } 分钟内签到
line-unit = { $unit ->
    [pair] 双人报名
   *[team] 团队报名，每队 { $least } 至 { $most } 人
}
line-count = 至少 { $least } 个、最多 { $most } 个名额
line-filter = 参赛条件：{ $rules }
line-division = 按{ $label }分组
line-late = 开赛后 { $rounds } 轮之内仍可报名
line-seeds = 种子选手：{ $names }{ $round ->
    [1] {""}
   *[other] （从第 { $round } 轮起参赛）
}
line-approval = 报名须经组织者同意
entry = { $place }. { $who }{ $here ->
    [yes] {" "}✓
    [no] {" "}…
   *[unasked] {""}
}
line-reserve = 候补：{ $names }
line-applied = 等待组织者同意：{ $count }

## 到点的事
calling = { $names }
opened = 现在可以报名了。
closes-soon = 报名将于 { $at } 截止，已报 { $count }。
undecided = 报名截止。以下报名还等组织者决定（/event entry approve 加名字）：
unfinished = 报名截止。以下搭档或队伍还缺人，这样不能参加抽签：
too-few-cancel = 只报了 { $count }，至少要 { $least }，比赛取消。
too-few-extend = 报了 { $count }，至少要 { $least }，报名延长到 { $at }。
too-few-ask = 只报了 { $count }，至少要 { $least }。请组织者决定：延长一天，还是取消？
check-in-required = 现在开始签到：请在 { $at } 之前按“签到”。没有签到的由候补顶上。
check-in-open = 现在开始签到：请在 { $at } 之前按“签到”。
check-in-late = 还没有签到，{ $at } 就要开赛：
starts-soon = { $at } 开赛，请准时到场。
no-shows = 没有按时到场，不再参赛：
here = 已签到：{ $event }
here-reserve = 已在 { $event } 候补签到，有人缺席就由你顶上。

## 组织者的工作台
settings = 要改就发 /event set 加项目和值，例如 /event set closes 2026-12-05 20:00。项目有：{ $names }
set = 已设置：{ $event }
file-read = { $event }：从文件录入了 { $count } 个报名。
file-given = { $event }：报名名单，含不公开的内容，请勿外传。
file-bad = 一个也没有录入：文件里有 { $count } 处不对。
line-more = ……还有 { $count } 处
line-column = 第 { $line } 行：不认识“{ $found }”这几列。除了姓名、账号、队员，可以有：{ $known }
line-no-name = 第 { $line } 行：表头缺“姓名”一列。此外可以有：{ $known }
line-twice = 第 { $line } 行：“{ $name }”已经在名单里了。
line-bad = 第 { $line } 行：{ $what }
line-nameless = 第 { $line } 行：缺名字。
line-account = 第 { $line } 行：“{ $text }”不是账号；可以空着，或照导出的名单那样写，例如 discord:123。
line-filter-bad = 第 { $line } 行：不合参赛条件 { $rule }。
column-place = 序号
column-name = 姓名
column-account = 账号
column-members = 队员
column-list = 状态
column-paid = 已缴费
column-here = 已签到
column-signed = 报名时间
list-entered = 已报名
list-reserve = 候补
list-applied = 待同意
yes = 是

## 按钮
button-enter = 报名
button-form = 填写报名表
button-skip = 不填
button-stop-form = 不报了
button-mate-yes = 愿意
button-mate-no = 不了
button-approve = 同意
button-decline = 不同意
button-check-in = 签到
button-extend = 延长一天
button-call-off = 取消比赛

## 拒绝
no-entered = { $on ->
    [reserve] 你已经在 #e{ $event } 的候补名单里，有人退出就依次递补。
    [applied] 你已经申请了 #e{ $event }，请等组织者决定。
   *[entered] 你已经报了 #e{ $event }，等抽签就好。
}
no-not-entered = 你没有报 #e{ $event }。报名用 /event join。
no-not-open-yet = #e{ $event } 的报名 { $at } 才开始，到时候再来。
no-closed = #e{ $event } 的报名已于 { $at } 截止，请联系组织者。
no-full = #e{ $event } 最多 { $most } 个名额，已经满了。请等有人退出。
no-filter = #e{ $event } 的参赛条件是 { $rule }，你填的不符合。填错了请重新报名，或联系组织者。
no-old-form = 这个问题已经改过了。请按“报名”重新填写 #e{ $event } 的报名表。
no-captain-only = 这一对或这一队由 { $who } 邀请队友。
no-team-full = “{ $team }”已经有 { $most } 人了，要有人退出才能再邀请。
no-mate-entered = { $who } 已经报了 #e{ $event }，请另选一位。
no-not-invited = 这个邀请不是给你的，或者已经失效。
no-mate-sure = 你已经答应了。要退出请发 /event leave #e{ $event }。
no-decided = #e{ $event } 的这个报名已经处理过了，见 /event entrants。
no-action = 不知道要怎样处理这个报名。可以写：{ $names }
no-entry = 没有“{ $name }”这个报名。可以写：{ $names }
no-no-check-in = #e{ $event } 不用签到，抽签时在场就行。
no-check-in-later = #e{ $event } 从 { $at } 起签到，到时候再来。
no-here-already = 你已经在 #e{ $event } 签到了。
no-enough = #e{ $event } 的人数已经够了：组织者发 /event draw 抽签。
no-time-form = 看不懂时间“{ $text }”。可以写 2026-12-05 20:00、12-05 20:00、明天 20:00，或从现在算起的 90m、3h、2d。
no-time-past = { $at } 已经过去了，现在是 { $now }。请写将来的时间，例如 明天 20:00。
no-time-far = { $at } 太远了，请写两年之内的时间。
no-time-gap = { $zone } 没有 { $at } 这个时刻：那天时钟拨快，跳过了它。可以写 { $other }。
no-time-twice = { $zone } 那天时钟拨慢，这个时刻有两次。请写 { $at } 或 { $other }。
no-zone = 不认识时区“{ $text }”。请写例如 Asia/Shanghai、Europe/London、台北 或 UTC+8。
no-order = “{ $first }”要早于“{ $second }”。请先改另一个，或换个时间。
no-check-in-start = 要签到就得有开赛时间：请先设 starts，例如 starts=2026-12-05T20:00。
no-late-entry-swiss = 只有瑞士制比赛能在两轮之间收人：请去掉 late_entry，或写 format=swiss late_entry=2。
no-seeds = 名单里没有“{ $name }”，或者写了两次。请从强到弱写已报名者的名字，用逗号隔开：{ $names }
no-seeds-enter-knockout = 只有淘汰赛的种子可以晚几轮参赛：请把 seeds_enter 留作 1。
no-whole = “{ $name }”要填 { $least } 到 { $most } 的整数。
no-yes-no = “{ $name }”请写 yes 或 no（是、否）。
no-too-few-how = too_few 可以是 ask（询问）、cancel（取消）或 extend（延期）。
no-unit = unit 可以是 single（个人）、pair（双人），或 team 加人数，例如“team 3-5”。
no-unit-late = #e{ $event } 已经有人报名，不能再改。双人或团队请另建一场比赛。
no-fields = 请写 1 到 { $most } 个不同的问题，用逗号隔开，例如“部门, 级别(初级/中级), 电话!, 备注?”。“!”表示只有组织者看得到，“?”表示可不填。
no-filter-form = 看不懂条件“{ $text }”。请写成 年龄>=18 或 级别=初级/中级，多个用逗号隔开。
no-division-form = 请写 division=级别，或 division=年龄:12,18（12 岁以下、12 到 17、18 以上）。
no-division-private = 分组是公开的，所以“{ $label }”不能是不公开的问题。请换一个，或去掉它的“!”。
no-label = 报名表里没有“{ $label }”。请先设 fields；现在的问题有：{ $labels }
no-setting = 没有“{ $name }”这个项目。可以写：{ $names }
no-value-zone = 请写时区，例如 /event set zone Asia/Shanghai
no-value-opens = 请写报名何时开始，例如 /event set opens 明天 09:00，或 none
no-value-closes = 请写报名何时截止，例如 /event set closes 2026-12-05 20:00，或 none
no-value-starts = 请写何时开赛，例如 /event set starts 2026-12-05 21:00，或 none
no-value-least = 请写最少几个报名，例如 /event set least 8
no-value-most = 请写最多几个名额，例如 /event set most 32
no-value-waiting = 请写要不要候补：/event set waiting yes 或 no
no-value-too_few = 请写人数不足怎么办：/event set too_few ask、cancel 或 extend
no-value-approval = 请写报名要不要经你同意：/event set approval yes 或 no
no-value-fee = 请写报名费和怎么交，例如 /event set fee 20 元，现场交
no-value-fields = 请写要填的内容，例如 /event set fields 部门, 级别(初级/中级), 电话!, 备注?
no-value-filter = 请写参赛条件，例如 /event set filter 年龄>=18，或 none
no-value-division = 请写按什么分组，例如 /event set division 级别，或 年龄:12,18
no-value-unit = 请写报名单位：/event set unit single、pair 或 team 3-5
no-value-checkin = 请写开赛前多少分钟签到，例如 /event set checkin 15
no-value-late_entry = 请写瑞士制开赛后几轮之内仍可报名，例如 /event set late_entry 2，或 none
no-value-seeds = 请从强到弱写种子选手，例如 /event set seeds 张三, 李四，或 none
no-value-seeds_enter = 请写种子从淘汰赛第几轮起参赛，例如 /event set seeds_enter 2
no-value-required = 请写没签到是否出局：/event set required yes 或 no
no-file = 请把名单作为文件一起发来（CSV 或 XLSX）：附在 /event import #e{ $event } 上。第一行是表头，其中一列叫“姓名”。
no-sheet-kind = 这不是 CSV 也不是 XLSX。请另存为其中一种再发。
no-sheet-large = 名单太大了：最多 2000 行、60 列、1 MB。
no-sheet-broken = 读不了这个文件。请另存为 CSV（UTF-8）或 XLSX。
no-sheet-empty = 名单是空的：第一行是表头，下面才是选手。
no-sheet-gone = 取不到这个文件，请再发一次。
no-sheet-many = 连同已报名的，最多 { $most } 个。请缩短名单。
no-owner = 不公开的内容只有 #e{ $event } 的组织者能看，需要的话请问组织者。
