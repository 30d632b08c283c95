name = 五子棋
about = 黑先白後，在交叉點上先連成五子者勝；連珠規則下，黑棋禁走三三、四四和長連。
how-to-type = 點的字母和數字，如 H8

black = 黑
white = 白
move-claim = 指出禁手
move-pass = 停一手
move-black = 執黑
move-white = 執白
move-more = 再放兩子

why-five = 五子連珠
why-foul = 黑棋禁手
why-full = 棋盤已下滿
why-passes = 雙方都停一手
why-no_point = 看不懂「{ $text }」。請寫字母加數字，例如 { $example }。
why-off_board = 「{ $text }」不在棋盤上，棋盤從 A1 到 { $last }。
why-taken = { $at } 已有{ $colour }子，請下在空點上。
why-centre = 第一子必須下在天元 { $centre }，不能下在 { $at }。
why-forbidden_point = 黑棋不能下 { $at }：{ $foul }禁手。請換一個點。
why-no_claim = 現在不能指出禁手：連珠規則下，黑棋每落一子之後，白棋可以指出一次。請落子，例如 H8。
why-no_pass = 這裡不能停一手，請在空點上落子。
why-choose = 請先選顏色：寫「執黑」或「執白」（swap2 中後手方還可以寫「再放兩子」）。
why-no_choice = 現在不能選顏色。請寫落子的點，例如 H8。

foul-overline = 長連
foul-double_four = 四四
foul-double_three = 三三
opening-three = 先手方放三子：黑、白、黑。
opening-choice = 後手方選擇顏色。
opening-two = 後手方再放兩子：白、黑。
opening-last_choice = 先手方選擇顏色。
false_claim = 不是禁手：白方警告一次，仍由白方落子。

alt = { $name }，{ $size } 路。黑子：{ $black }。白子：{ $white }。最後一手：{ $last }。{ $now }
alt-none = 無
alt-turn = 輪到{ $colour }方。
alt-won = 已結束：{ $why }。{ $colour }方勝。
alt-foul = 黑棋{ $foul }禁手
alt-drawn = 和棋：{ $why }。

option-rule = 規則
option-rule-free = 無禁手：五子或更多皆勝
option-rule-standard = 標準：恰好五子才勝
option-rule-renju = 連珠：黑棋有禁手
option-size = 棋盤路數
option-first_move_centre = 首子下天元
option-first_move_centre-usual = 僅連珠規則
option-foul_claim = 黑棋禁手
option-foul_claim-prompt = 須由白方指出
option-foul_claim-auto = 立即判負
option-foul_claim-forbid = 不許落子
option-allow_pass = 可以停一手（連珠）
option-opening = 開局
option-opening-none = 無
option-opening-swap = 三手交換：放三子後由對方選顏色
option-opening-swap2 = 兩次交換：對方也可以再放兩子
