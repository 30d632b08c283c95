name = 象棋
about = 红先黑后，将死或困毙对方的将帅为胜。
how-to-type = 炮二平五、马8进7，或写起点终点 h2e2

name-K = 帅
name-A = 仕
name-B = 相
name-N = 马
name-R = 车
name-C = 炮
name-P = 兵
name-k = 将
name-a = 士
name-b = 象
name-n = 马
name-r = 车
name-c = 炮
name-p = 卒

letter-K = 帅
letter-A = 仕
letter-B = 相
letter-N = 马
letter-R = 车
letter-C = 炮
letter-P = 兵
letter-k = 将
letter-a = 士
letter-b = 象
letter-n = 马
letter-r = 车
letter-c = 炮
letter-p = 卒

face-K = 帅
face-A = 仕
face-B = 相
face-N = 马
face-R = 车
face-C = 炮
face-P = 兵
face-k = 将
face-a = 士
face-b = 象
face-n = 马
face-r = 车
face-c = 炮
face-p = 卒

red = 红方
black = 黑方
check = 将军！
must-vary = { $side }违例，必须变着；同一局面再由其走成即判负。
false-claim-limit = 没有到自然限着，记犯规一次；有局时的扣五分钟，对局继续。
false-claim-repetition = 不是不变作和，记犯规一次，对局继续。
claim-limit = 自然限着
claim-repetition = 不变作和
no-move = 无着可走
no-piece = 空点

write-step = { $piece }{ $file }{ $act }{ $number }
write-tandem = { $order }{ $piece }{ $act }{ $number }
# 各种语言要用同样的变量，所以用不到的只在选择里出现。
write-pawn = { $place ->
   *[any] { $file ->
       *[any] { $order }{ $piece }{ $act }{ $number }
    }
}
write-pawn-file = { $place ->
   *[any] { $piece ->
       *[any] { $order }{ $file }{ $act }{ $number }
    }
}
act-ahead = 进
act-back = 退
act-across = 平
order-front = 前
order-middle = 中
order-rear = 后
order-1 = 一
order-2 = 二
order-3 = 三
order-4 = 四
order-5 = 五
digit-red = { $n ->
    [1] 一
    [2] 二
    [3] 三
    [4] 四
    [5] 五
    [6] 六
    [7] 七
    [8] 八
   *[9] 九
}
digit-black = { $n }

how-k = 将帅在九宫内走，一步一格，横竖均可
how-a = 士在九宫内斜走一格
how-b = 象走田字，不过河
how-n = 马走日字
how-r = 车走直线，远近不限
how-c = 炮走直线，隔一子吃子
how-p = 兵卒每步向前一格，过河后可横走一格

why-checkmate = 将死
why-stalemate_loss = 困毙
why-perpetual_check = 对方长将
why-perpetual_chase = 对方长捉（长打）
why-repetition = 同一局面出现三次，不变作和
why-move_limit = 已到自然限着
why-insufficient = 双方都没有能过河的子
why-unreadable = 看不懂这个着法。可以这样写：{ $example }，或者 h2e2。
why-ambiguous = 有几种走法都符合：{ $candidates }。请写清楚是哪一种，例如 { $example }，或用坐标。
why-no_such_piece = 那里没有你的{ $piece }，或者它不能那样走。可以走：{ $example }。
why-empty_point = { $start } 上没有棋子，走不到 { $end }。可以走：{ $example }。
why-not_yours = { $start } 上的{ $piece }是对方的。可以走：{ $example }。
why-own_there = { $end } 上已有自己的棋子，{ $piece }不能去。可以走：{ $example }。
why-blocked_leg = 蹩马腿：{ $start } 的{ $piece }到不了 { $end }。可以走：{ $example }。
why-blocked_eye = 塞象眼：{ $start } 的{ $piece }到不了 { $end }。可以走：{ $example }。
why-blocked_way = 中间有子挡路，{ $start } 的{ $piece }到不了 { $end }。可以走：{ $example }。
why-no_screen = 炮吃子须恰好隔一个子，{ $start } 的{ $piece }吃不到 { $end }。可以走：{ $example }。
why-river = { $piece }不能过河，{ $end } 在对岸。可以走：{ $example }。
why-palace = { $piece }不能出九宫，{ $end } 在宫外。可以走：{ $example }。
why-pawn_back = { $piece }不能后退。可以走：{ $example }。
why-pawn_side = { $piece }过河以前不能横走。可以走：{ $example }。
why-not_its_move = { $how }，不能从 { $start } 到 { $end }。可以走：{ $example }。
why-leaves_check = 送将：从 { $start } 走到 { $end }，自己的将帅会被吃。可以走：{ $example }。
why-facing = 将帅不能照面：从 { $start } 走到 { $end }，两个将帅会直接对面。可以走：{ $example }。
why-third_time = 同一步棋不许连续走三次。可以走：{ $example }。
why-no_claim = 这里不必提出：自然限着、不变作和到了条件自动判和。请走一步，例如：{ $example }。

option-natural_limit = 自然限着（双方共多少步无吃子作和，0 为不限）
option-auto_natural_limit = 到自然限着自动作和
option-check_cap = 每方最多计入自然限着的将军次数（0 为全计）
option-repetition = 循环反复的判法
option-repetition-axf = 亚洲棋规
option-repetition-cxa = 中国棋规（简化）
option-repetition-simple = 只禁长将
option-repetition-off = 不判
option-auto_repetition_draw = 不变作和时自动判和
option-no_triple_same_move = 同一步棋不许连续走三次
option-uci_ranks = 坐标可从第 1 行数起
option-announce_check = 将军时提醒
option-handicap = 让子（开局拿掉的棋子所在的点）

over-won = { $side }胜：{ $why }。
over-drawn = 和棋：{ $why }。
stop = 。
alt-turn = 轮到{ $side }走。
alt-check = { $side }正被将军。
alt-last = 上一步：{ $move }，从 { $start } 到 { $end }。
alt-men = { $side }：{ $men }。
alt-taken = 已吃掉的{ $side }棋子：{ $men }。
alt-points = 点用字母 a 到 i（红方左边起）和数字 0 到 9（红方底线起）表示。
between = 、
river-left = 楚河
river-right = 汉界
