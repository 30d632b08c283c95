name = Go
aliases = weiqi, baduk, igo
about = Put stones on the crossings; take stones that have no liberty left; whoever holds more of the board wins.
how-to-type = a letter and a number, such as D4; or “pass”

black = Black
white = White
move-pass = pass
move-done = done
move-resume = play on
move-dead = dead { $at }

why-score = more of the board by area counting
why-even = both hold the same
why-no_point = “{ $text }” is no point. Write a letter and a number, such as { $example }, or “pass”.
why-no_i = “{ $text }”: there is no column I. Did you mean { $left } or { $right }?
why-off_board = “{ $text }” is off the board; it goes from A1 to { $last }, without the letter I.
why-taken = { $at } already holds a stone ({ $colour }). Choose an empty point.
why-suicide = A stone on { $at } would take nothing and have no liberty: suicide is forbidden. Choose another point, or pass.
why-ko = Ko: { $at } may not be taken back at once. Play somewhere else first, such as a threat.
why-superko = { $at } would bring back the board { $ply ->
    [0] from the start of the game
    [one] after the first move
   *[other] after move { $ply }
}, which is forbidden (superko). Choose another point, or pass.
why-no_stone = There is no stone on { $at }. Name a dead stone, such as “dead D4”, or say “done”.
why-not_counting = Dead stones are marked after both have passed. Play a point such as D4, or say “pass”.
why-counting = The stones are being counted. Mark dead stones (“dead D4”), say “done” if you agree, or “play on”.
why-no_resume = Play cannot go on any more. Mark dead stones (“dead D4”) and say “done”; if you cannot agree, ask the referee.
why-handicap = A board of { $size } lines has no room for { $stones } handicap stones; take up to { $most }.

counting = Both passed. Press or name the dead stones (“dead D4 Q16”), then “done”; both must agree. Or “play on”.
counting-last = Time to count: press or name the dead stones (“dead D4 Q16”), then “done”. If you cannot agree, ask the referee.
agreed = One side agrees to the dead stones as marked. Say “done” too, or change them.

captures = Prisoners: Black took { $black }, White took { $white }.
passed = { $colour } passed.
count = On the board: Black { $black }, White { $white }; komi { $komi } points ({ $zi } zi).
alt = { $name }, { $size } lines. Black: { $black }. White: { $white }. Last move: { $last }.
alt-none = none
alt-dead = Marked dead: { $at }.
alt-turn = { $colour } to move.
alt-counting = { $colour } to mark dead stones or agree.
alt-won = Over: { $colour } wins by { $points } points ({ $zi } zi).
alt-drawn = Over: a draw.

option-size = Lines on the board
option-ko = Repeated positions
option-ko-superko = superko: no position may come again
option-ko-simple = simple: a ko may not be taken back at once
option-ko-ssk = situational superko: no position may come again with the same side to move
option-komi = Komi for White, in points (7.5 points are 3¾ zi)
option-komi-usual = 7.5; none with a handicap
option-handicap = Handicap stones
option-handicap_return = Black gives back half a zi for each handicap stone
option-resume_limit = How often play may go on after both passed
