round-number = Round { $number }
last-2 = Final
last-4 = Semi-finals
last-8 = Quarter-finals
last-16 = Last 16
third-place = Third-place match
lower-bracket = Lower bracket
grand-final = Grand final
playoff = Play-off
bye = bye
forfeit = forfeit
lot = by lot
ruling = ruling
champion = Champion: { $name }
third = Third: { $name }
alt-pair = { $first } – { $second }
alt-won = { $first } – { $second }, { $winner } wins
alt-walkover = { $first } – { $second }, { $winner } wins
alt-how = { $what } ({ $how })
alt-out = { $first } – { $second }, both are out
alt-bye = { $first } has a bye
alt-table = Table { $number }: { $what }.
alt-round = { $round }.
alt-standing = { $rank }. { $name }: { $won } won, { $drawn } drawn, { $lost } lost; points { $points }.
column-rank = Rank
column-name = Name
column-games = W / D / L
column-points = Points
table-number = Table { $number }
board-numbers = Board { $numbers }
sits-out = Sitting out: { $names }
seat-east = East
seat-south = South
seat-west = West
seat-north = North
seat-north-south = N–S
seat-east-west = E–W
column-score = Score
column-worth = Worth
column-percentage = %
column-average = Average
column-boards = Boards
column-last_hand = Last hand
warn-all-meet = { $entrants } entrants have all met before the last round; a round robin would be fairer.
warn-many-rounds = Many rounds for { $entrants } entrants: the later ones may not be pairable. Fewer rounds or a round robin would do.

bad-file = The file cannot be read: { $reason }. Give the path of a JSON or TOML file, or - for standard input.
bad-syntax = This is not { $kind }: { $reason }. Check the place it names.
bad-type = { $wanted ->
    [object] Expected an object like {"{"}"key": value{"}"}, not “{ $given }”.
    [list] Expected a list like [ … ] with something in it, not “{ $given }”.
    [text] Expected a text of 1 to 200 characters in quotes, not “{ $given }”.
    [flag] Expected true or false, not “{ $given }”.
    [wholes] Points are whole numbers here, not “{ $given }”.
   *[number] Expected a number such as 3 or 0.5, not “{ $given }”.
}
bad-number = “{ $given }” is out of range: it must be a number from { $least } to { $most }.
bad-choice = “{ $given }” is none of the choices; choose one of: { $choices }.
bad-key = There is no such key here; the keys are: { $names }.
bad-missing = The key “{ $name }” is missing here.
bad-format = There is no format “{ $given }”; the formats are: { $names }.
bad-nobody = Nobody has signed up; give at least one entrant.
bad-same_name = “{ $name }” stands here twice; every name may appear only once.
bad-same_seed = Seed number { $number } is given twice; number the seeds 1, 2, 3 …
bad-division = Some entrants have a division and this one has none; give it one of: { $names }.
bad-seed = A seed is { $digits } hexadecimal digits.
bad-no_seed = Something has to be drawn by lot: give a seed of 64 hexadecimal digits, or every draw by hand.
bad-no_previous = The first stage has no stage before it; its entrants come from "signups".
bad-draw = A draw by hand names everyone of the stage once; “{ $name }” is missing or does not belong here.
bad-unknown_name = Nobody named “{ $name }” has signed up; write the name as in entrants.
bad-alone = A result needs at least two names; a bye has no result.
bad-one_kind = A result has exactly one of: { $kinds }.
bad-same_table = This table already has a result at { $other }; keep one of them.
bad-count = { $given } numbers for { $right } seats; give one for each name of the table, in its order.
bad-warnings = { $given } lists of warnings for { $right } games; give one for each game, in their order.
bad-sum = { $given } cannot be: the shares of a game add up to 1 (1 and 0, or 0.5 each), those of a match to at most its games ({ $right }).
bad-game_after = The match was decided after { $games } games; take the later ones out.
bad-forfeit = Only names of this table can forfeit; list one or more of them.
bad-never_drawn = No such table was drawn in this round: { $names }. Check the stage, the round and the names.
bad-slot = A place is a group and a number, such as "A1" (or "1" where there is one group), not “{ $given }”.
bad-no_slot = There is no place “{ $given }”; the places are: { $names }.
bad-two_groups = Only two groups can cross over; here there are { $groups }. Use "slots" instead.
