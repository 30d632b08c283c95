sent-privately = 已经私信给你。
open-me-first = 我还不能给你发私信。请先点下面的按钮打开私聊，再点“开始”（Start）。
open-me-hint = （要看全部内容，请先私聊我并点“开始”。）
open-me-nudge = 想收到手牌等私信的朋友，请点下面的按钮打开私聊，再点“开始”（Start），一次就够。
open-me = 打开私聊
most-picks = 最多选 { $most } 个。再点一次已选的可以放回。
old-keyboard = 这些按钮太旧，已经失效。请发 /hand 取得新的按钮。
