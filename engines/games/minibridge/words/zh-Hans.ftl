name = 类似桥牌
aliases = 迷你桥牌, 小桥牌
about = 不用叫牌的桥牌，四人两两搭档（1 和 3、2 和 4）：报牌点，点多的一方坐庄，明手摊牌后庄家选将牌，再选打部分（7 墩）还是成局，然后打十三墩。
how-to-type = 定约写“黑桃 部分”、“4♠ 成局”、3NT；出牌写 ♥3、黑桃A、S10
button-record = 牌谱

contract = { $bid } { $kind ->
    [part] 部分
    [game] 成局
    [slam] 满贯
   *[none] {""}
}

why-made = 完成定约
why-down = 定约打宕
why-not_a_contract = “{ $text }”不是可选的定约。请写将牌和部分或成局，例如 黑桃 部分、4♠ 成局、3NT；部分是 7 墩，成局是 3NT、4♥、4♠、5♣、5♦。
why-part_or_game = 数字和部分、成局对不上。请写例如 { $part }（部分）或者 { $game }（成局）。

option-board = 从第几副开始（决定发牌人和局况）
option-auto_single = 只有一张牌可出时自动出
option-dummy_sees = 明手能看到的牌
option-dummy_sees-partner = 自己和庄家的手牌
option-dummy_sees-own = 只有自己的手牌
option-slams = 可以选满贯定约
