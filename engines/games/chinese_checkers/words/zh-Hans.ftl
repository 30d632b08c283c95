name = 跳棋
aliases = 中国跳棋, 六角跳棋, 波子棋
about = 走一格，或隔子连跳；先把棋子全部走进对面的角者胜。可二、三、四、六人玩。
how-to-type = 棋子所在的孔和终点，如 n4-m8

seat = 座位 { $seat }
colour-0 = 红●
colour-1 = 蓝■
colour-2 = 黑▲
colour-3 = 白◆
colour-4 = 棕✚
colour-5 = 绿★
write-step = { $start }-{ $end }
write-jump = { $start }跳{ $end }
no-move = 无棋可走

why-goal_full = 走满了对面的角
why-turn_limit = 步数用完，按进度定名次
why-repetition = 同一局面出现三次
why-no_moves = 谁都无棋可走，按进度定名次
why-unreadable = 看不懂这一步。请写棋子所在的孔和终点，例如 { $example }。
why-no_hole = 没有 { $hole } 这个孔：{ $row } 行只有 1 到 { $most }。可以走：{ $example }。
why-empty_hole = { $start } 没有棋子。可以走：{ $example }。
why-not_yours = { $start } 不是你的棋子。可以走：{ $example }。
why-same_hole = 不能走回起点 { $start }，那等于没走。可以走：{ $example }。
why-occupied = { $end } 已有棋子，请走到空孔。可以走：{ $example }。
why-no_way = { $start } 到不了 { $end }：或走到相邻的空孔，或沿直线隔一子跳到紧接着的空孔并可连跳，两种不能混用。可以走：{ $example }。
why-last_move_must_jump = { $start } 到 { $end } 是平走入满；本局最后一步必须隔子跳入。可以走：{ $example }。
why-foreign_corner = { $end } 在既非自己营地、也非目标的角里，或要经过这样的角，本局规则不允许。可以走：{ $example }。
why-leaves_goal = { $start } 的棋子已进目标角，本局不许再走出到 { $end }。可以走：{ $example }。
why-bad_table = { $players } 人坐不匀：跳棋可以 2、3、4、6 人玩，例如 seats=4。
why-fifteen_for_two = 每人十五子只用于 2 人；{ $players } 人玩请用十子（pieces15=否）。

option-players = 人数
option-pieces15 = 每人十五子（两人）
option-long_jump = 等距跳：隔着正中一子、其余皆空也可跳
option-last_move_jump = 最后一步必须隔子跳入
option-anti_block = 对方从未出营的棋子不妨碍占满其营地
option-foreign_corner = 既非自己营地、也非目标的角
option-foreign_corner-pass_and_stop = 可以通过和停留
option-foreign_corner-pass_only = 只能通过
option-foreign_corner-forbidden = 不得进入
option-leave_goal = 进了目标角还可以走出来
option-play_on = 三人以上继续争其余名次
option-auto_draw = 两人时同一局面出现三次判和
option-turn_limit = 每人步数上限（0 为不限）

remark-placed = { $who } 已走满，第 { $place } 名！
remark-skipped = { $who } 无棋可走，跳过一次。
skipped = { $colour }方无棋可走，跳过。
placed = { $colour }方：第 { $place } 名。
over-won = { $colour }方胜：{ $why }。
over-drawn = 和棋：{ $why }。
stop = 。
alt-turn = 轮到{ $colour }方走。
alt-last = 上一步：{ $colour }方 { $move }。
alt-last-way = 上一步：{ $colour }方 { $move }（经过：{ $way }）。
alt-camp = { $colour }方，从 { $home } 角到 { $goal } 角，已进 { $there } 子：{ $holes }。
alt-holes = 行从 a（一个尖）到 q（对面的尖），各有 1 2 3 4 13 12 11 10 9 10 11 12 13 4 3 2 1 个孔，以 a 在上，从左数起。
piece-on = { $hole } { $colour }
