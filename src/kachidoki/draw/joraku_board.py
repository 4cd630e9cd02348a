"""Joraku's map: the areas with their score rows, and the factions that stand there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kachidoki.draw import marks
from kachidoki.draw.style import Style, data
from kachidoki.draw.svg import Value, at, box, disc, element, path, words
from kachidoki.joraku.cards import AREAS, ROUNDS

# What is said of rows, and the sources of which it is said.
ROW_SOURCES = {
    "draw.rows-printed": ("printed",),
    "draw.rows-derived": ("mirrored", "interpolated"),
    "draw.rows-own": ("own",),
}


@dataclass(frozen=True)
class AreaStanding:
    """A faction in an area."""

    colour: str
    rank: int
    samurai: int
    daimyo: bool


@dataclass(frozen=True)
class Area:
    """What is to be shown of one area."""

    name: str
    number: int
    rows: Sequence[tuple[int, Sequence[int]]]  # the round, from 0, and what it pays
    factions: Sequence[AreaStanding]  # the leader first


def whole_map(style: Style, areas: Sequence[Area]) -> str:
    """Sea, land, road, and the seven areas on it."""
    shape = data("joraku_map")
    wide, high = shape["size"]
    clip = f"{style.prefix}map"
    outlines = [
        element(
            "polygon", id=f"{style.prefix}{area.name}", points=shape["areas"][area.name]["points"]
        )
        for area in areas
    ]
    outlines.append(element("polygon", id=f"{style.prefix}land", points=shape["land"]))
    parts = [
        element("defs", *outlines, element("clipPath", box(0, 0, wide, high, "#000", 14), id=clip)),
        element("g", *_ground(style, shape, areas), clip_path=f"url(#{clip})"),
        *(_ground_of(style, area, shape) for area in areas),
        _road(style, shape["road"]),
        *(_area(style, area, shape) for area in areas),
        box(0, 0, wide, high, "none", 14, stroke=style["border"], stroke_width=2),
    ]
    return "".join(parts)


def _outline(style: Style, name: str, **look: Value) -> str:
    """One of the outlines of the map, which are written down once."""
    return element("use", href=f"#{style.prefix}{name}", stroke_linejoin="round", **look)


def _ground(style: Style, shape: Mapping[str, Any], areas: Sequence[Area]) -> list[str]:
    """All that lies around the areas."""
    wide, high = shape["size"]
    shore = [
        _outline(
            *(style, name),
            fill="none",
            stroke=style["shore"],
            stroke_width=width,
            opacity=opacity,
        )
        for width, opacity in ((30, 0.35), (16, 0.6))
        for name in ("land", *(area.name for area in areas))
    ]
    line: dict[str, Value] = {"fill": "none", "stroke": style["wave"], "stroke_width": 2}
    waves = [at(x, y, element("path", d=shape["wave"], **line)) for x, y in shape["waves"]]
    land = _outline(
        style, "land", fill=style["hinterland"], stroke=style["ridge_line"], stroke_width=1.5
    )
    mountains = []
    for mountain in shape["mountains"]:
        ridge = path(mountain["path"], style["ridge"], stroke=style["ridge_line"], stroke_width=1.2)
        mountains.append(ridge)
        if "snow" in mountain:
            mountains.append(path(mountain["snow"], style["snow"]))
    lake = path(shape["lake"], style["sea"], stroke=style["shore"], stroke_width=3)
    return [box(0, 0, wide, high, style["sea"]), *shore, *waves, land, *mountains, lake]


def _ground_of(style: Style, area: Area, shape: Mapping[str, Any]) -> str:
    """An area's own ground, darker along its border; Kyoto, the goal of all, is like no other."""
    kyoto = area.number == 0
    edge = style["kyoto_border" if kyoto else "border"]
    landmark = shape["landmarks"][area.name]
    clip = f"{style.prefix}in-{area.name}"
    parts = [
        element("clipPath", _outline(style, area.name), id=clip),
        _outline(style, area.name, fill=style[area.name]),
        element(
            "g",
            _outline(style, area.name, fill="none", stroke=edge, stroke_width=18, opacity=0.2),
            clip_path=f"url(#{clip})",
        ),
        _outline(style, area.name, fill="none", stroke=edge, stroke_width=3.5 if kyoto else 2),
        at(*landmark["at"], path(landmark["path"], edge, opacity=0.16), scale=1.35),
    ]
    return "".join(parts)


def _road(style: Style, road: str) -> str:
    return element(
        "g",
        element("path", d=road, stroke=style["panel"], stroke_width=7, opacity=0.75),
        element("path", d=road, stroke=style["road"], stroke_width=2.6, stroke_dasharray="9 5"),
        fill="none",
        stroke_linecap="round",
    )


def _area(style: Style, area: Area, shape: Mapping[str, Any]) -> str:
    place = shape["areas"][area.name]
    x, y = place["station"]
    kyoto = area.number == 0
    radius = shape["station"]["radius"] * (1.25 if kyoto else 1)
    parts = [
        disc(
            x,
            y,
            radius,
            style["kyoto_border" if kyoto else "plate"],
            stroke=style["plate_ink"],
            stroke_width=2,
        )
    ]
    if kyoto:
        parts.append(marks.icon(style, "torii", x, y - 0.5, 1, style["card"]))
    else:
        parts.append(
            words(
                str(area.number),
                x,
                y + 6.5,
                19,
                style["plate_ink"],
                anchor="middle",
                weight=700,
                font=style.title,
            )
        )
    name_x, name_y = place["name"]
    parts.append(
        words(
            style.say(f"area-{area.name}"),
            name_x,
            name_y,
            22,
            style["ink"],
            anchor="middle",
            weight=700,
            font=style.title,
            width=140,
        )
    )
    parts += _rows(style, area, place["rows"], shape["rows"])
    # All factions share the room below the rows.
    (left, top), (_, below), *_ = place["slots"]
    high = (below - top) * len(place["slots"]) / max(2, len(area.factions))
    for k, faction in enumerate(area.factions):
        parts.append(at(left, top + k * high, *_faction(style, faction, shape["slot"], high)))
    return element("g", *parts, class_=f"area {area.name}")


def _rows(
    style: Style, area: Area, middle: Sequence[float], size: Mapping[str, float]
) -> list[str]:
    """This round's score row on a plate, and a smaller one for the next round's."""
    parts = []
    top = middle[1]
    left = middle[0] - size["width"] / 2
    for k, (round_, row) in enumerate(area.rows):
        plate = "plate" if k == 0 else "plate_next"
        high = size["height"] if k == 0 else size["next_height"]
        ink = style[f"{plate}_ink"]
        letters = 18 if k == 0 else 14.5
        base = top + high / 2 + letters * 0.35
        parts.append(box(left, top, size["width"], high, style[plate], 5))
        parts.append(
            words(
                ROUNDS[round_],
                left + size["tab"] / 2 + 2,
                base,
                letters * 0.78,
                ink,
                anchor="middle",
                font=style.title,
            )
        )
        pitch = (size["width"] - size["tab"]) / 3
        if not any(row):
            parts.append(
                words("–", left + size["tab"] + 1.5 * pitch, base, letters, ink, anchor="middle")
            )
        for place, points in enumerate(row if any(row) else ()):
            parts.append(
                words(
                    str(points),
                    left + size["tab"] + (place + 0.5) * pitch,
                    base,
                    letters,
                    ink,
                    anchor="middle",
                    weight=700 if k == 0 else 400,
                    width=pitch,
                )
            )
        top += high + size["gap"]
    return parts


@dataclass(frozen=True)
class Crowd:
    """Where the Samurai of a faction stand in its room: one by one, or one stack for all."""

    spots: tuple[tuple[float, float], ...]
    scale: float
    stacked: bool


def daimyo_scale(slot: Mapping[str, Any], high: float) -> float:
    """How large a Daimyo is: its banner is nearly as high as its room."""
    return float(min(slot["daimyo"], (high - 4) / 51))


def crowd(slot: Mapping[str, Any], high: float, count: int, *, led: bool) -> Crowd:
    """Samurai in a room of some height, beside their Daimyo if they are led by one.

    One by one, as large as they can be without one lying on another, else as a stack.
    """
    banner = 27 * daimyo_scale(slot, high) + slot["gap"] if led else 0
    left = slot["badge"][0] + slot["gap"] + banner
    room = slot["width"] - left
    for scale in slot["pieces"]:
        pitch = 25 * scale
        columns = int(room // pitch)
        if count > columns * int(high // pitch):
            continue
        lines = -(-count // columns)
        across = -(-count // lines)
        spots = tuple(
            (left + pitch * (k % across + 0.5), high / 2 + pitch * (k // across - (lines - 1) / 2))
            for k in range(count)
        )
        return Crowd(spots, scale, stacked=False)
    told = 0.58 * slot["count"] * len(f"×{count}")
    scale = min(slot["stack"], (high - 8) / 28, (room - told) / 28)
    return Crowd(((left + 13 * scale, high / 2),), scale, stacked=True)


def _faction(
    style: Style, faction: AreaStanding, slot: Mapping[str, Any], high: float
) -> list[str]:
    """A faction's place in the area, its Daimyo, and its Samurai with their count."""
    wide, tall = slot["badge"]
    middle = high / 2
    x = wide / 2
    parts = []
    spread = False  # whether their count stands below the badge
    if faction.samurai:
        them = crowd(slot, high, faction.samurai, led=faction.daimyo)
        spread = not them.stacked and faction.samurai > 1
        parts += _samurai(style, faction, them, slot["count"])
    if spread:
        text = f"×{faction.samurai}"
        parts.append(words(text, x, middle + 18, 19, style["ink"], anchor="middle", weight=700))
    first = faction.rank == 1
    y = middle - 11 if spread else middle
    size = tall * 0.64
    parts.append(
        box(
            0,
            y - tall / 2,
            wide,
            tall,
            style["gold"] if first else style["panel"],
            6,
            stroke=style["gold_ink"] if first else style["line"],
            stroke_width=1,
        )
    )
    parts.append(
        words(
            style.say("place", rank=faction.rank),
            x,
            y + size * 0.35,
            size,
            style["gold_ink"] if first else style["ink"],
            anchor="middle",
            weight=700 if first else 400,
            width=wide,
        )
    )
    if faction.daimyo:
        scale = daimyo_scale(slot, high)
        left = wide + slot["gap"]
        if not faction.samurai:  # alone it stands where pieces would
            left += (slot["width"] - left - 27 * scale) / 4
        parts.append(marks.daimyo(style, faction.colour, left + 13.5 * scale, middle, scale))
    return parts


def _samurai(style: Style, faction: AreaStanding, them: Crowd, size: float) -> list[str]:
    """Every Samurai of a faction, or a stack with how many they are."""
    if not them.stacked:
        return [marks.samurai(style, faction.colour, *spot, them.scale) for spot in them.spots]
    ((x, y),) = them.spots
    pile = [marks.samurai(style, faction.colour, x + up, y - up, them.scale) for up in (5, 2.5, 0)]
    text = f"×{faction.samurai}"
    told = words(text, x + 14 * them.scale, y + size * 0.36, size, style["ink"], weight=700)
    return [*pile, told]


def source_line(style: Style, sources: Sequence[str]) -> str:
    """Which score rows are printed and which reconstructed [R2], in words."""
    told = []
    for key, of in ROW_SOURCES.items():
        areas = [style.say(f"area-{a}") for a, s in zip(AREAS, sources, strict=True) if s in of]
        if len(areas) == len(AREAS):
            areas = [style.say("draw.rows-all")]
        elif "printed" in of:
            continue  # those that are not named
        if areas:
            told.append(style.say(key, areas=style.joined(areas)))
    return style.say("draw.rows", sources=style.grouped(told))
