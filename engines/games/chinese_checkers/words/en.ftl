name = Chinese checkers
aliases = star halma, chinese chequers, tiaoqi
about = Step to a neighbouring hole, or jump over one piece after another in a chain. Whoever first fills the opposite corner of the star wins; for two, three, four or six.
how-to-type = the piece’s hole and where it ends, such as n4-m8

seat = Seat { $seat }
colour-0 = Red ●
colour-1 = Blue ■
colour-2 = Black ▲
colour-3 = White ◆
colour-4 = Brown ✚
colour-5 = Green ★
write-step = { $start }-{ $end }
write-jump = { $start }→{ $end }
no-move = no move at all

why-goal_full = the opposite corner is full
why-turn_limit = out of turns; the place in the race decides
why-repetition = the same position three times
why-no_moves = nobody can move; the place in the race decides
why-unreadable = I cannot read that move. Write the piece’s hole and where it ends, like { $example }.
why-no_hole = There is no hole { $hole }: row { $row } has holes 1 to { $most }. You could play { $example }.
why-empty_hole = There is no piece in { $start }. You could play { $example }.
why-not_yours = The piece in { $start } is not yours. You could play { $example }.
why-same_hole = A move may not end in { $start }, where it began. You could play { $example }.
why-occupied = { $end } is taken; end in an empty hole. You could play { $example }.
why-no_way = { $start } does not lead to { $end }: step to a neighbouring hole, or jump in straight lines, each time over one piece into the empty hole behind it, and never mix the two. You could play { $example }.
why-last_move_must_jump = { $start } to { $end } would fill the goal with a step; here the last move must be a jump. You could play { $example }.
why-foreign_corner = { $end } is in a corner that is neither your home nor your goal, or lies beyond one, which the rules here do not allow. You could play { $example }.
why-leaves_goal = The piece in { $start } has reached your goal and may not leave it for { $end }. You could play { $example }.
why-bad_table = { $players } cannot sit round the star evenly; it takes 2, 3, 4 or 6, as in seats=4.
why-fifteen_for_two = Fifteen pieces each are for 2 players; { $players } play with ten, pieces15=no.

option-players = Players
option-pieces15 = Fifteen pieces each (two players)
option-long_jump = Long jumps: over one piece in the middle of an otherwise empty line
option-last_move_jump = The last move into the goal must be a jump
option-anti_block = Pieces that never left your goal, their home, do not keep it from being full
option-foreign_corner = Corners that are neither home nor goal
option-foreign_corner-pass_and_stop = may be used freely
option-foreign_corner-pass_only = may be passed through only
option-foreign_corner-forbidden = may not be entered
option-leave_goal = Pieces may leave the goal again
option-play_on = With three or more, play on for the other places
option-auto_draw = For two, the same position three times is a draw
option-turn_limit = Turns for each player (0: no limit)

remark-placed = { $who } is home: place { $place }!
remark-skipped = { $who } cannot move and misses a turn.
skipped = { $colour } could not move.
placed = { $colour }: place { $place }.
over-won = { $colour } has won: { $why }.
over-drawn = A draw: { $why }.
stop = .
alt-turn = { $colour } to move.
alt-last = Last move: { $colour } { $move }.
alt-last-way = Last move: { $colour } { $move } (way: { $way }).
alt-camp = { $colour }, from { $home } to { $goal }, { $there } in the goal: { $holes }.
alt-holes = Rows are a (one tip) to q (the other), with 1 2 3 4 13 12 11 10 9 10 11 12 13 4 3 2 1 holes numbered from the left with a on top.
piece-on = { $hole } { $colour }
