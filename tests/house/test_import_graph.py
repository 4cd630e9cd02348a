"""One direction: no room, and no module, knows somebody who knows it."""

from __future__ import annotations

from tests.house.import_graph import PICTURE, cycles, draw, modules, rooms

# A state makes its view, and a view holds the state that its seat may see.
TOGETHER = [
    ["kachidoki.joraku.turns", "kachidoki.joraku.view"],
    ["kachidoki.rokumon.turns", "kachidoki.rokumon.view"],
]


def test_a_cycle_is_found() -> None:
    imports = {"a": ["b"], "b": ["c"], "c": ["b", "d"], "d": [], "e": ["a"]}
    assert cycles(imports) == [["b", "c"]]


def test_no_module_knows_one_that_knows_it() -> None:
    assert cycles(modules()) == TOGETHER


def test_no_room_knows_one_that_knows_it() -> None:
    assert cycles(rooms(modules())) == []


def test_nobody_but_core_and_text_is_known_by_everybody() -> None:
    known = rooms(modules())
    most = [room for room in known if sum(room in others for others in known.values()) > 10]
    assert set(most) <= {"core", "text"}


def test_the_picture_shows_the_rooms_as_they_are() -> None:
    assert PICTURE.read_text(encoding="utf-8") == draw(rooms(modules())), (
        "run `python -m tests.house.import_graph`"
    )
