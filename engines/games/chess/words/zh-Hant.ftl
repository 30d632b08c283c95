name = 西洋棋
aliases = 國際象棋, 國際棋
about = 白先黑後，將死對方的王為勝。
how-to-type = 馬f3、Nf3、O-O，或寫起點終點 e2e4

name-p = 兵
name-n = 馬
name-b = 象
name-r = 車
name-q = 后
name-k = 王

letter-P = 兵
letter-N = 馬
letter-B = 象
letter-R = 車
letter-Q = 后
letter-K = 王

white = 白方
black = 黑方
check = 將軍！
false-claim = 和棋的要求不成立，記警告一次，對局繼續。
no-move = 無步可走
no-piece = 空格

write-step = { $piece }{ $rest }{ $mark }
write-promotion = { $piece }{ $rest }={ $promoted }{ $mark }
write-short = 短易位{ $mark }
write-long = 長易位{ $mark }
write-squares = { $move }
claim-threefold = 三次重複
claim-fifty = 五十回合
claim-announced = { $claim } { $move }

how-p = 兵直進一格，第一步可進兩格，斜進一格吃子
how-n = 馬走日字，可以越子
how-b = 象斜走，遠近不限
how-r = 車走直線，遠近不限
how-q = 后橫、直、斜走，遠近不限
how-k = 王每步走一格，橫、直、斜均可，或者王車易位

why-checkmate = 將死
why-stalemate = 逼和（無子可動）
why-insufficient = 雙方都無法將死對方
why-threefold = 同一局面出現三次
why-fivefold = 同一局面出現五次
why-fifty = 五十回合內沒有吃子，也沒有動兵
why-seventy_five = 七十五回合內沒有吃子，也沒有動兵
why-unreadable = 看不懂這一步。可以這樣寫：{ $example }，或者 e2e4。
why-ambiguous = 有幾種走法都符合：{ $candidates }。請寫清楚是哪一種，例如 { $example }，或用座標。
why-promotion = 兵升變成什麼？{ $candidates }。可以這樣寫：{ $example }。
why-no_such_piece = 你沒有能走到那裡的{ $piece }。可以走：{ $example }。
why-empty_square = { $start } 上沒有棋子，走不到 { $end }。可以走：{ $example }。
why-not_yours = { $start } 上的{ $piece }是對方的。可以走：{ $example }。
why-own_there = { $end } 上已有自己的棋子，{ $piece }不能去。可以走：{ $example }。
why-blocked_way = 中間有子擋路，{ $start } 的{ $piece }到不了 { $end }。可以走：{ $example }。
why-not_its_move = { $how }，不能從 { $start } 到 { $end }。可以走：{ $example }。
why-pawn_back = 兵不能後退。可以走：{ $example }。
why-pawn_blocked = { $start } 的兵被擋住了：兵直進只能走到空格。可以走：{ $example }。
why-pawn_two = 兵只有第一步可以進兩格，{ $start } 的兵已經走過了。可以走：{ $example }。
why-nothing_to_take = 兵吃子才斜進，{ $end } 沒有子可吃；吃過路兵只能在緊接著的一步。可以走：{ $example }。
why-not_last_rank = 只有走到底線的兵才升變，從 { $start } 到 { $end } 不是升變。可以走：{ $example }。
why-bad_promotion = 兵走到底線須升變為后、車、象或馬。可以走：{ $example }。
why-leaves_check = 從 { $start } 走到 { $end }，自己的王會被將軍。可以走：{ $example }。
why-still_check = 王正被將軍，從 { $start } 走到 { $end } 不能應將。可以走：{ $example }。
why-castling_lost = 不能向那一邊易位：王或車已經走過，或者不在原位。可以走：{ $example }。
why-castling_blocked = 王和車之間有子，不能易位。可以走：{ $example }。
why-castling_in_check = 王正被將軍，不能易位。可以走：{ $example }。
why-castling_attacked = 王經過或到達的格子受到攻擊，不能易位。可以走：{ $example }。
why-no_claim = 這裡不必提出：到了條件自動判和。請走一步，例如：{ $example }。

option-threefold = 同一局面出現三次
option-threefold-auto = 自動判和
option-threefold-claim = 由輪走方提出作和
option-fifty = 五十回合內沒有吃子和動兵
option-fifty-auto = 自動判和
option-fifty-claim = 由輪走方提出作和
option-auto_queen = 升變時不寫棋子就升后
option-chess960 = 菲舍爾任意制（Chess960，抽籤擺子）

over-won = { $side }勝：{ $why }。
over-drawn = 和棋：{ $why }。
stop = 。
alt-turn = 輪到{ $side }走。
alt-check = { $side }正被將軍。
alt-last = 上一步：{ $move }，從 { $start } 到 { $end }。
alt-men = { $side }：{ $men }。
alt-taken = 已吃掉的{ $side }棋子：{ $men }。
alt-squares = 格子用字母 a 到 h（白方左邊起）和數字 1 到 8（白方底線起）表示。
between = 、
promote = 升變為{ $piece }
whose = { $side }{ $piece }
