no-referees-only = Only the organiser and the referees of #e{ $event } may do that; ask one of them, or as a player write /appeal and why.
no-own-match = You play in this match yourself, so somebody else decides: ask { $who }.
no-moderators = At a table of no event the moderators of its group decide. As a player, write /appeal #{ $table } and why.
no-own-table = You sit at #{ $table } yourself: let another moderator decide.
no-role = Say chief, referee or none, such as /referee official @Ann chief.
no-appoint-yourself = You organise this event and may decide already; name somebody else, such as /referee official @Ann referee.
no-no-official = { $who } is no referee here; nothing to take back.
no-begin = #{ $table } has not begun; before it does, /cancel or /event swap helps.
no-over = #{ $table } is over. Its result can be changed: /referee correct #{ $table } 1:0, or played again: /referee replay #{ $table }.
no-action = “{ $text }” is no decision. There are: { $actions }. For example: /judge warn Ann talking.
no-reason = Say why; it is recorded. For example: /{ $example ->
    [appeal] appeal my opponent moved twice
   *[other] judge { $example } noise in the hall
}
no-name = “{ $text }” does not sit here. Name one of { $names }, or their number: /judge warn 1 talking.
no-time = “{ $text }” is no time. For example: /judge time 1 +5m power cut, or -30s.
no-no-clock = No clock runs for { $who } now: a limit on moves can be changed while it is their turn.
no-too-little = { $who } has only { $seconds } seconds left; take less, or decide the game: /judge win.
no-swap-whom = Say who sits down, such as /judge swap 1 @Bob ill.
no-swap-yourself = A referee does not play; name somebody else, such as /judge swap 1 @Bob ill.
no-swap-seated = { $who } sits at this table already; name somebody else.
no-swap-busy = { $who } has to play at #{ $table }; name somebody who is free.
no-back = Say how many moves to take back, from 1 to { $most }, such as /judge back 1 slip.
no-two-only = At #{ $table } more than two play: there /judge restart or penalty helps, or /referee correct when it is over.
no-boards = #{ $table } plays boards that others play too, so they cannot be dealt again; put its score right with /referee correct #{ $table }.
no-no-points = The match at #{ $table } is not on points that could be taken. Use /judge warn, or /judge win for the other side.
no-points = Say how many points, such as /judge penalty 1 10 late; +10 gives them back.
no-paused = #{ $table } is paused already; /judge resume starts the clock again.
no-not-paused = The clock of #{ $table } runs already.
no-appeal-when = One may appeal while a game is played; #{ $table } is not. Against a result: /event object and why.
no-appealed = You have appealed in this game already; the referee has been called. You may do so again in the next game.
official-chief = { $who } is chief referee.
official-referee = { $who } is a referee.
official-none = { $who } is no referee any more.
told-pause = ⚖️ #{ $table } ({ $names }): { $by } has stopped the clock: { $reason }
told-resume = ⚖️ #{ $table } ({ $names }): { $by } starts the clock again: { $reason }
told-warn = ⚖️ #{ $table } ({ $names }): { $by } warns { $who } ({ $count } of { $most }): { $reason }
told-time = ⚖️ #{ $table } ({ $names }): { $who } has { $seconds } seconds { $way ->
    [more] more
   *[less] less
} by { $by }: { $reason }
told-back = ⚖️ #{ $table } ({ $names }): { $by } takes back { $plies ->
    [one] one move
   *[other] { $plies } moves
}: { $reason }
told-win = ⚖️ #{ $table } ({ $names }): { $by } gives the game to { $who }: { $reason }
told-draw = ⚖️ #{ $table } ({ $names }): { $by } gives the game as drawn: { $reason }
told-restart = ⚖️ #{ $table } ({ $names }): { $by } has the game played again, nothing of it counts: { $reason }
told-swap = ⚖️ #{ $table } ({ $names }): { $new } plays on for { $who }, by { $by }: { $reason }
told-penalty = ⚖️ #{ $table } ({ $names }): { $by } { $way ->
    [more] gives { $who }
   *[less] takes from { $who }
} { $points } points, now { $total }: { $reason }
many-warnings = { $who } has { $count } warnings. Among more than two this ends no game by itself: decide with /judge penalty or /referee expel.
appeal = ✋ #{ $table } ({ $names }): { $by } appeals: { $reason } The clock stands until { $decides } has decided.
moderators = a moderator
side = { $who }: warnings { $count } of { $most }, clock { $clock }
how = Decide, always with a reason: /judge #{ $table } pause … · resume … · warn NAME … · time NAME +5m … · back 1 … · win NAME … · draw … · restart … · swap NAME @person … · penalty NAME 10 …
how-open = #{ $table } has not begun: nothing to decide yet.
how-over = #{ $table } is over: /referee correct #{ $table } 1:0 or /referee replay #{ $table } changes its result.
at-desk = decided at the referee’s desk
button-pause = ⏸ Stop the clock
button-resume = ▶ Start the clock
button-restart = ↺ Play again
