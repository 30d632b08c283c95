awarded = { $name } has the prize { $title }. The same command again takes it back.
unawarded = { $name } no longer has the prize { $title }.
lucky = 🎁 Draw { $number } ({ $title }): { $names }
lucky-proof = Drawn by the event's own seed, whose commitment was shown at the start: { $commitment }. The order is the shuffle “lucky draw { $number }” of who had not been drawn yet, by order of entry; once the event is over and its seed is out, anyone can redo it.
lucky-prize = Lucky draw
honours = Certificates for the first { $places } places and every prize. Seal: { $seal }. Signed: { $signed }. To change it: /event honours 8 弈社 Committee; - clears a line.
certificates = { $event }: { $count ->
    [one] one certificate
   *[other] { $count } certificates
}
results = The results of { $event }
certificate = Certificate of Award
certifies = { $what }{ $division } in { $event }
in-division = { " " }({ $division })
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
   *[other] { $place }th
} place
team = { $team } ({ $people })
and = { ", " }
sheet-places = Places
sheet-standings = Standings
sheet-rounds = Rounds
sheet-prizes = Prizes
head-place = Place
head-name = Name
head-division = Division
head-team = Team
head-points = Points
head-played = Played
head-won = Won
head-drawn = Drawn
head-lost = Lost
head-stage = Stage
head-round = Round
head-table = Table
head-seats = Seats
head-result = Result
head-how = How
head-prize = Prize
head-draw = Draw
stage = Stage { $number }
when-opens = sign-up opens
when-closes = sign-up closes
when-check-in = check-in
when-starts = start, round 1
when-round = round { $number }
no-cancelled = #e{ $event } was called off; there is nothing to give. See /event list.
no-title = Say what the prize is called: /event award Ann “Most improved”.
no-number = “{ $text }” is not a number from 1 to { $most }. Write, say, /event lucky 3.
no-too-few-to-draw = { $count } cannot be drawn: only { $free } have not been drawn yet. Say a smaller number.
no-not-over = #e{ $event } is not over yet. Certificates come with the last result.
no-no-certificate = There is no certificate here: they are for the first { $places } places and for prizes. The organiser can change that with /event honours 8.
no-language = Certificates are in { $languages }: write /event certificates en.
no-format = The file can be { $formats }: write /event results xlsx.
no-not-drawn = #e{ $event } has not been drawn yet, so there are no results. See /event entrants.
no-no-swiss = TRF files are of Swiss rounds, and this event has none. Try /event results json.
