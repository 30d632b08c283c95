modal-line = 写在这里
group-event = 赛事
group-referee = 裁判
group-referee-about = 组织者用：裁定、更正、重赛、除名
group-event-about = 比赛：报名、抽签、对阵、成绩
