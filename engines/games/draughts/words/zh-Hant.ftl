name = 國際跳棋
aliases = 百格跳棋, 國跳
about = 白先黑後，百格棋盤；有吃必吃，必須吃最多，兵也能向後吃；吃光或困住對方為勝。
how-to-type = 格子的號碼，如 32-28，吃子 26x37

man = 兵
king = 王
white = 白方
black = 黑方
crowned = 到底線，升為王！
claim = 判和
no-move = 無著可走
write = { $move }

how-man = 兵每步斜進一格，吃子時向前向後隔子跳一格
how-king = 王沿斜線走，遠近不限

why-no_pieces = 對方的棋子已被吃光
why-stalemate_loss = 對方無著可走
why-repetition = 同一局面出現三次
why-move_limit = 雙方各走了 25 步，只動王、沒有吃子
why-sixteen_moves = 單王對三子，雙方各走了 16 步
why-five_moves = 單王對一子或兩子，雙方各走了 5 步
why-unreadable = 看不懂這個著法。可以這樣寫：{ $example }。
why-no_square = 棋盤上沒有 { $square } 這一格：黑格編號從 1 到 50（座標從 a1 到 j10）。可以走：{ $example }。
why-ambiguous = 有幾種吃法都符合：{ $candidates }。請把落腳的格子寫全，例如 { $example }。
why-no_way = 不能這樣連跳：每一跳隔一個對方的子，落在空格上；同一個子不能跳兩次，被吃的子走完才拿掉。可以走：{ $example }。
why-empty_square = { $start } 上沒有棋子，走不到 { $end }。可以走：{ $example }。
why-not_yours = { $start } 上的{ $piece }是對方的。可以走：{ $example }。
why-must_take = 有吃必吃：現在必須吃 { $most } 個子，{ $start } 到 { $end } 沒有吃。例如：{ $example }。
why-must_take_most = 必須吃最多：這樣只吃 { $taken } 個，而能吃 { $most } 個。例如：{ $example }。
why-occupied = { $end } 上已有棋子，{ $start } 的{ $piece }不能去。可以走：{ $example }。
why-man_back = 兵不能後退（吃子時才可向後），{ $start } 到不了 { $end }。可以走：{ $example }。
why-blocked_way = 中間有子擋路，{ $start } 的王到不了 { $end }。可以走：{ $example }。
why-not_its_move = { $how }，不能從 { $start } 到 { $end }。可以走：{ $example }。
why-no_claim = 現在不能判和。請走一步，例如：{ $example }。

option-auto_draw = 規則規定的和棋自動生效（否則由輪到的一方提出「判和」）
option-algebraic = 格子用座標 a1 到 j10 表示（數字仍可輸入）

over-won = { $side }勝：{ $why }。
over-drawn = 和棋：{ $why }。
stop = 。
alt-turn = 輪到{ $side }走。
alt-must-take = { $side }必須吃子（{ $most } 個）。
alt-last = 上一步：{ $move }。
alt-last-taken = 上一步：{ $move }，吃掉 { $taken }。
alt-men = { $side }兵 { $count } 個：{ $squares }。
alt-kings = { $side }王 { $count } 個：{ $squares }。
alt-squares = 黑格編號 1 到 50，從黑方底線左上起，逐行向白方數。
alt-squares-algebraic = 格子用字母 a 到 j（白方左邊起）和數字 1 到 10（白方底線起）表示。
piece-on = { $square } { $side }{ $piece }
between = 、
