name = Reported game
aliases = reported, report, sanguosha
titles = sanguosha
titled = { $title } (reported)
about = For a game on a board or with cards of your own: the table seats you, keeps the time, and takes the result that you sign.
how-to-type = a number for each seat, such as 24 -8 -8 -8; “sign” to agree
button-record = Record

column-seat = Seat
column-name = Name
column-number = Result
photo = photo { $name }
to-sign = Reported: { $numbers }. { $count ->
    [one] One more signature is needed
   *[other] { $count } more signatures are needed
}: press sign, or send your own numbers.
contradicts = Two accounts: { $one } and { $other }. Agree on one, or call the referee.

option-players = Seats
option-title = What is played
option-title- = not said
option-form = What is reported
option-form-points = points
option-form-winner = who won
option-form-ranks = places

why-signed = signed by the table
why-unreadable = I cannot read “{ $text }”. Write a number for each seat, such as { $example }, or sign.
why-count = Write one number for each of the { $seats } seats, such as { $example }.
why-too_large = Numbers go from -99999 to 99999, such as { $example }.
why-winners = Write 1 for who won and 0 for the others, such as { $example }; all 1 is a draw.
why-places = Write places that fit together: equals share one and the next is skipped, such as { $example }.
why-nothing = There is nothing to sign yet. Report a result first, such as { $example }.
