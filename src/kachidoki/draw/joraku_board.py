"""Joraku's map: the areas with their score rows, and the factions that stand there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from kachidoki.draw import marks
from kachidoki.draw.style import Style, data
from kachidoki.draw.svg import Value, at, box, disc, element, path, words
from kachidoki.joraku.cards import AREAS, ROUNDS

PRINTED = ("printed", "own")  # sources of rows that need no star
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
    source: str
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
    # Few factions have room for larger pieces.
    wide = "wide_" if len(area.factions) <= len(place["wide_slots"]) else ""
    for faction, (left, top) in zip(area.factions, place[f"{wide}slots"], strict=False):
        parts.append(at(left, top, *_faction(style, faction, shape[f"{wide}slot"])))
    return element("g", *parts, class_=f"area {area.name}")


def _rows(
    style: Style, area: Area, middle: Sequence[float], size: Mapping[str, float]
) -> list[str]:
    """This round's score row on a plate, and a smaller one for the next round's."""
    parts = []
    top = middle[1]
    left = middle[0] - size["width"] / 2
    star = "" if area.source in PRINTED else "*"
    for k, (round_, row) in enumerate(area.rows):
        plate = "plate" if k == 0 else "plate_next"
        high = size["height"] if k == 0 else size["next_height"]
        ink = style[f"{plate}_ink"]
        letters = 18 if k == 0 else 14.5
        base = top + high / 2 + letters * 0.35
        parts.append(box(left, top, size["width"], high, style[plate], 5))
        parts.append(
            words(
                ROUNDS[round_] + star,
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


def _faction(style: Style, faction: AreaStanding, slot: Mapping[str, Any]) -> list[str]:
    """A faction's place in the area, its Daimyo, and every single Samurai with their count."""
    x, y, wide, high = slot["rank"]
    first = faction.rank == 1
    size = high * 0.64
    parts = [
        box(
            x - wide / 2,
            y - high / 2,
            wide,
            high,
            style["gold"] if first else style["panel"],
            6,
            stroke=style["gold_ink"] if first else style["line"],
            stroke_width=1,
        ),
        words(
            style.say("place", rank=faction.rank),
            x,
            y + size * 0.35,
            size,
            style["gold_ink"] if first else style["ink"],
            anchor="middle",
            weight=700 if first else 400,
            width=wide,
        ),
    ]
    if faction.daimyo:
        x, y, scale = slot["daimyo"]
        parts.append(marks.daimyo(style, faction.colour, x, y, scale))
    if faction.samurai:
        parts += _samurai(style, faction, slot)
    return parts


def _samurai(style: Style, faction: AreaStanding, slot: Mapping[str, Any]) -> list[str]:
    """Every Samurai of a faction, larger while they fit into one row, and how many they are."""
    grid = slot["samurai"]
    in_row = grid["in_row"]
    rows = -(-faction.samurai // in_row)
    look = grid.get("few", grid) if rows == 1 else grid
    pitch_x, pitch_y = look["pitch"]
    left, middle = grid["beside" if faction.daimyo else "alone"]
    top = middle - pitch_y * (rows - 1) / 2
    parts = [
        marks.samurai(
            *(style, faction.colour),
            *(left + k % in_row * pitch_x, top + k // in_row * pitch_y, look["size"]),
        )
        for k in range(faction.samurai)
    ]
    count = slot["count"]
    anchor = "middle"
    if "at" in count:
        x, y = count["at"]
    else:  # behind the last of them
        anchor = "start"
        x = left + (min(faction.samurai, in_row) - 1) * pitch_x + count["after"]
        y = middle + count["down"]
    text = f"×{faction.samurai}"
    return [*parts, words(text, x, y, count["size"], style["ink"], anchor=anchor, weight=700)]


def source_line(style: Style, sources: Sequence[str]) -> str:
    """Which score rows are printed and which reconstructed [R2], in words."""
    told = []
    for key, of in ROW_SOURCES.items():
        areas = [style.say(f"area-{a}") for a, s in zip(AREAS, sources, strict=True) if s in of]
        if len(areas) == len(AREAS):
            areas = [style.say("draw.rows-all")]
        elif "printed" in of:
            continue  # those without a star
        if areas:
            told.append(style.say(key, areas=style.joined(areas)))
    return style.say("draw.rows", sources=style.grouped(told))
