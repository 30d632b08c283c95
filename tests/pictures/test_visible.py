"""What must be seen in each picture, whatever it looks like: men, marks, cards, names."""

from __future__ import annotations

import pytest

from engines import games
from render.scene import XY, Box, Disc, Hot, Line, Scene, Stamp, Text
from tests.pictures.boards import CHINESE, MIXED, TAIWAN, THREE, dealt, table
from tests.pictures.cups import EIGHT
from tests.pictures.gallery import scenes
from tests.pictures.golden import CASES
from tests.pictures.outcomes import PAIRS, SIXTEEN, TWELVE

# By scene: men on the board, men taken, where the last move began and ended, who is in check.
XIANGQI = {
    "start": (32, 0, "", "", ""),
    "middle": (31, 1, "e2", "e6", "e9"),
    "black": (26, 6, "i7", "g6", ""),
    "end": (24, 8, "h6", "g8", "e9"),
}
# Stones, the last one, how many points can be pressed.
GOMOKU = {"middle": (14, "F5", 211), "end": (23, "G3", 0), "foul": (11, "G8", 0)}
# Stones, the last one, crosses on dead ones, points marked as somebody's, what can be pressed.
GO = {"middle": (64, "C11", 0, 0, 297), "counting": (40, "", 5, 41, 40), "end": (40, "", 5, 41, 0)}
# Cards to press (the hand), face up in all, face down.
DOUDIZHU = {"hand": (20, 23, 3), "trick": (17, 24, 3), "table": (0, 11, 3)}
# Cards to press, cards face up in all: own hand, dummy, the trick, the trick before.
BRIDGE = {"bridge-hand": (24, 29), "bridge-trick": (7, 21), "minibridge-contract": (13, 26)}
LABELS = {
    "xiangqi-start": ("#12 Xiangqi", "10:00", *MIXED),
    "xiangqi-middle": ("#12 象棋", "7:42", "8:05", "黑方正被将军。", *CHINESE),
    "xiangqi-black": ("#12 象棋", "4:31", "0:09", *TAIWAN),
    "xiangqi-end": ("#12 Xiangqi", "Red has won: checkmate.", *MIXED),
    "chess-middle": ("#12 Chess", "7:42", "8:05", "Black is in check."),
    "chess-black": ("#12 西洋棋", "4:31", "0:09", *TAIWAN),
    "chess-end": ("#12 国际象棋", "白方胜：将死。", *CHINESE),
    "bridge-auction": ("#12 桥牌", "第 4 副 · 西发牌 · 双方有局", "不叫*", "东 不叫：0-11", "?"),
    "bridge-hand": ("#12 橋牌", "南主打", "北（夢家）", "上一墩", "輪到 南 臺北老兵 出夢家的牌"),
    "bridge-end": ("−1", "东西 +100", "双明手分析（各家主打能得的墩数） · 最佳结果 南北 +620"),
    "minibridge-contract": ("#12 类似桥牌", "北 12 点", "西 11 点", "南（明手）"),
    "gomoku-middle": ("#12 Gomoku", "3:20", "4:02", "14", *MIXED),
    "gomoku-end": ("#12 五子棋", "23", "已結束：五子連珠。黑方勝。", *TAIWAN),
    "gomoku-foul": ("#12 五子棋", "11", "已结束：黑棋三三禁手。白方胜。", *CHINESE),
    "doudizhu-hand": ("#12 斗地主", "0:28", "×20", "地主", "底牌", "底分 3，倍数 ×1", *THREE),
    "doudizhu-trick": ("#12 鬥地主", "0:19", "×11", "×12", "×17", "農民", "不出", *THREE),
    "doudizhu-table": ("#12 Dou dizhu", "×8", "Landlord", "Base 3, ×2", "pass", *THREE),
    "guandan-hand": ("#12 掼蛋", "0:20", "×27", "打 5 · 逢人配 ♥5", "我方 10，对方 5", "听雨楼主"),
    "guandan-tribute": ("#12 摜蛋", "0:28", "進貢 小王", "還貢 ♠9", "10 級", "臺北老兵"),
    "guandan-trick": ("#12 掼蛋", "0:19", "×7", "5 级", "我方 5，对方 10", "臺北老兵"),
    "shengji-bury": ("#12 Shengji", "1:20", "Level 2 · points 0 · levels 2:2", "×33", "dealer"),
    "shengji-trick": ("#12 升級", "0:19", "×19", "莊家", "抓分方", "打 2 · 抓分 0 · 級 2:2"),
    "shengji-six": ("#12 升级", "×20", "庄家方", "打 3 · 抓分 0 · 级 3:3", "听雨楼主", "小明"),
    "luzhanqi-middle": ("#12 軍棋", "0:42", *TAIWAN),
    "siguo-middle": ("#12 四國軍棋", "3:00", "王小明", "陳美玲", "Anna", "赵四"),
    "draughts-middle": ("#12 国际跳棋", "7:42", "8:05", "14", "26", "50", *CHINESE),
    "draughts-black": ("#12 國際跳棋", "4:31", "0:09", "3", *TAIWAN),
    "draughts-end": ("2:10", "White has won: the other side has no pieces left.", *MIXED),
    "draughts-russian": ("#12 国际跳棋", "5:20", "4:41", "a7", "h8", *CHINESE),
    "go-middle": ("#12 围棋", "12:40", "9:55", "提子：黑提 2，白提 3。", *CHINESE),
    "go-counting": ("#12 Go", "White to mark dead stones or agree.", *MIXED),
    "go-end": ("#12 围棋", "已结束：白胜 ¼ 子（0.5 目）。", *CHINESE),
    "chinese_checkers-middle": ("#12 跳棋", "0:10", "10", *CHINESE, *TAIWAN, *MIXED),
    "chinese_checkers-jumps": ("#12 Chinese checkers", "0:52", "6", *MIXED),
    "shuqi-middle": ("#12 Math chess", "0:18", "c1 i6 3÷(2-7÷5)=5", *MIXED),
    "shuqi-chain": ("#12 國際數棋", "i7 c2 e4 6-3=3; 3=3", *TAIWAN),
    "mahjong_mcr-hand": ("#12 国标麻将", "0:45", "×14", "×13", "东 庄", "轮到 王小明 出牌"),
    "mahjong_mcr-claim": ("#12 國標麻將", "0:45", "東 莊", "×7", "陳美玲", "赵四", "Anna"),
    "mahjong_mcr-end": ("#12 国标麻将", "断幺", "2", "花牌", "1 ×2", "赵四 +57", "Anna -19"),
    "cup-champion": ("八強賽", "準決賽", "決賽", "棄權", *EIGHT),
    "cup-standings": ("Rank", "Name", "W / D / L", "Points", "3 / 0 / 0", *EIGHT),
    "outcome-groups": ("A 组", "B 组", "积分", "×", "½", *EIGHT),
    "outcome-swiss": ("Spring Open · Round 7", "3", "7", "Points", *TWELVE),
    "outcome-plan": ("國標麻將賽 · 第二輪", "第 4 桌", "東", "北", "88", "-80", *SIXTEEN),
    "outcome-tables": ("國標麻將賽", "得分", "積分", "16", *SIXTEEN),
    "outcome-board": ("双人赛 · 牌号 1", "南北", "东西", "450", "-8 / 8", *PAIRS),
    "certificate-hans": ("荣\u3000誉\u3000证\u3000书", "听雨楼主", "组委会", "2026年5月28日", "印"),
    "certificate-hant": ("獎\u3000狀", EIGHT[2], "臺北棋協", "協"),
    "certificate-en": ("Certificate of Award", EIGHT[4], "28 May 2026", "弈"),
}


def texts(scene: Scene) -> list[Text]:
    return [shape for shape in scene.shapes if isinstance(shape, Text)]


def stamps(scene: Scene, kind: str) -> list[Stamp]:
    return [
        shape
        for shape in scene.shapes
        if isinstance(shape, Stamp) and shape.symbol.name.startswith(kind)
    ]


def rings(scene: Scene, ink: str) -> list[XY]:
    return [(s.x, s.y) for s in scene.shapes if isinstance(s, Disc) and s.edge == ink]


def cornered(scene: Scene) -> list[XY]:
    """The middle of the corners that mark where the last move ended."""
    points = [
        point
        for shape in scene.shapes
        if isinstance(shape, Line) and shape.ink == "accent"
        for point in shape.points
    ]
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return [((min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2)] if points else []


def middle(hot: Hot) -> XY:
    return hot.x + hot.w / 2, hot.y + hot.h / 2


def same(found: list[XY], expected: list[XY]) -> bool:
    return [pytest.approx(point) for point in expected] == found


def test_every_picture_compared_is_also_read() -> None:
    assert {name for name, _ in CASES} == LABELS.keys()


@pytest.mark.parametrize("name", LABELS)
def test_names_clocks_and_words_are_written(name: str) -> None:
    assert set(LABELS[name]) <= {text.text for text in texts(scenes()[name])}


@pytest.mark.parametrize("name", LABELS)
def test_nothing_stands_outside_the_picture(name: str) -> None:
    scene = scenes()[name]
    for shape in scene.shapes:
        if isinstance(shape, Stamp):
            half_w, half_h = shape.symbol.w * shape.size / 2, shape.symbol.h * shape.size / 2
            assert shape.x - half_w >= -0.01 and shape.x + half_w <= scene.width + 0.01
            assert shape.y - half_h >= -0.01 and shape.y + half_h <= scene.height + 0.01
        if isinstance(shape, Text):
            assert 0 < shape.x < scene.width and 0 < shape.y < scene.height


@pytest.mark.parametrize("name", XIANGQI)
def test_xiangqi(name: str) -> None:
    men, taken, start, end, check = XIANGQI[name]
    scene = scenes()[f"xiangqi-{name}"]
    at = {hot.value: middle(hot) for hot in scene.hot}
    named = {middle(hot): hot.label for hot in scene.hot}
    on_board = [man for man in stamps(scene, "man-") if man.size == 1]
    assert (len(at), len(on_board)) == (90, men)
    assert len(stamps(scene, "man-")) == men + taken + 2  # two stand before the names
    assert all(len(named[man.x, man.y].split(maxsplit=1)) == 2 for man in on_board)
    assert same(rings(scene, "accent"), [at[start]] if start else [])
    assert same(cornered(scene), [at[end]] if end else [])
    assert same(rings(scene, "alarm"), [at[check]] if check else [])
    assert (at["e0"][1] < at["e9"][1]) == (name == "black")


def point(scene: Scene, name: str) -> XY:
    """Where a point is by the coordinates written on the board."""
    written = {text.text: text for text in scene.ground if isinstance(text, Text)}
    return written[name[0]].x, written[name[1:]].y


@pytest.mark.parametrize("name", GOMOKU)
def test_gomoku(name: str) -> None:
    stones, last, free = GOMOKU[name]
    scene = scenes()[f"gomoku-{name}"]
    places = {(stone.x, stone.y) for stone in stamps(scene, "stone-")}
    marked = rings(scene, "alarm") if name == "foul" else cornered(scene)
    assert len(places) == stones and len(scene.hot) == free
    assert same(marked, [point(scene, last)])
    assert all(same([middle(hot)], [point(scene, hot.value.upper())]) for hot in scene.hot)
    rows = [s.points for s in scene.shapes if isinstance(s, Line) and s.ink == "stone_white"]
    assert same([*sum(rows, ())], [point(scene, "G3"), point(scene, "G7")] if rows else [])
    assert bool(rows) == (name == "end")


@pytest.mark.parametrize("name", GO)
def test_go(name: str) -> None:
    stones, last, dead, owned, pressed = GO[name]
    scene = scenes()[f"go-{name}"]
    places = {(stone.x, stone.y) for stone in stamps(scene, "stone-")}
    crosses = [s for s in scene.shapes if isinstance(s, Line) and s.ink == "alarm"]
    marks = [s for s in scene.shapes if isinstance(s, Box) and s.edge == "stone_edge"]
    assert (len(places), len(crosses), len(marks)) == (stones, 2 * dead, owned)
    assert len(scene.hot) == pressed
    assert same(cornered(scene), [point(scene, last)] if last else [])
    assert {middle(hot) in places for hot in scene.hot} <= {name == "counting"}


def faces(scene: Scene) -> list[str]:
    names = [card.symbol.name for card in stamps(scene, "card-")]
    return [name for name in names if name != "card-back"]


@pytest.mark.parametrize("name", BRIDGE)
def test_bridge(name: str) -> None:
    pressed, up = BRIDGE[name]
    scene = scenes()[name]
    assert (len(scene.hot), len(stamps(scene, "card-"))) == (pressed, up)


@pytest.mark.parametrize("name", DOUDIZHU)
def test_doudizhu(name: str) -> None:
    hand, up, down = DOUDIZHU[name]
    scene = scenes()[f"doudizhu-{name}"]
    cards = stamps(scene, "card-")
    assert (len(scene.hot), len(faces(scene)), len(cards)) == (hand, up, up + down)
    for hot in scene.hot:  # each card is pressed where it shows
        assert any(
            abs(hot.x - (card.x - card.symbol.w * card.size / 2)) < 0.01
            and abs(hot.y - (card.y - card.size / 2)) < 0.01
            for card in cards
        )


@pytest.mark.parametrize(("plies", "owner"), [(1, 1), (2, 1), (9, 2)])
def test_a_hand_is_seen_by_its_owner_alone(plies: int, owner: int) -> None:
    game, state = games.find("doudizhu").of({"first": 0}), dealt(plies)
    seen = {
        seat: set(faces(table(game, state, "en", THREE, seat=seat))) for seat in (0, 1, 2, None)
    }
    secret = seen[owner] - seen[None]
    assert len(secret) >= 17 - 3
    assert all(not secret & seen[seat] for seat in seen if seat != owner)


def test_the_champion_is_followed_to_the_end() -> None:
    won = [text for text in texts(scenes()["cup-champion"]) if text.ink == "good"]
    names = [text.text for text in won if text.anchor == "start"]
    assert len(names) == 7 and names.count(EIGHT[0]) == 3
    assert all(text.weight == 700 for text in won)
