name = 跳棋
aliases = 中國跳棋, 六角跳棋, 波子棋
about = 走一格，或隔子連跳；先把棋子全部走進對面的角者勝。可二、三、四、六人玩。
how-to-type = 棋子所在的孔和終點，如 n4-m8

seat = 座位 { $seat }
colour-0 = 紅●
colour-1 = 藍■
colour-2 = 黑▲
colour-3 = 白◆
colour-4 = 棕✚
colour-5 = 綠★
write-step = { $start }-{ $end }
write-jump = { $start }跳{ $end }
no-move = 無棋可走

why-goal_full = 走滿了對面的角
why-turn_limit = 步數用完，按進度定名次
why-repetition = 同一局面出現三次
why-no_moves = 誰都無棋可走，按進度定名次
why-unreadable = 看不懂這一步。請寫棋子所在的孔和終點，例如 { $example }。
why-no_hole = 沒有 { $hole } 這個孔：{ $row } 行只有 1 到 { $most }。可以走：{ $example }。
why-empty_hole = { $start } 沒有棋子。可以走：{ $example }。
why-not_yours = { $start } 不是你的棋子。可以走：{ $example }。
why-same_hole = 不能走回起點 { $start }，那等於沒走。可以走：{ $example }。
why-occupied = { $end } 已有棋子，請走到空孔。可以走：{ $example }。
why-no_way = { $start } 到不了 { $end }：或走到相鄰的空孔，或沿直線隔一子跳到緊接著的空孔並可連跳，兩種不能混用。可以走：{ $example }。
why-last_move_must_jump = { $start } 到 { $end } 是平走入滿；本局最後一步必須隔子跳入。可以走：{ $example }。
why-foreign_corner = { $end } 在既非自己營地、也非目標的角裡，或要經過這樣的角，本局規則不允許。可以走：{ $example }。
why-leaves_goal = { $start } 的棋子已進目標角，本局不許再走出到 { $end }。可以走：{ $example }。
why-bad_table = { $players } 人坐不勻：跳棋可以 2、3、4、6 人玩，例如 seats=4。
why-fifteen_for_two = 每人十五子只用於 2 人；{ $players } 人玩請用十子（pieces15=否）。

option-players = 人數
option-pieces15 = 每人十五子（兩人）
option-long_jump = 等距跳：隔著正中一子、其餘皆空也可跳
option-last_move_jump = 最後一步必須隔子跳入
option-anti_block = 對方從未出營的棋子不妨礙佔滿其營地
option-foreign_corner = 既非自己營地、也非目標的角
option-foreign_corner-pass_and_stop = 可以通過和停留
option-foreign_corner-pass_only = 只能通過
option-foreign_corner-forbidden = 不得進入
option-leave_goal = 進了目標角還可以走出來
option-play_on = 三人以上繼續爭其餘名次
option-auto_draw = 兩人時同一局面出現三次判和
option-turn_limit = 每人步數上限（0 為不限）

remark-placed = { $who } 已走滿，第 { $place } 名！
remark-skipped = { $who } 無棋可走，跳過一次。
skipped = { $colour }方無棋可走，跳過。
placed = { $colour }方：第 { $place } 名。
over-won = { $colour }方勝：{ $why }。
over-drawn = 和棋：{ $why }。
stop = 。
alt-turn = 輪到{ $colour }方走。
alt-last = 上一步：{ $colour }方 { $move }。
alt-last-way = 上一步：{ $colour }方 { $move }（經過：{ $way }）。
alt-camp = { $colour }方，從 { $home } 角到 { $goal } 角，已進 { $there } 子：{ $holes }。
alt-holes = 行從 a（一個尖）到 q（對面的尖），各有 1 2 3 4 13 12 11 10 9 10 11 12 13 4 3 2 1 個孔，以 a 在上，從左數起。
piece-on = { $hole } { $colour }
