seat = { $seat ->
    [1] 北
    [2] 東
    [3] 南
   *[4] 西
}
seat-short = { $seat ->
    [1] 北
    [2] 東
    [3] 南
   *[4] 西
}
side = { $side ->
    [0] 南北
   *[1] 東西
}
call-P = 不叫
call-X = 賭倍
call-XX = 再賭倍
claim = 攤牌 { $tricks }
concede = 讓出餘墩
agree = 認可
contest = 繼續打
suit-S = 黑桃
suit-H = 紅心
suit-D = 方塊
suit-C = 梅花

board-line = 第 { $board } 副 · { $dealer }發牌 · { $vulnerable ->
    [None] 雙方無身價
    [NS] 南北有身價
    [EW] 東西有身價
   *[All] 雙方有身價
}
contract-line = 合約 { $contract }，莊家 { $who }
tricks-line = 南北 { $ns } 墩，東西 { $ew } 墩
by = { $who }主打
last-trick = 上一墩
hand-of = { $who }{ $role ->
    [dummy] （夢家）
   *[other] {""}
}
points = { $who } { $points } 點
alert-line = { $who } { $call }：{ $alert }
analysis = 雙明手分析（各家主打能拿的墩數） · 最佳結果 { $par }
no-analysis = 本機沒有裝雙明手分析
passed-out = 四家都不叫，雙方 0 分
result-made = { $over ->
    [0] 剛好完成，拿 { $tricks } 墩
   *[other] 超 { $over } 墩，拿 { $tricks } 墩
}
result-down = 倒 { $over } 墩，只拿 { $tricks } 墩
result-score = { $side } +{ $points }

turn-call = 輪到 { $who } 叫牌
turn-declare = 輪到 { $who } 決定王牌
turn-lead = 輪到 { $who } 出牌
turn-follow = 輪到 { $who } 跟牌
turn-dummy = 輪到 { $who } 出夢家的牌
turn-claim = { $by } 攤牌，餘下要 { $tricks } 墩。{ $who } 請答「認可」或「繼續打」
turn-concede = { $by } 讓出餘墩。{ $who } 請答「認可」或「繼續打」
alt-points = 牌點：{ $points }
alt-auction = 叫牌：{ $calls }
alt-trick = 桌上：{ $cards }
alt-hand = { $who }{ $role ->
    [dummy] （夢家）
   *[other] {""}
}：{ $cards }
alt-own = 你的手牌：{ $cards }
alt-analysis = 雙明手分析：{ $rows }。最佳結果 { $par }

remark-contract = 合約 { $contract }，{ $who } 主打{ $vulnerable ->
    [True] （有身價）
   *[False] {""}
}，由 { $lead } 首攻
remark-points = 牌點：北 { $p1 }，東 { $p2 }，南 { $p3 }，西 { $p4 }。{ $who } 做莊，先決定王牌
remark-dummy = { $who } 是夢家，牌已攤在桌上
remark-trick = { $who } 拿下這一墩。南北 { $ns }，東西 { $ew }
remark-claim = { $who } 攤牌，餘下要 { $tricks } 墩
remark-concede = { $who } 讓出餘下的墩
remark-alert = { $who } 的 { $call }：{ $alert }

why-not_a_call = 現在叫牌，看不懂「{ $text }」。請寫例如 1NT、2♥、3紅心、不叫、賭倍、再賭倍。
why-no_level = 沒有 { $level } 階的叫品，只有 1 到 7 階。請寫例如 1NT、4♠。
why-card_too_soon = 還在叫牌，不能出 { $card }。叫品把數字寫在前面，例如 1♠、3紅心，或者「不叫」。
why-call_too_late = 叫牌已經結束，「{ $call }」不能用了。現在出牌，花色寫在前面，例如 ♥3、黑桃A、S10。
why-not_a_card = 「{ $text }」不是一張牌。請寫花色和點數，例如 ♥3、黑桃A、S10，或者「攤牌」。
why-no_rank = 沒有點數「{ $rank }」。10 要寫成 10 或 T，A 寫成 A，例如 黑桃10、SA。
why-no_suit = 「{ $text }」沒有寫花色。請寫例如 ♥{ $rank }、黑桃{ $rank }、S{ $rank }。
why-one_card = 一次只出一張牌。請寫例如 ♥3、黑桃A。
why-no_number = 手裡有 { $cards } 張牌，沒有第 { $number } 張。請寫 #1 到 #{ $cards }。
why-gone = { $card } 已經出過了。請出手裡還有的牌，例如寫 #1。
why-not_in_dummy = 現在出夢家的牌，夢家沒有 { $card }。請寫例如 { $example }。
why-not_held = 你沒有 { $card }。請從自己的手牌裡出，例如 { $example }。
why-follow_suit = 有{ $suit }必須跟{ $suit }，不能出 { $card }。請出例如 { $example }。
why-claim_stands = 有人攤牌，先回答：請寫「認可」或「繼續打」。
why-no_claim = 現在沒有人攤牌，不用回答。請出牌，例如 ♥3。
why-claim_too_soon = 夢家還沒有攤開，不能攤牌。請先出牌，例如 ♥3。
why-claim_again = 這一墩裡已經攤過牌了。請接著出牌，例如 ♥3，打完這一墩再攤。
why-claim_not_yours = 只有莊家能攤牌要墩。防守方可以寫「讓出餘墩」，或者接著出牌，例如 ♥3。
why-claim_too_many = 只剩 { $left } 墩，要不了 { $tricks } 墩。請寫例如 攤牌 { $left }。
why-no_solver = 本機沒有裝雙明手分析程式（endplay），算不出來。請管理員安裝後再問，例如 pip install endplay。
