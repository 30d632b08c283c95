name = Chess
aliases = international chess, western chess
about = White moves first; checkmate the other king to win.
how-to-type = Nf3, O-O, or the squares from and to, e2e4

name-p = pawn
name-n = knight
name-b = bishop
name-r = rook
name-q = queen
name-k = king

letter-P = {""}
letter-N = N
letter-B = B
letter-R = R
letter-Q = Q
letter-K = K

white = White
black = Black
check = Check!
false-claim = The claim was false: that is a warning, and the game goes on.
no-move = no move at all
no-piece = empty square

write-step = { $piece }{ $rest }{ $mark }
write-promotion = { $piece }{ $rest }={ $promoted }{ $mark }
write-short = O-O{ $mark }
write-long = O-O-O{ $mark }
write-squares = { $move }
claim-threefold = claim threefold
claim-fifty = claim fifty
claim-announced = { $claim } { $move }

how-p = A pawn moves one square ahead, two from its first rank, and takes diagonally ahead
how-n = A knight moves two squares along a line and one to the side
how-b = A bishop moves any distance diagonally
how-r = A rook moves any distance along a line
how-q = A queen moves any distance along a line or diagonally
how-k = A king moves one square in any direction, or castles

why-checkmate = checkmate
why-stalemate = stalemate
why-insufficient = neither side has the pieces to mate
why-threefold = the same position three times
why-fivefold = the same position five times
why-fifty = fifty moves without a capture or a pawn move
why-seventy_five = seventy-five moves without a capture or a pawn move
why-unreadable = I cannot read that move. Write it like { $example }, or e2e4.
why-ambiguous = Several moves fit: { $candidates }. Say which, such as { $example }, or by squares.
why-promotion = To which piece is the pawn promoted? { $candidates }. Write it like { $example }.
why-no_such_piece = You have no { $piece } that could go there. You could play { $example }.
why-empty_square = There is no piece on { $start } to go to { $end }. You could play { $example }.
why-not_yours = The { $piece } on { $start } is not yours. You could play { $example }.
why-own_there = Your own piece stands on { $end }, so the { $piece } cannot go there. You could play { $example }.
why-blocked_way = A piece stands in the way of the { $piece } from { $start } to { $end }. You could play { $example }.
why-not_its_move = { $how }; it cannot go from { $start } to { $end }. You could play { $example }.
why-pawn_back = A pawn never moves back. You could play { $example }.
why-pawn_blocked = The pawn on { $start } is blocked: ahead it only moves to empty squares. You could play { $example }.
why-pawn_two = A pawn moves two squares only from its first rank, and { $start } is not there. You could play { $example }.
why-nothing_to_take = A pawn goes diagonally only to take, and there is nothing to take on { $end }; en passant is possible only on the very next move. You could play { $example }.
why-not_last_rank = Only a pawn that reaches the last rank is promoted, and { $start } to { $end } is no such move. You could play { $example }.
why-bad_promotion = A pawn that reaches the last rank becomes a queen, rook, bishop or knight. You could play { $example }.
why-leaves_check = After { $start } to { $end } your king would be in check. You could play { $example }.
why-still_check = Your king is in check, and { $start } to { $end } does not get it out. You could play { $example }.
why-castling_lost = You cannot castle there: king or rook has moved, or is not there. You could play { $example }.
why-castling_blocked = You cannot castle while pieces stand between king and rook. You could play { $example }.
why-castling_in_check = You cannot castle out of check. You could play { $example }.
why-castling_attacked = You cannot castle through check or into it. You could play { $example }.
why-no_claim = There is no draw to claim: here it ends the game by itself. Make a move, such as { $example }.

option-threefold = The same position three times
option-threefold-auto = ends the game by itself
option-threefold-claim = may be claimed as a draw
option-fifty = Fifty moves without a capture or a pawn move
option-fifty-auto = end the game by themselves
option-fifty-claim = may be claimed as a draw
option-auto_queen = A promotion that names no piece is to a queen
option-chess960 = Chess960: the pieces’ places are drawn by lot

over-won = { $side } has won: { $why }.
over-drawn = A draw: { $why }.
stop = .
alt-turn = { $side } to move.
alt-check = { $side } is in check.
alt-last = Last move: { $move }, from { $start } to { $end }.
alt-men = { $side }: { $men }.
alt-taken = Taken from { $side }: { $men }.
alt-squares = Squares are a letter from a to h, from White’s left, and a digit from 1 to 8, from White’s side.
between = {", "}
promote = promote to { $piece }
whose = { $side } { $piece }
