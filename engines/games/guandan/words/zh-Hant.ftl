name = 摜蛋
aliases = 慣蛋, 灌蛋, 淮安摜蛋
about = 四人兩副牌，對家為伴，從 2 打到 A，先過 A 的一方獲勝。每局的得分是升了幾級，滿 13 分就是過 A。
how-to-type = 33、34567、555帶99、黑桃34567、55配，或「不要」；進貢「貢 ♠A」，還貢「還 ♦3」
button-record = 牌譜
target = { $points ->
    [1] 打過 2 者勝
    [2] 打過 3 者勝
    [3] 打過 4 者勝
    [4] 打過 5 者勝
    [5] 打過 6 者勝
    [6] 打過 7 者勝
    [7] 打過 8 者勝
    [8] 打過 9 者勝
    [9] 打過 10 者勝
    [10] 打過 J 者勝
    [11] 打過 Q 者勝
    [12] 打過 K 者勝
    [13] 打過 A 者勝
    [26] 打過兩遍 A 者勝
   *[other] 升滿 { $points } 級者勝
}

seat = 座位 { $seat }
pass = 不要
pays = 進貢
returns = 還貢
pay = 貢 { $card }
back = 還 { $card }
takes = 收 { $seat }號 的貢
as-plate = 當鋼板
as-tube = 當木板
joker = { $joker ->
    [B] 小王
   *[R] 大王
}
jokers = { $small ->
    [0] {""}
    [1] 小王
   *[other] 小王 小王
}{ $between }{ $big ->
    [0] {""}
    [1] 大王
   *[other] 大王 大王
}
cards = { $plain } { $jokers }
place = { $place ->
    [1] 頭游
    [2] 二游
    [3] 三游
   *[other] 末游
}

level = 打 { $rank }
side-level = { $rank } 級
wild = 逢人配 ♥{ $rank }
levels-mine = 我方 { $mine }，對方 { $theirs }
levels-seats = { $one }、{ $three }：{ $first }；{ $two }、{ $four }：{ $second }
and-also = 、
turn-pay = 請 { $name } 進貢
turn-choose = 請 { $name } 選一份貢
turn-return = 請 { $name } 還貢
turn-lead = 輪到 { $name } 先出牌
turn-follow = 輪到 { $name } 跟牌
gift-paid = 進貢 { $card }
gift-returned = 還貢 { $card }
resisted = 抗貢
alt-seat = { $name }：{ $count ->
    [-1] 10 張以上
   *[other] { $count } 張牌
}
alt-out = { $name }：{ $place }
alt-level = { $level }，{ $wild }。{ $levels }
alt-act = { $name }：{ $what }
alt-hand = 你的手牌：{ $cards }

why-double_win = 頭游和二游同隊，雙下
why-one_three = 頭游和三游同隊
why-one_four = 頭游和末游同隊
why-passed_ace = 過 A，贏下全場
why-failed_ace = 打 A 時同伴是末游，沒有過 A，再打一次
why-back_to_two = 三次沒有過 A，退回打 2

why-not_cards = 「{ $rest }」不是牌。請寫要出的牌，例如 33、34567、555帶99、黑桃34567、55配，或者「不要」。
why-no_rank = 沒有點數「{ $rank }」。10 要寫成 10 或 T，A 寫成 A，例如 10JQKA。
why-which_joker = 是哪一張王？請寫「小王」或「大王」。
why-too_many = 兩副牌裡沒有這麼多 { $card }，最多 { $most } 張。請少寫幾張，例如 5555 是炸彈。
why-no_number = 你手裡有 { $cards } 張牌，沒有第 { $number } 張。請寫 #1 到 #{ $cards }，例如 #1 #2。
why-two_kinds = 這六張牌可以是鋼板，也可以是木板。請寫明是哪一種，例如 8899配配 當鋼板。可以寫：{ $candidates }。
why-which_copy = 這樣的牌你有幾張不同花色的。請連花色一起寫，例如：{ $candidates }。
why-tribute_still = { $stage ->
    [pay] 還沒有進完貢，不能出牌。要進貢的人請寫「貢」和牌，例如 貢 ♠A。
    [choose] 頭游還沒有選貢。請寫要收哪個座位的貢，例如 收2。
   *[return] 還沒有還完貢，不能出牌。收了貢的人請寫「還」和牌，例如 還 ♠3。
}
why-tribute_over = 現在沒有進貢和還貢，請出牌，例如 33，或者「不要」。
why-pay_highest = 不能貢 { $card }。進貢要拿逢人配以外最大的牌，你可以貢：{ $allowed }，例如 貢 { $example }。
why-return_low = 不能還 { $card }。還貢要拿 10 或更小、又不是級牌的牌，你可以還：{ $allowed }，例如 還 { $example }。
why-not_a_payer = 這個座位沒有進貢。請寫進貢的座位，例如 收2。
why-must_lead = 輪到你先出，不能「不要」。請隨意出一手，例如最小的單張。
why-no_combination = { $cards } 不成牌型。{ $nearest }
why-does_not_beat = { $cards } 壓不住 { $last }。{ $way ->
    [bomb] 要更大的炸彈才壓得住，例如 { $example }。
    [top] 沒有更大的{ $kind }了，要炸彈才壓得住，例如 { $example }。
   *[same] 要出更大的{ $kind }（{ $size } 張），例如 { $example }，或者用炸彈。
}要不起請寫「不要」。
why-nothing_beats = 天王炸最大，沒有牌能壓。請寫「不要」。
why-not_held = 你手裡還缺：{ $missing }。請從自己的手牌裡出，也可以按順序寫，例如 #1 #2。
why-in_hand = { $reason }

nearest-declared = 這些牌不能當這種牌型。只有兩個逢人配加相連的兩對，才可以選鋼板或木板，例如 8899配配 當鋼板。
nearest-jokers = 王只能出單張、同樣的一對，或者四張一起作天王炸，例如：小王小王。
nearest-joker_in = 王不能進順子、木板、鋼板和炸彈，逢人配也不能當王。三張可以帶一對王，例如 555帶小王小王。
nearest-wild = 要用逢人配當別的牌，請寫「配」、「*」或紅桃級牌，例如 55配。
nearest-two = 兩張牌要點數相同才是對子，例如 33，或者加逢人配：3配。
nearest-straight = 順子正好五張，不能繞過 A，例如 A2345、34567、10JQKA。
nearest-tube = 木板正好是三個相連的對子，例如 334455。
nearest-plate = 鋼板正好是兩個相連的三張，例如 333444。
nearest-gap = 六張牌可以是木板 334455、鋼板 333444，或者六張的炸彈 333333。
nearest-full_house = 三張要帶一對，例如 333帶44；四張相同才是炸彈，例如 3333。
nearest-none = 例如：單張 3、對子 33、三張 333、三帶二 333帶44、順子 34567、炸彈 3333。

kind-single = 單張
kind-pair = 對子
kind-triple = 三張
kind-full_house = 三帶二
kind-straight = 順子
kind-tube = 木板
kind-plate = 鋼板
kind-bomb = { $size } 張的炸彈
kind-straight_flush = 同花順
kind-joker_bomb = 天王炸

remark-level = 這一局打 { $rank }，紅心 { $rank } 是逢人配。{ $one }、{ $three } 打到 { $first }，{ $two }、{ $four } 打到 { $second }
remark-resisted = { $holders ->
    [1] 抗貢！{ $who } 有兩張大王
   *[other] 抗貢！{ $who } 和 { $other } 各有一張大王
}，頭游先出牌
remark-paid = { $payer } 向 { $receiver } 進貢 { $card }
remark-returned = { $receiver } 還給 { $payer } { $card }
remark-turned_up = 翻出的 { $card } 在 { $who } 手裡，由 { $who } 先出牌
remark-bomb = { $kind }！
remark-straight_flush = 同花順！
remark-joker_bomb = 天王炸！
remark-few = { $who } 還剩 { $left } 張牌
remark-out = { $who } 出完了牌，是{ $place ->
    [1] 頭游
    [2] 二游
   *[other] 三游
}
remark-wind = { $out } 的牌沒有人要，{ $who } 接風

option-deals = 打幾局（0 為打到過 A）
option-a_fail = 三次沒有過 A
option-a_fail-demote_2 = 退回打 2
option-a_fail-none = 繼續打 A
option-overshoot_wins = 升級超過 A 就算贏
option-first_lead = 第一局誰先出牌
option-first_lead-random = 隨機
option-first_lead-turned_up = 翻一張牌，在誰手裡誰先出
option-equal_tribute = 雙下時兩張貢牌一樣大
option-equal_tribute-seat_order = 頭游收下家先輪到的那一份
option-equal_tribute-random = 隨機
option-equal_tribute-winners_choose = 頭游自己選
option-full_joker_pair = 三張可以帶一對王
option-counts = 剩牌張數
option-counts-always = 一直看得見
option-counts-at_10 = 十張以內才報
