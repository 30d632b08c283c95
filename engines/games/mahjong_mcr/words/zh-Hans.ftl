name = 国标麻将
aliases = 麻将, 国标, 中国麻将, 麻雀
about = 四人麻将，144 张牌，八番起和，按国标八十一番计算。
how-to-type = 打牌写“打 5万”、“东”、3s；应答写“碰”、“吃 34万”、“杠”、“和”、“过”
button-record = 牌谱

seat = 座位 { $seat }
wind-0 = 东
wind-1 = 南
wind-2 = 西
wind-3 = 北
suit-m = 万
suit-s = 条
suit-p = 饼
tile-E = 东
tile-S = 南
tile-W = 西
tile-N = 北
tile-C = 中
tile-F = 发
tile-P = 白
tile-a = 春
tile-b = 夏
tile-c = 秋
tile-d = 冬
tile-e = 梅
tile-f = 兰
tile-g = 竹
tile-h = 菊
tile-m = { $number }万
tile-s = { $number }条
tile-p = { $number }饼

move-discard = 打 { $tiles }
move-concealed_kong = 暗杠{ $tiles ->
    [none] {""}
   *[other] {" "}{ $tiles }
}
move-added_kong = 补杠 { $tiles }
move-chow = 吃 { $tiles }
move-pung = 碰
move-kong = 杠
move-win = 和
move-pass = 过
move-answered = 已应答

status = { $wind }风圈，牌墙还有 { $left } 张
dealer = 庄
turn-discard = 轮到 { $name } 出牌
turn-claims = { $name } 打出 { $tile }，其余三家应答：吃、碰、杠、和，或者过
turn-robbing = { $name } 要补杠 { $tile }，其余三家应答：抢杠和，或者过
turn-last = { $name } 打出最后一张 { $tile }，其余三家应答：和，或者过
hidden-kong = 暗杠
won = { $name } 和牌，共 { $total } 番
won-tile = { $way ->
    [self_drawn] 自摸 { $tile }
    [robbed_kong] 抢杠 { $tile }
   *[on_discard] 和 { $tile }
}
pays = { $name } { $points }
alt-seat = { $name }（{ $wind }）：手牌 { $count } 张
alt-melds = { $name } 的副露：{ $melds }
alt-meld = { $kind ->
    [c] 吃
    [p] 碰
    [a] 暗杠
   *[k] 明杠
} { $tiles }
alt-river = { $name } 的弃牌：{ $tiles }
alt-flowers = { $name } 的花牌：{ $tiles }
alt-hand = 你的手牌：{ $tiles }
alt-drawn = 刚摸到：{ $tile }
alt-shown = { $name } 的手牌：{ $tiles }
alt-fans = 番种：{ $fans }
alt-join = {"、"}

why-self_drawn = 自摸和牌
why-on_discard = 点炮和牌
why-robbed_kong = 抢杠和牌
why-wall_empty = 牌摸完了，荒庄，没有输赢
why-not_a_turn = 看不懂“{ $text }”。轮到你出牌，请写要打的牌，例如 打 5万、东、3s，或者 暗杠 5饼、补杠 东、自摸。
why-not_a_claim = 看不懂“{ $text }”。有一张牌等大家应答，请写 碰、{ $chow ->
    [none] {""}
   *[other] 吃 { $chow }、
}杠、和，或者“过”。
why-no_such_tile = 没有“{ $text }”这种牌。万、条、饼只有 1 到 9，例如 1万、5条、9饼；字牌写 东南西北中发白。
why-no_suit = “{ $text }”没有写花色。请写明万、条、饼，例如 { $number }万、{ $number }条、{ $number }饼。
why-no_number = 你手里有 { $tiles } 张牌，没有第 { $number } 张。请写 #1 到 #{ $tiles }，例如 #1。
why-one_tile = 只能说一种牌，例如 打 5万、暗杠 5饼。
why-flowers_drawn = 花牌会自动补，不用自己说。请写要打的牌，例如 #1（手里第一张）。
why-claims_first = 还有一张牌等大家应答，现在不能出牌。请写 碰、{ $chow ->
    [none] {""}
   *[other] 吃 { $chow }、
}杠、和，或者“过”。
why-nothing_offered = 现在没有别家的牌可以吃、碰、杠，轮到你出牌。请写要打的牌，例如 #1（手里第一张）。
why-other_tile = 等大家应答的是 { $tile }。请写 碰、杠、和，或者“过”。
why-two_chows = 有几种吃法：{ $candidates }。请写用手里的哪两张吃，例如 吃 { $example }。
why-two_kongs = 有几种杠法：{ $candidates }。请写杠哪一张，例如 { $example }。
why-not_held = 你没有 { $tile }。请从自己的手牌里打，也可以按顺序写，例如 #1。
why-chow_next_only = 只有下一家能吃。请写 碰、杠、和，或者“过”。
why-chow_numbers = { $tile } 是字牌，不能吃。请写 碰、杠、和，或者“过”。
why-chow_in_row = 吃要和这张牌成为同花色的三张连牌{ $example ->
    [none] {""}
   *[other] ，例如 吃 { $example }
}。不吃请写“过”。
why-no_chow = 你没有能吃 { $tile } 的两张连牌。请写“过”，或者别的应答。
why-no_pung = 碰 { $tile } 要手里有两张，你有 { $held } 张。请写“过”。
why-no_kong = 明杠 { $tile } 要手里有三张，你有 { $held } 张。请写“过”，或者别的应答，例如 碰。
why-no_concealed_kong = 暗杠要手里有四张一样的牌。请写要打的牌，例如 #1（手里第一张）。
why-no_added_kong = 补杠要有自己碰出的刻子，手里还有第四张。请写要打的牌，例如 #1（手里第一张）。
why-only_robbing = 别家补杠 { $tile }，只能抢杠和，或者写“过”。
why-last_tile = 牌墙已经摸完，不能再吃、碰、杠。{ $asked ->
    [yes] 请写 和，或者“过”
   *[no] 请写要打的牌，例如 #1（手里第一张）
}。
why-discard_now = 吃碰之后要先打一张牌，例如 #1（手里第一张）。
why-not_a_win = 这手牌还没有和。{ $asked ->
    [yes] 请写“过”
   *[no] 请写要打的牌，例如 #1（手里第一张）
}。
why-too_few_fan = 只有 { $fan } 番，不够 { $least } 番（花牌不算）：{ $fans }。{ $asked ->
    [yes] 请写“过”
   *[no] 请写要打的牌，例如 #1（手里第一张）
}。
why-five_alike = 同样的牌只有四张，这里多了。请少写一张，例如 1111m。

remark-flowers = { $who } 补花 { $count } 张
remark-chow = { $who } 吃：{ $first }{ $second }{ $third }
remark-pung = { $who } 碰 { $tile }
remark-kong = { $who } 杠 { $tile }
remark-adding = { $who } 补杠 { $tile }
remark-left = 牌墙只剩 { $left } 张
remark-won = { $who } 和了，{ $total } 番：{ $fans }
fans-none = 无
fans-one = { $fan } { $points }{ $times ->
    [1] {""}
   *[other] ×{ $times }
}
fans-more = { $fans }，{ $more }

option-dealer = 庄家的座位（0 到 3）
option-prevailing = 圈风
option-prevailing-E = 东
option-prevailing-S = 南
option-prevailing-W = 西
option-prevailing-N = 北
option-claim_seconds = 应答吃碰杠和的秒数，不出声算过（0 为不限）
option-ming_an_gang = 一明杠一暗杠算明暗杠 5 番
option-wait_in_knitted = 和的牌也在组合龙里时，仍算边张、坎张、单钓将
option-wait_ignores_own_four = 自己有四张的牌不算听牌
option-show_concealed_kong = 暗杠亮给别家看

fan-big_four_winds = 大四喜
fan-big_three_dragons = 大三元
fan-all_green = 绿一色
fan-nine_gates = 九莲宝灯
fan-four_kongs = 四杠
fan-seven_shifted_pairs = 连七对
fan-thirteen_orphans = 十三幺
fan-all_terminals = 清幺九
fan-little_four_winds = 小四喜
fan-little_three_dragons = 小三元
fan-all_honours = 字一色
fan-four_concealed_pungs = 四暗刻
fan-pure_terminal_chows = 一色双龙会
fan-quadruple_chow = 一色四同顺
fan-four_pure_shifted_pungs = 一色四节高
fan-four_shifted_chows = 一色四步高
fan-three_kongs = 三杠
fan-all_terminals_and_honours = 混幺九
fan-seven_pairs = 七对
fan-greater_honours_and_knitted_tiles = 七星不靠
fan-all_even = 全双刻
fan-full_flush = 清一色
fan-pure_triple_chow = 一色三同顺
fan-pure_shifted_pungs = 一色三节高
fan-upper_tiles = 全大
fan-middle_tiles = 全中
fan-lower_tiles = 全小
fan-pure_straight = 清龙
fan-three_suited_terminal_chows = 三色双龙会
fan-pure_shifted_chows = 一色三步高
fan-all_five = 全带五
fan-triple_pung = 三同刻
fan-three_concealed_pungs = 三暗刻
fan-lesser_honours_and_knitted_tiles = 全不靠
fan-knitted_straight = 组合龙
fan-upper_four = 大于五
fan-lower_four = 小于五
fan-big_three_winds = 三风刻
fan-mixed_straight = 花龙
fan-reversible_tiles = 推不倒
fan-mixed_triple_chow = 三色三同顺
fan-mixed_shifted_pungs = 三色三节高
fan-chicken_hand = 无番和
fan-last_tile_draw = 妙手回春
fan-last_tile_claim = 海底捞月
fan-out_with_replacement_tile = 杠上开花
fan-robbing_the_kong = 抢杠和
fan-all_pungs = 碰碰和
fan-half_flush = 混一色
fan-mixed_shifted_chows = 三色三步高
fan-all_types = 五门齐
fan-melded_hand = 全求人
fan-two_concealed_kongs = 双暗杠
fan-two_dragon_pungs = 双箭刻
fan-melded_and_concealed_kong = 明暗杠
fan-outside_hand = 全带幺
fan-fully_concealed_hand = 不求人
fan-two_melded_kongs = 双明杠
fan-last_of_its_kind = 和绝张
fan-dragon_pung = 箭刻
fan-prevalent_wind = 圈风刻
fan-seat_wind = 门风刻
fan-concealed_hand = 门前清
fan-all_chows = 平和
fan-tile_hog = 四归一
fan-double_pung = 双同刻
fan-two_concealed_pungs = 双暗刻
fan-concealed_kong = 暗杠
fan-all_simples = 断幺
fan-pure_double_chow = 一般高
fan-mixed_double_chow = 喜相逢
fan-short_straight = 连六
fan-two_terminal_chows = 老少副
fan-pung_of_terminals_or_honours = 幺九刻
fan-melded_kong = 明杠
fan-one_voided_suit = 缺一门
fan-no_honours = 无字
fan-edge_wait = 边张
fan-closed_wait = 坎张
fan-single_wait = 单钓将
fan-self_drawn = 自摸
fan-flower_tiles = 花牌
