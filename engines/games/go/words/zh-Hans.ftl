name = 围棋
aliases = weiqi, 下围棋
about = 黑白轮流在交叉点落子，没有气的棋被提掉，最后占地多的一方胜。
how-to-type = 点的字母和数字，如 D4；或“停一手”

black = 黑
white = 白
move-pass = 停一手
move-done = 确认
move-resume = 继续下
move-dead = 死子 { $at }

why-score = 数子占地多
why-even = 双方一样多
why-no_point = 看不懂“{ $text }”。请写字母加数字，例如 { $example }，或者“停一手”。
why-no_i = “{ $text }”：坐标没有字母 I，是 { $left } 还是 { $right }？
why-off_board = “{ $text }”不在棋盘上，棋盘从 A1 到 { $last }，没有字母 I。
why-taken = { $at } 已有{ $colour }子，请下在空点上。
why-suicide = { $at } 落子后没有气，又提不了对方的子：禁止自杀。请换一个点，或者停一手。
why-ko = 打劫：不能马上在 { $at } 提回。请先在别处下一手，例如找个劫材。
why-superko = 下在 { $at } 会让全局{ $ply ->
    [0] 回到开局时的局面
   *[other] 回到第 { $ply } 手后的局面
}，禁止全局同形。请换一个点，或者停一手。
why-no_stone = { $at } 上没有棋子。请写一颗死子，例如“死子 D4”，或者“确认”。
why-not_counting = 双方都停一手之后才标死子。现在请落子，例如 D4，或者“停一手”。
why-counting = 正在数子：标死子（“死子 D4”），同意就写“确认”，也可以“继续下”。
why-no_resume = 不能再继续下了。请标死子（“死子 D4”）再“确认”；谈不拢请找裁判。
why-handicap = { $size } 路棋盘放不下 { $stones } 颗让子，最多让 { $most } 子。

counting = 双方都停了一手。请按或写出死子（“死子 D4 Q16”），再“确认”，双方都要确认；也可以“继续下”。
counting-last = 数子了：请按或写出死子（“死子 D4 Q16”），再“确认”。谈不拢请找裁判。
agreed = 一方已确认现在的死子。同意请写“确认”，不同意可以改。

captures = 提子：黑提 { $black }，白提 { $white }。
passed = { $colour }方停一手。
count = 盘面：黑 { $black } 子，白 { $white } 子；贴 { $zi } 子（{ $komi } 目）。
alt = { $name }，{ $size } 路。黑子：{ $black }。白子：{ $white }。最后一手：{ $last }。
alt-none = 无
alt-dead = 标为死子：{ $at }。
alt-turn = 轮到{ $colour }方。
alt-counting = 轮到{ $colour }方标死子或确认。
alt-won = 已结束：{ $colour }胜 { $zi } 子（{ $points } 目）。
alt-drawn = 已结束：和棋。

option-size = 棋盘路数
option-ko = 同形再现
option-ko-superko = 禁全同：全局同形不得再现
option-ko-simple = 只禁马上提回的单劫
option-ko-ssk = 局面禁全同：轮到同一方下的全局同形不得再现
option-komi = 黑贴目（7.5 目即 3¾ 子）
option-komi-usual = 贴 7.5 目；让子棋不贴
option-handicap = 让子
option-handicap_return = 让子棋还子（每子还半子）
option-resume_limit = 停手后可以继续下几次
