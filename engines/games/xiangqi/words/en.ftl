name = Xiangqi
about = Chinese chess: Red moves first; mate or stalemate the other general to win.
how-to-type = C2.5, H8+7, or the points from and to, h2e2

name-K = general
name-A = advisor
name-B = elephant
name-N = horse
name-R = chariot
name-C = cannon
name-P = soldier
name-k = general
name-a = advisor
name-b = elephant
name-n = horse
name-r = chariot
name-c = cannon
name-p = soldier

letter-K = K
letter-A = A
letter-B = E
letter-N = H
letter-R = R
letter-C = C
letter-P = P
letter-k = K
letter-a = A
letter-b = E
letter-n = H
letter-r = R
letter-c = C
letter-p = P

face-K = 帥
face-A = 仕
face-B = 相
face-N = 傌
face-R = 俥
face-C = 炮
face-P = 兵
face-k = 將
face-a = 士
face-b = 象
face-n = 馬
face-r = 車
face-c = 砲
face-p = 卒

red = Red
black = Black
check = Check!
must-vary = { $side } must vary: if { $side } brings about this position once more, { $side } loses.
false-claim-limit = The claim was false: that is a warning, and five minutes off a clock for the whole game. Play goes on.
false-claim-repetition = The claim was false: that is a warning, and play goes on.
claim-limit = claim limit
claim-repetition = claim repetition
no-move = no move at all
no-piece = empty point

write-step = { $piece }{ $file }{ $act }{ $number }
write-tandem = { $piece }{ $order }{ $act }{ $number }
# All languages need the same variables; one that is not used here only stands in a selector.
write-pawn = { $order ->
   *[any] { $piece ->
       *[any] { $place }{ $file }{ $act }{ $number }
    }
}
write-pawn-file = { $order ->
   *[any] { $piece ->
       *[any] { $place }{ $file }{ $act }{ $number }
    }
}
act-ahead = +
act-back = -
act-across = .
order-front = +
order-middle = =
order-rear = -
order-1 = 1
order-2 = 2
order-3 = 3
order-4 = 4
order-5 = 5
digit-red = { $n }
digit-black = { $n }

how-k = A general moves one point along a line, inside the palace
how-a = An advisor moves one point diagonally, inside the palace
how-b = An elephant moves exactly two points diagonally and stays on its own side of the river
how-n = A horse moves one point along a line, then one diagonally outward
how-r = A chariot moves any distance along a line
how-c = A cannon moves along a line and takes by jumping exactly one piece
how-p = A soldier moves one point ahead, and once across the river also one sideways

why-checkmate = checkmate
why-stalemate_loss = stalemate (no legal move loses)
why-perpetual_check = perpetual check by the other side
why-perpetual_chase = perpetual chase by the other side
why-repetition = the same position three times
why-move_limit = the limit of moves without a capture
why-insufficient = neither side has a piece left that can cross the river
why-unreadable = I cannot read that move. Write it like { $example }, or h2e2.
why-ambiguous = Several moves fit: { $candidates }. Say which, by points or front and rear, such as { $example }.
why-no_such_piece = You have no { $piece } there, or it cannot go like that. You could play { $example }.
why-empty_point = There is no piece on { $start } to go to { $end }. You could play { $example }.
why-not_yours = The { $piece } on { $start } is not yours. You could play { $example }.
why-own_there = Your own piece stands on { $end }, so the { $piece } cannot go there. You could play { $example }.
why-blocked_leg = The { $piece } on { $start } is blocked: a piece stands at its leg on the way to { $end }. You could play { $example }.
why-blocked_eye = The { $piece } on { $start } is blocked: a piece stands midway to { $end }. You could play { $example }.
why-blocked_way = A piece stands in the way of the { $piece } from { $start } to { $end }. You could play { $example }.
why-no_screen = A cannon takes by jumping exactly one piece; the { $piece } on { $start } cannot take on { $end }. You could play { $example }.
why-river = The { $piece } may not cross the river, and { $end } is on the other side. You could play { $example }.
why-palace = The { $piece } may not leave the palace, and { $end } is outside it. You could play { $example }.
why-pawn_back = The { $piece } never moves back. You could play { $example }.
why-pawn_side = The { $piece } moves sideways only after crossing the river. You could play { $example }.
why-not_its_move = { $how }; it cannot go from { $start } to { $end }. You could play { $example }.
why-leaves_check = After { $start } to { $end } your general could be taken. You could play { $example }.
why-facing = After { $start } to { $end } the two generals would face each other. You could play { $example }.
why-third_time = The same move may not be played a third time running. You could play { $example }.
why-no_claim = There is no draw to claim: where the house has a move limit or draws by repetition, they end the game by themselves here. Make a move, such as { $example }.

option-natural_limit = Moves without a capture, both sides counted, that make a draw (0: no limit)
option-auto_natural_limit = The move limit ends the game by itself
option-check_cap = Checks a side may have counted towards the move limit (0: all)
option-repetition = How repetition is judged
option-repetition-axf = Asian rules
option-repetition-cxa = Chinese rules (simplified)
option-repetition-simple = only perpetual check is forbidden
option-repetition-off = not at all
option-auto_repetition_draw = A drawn repetition ends the game by itself
option-no_triple_same_move = The same move may not be played three times running
option-uci_ranks = Points may be counted from rank 1
option-announce_check = Announce check
option-handicap = Handicap: points whose pieces are taken off at the start

over-won = { $side } has won: { $why }.
over-drawn = A draw: { $why }.
stop = .
alt-turn = { $side } to move.
alt-check = { $side } is in check.
alt-last = Last move: { $move }, from { $start } to { $end }.
alt-men = { $side }: { $men }.
alt-taken = Taken from { $side }: { $men }.
alt-points = Points are a letter from a to i, from Red’s left, and a digit from 0 to 9, from Red’s back rank.
between = {", "}
river-left = 楚河
river-right = 漢界
