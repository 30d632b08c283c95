name = Guandan
aliases = guan dan, throwing eggs
about = Four players, two packs, partners opposite: from level 2 up to A; the side that passes A wins. A hand scores the levels it raised, so 13 points are an A passed.
how-to-type = 33, 34567, 555+99, s34567 for a straight flush, 55* with a wild card, or “pass”; “pay ♠A” and “return ♦3” for tribute
button-record = Record
target = { $points ->
    [1] Play past 2 to win
    [2] Play past 3 to win
    [3] Play past 4 to win
    [4] Play past 5 to win
    [5] Play past 6 to win
    [6] Play past 7 to win
    [7] Play past 8 to win
    [8] Play past 9 to win
    [9] Play past 10 to win
    [10] Play past J to win
    [11] Play past Q to win
    [12] Play past K to win
    [13] Play past A to win
    [26] Play past A twice to win
   *[other] Go { $points } levels up to win
}

seat = Seat { $seat }
pass = pass
pays = tribute
returns = return
pay = pay { $card }
back = return { $card }
takes = take { $seat }
as-plate = as plate
as-tube = as tube
joker = { $joker ->
    [B] small joker
   *[R] big joker
}
jokers = { $small ->
    [0] {""}
    [1] small joker
   *[other] small joker small joker
}{ $between }{ $big ->
    [0] {""}
    [1] big joker
   *[other] big joker big joker
}
cards = { $plain } { $jokers }
place = { $place ->
    [1] first out
    [2] second out
    [3] third out
   *[other] last
}

level = Level { $rank }
side-level = at { $rank }
wild = wild ♥{ $rank }
levels-mine = Us { $mine }, them { $theirs }
levels-seats = { $one } and { $three }: { $first }; { $two } and { $four }: { $second }
and-also = {", "}
turn-pay = { $name } to pay tribute
turn-choose = { $name } to choose a tribute
turn-return = { $name } to give a card back
turn-lead = { $name } to lead
turn-follow = { $name } to follow
gift-paid = pays { $card }
gift-returned = returns { $card }
resisted = resists tribute
alt-seat = { $name }: { $count ->
    [-1] more than 10 cards
    [one] 1 card
   *[other] { $count } cards
}
alt-out = { $name }: { $place }
alt-level = { $level }, { $wild }. { $levels }
alt-act = { $name }: { $what }
alt-hand = Your hand: { $cards }

why-double_win = first and second out are partners
why-one_three = first and third out are partners
why-one_four = first out and last are partners
why-passed_ace = passed A and won the match
why-failed_ace = the partner was last, so A is not passed and is played again
why-back_to_two = A was not passed three times: back to level 2

why-not_cards = “{ $rest }” is no card. Write the cards to play, such as 33, 34567, 555+99, s34567 for a straight flush or 55* with a wild card, or write “pass”.
why-no_rank = There is no rank “{ $rank }”. Write ten as 10 or T and the ace as A, as in 10JQKA.
why-which_joker = Which joker? Write “small joker” or “big joker”.
why-too_many = Two packs have not so many of { $card }: there are { $most } at most. Write fewer; 5555 is a bomb.
why-no_number = You hold { $cards } cards, so there is no number { $number }. Write #1 to #{ $cards }, such as #1 #2.
why-two_kinds = These six cards can be a plate or a tube. Say which, as in 8899** as plate. You can write: { $candidates }.
why-which_copy = You have such cards of different suits. Write the suit as well, such as: { $candidates }.
why-tribute_still = { $stage ->
    [pay] Tribute is still to be paid; no plays yet. Whoever pays writes, for example, “pay ♠A”.
    [choose] The first player out has still to choose a tribute. Write whose, such as “take 2”.
   *[return] Cards are still to be given back; no plays yet. Whoever took tribute writes, for example, “return ♠3”.
}
why-tribute_over = There is no tribute to pay or return now. Play cards, such as 33, or write “pass”.
why-pay_highest = You cannot pay { $card }. Tribute is your highest card apart from wild cards: { $allowed }. Write, for example, “pay { $example }”.
why-return_low = You cannot return { $card }. Give back a card of 10 or less that is no level card: { $allowed }. Write, for example, “return { $example }”.
why-not_a_payer = That seat has paid no tribute. Write the seat of one who has, such as “take 2”.
why-must_lead = You lead, so you cannot pass. Play any group, such as your lowest single card.
why-no_combination = { $cards } is no group of cards. { $nearest }
why-does_not_beat = { $cards } does not beat { $last }. { $way ->
    [bomb] Only a stronger bomb does, such as { $example }.
    [top] There is no higher { $kind }: only a bomb will do, such as { $example }.
   *[same] Play a higher { $kind }{ $size ->
        [one] {""}
       *[other] {" "}of { $size } cards
    }, such as { $example }, or a bomb.
} Or write “pass”.
why-nothing_beats = Nothing beats the four jokers. Write “pass”.
why-not_held = Your hand lacks { $missing }. Play from your own hand; you can also count, as in #1 #2.
why-in_hand = { $reason }

nearest-declared = These cards cannot be of that kind. Only two wild cards with two pairs in a row can be either, as in 8899** as plate.
nearest-jokers = Jokers are played alone, as a pair of the same, or all four as a bomb.
nearest-joker_in = Jokers cannot be in a straight, a tube, a plate or a bomb, and a wild card cannot be a joker. Three of a rank may carry a pair of jokers, as in 555 small joker small joker.
nearest-wild = To use a wild card as another card write * or its suit, as in 55*.
nearest-two = Two cards must be of the same rank, as in 33, or 3* with a wild card.
nearest-straight = A straight is exactly five cards in a row and does not go round the ace: A2345, 34567, 10JQKA.
nearest-tube = A tube is exactly three pairs in a row, as in 334455.
nearest-plate = A plate is exactly two triples in a row, as in 333444.
nearest-gap = Six cards can be a tube 334455, a plate 333444 or a bomb of six 333333.
nearest-full_house = Three of a rank carry a pair, as in 333+44; four of a rank are a bomb, as in 3333.
nearest-none = Examples: a single 3, a pair 33, three 333, a full house 333+44, a straight 34567, a bomb 3333.

kind-single = single card
kind-pair = pair
kind-triple = three of a rank
kind-full_house = full house
kind-straight = straight
kind-tube = tube
kind-plate = plate
kind-bomb = bomb of { $size }
kind-straight_flush = straight flush
kind-joker_bomb = bomb of four jokers

remark-level = This hand is played at level { $rank }; the { $rank } of hearts is wild. { $one } and { $three } are at { $first }, { $two } and { $four } at { $second }
remark-resisted = { $holders ->
    [1] No tribute: { $who } holds both big jokers
   *[other] No tribute: { $who } and { $other } hold a big joker each
}; the first player out leads
remark-paid = { $payer } pays { $card } to { $receiver }
remark-returned = { $receiver } gives { $card } back to { $payer }
remark-turned_up = The card turned up, { $card }, is with { $who }, who leads
remark-bomb = A { $kind }!
remark-straight_flush = A straight flush!
remark-joker_bomb = All four jokers!
remark-few = { $who } has { $left ->
    [one] 1 card
   *[other] { $left } cards
} left
remark-out = { $who } is { $place ->
    [1] first
    [2] second
   *[other] third
} out
remark-wind = Nobody beat the last cards of { $out }: the partner { $who } leads

option-deals = Hands to play (0: until a side passes A)
option-a_fail = A not passed three times
option-a_fail-demote_2 = back to level 2
option-a_fail-none = play A again
option-overshoot_wins = Rising beyond A wins
option-first_lead = Who leads the first hand
option-first_lead-random = chance
option-first_lead-turned_up = whoever holds the card turned up
option-equal_tribute = Two equal tributes
option-equal_tribute-seat_order = first out takes the one of the next payer in turn
option-equal_tribute-random = chance
option-equal_tribute-winners_choose = first out chooses
option-full_joker_pair = Full houses may carry a pair of jokers
option-counts = Cards left
option-counts-always = always shown
option-counts-at_10 = told from ten on
