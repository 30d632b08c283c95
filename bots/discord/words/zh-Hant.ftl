modal-line = 寫在這裡
group-event = 賽事
group-referee = 裁判
group-referee-about = 主辦人用：裁定、更正、重賽、除名
group-event-about = 比賽：報名、抽籤、對陣、成績
