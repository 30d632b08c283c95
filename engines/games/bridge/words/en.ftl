name = Bridge
aliases = contract bridge, duplicate bridge
about = Two pairs (1 and 3, 2 and 4): an auction settles the contract, then thirteen tricks are played; making it scores, going down scores for the others. While playing, “claim 5” proposes 5 of the tricks left.
how-to-type = bid 1NT, 2♥, 3H, pass, double; play ♥3, SA, S10; “claim 5” for 5 of the tricks left
button-record = Record

why-made = contract made
why-down = contract down
why-passed_out = passed out
why-bid_too_low = { $call } is not high enough. Bid higher, for example { $example }, or pass.
why-no_double = There is nothing to double: only the opponents' last bid can be, once. Bid for example { $example }, or pass.
why-no_redouble = There is nothing to redouble: only your side's bid that the opponents doubled can be. Bid for example { $example }, or pass.
why-auction_over = The auction is over, { $call } is no longer possible. Play a card, for example ♥3.

option-board = number of the first board (it tells the dealer and who is vulnerable)
option-auto_single = play a card by itself when there is no other
option-dummy_sees = what dummy sees
option-dummy_sees-partner = its own hand and declarer's
option-dummy_sees-own = its own hand only
