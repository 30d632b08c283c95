sent-privately = 已經私訊給你。
open-me-first = 我還不能傳私訊給你。請先按下面的按鈕開啟私訊，再按「開始」（Start）。
open-me-hint = （要看完整內容，請先私訊我並按「開始」。）
open-me-nudge = 想收到手牌等私訊的朋友，請按下面的按鈕開啟私訊，再按「開始」（Start），一次就夠。
open-me = 開啟私訊
most-picks = 最多選 { $most } 個。再按一次已選的可以放回。
old-keyboard = 這些按鈕太舊，已經失效。請傳 /hand 取得新的按鈕。
