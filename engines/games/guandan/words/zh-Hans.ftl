name = 掼蛋
aliases = 惯蛋, 掼弹, 灌蛋, 淮安掼蛋
about = 四人两副牌，对家为伴，从 2 打到 A，先过 A 的一方胜。每局的得分是升了几级，满 13 分就是过 A。
how-to-type = 33、34567、555带99、黑桃34567、55配，或“不要”；进贡“贡 ♠A”，还贡“还 ♦3”
button-record = 牌谱
target = { $points ->
    [1] 打过 2 者胜
    [2] 打过 3 者胜
    [3] 打过 4 者胜
    [4] 打过 5 者胜
    [5] 打过 6 者胜
    [6] 打过 7 者胜
    [7] 打过 8 者胜
    [8] 打过 9 者胜
    [9] 打过 10 者胜
    [10] 打过 J 者胜
    [11] 打过 Q 者胜
    [12] 打过 K 者胜
    [13] 打过 A 者胜
    [26] 打过两遍 A 者胜
   *[other] 升满 { $points } 级者胜
}

seat = 座位 { $seat }
pass = 不要
pays = 进贡
returns = 还贡
pay = 贡 { $card }
back = 还 { $card }
takes = 收 { $seat }号 的贡
as-plate = 当钢板
as-tube = 当木板
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
    [1] 头游
    [2] 二游
    [3] 三游
   *[other] 末游
}

level = 打 { $rank }
side-level = { $rank } 级
wild = 逢人配 ♥{ $rank }
levels-mine = 我方 { $mine }，对方 { $theirs }
levels-seats = { $one }、{ $three }：{ $first }；{ $two }、{ $four }：{ $second }
and-also = 、
turn-pay = 请 { $name } 进贡
turn-choose = 请 { $name } 选一份贡
turn-return = 请 { $name } 还贡
turn-lead = 轮到 { $name } 先出牌
turn-follow = 轮到 { $name } 跟牌
gift-paid = 进贡 { $card }
gift-returned = 还贡 { $card }
resisted = 抗贡
alt-seat = { $name }：{ $count ->
    [-1] 10 张以上
   *[other] { $count } 张牌
}
alt-out = { $name }：{ $place }
alt-level = { $level }，{ $wild }。{ $levels }
alt-act = { $name }：{ $what }
alt-hand = 你的手牌：{ $cards }

why-double_win = 头游和二游同队，双下
why-one_three = 头游和三游同队
why-one_four = 头游和末游同队
why-passed_ace = 过 A，赢下全场
why-failed_ace = 打 A 时同伴是末游，没有过 A，再打一次
why-back_to_two = 三次没有过 A，退回打 2

why-not_cards = “{ $rest }”不是牌。请写要出的牌，例如 33、34567、555带99、黑桃34567、55配，或者“不要”。
why-no_rank = 没有点数“{ $rank }”。10 要写成 10 或 T，A 写成 A，例如 10JQKA。
why-which_joker = 是哪一张王？请写“小王”或“大王”。
why-too_many = 两副牌里没有这么多 { $card }，最多 { $most } 张。请少写几张，例如 5555 是炸弹。
why-no_number = 你手里有 { $cards } 张牌，没有第 { $number } 张。请写 #1 到 #{ $cards }，例如 #1 #2。
why-two_kinds = 这六张牌可以是钢板，也可以是木板。请写明是哪一种，例如 8899配配 当钢板。可以写：{ $candidates }。
why-which_copy = 这样的牌你有几张不同花色的。请连花色一起写，例如：{ $candidates }。
why-tribute_still = { $stage ->
    [pay] 还没有进完贡，不能出牌。要进贡的人请写“贡”和牌，例如 贡 ♠A。
    [choose] 头游还没有选贡。请写要收哪个座位的贡，例如 收2。
   *[return] 还没有还完贡，不能出牌。收了贡的人请写“还”和牌，例如 还 ♠3。
}
why-tribute_over = 现在没有进贡和还贡，请出牌，例如 33，或者“不要”。
why-pay_highest = 不能贡 { $card }。进贡要拿逢人配以外最大的牌，你可以贡：{ $allowed }，例如 贡 { $example }。
why-return_low = 不能还 { $card }。还贡要拿 10 或更小、又不是级牌的牌，你可以还：{ $allowed }，例如 还 { $example }。
why-not_a_payer = 这个座位没有进贡。请写进贡的座位，例如 收2。
why-must_lead = 轮到你先出，不能“不要”。请随意出一手，例如最小的单牌。
why-no_combination = { $cards } 不成牌型。{ $nearest }
why-does_not_beat = { $cards } 压不住 { $last }。{ $way ->
    [bomb] 要更大的炸弹才压得住，例如 { $example }。
    [top] 没有更大的{ $kind }了，要炸弹才压得住，例如 { $example }。
   *[same] 要出更大的{ $kind }（{ $size } 张），例如 { $example }，或者用炸弹。
}要不起请写“不要”。
why-nothing_beats = 天王炸最大，没有牌能压。请写“不要”。
why-not_held = 你手里还缺：{ $missing }。请从自己的手牌里出，也可以按顺序写，例如 #1 #2。
why-in_hand = { $reason }

nearest-declared = 这些牌不能当这种牌型。只有两个逢人配加相连的两对，才可以选钢板或木板，例如 8899配配 当钢板。
nearest-jokers = 王只能出单张、同样的一对，或者四张一起作天王炸，例如：小王小王。
nearest-joker_in = 王不能进顺子、木板、钢板和炸弹，逢人配也不能当王。三张可以带一对王，例如 555带小王小王。
nearest-wild = 要用逢人配当别的牌，请写“配”、“*”或红桃级牌，例如 55配。
nearest-two = 两张牌要点数相同才是对子，例如 33，或者加逢人配：3配。
nearest-straight = 顺子正好五张，不能绕过 A，例如 A2345、34567、10JQKA。
nearest-tube = 木板正好是三个相连的对子，例如 334455。
nearest-plate = 钢板正好是两个相连的三张，例如 333444。
nearest-gap = 六张牌可以是木板 334455、钢板 333444，或者六张的炸弹 333333。
nearest-full_house = 三张要带一对，例如 333带44；四张相同才是炸弹，例如 3333。
nearest-none = 例如：单张 3、对子 33、三张 333、三带二 333带44、顺子 34567、炸弹 3333。

kind-single = 单张
kind-pair = 对子
kind-triple = 三张
kind-full_house = 三带二
kind-straight = 顺子
kind-tube = 木板
kind-plate = 钢板
kind-bomb = { $size } 张的炸弹
kind-straight_flush = 同花顺
kind-joker_bomb = 天王炸

remark-level = 这一局打 { $rank }，红心 { $rank } 是逢人配。{ $one }、{ $three } 打到 { $first }，{ $two }、{ $four } 打到 { $second }
remark-resisted = { $holders ->
    [1] 抗贡！{ $who } 有两张大王
   *[other] 抗贡！{ $who } 和 { $other } 各有一张大王
}，头游先出牌
remark-paid = { $payer } 向 { $receiver } 进贡 { $card }
remark-returned = { $receiver } 还给 { $payer } { $card }
remark-turned_up = 翻出的 { $card } 在 { $who } 手里，由 { $who } 先出牌
remark-bomb = { $kind }！
remark-straight_flush = 同花顺！
remark-joker_bomb = 天王炸！
remark-few = { $who } 还剩 { $left } 张牌
remark-out = { $who } 出完了牌，是{ $place ->
    [1] 头游
    [2] 二游
   *[other] 三游
}
remark-wind = { $out } 的牌没有人要，{ $who } 接风

option-deals = 打几局（0 为打到过 A）
option-a_fail = 三次没有过 A
option-a_fail-demote_2 = 退回打 2
option-a_fail-none = 继续打 A
option-overshoot_wins = 升级超过 A 就算赢
option-first_lead = 第一局谁先出牌
option-first_lead-random = 随机
option-first_lead-turned_up = 翻一张牌，在谁手里谁先出
option-equal_tribute = 双下时两张贡牌一样大
option-equal_tribute-seat_order = 头游收下家先轮到的那一份
option-equal_tribute-random = 随机
option-equal_tribute-winners_choose = 头游自己选
option-full_joker_pair = 三张可以带一对王
option-counts = 剩牌张数
option-counts-always = 一直看得见
option-counts-at_10 = 十张以内才报
