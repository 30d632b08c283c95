name = Chinese official mahjong
aliases = mahjong, mahjong mcr, mcr, guobiao, majiang
about = Mahjong for four with 144 tiles: a win needs 8 fan, counted by the 81 fan of the Chinese official rules.
how-to-type = discard 5m, E or 3s; answer pung, chow 34m, kong, win or “pass”
button-record = Record

seat = Seat { $seat }
wind-0 = East
wind-1 = South
wind-2 = West
wind-3 = North
suit-m = m
suit-s = s
suit-p = p
tile-E = E
tile-S = S
tile-W = W
tile-N = N
tile-C = C
tile-F = F
tile-P = P
tile-a = Spring
tile-b = Summer
tile-c = Autumn
tile-d = Winter
tile-e = Plum
tile-f = Orchid
tile-g = Bamboo
tile-h = Chrysanthemum
tile-m = { $number }m
tile-s = { $number }s
tile-p = { $number }p

move-discard = discard { $tiles }
move-concealed_kong = concealed kong{ $tiles ->
    [none] {""}
   *[other] {" "}{ $tiles }
}
move-added_kong = added kong { $tiles }
move-chow = chow { $tiles }
move-pung = pung
move-kong = kong
move-win = win
move-pass = pass
move-answered = answered

status = { $wind } round, { $left ->
    [one] 1 tile
   *[other] { $left } tiles
} in the wall
dealer = dealer
turn-discard = { $name } to discard
turn-claims = { $name } discards { $tile }; the others answer: chow, pung, kong, win, or pass
turn-robbing = { $name } adds { $tile } to a pung; the others answer: win by robbing it, or pass
turn-last = { $name } discards { $tile } after the last draw; the others answer: win, or pass
hidden-kong = concealed kong
won = { $name } wins with { $total } fan
won-tile = { $way ->
    [self_drawn] drew { $tile }
    [robbed_kong] robbed { $tile }
   *[on_discard] claimed { $tile }
}
pays = { $name } { $points }
alt-seat = { $name } ({ $wind }): { $count ->
    [one] 1 tile
   *[other] { $count } tiles
} in hand
alt-melds = Melds of { $name }: { $melds }
alt-meld = { $kind ->
    [c] chow
    [p] pung
    [a] concealed kong
   *[k] kong
} { $tiles }
alt-river = Discards of { $name }: { $tiles }
alt-flowers = Flowers of { $name }: { $tiles }
alt-hand = Your hand: { $tiles }
alt-drawn = Just drawn: { $tile }
alt-shown = Hand of { $name }: { $tiles }
alt-fans = Fan: { $fans }
alt-join = {", "}

why-self_drawn = won on a tile drawn
why-on_discard = won on a discard
why-robbed_kong = won by robbing a kong
why-wall_empty = the wall is empty: a drawn hand, nobody pays
why-not_a_turn = “{ $text }” is no move. It is your turn: write the tile to discard, such as 5m, E or 3s, or “concealed kong 5p”, “added kong E”, “win”.
why-not_a_claim = “{ $text }” is no answer. A tile is on offer: write pung, { $chow ->
    [none] {""}
   *[other] chow { $chow },{" "}
}kong, win, or “pass”.
why-no_such_tile = There is no tile “{ $text }”. Suits go from 1 to 9, as in 1m, 5s, 9p; honours are E S W N C F P.
why-no_suit = “{ $text }” has no suit. Write m for characters, s for bamboos or p for dots, as in { $number }m, { $number }s, { $number }p.
why-no_number = You hold { $tiles } tiles, so there is no number { $number }. Write #1 to #{ $tiles }, such as #1.
why-one_tile = Name one kind of tile, as in “discard 5m” or “concealed kong 5p”.
why-flowers_drawn = Flowers are replaced by themselves. Write the tile to discard, such as #1, the first of your hand.
why-claims_first = A tile is on offer, so nothing can be discarded yet. Write pung, { $chow ->
    [none] {""}
   *[other] chow { $chow },{" "}
}kong, win, or “pass”.
why-nothing_offered = There is no discard to claim now: it is your turn. Write the tile to discard, such as #1, the first of your hand.
why-other_tile = The tile on offer is { $tile }. Write pung, kong, win, or “pass”.
why-two_chows = There are several chows: { $candidates }. Write the two tiles of your hand, as in chow { $example }.
why-two_kongs = There are several kongs: { $candidates }. Write the tile, as in { $example }.
why-not_held = You do not hold { $tile }. Discard from your own hand; you can also count, as in #1.
why-chow_next_only = Only the next player may chow. Write pung, kong, win, or “pass”.
why-chow_numbers = { $tile } is an honour and makes no chow. Write pung, kong, win, or “pass”.
why-chow_in_row = A chow is three in a row of one suit with this tile{ $example ->
    [none] {""}
   *[other] , as in chow { $example }
}. Otherwise write “pass”.
why-no_chow = You do not hold two tiles that make a chow with { $tile }. Write “pass”, or another answer.
why-no_pung = A pung of { $tile } takes two from your hand, and you hold { $held }. Write “pass”.
why-no_kong = A kong of { $tile } takes three from your hand, and you hold { $held }. Write “pass”, or another answer such as pung.
why-no_concealed_kong = A concealed kong takes four alike in your hand. Write the tile to discard, such as #1, the first of your hand.
why-no_added_kong = An added kong takes a pung you have melded and its fourth tile in your hand. Write the tile to discard, such as #1, the first of your hand.
why-only_robbing = { $tile } is being added to a pung: only a win may claim it. Otherwise write “pass”.
why-last_tile = The wall is empty: no more chows, pungs or kongs. { $asked ->
    [yes] Write win, or “pass”
   *[no] Write the tile to discard, such as #1, the first of your hand
}.
why-discard_now = After a claim a tile must be discarded first, such as #1, the first of your hand.
why-not_a_win = This hand is not complete. { $asked ->
    [yes] Write “pass”
   *[no] Write the tile to discard, such as #1, the first of your hand
}.
why-too_few_fan = Only { $fan } fan, and a win needs { $least } without flowers: { $fans }. { $asked ->
    [yes] Write “pass”
   *[no] Write the tile to discard, such as #1, the first of your hand
}.
why-five_alike = There are only four of each tile, and here are more. Write one less, as in 1111m.

remark-flowers = { $who } replaces { $count ->
    [one] 1 flower
   *[other] { $count } flowers
}
remark-chow = { $who } chows: { $first } { $second } { $third }
remark-pung = { $who } pungs { $tile }
remark-kong = { $who } makes a kong of { $tile }
remark-adding = { $who } adds { $tile } to a pung
remark-left = Only { $left ->
    [one] 1 tile is
   *[other] { $left } tiles are
} left in the wall
remark-won = { $who } wins with { $total } fan: { $fans }
fans-none = none
fans-one = { $fan } { $points }{ $times ->
    [1] {""}
   *[other] ×{ $times }
}
fans-more = { $fans }, { $more }

option-dealer = Seat that deals (0 to 3)
option-prevailing = Prevailing wind
option-prevailing-E = East
option-prevailing-S = South
option-prevailing-W = West
option-prevailing-N = North
option-claim_seconds = Seconds to claim a discard; silence is a pass (0: no limit)
option-ming_an_gang = A melded and a concealed kong count as 5 fan
option-wait_in_knitted = Edge, closed and single waits count for a tile of the knitted straight too
option-wait_ignores_own_four = A tile held four times is no wait
option-show_concealed_kong = Concealed kongs are shown

fan-big_four_winds = Big Four Winds
fan-big_three_dragons = Big Three Dragons
fan-all_green = All Green
fan-nine_gates = Nine Gates
fan-four_kongs = Four Kongs
fan-seven_shifted_pairs = Seven Shifted Pairs
fan-thirteen_orphans = Thirteen Orphans
fan-all_terminals = All Terminals
fan-little_four_winds = Little Four Winds
fan-little_three_dragons = Little Three Dragons
fan-all_honours = All Honours
fan-four_concealed_pungs = Four Concealed Pungs
fan-pure_terminal_chows = Pure Terminal Chows
fan-quadruple_chow = Quadruple Chow
fan-four_pure_shifted_pungs = Four Pure Shifted Pungs
fan-four_shifted_chows = Four Pure Shifted Chows
fan-three_kongs = Three Kongs
fan-all_terminals_and_honours = All Terminals and Honours
fan-seven_pairs = Seven Pairs
fan-greater_honours_and_knitted_tiles = Greater Honours and Knitted Tiles
fan-all_even = All Even Pungs
fan-full_flush = Full Flush
fan-pure_triple_chow = Pure Triple Chow
fan-pure_shifted_pungs = Pure Shifted Pungs
fan-upper_tiles = Upper Tiles
fan-middle_tiles = Middle Tiles
fan-lower_tiles = Lower Tiles
fan-pure_straight = Pure Straight
fan-three_suited_terminal_chows = Three-Suited Terminal Chows
fan-pure_shifted_chows = Pure Shifted Chows
fan-all_five = All Fives
fan-triple_pung = Triple Pung
fan-three_concealed_pungs = Three Concealed Pungs
fan-lesser_honours_and_knitted_tiles = Lesser Honours and Knitted Tiles
fan-knitted_straight = Knitted Straight
fan-upper_four = Upper Four
fan-lower_four = Lower Four
fan-big_three_winds = Big Three Winds
fan-mixed_straight = Mixed Straight
fan-reversible_tiles = Reversible Tiles
fan-mixed_triple_chow = Mixed Triple Chow
fan-mixed_shifted_pungs = Mixed Shifted Pungs
fan-chicken_hand = Chicken Hand
fan-last_tile_draw = Last Tile Draw
fan-last_tile_claim = Last Tile Claim
fan-out_with_replacement_tile = Out with Replacement Tile
fan-robbing_the_kong = Robbing the Kong
fan-all_pungs = All Pungs
fan-half_flush = Half Flush
fan-mixed_shifted_chows = Mixed Shifted Chows
fan-all_types = All Types
fan-melded_hand = Melded Hand
fan-two_concealed_kongs = Two Concealed Kongs
fan-two_dragon_pungs = Two Dragon Pungs
fan-melded_and_concealed_kong = Melded and Concealed Kong
fan-outside_hand = Outside Hand
fan-fully_concealed_hand = Fully Concealed Hand
fan-two_melded_kongs = Two Melded Kongs
fan-last_of_its_kind = Last of Its Kind
fan-dragon_pung = Dragon Pung
fan-prevalent_wind = Prevalent Wind
fan-seat_wind = Seat Wind
fan-concealed_hand = Concealed Hand
fan-all_chows = All Chows
fan-tile_hog = Tile Hog
fan-double_pung = Double Pung
fan-two_concealed_pungs = Two Concealed Pungs
fan-concealed_kong = Concealed Kong
fan-all_simples = All Simples
fan-pure_double_chow = Pure Double Chow
fan-mixed_double_chow = Mixed Double Chow
fan-short_straight = Short Straight
fan-two_terminal_chows = Two Terminal Chows
fan-pung_of_terminals_or_honours = Pung of Terminals or Honours
fan-melded_kong = Melded Kong
fan-one_voided_suit = One Voided Suit
fan-no_honours = No Honours
fan-edge_wait = Edge Wait
fan-closed_wait = Closed Wait
fan-single_wait = Single Wait
fan-self_drawn = Self-Drawn
fan-flower_tiles = Flower Tiles
