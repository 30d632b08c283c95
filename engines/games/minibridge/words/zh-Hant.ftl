name = 迷你橋牌
aliases = 類似橋牌, 小橋牌
about = 不用叫牌的橋牌，四人兩兩搭檔（1 和 3、2 和 4）：報牌點，點多的一方做莊，夢家攤牌後莊家選王牌，再選打部分（7 墩）還是成局，然後打十三墩。
how-to-type = 合約寫「黑桃 部分」、「4♠ 成局」、3NT；出牌寫 ♥3、黑桃A、S10
button-record = 牌譜

contract = { $bid } { $kind ->
    [part] 部分
    [game] 成局
    [slam] 滿貫
   *[none] {""}
}

why-made = 完成合約
why-down = 合約打倒
why-not_a_contract = 「{ $text }」不是可選的合約。請寫王牌和部分或成局，例如 黑桃 部分、4♠ 成局、3NT；部分是 7 墩，成局是 3NT、4♥、4♠、5♣、5♦。
why-part_or_game = 數字和部分、成局對不上。請寫例如 { $part }（部分）或者 { $game }（成局）。

option-board = 從第幾副開始（決定發牌人和身價）
option-auto_single = 只有一張牌可出時自動出
option-dummy_sees = 夢家能看到的牌
option-dummy_sees-partner = 自己和莊家的手牌
option-dummy_sees-own = 只有自己的手牌
option-slams = 可以選滿貫合約
