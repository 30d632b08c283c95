modal-line = 寫在這裡
group-event = 賽事
group-event-about = 比賽：報名、抽籤、對陣、成績
