name = 桥牌
aliases = 桥, 定约桥牌, 复式桥牌
about = 四人两两搭档（1 和 3、2 和 4）：先叫牌定下定约，再打十三墩，完成定约得分，打宕则对方得分。打牌时写“摊牌 5”可提出余下要 5 墩。
how-to-type = 叫牌写 1NT、2♥、3红桃、不叫、加倍；出牌写 ♥3、黑桃A、S10；“摊牌 5”要其余的 5 墩
button-record = 牌谱

why-made = 完成定约
why-down = 定约打宕
why-passed_out = 四家都不叫
why-bid_too_low = { $call } 不够高。请叫更高的，例如 { $example }，或者“不叫”。
why-no_double = 现在不能加倍：只能加倍对方最后的、还没有加倍的叫品。请叫例如 { $example }，或者“不叫”。
why-no_redouble = 现在不能再加倍：只有己方的叫品被对方加倍了才能再加倍。请叫例如 { $example }，或者“不叫”。
why-auction_over = 叫牌已经结束，不能再叫 { $call }。接下来出牌，例如 ♥3。

option-board = 从第几副开始（决定发牌人和局况）
option-auto_single = 只有一张牌可出时自动出
option-dummy_sees = 明手能看到的牌
option-dummy_sees-partner = 自己和庄家的手牌
option-dummy_sees-own = 只有自己的手牌
