round-number = 第{ $number }轮
last-2 = 决赛
last-4 = 半决赛
last-8 = 八强赛
last-16 = 十六强赛
third-place = 季军赛
lower-bracket = 败者组
grand-final = 总决赛
playoff = 附加赛
bye = 轮空
forfeit = 弃权
lot = 抽签
ruling = 裁定
champion = 冠军：{ $name }
third = 季军：{ $name }
alt-pair = { $first } 对 { $second }
alt-won = { $first } 比 { $second }，{ $winner } 胜
alt-walkover = { $first } 对 { $second }，{ $winner } 胜
alt-how = { $what }（{ $how }）
alt-out = { $first } 对 { $second }，双方出局
alt-bye = { $first } 轮空
alt-table = 第 { $number } 桌：{ $what }。
alt-round = { $round }。
alt-standing = 第 { $rank } 名 { $name }：{ $won } 胜 { $drawn } 和 { $lost } 负，积 { $points } 分。
column-rank = 名次
column-name = 姓名
column-games = 胜 / 和 / 负
column-points = 积分
table-number = 第 { $number } 桌
board-numbers = 牌号 { $numbers }
sits-out = 轮空：{ $names }
seat-east = 东
seat-south = 南
seat-west = 西
seat-north = 北
seat-north-south = 南北
seat-east-west = 东西
column-score = 得分
column-worth = 折算
column-percentage = 得分率%
column-average = 平均
column-boards = 副数
column-last_hand = 末局
warn-all-meet = { $entrants } 名参赛者在末轮之前就全都交过手了，改用循环赛更公平。
warn-many-rounds = { $entrants } 名参赛者赛这么多轮，后面的轮次可能排不出对阵；建议减少轮数，或改用循环赛。

bad-file = 读不了这个文件：{ $reason }。请给出 JSON 或 TOML 文件的路径，或用 - 表示标准输入。
bad-syntax = 这不是 { $kind }：{ $reason }。请检查它指出的位置。
bad-type = { $wanted ->
    [object] 这里要一个形如 {"{"}"key": value{"}"} 的对象，而不是“{ $given }”。
    [list] 这里要一个形如 [ … ] 的非空列表，而不是“{ $given }”。
    [text] 这里要引号里 1 到 200 个字的文字，而不是“{ $given }”。
    [flag] 这里要 true 或 false，而不是“{ $given }”。
    [wholes] 这里的分数必须是整数，而不是“{ $given }”。
   *[number] 这里要一个数，如 3 或 0.5，而不是“{ $given }”。
}
bad-number = “{ $given }”超出范围：要一个 { $least } 到 { $most } 之间的数。
bad-choice = 没有“{ $given }”这个选项，可选：{ $choices }。
bad-key = 这里没有这个键，可用的键是：{ $names }。
bad-missing = 这里缺少键“{ $name }”。
bad-format = 没有“{ $given }”这种赛制，现有：{ $names }。
bad-nobody = 还没有人报名，至少要有一名参赛者。
bad-same_name = “{ $name }”在这里出现了两次，每个名字只能出现一次。
bad-same_seed = 种子号 { $number } 给了两次，请按 1、2、3……编号。
bad-division = 有的参赛者分了组别，这一位没有；请填其中之一：{ $names }。
bad-seed = 种子是 { $digits } 位十六进制数。
bad-no_seed = 有地方要抽签：请给出 64 位十六进制的种子，或写明每一次手工抽签的结果。
bad-no_previous = 第一阶段之前没有别的阶段，参赛者来自 "signups"。
bad-draw = 手工抽签要把本阶段每个人各写一次；“{ $name }”漏了，或不属于这里。
bad-unknown_name = 报名名单里没有“{ $name }”，请按 entrants 里的写法填写。
bad-alone = 一条结果至少要有两个名字；轮空没有结果。
bad-one_kind = 一条结果只能有其中一项：{ $kinds }。
bad-same_table = 这一桌在 { $other } 已有结果，请只留一条。
bad-count = { $right } 个座位给了 { $given } 个数；请按名字的顺序每人一个。
bad-warnings = 警告有 { $given } 组，而对局有 { $right } 局；请按顺序每局给一组。
bad-sum = { $given } 不成立：一局的得分合计为 1（1 和 0，或各 0.5），一场的得分合计不超过局数（{ $right }）。
bad-game_after = 下完 { $games } 局胜负已定，请删去后面的局。
bad-forfeit = 只有这一桌的人可以弃权，请写出其中一位或几位。
bad-never_drawn = 这一轮没有抽出这样一桌：{ $names }。请检查阶段、轮次和名字。
bad-slot = 名额写成组名加名次，如 "A1"（只有一组时写 "1"），而不是“{ $given }”。
bad-no_slot = 没有“{ $given }”这个名额，可用的是：{ $names }。
bad-two_groups = 只有两个组才能交叉对阵，这里有 { $groups } 个组；请改用 "slots"。
