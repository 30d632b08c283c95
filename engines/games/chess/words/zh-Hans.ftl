name = 国际象棋
aliases = 西洋棋, 国象
about = 白先黑后，将死对方的王为胜。
how-to-type = 马f3、Nf3、O-O，或写起点终点 e2e4

name-p = 兵
name-n = 马
name-b = 象
name-r = 车
name-q = 后
name-k = 王

letter-P = 兵
letter-N = 马
letter-B = 象
letter-R = 车
letter-Q = 后
letter-K = 王

white = 白方
black = 黑方
check = 将军！
false-claim = 和棋的要求不成立，记警告一次，对局继续。
no-move = 无着可走
no-piece = 空格

write-step = { $piece }{ $rest }{ $mark }
write-promotion = { $piece }{ $rest }={ $promoted }{ $mark }
write-short = 短易位{ $mark }
write-long = 长易位{ $mark }
write-squares = { $move }
claim-threefold = 三次重复
claim-fifty = 五十回合
claim-announced = { $claim } { $move }

how-p = 兵直进一格，第一步可进两格，斜进一格吃子
how-n = 马走日字，可以越子
how-b = 象斜走，远近不限
how-r = 车走直线，远近不限
how-q = 后横、直、斜走，远近不限
how-k = 王每步走一格，横、直、斜均可，或者王车易位

why-checkmate = 将死
why-stalemate = 逼和（无子可动）
why-insufficient = 双方都无法将死对方
why-threefold = 同一局面出现三次
why-fivefold = 同一局面出现五次
why-fifty = 五十回合内没有吃子，也没有动兵
why-seventy_five = 七十五回合内没有吃子，也没有动兵
why-unreadable = 看不懂这个着法。可以这样写：{ $example }，或者 e2e4。
why-ambiguous = 有几种走法都符合：{ $candidates }。请写清楚是哪一种，例如 { $example }，或用坐标。
why-promotion = 兵升变成什么？{ $candidates }。可以这样写：{ $example }。
why-no_such_piece = 你没有能走到那里的{ $piece }。可以走：{ $example }。
why-empty_square = { $start } 上没有棋子，走不到 { $end }。可以走：{ $example }。
why-not_yours = { $start } 上的{ $piece }是对方的。可以走：{ $example }。
why-own_there = { $end } 上已有自己的棋子，{ $piece }不能去。可以走：{ $example }。
why-blocked_way = 中间有子挡路，{ $start } 的{ $piece }到不了 { $end }。可以走：{ $example }。
why-not_its_move = { $how }，不能从 { $start } 到 { $end }。可以走：{ $example }。
why-pawn_back = 兵不能后退。可以走：{ $example }。
why-pawn_blocked = { $start } 的兵被挡住了：兵直进只能走到空格。可以走：{ $example }。
why-pawn_two = 兵只有第一步可以进两格，{ $start } 的兵已经走过了。可以走：{ $example }。
why-nothing_to_take = 兵吃子才斜进，{ $end } 没有子可吃；吃过路兵只能在紧接着的一步。可以走：{ $example }。
why-not_last_rank = 只有走到底线的兵才升变，从 { $start } 到 { $end } 不是升变。可以走：{ $example }。
why-bad_promotion = 兵走到底线须升变为后、车、象或马。可以走：{ $example }。
why-leaves_check = 从 { $start } 走到 { $end }，自己的王会被将军。可以走：{ $example }。
why-still_check = 王正被将军，从 { $start } 走到 { $end } 不能应将。可以走：{ $example }。
why-castling_lost = 不能向那一边易位：王或车已经走过，或者不在原位。可以走：{ $example }。
why-castling_blocked = 王和车之间有子，不能易位。可以走：{ $example }。
why-castling_in_check = 王正被将军，不能易位。可以走：{ $example }。
why-castling_attacked = 王经过或到达的格子受到攻击，不能易位。可以走：{ $example }。
why-no_claim = 这里不必提出：到了条件自动判和。请走一步，例如：{ $example }。

option-threefold = 同一局面出现三次
option-threefold-auto = 自动判和
option-threefold-claim = 由轮走方提出作和
option-fifty = 五十回合内没有吃子和动兵
option-fifty-auto = 自动判和
option-fifty-claim = 由轮走方提出作和
option-auto_queen = 升变时不写棋子就升后
option-chess960 = 菲舍尔任意制（Chess960，抽签摆子）

over-won = { $side }胜：{ $why }。
over-drawn = 和棋：{ $why }。
stop = 。
alt-turn = 轮到{ $side }走。
alt-check = { $side }正被将军。
alt-last = 上一步：{ $move }，从 { $start } 到 { $end }。
alt-men = { $side }：{ $men }。
alt-taken = 已吃掉的{ $side }棋子：{ $men }。
alt-squares = 格子用字母 a 到 h（白方左边起）和数字 1 到 8（白方底线起）表示。
between = 、
promote = 升变为{ $piece }
whose = { $side }{ $piece }
