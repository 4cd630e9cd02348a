"""What somebody wishes for: a new table's game, its clock and who sits where, or an open seat."""

from __future__ import annotations

from collections.abc import Collection

from kachidoki import bots, catalog
from kachidoki.core import BadOption, Game
from kachidoki.joraku import Board
from kachidoki.protocol import NewTable, Refusal, SeatWish
from kachidoki.server.tables.commands import check_bot, check_seat
from kachidoki.server.tables.hosted_table import HostedTable
from kachidoki.server.tables.table_sheet import Chair


def game_of(wish: NewTable) -> Game:
    """The game that somebody wishes for."""
    options: dict[str, object] = dict(wish.options)
    try:
        if wish.board is not None:
            options["board"] = Board.from_toml(wish.board, "the board")
        return catalog.find(wish.game, options)
    except BadOption as error:
        raise Refusal("bad-option", str(error), list(catalog.GAMES)) from None


def check_clock(wish: NewTable) -> None:
    """A clock needs a limit, and a bot that can play at zero."""
    clock = wish.clock
    assert clock is not None
    if clock.game is None and clock.move is None:
        raise Refusal("bad-option", "a clock needs a limit: game, move or both")
    check_bot(clock.bot)


def chairs_of(wish: NewTable, seats: int, holder: str, own_bots: Collection[str]) -> list[Chair]:
    """Who sits where at first."""
    wishes = wish.seats
    if wishes is None:
        wishes = [SeatWish(kind="me"), *[SeatWish(kind="open")] * (seats - 1)]
    if len(wishes) != seats:
        raise Refusal("bad-option", f"{len(wishes)} seats are given, the game has {seats}")
    chairs = []
    for each in wishes:
        if each.kind == "bot":
            level = each.bot or bots.LEVELS[len(bots.LEVELS) // 2]
            check_bot(level, own_bots)
            chairs.append(Chair(kind="bot", name=level, bot=level))
        elif each.kind == "me":
            chairs.append(Chair(kind="person", name=each.name or wish.name, holder=holder))
        else:
            chairs.append(Chair())
    return chairs


def open_seat(hosted: HostedTable, wanted: int | None) -> int:
    """A free seat: the one that is wanted, or the first."""
    free = [seat for seat, chair in enumerate(hosted.sheet.chairs) if chair.kind == "open"]
    if wanted is not None:
        check_seat(hosted, wanted)
        if wanted not in free:
            raise Refusal("seat-taken", f"seat {wanted} is taken", [*map(str, free)])
        return wanted
    if not free:
        raise Refusal("seat-taken", "all seats are taken; you may watch")
    return free[0]
