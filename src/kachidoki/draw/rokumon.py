"""Rokumon's whole picture: the head, the coins, and a clan on either side of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kachidoki.draw import marks
from kachidoki.draw.rokumon_board import Coin, DrawnWarrior, board, crest, piece
from kachidoki.draw.scene import Frame, Scene
from kachidoki.draw.style import Style, data
from kachidoki.draw.svg import at, box, disc, headline, length, words
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.acts import ACTS, HIDDEN, UNUSED
from kachidoki.rokumon.boards import COLOURS, FLIPPED, colour_of
from kachidoki.rokumon.campaign import LAST_ACT, cells_of
from kachidoki.rokumon.cells import CELLS
from kachidoki.text import Players, say

WIDTH: Final = 1060
MARGIN: Final = 24
HEAD: Final = 74
STRIP: Final = 104  # height of a clan's side of the table
TALLEST: Final = 620  # of the coins
LEAST: Final = 300
ALONE: Final = (660, 330)  # width and height of the coins without anything around them
BESIDE: Final = 14  # the coins alone
STATUS: Final = {
    "flip": "draw.status-flip",
    "deal": "draw.status-coins",
    "turn": "draw.status-turn",
    "bid": "draw.status-bid",
    "lost": "draw.status-lost",
}


def scene(view: RokumonView, style: Style) -> Scene:
    """The picture of what a view knows."""
    known: dict[str, Any] = view.as_dict()
    coins = coins_of(view, known)
    wide = WIDTH - 2 * MARGIN
    drawn, high = board(style, coins, ACTS[view.seen.act].square, wide - 60, TALLEST)
    table = max(LEAST, high + 28)
    status = status_line(style, view, known)
    # The viewer's own clan sits below, as at a table; for others Sanada does.
    below = 0 if view.seat is None else view.seen.clan_of(view.seat)
    parts = _head(style, view, status)
    parts += _side(style, view, known, 1 - below, HEAD)
    top: float = HEAD + STRIP + 14
    coins_top = top
    parts.append(
        box(
            MARGIN, top, wide, table, style["table"], 14, stroke=style["table_line"], stroke_width=2
        )
    )
    parts.append(at(MARGIN + 30, top + (table - high) / 2, drawn))
    top += table + 14
    parts += _side(style, view, known, below, top)
    top += STRIP
    if ACTS[view.seen.act].values == HIDDEN:
        top += 24
        parts.append(
            words(style.say("draw.face-down"), MARGIN + 4, top, 14, style["muted"], width=wide)
        )
    title = f"{style.say('game-rokumon')}: {status}"
    frames: dict[str, Frame] = {
        "head": (0, 0, WIDTH, HEAD - 6),
        "coins": (MARGIN - 8, coins_top - 8, wide + 16, table + 16),
        "clans": (MARGIN - 8, HEAD - 8, wide + 16, top - HEAD + 16),
    }
    told = description(style, known, coins)
    return Scene(WIDTH, top + MARGIN, title, told, "".join(parts), frames)


def board_scene(view: RokumonView, style: Style) -> Scene:
    """The coins alone."""
    known: dict[str, Any] = view.as_dict()
    coins = coins_of(view, known)
    wide, tall = ALONE
    # Names of cells stand to the left of their coins.
    drawn, high = board(style, coins, ACTS[view.seen.act].square, wide - 2 * BESIDE, tall)
    parts = [box(0, 0, wide, tall, style["table"], 14), at(BESIDE, (tall - high) / 2, drawn)]
    title = f"{style.say('game-rokumon')}: {status_line(style, view, known)}"
    return Scene(wide, tall, title, description(style, known, coins), "".join(parts), {})


def coins_of(view: RokumonView, known: dict[str, Any]) -> list[Coin]:
    """The coins as they lie, or those that are dealt so far."""
    p = view.seen
    if not known["coins"]:
        cells = cells_of(p)
        return [
            Coin(CELLS[cells[k]], COLOURS[FLIPPED if pips == p.flip else colour_of(pips)], pips, ())
            for k, pips in enumerate(known["dealt"])
        ]
    values = ACTS[p.act].values
    line = winning_line(view)
    fight = known["fight"]["cell"] if known["fight"] else None
    found = []
    for k, coin in enumerate(known["coins"]):
        stack = [
            DrawnWarrior(
                clan=warrior["clan"],
                value=None if values == UNUSED else warrior["value"] or "?",
                face_down=values == HIDDEN and not warrior["shown"],
                could_be=warrior["could_be"],
            )
            for warrior in coin["stack"]
        ]
        mark = "fight" if coin["cell"] == fight else None
        if coin["cell"] == known["locked"]:
            mark = "lock"
        found.append(
            Coin(coin["cell"], coin["colour"], coin["pips"], stack, mark, line >> k & 1 == 1)
        )
    return found


def winning_line(view: RokumonView) -> int:
    """The coins of the line or the stack that won, as a mask."""
    p = view.seen
    if p.outcome() is None or p.winner < 0:
        return 0
    held = int(p.top(p.winner))
    mask = 0
    for line in p.board.lines:
        if line & held == line:
            mask |= line
    if p.triple < p.board.coins:
        mask |= 1 << p.triple
    return mask


def _won(view: RokumonView, clan: int) -> bool:
    """Whether a clan has won the game, not only an act of it."""
    return view.seen.outcome() is not None and view.seen.winner == clan


def _head(style: Style, view: RokumonView, status: str) -> list[str]:
    p = view.seen
    game = style.say("game-rokumon")
    parts = [words(game, MARGIN + 2, 51, 40, style["ink"], weight=700, font=style.title)]
    left = MARGIN + 41 + length(game, 40)
    if p.setting.campaign:
        for act in range(1, LAST_ACT + 1):
            now = act == p.act
            fill = style["gold"] if now else style["line"] if act < p.act else style["panel"]
            ink = style["gold_ink"] if now else style["ink"]
            parts.append(disc(left, 38, 15, fill, stroke=style["line"], stroke_width=1.5))
            parts.append(
                words(str(act), left, 43.5, 16, ink, anchor="middle", weight=700, font=style.title)
            )
            left += 35
    title = style.say("rokumon-act", act=p.act, name=style.word(f"act-{p.act}")).rstrip(".。")
    parts.append(words(title, left, 44, 18, style["ink"], font=style.title, width=260))
    left += min(260, length(title, 18)) + 20
    right = WIDTH - MARGIN
    room = right - left
    parts.append(headline(status, right, 45, 21, style["accent"], style.title, room))
    return parts


def _side(
    style: Style, view: RokumonView, known: dict[str, Any], number: int, y: float
) -> list[str]:
    """A clan: its supply, tokens, Surprise, and the acts it has won."""
    clan = known["clans"][number]
    look = data("rokumon")["clans"][clan["clan"]]
    wide = WIDTH - 2 * MARGIN
    acting = known["clan"] == clan["clan"] or _won(view, number)
    edge, weight = (style["gold"], 3.5) if acting else (style["line"], 1.2)
    x = MARGIN
    parts = [
        box(x, y, wide, STRIP, style["panel"], 10, stroke=edge, stroke_width=weight),
        box(x + 5, y + 5, STRIP - 10, STRIP - 10, look["fill"], 7, stroke=look["deep"]),
        crest(clan["clan"], x + STRIP / 2, y + STRIP / 2, 2.9, look["on"]),
    ]
    name, below = _who(style, view, clan)
    x += STRIP + 14
    parts.append(words(name, x, y + 48, 25, style["ink"], weight=700, font=style.title, width=180))
    parts.append(words(below, x, y + 74, 16, style["muted"], width=180))
    x += 214
    parts += _supply(style, view, clan, x, y)
    x += 304
    parts += _tokens(style, known, clan, number, x, y)
    right = WIDTH - MARGIN - 24
    if ACTS[view.seen.act].surprises:
        parts += _surprise(style, clan["surprised"], right - 155, y)
    if view.seen.setting.campaign:
        parts.append(_label(style, "draw.acts-won", right, y, 82, "end"))
        parts.append(
            words(
                str(clan["won"]),
                right,
                y + 78,
                36,
                style["ink"],
                anchor="end",
                weight=700,
                font=style.title,
            )
        )
    return parts


def _label(style: Style, key: str, x: float, y: float, wide: float, anchor: str = "start") -> str:
    return words(style.say(key), x, y + 29, 15, style["muted"], anchor=anchor, width=wide)


def _who(style: Style, view: RokumonView, clan: dict[str, Any]) -> tuple[str, str]:
    """What the clan's player is called, and what stands below that."""
    name = style.say(f"clan-{clan['clan']}")
    seat = clan["seat"]
    if seat is None:
        return name, style.say("draw.taroma")
    return style.who(seat, name, seen=seat == view.seat)


def _supply(style: Style, view: RokumonView, clan: dict[str, Any], x: float, y: float) -> list[str]:
    values = ACTS[view.seen.act].values
    parts = [_label(style, "draw.supply", x, y, 290)]
    for k, value in enumerate(clan["supply"]):
        warrior = DrawnWarrior(clan["clan"], None if values == UNUSED else value, values == HIDDEN)
        parts.append(piece(style, warrior, x + 27 + 60 * k, y + 60, 0.6))
    if not clan["supply"]:
        parts.append(words("–", x, y + 66, 20, style["muted"]))
    return parts


def _tokens(
    style: Style, known: dict[str, Any], clan: dict[str, Any], number: int, x: float, y: float
) -> list[str]:
    """Revenge tokens: full ones can be used, hollow ones are spent; those added to a fight."""
    fight = known["fight"]
    added = fight["added"][number] if fight else 0
    if not (clan["tokens"] or clan["spent"] or added):
        return []
    parts = [_label(style, "draw.tokens", x, y, 130)]
    for k in range(clan["tokens"] + clan["spent"]):
        fresh = k < clan["tokens"]
        parts.append(
            disc(
                x + 11 + 25 * k,
                y + 60,
                10,
                style["accent"] if fresh else "none",
                stroke=style["accent"],
                stroke_width=2,
                stroke_dasharray=None if fresh else "3 3",
            )
        )
        if fresh:
            parts.append(marks.icon(style, "fight", x + 11 + 25 * k, y + 60, 0.5, style["panel"]))
    if added:
        text = style.say("draw.added", count=added)
        parts.append(words(text, x, y + 92, 15, style["accent"], weight=700, width=250))
    return parts


def _surprise(style: Style, used: bool, x: float, y: float) -> list[str]:
    key = "draw.surprise-used" if used else "draw.surprise"
    fill = style["line"] if used else style["gold"]
    return [
        _label(style, key, x, y, 128, "middle"),
        marks.icon(style, "surprise", x, y + 62, 1.5, fill),
    ]


def status_line(style: Style, view: RokumonView, known: dict[str, Any]) -> str:
    """What happens now, or how it ended."""
    outcome = view.seen.outcome()
    if outcome is not None:
        return say(outcome.reason, style.language, with_rule=False, players=Players(style.names))
    clan = style.word(f"clan-{known['clan']}") if known["clan"] else ""
    cell = known["fight"]["cell"] if known["fight"] else ""
    return style.capital(STATUS[known["phase"]], clan=clan, cell=cell)


def description(style: Style, known: dict[str, Any], coins: Sequence[Coin]) -> str:
    """The picture in words, for those who do not see it."""
    told = []
    for coin in coins:
        colour = style.word(f"coin-{coin.colour}")
        stack = style.joined([warrior_name(style, warrior) for warrior in coin.stack])
        key = "draw.told-stack" if stack else "draw.told-coin"
        told.append(style.say(key, cell=coin.cell, colour=colour, pips=coin.pips, stack=stack))
    for clan in known["clans"]:
        name = style.word(f"clan-{clan['clan']}")
        told.append(
            style.say("draw.told-clan", clan=name, count=len(clan["supply"]), tokens=clan["tokens"])
        )
    return " ".join(told)


def warrior_name(style: Style, warrior: DrawnWarrior) -> str:
    """A warrior in words: its clan, and its value where that counts."""
    clan = style.say(f"clan-{warrior.clan}")
    return clan if warrior.value is None else f"{clan} {warrior.value}"
