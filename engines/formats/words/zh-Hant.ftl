round-number = 第{ $number }輪
last-2 = 決賽
last-4 = 準決賽
last-8 = 八強賽
last-16 = 十六強賽
third-place = 季軍賽
lower-bracket = 敗者組
grand-final = 總決賽
playoff = 附加賽
bye = 輪空
forfeit = 棄權
lot = 抽籤
ruling = 裁定
champion = 冠軍：{ $name }
third = 季軍：{ $name }
alt-pair = { $first } 對 { $second }
alt-won = { $first } 比 { $second }，{ $winner } 勝
alt-walkover = { $first } 對 { $second }，{ $winner } 勝
alt-how = { $what }（{ $how }）
alt-out = { $first } 對 { $second }，雙方出局
alt-bye = { $first } 輪空
alt-table = 第 { $number } 桌：{ $what }。
alt-round = { $round }。
alt-standing = 第 { $rank } 名 { $name }：{ $won } 勝 { $drawn } 和 { $lost } 負，積 { $points } 分。
column-rank = 名次
column-name = 姓名
column-games = 勝 / 和 / 負
column-points = 積分
table-number = 第 { $number } 桌
board-numbers = 牌號 { $numbers }
sits-out = 輪空：{ $names }
seat-east = 東
seat-south = 南
seat-west = 西
seat-north = 北
seat-north-south = 南北
seat-east-west = 東西
column-score = 得分
column-worth = 折算
column-percentage = 得分率%
column-average = 平均
column-boards = 副數
column-last_hand = 末局
warn-all-meet = { $entrants } 名參賽者在末輪之前就全都交過手了，改用循環賽更公平。
warn-many-rounds = { $entrants } 名參賽者賽這麼多輪，後面的輪次可能排不出對陣；建議減少輪數，或改用循環賽。

bad-file = 無法讀取這個檔案：{ $reason }。請給出 JSON 或 TOML 檔案的路徑，或用 - 表示標準輸入。
bad-syntax = 這不是 { $kind }：{ $reason }。請檢查它指出的位置。
bad-type = { $wanted ->
    [object] 這裡要一個形如 {"{"}"key": value{"}"} 的物件，而不是「{ $given }」。
    [list] 這裡要一個形如 [ … ] 的非空清單，而不是「{ $given }」。
    [text] 這裡要引號裡 1 到 200 個字的文字，而不是「{ $given }」。
    [flag] 這裡要 true 或 false，而不是「{ $given }」。
    [wholes] 這裡的分數必須是整數，而不是「{ $given }」。
   *[number] 這裡要一個數，如 3 或 0.5，而不是「{ $given }」。
}
bad-number = 「{ $given }」超出範圍：要一個 { $least } 到 { $most } 之間的數。
bad-choice = 沒有「{ $given }」這個選項，可選：{ $choices }。
bad-key = 這裡沒有這個鍵，可用的鍵是：{ $names }。
bad-missing = 這裡缺少鍵「{ $name }」。
bad-format = 沒有「{ $given }」這種賽制，現有：{ $names }。
bad-nobody = 還沒有人報名，至少要有一名參賽者。
bad-same_name = 「{ $name }」在這裡出現了兩次，每個名字只能出現一次。
bad-same_seed = 種子號 { $number } 給了兩次，請按 1、2、3……編號。
bad-division = 有的參賽者分了組別，這一位沒有；請填其中之一：{ $names }。
bad-seed = 種子是 { $digits } 位十六進位數字。
bad-no_seed = 有地方要抽籤：請給出 64 位十六進位的種子，或寫明每一次手動抽籤的結果。
bad-no_previous = 第一階段之前沒有別的階段，參賽者來自 "signups"。
bad-draw = 手動抽籤要把本階段每個人各寫一次；「{ $name }」漏了，或不屬於這裡。
bad-unknown_name = 報名名單裡沒有「{ $name }」，請按 entrants 裡的寫法填寫。
bad-alone = 一條結果至少要有兩個名字；輪空沒有結果。
bad-one_kind = 一條結果只能有其中一項：{ $kinds }。
bad-same_table = 這一桌在 { $other } 已有結果，請只留一條。
bad-count = { $right } 個座位給了 { $given } 個數；請按名字的順序每人一個。
bad-warnings = 警告有 { $given } 組，而對局有 { $right } 局；請按順序每局給一組。
bad-sum = { $given } 不成立：一局的得分合計為 1（1 和 0，或各 0.5），一場的得分合計不超過局數（{ $right }）。
bad-game_after = 下完 { $games } 局勝負已定，請刪去後面的局。
bad-forfeit = 只有這一桌的人可以棄權，請寫出其中一位或幾位。
bad-never_drawn = 這一輪沒有抽出這樣一桌：{ $names }。請檢查階段、輪次和名字。
bad-slot = 名額寫成組名加名次，如 "A1"（只有一組時寫 "1"），而不是「{ $given }」。
bad-no_slot = 沒有「{ $given }」這個名額，可用的是：{ $names }。
bad-two_groups = 只有兩個組才能交叉對陣，這裡有 { $groups } 個組；請改用 "slots"。
