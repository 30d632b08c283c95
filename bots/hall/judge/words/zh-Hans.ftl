no-referees-only = 只有 #e{ $event } 的组织者和裁判可以这样做：请找他们；选手可以发送 /appeal 和理由。
no-own-match = 您是这场比赛的选手，要由别人裁定：请找{ $who }。
no-moderators = 不属于赛事的牌桌由本群管理员裁定。选手可以发送 /appeal #{ $table } 和理由。
no-own-table = 您自己坐在 #{ $table }：请别的管理员裁定。
no-role = 请写 裁判长、裁判 或 无，例如 /referee official @小明 裁判长。
no-appoint-yourself = 您是组织者，本来就可以裁定；请任命别人，例如 /referee official @小明 裁判。
no-no-official = { $who } 不是这里的裁判，无需免去。
no-begin = #{ $table } 还没开始：开始前可以用 /cancel 或 /event swap。
no-over = #{ $table } 已经结束。可以更正成绩：/referee correct #{ $table } 1:0，或重赛：/referee replay #{ $table }。
no-action = 没有“{ $text }”这种处理。可用：{ $actions }。例如：/judge 警告 小明 讲话。
no-reason = 请写明理由，会记录在案。例如：/{ $example ->
    [appeal] appeal 对方连走两步
   *[other] judge { $example } 场内喧哗
}
no-name = “{ $text }”不在这一桌。请写 { $names } 之一，或写序号：/judge 警告 1 讲话。
no-time = “{ $text }”不是时间。例如：/judge 时间 1 +5分 停电，或 -30秒。
no-no-clock = { $who } 现在没有走表：限步时的表只能在轮到他时改。
no-too-little = { $who } 只剩 { $seconds } 秒：请少扣些，或直接判这一局：/judge 判胜。
no-swap-whom = 请写由谁接替，例如 /judge 换人 1 @小红 生病。
no-swap-yourself = 裁判不能上场：请写别人，例如 /judge 换人 1 @小红 生病。
no-swap-seated = { $who } 已经坐在这一桌：请写别人。
no-swap-busy = { $who } 要在 #{ $table } 比赛：请找有空的人。
no-back = 请写退回几步，1 到 { $most }，例如 /judge 退回 1 误按。
no-two-only = #{ $table } 不止两方：可以用 /judge 重下 或 罚分，结束后也可以 /referee correct。
no-boards = #{ $table } 打的牌别桌也打，不能重发；请用 /referee correct #{ $table } 改正得分。
no-no-points = #{ $table } 不是计分赛，没有分可罚。请用 /judge 警告，或 /judge 判胜 判对方胜。
no-points = 请写分数，例如 /judge 罚分 1 10 迟到；写 +10 是还分。
no-paused = #{ $table } 已经暂停；/judge 继续 恢复走表。
no-not-paused = #{ $table } 的表正在走。
no-appeal-when = 对局进行中才能申诉，#{ $table } 现在不在进行。对成绩有异议：/event object 加理由。
no-appealed = 这一局您已经申诉过，裁判已收到通知。下一局可以再申诉。
official-chief = { $who } 任裁判长。
official-referee = { $who } 任裁判。
official-none = { $who } 不再担任裁判。
told-pause = ⚖️ #{ $table }（{ $names }）：{ $by } 停表：{ $reason }
told-resume = ⚖️ #{ $table }（{ $names }）：{ $by } 恢复走表：{ $reason }
told-warn = ⚖️ #{ $table }（{ $names }）：{ $by } 警告 { $who }（第 { $count } 次，满 { $most } 次判负）：{ $reason }
told-time = ⚖️ #{ $table }（{ $names }）：{ $by } 给 { $who } { $way ->
    [more] 加时
   *[less] 减时
} { $seconds } 秒：{ $reason }
told-back = ⚖️ #{ $table }（{ $names }）：{ $by } 退回 { $plies } 步：{ $reason }
told-win = ⚖️ #{ $table }（{ $names }）：{ $by } 判 { $who } 胜：{ $reason }
told-draw = ⚖️ #{ $table }（{ $names }）：{ $by } 判和：{ $reason }
told-restart = ⚖️ #{ $table }（{ $names }）：{ $by } 判本局作废重下：{ $reason }
told-swap = ⚖️ #{ $table }（{ $names }）：{ $by } 让 { $new } 接替 { $who }：{ $reason }
told-penalty = ⚖️ #{ $table }（{ $names }）：{ $by } { $way ->
    [more] 还给
   *[less] 罚
} { $who } { $points } 分，现为 { $total } 分：{ $reason }
many-warnings = { $who } 已有 { $count } 次警告。多人桌不会因此自动结束：请用 /judge 罚分 或 /referee expel 处理。
appeal = ✋ #{ $table }（{ $names }）：{ $by } 申诉：{ $reason }。已停表，等{ $decides }裁定。
moderators = 管理员
side = { $who }：警告 { $count }/{ $most }，表 { $clock }
how = 裁定都要写理由：/judge #{ $table } 暂停 … · 继续 … · 警告 名字 … · 时间 名字 +5分 … · 退回 1 … · 判胜 名字 … · 判和 … · 重下 … · 换人 名字 @某人 … · 罚分 名字 10 …
how-open = #{ $table } 还没开始，没有可裁定的。
how-over = #{ $table } 已经结束：更正成绩用 /referee correct #{ $table } 1:0，重赛用 /referee replay #{ $table }。
at-desk = 裁判台裁定
button-pause = ⏸ 停表
button-resume = ▶ 走表
button-restart = ↺ 重下
