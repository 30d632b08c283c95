name = 升级
aliases = 80分, 八十分, 拖拉机, 升级80分, 打升级, tractor, shengji, sheng ji
about = 两副牌（或三副牌六人）对家一伙：边发牌边亮主，扣底，出牌抓分，赢了升级。
how-to-type = 亮主写“亮 ♥2”或“不亮”，扣底写“扣”和几张牌；出牌写 ♠77、黑桃7799、S7 S7、大王
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
dealer = 庄家
partner = 庄家方
attacker = 抓分方
nothing = 还没有人亮主
cards = { $text }{ $gap }{ $small ->
    [0] {""}
    [1] 小王
    [2] 小王小王
   *[other] 小王小王小王
}{ $big ->
    [0] {""}
    [1] 大王
    [2] 大王大王
   *[other] 大王大王大王
}
suit = { $suit ->
    [trumps] 主牌
   *[other] { $suit }
}
trump = { $suit ->
    [none] 无主
   *[other] { $suit }
}
pass = 不亮
pass-rest = 不再亮
declare = 亮 { $cards } { $suit }
counter = 反 { $cards } { $suit }
bury = 扣底（{ $count } 张）
bury-these = 扣 { $cards }
throw = 甩 { $cards }
throw-hidden = 甩牌（{ $count } 张）
taken-back = （收回 { $cards }）

kitty = 底牌
turned = 翻开的牌
stakes = 打 { $level }，主：{ $trump }，抓分 { $points }
stakes-shown = 打 { $level }，现在亮的主：{ $trump }
stakes-open = 打 { $level }，还没有人亮主
header = 打 { $level }{ $trump ->
    [none] ，无主
    [suit] {""}
   *[open] ，未亮主
} · 抓分 { $points } · 级 { $one }:{ $two }
turn-declare = 发牌 { $drawn }/{ $whole }：亮主、反主，或者“不亮”
turn-bury = 轮到 { $name } 扣底 { $count } 张
turn-lead = 轮到 { $name } 先出牌
turn-follow = 轮到 { $name } 跟 { $count } 张牌
alt-seat = { $name }：{ $count } 张牌
alt-role = { $name }（{ $role }）：{ $count } 张牌
alt-shown = { $name } 亮了 { $what }
alt-kitty = 底牌：{ $cards }
alt-turned = 翻开的牌：{ $cards }
alt-act = { $name }：{ $what }
alt-wins = { $name }：{ $what }（最大）
alt-hand = 你的手牌：{ $cards }
score = { $six ->
    [0] 抓分方共 { $total } 分。座位 1、3 打到 { $south }，座位 2、4 打到 { $east }
   *[other] 抓分方共 { $total } 分。座位 1、3、5 打到 { $south }，座位 2、4、6 打到 { $east }
}

why-dealers_keep = 庄家方守住，继续坐庄
why-attackers_take = 抓分方够分，上台坐庄
why-redeal = 底牌全是王，重新发牌
why-not_cards = “{ $rest }”不是牌。请写花色和点数，例如 ♠77、黑桃7799、S7 S7、大王，或者 #3 #4（第几张牌）。
why-no_rank = 没有点数“{ $rank }”。10 要写成 10 或 T，A 写成 A，例如 ♠10、♠A。
why-not_a_declaration = 现在发牌亮主，看不懂“{ $text }”。请写“亮 ♥{ $level }”这样的级牌，或者“不亮”。
why-no_number = 你手里有 { $cards } 张牌，没有第 { $number } 张。请写 #1 到 #{ $cards }，例如 #1 #2。
why-needs_suit = 你手里没有这样一组“{ $text }”。请写出花色，例如 ♠7799、红桃5。
why-two_meanings = “{ $text }”有几种读法：{ $candidates }。请写出花色，例如其中一种。
why-numbered = { $reason }
why-not_held = 你手里还缺：{ $missing }。请从自己的手牌里出，也可以按顺序写，例如 #1 #2。
why-declaring_still = 还在发牌亮主，不能出牌。请写“亮 ♥{ $level }”这样的级牌，或者“不亮”。
why-declaring_over = 亮主已经结束，现在出牌。请写要出的牌，例如 ♠77。
why-bury_first = 庄家先扣底，再出牌。请写“扣”和 { $wanted } 张牌，例如：扣 ♦3 ♦4 ♣6 ……
why-buried_already = 底牌已经扣好，不能再换。请写要出的牌，例如 ♠77。
why-bury_count = 要扣 { $wanted } 张，你写了 { $count } 张。请写“扣”和 { $wanted } 张牌，例如：扣 ♦3 ♦4 ♣6 ……
why-not_level = { $cards } 不是级牌。现在打 { $level }，只能亮 { $level }，例如：亮 ♥{ $level }。
why-not_alike = { $cards } 不是同样的牌。反主要用同花色的级牌，例如：反 ♠{ $level }♠{ $level }。
why-big_joker_only = 第一局抢亮大王，{ $cards } 不行。请写“亮 大王”，或者“不亮”。
why-jokers_open = 不能直接亮无主：王只能用来反主。请亮一张级牌，例如：亮 ♥{ $level }。
why-jokers_count = { $cards } 张数不对：两副牌用一对同样的王，三副牌用三张。例如：反 小王小王。
why-name_suit = 用三张王可以叫任意花色，请写出花色，例如：反 小王小王小王 ♠。
why-too_few = { $cards } 反不过 { $standing }。{ $better }
why-own = 不能反自己亮的主（{ $standing }）。可以用同样的级牌加固成一对，或者写“不亮”。
why-no_pass = 出牌时不能不出：先出的人要出牌，跟牌的人要跟同样张数。例如 ♠7，或者 #1。
why-two_suits = { $cards } 不是同一门花色（王、级牌和主花色都算主牌）。先出的牌要同一门，例如 { $example }。
why-count = { $lead } 是 { $count } 张，你出了 { $played } 张。请跟 { $count } 张。
why-suit = 你还有{ $suit }，必须先跟{ $suit }。例如 { $example }。
why-tractor = 先出的是拖拉机（{ $lead }），你有拖拉机就要跟拖拉机。例如 { $example }。
why-triple = 先出的牌里有三张（{ $lead }），你有三张就要跟三张。例如 { $example }。
why-pair = 先出的牌里有对子（{ $lead }），你有对子就要跟对子。例如 { $example }。

better = { $kind ->
    [two1] 要一对级牌，或者一对王，例如：反 { $card }{ $card }。
    [two2] 要一对王，例如：反 小王小王。
    [small] 只有一对大王能反：反 大王大王。
    [first0] 请亮大王：亮 大王。
    [first1] 要两张大王：反 大王大王。
    [first2] 要三张大王：反 大王大王大王。
    [three1] 要两张同样的级牌，例如：反 { $card }{ $card }。
    [three2] 要三张同样的级牌，例如：反 { $card }{ $card }{ $card }。
    [three3] 要三张小王或三张大王，并写出花色，例如：反 小王小王小王 ♠。
    [threejokers] 要三张大王，并写出花色，例如：反 大王大王大王 ♠。
   *[other] 没有更大的了，请写“不亮”。
}
remark-declared = { $who } 亮 { $cards }
remark-countered = { $who } 反主：{ $cards }
remark-drawn = 每人已发 { $drawn }/{ $whole } 张
remark-trump = { $who } 坐庄，打 { $level }，主：{ $trump }
remark-turned = 翻开：{ $cards }
remark-dry = 干锅：底牌里没有主花色
remark-throw = { $fine ->
    [0] { $who } 甩牌不成，只出 { $cards }，收回 { $count } 张
   *[other] { $who } 甩牌不成，只出 { $cards }，收回 { $count } 张，罚 { $fine } 分
}
remark-trick = { $who } 得这一轮，{ $points } 分；抓分方共 { $total } 分
remark-kitty = { $who } 抠底！底牌 { $cards }，加 { $bonus } 分

option-rules = 规则
option-rules-A = 公司 80 分：两副牌，反主不反庄，甩牌失败罚分
option-rules-B = 升级挑战赛：两副牌，首局反主即反庄，无人亮主打无主
option-rules-3deck = 三副牌六人：抢亮大王，2 是常主
option-target = 打过哪一级算赢
option-target-5 = 5
option-target-10 = 10
option-target-K = K
option-target-A = A
option-deal_gulps = 分几批发牌（每批之后可以亮主）
option-declare_seconds = 每批牌之后可以亮主的秒数（最后一批 2.5 倍，0 为等所有人回答）
option-reinforce = 可以加固自己亮的主
option-throw_fine = 甩牌失败罚分（每张收回的牌 10 分）
option-show_failed_throw = 甩牌失败时大家能看到收回的牌
option-aa22_at_level_2 = 打 2 时主 A 和副 2 算拖拉机
option-protect_triples = 跟对子时不必拆三张
option-must_play = 必打的级
option-must_play-none = 没有必打
option-must_play-10 = 10
option-must_play-5-10-K = 5、10、K
option-must_play-5-10-K-A = 5、10、K、A
option-cap = 抓分方一次最多升几级（0 为不限）
