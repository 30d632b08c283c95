name = 賽果登記
aliases = 登記, 報分, 三國殺
titles = 三國殺
titled = { $title }（登記）
about = 自己的棋盤、自己的牌：這裡排座、計時，並記下大家簽字的成績。
how-to-type = 按座位每人寫一個數，如 24 -8 -8 -8；同意就寫「簽字」
button-record = 記錄

column-seat = 座
column-name = 姓名
column-number = 成績
photo = 照片 { $name }
to-sign = 報的是 { $numbers }，還差 { $count } 人簽字：按「簽字」，或傳送你的數。
contradicts = 兩種說法：{ $one } 和 { $other }。請商量一致，或請裁判。

option-players = 座位數
option-title = 玩什麼
option-title- = 未寫
option-form = 登記什麼
option-form-points = 分數
option-form-winner = 勝負
option-form-ranks = 名次

why-signed = 全桌簽字
why-unreadable = 看不懂「{ $text }」。按座位每人寫一個數，如 { $example }；或寫「簽字」。
why-count = { $seats } 個座位每人寫一個數，如 { $example }。
why-too_large = 每個數在 -99999 到 99999 之間，如 { $example }。
why-winners = 勝者寫 1，其餘寫 0，如 { $example }；全寫 1 是和局。
why-places = 名次要對得上：並列的同名次，後面空開，如 { $example }。
why-nothing = 還沒有人報成績，沒有可簽的。先報，如 { $example }。
