"""Joraku's whole picture: the head, the map, the players, the cards."""

from __future__ import annotations

from typing import Any, Final

from kachidoki.draw.joraku_board import Area, AreaStanding, source_line, whole_map
from kachidoki.draw.joraku_table import (
    SECTION,
    WIDE,
    acting_names,
    all_hands,
    earlier,
    own_cards,
    plaques,
    row,
    skirmish,
)
from kachidoki.draw.scene import Frame, Scene
from kachidoki.draw.style import Style, data
from kachidoki.draw.svg import at, box, disc, headline, length, words
from kachidoki.joraku import JorakuView
from kachidoki.joraku.cards import AREAS, COLOURS, ROUNDS
from kachidoki.joraku.prestige import row_numbers
from kachidoki.joraku.ranking import ranks
from kachidoki.text import Players, say

MARGIN: Final = 24
HEAD: Final = 74
EDGE: Final = 2  # around an area that is shown alone; any more would show its neighbours' rows
STATUS: Final = {
    "variants": "draw.status-variants",
    "daimyos": "draw.status-daimyos",
    "deal": "draw.status-deal",
    "pass": "draw.status-pass",
    "draft": "draw.status-draft",
    "discard": "draw.status-discard",
    "play": "draw.status-play",
    "choose": "draw.status-choose",
    "place": "draw.status-place",
    "march": "draw.status-march",
}


def areas_of(view: JorakuView, known: dict[str, Any]) -> list[Area]:
    """Every area with its rows and the factions there, the leader first."""
    p = view.seen
    now = max(0, int(p.round))
    found = []
    for number, name in enumerate(AREAS):
        packed = ranks(p, number)
        factions = []
        for faction in known["factions"]:
            rank = packed >> (3 * COLOURS.index(faction["colour"])) & 7
            if rank:
                factions.append(
                    AreaStanding(
                        colour=faction["colour"],
                        rank=int(rank),
                        samurai=faction["samurai"].get(name, 0),
                        daimyo=faction["daimyo"] == name,
                    )
                )
        rows = [
            (round_, row_numbers(p.setting.rows[7 * round_ + number]))
            for round_ in range(now, min(now + 2, 3))
        ]
        found.append(
            Area(
                name,
                number,
                rows,
                sorted(factions, key=lambda standing: standing.rank),
            )
        )
    return found


def scene(view: JorakuView, style: Style) -> Scene:
    """The picture of what a view knows."""
    known: dict[str, Any] = view.as_dict()
    wide, map_high = data("joraku_map")["size"]
    width = wide + 2 * MARGIN
    areas = areas_of(view, known)
    status = status_line(style, view, known)
    parts = _head(style, view, known, status, width)
    parts.append(at(MARGIN, HEAD, whole_map(style, areas)))
    below = HEAD + map_high + 22
    parts.append(
        words(
            source_line(style, view.seen.setting.sources),
            MARGIN + 4,
            below,
            14,
            style["muted"],
            width=wide,
        )
    )
    top = below + 20
    players, high = plaques(style, view, known, MARGIN, top)
    cards, cards_high = _cards(style, view, known, MARGIN + WIDE + 16, top)
    total = top + max(high, cards_high) + MARGIN
    title = f"{style.say('game-joraku')}: {status}"
    left = MARGIN + WIDE + 16
    frames: dict[str, Frame] = {
        "head": (0, 0, width, HEAD - 6),
        "map": (MARGIN - 8, HEAD - 8, wide + 16, map_high + 16),
        "players": (MARGIN - 8, top - 8, WIDE + 16, high + 16),
        "cards": (left - 8, top - 8, width - left - MARGIN + 16, cards_high + 20),
        **{name: area_frame(name, MARGIN, HEAD) for name in AREAS},
    }
    body = "".join([*parts, *players, *cards])
    return Scene(width, total, title, description(style, known, areas), body, frames)


def area_frame(name: str, x: float, y: float) -> Frame:
    """Where an area of the map lies."""
    points = [pair.split(",") for pair in data("joraku_map")["areas"][name]["points"].split()]
    across, down = ([float(point[k]) for point in points] for k in (0, 1))
    left, top = x + min(across) - EDGE, y + min(down) - EDGE
    return left, top, max(across) - min(across) + 2 * EDGE, max(down) - min(down) + 2 * EDGE


def board_scene(view: JorakuView, style: Style) -> Scene:
    """The map alone."""
    known: dict[str, Any] = view.as_dict()
    wide, high = data("joraku_map")["size"]
    areas = areas_of(view, known)
    title = f"{style.say('game-joraku')}: {status_line(style, view, known)}"
    told = description(style, known, areas)
    return Scene(wide, high, title, told, whole_map(style, areas), {})


def _cards(
    style: Style, view: JorakuView, known: dict[str, Any], x: float, y: float
) -> tuple[list[str], float]:
    """The cards on the table and in hands, as far as there are any, and how high that is."""
    parts = earlier(style, view, known, x, y)
    if known["round"] == 0:
        return parts, 0
    if known["phase"] == "over":
        return parts, SECTION - 16
    if known["phase"] == "draft" and "own" in known:
        parts += row(style, style.say("draw.pack"), known["own"]["pack"], x, y)
    else:
        parts += skirmish(style, view, known, x, y)
    hands = all_hands if view.seat is None else own_cards
    parts += hands(style, view, known, x, y + SECTION)
    return parts, 2 * SECTION - 16


def _head(
    style: Style, view: JorakuView, known: dict[str, Any], status: str, width: float
) -> list[str]:
    title = style.say("game-joraku")
    parts = [words(title, MARGIN + 2, 51, 40, style["ink"], weight=700, font=style.title)]
    left = MARGIN + 36 + length(title, 40)
    for number, numeral in enumerate(ROUNDS):
        now = number == view.seen.round
        done = number < view.seen.round
        fill = style["gold"] if now else style["line"] if done else style["panel"]
        ink = style["gold_ink"] if now else style["ink"]
        parts.append(disc(left + number * 42, 38, 17, fill, stroke=style["line"], stroke_width=1.5))
        parts.append(
            words(
                numeral,
                left + number * 42,
                43.5,
                16,
                ink,
                anchor="middle",
                weight=700,
                font=style.title,
            )
        )
    left += 3 * 42
    if known["phase"] in ("play", "choose", "place", "march"):
        setting = view.seen.setting
        number = len(known["skirmishes"]) + 1
        text = style.say("draw.skirmish-of", number=number, total=setting.skirmishes)
        parts.append(words(text, left - 8, 44, 18, style["ink"], font=style.title))
        left += length(text, 18) + 8
    right = width - MARGIN
    if known["variants"]:
        numbers = ", ".join(map(str, known["variants"]))
        text = style.say("draw.variants", numbers=numbers, count=len(known["variants"]))
        room = 30 + length(text, 16)
        parts.append(box(right - room, 22, room, 32, style["panel"], 8, stroke=style["line"]))
        parts.append(
            words(text, right - room / 2, 43.5, 16, style["ink"], anchor="middle", width=room - 12)
        )
        right -= room + 16
    room = right - left
    parts.append(headline(status, right, 45, 21, style["accent"], style.title, room))
    return parts


def status_line(style: Style, view: JorakuView, known: dict[str, Any]) -> str:
    """What happens now, or how it ended."""
    outcome = view.seen.outcome()
    if outcome is not None:
        return say(outcome.reason, style.language, with_rule=False, players=Players(style.names))
    left = known["left"]
    return style.capital(STATUS[known["phase"]], who=acting_names(style, known), left=left)


def description(style: Style, known: dict[str, Any], areas: list[Area]) -> str:
    """The picture in words, for those who do not see it."""
    told = []
    for faction in known["factions"]:
        key = "draw.told-neutral" if faction["seat"] is None else "draw.told-player"
        told.append(
            style.capital(
                key,
                colour=style.word(f"colour-{faction['colour']}"),
                points=faction["rp"],
                supply=faction["supply"],
            )
        )
    for area in areas:
        here = []
        for standing in area.factions:
            key = "draw.told-daimyo" if standing.daimyo else "draw.told-samurai"
            here.append(
                style.say(
                    key,
                    colour=style.word(f"colour-{standing.colour}"),
                    count=standing.samurai,
                    place=style.word("place", rank=standing.rank),
                )
            )
        if here:
            name = style.word(f"area-{area.name}")
            told.append(style.say("draw.told-area", area=name, factions=style.grouped(here)))
    plays = [
        f"{style.word('colour-' + play['colour'])} {style.card(play['card'])}"
        for play in known["skirmish"]
    ]
    if plays:
        told.append(style.say("draw.told-skirmish", cards=style.joined(plays)))
    hand = [style.card(card) for card in known.get("own", {}).get("hand", ())]
    if hand:
        told.append(style.say("draw.told-hand", cards=style.joined(hand)))
    return " ".join(told)
