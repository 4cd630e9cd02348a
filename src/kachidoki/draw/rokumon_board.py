"""Rokumon's coins where they lie, and the warriors stacked on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import cos, radians, sin
from typing import Final

from kachidoki.draw import marks
from kachidoki.draw.style import Style, data
from kachidoki.draw.svg import at, disc, element, number, path, words
from kachidoki.rokumon.cells import NUMBER, point

MANY: Final = 20  # notches that are a fine edge
ROOM: Final = 46  # above the highest coins, for a stack of three


@dataclass(frozen=True)
class DrawnWarrior:
    """A warrior as the viewer sees it: without a value where none counts."""

    clan: str
    value: str | None  # "?" if the viewer does not know it
    face_down: bool
    could_be: Sequence[str] = ()


@dataclass(frozen=True)
class Coin:
    """A coin with its stack, the lowest warrior first."""

    cell: str
    colour: str
    pips: int
    stack: Sequence[DrawnWarrior]
    mark: str | None = None  # an icon beside it
    won: bool = False  # part of the line that won


def place(cell: str, square: bool) -> tuple[float, float]:
    """The middle of a cell."""
    shape = data("rokumon")
    if square:
        wide, high = shape["square"]
        return int(cell[1]) * wide, "ab".index(cell[0]) * high
    wide, high = shape["brick"]
    x, y = point(NUMBER[cell])
    return x * wide, y * high


def board(
    style: Style, coins: Sequence[Coin], square: bool, wide: float, high: float
) -> tuple[str, float]:
    """All coins within a width and at most a height, and the height that it took."""
    if not coins:
        return "", 0
    places = {coin.cell: place(coin.cell, square) for coin in coins}
    rx, ry = data("rokumon")["coin"]["radius"]
    left = min(x for x, _ in places.values()) - rx
    right = max(x for x, _ in places.values()) + rx
    top = min(y for _, y in places.values()) - ry - ROOM
    bottom = max(y for _, y in places.values()) + ry + 26
    scale = min(1, wide / (right - left), high / (bottom - top))
    order = sorted(coins, key=lambda coin: places[coin.cell][1])
    parts = [
        at(*places[coin.cell], *_coin(style, coin), kind=f"coin {coin.colour}") for coin in order
    ]
    parts += [at(*places[coin.cell], *_stack(style, coin), kind="stack") for coin in order]
    for cell, (x, y) in places.items():
        ink = style["muted_on_table"]
        parts.append(words(cell, x - rx * 0.98, y + ry * 0.98, 16, ink, anchor="middle"))
    middle = wide / 2 - (left + right) / 2 * scale
    return at(middle, -top * scale, *parts, scale=scale), (bottom - top) * scale


def _coin(style: Style, coin: Coin) -> list[str]:
    """A coin; its rim tells its colour also to those who see no colours."""
    shape = data("rokumon")["coin"]
    kind = data("rokumon")["coins"][coin.colour]
    look: Mapping[str, str] = kind["dark" if style.dark else "light"]
    rx, ry = shape["radius"]
    thick = shape["thick"]
    parts = []
    if coin.won:
        parts.append(
            _oval(0, thick / 2, rx + 9, ry + 11, "none", stroke=style["gold"], stroke_width=6)
        )
    parts += [
        _oval(0, thick + 5, rx, ry, style["shade"], opacity=0.35),
        path(f"M{-rx} 0V{thick}A{rx} {ry} 0 0 0 {rx} {thick}V0Z", look["edge"]),
        _oval(0, 0, rx, ry, look["face"], stroke=look["edge"], stroke_width=2),
        *_rim(kind["milled"], rx, ry, look["edge"]),
        _oval(
            0,
            0,
            rx * shape["inner"],
            ry * shape["inner"],
            look["inner"],
            stroke=look["edge"],
            stroke_width=1.6,
        ),
        path(kind["hole"], style["table"], stroke=look["edge"], stroke_width=2),
    ]
    pip = shape["pip"]
    for k in range(coin.pips):
        angle = radians(pip["from"] + (k - (coin.pips - 1) / 2) * pip["apart"])
        x, y = rx * pip["along"] * cos(angle), ry * pip["along"] * sin(angle)
        hollow = coin.colour == "flipped"
        parts.append(
            disc(
                x,
                y,
                pip["radius"],
                "none" if hollow else look["ink"],
                stroke=look["ink"],
                stroke_width=1.8,
            )
        )
    if coin.mark:
        x, y = rx * 0.84, -ry * 0.72
        parts.append(disc(x, y, 19, style["accent"], stroke=style["panel"], stroke_width=2))
        parts.append(marks.icon(style, coin.mark, x, y, 1, style["panel"]))
    return parts


def _rim(notches: int, rx: float, ry: float, ink: str) -> list[str]:
    """A second ring, or notches: many small ones, or a few broad ones."""
    if not notches:
        return [_oval(0, 0, rx * 0.95, ry * 0.95, "none", stroke=ink, stroke_width=1.2)]
    inner = 0.95 if notches > MANY else 0.78
    lines = ""
    for k in range(notches):
        angle = radians(360 / notches * (k + 0.5))
        x, y = cos(angle), sin(angle)
        if notches < MANY and y > 0.45:
            continue  # there are the pips
        lines += f"M{number(x * rx * inner)} {number(y * ry * inner)}"
        lines += f"L{number(x * rx)} {number(y * ry)}"
    return [element("path", d=lines, stroke=ink, stroke_width=1.8)]


def _oval(x: float, y: float, rx: float, ry: float, fill: str, **more: str | float) -> str:
    return element("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)


def _stack(style: Style, coin: Coin) -> list[str]:
    """The warriors from the lowest up, every one of them to be seen."""
    shape = data("rokumon")["warrior"]
    base = shape["down"] - shape["thick"]
    last = len(coin.stack) - 1
    return [
        piece(style, warrior, 0, base - k * shape["lift"], top=k == last)
        for k, warrior in enumerate(coin.stack)
    ]


def piece(
    style: Style, warrior: DrawnWarrior, x: float, y: float, scale: float = 1, top: bool = True
) -> str:
    """A warrior's piece, the middle of its face at a place."""
    parts = _disc(style, warrior, top)
    return at(x, y, *parts, scale=scale, kind=f"warrior {warrior.clan}")


def crest(clan: str, x: float, y: float, scale: float, fill: str) -> str:
    """A clan's crest."""
    look = data("rokumon")["clans"][clan]
    parts = [at(0, 0, path(look["crest"], fill), turn=turn) for turn in look["repeat"]]
    if "around" in look:
        parts.append(path(look["around"], fill))
    return at(x, y, *parts, scale=scale)


def _disc(style: Style, warrior: DrawnWarrior, top: bool) -> list[str]:
    """A warrior's piece: who it is stands on its side, and while nothing covers it on its face."""
    shape = data("rokumon")["warrior"]
    look = data("rokumon")["clans"][warrior.clan]
    rx, ry = shape["radius"]
    thick = shape["thick"]
    edge = look["bright"] if style.dark else look["deep"]
    side = f"M{-rx} 0V{thick}A{rx} {ry} 0 0 0 {rx} {thick}V0Z"
    low = ry + thick / 2 - 1
    off = 0 if warrior.value is None else 13
    parts = [
        path(side, look["side"], stroke=edge, stroke_width=1.6),
        crest(warrior.clan, -off, low, shape["small_crest"], look["on"]),
        _oval(0, 0, rx, ry, look["fill"], stroke=look["bright"], stroke_width=1.6),
    ]
    if warrior.value is not None:
        parts.append(
            words(
                stars(warrior.value),
                off,
                low + 6.5,
                18,
                look["on"],
                anchor="middle",
                weight=700,
                font=style.title,
            )
        )
    return parts + _face(style, warrior, rx, ry) if top else parts


def _face(style: Style, warrior: DrawnWarrior, rx: float, ry: float) -> list[str]:
    on = data("rokumon")["clans"][warrior.clan]["on"]
    ring = _oval(
        0,
        0,
        rx - 4.5,
        ry - 4,
        "none",
        stroke=on,
        stroke_width=1.6,
        stroke_dasharray="5 4" if warrior.face_down else "none",
    )
    if warrior.value is None:
        scale = data("rokumon")["warrior"]["crest"]
        return [ring, crest(warrior.clan, 0, 0, scale, on)]
    parts = [ring]
    lower = 0.0
    if warrior.value == "?" and warrior.could_be:
        lower = -6
        could = " ".join(stars(value) for value in warrior.could_be)
        parts.append(words(could, 0, 21, 13, on, anchor="middle", weight=600, width=52))
    parts.append(crest(warrior.clan, -16, lower, 0.95, on))
    parts.append(
        words(
            stars(warrior.value),
            18,
            lower + 11,
            32,
            on,
            anchor="middle",
            weight=700,
            font=style.title,
            width=32,
        )
    )
    return parts


def stars(value: str) -> str:
    """A value as it is printed on the piece."""
    return value.replace("*", "★")
