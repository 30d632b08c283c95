seat = { $seat ->
    [1] North
    [2] East
    [3] South
   *[4] West
}
seat-short = { $seat ->
    [1] N
    [2] E
    [3] S
   *[4] W
}
side = { $side ->
    [0] NS
   *[1] EW
}
call-P = Pass
call-X = Double
call-XX = Redouble
claim = claim { $tricks }
concede = concede
agree = agree
contest = play on
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs

board-line = Board { $board } · { $dealer } deals · { $vulnerable ->
    [None] nobody vulnerable
    [NS] NS vulnerable
    [EW] EW vulnerable
   *[All] all vulnerable
}
contract-line = { $contract } by { $who }
tricks-line = Tricks: NS { $ns }, EW { $ew }
by = by { $who }
last-trick = last trick
hand-of = { $who }{ $role ->
    [dummy] {" "}(dummy)
   *[other] {""}
}
points = { $who } { $points }
alert-line = { $who } { $call }: { $alert }
analysis = Double dummy: tricks by declarer · par { $par }
no-analysis = Double-dummy analysis is not installed here
passed-out = Passed out: 0 to both sides
result-made = { $over ->
    [0] Made exactly: { $tricks } tricks
    [one] Made with { $over } overtrick: { $tricks } tricks
   *[other] Made with { $over } overtricks: { $tricks } tricks
}
result-down = Down { $over }: only { $tricks ->
    [one] { $tricks } trick
   *[other] { $tricks } tricks
}
result-score = { $side } +{ $points }

turn-call = { $who } to call
turn-declare = { $who } to name the contract
turn-lead = { $who } to lead
turn-follow = { $who } to play
turn-dummy = { $who } to play from dummy
turn-claim = { $by } claims { $tricks } of the tricks left. { $who }: “agree” or “play on”
turn-concede = { $by } concedes the rest. { $who }: “agree” or “play on”
alt-points = Points: { $points }
alt-auction = Auction: { $calls }
alt-trick = On the table: { $cards }
alt-hand = { $who }{ $role ->
    [dummy] {" "}(dummy)
   *[other] {""}
}: { $cards }
alt-own = Your hand: { $cards }
alt-analysis = Double dummy: { $rows }. Par { $par }

remark-contract = The contract is { $contract } by { $who }{ $vulnerable ->
    [True] {" "}(vulnerable)
   *[False] {""}
}; { $lead } leads
remark-points = Points: N { $p1 }, E { $p2 }, S { $p3 }, W { $p4 }. { $who } declares and names the contract
remark-dummy = { $who } is dummy and lays the hand on the table
remark-trick = { $who } wins the trick. NS { $ns }, EW { $ew }
remark-claim = { $who } claims { $tricks } of the tricks left
remark-concede = { $who } concedes the rest
remark-alert = { $call } by { $who }: { $alert }

why-not_a_call = This is the auction, and “{ $text }” is no call. Write for example 1NT, 2♥, 3H, pass, double, redouble.
why-no_level = There are no bids at level { $level }, only from 1 to 7. Write for example 1NT or 4♠.
why-card_too_soon = The auction is still on, { $card } cannot be played. In a bid the number comes first: 1♠, 3H; or pass.
why-call_too_late = The auction is over, “{ $call }” is no longer possible. Play a card, suit first, for example ♥3, SA, S10.
why-not_a_card = “{ $text }” is no card. Write its suit and rank, for example ♥3, SA, S10; or claim.
why-no_rank = There is no rank “{ $rank }”. Write the ten as 10 or T and the ace as A, for example S10, SA.
why-no_suit = “{ $text }” has no suit. Write for example ♥{ $rank } or S{ $rank }.
why-one_card = One card at a time, please. Write for example ♥3 or SA.
why-no_number = There are { $cards } cards in the hand, so there is no number { $number }. Write #1 to #{ $cards }.
why-gone = { $card } has been played already. Play a card still held, for example #1.
why-not_in_dummy = It is dummy's turn, and dummy has no { $card }. Write for example { $example }.
why-not_held = You do not hold { $card }. Play from your own hand, for example { $example }.
why-follow_suit = You have { $suit } and must follow suit, so { $card } cannot be played. Play for example { $example }.
why-claim_stands = There is a claim to answer first: write “agree” or “play on”.
why-no_claim = There is no claim to answer. Play a card, for example ♥3.
why-claim_too_soon = Dummy is not on the table yet, so nobody can claim. Play a card first, for example ♥3.
why-claim_again = There was a claim in this trick already. Play on, for example ♥3, and claim after the trick.
why-claim_not_yours = Only declarer can claim tricks. A defender may write “concede”, or play on, for example ♥3.
why-claim_too_many = Only { $left } tricks are left, so { $tricks } cannot be claimed. Write for example claim { $left }.
why-no_solver = Double-dummy analysis (endplay) is not installed here, so this cannot be worked out. Ask the host to install it, for example: pip install endplay.
