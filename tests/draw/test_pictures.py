"""Pictures: well-formed in every position, complete in themselves, and made of the view alone."""

from __future__ import annotations

import re
from typing import Any
from xml.etree import ElementTree

import pytest

from kachidoki import catalog
from kachidoki.core import BadOption, Game, IllegalAction, Rng, State, Table, play
from kachidoki.core.laws import chosen
from kachidoki.draw import Picture, draw
from kachidoki.joraku import Joraku
from kachidoki.rokumon import Rokumon
from tests.joraku.options import SHAPES
from tests.joraku.scene import scene
from tests.joraku.secrets import exchange_unseen
from tests.joraku.secrets import random_lines as joraku_lines
from tests.rokumon.secrets import follow, other_values
from tests.rokumon.secrets import random_lines as rokumon_lines

SVG = "{http://www.w3.org/2000/svg}"
BARRED = ("script", "style", "image", "a", "foreignObject")
NAMES = ['<script>alert("x")</script>', "O'Neil & Söhne\x00\x1b\ud800", "徳川家康" * 20, "]]>&#0;"]
GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("joraku", {**shape, "variants": "random"}) for shape in SHAPES.values()),
    ("joraku", {"players": 4, "passing": "both"}),
    *(("rokumon", {"act": act}) for act in "1 2 3 4 5 6 campaign solo".split()),
    ("rokumon", {"act": "solo", "difficulty": "difficult", "layout": "d4 d5 d6 d7 e3 f4 g4"}),
    ("rokumon", {"act": "4", "tokens": "3 3"}),
]


def parsed(svg: str) -> ElementTree.Element:
    return ElementTree.fromstring(svg)


def kinds(root: ElementTree.Element, kind: str) -> list[ElementTree.Element]:
    """All groups of a kind, such as "samurai" or "samurai red"."""
    wanted = set(kind.split())
    groups = root.iter(f"{SVG}g")
    return [group for group in groups if wanted <= set(group.get("class", "").split())]


def walk(game: Game, rng: Rng, most: int = 600) -> list[State]:
    """Positions along a random game, the first and the last among them."""
    state = game.start()
    found = [state.copy()]
    for _ in range(most):
        acting = state.to_act()
        if not acting:
            break
        seat = acting[rng.below(len(acting))]
        state.step(seat, chosen(state, seat, rng))
        if rng.below(25) == 0:
            found.append(state.copy())
    return [*found, state]


@pytest.mark.parametrize(
    ("name", "options"), [("joraku", {"players": 3}), ("rokumon", {"act": "4"})]
)
def test_the_board_alone_has_what_lies_on_it_and_nothing_around_it(
    name: str, options: dict[str, Any]
) -> None:
    for state in walk(catalog.find(name, options), Rng(b"alone")):
        whole, alone = (parsed(draw(state.view(None), board_alone=only)) for only in (False, True))
        check_whole(alone)
        assert len([*alone.iter()]) < len([*whole.iter()])
        for kind in ("coin", "stack", "daimyo"):
            assert len(kinds(alone, kind)) == len(kinds(whole, kind))
        assert kinds(alone, "card") == kinds(alone, "back") == []


@pytest.mark.slow
@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda part: str(part))
def test_every_position_of_every_shape_is_a_picture(name: str, options: dict[str, Any]) -> None:
    game = catalog.find(name, options)
    rng = Rng(repr(options).encode())
    for _ in range(2):
        for state in walk(game, rng):
            for seat in (*range(game.seats), None):
                dark = rng.below(2) == 1
                root = parsed(draw(state.view(seat), dark=dark, names=NAMES))
                check_whole(root)


def check_whole(root: ElementTree.Element) -> None:
    """A picture says what it is, needs nothing else, and does nothing."""
    assert root.get("role") == "img"
    ids = {element.get("id") for element in root.iter()} - {None}
    first, second = root[0], root[1]
    assert (first.tag, second.tag) == (f"{SVG}title", f"{SVG}desc")
    assert root.get("aria-labelledby") == f"{first.get('id')} {second.get('id')}"
    assert first.text
    for element in root.iter():
        assert element.tag.removeprefix(SVG) not in BARRED
        for key, value in element.attrib.items():
            assert not key.startswith("on")
            assert "//" not in value
            if key.endswith("href"):
                assert value[0] == "#"
                assert value[1:] in ids
            for target in re.findall(r"url\((.*?)\)", value):
                assert target[1:] in ids


def test_a_picture_stays_inside_its_frame() -> None:
    state = catalog.find("joraku", players=4).start()
    root = parsed(draw(state.view(None)))
    _, _, width, height = (float(number) for number in root.get("viewBox", "").split())
    assert width > 0
    assert height > 0
    assert float(root.get("width", "0")) == width


@pytest.mark.parametrize("shape", SHAPES)
def test_cards_that_a_seat_never_saw_change_nothing_in_its_picture(shape: str) -> None:
    game = catalog.find("joraku", SHAPES[shape])
    assert isinstance(game, Joraku)
    rng = Rng(shape.encode())
    compared = 0
    for _ in range(4):
        lines = joraku_lines(game, rng)
        for seat in (*range(game.seats), None):
            cut = 1 + int(rng.below(len(lines)))
            other = exchange_unseen(game, lines[:cut], seat, rng)
            if other != lines[:cut]:
                compared += same_picture(game, lines[:cut], other, seat)
    assert compared >= 4


@pytest.mark.parametrize("act", ["3", "4", "5", "campaign"])
def test_values_that_a_seat_never_saw_change_nothing_in_its_picture(act: str) -> None:
    game = Rokumon(act=act)
    rng = Rng(act.encode())
    compared = 0
    for _ in range(10):
        lines, settled, acts = rokumon_lines(game, rng)
        for seat in (0, 1, None):
            cut = 8 + int(rng.below(max(1, len(lines) - 8)))
            witness = follow(lines[:cut], settled)
            clans = [clan for clan in (0, 1) if clan != seat]
            for _ in range(4):
                other = other_values(lines[:cut], acts, witness, clans, rng)
                if other != lines[:cut]:
                    compared += same_picture(game, lines[:cut], other, seat)
    assert compared >= 4


def same_picture(
    game: Game, lines: list[tuple[int, str]], other: list[tuple[int, str]], seat: int | None
) -> bool:
    """Whether both games are possible; then they must look the same to the seat."""
    pictures = []
    for played in (lines, other):
        state = game.start()
        try:
            for who, text in played:
                play(state, who, game.actions.parse(text))
        except IllegalAction:
            return False
        pictures.append(draw(state.view(seat)))
    assert pictures[0] == pictures[1]
    return True


def test_the_same_view_gives_the_same_bytes_and_others_other_ids() -> None:
    view = catalog.find("rokumon", act="2", coins="gggjjjj").start().view(0)
    assert draw(view) == draw(view)
    light, dark = (parsed(draw(view, dark=dark)) for dark in (False, True))
    assert light[0].get("id") != dark[0].get("id")


def test_ten_samurai_of_four_colours_and_their_daimyos_are_all_there() -> None:
    armies = [
        f"{colour} card {k + 1} at omi samurai omi 10"
        for k, colour in enumerate(("red", "blue", "yellow", "green"))
    ]
    root = parsed(draw(scene(*armies).view(None)))
    (omi,) = kinds(root, "area omi")
    for colour in ("red", "blue", "yellow", "green"):
        assert len(kinds(omi, f"samurai {colour}")) == 3  # a stack, which tells its count
        assert len(kinds(omi, f"daimyo {colour}")) == 1
    texts = [text.text for text in omi.iter(f"{SVG}text")]
    assert texts.count("×10") == 4
    assert texts.count("4th") == 4  # all tied: nobody leads


def test_who_leads_and_what_the_area_pays_can_be_read() -> None:
    state = scene("red card 4 at mikawa samurai mikawa 2", "blue card 5 at mikawa", round_=2)
    (mikawa,) = kinds(parsed(draw(state.view(None))), "area mikawa")
    texts = [text.text for text in mikawa.iter(f"{SVG}text")]
    assert texts == ["4", "Mikawa", "II", "4", "2", "0", "III", "3", "2", "0", "×2", "1st", "2nd"]


def test_a_hand_is_seen_by_its_seat_and_is_backs_to_others() -> None:
    state = scene(hands={0: "katana 3, yari ninja"}, players=3)
    assert len(kinds(parsed(draw(state.view(0))), "card")) == 6
    root = parsed(draw(state.view(None)))
    assert not kinds(root, "card")
    assert len(kinds(root, "back")) == 2 * 18 + 3  # small and large ones, and those aside


def test_reconstructed_rows_are_named() -> None:
    svg = draw(scene().view(None))
    assert "Worked out, not printed: Kyoto, Ōmi, Ise, Owari." in svg


def test_a_stack_of_three_shows_three_warriors() -> None:
    position = (
        "act 1; phase over; coins a1:j:3 a2:g:6 a3:g:2 b1:g:4 b2:j:1 b3:j:7; on a3 T?; "
        "on b1 T? T?; on b2 T?; on b3 S? S? S?; supply sanada ?; supply tokugawa ?; "
        "tokens tokugawa 1 0; moved sanada; acts 1 0 0 0; winner sanada stack"
    )
    root = parsed(draw(Rokumon(act="1").parse_position(position).view(None)))
    stacks = [len(kinds(stack, "warrior")) for stack in kinds(root, "stack")]
    assert sorted(stacks) == [0, 0, 1, 1, 2, 3]
    assert [len(kinds(root, f"coin {colour}")) for colour in ("gold", "green")] == [3, 3]


def test_a_value_is_shown_only_to_who_knows_it() -> None:
    game = catalog.find("rokumon", act="3", coins="gggjjjj")
    state = game.start()
    play(state, 0, game.actions.parse("deploy 6 d4"))

    def told(seat: int | None) -> set[str | None]:
        (stack,) = [s for s in kinds(parsed(draw(state.view(seat))), "stack") if len(s)]
        return {text.text for text in stack.iter(f"{SVG}text")}

    assert told(0) == {"6"}
    assert told(1) == told(None) == {"?", "2 4 6"}


def test_only_views_are_drawn_and_only_in_known_languages() -> None:
    state: Any = catalog.find("joraku", players=3).start()
    with pytest.raises(BadOption, match=r"only a view can be drawn, such as table\.view"):
        draw(state)
    with pytest.raises(BadOption, match="there is no language 'tlh'; there is en"):
        draw(state.view(None), language="tlh")


def test_a_notebook_shows_a_picture() -> None:
    view = catalog.find("joraku", players=3).start().view(None)
    assert Picture(view, dark=True)._repr_svg_() == draw(view, dark=True)


def test_a_part_of_a_picture_is_the_same_picture_seen_through_a_smaller_frame() -> None:
    view = catalog.find("joraku", players=4).start().view(None)
    whole, owari = draw(view), draw(view, parts="owari")
    assert re.sub(r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', "", whole) == re.sub(
        r'viewBox="[^"]*" width="[^"]*" height="[^"]*"', "", owari
    )
    frames = [
        [float(number) for number in re.findall(r'viewBox="([^"]*)"', drawn)[0].split()]
        for drawn in (owari, draw(view, parts="owari mikawa"), draw(view, parts="map"))
    ]
    assert frames[0][2] < frames[1][2] < frames[2][2]
    with pytest.raises(BadOption, match="no part 'oki'; its parts are head, map, players, cards"):
        draw(view, parts="oki")


@pytest.mark.parametrize(("name", "options"), [("joraku", {"players": 3}), ("rokumon", {"act": 2})])
def test_a_picture_with_names_says_whose_view_it_is_and_no_numbers_of_seats(
    name: str, options: dict[str, Any]
) -> None:
    view = Table(catalog.find(name, options), b"names").view(1)
    shown = draw(view, names=["Oda", "Uesugi", "Date"])
    assert "Uesugi" in shown
    assert shown.count("seen from here") == 1
    assert "seat 0" not in shown
    assert "seat 1, you" in draw(view)


@pytest.mark.parametrize(("name", "options"), [("joraku", {"players": 3}), ("rokumon", {"act": 2})])
def test_a_picture_for_readers_of_the_rules_says_you_and_no_numbers_of_seats(
    name: str, options: dict[str, Any]
) -> None:
    shown = draw(Table(catalog.find(name, options), b"names").view(1), numbered=False)
    assert len(re.findall(r">you( · [^<]*)?<", shown)) == 1
    assert not re.search(r"seat \d", shown)
