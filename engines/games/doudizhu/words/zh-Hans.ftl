name = 斗地主
about = 三人一副牌，一个地主对两个农民，先出完牌的一方胜。
how-to-type = 叫分写 1、2、3 或“不叫”；出牌写 34567、333带4、对10、王炸，或“不出”
button-record = 牌谱

landlord = 地主
farmer = 农民
seat = 座位 { $seat }
bid = { $points ->
    [0] 不叫
   *[other] 叫{ $points }分
}
pass = 不出
rocket = 王炸
joker = { $joker ->
    [B] 小王
   *[R] 大王
}
cards = { $ranks }{ $jokers ->
    [B] 小王
    [R] 大王
    [BR] 小王大王
   *[none] {""}
}

kitty = 底牌
stakes = 底分 { $base }，倍数 ×{ $multiplier }
turn-bid = 轮到 { $name } 叫分
turn-lead = 轮到 { $name } 先出牌
turn-follow = 轮到 { $name } 跟牌
alt-seat = { $name }：{ $count } 张牌
alt-role = { $name }（{ $role }）：{ $count } 张牌
alt-kitty = 底牌：{ $cards }
alt-act = { $name }：{ $what }
alt-hand = 你的手牌：{ $cards }

why-landlord_wins = 地主先出完牌，地主胜
why-farmers_win = 农民先出完牌，农民胜
why-redeal = 三家都不叫，重新发牌
why-not_a_bid = 现在在叫分，看不懂“{ $text }”。请写 1、2、3，或者“不叫”。
why-no_such_bid = 没有“{ $bid }分”。只能叫 1、2、3 分，或者“不叫”。
why-not_cards = “{ $rest }”不是牌。请写要出的牌，例如 34567、333带4、对10、王炸，或者“不出”。
why-no_rank = 没有点数“{ $rank }”。10 要写成 10 或 T，A 写成 A，例如 10JQKA。
why-which_joker = 是哪一张王？请写“小王”或“大王”，两张一起写“王炸”。
why-too_many = 一副牌里 { $rank } 只有四张。请少写几张，例如 { $rank }{ $rank }{ $rank }{ $rank } 是炸弹。
why-one_joker = { $joker ->
    [B] 小王
   *[R] 大王
}只有一张。两张王一起出写“王炸”。
why-no_number = 你手里有 { $cards } 张牌，没有第 { $number } 张。请写 #1 到 #{ $cards }，例如 #1 #2。
why-numbered = { $reason }
why-two_meanings = “{ $text }”有两种读法：{ $candidates }。请写其中一种。
why-bid_too_low = 已经叫到 { $highest } 分，{ $bid } 分不够。{ $highest ->
    [1] 请叫 2 分、3 分，或者“不叫”。
    [2] 请叫 3 分，或者“不叫”。
   *[other] 请写“不叫”。
}
why-bidding_still = 还在叫分，不能出牌。请写 1、2、3，或者“不叫”。
why-bidding_over = 叫分已经结束，现在出牌。请写要出的牌，例如 34567，或者“不出”。
why-must_lead = 轮到你先出，不能“不出”。请随意出一手，例如最小的单牌。
why-no_combination = { $cards } 不成牌型。{ $nearest }
why-does_not_beat = { $cards } 压不住 { $last }。{ $way ->
    [bomb] 只有更大的炸弹或王炸能压，例如 { $example }。
    [top] 没有更大的{ $kind }了，只有炸弹或王炸能压，例如 { $example }。
   *[same] 要出更大的{ $kind }（{ $size } 张），例如 { $example }，或者用炸弹、王炸。
}要不起请写“不出”。
why-rocket_stands = 王炸最大，没有牌能压。请写“不出”。
why-not_held = 你手里还缺：{ $missing }。请从自己的手牌里出，也可以按顺序写，例如 #1 #2。

nearest-jokers = 两张王一起只能作王炸（火箭）单独出，例如：王炸。
nearest-high_chain = 2 和王不能放进顺子、连对和飞机，顺子最大到 A，例如 10JQKA。
nearest-short_chain = 顺子至少五张（34567），连对至少三对（334455）。
nearest-gap = 顺子、连对、飞机的点数要连着，例如 34567、334455、333444。
nearest-plane = 飞机要连着的三张，带的单牌（或对子）和三张一样多，不能带飞机自己的点数，例如 333444+56、333444+5566。
nearest-trio = 三张只能带一张单牌或一对，例如 333+4、333+44。
nearest-four = 四张可以单独作炸弹，或带两张单牌、两个对子，例如 3333、3333+45、3333+4455。
nearest-two = 两张牌要点数相同才是对子，例如 33。
nearest-none = 例如：单张 3、对子 33、三带一 333+4、顺子 34567。

kind-solo = 单牌
kind-pair = 对子
kind-trio = 三张
kind-trio_solo = 三带一
kind-trio_pair = 三带二
kind-solo_chain = 顺子
kind-pair_chain = 连对
kind-trio_chain = 飞机
kind-trio_solo_chain = 飞机带单牌
kind-trio_pair_chain = 飞机带对子
kind-four_two_solo = 四带二
kind-four_two_pair = 四带两对
kind-bomb = 炸弹
kind-rocket = 王炸

remark-landlord = { $who } 是地主，底分 { $base }，底牌 { $kitty }
remark-bomb = 炸弹！倍数 ×{ $multiplier }
remark-rocket = 王炸！倍数 ×{ $multiplier }
remark-few = { $who } 只剩 { $left } 张牌
remark-spring = 春天！倍数 ×{ $multiplier }
remark-anti-spring = 反春天！倍数 ×{ $multiplier }

option-wings = 带牌规则
option-wings-standard = 标准：不带两张王，不带四张，不带连着的三张
option-wings-loose = 宽松：飞机和四带二的带牌不受这些限制
option-first = 先叫分的座位（0、1、2）
option-first-lot = 抽签决定
option-redeal_first = 重新发牌后先叫的人
option-redeal_first-same = 不变
option-redeal_first-next = 下一家
option-max_redeals = 最多重新发牌几次（0 为不限）
option-cap = 倍数上限（0 为不限）
option-warn_count = 只剩一两张牌时报牌
