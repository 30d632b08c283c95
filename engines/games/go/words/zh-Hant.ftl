name = 圍棋
aliases = weiqi, 下圍棋
about = 黑白輪流在交叉點落子，沒有氣的棋被提掉，最後佔地多的一方勝。
how-to-type = 點的字母和數字，如 D4；或「停一手」

black = 黑
white = 白
move-pass = 停一手
move-done = 確認
move-resume = 繼續下
move-dead = 死子 { $at }

why-score = 數子佔地多
why-even = 雙方一樣多
why-no_point = 看不懂「{ $text }」。請寫字母加數字，例如 { $example }，或者「停一手」。
why-no_i = 「{ $text }」：座標沒有字母 I，是 { $left } 還是 { $right }？
why-off_board = 「{ $text }」不在棋盤上，棋盤從 A1 到 { $last }，沒有字母 I。
why-taken = { $at } 已有{ $colour }子，請下在空點上。
why-suicide = { $at } 落子後沒有氣，又提不了對方的子：禁止自殺。請換一個點，或者停一手。
why-ko = 打劫：不能馬上在 { $at } 提回。請先在別處下一手，例如找個劫材。
why-superko = 下在 { $at } 會讓全局{ $ply ->
    [0] 回到開局時的局面
   *[other] 回到第 { $ply } 手後的局面
}，禁止全局同形。請換一個點，或者停一手。
why-no_stone = { $at } 上沒有棋子。請寫一顆死子，例如「死子 D4」，或者「確認」。
why-not_counting = 雙方都停一手之後才標死子。現在請落子，例如 D4，或者「停一手」。
why-counting = 正在數子：標死子（「死子 D4」），同意就寫「確認」，也可以「繼續下」。
why-no_resume = 不能再繼續下了。請標死子（「死子 D4」）再「確認」；談不攏請找裁判。
why-handicap = { $size } 路棋盤放不下 { $stones } 顆讓子，最多讓 { $most } 子。

counting = 雙方都停了一手。請按或寫出死子（「死子 D4 Q16」），再「確認」，雙方都要確認；也可以「繼續下」。
counting-last = 數子了：請按或寫出死子（「死子 D4 Q16」），再「確認」。談不攏請找裁判。
agreed = 一方已確認現在的死子。同意請寫「確認」，不同意可以改。

captures = 提子：黑提 { $black }，白提 { $white }。
passed = { $colour }方停一手。
count = 盤面：黑 { $black } 子，白 { $white } 子；貼 { $zi } 子（{ $komi } 目）。
alt = { $name }，{ $size } 路。黑子：{ $black }。白子：{ $white }。最後一手：{ $last }。
alt-none = 無
alt-dead = 標為死子：{ $at }。
alt-turn = 輪到{ $colour }方。
alt-counting = 輪到{ $colour }方標死子或確認。
alt-won = 已結束：{ $colour }勝 { $zi } 子（{ $points } 目）。
alt-drawn = 已結束：和棋。

option-size = 棋盤路數
option-ko = 同形再現
option-ko-superko = 禁全同：全局同形不得再現
option-ko-simple = 只禁馬上提回的單劫
option-ko-ssk = 局面禁全同：輪到同一方下的全局同形不得再現
option-komi = 黑貼目（7.5 目即 3¾ 子）
option-komi-usual = 貼 7.5 目；讓子棋不貼
option-handicap = 讓子
option-handicap_return = 讓子棋還子（每子還半子）
option-resume_limit = 停手後可以繼續下幾次
