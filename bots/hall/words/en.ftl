## Tables
table = #{ $table } { $game }
computer = Computer{ $number } (level { $level })
program = { $program }{ $number }
on = yes
off = no
nobody = (free)
pair = { $first }, { $second }
option = { $option }: { $value }
clock = Clock: { $move ->
    [0] {""}
    [86400] 1 day a move
   *[other] { $move } s a move
}{ $game ->
    [0] {""}
   *[other] { $move ->
        [0] {""}
       *[other] {", "}
    }{ $game } min each
}; { $late ->
    [loses] out of time loses
    [warns] out of time is a warning, the third loses
   *[computer] out of time, the computer plays on
}
best-of = Best of { $games }
target = First to { $points } points
minutes = { $minutes } minutes in all; the game in progress is finished, then the leader wins
side = { $side }. { $who }
invited = { $who }, you are invited to play: press Join.
join-how = Press Join or send /join to sit down{ $alone ->
    [yes] ; alone, press Computer to play at once.
   *[no] .
}
started = Under way: { $who }
cancelled = Called off.
settled = Nothing more is played here: the event has settled this table. See /event standings #e{ $event }.
dealt = Game { $number } is dealt. The seed's commitment (SHA-256): { $commitment }
moved = { $who }: { $en }
as-written = { $en }
turn = { $who } to move
paused = The clock is stopped; send /resume to go on.
offered-draw = { $who } offers a draw.
asked-back = { $who } asks to take back { $plies ->
    [one] the last move
   *[other] the last { $plies } moves
}.
asked-pause = { $who } asks for a pause; it begins when the other side sends /pause too.
warnings = { $who }: { $count ->
    [one] 1 warning
   *[other] { $count } warnings
}
your-turn = Your turn: press a button, pick cards, or just send your play.
your-hand = Your hand
pick-prompt = Pick cards
won = { $who } won: { $why }
drawn = A draw: { $why }
no-result = No result: { $why }
score = { $who }: { $score }
match-won = Match won by { $who }
revealed = Seed: { $seed }. Check the deal with “/verify seed”.
mine = { $table }: { $state ->
    [called] waiting for you; send /join #{ $number }
    [yours] your turn
    [open] waiting for players
    [paused] stopped
   *[other] waiting for the others
}
remind = { $who }, { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
} left.
warned = { $who } ran out of time: warning { $count }; the third loses.
absent = { $who } ran out of time twice; a computer plays on. Make any move to come back.
left = { $who } has left; a computer plays on. Make any move to come back.
closed = { $who }, I cannot write to you. Press Hand to see your cards; to get them by private message, open a private chat with me first.
closed-answer = { $who }, the answer is for you alone and I cannot write to you. Open a private chat with me, then ask again.
hint = Hint: { $en }
resign-sure = Really resign at #{ $table }?
word-kept = Noted: your word goes into the deal.
record = The record of #{ $table }
why-resigned = the other side resigned
why-time_out = the other side ran out of time
why-time_out_drawn = time ran out, but the other side has nothing to win with
why-agreed = a draw was agreed
why-warnings = the other side has three warnings
why-late = the other side came too late
why-ruled = ruled by the referee
why-made_void = the game is void by the referee’s decision

## Buttons
button-join = Join
button-leave = Leave
button-computer = Computer
button-start = Start
button-accept = Accept
button-decline = Decline
button-hand = Hand
button-hint = Hint
button-type = Type a move
button-draw = Offer draw
button-back = Take back
button-resign = Resign
button-resign-sure = Yes, resign
button-play = Play
button-record = Record
button-again = Play again

## The front desk
help-head = What I can do (English and Chinese both work):
help-line = { $names }: { $what }
help-arg = · { $name } ({ $must ->
    [yes] needed
   *[no] optional
}): { $what }
help-foot = Try: /new xiangqi computer, then just send “C2.5”. /help and a command's name tells more. For cups: /help event, and /help referee
welcome = Hello! Now I can write to you: your hands will come here.
game-line = { $game } ({ $name }): { $seats } players
games-foot = Open a table: /new and the game, such as /new xiangqi
rules-typed = Type: { $how }
rule-line = { $option } ({ $name }): usually { $usual }
rule-choice = · { $name }={ $choice }: { $meaning }
settings-head = Settings of this group (moderators change them, as in /settings start moderators):
setting = { $name } = { $value } (choices: { $choices })
setting-set = Set: { $name } = { $value }
language-set = Fine, I will answer you in English.
verified = The commitment (SHA-256) of this seed is { $commitment }; if that is what was shown before the deal, nobody touched it.

## Commands
command-new = Open a table
command-join = Sit down
command-leave = Leave a table
command-computer = Computers take the free seats, and play begins
command-start = Begin when everybody is here
command-move = Make a move or play cards (just sending it works too)
command-board = Show the board or table
command-hand = Look at your own hand
command-hint = Ask the computer for a move
command-resign = Resign
command-draw = Offer a draw
command-undo = Ask to take a move back
command-accept = Accept what is offered
command-decline = Decline what is offered
command-pause = Stop the clock (both players, or a moderator)
command-resume = Start the clock again
command-cancel = Call a table off (its starter or a moderator)
command-tables = My tables
command-here = Tables of this group
command-record = Download the record of a game
command-games = List the games
command-rules = Rules and options of a game
command-help = How to use this
command-language = Choose the language in which I answer you
command-settings = Settings of this group
command-word = Add a word of your own before the deal
command-verify = Check the seed of a deal
arg-game = which game, such as xiangqi
arg-opponent = the opponent, or “computer”
arg-clock = such as 60 (seconds a move) or 0+30m (30 minutes each)
arg-options = rules, such as rule=renju best_of=3
arg-table = the table's number, such as #12
arg-level = the computer's level, 1 to 3, or an installed program
arg-move = the move, such as C2.5, H8, 34567
arg-format = the kind of file
arg-command = a command's name
arg-language = zh-Hans, zh-Hant or en
arg-name = which setting
arg-value = the new value
arg-text = the text
arg-seed = the seed, 64 hexadecimal digits

## Refusals
no-luck = I could not handle that, and nothing was changed. Please try again; if it fails again, tell a moderator.
no-anonymous = Anonymous administrators cannot play: please write as yourself.
no-command = There is no command “{ $text }”. Send /help to see what there is.
no-command-near = There is no command “{ $text }”. Did you mean { $near }? Send /help to see what there is.
no-understand = I did not understand “{ $text }”. Send /help to see what I can do, or /new and a game to open a table.
no-missing = “{ $what }” is missing. Send /help { $command } to see how to write it.
no-too-much = I do not know what “{ $text }” is for. Send /help { $command } to see how to write it.
no-in-group = Use this in a group: /{ $command }
no-moderators-only = Only moderators may do that; ask one of them.
no-table = There is no table #{ $table }. Send /tables to see yours.
no-table-here = There is no table here yet. Open one with /new and a game.
no-which-table = Which table? Add its number ({ $tables }) or reply to its board.
no-which-turn = Which table? It is your turn at { $tables }: write the number first, such as “{ $example }”, or reply to its board.
no-tables-yours = You sit at no table now. Open one with /new and a game.
no-preset = There is no preset or game “{ $name }”. /event presets lists the presets and /games the games; write, say, /event new groups.
no-game = There is no game “{ $name }”. Choose from: { $games }
no-option = There is no option “{ $name }”. You can write: { $names }
no-option-form = Write “{ $text }” as name=value, such as best_of=3. You can write: { $names }
no-number = “{ $name }” takes a whole number from 1 to { $most }.
no-position-over = In that position the game is already over. Give one in which somebody still has a move, or leave position= out for the usual start.
no-best-of-odd = best_of takes an odd number such as 3 or 5.
no-clock = I cannot read the clock “{ $text }”. Write 60 (seconds a move), 0+30m (30 minutes each) or 20+30m (both), with w at the end for warnings or c for the computer; or one of { $presets }
no-level = There is no level “{ $level }”: write 1, 2 or 3.
no-program = { $program } is not here, or does not play this game. Programs for it: { $programs }. You could write /computer 3.
no-opponent = I do not know who “{ $name }” is. Pick somebody from the list, or let them press Join; “computer” plays the computer.
no-yourself = You cannot play yourself: pick somebody else, or “computer”.
no-start-moderators = Only moderators open tables here. Ask one, or ask for /settings start all.
no-too-many-yours = You can sit at { $most } tables at once: finish one or /leave it.
no-too-many-here = There can be { $most } tables here at once: wait for one to end.
no-begun = #{ $table } has begun or is over. Open another with /new.
no-seated = You already sit at #{ $table }: wait for players{ $computer ->
    [yes] , or press Computer.
   *[no] .
}
no-full = There is no seat for you at #{ $table }. Open another with /new.
no-not-seated = You do not sit at { $table }. Send /tables to see yours.
no-not-started = #{ $table } has not begun: wait for players{ $computer ->
    [yes] , or press Computer.
   *[no] .
}
no-over = #{ $table } is over. Open another with /new.
no-paused = #{ $table } is paused; send /resume to go on.
no-not-paused = #{ $table } is not paused: just play on.
no-free-seats = { $free ->
    [one] 1 seat is
   *[other] { $free } seats are
} free at #{ $table }: wait for Join{ $computer ->
    [yes] , or press Computer.
   *[no] .
}
no-leave-resign = You cannot just leave #{ $table } in mid-game: /resign to give up, /draw to offer a draw.
no-cancel-rights = Only the one who opened #{ $table } or a moderator can call it off. To stop playing, /leave or /resign.
no-cancel-event = #{ $table } belongs to an event: only a moderator can call it off. To give up, /resign.
no-word = Write 1 to { $most } characters, such as /word good luck.
no-no-chance = Nothing is left to chance at #{ $table }, so no word is needed; just wait for players.
last-slip = That was slip { $count } of this turn: further ones are not answered until it ends. A play that stands is still taken.
no-turn = Not your turn yet: waiting for { $who }.
no-stale = That button is old; the position has changed. Use the newest message.
no-forged = That button is not valid. Send /board for a new one.
no-elsewhere = #{ $table } is not in this group; please do that where it is.
no-pick-some = Pick cards first, then press Play; or just send them, such as 34567.
no-type = Just send the move, such as C2.5, H8 or 34567; or reply to the board.
no-two-only = That is only for games of two. With more players you can /leave and a computer plays on.
no-draw-computer = The computer takes no draws; play on, or /resign.
no-draw-turn = Make your move first, then offer a draw (the rules let you offer only after your own move).
no-draw-again = You were just declined: offer again after { $plies } more moves, or when the other side has offered.
no-offer-stands = An offer already waits for an answer: /accept, /decline, or just move on.
no-no-offer = There is no offer for you to answer. To offer a draw, send /draw; to take back, /undo.
no-back-off = A move made stands: this table allows no take-backs. Write takebacks=on when you open the next one.
no-back-nothing = You have not moved yet, so there is nothing to take back.
no-hint-in-event = No hints in a competition: this one you have to find yourself.
no-computer-in-event = No computers in a competition: wait for your opponent, or for the time to run out.
no-record-format = The format is pgn or json, as in /record json.
no-language = Choose from { $languages }, as in /language en
no-setting = There is no setting “{ $name }”. You can write: { $names }
no-setting-value = “{ $name }” can be: { $choices }
no-seed = A seed is 64 hexadecimal digits; it is shown when a game is over.
no-place = I cannot find that group any more. Open a new table where you are now, with /new.
no-event = There is no event { $event }. Its number stands in its messages, such as #e3.

## Events
event = #e{ $event } { $name } ({ $game })
cup-name = { $game } Cup
event-open = Signing up, { $count } so far. Press Sign up to take part; the organiser presses Draw lots to begin.
event-closed = Sign-up is closed with { $count }. The organiser presses Draw lots to begin.
event-commitment = The draw's commitment (SHA-256): { $commitment }
late = { $minutes } min late is a forfeit
and-more = … and { $count } more
drawn-lots = Lots are drawn for { $count } entrants.
round = { $of }{ $en }
pair-bye = { $number }. { $first }: bye
pair-waits = { $number }. { $names } ({ $tables })
pair-later = { $number }. { $names } (when both are free)
pair-reported = { $number }. { $names } { $score ->
    [hushed] reported
   *[other] { $score }
}, to be confirmed
pair-done = { $number }. { $names } { $score }{ $how ->
    [forfeit] {" "}(forfeit)
    [ruling] {" "}(ruling)
    [lot] {" "}(by lot)
   *[other] {""}
}
champion = 🏆 Champion: { $who }
no-champion = There is no champion: the last ones all forfeited.
place = { $rank }. { $who }
event-revealed = The seed of the draw: { $seed }
reported = { $who }: { $by } { $score ->
    [hushed] has reported the boards of { $names }; the scores are in your private messages
   *[other] reports { $score } for { $names } (in this order)
}. Press Confirm result, or Object if it is wrong{ $minutes ->
    [0] .
   *[other] ; unanswered it counts after { $minutes } min.
}
entered = You are in: { $event }
withdrawn = You are out: { $event }
called = Please all press “I am here”; play begins when everybody is. Too late is a forfeit.
column-lot = Lot
column-name = Name
button-enter = Sign up
button-withdraw = Withdraw
button-draw-lots = Draw lots
button-confirm = Confirm result
button-here = I am here
command-event-new = Start an event, such as /event new xiangqi
command-event-join = Sign up
command-event-leave = Withdraw
command-event-set = See or change the terms of entry, such as closes 2026-12-05 20:00
command-event-checkin = Check in before the start
command-event-entry = Approve, decline, note as paid or here, or take out an entry
command-event-swap = Somebody else plays for an entry from now on
command-event-import = Enter everybody of a CSV or XLSX file sent along
command-event-export = The list of entrants as a file, for the organiser alone
command-event-award = Give a prize of your own, such as /event award Ann “Most improved”
command-event-lucky = Draw lucky entrants, verifiably, such as /event lucky 3
command-event-honours = How many places get a certificate, its seal, and who signs it
command-judge = Decide at a table as its referee, such as /judge pause loud noise; alone: how the table stands
command-appeal = Stop the clock and call the chief referee, such as /appeal he moved my piece
command-referee-official = Name a referee, such as /referee official @Ann chief
command-event-certificates = Certificates: your own, or everybody's for the organiser
command-event-results = The results as a file: xlsx, csv, json, trf, or the calendar as ics
arg-count = how many
arg-places = how many places
arg-seal = the characters of the seal
arg-decision = pause, resume, warn, time, back, win, draw, restart, swap or penalty
arg-details = whom, how much, and why, such as Ann +5m noise
arg-reason = the reason
arg-person = who
arg-role = chief, referee, or none
arg-signed = who signs
arg-partner = your partner, or who plays instead
arg-team = the name of your pair or team
arg-setting = which term: zone, opens, closes, starts, fields, most …
arg-action = approve, decline, paid, unpaid, here or remove
arg-entrant = the entry's name or number; or all
arg-file = the list: CSV or XLSX, the first line with the headings
command-event-entrants = See who has signed up
command-event-close = Close the sign-up
command-event-draw = Draw lots and begin round one
command-event-bracket = See the bracket
command-event-standings = See the standings
command-event-report = Report your own result, such as 2:1
command-event-confirm = Confirm the result your opponent reported
command-referee-rule = The organiser decides who won
command-event-cancel = Cancel the event
arg-preset = a preset or a game; /event presets lists them
arg-title = the name of the event or prize
arg-event = the event's number, such as #e3
arg-score = the score with yours first, such as 2:1, or a number for each, such as 24 -8 -16
arg-winner = the winner's name
arg-why = the reason
no-organiser-only = Only the organiser or a moderator may do that; ask one of them.
no-organise-moderators = Only moderators run events here. Ask one, or ask for /settings organise all.
no-too-many-events = There can be { $most } events here at once: wait for one to end.
no-cup-two = A knock-out cup takes a game for two, such as xiangqi or gomoku.
no-event-name = An event's name has at most { $most } characters.
no-too-few = Only { $count } signed up; at least { $least } are needed to draw lots.
no-event-open = Lots for #e{ $event } are not drawn yet: the organiser sends /event draw.
no-event-closed = Sign-up for #e{ $event } is closed; wait for the next event.
no-event-playing = #e{ $event } has begun; see /event bracket.
no-event-over = #e{ $event } is over; see /event standings #e{ $event }.
no-event-cancelled = #e{ $event } is cancelled. Start another with /event new.
no-entered = You are in #e{ $event } already; wait for the draw.
no-not-entered = You are not in #e{ $event }. Sign up with /event join.
no-event-full = At most { $most } can sign up, and they have. Wait for somebody to withdraw.
no-no-pairing = No such pairing waits in #e{ $event } now; see /event bracket.
no-score-or-draw = Write the score as yours:theirs, such as 1:0, or 0.5:0.5 for a draw, with at most { $most ->
    [one] 1 game
   *[other] { $most } games
}.
no-score = Write the score as yours:theirs, such as 1:0 or 2:1, with a winner and at most { $most ->
    [one] 1 game
   *[other] { $most } games
}.
no-no-report = No result waits for you to confirm in #e{ $event }. Report one with /event report 2:1.
no-own-report = A result you reported is confirmed by your opponent or the organiser.
no-not-your-pairing = That is not your pairing; see /event bracket for yours.
no-entrant = There is no entrant “{ $name }”. You can write: { $names }
no-entrant-unclear = That could be the name of more than one: { $names }. Write the number instead, such as { $number }, then the reason.
no-entrant-number = “{ $name }” is number { $name } ({ $first }) and the name of number { $number }. Write @{ $name } or { $number } for the name; for the other write “{ $first }”.
no-not-drawn = Lots for #e{ $event } are not drawn yet: the organiser sends /event draw.
no-event-here = No event is under way here. Start one with /event new xiangqi; for one that is over add its number, such as /event standings #e3.
no-which-event = Which event? Add its number ({ $events }).
pair-disputed = { $number }. { $names } { $score ->
    [hushed] reported
   *[other] { $score }
}, disputed
stage-line = { $name }: { $format }
format = { $format ->
    [knockout] knock-out
    [round_robin] all play all
    [swiss] Swiss
    [tables] tables
    [movement] duplicate
    [arena] arena
   *[other] { $format }
}
every = { $minutes ->
    [0] The organiser begins each round
   *[other] A round every { $minutes } min
}
division = { $name }
pairing = Round { $round }: { $names } (#{ $table })
confirmed = { $names }: { $score ->
    [hushed] the report
   *[other] { $score }
} counts, as nobody objected in time. Until the next round begins, /event object reopens it.
disputed = { $names } tell it differently{ $claims ->
    [hushed] {""}
   *[other] : { $claims }
}. #{ $table } stands still; the organiser decides with a button, /referee correct #{ $table } or /referee rule.
objected = { $who } objects to the result of { $names }{ $score ->
    [hushed] {""}
   *[other] : { $score }
}. #{ $table } stands still; the organiser decides with a button, /referee correct #{ $table } or /referee rule.
unclaimed = { $by } takes back their report for { $names }. Play on, or report with /event report.
boards-told = { $names } (in this order), by board: { $score }
accept-score = { $score } is right
undoes = This undoes { $count ->
    [one] 1 pairing that was played:
   *[other] { $count } pairings that were played:
}
cascade-how = Nothing is changed yet. Press the button to correct the result and play these again.
voids = A replay calls off what is drawn already ({ $count ->
    [one] 1 pairing
   *[other] { $count } pairings
}); these begin afresh when it is over:
replay-how = Nothing is changed yet. Press the button to play again.
corrected = The result is corrected{ $count ->
    [0] .
    [one] {" "}and 1 pairing is played again.
   *[other] {" "}and { $count } pairings are played again.
}
voided = { $names } play again: the result is void{ $count ->
    [0] .
    [one] , and 1 pairing that followed from it is called off.
   *[other] , and { $count } pairings that followed from it are called off.
}
moved-place = { $who }: place { $before } → { $after }
no-place-moved = Nobody’s place changes.
pairings-kept = The rounds that are drawn stay as they are; the next draw goes by the corrected standings.
expelled = { $who } is out of the event: { $why }
button-object = Object
button-cascade = Correct and play again
button-replay = Play again all the same
command-event-object = Object to a reported result
command-referee-correct = Correct the score of a table
command-referee-replay = Let a table play again
command-referee-expel = Put somebody out of the event
command-event-next = Begin the next round now
no-scores = Write a number for each of { $names }, in this order ({ $count } numbers), such as 24 -8 -16; or each name with its number.
no-boards-score = Write the score of every board, for { $names } in this order{ $seats ->
    [2] , or only what { $first } took
   *[other] {""}
}: { $example }{ $written ->
    [none] .
   *[other] . A contract, its tricks and who played it will do, too: { $written }
}
no-event-table = There is no table #{ $table } in this event. Its tables: { $tables }
no-event-table-again = #{ $table } counts no more: it is played again as #{ $again }. Write #{ $again }.
no-event-setting = “{ $at }”: { $why }
no-event-option = “{ $name }” would change nothing in this event. Write, say, late=10; it takes: { $names }. What has to do with signing up, such as starts or most, can be given as well: see /event set.
no-option-needs = “{ $name }” counts only with { $needs }: write both, or leave { $name } out.
no-option-twice = “{ $name }” stands here twice: write it once, such as { $example }.
no-in-dispute = This result of #e{ $event } is disputed: wait for the organiser’s ruling.
no-nothing-to-object = You have no reported result in #e{ $event } that is still open; the organiser can correct it with /referee correct.
no-stale-correction = #e{ $event } has gone on since; send the correction again.
no-gone = { $who } has left the event already; see /event standings.
no-round-runs = The round of #e{ $event } is still being played; see /event bracket.
away = { $who } has left. Come back within { $minutes } min with any move or /join; after that the game is forfeit.
soon-late = { $who }: #{ $table } waits for you. In { $minutes } min it is a forfeit; press “I am here”.
no-results-yet = These tables have no result yet. Play on, or report with /event report.
stuck = Round { $round } cannot be paired: everybody left has met. The organiser chooses: finish here, let as few as possible meet again, or pair by hand with /referee pair and the names two by two.
button-stuck-finish = Finish here
button-stuck-rematch = Allow rematches
command-referee-pair = Pair a round by hand
arg-names = the names two by two
no-not-stuck = #e{ $event } pairs its rounds itself; nothing is to be paired by hand now.
no-pair = Write everybody of the round once, two by two (one may be left over for a bye), names with spaces in quotes: { $names }
no-pair-unclear = That can be read in two ways. Put the names of several words in quotes: { $names }
no-no-computer = No computer can sit at #{ $table }: the game is played elsewhere. Wait for people, or invite them.
no-no-hint = #{ $table } is played elsewhere, so I have no move to suggest. Report how it ended, or see /help move.
board-done = Board { $board } is played; how it went is told when all tables have played it.
pair-played = { $number }. { $names }: played
no-hushed = Other tables still play the boards of #{ $table }: it can be seen when the round is over. Its players press Hand.
no-word-boards = #{ $table } plays the same deals as other tables, so nobody can add a word; just wait for the players.
time-up = The time of the match is up: this game is the last; if it ends level, the next one decides.
preset-line = { $name } ({ $code }): { $what }
presets-foot = Start one: /event new union; with a date: /event new union starts="2026-12-05 14:00"
command-event-presets = List the presets of events
preset-knockout = xiangqi, 30 minutes each, who loses is out
preset-xiangqi_cup = xiangqi, 30 minutes each, who loses is out
preset-xiangqi_fast = best of three, 20 seconds a move
preset-gomoku_cup = best of three, 2 minutes a move
preset-renju_cup = renju rules, best of three
preset-union = two slow games, then fast ones; knock-out to three who all meet; up to nine: two groups, crossed semi-finals
preset-campus_gomoku = knock-out to three who all meet, best of three
preset-campus_xiangqi = knock-out to three who all meet, one game of 30 minutes each
preset-campus_luzhanqi = knock-out to three who all meet, one game of 30 minutes each
preset-nine_rounds = Swiss, nine rounds, 2 points a win; equals by fewer draws, then fewer violations
preset-groups = groups where all meet for 3/1/0, the first two to a bracket
preset-doudizhu_three = tables of three with 10 points each, the best go on until three are left
preset-mahjong = tables of four, four hands, the last of each table is out; 32 or more
preset-mahjong_teams = four teams at a time, the best two members count, the better half goes on
preset-shengji = pairs, knock-out, from 2 past 10 or the lead after 90 minutes
preset-guandan = pairs: one deal, then past A, a long final
preset-bridge = pairs, everybody plays the same boards and meets all others, matchpoints
preset-shuqi_teams = teams, two rounds of knock-out, the members’ scores add up, equals by the difference of scores
preset-duplicate = dou dizhu: the same deals at all tables, compared by bands
stage-knockout = Knock-out
stage-league = Last three
stage-groups = Groups
stage-finals = Finals
stage-heats = Heats
stage-rounds = Rounds
stage-final = Final
role = Your role: { $role }. It is for you alone.
roles-dealt = { $count } roles are dealt by lot, each in private. The lot’s commitment (SHA-256): { $commitment }
command-roles = Deal role words by lot, each in private
arg-words = a word for each person at the table
no-roles-rights = Only the one who opened #{ $table } or a moderator deals roles; ask them.
no-roles = Write one word for each of the { $count } people who sit there, such as: /roles lord loyal rebel spy
round-due = The next round of #e{ $event } begins at { $at }.
arg-time = when the next round begins, such as 12-05 20:00 or 90m

command-follow = Hold an event in two groups: the organiser gets a code, the other group enters it
arg-code = the code from the other group's organiser; without it you get the code of your event
follow-code = { $event }: send this in the other group (Discord or Telegram): /follow { $code }
    It lets one group in; for the next one send /follow again.
following = “{ $group }” ({ $platform }) has joined. People there sign up and play in this event, and see what is said of it here.
unfollowed = “{ $group }” ({ $platform }) shows this event no longer. Whoever plays from there can go on in private messages.
button-unfollow = Take the group out
no-follow = Which event? Its organiser sends /follow in its group (with a number where there are several: /follow #e3) and is told a code. Send it here: /follow e3-k7qm2xw4pa
no-follow-code = That code lets nobody in, or has been used. Ask the event's organiser for a new one: it looks like e3-k7qm2xw4pa.
no-follows = #e{ $event } is shown in this group already; sign up with /event join.
no-followers = #e{ $event } is in { $most } other groups, which is the most. Its organiser can take one out by the button under its message.
no-unfollowed = That group has been taken out of #e{ $event } before. To bring it back, send /follow for a new code.
for-third = third-place match: { $names }
no-table-size = { $game } is for { $most } at most, so nobody can play it at tables of { $size }. Choose a format of pairs, such as format=swiss, or a game for more, such as doudizhu or mahjong_mcr.
