name = 象棋
about = 紅先黑後，將死或困斃對方的將帥為勝。
how-to-type = 炮二平五、馬8進7，或寫起點終點 h2e2

name-K = 帥
name-A = 仕
name-B = 相
name-N = 馬
name-R = 車
name-C = 炮
name-P = 兵
name-k = 將
name-a = 士
name-b = 象
name-n = 馬
name-r = 車
name-c = 砲
name-p = 卒

letter-K = 帥
letter-A = 仕
letter-B = 相
letter-N = 馬
letter-R = 車
letter-C = 炮
letter-P = 兵
letter-k = 將
letter-a = 士
letter-b = 象
letter-n = 馬
letter-r = 車
letter-c = 砲
letter-p = 卒

face-K = 帥
face-A = 仕
face-B = 相
face-N = 傌
face-R = 俥
face-C = 炮
face-P = 兵
face-k = 將
face-a = 士
face-b = 象
face-n = 馬
face-r = 車
face-c = 砲
face-p = 卒

red = 紅方
black = 黑方
check = 將軍！
must-vary = { $side }違例，必須變著；同一局面再由其走成即判負。
false-claim-limit = 沒有到自然限著，記犯規一次；有局時的扣五分鐘，對局繼續。
false-claim-repetition = 不是不變作和，記犯規一次，對局繼續。
claim-limit = 自然限著
claim-repetition = 不變作和
no-move = 無著可走
no-piece = 空點

write-step = { $piece }{ $file }{ $act }{ $number }
write-tandem = { $order }{ $piece }{ $act }{ $number }
# 各種語言要用同樣的變數，所以用不到的只在選擇裡出現。
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
act-ahead = 進
act-back = 退
act-across = 平
order-front = 前
order-middle = 中
order-rear = 後
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

how-k = 將帥在九宮內走，一步一格，橫豎均可
how-a = 士在九宮內斜走一格
how-b = 象走田字，不過河
how-n = 馬走日字
how-r = 車走直線，遠近不限
how-c = 炮走直線，隔一子吃子
how-p = 兵卒每步向前一格，過河後可橫走一格

why-checkmate = 將死
why-stalemate_loss = 困斃
why-perpetual_check = 對方長將
why-perpetual_chase = 對方長捉（長打）
why-repetition = 同一局面出現三次，不變作和
why-move_limit = 已到自然限著
why-insufficient = 雙方都沒有能過河的子
why-unreadable = 看不懂這個著法。可以這樣寫：{ $example }，或者 h2e2。
why-ambiguous = 有幾種走法都符合：{ $candidates }。請寫清楚是哪一種，例如 { $example }，或用座標。
why-no_such_piece = 那裡沒有你的{ $piece }，或者它不能那樣走。可以走：{ $example }。
why-empty_point = { $start } 上沒有棋子，走不到 { $end }。可以走：{ $example }。
why-not_yours = { $start } 上的{ $piece }是對方的。可以走：{ $example }。
why-own_there = { $end } 上已有自己的棋子，{ $piece }不能去。可以走：{ $example }。
why-blocked_leg = 拐馬腳：{ $start } 的{ $piece }到不了 { $end }。可以走：{ $example }。
why-blocked_eye = 塞象眼：{ $start } 的{ $piece }到不了 { $end }。可以走：{ $example }。
why-blocked_way = 中間有子擋路，{ $start } 的{ $piece }到不了 { $end }。可以走：{ $example }。
why-no_screen = 炮吃子須恰好隔一個子，{ $start } 的{ $piece }吃不到 { $end }。可以走：{ $example }。
why-river = { $piece }不能過河，{ $end } 在對岸。可以走：{ $example }。
why-palace = { $piece }不能出九宮，{ $end } 在宮外。可以走：{ $example }。
why-pawn_back = { $piece }不能後退。可以走：{ $example }。
why-pawn_side = { $piece }過河以前不能橫走。可以走：{ $example }。
why-not_its_move = { $how }，不能從 { $start } 到 { $end }。可以走：{ $example }。
why-leaves_check = 送將：從 { $start } 走到 { $end }，自己的將帥會被吃。可以走：{ $example }。
why-facing = 王不見王：從 { $start } 走到 { $end }，兩個將帥會直接對面。可以走：{ $example }。
why-third_time = 同一步棋不許連續走三次。可以走：{ $example }。
why-no_claim = 這裡不必提出：自然限著、不變作和到了條件自動判和。請走一步，例如：{ $example }。

option-natural_limit = 自然限著（雙方共多少步無吃子作和，0 為不限）
option-auto_natural_limit = 到自然限著自動作和
option-check_cap = 每方最多計入自然限著的將軍次數（0 為全計）
option-repetition = 循環反覆的判法
option-repetition-axf = 亞洲棋規
option-repetition-cxa = 中國棋規（簡化）
option-repetition-simple = 只禁長將
option-repetition-off = 不判
option-auto_repetition_draw = 不變作和時自動判和
option-no_triple_same_move = 同一步棋不許連續走三次
option-uci_ranks = 座標可從第 1 行數起
option-announce_check = 將軍時提醒
option-handicap = 讓子（開局拿掉的棋子所在的點）

over-won = { $side }勝：{ $why }。
over-drawn = 和棋：{ $why }。
stop = 。
alt-turn = 輪到{ $side }走。
alt-check = { $side }正被將軍。
alt-last = 上一步：{ $move }，從 { $start } 到 { $end }。
alt-men = { $side }：{ $men }。
alt-taken = 已吃掉的{ $side }棋子：{ $men }。
alt-points = 點用字母 a 到 i（紅方左邊起）和數字 0 到 9（紅方底線起）表示。
between = 、
river-left = 楚河
river-right = 漢界
