name = Minibridge
aliases = mini bridge
about = Bridge for two pairs (1 and 3, 2 and 4) without an auction: points are announced, the stronger side declares, dummy goes down, declarer names the trumps and a part score (7 tricks) or game; then thirteen tricks are played.
how-to-type = contracts as spades part, 4♠ game, 3NT; play ♥3, SA, S10
button-record = Record

contract = { $bid } { $kind ->
    [part] part
    [game] game
    [slam] slam
   *[none] {""}
}

why-made = contract made
why-down = contract down
why-not_a_contract = “{ $text }” is no contract to name here. Write the trumps with part or game, for example spades part, 4♠ game, 3NT; a part score is 7 tricks, games are 3NT, 4♥, 4♠, 5♣, 5♦.
why-part_or_game = The number does not go with part or game. Write for example { $part } for a part score or { $game } for game.

option-board = number of the first board (it tells the dealer and who is vulnerable)
option-auto_single = play a card by itself when there is no other
option-dummy_sees = what dummy sees
option-dummy_sees-partner = its own hand and declarer's
option-dummy_sees-own = its own hand only
option-slams = slams may be named
