name = 国际跳棋
aliases = 百格跳棋, 国跳
about = 白先黑后，百格棋盘；有吃必吃，必须吃最多，兵也能向后吃；吃光或困住对方为胜。
how-to-type = 格子的号码，如 32-28，吃子 26x37

man = 兵
king = 王
white = 白方
black = 黑方
crowned = 到底线，升为王！
claim = 判和
no-move = 无着可走
write = { $move }

how-man = 兵每步斜进一格，吃子时向前向后隔子跳一格
how-king = 王沿斜线走，远近不限

why-no_pieces = 对方的棋子已被吃光
why-stalemate_loss = 对方无着可走
why-repetition = 同一局面出现三次
why-move_limit = 双方各走了 25 步，只动王、没有吃子
why-sixteen_moves = 单王对三子，双方各走了 16 步
why-five_moves = 单王对一子或两子，双方各走了 5 步
why-unreadable = 看不懂这个着法。可以这样写：{ $example }。
why-no_square = 棋盘上没有 { $square } 这一格：黑格编号从 1 到 50（坐标从 a1 到 j10）。可以走：{ $example }。
why-ambiguous = 有几种吃法都符合：{ $candidates }。请把落脚的格子写全，例如 { $example }。
why-no_way = 不能这样连跳：每一跳隔一个对方的子，落在空格上；同一个子不能跳两次，被吃的子走完才拿掉。可以走：{ $example }。
why-empty_square = { $start } 上没有棋子，走不到 { $end }。可以走：{ $example }。
why-not_yours = { $start } 上的{ $piece }是对方的。可以走：{ $example }。
why-must_take = 有吃必吃：现在必须吃 { $most } 个子，{ $start } 到 { $end } 没有吃。例如：{ $example }。
why-must_take_most = 必须吃最多：这样只吃 { $taken } 个，而能吃 { $most } 个。例如：{ $example }。
why-occupied = { $end } 上已有棋子，{ $start } 的{ $piece }不能去。可以走：{ $example }。
why-man_back = 兵不能后退（吃子时才可向后），{ $start } 到不了 { $end }。可以走：{ $example }。
why-blocked_way = 中间有子挡路，{ $start } 的王到不了 { $end }。可以走：{ $example }。
why-not_its_move = { $how }，不能从 { $start } 到 { $end }。可以走：{ $example }。
why-no_claim = 现在不能判和。请走一步，例如：{ $example }。

option-auto_draw = 规则规定的和棋自动生效（否则由轮到的一方提出“判和”）
option-algebraic = 格子用坐标 a1 到 j10 表示（数字仍可输入）

over-won = { $side }胜：{ $why }。
over-drawn = 和棋：{ $why }。
stop = 。
alt-turn = 轮到{ $side }走。
alt-must-take = { $side }必须吃子（{ $most } 个）。
alt-last = 上一步：{ $move }。
alt-last-taken = 上一步：{ $move }，吃掉 { $taken }。
alt-men = { $side }兵 { $count } 个：{ $squares }。
alt-kings = { $side }王 { $count } 个：{ $squares }。
alt-squares = 黑格编号 1 到 50，从黑方底线左上起，逐行向白方数。
alt-squares-algebraic = 格子用字母 a 到 j（白方左边起）和数字 1 到 10（白方底线起）表示。
piece-on = { $square } { $side }{ $piece }
between = 、
