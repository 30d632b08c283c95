name = 橋牌
aliases = 橋, 合約橋牌, 複式橋牌
about = 四人兩兩搭檔（1 和 3、2 和 4）：先叫牌決定合約，再打十三墩，完成合約得分，打倒則對方得分。打牌時寫「攤牌 5」可提出餘下要 5 墩。
how-to-type = 叫牌寫 1NT、2♥、3紅心、不叫、賭倍；出牌寫 ♥3、黑桃A、S10；「攤牌 5」要其餘的 5 墩
button-record = 牌譜

why-made = 完成合約
why-down = 合約打倒
why-passed_out = 四家都不叫
why-bid_too_low = { $call } 不夠高。請叫更高的，例如 { $example }，或者「不叫」。
why-no_double = 現在不能賭倍：只能賭倍對方最後的、還沒有賭倍的叫品。請叫例如 { $example }，或者「不叫」。
why-no_redouble = 現在不能再賭倍：只有己方的叫品被對方賭倍了才能再賭倍。請叫例如 { $example }，或者「不叫」。
why-auction_over = 叫牌已經結束，不能再叫 { $call }。接下來出牌，例如 ♥3。

option-board = 從第幾副開始（決定發牌人和身價）
option-auto_single = 只有一張牌可出時自動出
option-dummy_sees = 夢家能看到的牌
option-dummy_sees-partner = 自己和莊家的手牌
option-dummy_sees-own = 只有自己的手牌
