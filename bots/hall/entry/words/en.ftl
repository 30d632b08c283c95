## The form
label = { $name }{ $kind ->
    [private] {" "}(only the organiser will see it)
   *[open] {""}
}{ $optional ->
    [yes] {" "}(optional)
   *[no] {""}
}
team-name = Name of your pair or team
question = Question { $number } of { $count }: { $label }
how-text = Just send me the answer.
how-choice = Press or send one of: { $choices }
choice = { $choice }
form-open = Press Fill in the form; nobody else sees what you write. It asks:
form-line = · { $label }
form-stopped = All right, you are not signed up. Press Sign up when you want to.
answer-empty = “{ $label }” needs an answer: send a few words.
answer-choice = “{ $label }” takes one of: { $choices }
answer-number = “{ $label }” takes a whole number, such as 18.

## Signing up
in-entered = You are in: { $event } (number { $place })
in-reserve = { $event } is full; you are number { $place } on the waiting list and move up when somebody leaves.
in-applied = { $event }: the organiser has your application, and you will be told.
joins = You play from round { $round } on.
fee = Fee: { $fee }
name-partner = You entered as “{ $team }”. Name your partner next, as in “/event join #e{ $event } @name”; they say yes by a button.
left = You are out: { $event }
moved-up = { $who }, a place is free: you are in { $event }.
applies = { $who } asks to be let in.
answered = · { $label }: { $text }
approved-entered = { $who }, you are in { $event }.
approved-reserve = { $who }, the organiser agrees; { $event } is full, so you are on the waiting list.
declined = { $who }, the organiser could not let you into { $event }.
removed = { $who } is taken out of { $event } by the organiser.
swapped = { $who } plays in { $event } from now on.
noted = Noted: { $event }
mate-asked = { $who }, { $by } wants to enter with you as “{ $team }”. Will you?
mate-yes = You play for “{ $team }”.
mate-no = You said no to “{ $team }”.

## What everybody sees
line-opens = Sign-up opens { $at }
line-closes = Sign-up closes { $at }
line-starts = Starts { $at }
line-check-in = Check in during the last { $minutes } minutes before the start
line-unit = { $unit ->
    [pair] In pairs
   *[team] In teams of { $least ->
        [one] { $least }
       *[other] { $least } to { $most }
    }
}
line-count = { $least } entries at least, { $most } at most
line-filter = Open to: { $rules }
line-division = Divisions by { $label }
line-late = Late entry while { $rounds ->
    [one] 1 round has
   *[other] { $rounds } rounds have
} begun at most
line-seeds = Seeds: { $names }{ $round ->
    [1] {""}
   *[other] {" "}(they come in in round { $round })
}
line-approval = The organiser approves each entry
entry = { $place }. { $who }{ $here ->
    [yes] {" "}✓
    [no] {" "}…
   *[unasked] {""}
}
line-reserve = Waiting list: { $names }
line-applied = Waiting for the organiser's word: { $count }

## What the calendar brings
calling = { $names }
opened = Sign-up is open.
closes-soon = Sign-up closes { $at }; { $count } so far.
undecided = Sign-up is closed. These still wait for the organiser's word (/event entry approve and a name):
unfinished = Sign-up is closed. These pairs or teams still lack somebody and will not be drawn like this:
too-few-cancel = Only { $count } entered and { $least } are needed, so this event is called off.
too-few-extend = { $count } entered and { $least } are needed, so sign-up goes on until { $at }.
too-few-ask = Only { $count } entered and { $least } are needed. The organiser decides: a day more, or call it off?
check-in-required = Check in now: press Check in before { $at }. Who does not is replaced from the waiting list.
check-in-open = Check in now: press Check in before { $at }.
check-in-late = Not checked in yet; the start is { $at }:
starts-soon = Starts { $at }. Please be there.
no-shows = Not there in time, and out:
here = You are checked in: { $event }
here-reserve = You are checked in on the waiting list of { $event }, and come in if somebody stays away.

## The organiser's desk
settings = To change one: /event set and its name and value, such as /event set closes 2026-12-05 20:00. Names: { $names }
set = Set: { $event }
file-read = { $event }: { $count } entered from the file.
file-given = { $event }: the list of entrants, private answers included. Keep it to yourself.
file-bad = Nothing was entered: { $count ->
    [one] 1 line
   *[other] { $count } lines
} of the file will not do.
line-more = … and { $count } more
line-column = Line { $line }: I do not know the columns “{ $found }”. Besides name, account and members there can be: { $known }
line-no-name = Line { $line }: the headings lack a column “name”. There can be, besides: { $known }
line-twice = Line { $line }: “{ $name }” is on the list already.
line-bad = Line { $line }: { $what }
line-nameless = Line { $line }: the name is missing.
line-account = Line { $line }: “{ $text }” is no account; leave it empty, or write it as an exported list does, such as discord:123.
line-filter-bad = Line { $line }: the event is open to { $rule } only.
column-place = no.
column-name = name
column-account = account
column-members = members
column-list = state
column-paid = paid
column-here = checked in
column-signed = signed up
list-entered = entered
list-reserve = waiting list
list-applied = to be approved
yes = yes

## Buttons
button-enter = Sign up
button-form = Fill in the form
button-skip = Leave it out
button-stop-form = Stop
button-mate-yes = Yes, I will
button-mate-no = No
button-approve = Let in
button-decline = Decline
button-check-in = Check in
button-extend = A day more
button-call-off = Call it off

## Refusals
no-entered = { $on ->
    [reserve] You are on the waiting list of #e{ $event } already; you move up when somebody leaves.
    [applied] You have asked to enter #e{ $event } already; wait for the organiser's word.
   *[entered] You are in #e{ $event } already; wait for the draw.
}
no-not-entered = You are not in #e{ $event }. Sign up with /event join.
no-not-open-yet = Sign-up for #e{ $event } opens { $at }; come back then.
no-closed = Sign-up for #e{ $event } closed { $at }; ask the organiser.
no-full = At most { $most } can enter #e{ $event }, and they have. Wait for somebody to leave.
no-filter = #e{ $event } is open to { $rule } only, so your answers do not fit. Sign up again to correct them, or ask the organiser.
no-old-form = That question has changed. Press Sign up to begin again in #e{ $event }.
no-captain-only = Only { $who } invites for this pair or team.
no-team-full = “{ $team }” has { $most } people already. Somebody has to leave first.
no-mate-entered = { $who } is in #e{ $event } already; choose somebody else.
no-not-invited = That invitation is not for you, or is no longer open.
no-mate-sure = You said yes. To leave the team, send /event leave #e{ $event }.
no-decided = That entry of #e{ $event } was decided before; see /event entrants.
no-action = I do not know what to do with the entry. You can write: { $names }
no-entry = There is no entry “{ $name }”. You can write: { $names }
no-no-check-in = #e{ $event } has no check-in; just be there when lots are drawn.
no-check-in-later = Check-in for #e{ $event } begins { $at }; come back then.
no-here-already = You are checked in for #e{ $event } already.
no-enough = #e{ $event } has enough entries by now: the organiser draws lots with /event draw.
no-time-form = I cannot read the time “{ $text }”. Write it as 2026-12-05 20:00, 12-05 20:00, tomorrow 20:00, or 90m, 3h, 2d from now.
no-time-past = { $at } is past; it is { $now } now. Write a time to come, such as tomorrow 20:00.
no-time-far = { $at } is too far away; write a time within two years.
no-time-gap = There is no { $at } in { $zone }: the clocks are put forward over it. Write { $other }, for example.
no-time-twice = { $zone } has that time twice, for the clocks are put back. Write { $at } or { $other }.
no-zone = I do not know the time zone “{ $text }”. Write one such as Asia/Shanghai, Europe/London, 台北 or UTC+8.
no-order = “{ $first }” has to come before “{ $second }”. Set the other one first, or choose another time.
no-check-in-start = A check-in needs a time of start: set starts first, such as starts=2026-12-05T20:00.
no-late-entry-swiss = Only a Swiss event takes people in between its rounds: leave late_entry out, or make one with format=swiss late_entry=2.
no-seeds = “{ $name }” is nobody on the list, or stands here twice. Write the names of those who are in, the strongest first, with commas: { $names }
no-seeds-enter-knockout = Only in a knock-out do seeds come in later: leave seeds_enter at 1.
no-whole = “{ $name }” takes a whole number from { $least } to { $most }.
no-yes-no = “{ $name }” takes yes or no.
no-too-few-how = too_few takes ask, cancel or extend.
no-unit = unit takes single, pair, or team with a size, such as “team 3-5”.
no-unit-late = People have signed up for #e{ $event } already, so it stays as it is. Start another event for pairs or teams.
no-fields = Write 1 to { $most } different questions with commas between them, as in “department, level(beginner/advanced), phone!, remark?”. “!” is for the organiser's eyes only, “?” may be left out.
no-filter-form = I cannot read the condition “{ $text }”. Write it as age>=18 or level=beginner/advanced; commas between several.
no-division-form = Write division=level, or division=age:12,18 for under 12, 12 to 17, and 18 or more.
no-division-private = Divisions are seen by everybody, so “{ $label }” cannot be a private question. Ask another one, or take its “!” away.
no-label = The form has no question “{ $label }”. Set fields first; it asks: { $labels }
no-setting = There is no setting “{ $name }”. You can write: { $names }
no-value-zone = Write the time zone, such as /event set zone Asia/Shanghai
no-value-opens = Write when sign-up opens, such as /event set opens tomorrow 09:00, or none
no-value-closes = Write when sign-up closes, such as /event set closes 2026-12-05 20:00, or none
no-value-starts = Write when it starts, such as /event set starts 2026-12-05 21:00, or none
no-value-least = Write the least number of entries, such as /event set least 8
no-value-most = Write the greatest number of entries, such as /event set most 32
no-value-waiting = Write whether there is a waiting list: /event set waiting yes, or no
no-value-too_few = Write what happens with too few entries: /event set too_few ask, cancel or extend
no-value-approval = Write whether you approve each entry: /event set approval yes, or no
no-value-fee = Write the fee and how it is paid, such as /event set fee 20, cash at the door
no-value-fields = Write the questions, such as /event set fields department, level(beginner/advanced), phone!, remark?
no-value-filter = Write who may enter, such as /event set filter age>=18, or none
no-value-division = Write what divides the field, such as /event set division level, or age:12,18
no-value-unit = Write what enters: /event set unit single, pair, or team 3-5
no-value-checkin = Write how many minutes before the start people check in, such as /event set checkin 15
no-value-late_entry = Write how many rounds may have begun when one still enters a Swiss event, such as /event set late_entry 2, or none
no-value-seeds = Write who is seeded, the strongest first, such as /event set seeds Ann, Bob, or none
no-value-seeds_enter = Write the round of the knock-out in which the seeds come in, such as /event set seeds_enter 2
no-value-required = Write whether who does not check in is out: /event set required yes, or no
no-file = Send the list along as a file, CSV or XLSX: attach it to /event import #e{ $event }. The first line has the headings, one of them “name”.
no-sheet-kind = That is neither CSV nor XLSX. Save the list as one of these and send it again.
no-sheet-large = That list is too large: at most 2000 lines, 60 columns and 1 MB.
no-sheet-broken = I cannot read that file. Save it again as CSV (UTF-8) or XLSX.
no-sheet-empty = That list has no entries: the first line has the headings, the entrants come below.
no-sheet-gone = I could not fetch that file. Please send it again.
no-sheet-many = At most { $most } can enter, with those who have already. Make the list shorter.
no-owner = Private answers are for the organiser of #e{ $event } alone; ask them for what you need.
