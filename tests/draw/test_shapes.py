"""The data that pictures are drawn with: geometry that fits, colours that can be read."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import cos, radians, sin
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import Rng
from kachidoki.draw import draw
from kachidoki.draw.joraku_board import crowd, daimyo_scale
from kachidoki.draw.rokumon_board import place
from kachidoki.draw.style import Style, data
from kachidoki.joraku.cards import AREAS, COLOURS, SUITS
from kachidoki.rokumon.cells import BRICKS, HEXAGON, SQUARE
from tests.draw.test_pictures import GAMES, SVG, parsed, walk

Point = tuple[float, float]
MAP: dict[str, Any] = data("joraku_map")
THEME: dict[str, Any] = data("theme")
COINS: dict[str, Any] = data("rokumon")


def polygon(area: str) -> list[Point]:
    pairs = (pair.split(",") for pair in MAP["areas"][area]["points"].split())
    return [(float(x), float(y)) for x, y in pairs]


OUTLINES = {area: polygon(area) for area in AREAS}


def inside(point: Point, outline: list[Point]) -> bool:
    """Whether a point lies in a polygon: a ray from it crosses the outline odd times."""
    x, y = point
    crossed = False
    for (ax, ay), (bx, by) in pairwise([*outline, outline[0]]):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            crossed = not crossed
    return crossed


def side(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two lines cross in the middle of both; to touch is allowed."""
    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


def test_no_area_overlaps_another() -> None:
    for one, other in combinations(AREAS, 2):
        edges = list(pairwise([*OUTLINES[one], OUTLINES[one][0]]))
        others = list(pairwise([*OUTLINES[other], OUTLINES[other][0]]))
        assert not any(cross(*e, *f) for e in edges for f in others), (one, other)
    wide, high = MAP["size"]
    for x in range(3, wide, 8):
        for y in range(3, high, 8):
            spot = (x + 0.37, y + 0.41)
            near = [a for a in AREAS if abs(MAP["areas"][a]["station"][0] - x) < 130]
            assert sum(inside(spot, OUTLINES[area]) for area in near) <= 1, spot


def test_areas_touch_exactly_their_neighbours_on_the_road() -> None:
    for (i, one), (j, other) in combinations(enumerate(AREAS), 2):
        shared = set(OUTLINES[one]) & set(OUTLINES[other])
        assert (len(shared) > 5) == (j - i == 1), (one, other)


def test_slots_lie_inside_their_area_and_apart() -> None:
    wide = MAP["slot"]["width"]
    for area in AREAS:
        slots = MAP["areas"][area]["slots"]
        pitch = slots[1][1] - slots[0][1]
        assert all(below - above == pitch for (_, above), (_, below) in pairwise(slots))
        for x, y in slots:
            for k in range(11):
                for spot in (
                    (x, y + pitch * k / 10),
                    (x + wide, y + pitch * k / 10),
                    (x + wide * k / 10, y),
                    (x + wide * k / 10, y + pitch),
                ):
                    assert inside(spot, OUTLINES[area]), (area, spot)
        assert len(slots) == len(COLOURS)


@pytest.mark.parametrize("led", [True, False])
@pytest.mark.parametrize("factions", [2, 3, 4])
@pytest.mark.parametrize("count", range(1, 11))
def test_no_samurai_leaves_its_room_or_lies_on_another(
    count: int, factions: int, led: bool
) -> None:
    slot = MAP["slot"]
    slots = MAP["areas"]["kyoto"]["slots"]
    high = (slots[1][1] - slots[0][1]) * len(slots) / factions
    them = crowd(slot, high, count, led=led)
    reach = 12 * them.scale
    banner = 27 * daimyo_scale(slot, high) if led else 0
    told = 0.58 * slot["count"] * len(f"×{count}") if them.stacked else 0
    for x, y in them.spots:
        assert x - reach >= slot["badge"][0] + banner
        assert x + reach + told <= slot["width"] + 1
        assert reach <= y <= high - reach
    for (x, y), (other_x, other_y) in combinations(them.spots, 2):
        assert max(abs(x - other_x), abs(y - other_y)) >= 2 * reach
    assert len(them.spots) == (1 if them.stacked else count)


def test_names_rows_and_stations_lie_in_their_area() -> None:
    for area in AREAS:
        shape = MAP["areas"][area]
        for key in ("station", "name", "rows"):
            assert inside(tuple(shape[key]), OUTLINES[area])
        x, y = shape["rows"]
        half = MAP["rows"]["width"] / 2
        assert inside((x - half, y), OUTLINES[area])
        assert inside((x + half, y), OUTLINES[area])


@pytest.mark.parametrize("cells", [SQUARE, BRICKS, HEXAGON])
def test_coins_lie_apart(cells: tuple[str, ...]) -> None:
    rx, ry = COINS["coin"]["radius"]
    for one, other in combinations(cells, 2):
        (ax, ay), (bx, by) = (place(cell, cells == SQUARE) for cell in (one, other))
        # In units of the coin's own radius two coins touch at a distance of 2.
        assert ((ax - bx) / rx) ** 2 + ((ay - by) / ry) ** 2 > 4, (one, other)


def test_pips_lie_on_the_rim_and_apart() -> None:
    coin = COINS["coin"]
    pip, (rx, ry) = coin["pip"], coin["radius"]
    assert coin["inner"] * ry + pip["radius"] <= pip["along"] * ry + 1
    spots = [
        (rx * pip["along"] * cos(radians(a)), ry * pip["along"] * sin(radians(a)))
        for a in range(45, 136, pip["apart"])
    ]
    for (ax, ay), (bx, by) in pairwise(spots):
        assert (ax - bx) ** 2 + (ay - by) ** 2 > (2 * pip["radius"] + 2) ** 2


def luminance(colour: str) -> float:
    """Relative luminance, as WCAG 2 defines it."""
    channels = [int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5)]
    red, green, blue = (
        c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_contrast_is_counted_as_wcag_does() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("dark", [False, True])
def test_all_words_can_be_read(dark: bool) -> None:
    style = Style(dark)
    pairs = [(style[ink], style[ground]) for ink, ground in THEME["readable"]]
    pairs += [(style["card"], suit["fill"]) for suit in THEME["suits"].values()]
    for clan in COINS["clans"].values():
        pairs += [(clan["on"], clan["fill"]), (clan["on"], clan["side"])]
    for ink, ground in pairs:
        assert contrast(ink, ground) >= 4.5, (ink, ground)


@pytest.mark.parametrize("dark", [False, True])
def test_no_word_has_a_colour_that_was_not_checked(dark: bool) -> None:
    style = Style(dark)
    checked = {style[ink] for ink, _ in THEME["readable"]} | {style["card"]}
    checked |= {clan["on"] for clan in COINS["clans"].values()}
    for name, options in GAMES:
        for state in walk(catalog.find(name, options), Rng(b"ink"))[-2:]:
            for text in parsed(draw(state.view(0), dark=dark)).iter(f"{SVG}text"):
                assert text.get("fill") in checked, text.text


def test_pieces_are_told_apart_without_colours() -> None:
    players = [THEME["players"][colour] for colour in COLOURS]
    for key in ("mon", "token", "fill"):
        assert len({player[key] for player in players}) == len(COLOURS)
    assert len({THEME["suits"][suit]["path"] for suit in SUITS}) == len(SUITS)
    rims = {(coin["hole"], coin["milled"]) for coin in COINS["coins"].values()}
    assert len(rims) == 3
    for player in players:
        assert contrast(player["fill"], player["on"]) >= 4.5
