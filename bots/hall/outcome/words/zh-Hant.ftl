awarded = { $name } 獲得獎項「{ $title }」。再寫一次同樣的指令可以收回。
unawarded = 已收回 { $name } 的獎項「{ $title }」。
lucky = 🎁 第 { $number } 次抽獎（{ $title }）：{ $names }
lucky-proof = 由賽事自己的種子抽出，開始時公布的承諾值是 { $commitment }。順序是尚未抽中的人按報名先後、以「lucky draw { $number }」洗牌的結果；賽事結束、種子公開後，任何人都可以複核。
lucky-prize = 幸運獎
honours = 前 { $places } 名和各獎項發證書。印章：{ $seal }。落款：{ $signed }。修改：/event honours 8 棋協 組委會；寫「-」清空一項。
certificates = { $event }：證書 { $count } 張
results = { $event } 的成績
certificate = 獎狀
certifies = 於「{ $event }」{ $division }榮獲{ $what }，特頒此狀，以資鼓勵。
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
sheet-standings = 積分
sheet-rounds = 輪次
sheet-prizes = 獎項
head-place = 名次
head-name = 姓名
head-division = 組別
head-team = 團體
head-points = 積分
head-played = 局數
head-won = 勝
head-drawn = 和
head-lost = 負
head-stage = 階段
head-round = 輪次
head-table = 檯次
head-seats = 對陣
head-result = 結果
head-how = 方式
head-prize = 獎項
head-draw = 抽獎
stage = 第 { $number } 階段
when-opens = 報名開始
when-closes = 報名截止
when-check-in = 簽到
when-starts = 開賽，第 1 輪
when-round = 第 { $number } 輪
no-cancelled = #e{ $event } 已取消，沒有可以頒發的。請看 /event list。
no-title = 請寫出獎項的名稱：/event award 小明 進步獎。
no-number = 「{ $text }」不是 1 到 { $most } 的數字。例如 /event lucky 3。
no-too-few-to-draw = 抽不出 { $count } 人：還沒抽中過的只有 { $free } 人。請寫小一點的數字。
no-not-over = #e{ $event } 還沒有結束，最後一個結果出來後才有證書。
no-no-certificate = 這裡沒有證書：前 { $places } 名和各獎項才有。組織者可以用 /event honours 8 修改。
no-language = 證書的語言有 { $languages }：例如 /event certificates zh-Hant。
no-format = 檔案格式有 { $formats }：例如 /event results xlsx。
no-not-drawn = #e{ $event } 還沒有抽籤，沒有成績。請看 /event entrants。
no-no-swiss = TRF 檔案只用於瑞士制，這個賽事沒有。可以用 /event results json。
