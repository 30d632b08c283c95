name = 五子棋
about = 黑先白后，在交叉点上先连成五子者胜；连珠规则下，黑棋禁走三三、四四和长连。
how-to-type = 点的字母和数字，如 H8

black = 黑
white = 白
move-claim = 指出禁手
move-pass = 停一手
move-black = 执黑
move-white = 执白
move-more = 再放两子

why-five = 五子连珠
why-foul = 黑棋禁手
why-full = 棋盘已下满
why-passes = 双方都停一手
why-no_point = 看不懂“{ $text }”。请写字母加数字，例如 { $example }。
why-off_board = “{ $text }”不在棋盘上，棋盘从 A1 到 { $last }。
why-taken = { $at } 已有{ $colour }子，请下在空点上。
why-centre = 第一子必须下在天元 { $centre }，不能下在 { $at }。
why-forbidden_point = 黑棋不能下 { $at }：{ $foul }禁手。请换一个点。
why-no_claim = 现在不能指出禁手：连珠规则下，黑棋每落一子之后，白棋可以指出一次。请落子，例如 H8。
why-no_pass = 这里不能停一手，请在空点上落子。
why-choose = 请先选颜色：写“执黑”或“执白”（swap2 中后手方还可以写“再放两子”）。
why-no_choice = 现在不能选颜色。请写落子的点，例如 H8。

foul-overline = 长连
foul-double_four = 四四
foul-double_three = 三三
opening-three = 先手方放三子：黑、白、黑。
opening-choice = 后手方选择颜色。
opening-two = 后手方再放两子：白、黑。
opening-last_choice = 先手方选择颜色。
false_claim = 不是禁手：白方警告一次，仍由白方落子。

alt = { $name }，{ $size } 路。黑子：{ $black }。白子：{ $white }。最后一手：{ $last }。{ $now }
alt-none = 无
alt-turn = 轮到{ $colour }方。
alt-won = 已结束：{ $why }。{ $colour }方胜。
alt-foul = 黑棋{ $foul }禁手
alt-drawn = 和棋：{ $why }。

option-rule = 规则
option-rule-free = 无禁手：五子或更多皆胜
option-rule-standard = 标准：恰好五子才胜
option-rule-renju = 连珠：黑棋有禁手
option-size = 棋盘路数
option-first_move_centre = 首子下天元
option-first_move_centre-usual = 仅连珠规则
option-foul_claim = 黑棋禁手
option-foul_claim-prompt = 须由白方指出
option-foul_claim-auto = 立即判负
option-foul_claim-forbid = 不许落子
option-allow_pass = 可以停一手（连珠）
option-opening = 开局
option-opening-none = 无
option-opening-swap = 三手交换：放三子后由对方选颜色
option-opening-swap2 = 两次交换：对方也可以再放两子
