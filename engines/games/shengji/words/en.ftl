name = Shengji
aliases = sheng ji, tractor, 80 points, eighty points, upgrade
about = Two packs (or three for six players), partners face each other: declare trumps while the cards are dealt, bury the kitty, collect points, go up levels.
how-to-type = “declare ♥2” or “pass” for trumps, “bury” and the cards for the kitty; play ♠77, S7 S7 S9 S9, big joker
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
dealer = dealer
partner = defends
attacker = attacks
nothing = nothing yet
cards = { $text }{ $gap }{ $small ->
    [0] {""}
    [1] small joker
    [2] small joker small joker
   *[other] small joker small joker small joker
}{ $big ->
    [0] {""}
    [1] { $small ->
        [0] big joker
       *[other] {" "}big joker
    }
    [2] { $small ->
        [0] big joker big joker
       *[other] {" "}big joker big joker
    }
   *[other] { $small ->
        [0] big joker big joker big joker
       *[other] {" "}big joker big joker big joker
    }
}
suit = { $suit ->
    [trumps] trumps
   *[other] { $suit }
}
trump = { $suit ->
    [none] no trump
   *[other] { $suit }
}
pass = pass
pass-rest = pass rest
declare = declare { $cards } { $suit }
counter = counter { $cards } { $suit }
bury = buries { $count } cards
bury-these = bury { $cards }
throw = throw { $cards }
throw-hidden = throws { $count } cards
taken-back = (takes back { $cards })

kitty = Kitty
turned = Turned up
stakes = Level { $level }, trumps: { $trump }, points { $points }
stakes-shown = Level { $level }, declared so far: { $trump }
stakes-open = Level { $level }, no trumps declared yet
header = Level { $level }{ $trump ->
    [none] , no trump
    [suit] {""}
   *[open] , undeclared
} · points { $points } · levels { $one }:{ $two }
turn-declare = Dealing { $drawn }/{ $whole }: declare, counter, or “pass”
turn-bury = { $name } to bury { $count } cards
turn-lead = { $name } to lead
turn-follow = { $name } to follow with { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
alt-seat = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
alt-role = { $name } ({ $role }): { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
alt-shown = { $name } showed { $what }
alt-kitty = Kitty: { $cards }
alt-turned = Turned up: { $cards }
alt-act = { $name }: { $what }
alt-wins = { $name }: { $what } (highest)
alt-hand = Your hand: { $cards }
score = { $six ->
    [0] The attackers have { $total } points. Seats 1 and 3 are at level { $south }, seats 2 and 4 at { $east }
   *[other] The attackers have { $total } points. Seats 1, 3 and 5 are at level { $south }, seats 2, 4 and 6 at { $east }
}

why-dealers_keep = the dealer’s side holds and deals on
why-attackers_take = the attackers have enough points and take the deal
why-redeal = only jokers in the kitty, the cards are dealt again
why-not_cards = “{ $rest }” is no card. Write suit and rank, for example ♠77, S7 S7 S9 S9, big joker, or #3 #4 for the 3rd and 4th card you see.
why-no_rank = There is no rank “{ $rank }”. Write 10 or T for a ten, A for an ace, for example ♠10 or ♠A.
why-not_a_declaration = Trumps are being declared and “{ $text }” makes no sense now. Show a level card, for example “declare ♥{ $level }”, or write “pass”.
why-no_number = You hold { $cards } cards, there is no number { $number }. Write #1 to #{ $cards }, for example #1 #2.
why-needs_suit = You do not hold “{ $text }” like that. Name the suit, for example ♠7799 or H5.
why-two_meanings = “{ $text }” can mean { $candidates }. Name the suits, for example as in one of these.
why-numbered = { $reason }
why-not_held = Your hand lacks { $missing }. Play cards of your own; you may count them, for example #1 #2.
why-declaring_still = Trumps are still being declared. Show a level card, for example “declare ♥{ $level }”, or write “pass”.
why-declaring_over = Declaring is over, now cards are played. Write the cards, for example ♠77.
why-bury_first = The dealer buries first. Write “bury” and { $wanted } cards, for example: bury ♦3 ♦4 ♣6 …
why-buried_already = The kitty is buried and stays as it is. Write the cards to play, for example ♠77.
why-bury_count = The kitty takes { $wanted } cards, you named { $count }. Write “bury” and { $wanted } cards, for example: bury ♦3 ♦4 ♣6 …
why-not_level = { $cards } is no level card. The level is { $level }: show one of those, for example: declare ♥{ $level }.
why-not_alike = { $cards } are not alike. A counter needs equal cards of one suit, for example: counter ♠{ $level }♠{ $level }.
why-big_joker_only = In the first hand only big jokers are shown, not { $cards }. Write “declare big joker” or “pass”.
why-jokers_open = Jokers cannot open, they only counter. Show a level card, for example: declare ♥{ $level }.
why-jokers_count = { $cards } is the wrong number: two equal jokers with two packs, three with three packs. For example: counter sj sj.
why-name_suit = Three jokers may name any suit: say which, for example: counter sj sj sj ♠.
why-too_few = { $cards } does not go over { $standing }. { $better }
why-own = You cannot counter what you showed yourself ({ $standing }). Add another card of the same kind, or write “pass”.
why-no_pass = Nobody passes in play: lead cards, or follow with as many as were led. For example ♠7 or #1.
why-two_suits = { $cards } are of more than one suit (jokers, level cards and the trump suit are all trumps). Lead one suit, for example { $example }.
why-count = { $count ->
    [one] { $lead } is { $count } card, you played { $played }. Follow with { $count } card.
   *[other] { $lead } is { $count } cards, you played { $played }. Follow with { $count } cards.
}
why-suit = You still have { $suit } and must follow with { $suit }. For example { $example }.
why-tractor = A tractor was led ({ $lead }): if you have one, you must follow with it. For example { $example }.
why-triple = A triple was led ({ $lead }): if you have one, you must follow with it. For example { $example }.
why-pair = A pair was led ({ $lead }): if you have pairs, you must follow with them. For example { $example }.

better = { $kind ->
    [two1] It takes a pair of level cards or a pair of jokers, for example: counter { $card }{ $card }.
    [two2] It takes a pair of jokers, for example: counter sj sj.
    [small] Only the pair of big jokers goes over it: counter bj bj.
    [first0] Show a big joker: declare bj.
    [first1] It takes two big jokers: counter bj bj.
    [first2] It takes three big jokers: counter bj bj bj.
    [three1] It takes two equal level cards, for example: counter { $card }{ $card }.
    [three2] It takes three equal level cards, for example: counter { $card }{ $card }{ $card }.
    [three3] It takes three equal jokers and a suit, for example: counter sj sj sj ♠.
    [threejokers] It takes three big jokers and a suit, for example: counter bj bj bj ♠.
   *[other] Nothing goes over it: write “pass”.
}
remark-declared = { $who } declares { $cards }
remark-countered = { $who } counters with { $cards }
remark-drawn = { $drawn } of { $whole } cards dealt to each
remark-trump = { $who } is the dealer, level { $level }, trumps: { $trump }
remark-turned = Turned up: { $cards }
remark-dry = 干锅: no card of the trump suit in the kitty
remark-throw = { $fine ->
    [0] { $who } threw in vain: only { $cards } stays, { $count } taken back
   *[other] { $who } threw in vain: only { $cards } stays, { $count } taken back, a fine of { $fine } points
}
remark-trick = { $who } takes the trick, { $points } points; the attackers have { $total }
remark-kitty = { $who } takes the last trick and the kitty { $cards }: { $bonus } points

option-rules = Rule book
option-rules-A = company 80 points: two packs, a counter never takes the deal, failed throws are fined
option-rules-B = challenge cup: two packs, in the first hand a counter takes the deal, no trump when nobody declares
option-rules-3deck = three packs, six players: big jokers open, twos are always trumps
option-target = Level that must be passed to win
option-target-5 = 5
option-target-10 = 10
option-target-K = K
option-target-A = A
option-deal_gulps = Batches the cards are dealt in (declaring after each)
option-declare_seconds = Seconds to declare after a batch (2.5 times that after the last; 0: until all have answered)
option-reinforce = One may add to one’s own declaration
option-throw_fine = Failed throws are fined, 10 points for each card taken back
option-show_failed_throw = Everybody sees what a failed throw takes back
option-aa22_at_level_2 = At level 2 trump aces and side twos make a tractor
option-protect_triples = Following pairs never breaks a triple
option-must_play = Levels that must be played
option-must_play-none = none
option-must_play-10 = 10
option-must_play-5-10-K = 5, 10, K
option-must_play-5-10-K-A = 5, 10, K, A
option-cap = Levels the attackers may go up at once (0 for any number)
