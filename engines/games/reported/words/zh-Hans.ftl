name = 赛果登记
aliases = 登记, 报分, 三国杀
titles = 三国杀
titled = { $title }（登记）
about = 自己的棋盘、自己的牌：这里排座、计时，并记下大家签字的成绩。
how-to-type = 按座位每人写一个数，如 24 -8 -8 -8；同意就写“签字”
button-record = 记录

column-seat = 座
column-name = 姓名
column-number = 成绩
photo = 照片 { $name }
to-sign = 报的是 { $numbers }，还差 { $count } 人签字：按“签字”，或发送你的数。
contradicts = 两种说法：{ $one } 和 { $other }。请商量一致，或请裁判。

option-players = 座位数
option-title = 玩什么
option-title- = 未写
option-form = 登记什么
option-form-points = 分数
option-form-winner = 胜负
option-form-ranks = 名次

why-signed = 全桌签字
why-unreadable = 看不懂“{ $text }”。按座位每人写一个数，如 { $example }；或写“签字”。
why-count = { $seats } 个座位每人写一个数，如 { $example }。
why-too_large = 每个数在 -99999 到 99999 之间，如 { $example }。
why-winners = 胜者写 1，其余写 0，如 { $example }；全写 1 是和局。
why-places = 名次要对得上：并列的同名次，后面空开，如 { $example }。
why-nothing = 还没有人报成绩，没有可签的。先报，如 { $example }。
