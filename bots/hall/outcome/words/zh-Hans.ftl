awarded = { $name } 获得奖项“{ $title }”。再写一次同样的命令可以收回。
unawarded = 已收回 { $name } 的奖项“{ $title }”。
lucky = 🎁 第 { $number } 次抽奖（{ $title }）：{ $names }
lucky-proof = 由赛事自己的种子抽出，开始时公布的承诺值是 { $commitment }。顺序是尚未抽中的人按报名先后、以“lucky draw { $number }”洗牌的结果；赛事结束、种子公开后，任何人都可以复核。
lucky-prize = 幸运奖
honours = 前 { $places } 名和各奖项发证书。印章：{ $seal }。落款：{ $signed }。修改：/event honours 8 棋协 组委会；写“-”清空一项。
certificates = { $event }：证书 { $count } 张
results = { $event } 的成绩
certificate = 荣誉证书
certifies = 在“{ $event }”{ $division }中荣获{ $what }，特发此证，以资鼓励。
in-division = { $division }
place = 第{ $place ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
   *[other] { $place }
}名
team = { $team }（{ $people }）
and = 、
sheet-places = 名次
sheet-standings = 积分
sheet-rounds = 轮次
sheet-prizes = 奖项
head-place = 名次
head-name = 姓名
head-division = 组别
head-team = 团体
head-points = 积分
head-played = 局数
head-won = 胜
head-drawn = 和
head-lost = 负
head-stage = 阶段
head-round = 轮次
head-table = 台次
head-seats = 对阵
head-result = 结果
head-how = 方式
head-prize = 奖项
head-draw = 抽奖
stage = 第 { $number } 阶段
when-opens = 报名开始
when-closes = 报名截止
when-check-in = 签到
when-starts = 开赛，第 1 轮
when-round = 第 { $number } 轮
no-cancelled = #e{ $event } 已取消，没有可以颁发的。请看 /赛事 列表。
no-title = 请写出奖项的名称：/event award 小明 进步奖。
no-number = “{ $text }”不是 1 到 { $most } 的数字。例如 /event lucky 3。
no-too-few-to-draw = 抽不出 { $count } 人：还没抽中过的只有 { $free } 人。请写小一点的数字。
no-not-over = #e{ $event } 还没有结束，最后一个结果出来后才有证书。
no-no-certificate = 这里没有证书：前 { $places } 名和各奖项才有。组织者可以用 /event honours 8 修改。
no-language = 证书的语言有 { $languages }：例如 /event certificates zh-Hans。
no-format = 文件格式有 { $formats }：例如 /event results xlsx。
no-not-drawn = #e{ $event } 还没有抽签，没有成绩。请看 /event entrants。
no-no-swiss = TRF 文件只用于瑞士制，这个赛事没有。可以用 /event results json。
