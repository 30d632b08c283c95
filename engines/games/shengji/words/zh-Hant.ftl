name = 升級
aliases = 80分, 八十分, 拖拉機, 升級80分, 打升級, tractor, shengji, sheng ji
about = 兩副牌（或三副牌六人）對家一夥：邊發牌邊亮主，扣底，出牌抓分，贏了升級。
how-to-type = 亮主寫「亮 ♥2」或「不亮」，扣底寫「扣」和幾張牌；出牌寫 ♠77、黑桃7799、S7 S7、大王
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
dealer = 莊家
partner = 莊家方
attacker = 抓分方
nothing = 還沒有人亮主
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
    [none] 無主
   *[other] { $suit }
}
pass = 不亮
pass-rest = 不再亮
declare = 亮 { $cards } { $suit }
counter = 反 { $cards } { $suit }
bury = 扣底（{ $count } 張）
bury-these = 扣 { $cards }
throw = 甩 { $cards }
throw-hidden = 甩牌（{ $count } 張）
taken-back = （收回 { $cards }）

kitty = 底牌
turned = 翻開的牌
stakes = 打 { $level }，主：{ $trump }，抓分 { $points }
stakes-shown = 打 { $level }，現在亮的主：{ $trump }
stakes-open = 打 { $level }，還沒有人亮主
header = 打 { $level }{ $trump ->
    [none] ，無主
    [suit] {""}
   *[open] ，未亮主
} · 抓分 { $points } · 級 { $one }:{ $two }
turn-declare = 發牌 { $drawn }/{ $whole }：亮主、反主，或者「不亮」
turn-bury = 輪到 { $name } 扣底 { $count } 張
turn-lead = 輪到 { $name } 先出牌
turn-follow = 輪到 { $name } 跟 { $count } 張牌
alt-seat = { $name }：{ $count } 張牌
alt-role = { $name }（{ $role }）：{ $count } 張牌
alt-shown = { $name } 亮了 { $what }
alt-kitty = 底牌：{ $cards }
alt-turned = 翻開的牌：{ $cards }
alt-act = { $name }：{ $what }
alt-wins = { $name }：{ $what }（最大）
alt-hand = 你的手牌：{ $cards }
score = { $six ->
    [0] 抓分方共 { $total } 分。座位 1、3 打到 { $south }，座位 2、4 打到 { $east }
   *[other] 抓分方共 { $total } 分。座位 1、3、5 打到 { $south }，座位 2、4、6 打到 { $east }
}

why-dealers_keep = 莊家方守住，繼續坐莊
why-attackers_take = 抓分方夠分，上台坐莊
why-redeal = 底牌全是王，重新發牌
why-not_cards = 「{ $rest }」不是牌。請寫花色和點數，例如 ♠77、黑桃7799、S7 S7、大王，或者 #3 #4（第幾張牌）。
why-no_rank = 沒有點數「{ $rank }」。10 要寫成 10 或 T，A 寫成 A，例如 ♠10、♠A。
why-not_a_declaration = 現在發牌亮主，看不懂「{ $text }」。請寫「亮 ♥{ $level }」這樣的級牌，或者「不亮」。
why-no_number = 你手裡有 { $cards } 張牌，沒有第 { $number } 張。請寫 #1 到 #{ $cards }，例如 #1 #2。
why-needs_suit = 你手裡沒有這樣一組「{ $text }」。請寫出花色，例如 ♠7799、紅心5。
why-two_meanings = 「{ $text }」有幾種讀法：{ $candidates }。請寫出花色，例如其中一種。
why-numbered = { $reason }
why-not_held = 你手裡還缺：{ $missing }。請從自己的手牌裡出，也可以按順序寫，例如 #1 #2。
why-declaring_still = 還在發牌亮主，不能出牌。請寫「亮 ♥{ $level }」這樣的級牌，或者「不亮」。
why-declaring_over = 亮主已經結束，現在出牌。請寫要出的牌，例如 ♠77。
why-bury_first = 莊家先扣底，再出牌。請寫「扣」和 { $wanted } 張牌，例如：扣 ♦3 ♦4 ♣6 ……
why-buried_already = 底牌已經扣好，不能再換。請寫要出的牌，例如 ♠77。
why-bury_count = 要扣 { $wanted } 張，你寫了 { $count } 張。請寫「扣」和 { $wanted } 張牌，例如：扣 ♦3 ♦4 ♣6 ……
why-not_level = { $cards } 不是級牌。現在打 { $level }，只能亮 { $level }，例如：亮 ♥{ $level }。
why-not_alike = { $cards } 不是同樣的牌。反主要用同花色的級牌，例如：反 ♠{ $level }♠{ $level }。
why-big_joker_only = 第一局搶亮大王，{ $cards } 不行。請寫「亮 大王」，或者「不亮」。
why-jokers_open = 不能直接亮無主：王只能用來反主。請亮一張級牌，例如：亮 ♥{ $level }。
why-jokers_count = { $cards } 張數不對：兩副牌用一對同樣的王，三副牌用三張。例如：反 小王小王。
why-name_suit = 用三張王可以叫任意花色，請寫出花色，例如：反 小王小王小王 ♠。
why-too_few = { $cards } 反不過 { $standing }。{ $better }
why-own = 不能反自己亮的主（{ $standing }）。可以用同樣的級牌加固成一對，或者寫「不亮」。
why-no_pass = 出牌時不能不出：先出的人要出牌，跟牌的人要跟同樣張數。例如 ♠7，或者 #1。
why-two_suits = { $cards } 不是同一門花色（王、級牌和主花色都算主牌）。先出的牌要同一門，例如 { $example }。
why-count = { $lead } 是 { $count } 張，你出了 { $played } 張。請跟 { $count } 張。
why-suit = 你還有{ $suit }，必須先跟{ $suit }。例如 { $example }。
why-tractor = 先出的是拖拉機（{ $lead }），你有拖拉機就要跟拖拉機。例如 { $example }。
why-triple = 先出的牌裡有三張（{ $lead }），你有三張就要跟三張。例如 { $example }。
why-pair = 先出的牌裡有對子（{ $lead }），你有對子就要跟對子。例如 { $example }。

better = { $kind ->
    [two1] 要一對級牌，或者一對王，例如：反 { $card }{ $card }。
    [two2] 要一對王，例如：反 小王小王。
    [small] 只有一對大王能反：反 大王大王。
    [first0] 請亮大王：亮 大王。
    [first1] 要兩張大王：反 大王大王。
    [first2] 要三張大王：反 大王大王大王。
    [three1] 要兩張同樣的級牌，例如：反 { $card }{ $card }。
    [three2] 要三張同樣的級牌，例如：反 { $card }{ $card }{ $card }。
    [three3] 要三張小王或三張大王，並寫出花色，例如：反 小王小王小王 ♠。
    [threejokers] 要三張大王，並寫出花色，例如：反 大王大王大王 ♠。
   *[other] 沒有更大的了，請寫「不亮」。
}
remark-declared = { $who } 亮 { $cards }
remark-countered = { $who } 反主：{ $cards }
remark-drawn = 每人已發 { $drawn }/{ $whole } 張
remark-trump = { $who } 坐莊，打 { $level }，主：{ $trump }
remark-turned = 翻開：{ $cards }
remark-dry = 乾鍋：底牌裡沒有主花色
remark-throw = { $fine ->
    [0] { $who } 甩牌不成，只出 { $cards }，收回 { $count } 張
   *[other] { $who } 甩牌不成，只出 { $cards }，收回 { $count } 張，罰 { $fine } 分
}
remark-trick = { $who } 得這一輪，{ $points } 分；抓分方共 { $total } 分
remark-kitty = { $who } 摳底！底牌 { $cards }，加 { $bonus } 分

option-rules = 規則
option-rules-A = 公司 80 分：兩副牌，反主不反莊，甩牌失敗罰分
option-rules-B = 升級挑戰賽：兩副牌，首局反主即反莊，無人亮主打無主
option-rules-3deck = 三副牌六人：搶亮大王，2 是常主
option-target = 打過哪一級算贏
option-target-5 = 5
option-target-10 = 10
option-target-K = K
option-target-A = A
option-deal_gulps = 分幾批發牌（每批之後可以亮主）
option-declare_seconds = 每批牌之後可以亮主的秒數（最後一批 2.5 倍，0 為等所有人回答）
option-reinforce = 可以加固自己亮的主
option-throw_fine = 甩牌失敗罰分（每張收回的牌 10 分）
option-show_failed_throw = 甩牌失敗時大家能看到收回的牌
option-aa22_at_level_2 = 打 2 時主 A 和副 2 算拖拉機
option-protect_triples = 跟對子時不必拆三張
option-must_play = 必打的級
option-must_play-none = 沒有必打
option-must_play-10 = 10
option-must_play-5-10-K = 5、10、K
option-must_play-5-10-K-A = 5、10、K、A
option-cap = 抓分方一次最多升幾級（0 為不限）
