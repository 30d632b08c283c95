modal-line = 写在这里
group-event = 赛事
group-event-about = 比赛：报名、抽签、对阵、成绩
