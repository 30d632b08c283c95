## 牌桌
table = #{ $table } { $game }
computer = 电脑{ $number }（{ $level } 级）
program = { $program }{ $number }
on = 是
off = 否
nobody = （空位）
pair = { $first }、{ $second }
option = { $option }：{ $value }
clock = 时限：{ $move ->
    [0] {""}
    [86400] 每步 1 天，
   *[other] 每步 { $move } 秒，
}{ $game ->
    [0] {""}
   *[other] 每方 { $game } 分钟，
}{ $late ->
    [loses] 超时判负
    [warns] 超时警告，满三次判负
   *[computer] 超时由电脑代走
}
best-of = { $games ->
    [3] 三局两胜
    [5] 五局三胜
    [7] 七局四胜
   *[other] { $games } 局定胜负
}
target = 先到 { $points } 分者胜
minutes = 总共 { $minutes } 分钟，打完当时这一局，领先的一方胜
side = { $side }. { $who }
invited = { $who }，请你来下一盘：按“加入”。
join-how = 按“加入”或发送 /join 入座{ $alone ->
    [yes] ；一个人也可以按“电脑”立即开局。
   *[no] 。
}
started = 开始了：{ $who }
cancelled = 已中止。
settled = 本桌不再进行：赛事已另行处理。请看 /event standings #e{ $event }。
dealt = 第 { $number } 局已发牌。种子承诺（SHA-256）：{ $commitment }
moved = { $who }：{ $zh }
as-written = { $zh }
turn = 轮到 { $who }
paused = 计时已暂停，发送 /resume 继续。
offered-draw = { $who } 提议和棋。
asked-back = { $who } 请求悔棋，退回 { $plies } 步。
asked-pause = { $who } 请求暂停，对方也发送 /pause 就暂停。
warnings = { $who }：警告 { $count } 次
your-turn = 轮到你了：按按钮、选牌，或直接发送。
your-hand = 你的手牌
pick-prompt = 选牌
won = { $who } 胜：{ $why }
drawn = 和棋：{ $why }
no-result = 这一局不算：{ $why }
score = { $who }：{ $score }
match-won = 全场胜者：{ $who }
revealed = 种子：{ $seed }。发送“/verify 种子”可核对发牌。
mine = { $table }：{ $state ->
    [called] 在等你，请发送 /join #{ $number }
    [yours] 轮到你
    [open] 等人入座
    [paused] 暂停中
   *[other] 等对方
}
remind = { $who }，还剩 { $seconds } 秒。
warned = { $who } 超时，警告第 { $count } 次；满三次判负。
absent = { $who } 连续两次超时，由电脑代走；走一步就能回来。
left = { $who } 离开了，由电脑代走；走一步就能回来。
closed = { $who }，我没法私信你。按“看牌”就能看到你的牌；想收私信，请先打开与我的私聊。
closed-answer = { $who }，这个回答只能给你一个人看，但我没法私信你。请先打开与我的私聊，再问一次。
hint = 提示：{ $zh }
resign-sure = 确定要在 #{ $table } 认输吗？
word-kept = 记下了，你的字会混进发牌里。
record = #{ $table } 的对局记录
why-resigned = 对方认输
why-time_out = 对方超时
why-time_out_drawn = 一方超时，但另一方已无子可胜
why-agreed = 双方同意和棋
why-warnings = 对方警告满三次
why-late = 对方迟到
why-ruled = 裁判裁定
why-made_void = 裁判判定本局作废

## 按钮
button-join = 加入
button-leave = 退出
button-computer = 电脑
button-start = 开始
button-accept = 同意
button-decline = 拒绝
button-hand = 看牌
button-hint = 提示
button-type = 输入着法
button-draw = 提和
button-back = 悔棋
button-resign = 认输
button-resign-sure = 确定认输
button-play = 出牌
button-record = 棋谱
button-again = 再来一局

## 前台
help-head = 我会这些（中文、英文都可以）：
help-line = { $names }：{ $what }
help-arg = · { $name }（{ $must ->
    [yes] 必填
   *[no] 可省
}）：{ $what }
help-foot = 试试：/new xiangqi 电脑，然后直接发送“炮二平五”。看某个命令的写法：/help new；办比赛：/help event、/help referee
welcome = 你好！现在我可以私信你了，手牌会发到这里。
game-line = { $game }（{ $name }）：{ $seats } 人
games-foot = 开一桌：/new 游戏名，如 /new 象棋
rules-typed = 这样写：{ $how }
rule-line = { $option }（{ $name }）：默认 { $usual }
rule-choice = · { $name }={ $choice }：{ $meaning }
settings-head = 本群设置（管理员可改，如 /settings start moderators）：
setting = { $name } = { $value }（可选：{ $choices }）
setting-set = 已设置：{ $name } = { $value }
language-set = 好的，以后用简体中文回答你。
verified = 这个种子的承诺（SHA-256）是 { $commitment }；与发牌前公布的一致，牌就没有被动过。

## 命令
command-new = 开一桌
command-join = 入座
command-leave = 离开一桌
command-computer = 空位由电脑补上并开始
command-start = 人齐后开始
command-move = 走一步或出牌（也可以直接发送）
command-board = 看棋盘或牌桌
command-hand = 看自己的手牌
command-hint = 请电脑支一招
command-resign = 认输
command-draw = 提议和棋
command-undo = 请求悔棋
command-accept = 同意对方的提议
command-decline = 拒绝对方的提议
command-pause = 暂停计时（双方同意或管理员）
command-resume = 继续计时
command-cancel = 中止一桌（开桌人或管理员）
command-tables = 我的牌桌
command-here = 本群的牌桌
command-record = 下载对局记录
command-games = 有哪些游戏
command-rules = 游戏规则和选项
command-help = 怎么用
command-language = 选择我用什么语言回答你
command-settings = 本群设置
command-word = 发牌前加一个自己的字
command-verify = 核对发牌种子
arg-game = 哪个游戏，如 xiangqi 或 象棋
arg-opponent = 对手，或“电脑”
arg-clock = 时限，如 60（每步 60 秒）、0+30m（每方 30 分钟）
arg-options = 规则，如 rule=renju best_of=3
arg-table = 桌号，如 #12
arg-level = 电脑的级别 1 到 3，或装好的程序
arg-move = 着法，如 炮二平五、H8、34567
arg-format = 文件格式
arg-command = 命令名
arg-language = zh-Hans、zh-Hant 或 en
arg-name = 设置项
arg-value = 新的值
arg-text = 文字
arg-seed = 64 位十六进制种子

## 拒绝
no-luck = 出了点问题，这一条没有处理，什么也没有变。请再试一次；还不行就告诉管理员。
no-anonymous = 匿名管理员不能下棋：请用自己的身份发言。
no-command = 没有“{ $text }”这个命令。发送 /help 看有哪些。
no-command-near = 没有“{ $text }”这个命令。是不是 { $near }？发送 /help 看有哪些。
no-understand = 没看懂“{ $text }”。发送 /help 看我会什么，或 /new 游戏名 开一桌。
no-missing = 还缺“{ $what }”。发送 /help { $command } 看写法。
no-too-much = 不知道“{ $text }”是什么意思。发送 /help { $command } 看写法。
no-in-group = 这个命令要在群里用：/{ $command }
no-moderators-only = 只有管理员可以这样做，请找管理员。
no-table = 没有 #{ $table } 这一桌。发送 /tables 看你的对局。
no-table-here = 这里还没有牌桌。用 /new 游戏名 开一桌。
no-which-table = 是哪一桌？写上桌号（{ $tables }），或回复那一桌的棋盘。
no-which-turn = 是哪一桌？{ $tables } 都轮到你：前面写上桌号，如“{ $example }”，或回复那一桌的棋盘。
no-tables-yours = 你现在没有对局。用 /new 游戏名 开一桌。
no-preset = 没有叫“{ $name }”的赛制模板或游戏。/event presets 列出全部模板，/games 列出游戏；例如 /event new 小组加淘汰。
no-game = 没有“{ $name }”这个游戏。可以选：{ $games }
no-option = 没有“{ $name }”这一项。可以写：{ $names }
no-option-form = “{ $text }”要写成 名称=值，如 best_of=3。可以写：{ $names }
no-number = “{ $name }”要写 1 到 { $most } 的整数。
no-position-over = 这个局面里棋局已经结束。请换一个还有着可走的局面，或去掉 position= 从开局下起。
no-best-of-odd = best_of 要写奇数，如 3 或 5。
no-clock = 看不懂时限“{ $text }”。写 60（每步 60 秒）、0+30m（每方 30 分钟）或 20+30m（两样都限），末尾加 w 为超时警告、c 为电脑代走；或用 { $presets }
no-level = 电脑没有“{ $level }”级，写 1、2 或 3。
no-program = 这里没有 { $program }，或者它不会下这种棋。可用的程序：{ $programs }。也可以写 /computer 3。
no-opponent = 不知道“{ $name }”是谁。请从名单里选，或让对方按“加入”；写“电脑”就是和电脑下。
no-yourself = 不能邀请自己：请选别人，或写“电脑”。
no-start-moderators = 本群只有管理员可以开桌。请管理员开，或请他发送 /settings start all。
no-too-many-yours = 你同时最多坐 { $most } 桌，先下完或 /leave 一桌。
no-too-many-here = 这里同时最多 { $most } 桌，请等一桌结束。
no-begun = #{ $table } 已经开始或结束了。用 /new 另开一桌。
no-seated = 你已经坐在 #{ $table } 了：等人入座{ $computer ->
    [yes] ，或按“电脑”补位。
   *[no] 。
}
no-full = #{ $table } 没有你的空位。用 /new 另开一桌。
no-not-seated = 你不在 { $table } 的座位上。发送 /tables 看你的对局。
no-not-started = #{ $table } 还没开始：等人入座{ $computer ->
    [yes] ，或按“电脑”补位。
   *[no] 。
}
no-over = #{ $table } 已经结束。用 /new 再开一桌。
no-paused = #{ $table } 暂停中，发送 /resume 继续。
no-not-paused = #{ $table } 没有暂停，可以接着下。
no-free-seats = #{ $table } 还有 { $free } 个空位：等人按“加入”{ $computer ->
    [yes] ，或按“电脑”补位。
   *[no] 。
}
no-leave-resign = 下到一半不能直接离开 #{ $table }：认输用 /resign，提和用 /draw。
no-cancel-rights = 只有开桌的人或管理员可以中止 #{ $table }。自己不想下了，用 /leave 或 /resign。
no-cancel-event = #{ $table } 是比赛的一桌，只有管理员可以中止。想认输用 /resign。
no-word = 写 1 到 { $most } 个字，如 /word 好运。
no-no-chance = #{ $table } 的游戏不靠运气，不用加字；直接等人入座即可。
last-slip = 这一轮已经写错 { $count } 次：这一轮里再写错不再回答，写对的照样算数。
no-turn = 还没轮到你，在等 { $who }。
no-stale = 这个按钮旧了，局面已经变了。请用最新的那条消息。
no-forged = 这个按钮无效。发送 /board 取一条新的。
no-elsewhere = #{ $table } 不在这个群里，请到它所在的群里操作。
no-pick-some = 先选牌，再按“出牌”；也可以直接发送，如 34567。
no-type = 直接发送着法即可，如 炮二平五、H8、34567；或回复棋盘消息。
no-two-only = 两个人的对局才能这样。多人牌局里可以 /leave，由电脑代打。
no-draw-computer = 电脑不接受和棋，请继续下；想结束用 /resign。
no-draw-turn = 走完自己这一步再提和（规则：提和须在己方走子之后）。
no-draw-again = 刚被拒绝过，再过 { $plies } 步或对方提和后才能再提。
no-offer-stands = 已有一个提议在等回答：/accept 同意、/decline 拒绝，或继续走。
no-no-offer = 现在没有要你回答的提议。提和用 /draw，悔棋用 /undo。
no-back-off = 落子无悔：这一桌不许悔棋。下次开桌时写 takebacks=on 就可以悔。
no-back-nothing = 你还没有走过，没有棋可悔，请先走一步。
no-hint-in-event = 比赛中没有提示，这一步请自己想。
no-computer-in-event = 比赛桌不能用电脑：请等对手到，或等迟到判负。
no-record-format = 格式写 pgn 或 json，如 /record json。
no-language = 可以选 { $languages }，如 /language zh-Hans
no-setting = 没有“{ $name }”这一项设置。可以写：{ $names }
no-setting-value = “{ $name }”可以是：{ $choices }
no-seed = 种子是 64 位十六进制数字，在一局结束时公布。
no-place = 找不到那个群了。请在现在的群里用 /new 另开一桌。
no-event = 没有 { $event } 这项比赛。编号写在比赛消息开头，如 #e3。

## 赛事
event = #e{ $event } { $name }（{ $game }）
cup-name = { $game }杯
event-open = 报名中，已有 { $count } 人。按“报名”参加；组织者按“抽签”开始。
event-closed = 报名截止，共 { $count } 人。组织者按“抽签”开始。
event-commitment = 抽签种子承诺（SHA-256）：{ $commitment }
late = 迟到 { $minutes } 分钟判负
and-more = ……还有 { $count } 人
drawn-lots = 抽签完成，共 { $count } 人。
round = { $of }{ $zh }
pair-bye = { $number }. { $first } 轮空
pair-waits = { $number }. { $names }（{ $tables }）
pair-later = { $number }. { $names }（双方有空时开台）
pair-reported = { $number }. { $names } { $score ->
    [hushed] 已报
   *[other] { $score }
}，待确认
pair-done = { $number }. { $names } { $score }{ $how ->
    [forfeit] （弃权）
    [ruling] （裁定）
    [lot] （抽签）
   *[other] {""}
}
champion = 🏆 冠军：{ $who }
no-champion = 没有冠军：最后的人都弃权了。
place = 第 { $rank } 名：{ $who }
event-revealed = 抽签种子：{ $seed }
reported = { $who }：{ $by } { $score ->
    [hushed] 已报 { $names } 的各副成绩，分数已私信给你们
   *[other] 报 { $names } 为 { $score }（按此先后）
}。请按“确认成绩”，不对就按“有异议”{ $minutes ->
    [0] 。
   *[other] ；{ $minutes } 分钟无人回应即算数。
}
entered = 已报名：{ $event }
withdrawn = 已退出：{ $event }
called = 请都按“我到了”，到齐就开始；迟到判负。
column-lot = 签
column-name = 姓名
button-enter = 报名
button-withdraw = 退赛
button-draw-lots = 抽签
button-confirm = 确认成绩
button-here = 我到了
command-event-new = 建一项比赛，如 /event new xiangqi
command-event-join = 报名
command-event-leave = 退赛
command-event-set = 查看或更改报名设置，例如 closes 2026-12-05 20:00
command-event-checkin = 开赛前签到
command-event-entry = 处理一个报名：同意、不同意、已缴费、到场、移除
command-event-swap = 换一个人参赛
command-event-import = 把一起发来的 CSV 或 XLSX 名单录入
command-event-export = 把报名名单导出成文件，只给组织者
command-event-award = 颁发自定的奖项，例如 /event award 小明 进步奖
command-event-lucky = 抽幸运奖，可复核，例如 /event lucky 3
command-event-honours = 前几名发证书、印章文字和落款
command-judge = 裁判在桌上的处理，例如 /judge pause 停电；只写 /judge 看这桌的情况
command-appeal = 停表并叫裁判长，例如 /appeal 对方动了我的子
command-referee-official = 任命裁判，例如 /referee official @小明 裁判长
command-event-certificates = 证书：自己的；组织者得到全部
command-event-results = 成绩文件：xlsx、csv、json、trf，或 ics 日历
arg-count = 人数
arg-places = 前几名
arg-seal = 印章上的字
arg-decision = 暂停、继续、警告、时间、退回、判胜、判和、重下、换人、罚分
arg-details = 对谁、多少、为什么，例如 小明 +5分 停电
arg-reason = 理由
arg-person = 谁
arg-role = 裁判长、裁判，或 无
arg-signed = 落款
arg-partner = 搭档，或替补的人
arg-team = 搭档或队伍的名称
arg-setting = 哪个项目：zone、opens、closes、starts、fields、most……
arg-action = approve、decline、paid、unpaid、here 或 remove
arg-entrant = 报名的名字或序号，或 all
arg-file = 名单：CSV 或 XLSX，第一行是表头
command-event-entrants = 看名单
command-event-close = 截止报名
command-event-draw = 抽签并开始第一轮
command-event-bracket = 看对阵图
command-event-standings = 看名次
command-event-report = 报自己这一场的比分，如 2:1
command-event-confirm = 确认对方报的成绩
command-referee-rule = 组织者裁定胜者
command-event-cancel = 取消比赛
arg-preset = 模板或游戏，/event presets 列出模板
arg-title = 比赛或奖项的名称
arg-event = 比赛编号，如 #e3
arg-score = 自己在前的比分，如 2:1；或每人一个数，如 24 -8 -16
arg-winner = 胜者的名字
arg-why = 理由
no-organiser-only = 只有组织者或管理员可以这样做，请找他们。
no-organise-moderators = 本群只有管理员可以办比赛。请管理员办，或请他发送 /settings organise all。
no-too-many-events = 这里同时最多 { $most } 项比赛，请等一项结束。
no-cup-two = 杯赛要用两个人对局的游戏，如 xiangqi、gomoku。
no-event-name = 比赛名最多 { $most } 个字。
no-too-few = 只有 { $count } 人报名，至少要 { $least } 人才能抽签。
no-event-open = #e{ $event } 还没抽签，要等组织者发送 /event draw。
no-event-closed = #e{ $event } 已截止报名，请等下一次比赛。
no-event-playing = #e{ $event } 已经开赛了，对阵看 /event bracket。
no-event-over = #e{ $event } 已经结束，名次看 /event standings #e{ $event }。
no-event-cancelled = #e{ $event } 已经取消。用 /event new 另办一场。
no-entered = 你已经报了 #e{ $event }，等抽签就行。
no-not-entered = 你没有报 #e{ $event }。用 /event join 报名。
no-event-full = 最多 { $most } 人报名，已经满了，请等有人退赛。
no-no-pairing = #e{ $event } 里现在没有这一场要下，对阵看 /event bracket。
no-score-or-draw = 比分写成“自己:对方”，如 1:0，和棋写 0.5:0.5，局数不超过 { $most }。
no-score = 比分写成“自己:对方”，如 1:0 或 2:1，局数不超过 { $most }，并且要分出胜负。
no-no-report = #e{ $event } 没有等你确认的比分。用 /event report 2:1 报分。
no-own-report = 自己报的比分要由对方或组织者确认。
no-not-your-pairing = 这一场不是你的，你的对阵看 /event bracket。
no-entrant = 没有“{ $name }”这位选手。可以写：{ $names }
no-entrant-unclear = 这可能是不止一位的名字：{ $names }。请改写编号，如 { $number }，再写理由。
no-entrant-number = “{ $name }”既是第 { $name } 号（{ $first }），又是第 { $number } 号的名字。指名字请写 @{ $name } 或 { $number }；指另一位请写“{ $first }”。
no-not-drawn = #e{ $event } 还没抽签，要等组织者发送 /event draw。
no-event-here = 这里没有进行中的比赛。办一场用 /event new xiangqi；看已结束的请写编号，如 /event standings #e3。
no-which-event = 是哪个赛事？写上编号（{ $events }）
pair-disputed = { $number }. { $names } { $score ->
    [hushed] 已报
   *[other] { $score }
}，有争议
stage-line = { $name }：{ $format }
format = { $format ->
    [knockout] 淘汰赛
    [round_robin] 循环赛
    [swiss] 积分编排
    [tables] 分桌赛
    [movement] 复式赛
    [arena] 擂台赛
   *[other] { $format }
}
every = { $minutes ->
    [0] 每轮由组织者开始
   *[other] 每 { $minutes } 分钟一轮
}
division = { $name }
pairing = 第 { $round } 轮：{ $names }（#{ $table }）
confirmed = { $names }：{ $score ->
    [hushed] 所报的成绩
   *[other] { $score }
}，到时无人反对，算数。下一轮开始前还可以用 /event object 提出异议。
disputed = { $names } 报的不一样{ $claims ->
    [hushed] {""}
   *[other] ：{ $claims }
}。#{ $table } 暂停，请组织者裁定：按按钮，或用 /referee correct #{ $table }、/referee rule。
objected = { $who } 对 { $names } 的成绩有异议{ $score ->
    [hushed] {""}
   *[other] ：{ $score }
}。#{ $table } 暂停，请组织者裁定：按按钮，或用 /referee correct #{ $table }、/referee rule。
unclaimed = { $by } 收回了为 { $names } 报的成绩。请继续，或用 /event report 重报。
boards-told = { $names }（按此先后）各副：{ $score }
accept-score = { $score } 对
undoes = 这会推翻已经下过的 { $count } 场：
cascade-how = 现在什么也没有变。按下按钮就更正成绩并重下这些场次。
voids = 重赛会作废已经编排的 { $count } 场，重赛结束后重新开始：
replay-how = 现在什么也没有变。按下按钮就重赛。
corrected = 成绩已更正{ $count ->
    [0] 。
   *[other] ，{ $count } 场重下。
}
voided = { $names } 重赛，原成绩作废{ $count ->
    [0] 。
   *[other] ，由此排出的 { $count } 场取消。
}
moved-place = { $who }：第 { $before } 名 → 第 { $after } 名
no-place-moved = 名次没有变化。
pairings-kept = 已经编排的轮次不变，下一轮按更正后的积分编排。
expelled = { $who } 被除名：{ $why }
button-object = 有异议
button-cascade = 更正并重下
button-replay = 仍要重赛
command-event-object = 对报上来的成绩提出异议
command-referee-correct = 更正一桌的比分
command-referee-replay = 让一桌重赛
command-referee-expel = 取消一位选手的资格
command-event-next = 现在就开始下一轮
no-scores = 按 { $names } 的先后每人写一个数（共 { $count } 个），如 24 -8 -16；也可以写名字加数。
no-boards-score = 每一副都写上分数，按 { $names } 的先后{ $seats ->
    [2] ，也可以只写 { $first } 的得分
   *[other] {""}
}：{ $example }{ $written ->
    [none] 。
   *[other] 。也可以写定约、墩数和庄家：{ $written }
}
no-event-table = 这项比赛没有 #{ $table } 这一桌。有的是：{ $tables }
no-event-table-again = #{ $table } 已经作废，重赛在 #{ $again }。请写 #{ $again }。
no-event-setting = “{ $at }”：{ $why }
no-event-option = 这项比赛用不上“{ $name }”，写了也不起作用。请写如 late=10；可以写：{ $names }。报名方面的 starts、most 等也可以写，见 /event set。
no-option-needs = “{ $name }”要同 { $needs } 一起写才起作用：请一起写上，或去掉 { $name }。
no-option-twice = “{ $name }”写了两次：请只写一次，如 { $example }。
no-in-dispute = #e{ $event } 的这个成绩有争议，请等组织者裁定。
no-nothing-to-object = 你在 #e{ $event } 没有还能提异议的成绩；组织者可以用 /referee correct 更正。
no-stale-correction = #e{ $event } 之后又有变化，请重新发送更正。
no-gone = { $who } 已经离开比赛，名次看 /event standings。
no-round-runs = #e{ $event } 这一轮还没下完，对阵看 /event bracket。
away = { $who } 离开了。{ $minutes } 分钟内走一步或发送 /join 就算回来，过时判负。
soon-late = { $who }：#{ $table } 在等你，{ $minutes } 分钟后判负，请按“我到了”。
no-results-yet = 这些桌还没有成绩。请继续，或用 /event report 报分。
stuck = 第 { $round } 轮无法编排：剩下的人都已相遇。请组织者选择：可以到此结束、允许尽量少的重复对局，或用 /referee pair 按两人一组写出名单。
button-stuck-finish = 到此结束
button-stuck-rematch = 允许重复
command-referee-pair = 手工编排一轮
arg-names = 两人一组的名单
no-not-stuck = #e{ $event } 自己编排，现在不用手工配对。
no-pair = 这一轮每人写一次，两人一组（最多剩一人轮空），名字里有空格的加引号：{ $names }
no-pair-unclear = 这样写有两种读法，名字里有空格的请加引号：{ $names }
no-no-computer = #{ $table } 不能请电脑：这一桌是在别处下的。请等人入座，或邀请他们。
no-no-hint = #{ $table } 不在这里下，我没有着法可以提示。下完后报出结果即可，写法见 /help move。
board-done = 第 { $board } 副打完了，各桌都打完后公布成绩。
pair-played = { $number }. { $names }：已打完
no-hushed = 别的桌还在打 #{ $table } 的牌，本轮结束后才能看；桌上的人请按“看牌”。
no-word-boards = #{ $table } 与别的桌打同样的牌，不能加字；等人到齐即可。
time-up = 比赛时间到：这一局打完就结束；若仍打平，再打一局定胜负。
preset-line = { $name }（{ $code }）：{ $what }
presets-foot = 一句话就能办：/event new 公司工会赛；定好日期：/event new 公司工会赛 starts="2026-12-05 14:00"
command-event-presets = 列出赛制模板
preset-knockout = 象棋，每方 30 分钟，负者淘汰
preset-xiangqi_cup = 象棋，每方 30 分钟，负者淘汰
preset-xiangqi_fast = 三局两胜，每步 20 秒
preset-gomoku_cup = 三局两胜，每步 2 分钟
preset-renju_cup = 连珠规则，三局两胜
preset-union = 两盘慢棋，再下快棋到分出胜负；淘汰到三人后循环；九人以下分两组交叉
preset-campus_gomoku = 淘汰到三人后循环，三局两胜
preset-campus_xiangqi = 淘汰到三人后循环，一盘，每方 30 分钟
preset-campus_luzhanqi = 淘汰到三人后循环，一盘，每方 30 分钟
preset-nine_rounds = 积分编排九轮，胜 2 和 1 负 0；同分比和局少，再比犯规少
preset-groups = 小组循环 3/1/0，前两名进淘汰赛
preset-doudizhu_three = 三人一桌，底分 10，每桌第一晋级，直到剩三人
preset-mahjong = 四人一桌，每轮四局，每桌末位淘汰，满 32 人开赛
preset-mahjong_teams = 四队一组，每队取两人最好成绩，前一半晋级
preset-shengji = 双人淘汰，从 2 打过 10，或 90 分钟领先者胜
preset-guandan = 双人：先打一局，再打过 A，决赛加长
preset-bridge = 双人循环，各桌打同样的牌，按比赛分排名
preset-shuqi_teams = 团体淘汰两轮，队员得分相加，同名次比得失分
preset-duplicate = 斗地主：各桌打同样的牌，按分差表比较
stage-knockout = 淘汰赛
stage-league = 三人循环
stage-groups = 小组赛
stage-finals = 决赛阶段
stage-heats = 初赛
stage-rounds = 复赛
stage-final = 决赛
role = 你的身份：{ $role }。只有你看得到。
roles-dealt = { $count } 个身份已按抽签私下发出。抽签承诺（SHA-256）：{ $commitment }
command-roles = 抽签私下发身份
arg-words = 每人一个词
no-roles-rights = 只有开 #{ $table } 的人或管理员可以发身份，请找他们。
no-roles = 在座 { $count } 人每人写一个词，如：/roles 主公 忠臣 反贼 内奸
round-due = #e{ $event } 的下一轮 { $at } 开始。
arg-time = 下一轮何时开始，如 12-05 20:00 或 90m

command-follow = 两个群联办一场比赛：组织者取联办码，另一个群输入
arg-code = 另一个群的组织者给的联办码；不写就取自己比赛的联办码
follow-code = { $event }：请在另一个群（Discord 或 Telegram）里发送：/follow { $code }
    一个码只能让一个群加入，再加一个群请再发送 /follow。
following = “{ $group }”（{ $platform }）加入联办：那边的人也报名、参加这场比赛，这里的消息那边也看得到。
unfollowed = “{ $group }”（{ $platform }）不再显示这场比赛，在那边参赛的人可以在私聊里继续。
button-unfollow = 移出这个群
no-follow = 是哪场比赛？请组织者在比赛所在的群发送 /follow（有几场时写编号：/follow #e3）取联办码，再到这里发送，如 /follow e3-k7qm2xw4pa
no-follow-code = 联办码不对，或已经用过。请向组织者要一个新的，样子像 e3-k7qm2xw4pa。
no-follows = 这个群里已经有 #e{ $event } 了，报名请发送 /event join。
no-followers = #e{ $event } 已在另外 { $most } 个群里，不能再多。组织者可以按消息下的按钮移出一个。
no-unfollowed = 这个群已经移出 #e{ $event } 了。要再加入，请发送 /follow 取新的联办码。
for-third = 季军赛：{ $names }
no-table-size = { $game }最多 { $most } 人，坐不成 { $size } 人桌。请改用两两对阵的赛制，如 format=swiss，或换成多人游戏，如 doudizhu、mahjong_mcr。
