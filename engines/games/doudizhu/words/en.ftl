name = Dou dizhu
about = Three players and one pack: the landlord against two farmers; the side that empties a hand first wins.
how-to-type = bid 1, 2, 3 or “no bid”; play 34567, 333+4, 10 10, rocket, or “pass”
button-record = Record

landlord = Landlord
farmer = Farmer
seat = Seat { $seat }
bid = { $points ->
    [0] no bid
   *[other] bid { $points }
}
pass = pass
rocket = rocket
joker = { $joker ->
    [B] small joker
   *[R] big joker
}
cards = { $ranks }{ $jokers ->
    [B] {" "}small joker
    [R] {" "}big joker
    [BR] {" "}small joker big joker
   *[none] {""}
}

kitty = Kitty
stakes = Base { $base }, ×{ $multiplier }
turn-bid = { $name } to bid
turn-lead = { $name } to lead
turn-follow = { $name } to follow
alt-seat = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
alt-role = { $name } ({ $role }): { $count ->
    [one] 1 card
   *[other] { $count } cards
}
alt-kitty = Kitty: { $cards }
alt-act = { $name }: { $what }
alt-hand = Your hand: { $cards }

why-landlord_wins = the landlord is out first: the landlord wins
why-farmers_win = a farmer is out first: the farmers win
why-redeal = nobody bid, so the cards are dealt again
why-not_a_bid = The bidding is on, and “{ $text }” is no bid. Write 1, 2, 3 or “no bid”.
why-no_such_bid = There is no bid of { $bid }. Bid 1, 2 or 3, or write “no bid”.
why-not_cards = “{ $rest }” is no card. Write the cards to play, such as 34567, 333+4, 10 10 or rocket, or write “pass”.
why-no_rank = There is no rank “{ $rank }”. Write ten as 10 or T and the ace as A, as in 10JQKA.
why-which_joker = Which joker? Write “small joker” or “big joker”; both together are “rocket”.
why-too_many = There are only four cards of rank { $rank }. Write fewer; { $rank }{ $rank }{ $rank }{ $rank } is a bomb.
why-one_joker = There is only one { $joker ->
    [B] small joker
   *[R] big joker
}. To play both jokers write “rocket”.
why-no_number = You hold { $cards } cards, so there is no number { $number }. Write #1 to #{ $cards }, such as #1 #2.
why-numbered = { $reason }
why-two_meanings = “{ $text }” can be read in two ways: { $candidates }. Write one of them.
why-bid_too_low = { $bid } is not enough: the bid is already { $highest }. { $highest ->
    [1] Bid 2 or 3, or write “no bid”.
    [2] Bid 3, or write “no bid”.
   *[other] Write “no bid”.
}
why-bidding_still = The bidding is still on; no cards yet. Write 1, 2, 3 or “no bid”.
why-bidding_over = The bidding is over; now cards are played, such as 34567. Or write “pass”.
why-must_lead = You lead, so you cannot pass. Play any group, such as your lowest single card.
why-no_combination = { $cards } is no group of cards. { $nearest }
why-does_not_beat = { $cards } does not beat { $last }. { $way ->
    [bomb] Only a higher bomb or the rocket does, such as { $example }.
    [top] There is no higher { $kind }: only a bomb or the rocket will do, such as { $example }.
   *[same] Play a higher { $kind }{ $size ->
        [one] {""}
       *[other] {" "}of { $size } cards
    }, such as { $example }, or a bomb or the rocket.
} Or write “pass”.
why-rocket_stands = Nothing beats the rocket. Write “pass”.
why-not_held = Your hand lacks { $missing }. Play from your own hand; you can also count, as in #1 #2.

nearest-jokers = Both jokers together can only be played alone, as the rocket.
nearest-high_chain = Twos and jokers cannot be in a straight, a run of pairs or a plane; the highest straight ends with an ace, as in 10JQKA.
nearest-short_chain = A straight has at least five cards (34567), a run of pairs at least three pairs (334455).
nearest-gap = The ranks of a straight, a run of pairs or a plane must follow one another, as in 34567, 334455, 333444.
nearest-plane = A plane is a run of trios that carries as many single cards, or as many pairs, as it has trios, none of its own ranks: 333444+56 or 333444+5566.
nearest-trio = Three of a rank carry one card or one pair: 333+4 or 333+44.
nearest-four = Four of a rank are a bomb alone, or carry two cards or two pairs: 3333, 3333+45 or 3333+4455.
nearest-two = Two cards must be of the same rank, as in 33.
nearest-none = Examples: a single 3, a pair 33, three with one 333+4, a straight 34567.

kind-solo = single card
kind-pair = pair
kind-trio = three of a rank
kind-trio_solo = three with one
kind-trio_pair = three with a pair
kind-solo_chain = straight
kind-pair_chain = run of pairs
kind-trio_chain = plane
kind-trio_solo_chain = plane with single cards
kind-trio_pair_chain = plane with pairs
kind-four_two_solo = four with two cards
kind-four_two_pair = four with two pairs
kind-bomb = bomb
kind-rocket = rocket

remark-landlord = { $who } is the landlord, playing for { $base }; the kitty is { $kitty }
remark-bomb = Bomb! The score is multiplied by { $multiplier }
remark-rocket = Rocket! The score is multiplied by { $multiplier }
remark-few = { $who } has only { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
remark-spring = Spring! The score is multiplied by { $multiplier }
remark-anti-spring = Anti-spring! The score is multiplied by { $multiplier }

option-wings = Cards carried by planes and fours
option-wings-standard = standard: not both jokers, no four of a rank, no trio next to the plane
option-wings-loose = loose: without these limits
option-first = Who bids first, by seat (0, 1, 2)
option-first-lot = drawn by lot
option-redeal_first = First to bid after a redeal
option-redeal_first-same = the same player
option-redeal_first-next = the next player
option-max_redeals = Redeals before the first bidder must take it (0: no limit)
option-cap = Highest multiplier (0: no limit)
option-warn_count = Announce one or two cards left
