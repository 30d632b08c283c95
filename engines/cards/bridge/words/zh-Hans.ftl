seat = { $seat ->
    [1] 北
    [2] 东
    [3] 南
   *[4] 西
}
seat-short = { $seat ->
    [1] 北
    [2] 东
    [3] 南
   *[4] 西
}
side = { $side ->
    [0] 南北
   *[1] 东西
}
call-P = 不叫
call-X = 加倍
call-XX = 再加倍
claim = 摊牌 { $tricks }
concede = 让出余墩
agree = 认可
contest = 继续打
suit-S = 黑桃
suit-H = 红桃
suit-D = 方块
suit-C = 梅花

board-line = 第 { $board } 副 · { $dealer }发牌 · { $vulnerable ->
    [None] 双方无局
    [NS] 南北有局
    [EW] 东西有局
   *[All] 双方有局
}
contract-line = 定约 { $contract }，庄家 { $who }
tricks-line = 南北 { $ns } 墩，东西 { $ew } 墩
by = { $who }主打
last-trick = 上一墩
hand-of = { $who }{ $role ->
    [dummy] （明手）
   *[other] {""}
}
points = { $who } { $points } 点
alert-line = { $who } { $call }：{ $alert }
analysis = 双明手分析（各家主打能得的墩数） · 最佳结果 { $par }
no-analysis = 本机没有装双明手分析
passed-out = 四家都不叫，双方 0 分
result-made = { $over ->
    [0] 正好完成，得 { $tricks } 墩
   *[other] 超 { $over } 墩，得 { $tricks } 墩
}
result-down = 宕 { $over } 墩，只得 { $tricks } 墩
result-score = { $side } +{ $points }

turn-call = 轮到 { $who } 叫牌
turn-declare = 轮到 { $who } 定将牌
turn-lead = 轮到 { $who } 出牌
turn-follow = 轮到 { $who } 跟牌
turn-dummy = 轮到 { $who } 出明手的牌
turn-claim = { $by } 摊牌，余下要 { $tricks } 墩。{ $who } 请答“认可”或“继续打”
turn-concede = { $by } 让出余墩。{ $who } 请答“认可”或“继续打”
alt-points = 牌点：{ $points }
alt-auction = 叫牌：{ $calls }
alt-trick = 桌上：{ $cards }
alt-hand = { $who }{ $role ->
    [dummy] （明手）
   *[other] {""}
}：{ $cards }
alt-own = 你的手牌：{ $cards }
alt-analysis = 双明手分析：{ $rows }。最佳结果 { $par }

remark-contract = 定约 { $contract }，{ $who } 主打{ $vulnerable ->
    [True] （有局）
   *[False] {""}
}，由 { $lead } 首攻
remark-points = 牌点：北 { $p1 }，东 { $p2 }，南 { $p3 }，西 { $p4 }。{ $who } 坐庄，先定将牌
remark-dummy = { $who } 是明手，牌已摊在桌上
remark-trick = { $who } 得这一墩。南北 { $ns }，东西 { $ew }
remark-claim = { $who } 摊牌，余下要 { $tricks } 墩
remark-concede = { $who } 让出余下的墩
remark-alert = { $who } 的 { $call }：{ $alert }

why-not_a_call = 现在叫牌，看不懂“{ $text }”。请写例如 1NT、2♥、3红桃、不叫、加倍、再加倍。
why-no_level = 没有 { $level } 阶的叫品，只有 1 到 7 阶。请写例如 1NT、4♠。
why-card_too_soon = 还在叫牌，不能出 { $card }。叫品把数字写在前面，例如 1♠、3红桃，或者“不叫”。
why-call_too_late = 叫牌已经结束，“{ $call }”不能用了。现在出牌，花色写在前面，例如 ♥3、黑桃A、S10。
why-not_a_card = “{ $text }”不是一张牌。请写花色和点数，例如 ♥3、黑桃A、S10，或者“摊牌”。
why-no_rank = 没有点数“{ $rank }”。10 要写成 10 或 T，A 写成 A，例如 黑桃10、SA。
why-no_suit = “{ $text }”没有写花色。请写例如 ♥{ $rank }、黑桃{ $rank }、S{ $rank }。
why-one_card = 一次只出一张牌。请写例如 ♥3、黑桃A。
why-no_number = 手里有 { $cards } 张牌，没有第 { $number } 张。请写 #1 到 #{ $cards }。
why-gone = { $card } 已经出过了。请出手里还有的牌，例如写 #1。
why-not_in_dummy = 现在出明手的牌，明手没有 { $card }。请写例如 { $example }。
why-not_held = 你没有 { $card }。请从自己的手牌里出，例如 { $example }。
why-follow_suit = 有{ $suit }必须跟{ $suit }，不能出 { $card }。请出例如 { $example }。
why-claim_stands = 有人摊牌，先回答：请写“认可”或“继续打”。
why-no_claim = 现在没有人摊牌，不用回答。请出牌，例如 ♥3。
why-claim_too_soon = 明手还没有摊开，不能摊牌。请先出牌，例如 ♥3。
why-claim_again = 这一墩里已经摊过牌了。请接着出牌，例如 ♥3，打完这一墩再摊。
why-claim_not_yours = 只有庄家能摊牌要墩。防守方可以写“让出余墩”，或者接着出牌，例如 ♥3。
why-claim_too_many = 只剩 { $left } 墩，要不了 { $tricks } 墩。请写例如 摊牌 { $left }。
why-no_solver = 本机没有装双明手分析程序（endplay），算不出来。请管理员安装后再问，例如 pip install endplay。
