no-referees-only = 只有 #e{ $event } 的主辦人和裁判可以這樣做：請找他們；選手可以傳送 /appeal 和理由。
no-own-match = 您是這場比賽的選手，要由別人裁定：請找{ $who }。
no-moderators = 不屬於賽事的牌桌由本群組管理員裁定。選手可以傳送 /appeal #{ $table } 和理由。
no-own-table = 您自己坐在 #{ $table }：請別的管理員裁定。
no-role = 請寫 裁判長、裁判 或 無，例如 /referee official @小明 裁判長。
no-appoint-yourself = 您是主辦人，本來就可以裁定；請任命別人，例如 /referee official @小明 裁判。
no-no-official = { $who } 不是這裡的裁判，無需免去。
no-begin = #{ $table } 還沒開始：開始前可以用 /cancel 或 /event swap。
no-over = #{ $table } 已經結束。可以更正成績：/referee correct #{ $table } 1:0，或重賽：/referee replay #{ $table }。
no-action = 沒有「{ $text }」這種處理。可用：{ $actions }。例如：/judge 警告 小明 講話。
no-reason = 請寫明理由，會記錄在案。例如：/{ $example ->
    [appeal] appeal 對方連走兩步
   *[other] judge { $example } 場內喧嘩
}
no-name = 「{ $text }」不在這一桌。請寫 { $names } 之一，或寫序號：/judge 警告 1 講話。
no-time = 「{ $text }」不是時間。例如：/judge 時間 1 +5分 停電，或 -30秒。
no-no-clock = { $who } 現在沒有走錶：限步時的錶只能在輪到他時改。
no-too-little = { $who } 只剩 { $seconds } 秒：請少扣些，或直接判這一局：/judge 判勝。
no-swap-whom = 請寫由誰接替，例如 /judge 換人 1 @小紅 生病。
no-swap-yourself = 裁判不能上場：請寫別人，例如 /judge 換人 1 @小紅 生病。
no-swap-seated = { $who } 已經坐在這一桌：請寫別人。
no-swap-busy = { $who } 要在 #{ $table } 比賽：請找有空的人。
no-back = 請寫退回幾步，1 到 { $most }，例如 /judge 退回 1 誤按。
no-two-only = #{ $table } 不止兩方：可以用 /judge 重下 或 罰分，結束後也可以 /referee correct。
no-boards = #{ $table } 打的牌別桌也打，不能重發；請用 /referee correct #{ $table } 改正得分。
no-no-points = #{ $table } 不是計分賽，沒有分可罰。請用 /judge 警告，或 /judge 判勝 判對方勝。
no-points = 請寫分數，例如 /judge 罰分 1 10 遲到；寫 +10 是還分。
no-paused = #{ $table } 已經暫停；/judge 繼續 恢復走錶。
no-not-paused = #{ $table } 的錶正在走。
no-appeal-when = 對局進行中才能申訴，#{ $table } 現在不在進行。對成績有異議：/event object 加理由。
no-appealed = 這一局您已經申訴過，裁判已收到通知。下一局可以再申訴。
official-chief = { $who } 任裁判長。
official-referee = { $who } 任裁判。
official-none = { $who } 不再擔任裁判。
told-pause = ⚖️ #{ $table }（{ $names }）：{ $by } 停錶：{ $reason }
told-resume = ⚖️ #{ $table }（{ $names }）：{ $by } 恢復走錶：{ $reason }
told-warn = ⚖️ #{ $table }（{ $names }）：{ $by } 警告 { $who }（第 { $count } 次，滿 { $most } 次判負）：{ $reason }
told-time = ⚖️ #{ $table }（{ $names }）：{ $by } 給 { $who } { $way ->
    [more] 加時
   *[less] 減時
} { $seconds } 秒：{ $reason }
told-back = ⚖️ #{ $table }（{ $names }）：{ $by } 退回 { $plies } 步：{ $reason }
told-win = ⚖️ #{ $table }（{ $names }）：{ $by } 判 { $who } 勝：{ $reason }
told-draw = ⚖️ #{ $table }（{ $names }）：{ $by } 判和：{ $reason }
told-restart = ⚖️ #{ $table }（{ $names }）：{ $by } 判本局作廢重下：{ $reason }
told-swap = ⚖️ #{ $table }（{ $names }）：{ $by } 讓 { $new } 接替 { $who }：{ $reason }
told-penalty = ⚖️ #{ $table }（{ $names }）：{ $by } { $way ->
    [more] 還給
   *[less] 罰
} { $who } { $points } 分，現為 { $total } 分：{ $reason }
many-warnings = { $who } 已有 { $count } 次警告。多人桌不會因此自動結束：請用 /judge 罰分 或 /referee expel 處理。
appeal = ✋ #{ $table }（{ $names }）：{ $by } 申訴：{ $reason }。已停錶，等{ $decides }裁定。
moderators = 管理員
side = { $who }：警告 { $count }/{ $most }，錶 { $clock }
how = 裁定都要寫理由：/judge #{ $table } 暫停 … · 繼續 … · 警告 名字 … · 時間 名字 +5分 … · 退回 1 … · 判勝 名字 … · 判和 … · 重下 … · 換人 名字 @某人 … · 罰分 名字 10 …
how-open = #{ $table } 還沒開始，沒有可裁定的。
how-over = #{ $table } 已經結束：更正成績用 /referee correct #{ $table } 1:0，重賽用 /referee replay #{ $table }。
at-desk = 裁判台裁定
button-pause = ⏸ 停錶
button-resume = ▶ 走錶
button-restart = ↺ 重下
