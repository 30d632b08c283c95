name = International draughts
aliases = draughts, international checkers, Polish draughts
about = A hundred squares, White first. You must take, and take the most; men take backwards too. Take or shut in everything to win.
how-to-type = the squares’ numbers, such as 32-28, a capture 26x37

man = man
king = king
white = White
black = Black
crowned = A man is crowned king!
claim = claim
no-move = no move at all
write = { $move }

how-man = A man moves one square diagonally forward and takes by jumping one man forward or backward
how-king = A king moves along a diagonal as far as it likes

why-no_pieces = the other side has no pieces left
why-stalemate_loss = the other side cannot move
why-repetition = the same position three times
why-move_limit = 25 moves by each side with kings only and nothing taken
why-sixteen_moves = a king against three, 16 moves by each side
why-five_moves = a king against one or two, 5 moves by each side
why-unreadable = I cannot read that move. Write it like { $example }.
why-no_square = There is no square { $square }: dark squares are numbered 1 to 50 (or a1 to j10). You could play { $example }.
why-ambiguous = Several captures fit: { $candidates }. Write every square touched, such as { $example }.
why-no_way = That cannot be jumped: each jump goes over one enemy man to an empty square, none is jumped twice, and men come off only after the move. You could play { $example }.
why-empty_square = There is no man on { $start } to go to { $end }. You could play { $example }.
why-not_yours = The { $piece } on { $start } is not yours. You could play { $example }.
why-must_take = You must take when you can, here { $most }; { $start } to { $end } takes nothing. You could play { $example }.
why-must_take_most = You must take the most: that takes only { $taken }, but { $most } can be taken. You could play { $example }.
why-occupied = { $end } is not empty, so the { $piece } on { $start } cannot go there. You could play { $example }.
why-man_back = A man moves back only to take, so { $start } to { $end } is no move. You could play { $example }.
why-blocked_way = A man stands in the way of the king from { $start } to { $end }. You could play { $example }.
why-not_its_move = { $how }; it cannot go from { $start } to { $end }. You could play { $example }.
why-no_claim = There is no draw to claim now. Make a move, such as { $example }.

option-auto_draw = A draw by the rules ends the game by itself (or else the side to move may “claim” it)
option-algebraic = Squares are named a1 to j10 (numbers can still be typed)

over-won = { $side } has won: { $why }.
over-drawn = A draw: { $why }.
stop = .
alt-turn = { $side } to move.
alt-must-take = { $side } must take ({ $most }).
alt-last = Last move: { $move }.
alt-last-taken = Last move: { $move }, taking { $taken }.
alt-men = { $side } men ({ $count }): { $squares }.
alt-kings = { $side } kings ({ $count }): { $squares }.
alt-squares = Dark squares are numbered 1 to 50, row by row from the left of Black’s back row as White sees it.
alt-squares-algebraic = Squares are a letter from a to j, from White’s left, and a number from 1 to 10, from White’s back row.
piece-on = { $square } { $side } { $piece }
between = {", "}
