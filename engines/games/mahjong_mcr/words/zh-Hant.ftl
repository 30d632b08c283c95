name = 國標麻將
aliases = 麻將, 國標, 中國麻將, 麻雀
about = 四人麻將，144 張牌，八番起和，按國標八十一番計算。
how-to-type = 打牌寫「打 5萬」、「東」、3s；應答寫「碰」、「吃 34萬」、「槓」、「和」、「過」
button-record = 牌譜

seat = 座位 { $seat }
wind-0 = 東
wind-1 = 南
wind-2 = 西
wind-3 = 北
suit-m = 萬
suit-s = 條
suit-p = 餅
tile-E = 東
tile-S = 南
tile-W = 西
tile-N = 北
tile-C = 中
tile-F = 發
tile-P = 白
tile-a = 春
tile-b = 夏
tile-c = 秋
tile-d = 冬
tile-e = 梅
tile-f = 蘭
tile-g = 竹
tile-h = 菊
tile-m = { $number }萬
tile-s = { $number }條
tile-p = { $number }餅

move-discard = 打 { $tiles }
move-concealed_kong = 暗槓{ $tiles ->
    [none] {""}
   *[other] {" "}{ $tiles }
}
move-added_kong = 補槓 { $tiles }
move-chow = 吃 { $tiles }
move-pung = 碰
move-kong = 槓
move-win = 和
move-pass = 過
move-answered = 已應答

status = { $wind }風圈，牌牆還有 { $left } 張
dealer = 莊
turn-discard = 輪到 { $name } 出牌
turn-claims = { $name } 打出 { $tile }，其餘三家應答：吃、碰、槓、和，或者過
turn-robbing = { $name } 要補槓 { $tile }，其餘三家應答：搶槓和，或者過
turn-last = { $name } 打出最後一張 { $tile }，其餘三家應答：和，或者過
hidden-kong = 暗槓
won = { $name } 和牌，共 { $total } 番
won-tile = { $way ->
    [self_drawn] 自摸 { $tile }
    [robbed_kong] 搶槓 { $tile }
   *[on_discard] 和 { $tile }
}
pays = { $name } { $points }
alt-seat = { $name }（{ $wind }）：手牌 { $count } 張
alt-melds = { $name } 的副露：{ $melds }
alt-meld = { $kind ->
    [c] 吃
    [p] 碰
    [a] 暗槓
   *[k] 明槓
} { $tiles }
alt-river = { $name } 的棄牌：{ $tiles }
alt-flowers = { $name } 的花牌：{ $tiles }
alt-hand = 你的手牌：{ $tiles }
alt-drawn = 剛摸到：{ $tile }
alt-shown = { $name } 的手牌：{ $tiles }
alt-fans = 番種：{ $fans }
alt-join = {"、"}

why-self_drawn = 自摸和牌
why-on_discard = 放槍和牌
why-robbed_kong = 搶槓和牌
why-wall_empty = 牌摸完了，流局，沒有輸贏
why-not_a_turn = 看不懂「{ $text }」。輪到你出牌，請寫要打的牌，例如 打 5萬、東、3s，或者 暗槓 5餅、補槓 東、自摸。
why-not_a_claim = 看不懂「{ $text }」。有一張牌等大家應答，請寫 碰、{ $chow ->
    [none] {""}
   *[other] 吃 { $chow }、
}槓、和，或者「過」。
why-no_such_tile = 沒有「{ $text }」這種牌。萬、條、餅只有 1 到 9，例如 1萬、5條、9餅；字牌寫 東南西北中發白。
why-no_suit = 「{ $text }」沒有寫花色。請寫明萬、條、餅，例如 { $number }萬、{ $number }條、{ $number }餅。
why-no_number = 你手裡有 { $tiles } 張牌，沒有第 { $number } 張。請寫 #1 到 #{ $tiles }，例如 #1。
why-one_tile = 只能說一種牌，例如 打 5萬、暗槓 5餅。
why-flowers_drawn = 花牌會自動補，不用自己說。請寫要打的牌，例如 #1（手裡第一張）。
why-claims_first = 還有一張牌等大家應答，現在不能出牌。請寫 碰、{ $chow ->
    [none] {""}
   *[other] 吃 { $chow }、
}槓、和，或者「過」。
why-nothing_offered = 現在沒有別家的牌可以吃、碰、槓，輪到你出牌。請寫要打的牌，例如 #1（手裡第一張）。
why-other_tile = 等大家應答的是 { $tile }。請寫 碰、槓、和，或者「過」。
why-two_chows = 有幾種吃法：{ $candidates }。請寫用手裡的哪兩張吃，例如 吃 { $example }。
why-two_kongs = 有幾種槓法：{ $candidates }。請寫槓哪一張，例如 { $example }。
why-not_held = 你沒有 { $tile }。請從自己的手牌裡打，也可以按順序寫，例如 #1。
why-chow_next_only = 只有下一家能吃。請寫 碰、槓、和，或者「過」。
why-chow_numbers = { $tile } 是字牌，不能吃。請寫 碰、槓、和，或者「過」。
why-chow_in_row = 吃要和這張牌成為同花色的三張連牌{ $example ->
    [none] {""}
   *[other] ，例如 吃 { $example }
}。不吃請寫「過」。
why-no_chow = 你沒有能吃 { $tile } 的兩張連牌。請寫「過」，或者別的應答。
why-no_pung = 碰 { $tile } 要手裡有兩張，你有 { $held } 張。請寫「過」。
why-no_kong = 明槓 { $tile } 要手裡有三張，你有 { $held } 張。請寫「過」，或者別的應答，例如 碰。
why-no_concealed_kong = 暗槓要手裡有四張一樣的牌。請寫要打的牌，例如 #1（手裡第一張）。
why-no_added_kong = 補槓要有自己碰出的刻子，手裡還有第四張。請寫要打的牌，例如 #1（手裡第一張）。
why-only_robbing = 別家補槓 { $tile }，只能搶槓和，或者寫「過」。
why-last_tile = 牌牆已經摸完，不能再吃、碰、槓。{ $asked ->
    [yes] 請寫 和，或者「過」
   *[no] 請寫要打的牌，例如 #1（手裡第一張）
}。
why-discard_now = 吃碰之後要先打一張牌，例如 #1（手裡第一張）。
why-not_a_win = 這手牌還沒有和。{ $asked ->
    [yes] 請寫「過」
   *[no] 請寫要打的牌，例如 #1（手裡第一張）
}。
why-too_few_fan = 只有 { $fan } 番，不夠 { $least } 番（花牌不算）：{ $fans }。{ $asked ->
    [yes] 請寫「過」
   *[no] 請寫要打的牌，例如 #1（手裡第一張）
}。
why-five_alike = 同樣的牌只有四張，這裡多了。請少寫一張，例如 1111m。

remark-flowers = { $who } 補花 { $count } 張
remark-chow = { $who } 吃：{ $first }{ $second }{ $third }
remark-pung = { $who } 碰 { $tile }
remark-kong = { $who } 槓 { $tile }
remark-adding = { $who } 補槓 { $tile }
remark-left = 牌牆只剩 { $left } 張
remark-won = { $who } 和了，{ $total } 番：{ $fans }
fans-none = 無
fans-one = { $fan } { $points }{ $times ->
    [1] {""}
   *[other] ×{ $times }
}
fans-more = { $fans }，{ $more }

option-dealer = 莊家的座位（0 到 3）
option-prevailing = 圈風
option-prevailing-E = 東
option-prevailing-S = 南
option-prevailing-W = 西
option-prevailing-N = 北
option-claim_seconds = 應答吃碰槓和的秒數，不出聲算過（0 為不限）
option-ming_an_gang = 一明槓一暗槓算明暗槓 5 番
option-wait_in_knitted = 和的牌也在組合龍裡時，仍算邊張、坎張、單釣將
option-wait_ignores_own_four = 自己有四張的牌不算聽牌
option-show_concealed_kong = 暗槓亮給別家看

fan-big_four_winds = 大四喜
fan-big_three_dragons = 大三元
fan-all_green = 綠一色
fan-nine_gates = 九蓮寶燈
fan-four_kongs = 四槓
fan-seven_shifted_pairs = 連七對
fan-thirteen_orphans = 十三么
fan-all_terminals = 清么九
fan-little_four_winds = 小四喜
fan-little_three_dragons = 小三元
fan-all_honours = 字一色
fan-four_concealed_pungs = 四暗刻
fan-pure_terminal_chows = 一色雙龍會
fan-quadruple_chow = 一色四同順
fan-four_pure_shifted_pungs = 一色四節高
fan-four_shifted_chows = 一色四步高
fan-three_kongs = 三槓
fan-all_terminals_and_honours = 混么九
fan-seven_pairs = 七對
fan-greater_honours_and_knitted_tiles = 七星不靠
fan-all_even = 全雙刻
fan-full_flush = 清一色
fan-pure_triple_chow = 一色三同順
fan-pure_shifted_pungs = 一色三節高
fan-upper_tiles = 全大
fan-middle_tiles = 全中
fan-lower_tiles = 全小
fan-pure_straight = 清龍
fan-three_suited_terminal_chows = 三色雙龍會
fan-pure_shifted_chows = 一色三步高
fan-all_five = 全帶五
fan-triple_pung = 三同刻
fan-three_concealed_pungs = 三暗刻
fan-lesser_honours_and_knitted_tiles = 全不靠
fan-knitted_straight = 組合龍
fan-upper_four = 大於五
fan-lower_four = 小於五
fan-big_three_winds = 三風刻
fan-mixed_straight = 花龍
fan-reversible_tiles = 推不倒
fan-mixed_triple_chow = 三色三同順
fan-mixed_shifted_pungs = 三色三節高
fan-chicken_hand = 無番和
fan-last_tile_draw = 妙手回春
fan-last_tile_claim = 海底撈月
fan-out_with_replacement_tile = 槓上開花
fan-robbing_the_kong = 搶槓和
fan-all_pungs = 碰碰和
fan-half_flush = 混一色
fan-mixed_shifted_chows = 三色三步高
fan-all_types = 五門齊
fan-melded_hand = 全求人
fan-two_concealed_kongs = 雙暗槓
fan-two_dragon_pungs = 雙箭刻
fan-melded_and_concealed_kong = 明暗槓
fan-outside_hand = 全帶么
fan-fully_concealed_hand = 不求人
fan-two_melded_kongs = 雙明槓
fan-last_of_its_kind = 和絕張
fan-dragon_pung = 箭刻
fan-prevalent_wind = 圈風刻
fan-seat_wind = 門風刻
fan-concealed_hand = 門前清
fan-all_chows = 平和
fan-tile_hog = 四歸一
fan-double_pung = 雙同刻
fan-two_concealed_pungs = 雙暗刻
fan-concealed_kong = 暗槓
fan-all_simples = 斷么
fan-pure_double_chow = 一般高
fan-mixed_double_chow = 喜相逢
fan-short_straight = 連六
fan-two_terminal_chows = 老少副
fan-pung_of_terminals_or_honours = 么九刻
fan-melded_kong = 明槓
fan-one_voided_suit = 缺一門
fan-no_honours = 無字
fan-edge_wait = 邊張
fan-closed_wait = 坎張
fan-single_wait = 單釣將
fan-self_drawn = 自摸
fan-flower_tiles = 花牌
