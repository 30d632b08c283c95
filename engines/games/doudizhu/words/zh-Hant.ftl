name = 鬥地主
about = 三人一副牌，一個地主對兩個農民，先出完牌的一方勝。
how-to-type = 叫分寫 1、2、3 或「不叫」；出牌寫 34567、333帶4、對10、王炸，或「不出」
button-record = 牌譜

landlord = 地主
farmer = 農民
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
stakes = 底分 { $base }，倍數 ×{ $multiplier }
turn-bid = 輪到 { $name } 叫分
turn-lead = 輪到 { $name } 先出牌
turn-follow = 輪到 { $name } 跟牌
alt-seat = { $name }：{ $count } 張牌
alt-role = { $name }（{ $role }）：{ $count } 張牌
alt-kitty = 底牌：{ $cards }
alt-act = { $name }：{ $what }
alt-hand = 你的手牌：{ $cards }

why-landlord_wins = 地主先出完牌，地主勝
why-farmers_win = 農民先出完牌，農民勝
why-redeal = 三家都不叫，重新發牌
why-not_a_bid = 現在正在叫分，看不懂「{ $text }」。請寫 1、2、3，或者「不叫」。
why-no_such_bid = 沒有「{ $bid }分」。只能叫 1、2、3 分，或者「不叫」。
why-not_cards = 「{ $rest }」不是牌。請寫要出的牌，例如 34567、333帶4、對10、王炸，或者「不出」。
why-no_rank = 沒有點數「{ $rank }」。10 要寫成 10 或 T，A 寫成 A，例如 10JQKA。
why-which_joker = 是哪一張王？請寫「小王」或「大王」，兩張一起寫「王炸」。
why-too_many = 一副牌裡 { $rank } 只有四張。請少寫幾張，例如 { $rank }{ $rank }{ $rank }{ $rank } 是炸彈。
why-one_joker = { $joker ->
    [B] 小王
   *[R] 大王
}只有一張。兩張王一起出請寫「王炸」。
why-no_number = 你手裡有 { $cards } 張牌，沒有第 { $number } 張。請寫 #1 到 #{ $cards }，例如 #1 #2。
why-numbered = { $reason }
why-two_meanings = 「{ $text }」有兩種讀法：{ $candidates }。請寫其中一種。
why-bid_too_low = 已經叫到 { $highest } 分，{ $bid } 分不夠。{ $highest ->
    [1] 請叫 2 分、3 分，或者「不叫」。
    [2] 請叫 3 分，或者「不叫」。
   *[other] 請寫「不叫」。
}
why-bidding_still = 還在叫分，不能出牌。請寫 1、2、3，或者「不叫」。
why-bidding_over = 叫分已經結束，現在出牌。請寫要出的牌，例如 34567，或者「不出」。
why-must_lead = 輪到你先出，不能「不出」。請隨意出一手，例如最小的單牌。
why-no_combination = { $cards } 不成牌型。{ $nearest }
why-does_not_beat = { $cards } 壓不住 { $last }。{ $way ->
    [bomb] 只有更大的炸彈或王炸能壓，例如 { $example }。
    [top] 沒有更大的{ $kind }了，只有炸彈或王炸能壓，例如 { $example }。
   *[same] 要出更大的{ $kind }（{ $size } 張），例如 { $example }，或者用炸彈、王炸。
}要不起請寫「不出」。
why-rocket_stands = 王炸最大，沒有牌能壓。請寫「不出」。
why-not_held = 你手裡還缺：{ $missing }。請從自己的手牌裡出，也可以按順序寫，例如 #1 #2。

nearest-jokers = 兩張王一起只能當王炸（火箭）單獨出，例如：王炸。
nearest-high_chain = 2 和王不能放進順子、連對和飛機，順子最大到 A，例如 10JQKA。
nearest-short_chain = 順子至少五張（34567），連對至少三對（334455）。
nearest-gap = 順子、連對、飛機的點數要連著，例如 34567、334455、333444。
nearest-plane = 飛機要連著的三張，帶的單牌（或對子）和三張一樣多，不能帶飛機自己的點數，例如 333444+56、333444+5566。
nearest-trio = 三張只能帶一張單牌或一對，例如 333+4、333+44。
nearest-four = 四張可以單獨當炸彈，或帶兩張單牌、兩個對子，例如 3333、3333+45、3333+4455。
nearest-two = 兩張牌要點數相同才是對子，例如 33。
nearest-none = 例如：單張 3、對子 33、三帶一 333+4、順子 34567。

kind-solo = 單牌
kind-pair = 對子
kind-trio = 三張
kind-trio_solo = 三帶一
kind-trio_pair = 三帶二
kind-solo_chain = 順子
kind-pair_chain = 連對
kind-trio_chain = 飛機
kind-trio_solo_chain = 飛機帶單牌
kind-trio_pair_chain = 飛機帶對子
kind-four_two_solo = 四帶二
kind-four_two_pair = 四帶兩對
kind-bomb = 炸彈
kind-rocket = 王炸

remark-landlord = { $who } 是地主，底分 { $base }，底牌 { $kitty }
remark-bomb = 炸彈！倍數 ×{ $multiplier }
remark-rocket = 王炸！倍數 ×{ $multiplier }
remark-few = { $who } 只剩 { $left } 張牌
remark-spring = 春天！倍數 ×{ $multiplier }
remark-anti-spring = 反春天！倍數 ×{ $multiplier }

option-wings = 帶牌規則
option-wings-standard = 標準：不帶兩張王，不帶四張，不帶連著的三張
option-wings-loose = 寬鬆：飛機和四帶二的帶牌不受這些限制
option-first = 先叫分的座位（0、1、2）
option-first-lot = 抽籤決定
option-redeal_first = 重新發牌後先叫的人
option-redeal_first-same = 不變
option-redeal_first-next = 下一家
option-max_redeals = 最多重新發牌幾次（0 為不限）
option-cap = 倍數上限（0 為不限）
option-warn_count = 只剩一兩張牌時報牌
