"""The small things that both pictures are made of: symbols, pieces and cards."""

from __future__ import annotations

from typing import Any

from kachidoki.draw.style import Style
from kachidoki.draw.svg import at, box, disc, element, path, words


def icon(style: Style, name: str, x: float, y: float, scale: float, fill: str) -> str:
    """One of the theme's icons."""
    return at(x, y, path(style.theme["icons"][name], fill), scale=scale)


def mon(style: Style, colour: str, x: float, y: float, scale: float, fill: str) -> str:
    """A player's crest."""
    return at(x, y, path(style.player(colour)["mon"], fill), scale=scale)


def samurai(style: Style, colour: str, x: float, y: float, scale: float) -> str:
    """A Samurai: a wooden piece with its colour's outline and crest."""
    look = style.player(colour)
    token = style.theme["token"]
    mon_x, mon_y = look["mon_at"]
    thick = token["thick"]
    return at(
        *(x, y - thick * scale / 2),
        at(0, thick, path(look["token"], look["deep"], stroke=look["edge"], stroke_width=1.6)),
        path(look["token"], look["fill"], stroke=look["edge"], stroke_width=1.6),
        at(mon_x, mon_y, path(look["mon"], look["on"]), scale=token["mon"]),
        scale=scale,
        kind=f"samurai {colour}",
    )


def daimyo(style: Style, colour: str, x: float, y: float, scale: float = 1) -> str:
    """A Daimyo: the banner of its colour, so that nobody takes it for a Samurai."""
    look = style.player(colour)
    shape = style.theme["banner"]
    mon_x, mon_y = shape["mon_at"]
    wood = style["road"]
    return at(
        *(x, y),
        path(shape["pole"], wood, stroke=style["plate"], stroke_width=0.8),
        path(shape["cloth"], look["fill"], stroke=look["edge"], stroke_width=1.6),
        path(shape["bar"], wood, stroke=style["plate"], stroke_width=0.8),
        at(mon_x, mon_y, path(look["mon"], look["on"]), scale=shape["mon"]),
        scale=scale,
        kind=f"daimyo {colour}",
    )


def suit(style: Style, name: str, x: float, y: float, scale: float) -> str:
    """A suit's weapon."""
    look = style.theme["suits"][name]
    return at(x, y, path(look["path"], look["fill"]), scale=scale, turn=look["turn"])


def rank_of(card: str) -> tuple[str, str]:
    """A card's suit, and its number or "ninja"."""
    name, _, rank = card.partition(" ")
    return name, rank


def card(style: Style, name: str, x: float, y: float, ring: str | None = None) -> str:
    """A card face up; a ring sets it off from the others."""
    size = style.theme["card"]
    wide, high = size["width"], size["height"]
    weapon, rank = rank_of(name)
    tint = style.theme["suits"][weapon]["fill"]
    middle = wide / 2
    edge, thick = (ring, 4) if ring else (style["card_line"], 1)
    parts = [
        box(0.5, 2.5, wide, high, style["shade"], size["round"], opacity=0.45),
        box(0, 0, wide, high, style["card"], size["round"], stroke=edge, stroke_width=thick),
        box(4, 4, wide - 8, high - 8, "none", size["round"] - 3, stroke=tint, stroke_width=1),
        path(
            f"M4 {high - 25}H{wide - 4}V{high - 9}Q{wide - 4} {high - 4} {wide - 9} {high - 4}"
            f"H9Q4 {high - 4} 4 {high - 9}Z",
            tint,
        ),
        words(
            style.say(f"suit-{weapon}"),
            middle,
            high - 10,
            13.5,
            style["card"],
            anchor="middle",
            weight=600,
            width=wide - 14,
        ),
    ]
    if rank == "ninja":
        parts += [
            at(middle, 39, path(style.theme["ninja"], tint), scale=1.75),
            words(
                style.say("draw.ninja"),
                middle,
                79,
                13.5,
                style["card_ink"],
                anchor="middle",
                weight=700,
                font=style.title,
                width=wide - 14,
            ),
        ]
    else:
        parts += [
            words(
                rank, 18, 36, 32, style["card_ink"], anchor="middle", weight=700, font=style.title
            ),
            suit(style, weapon, middle + 3, 52, 1.65),
        ]
    return at(x, y, *parts, kind="card")


def back(style: Style, x: float, y: float, scale: float = 1) -> str:
    """A card that the viewer does not know."""
    size = style.theme["card"]
    wide, high = size["width"], size["height"]
    line = style["back_line"]
    middle, centre = wide / 2, high / 2
    lozenges = "".join(
        f"M{middle} {centre - r * 1.35}L{middle + r} {centre}L{middle} {centre + r * 1.35}"
        f"L{middle - r} {centre}Z"
        for r in (13, 20, 27)
    )
    return at(
        *(x, y),
        box(0, 0, wide, high, style["back"], size["round"], stroke=style["page"], stroke_width=3),
        box(6, 6, wide - 12, high - 12, "none", size["round"] - 3, stroke=line, stroke_width=1.6),
        element("path", d=lozenges, fill="none", stroke=line, stroke_width=1.6),
        disc(middle, centre, 6, line),
        scale=scale,
        kind="back",
    )


def chip(style: Style, name: str, x: float, y: float, colour: str | None, won: bool) -> str:
    """A card in small, for those that were played or given before; who played it stands first."""
    size = style.theme["chip"]
    high = size["height"]
    left = size["piece"] if colour else 0
    wide = size["width"] + left
    weapon, rank = rank_of(name)
    edge, thick = (style["gold"], 3) if won else (style["card_line"], 1)
    parts = [box(0, 0, wide, high, style["card"], size["round"], stroke=edge, stroke_width=thick)]
    if colour is not None:
        parts.append(samurai(style, colour, 12, high / 2, 0.72))
    if rank == "ninja":
        ink = style.theme["suits"][weapon]["fill"]
        parts.append(at(left + 13, high / 2, path(style.theme["ninja"], ink), scale=0.52))
    else:
        parts.append(
            words(
                rank,
                left + 13,
                high / 2 + 6,
                17,
                style["card_ink"],
                anchor="middle",
                weight=700,
                font=style.title,
            )
        )
    parts.append(suit(style, weapon, wide - 12, high / 2, 0.6))
    return at(x, y, *parts)


def slot(style: Style, x: float, y: float) -> str:
    """Where a card will be played."""
    size: dict[str, Any] = style.theme["card"]
    return box(
        *(x, y, size["width"], size["height"], style["empty"], size["round"]),
        stroke=style["line"],
        stroke_width=1.5,
        stroke_dasharray="5 4",
    )
