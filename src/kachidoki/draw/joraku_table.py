"""What lies around Joraku's map: the players with their scores, the skirmish, the cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kachidoki.core import CHANCE, Outcome
from kachidoki.draw import marks
from kachidoki.draw.style import Style
from kachidoki.draw.svg import box, disc, length, words
from kachidoki.joraku import JorakuView
from kachidoki.joraku.cards import DECK
from kachidoki.joraku.skirmish import winning_play
from kachidoki.joraku.state import DEALING

WIDE: Final = 540  # of a player's plaque
HIGH: Final = 64
PITCH: Final = 72
CARDS: Final = 676  # the width for cards
CARD_PITCH: Final = 85
CHIP_PITCH: Final = 57
HEADING: Final = 30  # from a heading's top to the cards below it
SECTION: Final = 156  # a heading and a row of cards


def plaques(
    style: Style, view: JorakuView, known: dict[str, Any], x: float, y: float
) -> tuple[list[str], float]:
    """All factions one below the other, and how high that is."""
    parts: list[str] = []
    shown: set[int] = set()
    outcome = view.seen.outcome()
    for k, faction in enumerate(known["factions"]):
        seat = faction["seat"]
        held = 0
        if seat is not None and seat not in shown:
            shown.add(seat)
            held = known["cards_held"][seat]
        parts += _plaque(style, known, faction, outcome, held, x, y + k * PITCH)
    return parts, max(0, len(known["factions"]) * PITCH - (PITCH - HIGH))


def who(style: Style, known: dict[str, Any], faction: dict[str, Any]) -> tuple[str, str]:
    """What a faction is called, and what stands below that."""
    colour = style.capital(f"colour-{faction['colour']}")
    seat = faction["seat"]
    if seat is None:
        return colour, style.say("draw.neutral")
    return style.who(seat, colour, seen=seat == known["seat"])


def _plaque(
    style: Style,
    known: dict[str, Any],
    faction: dict[str, Any],
    outcome: Outcome | None,
    held: int,
    x: float,
    y: float,
) -> list[str]:
    """A faction's name, supply, cards and points, set off while it acts or when it has won."""
    look = style.player(faction["colour"])
    acting = faction["seat"] in known["to_act"]
    if known["acting"]:
        acting = faction["colour"] == known["acting"]
    if outcome is not None:
        acting = faction["seat"] in outcome.winners
    edge, weight = (style["gold"], 3.5) if acting else (style["line"], 1.2)
    name, below = who(style, known, faction)
    if faction["card"]:
        card = style.say("draw.daimyo-card", card=faction["card"])
        below = f"{below} · {card}" if below else card
    parts = [
        box(x, y, WIDE, HIGH, style["panel"], 9, stroke=edge, stroke_width=weight),
        box(x + 4, y + 4, HIGH - 8, HIGH - 8, look["fill"], 6),
        marks.mon(style, faction["colour"], x + HIGH / 2, y + HIGH / 2, 1.6, look["on"]),
        words(name, x + 76, y + 28, 21, style["ink"], weight=700, font=style.title, width=196),
        words(below, x + 76, y + 50, 15, style["muted"], width=212),
    ]
    parts += fan(style, held, x + 396, y + 14, 52, 0.32)
    if faction["seat"] is not None:
        if faction["seat"] == known["holder"]:
            parts.append(disc(x + 308, y + HIGH / 2, 15, style["gold"]))
            parts.append(
                marks.icon(style, "kachidoki", x + 308, y + HIGH / 2, 0.9, style["gold_ink"])
            )
        left, middle = x + 342, y + HIGH / 2
        parts.append(marks.samurai(style, faction["colour"], left, middle, 0.95))
        parts.append(
            words(f"×{faction['supply']}", left + 13, middle + 6, 16, style["ink"], weight=700)
        )
        points = str(faction["rp"])
        parts.append(
            words(
                points,
                x + WIDE - 44,
                y + 43,
                32,
                style["ink"],
                anchor="end",
                weight=700,
                font=style.title,
            )
        )
        parts.append(words(style.say("draw.rp"), x + WIDE - 38, y + 43, 15, style["muted"]))
    return parts


def fan(style: Style, held: int, x: float, y: float, wide: float, scale: float) -> list[str]:
    """Face-down cards, one behind the other."""
    card = style.theme["card"]["width"] * scale
    step = min(card * 0.5, (wide - card) / max(1, held - 1))
    return [marks.back(style, x + k * step, y, scale) for k in range(held)]


def skirmish(
    style: Style, view: JorakuView, known: dict[str, Any], x: float, y: float
) -> list[str]:
    """The cards of this skirmish in the order of the seats, from the leader on."""
    p = view.seen
    plays = known["skirmish"]
    best = winning_play(p.now, len(plays)) if plays else -1
    parts = [heading(style, style.say("draw.skirmish"), x, y)]
    top = y + HEADING
    size = style.theme["card"]
    for k in range(int(p.setting.plays)):
        left = x + k * CARD_PITCH
        if k < len(plays):
            play = plays[k]
            ring = style["gold"] if k == best else None
            parts.append(marks.card(style, play["card"], left, top, ring))
            corner = left + size["width"] - 13
            parts.append(marks.samurai(style, play["colour"], corner, top + 15, 1))
            continue
        parts.append(marks.slot(style, left, top))
        seat = int((p.lead + k) % p.setting.seats)
        parts += _waiting(style, known, seat, left, top)
    return parts


def _waiting(style: Style, known: dict[str, Any], seat: int, x: float, y: float) -> list[str]:
    """Whose card a place waits for; with two houses it can be for either of them."""
    size = style.theme["card"]
    middle, centre = x + size["width"] / 2, y + size["height"] / 2
    done = [play["colour"] for play in known["skirmish"]]
    mine = [f["colour"] for f in known["factions"] if f["seat"] == seat]
    colours = [colour for colour in mine if colour not in done]
    return [
        marks.samurai(style, colour, middle + (k - (len(colours) - 1) / 2) * 30, centre, 1)
        for k, colour in enumerate(colours)
    ]


def earlier(style: Style, view: JorakuView, known: dict[str, Any], x: float, y: float) -> list[str]:
    """The finished skirmishes of this round, a column each, the winner set off."""
    if not known["skirmishes"]:
        return []
    x += CARDS - int(view.seen.setting.skirmishes) * CHIP_PITCH + 3
    parts = [heading(style, style.say("draw.earlier"), x, y)]
    p = view.seen
    for k, plays in enumerate(known["skirmishes"]):
        won = winning_play(p.past(k), len(plays))
        for j, play in enumerate(plays):
            parts.append(
                marks.chip(
                    style,
                    play["card"],
                    x + k * CHIP_PITCH,
                    y + HEADING + j * 28.5,
                    play["colour"],
                    j == won,
                )
            )
    return parts


def heading(style: Style, text: str, x: float, y: float) -> str:
    """The title of a group of cards."""
    return words(text, x, y + 18, 17, style["muted"], weight=700, font=style.title)


def row(style: Style, title: str, cards: Sequence[str], x: float, y: float) -> list[str]:
    """Cards face up below a title."""
    parts = [heading(style, title, x, y)]
    parts += [
        marks.card(style, name, x + k * CARD_PITCH, y + HEADING) for k, name in enumerate(cards)
    ]
    return parts


def own_cards(
    style: Style, view: JorakuView, known: dict[str, Any], x: float, y: float
) -> list[str]:
    """The viewer's hand, and beside its title what is gone from it this round."""
    own = known["own"]
    parts = row(style, style.say("draw.hand"), own["hand"], x, y)
    if len(own["hand"]) <= CARDS // CARD_PITCH - 2:
        parts += _aside(style, view, x + CARDS - 2 * CARD_PITCH + 14, y, 2 * CARD_PITCH)
    right = x + CARDS
    gone = [
        ("draw.dropped", own.get("discarded", ())),
        ("draw.received", own.get("received", ())),
        ("draw.passed", [*own.get("gave", ()), *own.get("gave_right", ())]),
    ]
    size = style.theme["chip"]
    for key, cards in gone:
        if not cards:
            continue
        for name in reversed(cards):
            right -= size["width"] + 3
            parts.append(marks.chip(style, name, right, y - 2, None, False))
        right -= 5
        title = style.say(key)
        parts.append(words(title, right, y + 16, 15, style["muted"], anchor="end"))
        right -= 16 + length(title, 15)
    return parts


def all_hands(
    style: Style, view: JorakuView, known: dict[str, Any], x: float, y: float
) -> list[str]:
    """Every seat's cards face down, for a spectator, and those that nobody holds."""
    parts = [heading(style, style.say("draw.hands"), x, y)]
    seats = int(view.seen.setting.seats)
    pitch = CARDS / (seats + 1)
    for seat in range(seats):
        left = x + seat * pitch
        colours = [f["colour"] for f in known["factions"] if f["seat"] == seat]
        for k, colour in enumerate(colours):
            parts.append(marks.samurai(style, colour, left + 10 + 24 * k, y + HEADING + 12, 1))
        parts += fan(style, known["cards_held"][seat], left, y + HEADING + 28, pitch - 24, 0.62)
    return parts + _aside(style, view, x + seats * pitch, y, pitch)


def _aside(style: Style, view: JorakuView, x: float, y: float, wide: float) -> list[str]:
    """The cards of this round that nobody holds."""
    aside = unseen(view)
    if not aside:
        return []
    title = style.say("draw.aside", count=aside)
    return [
        words(title, x, y + HEADING + 17, 15, style["muted"], width=wide),
        *fan(style, aside, x, y + HEADING + 28, wide - 24, 0.62),
    ]


def unseen(view: JorakuView) -> int:
    """How many cards stay out of this round, once the hands are dealt."""
    p = view.seen
    return int(DECK - p.setting.seats * p.setting.dealt_each) if p.phase > DEALING else 0


def acting_names(style: Style, known: dict[str, Any]) -> str:
    """Who acts now, by name or colour."""
    if known["acting"]:
        faction = next(f for f in known["factions"] if f["colour"] == known["acting"])
        return who(style, known, faction)[0]
    names = []
    for seat in [seat for seat in known["to_act"] if seat != CHANCE]:
        mine = [f for f in known["factions"] if f["seat"] == seat]
        name = style.name_of(seat)
        names.append(name or " / ".join(style.capital(f"colour-{f['colour']}") for f in mine))
    return style.joined(names)
