name = Gomoku
about = Five in a row on the crossings; under renju, Black may not make a double three, a double four or an overline.
how-to-type = a letter and a number, such as H8

black = Black
white = White
move-claim = claim foul
move-pass = pass
move-black = take Black
move-white = take White
move-more = two more

why-five = five in a row
why-foul = a foul by Black
why-full = the board is full
why-passes = both passed
why-no_point = “{ $text }” is no point. Write a letter and a number, such as { $example }.
why-off_board = “{ $text }” is off the board; it goes from A1 to { $last }.
why-taken = { $at } already holds a stone ({ $colour }). Choose an empty point.
why-centre = The first stone goes on the centre, { $centre }, not on { $at }.
why-forbidden_point = Black may not play { $at }: { $foul }. Choose another point.
why-no_claim = There is no foul to claim now. Under renju White may claim one once after each stone of Black’s; play a point, such as H8.
why-no_pass = Passing is not allowed here. Put a stone on an empty point.
why-choose = Choose a colour first: “black” or “white” (in swap2 the second player may also say “more”).
why-no_choice = There is no colour to choose now. Write a point such as H8.

foul-overline = overline (six or more in a row)
foul-double_four = double four
foul-double_three = double three
opening-three = The first player puts three stones: black, white, black.
opening-choice = The second player takes a colour.
opening-two = The second player puts two more stones: white, black.
opening-last_choice = The first player takes a colour.
false_claim = That was no foul: White gets a warning and is still to move.

alt = { $name }, { $size } lines. Black: { $black }. White: { $white }. Last stone: { $last }. { $now }
alt-none = none
alt-turn = { $colour } to move.
alt-won = Over: { $why }. { $colour } wins.
alt-foul = Black’s foul: { $foul }
alt-drawn = A draw: { $why }.

option-rule = Rules
option-rule-free = free: five or more wins
option-rule-standard = standard: exactly five wins
option-rule-renju = renju: Black has fouls
option-size = Lines on the board
option-first_move_centre = First stone on the centre
option-first_move_centre-usual = under renju only
option-foul_claim = Black’s fouls
option-foul_claim-prompt = White must point them out
option-foul_claim-auto = lose at once
option-foul_claim-forbid = cannot be played
option-allow_pass = Passing allowed (renju)
option-opening = Opening
option-opening-none = none
option-opening-swap = swap: three stones, then the other takes a colour
option-opening-swap2 = swap2: or puts two more stones first
