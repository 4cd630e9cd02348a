"""All that goes to a seat, for tests of secrecy in every game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kachidoki.core import CHANCE, Game, IllegalAction, Rng, play
from kachidoki.core.laws import bytes_of, log_bytes
from kachidoki.rokumon.state import Past

Line = tuple[int, str]


def fields(state: object) -> list[str]:
    """The names of all plain fields of a state."""
    return [name for name in dir(state) if isinstance(getattr(state, name), int | tuple)]


def history(state: object) -> list[tuple[int, int]]:
    """The positions that a state remembers for [K9], if it does."""
    found = []
    past = getattr(state, "past", None)
    while isinstance(past, Past):
        found.append((past.owners, past.values))
        past = past.earlier
    return found


def received(
    game: Game, lines: list[Line], seat: int | None, tries: bytes
) -> Iterator[list[bytes]]:
    """Line by line: events, view, choices, refusals, and what a bot could reach.

    What belongs to a line does not depend on later ones: the beginning of a game gives the
    beginning of what the whole game gives.
    """
    state = game.start()
    rng = Rng(tries)
    for who, text in lines:
        log = play(state, who, game.actions.parse(text))
        seen = [event for event in (e.seen_by(seat) for e in log) if event is not None]
        view: Any = state.view(seat)
        got = [log_bytes(seen) + bytes_of(view.as_dict()) + bytes_of(repr(view))]
        got.append(bytes_of([getattr(view.seen, name) for name in fields(view.seen)]))
        got.append(bytes_of(history(view.seen)))
        seats = (CHANCE, *range(game.seats))
        got.append(bytes_of([str(action) for s in seats for action in view.seen.legal(s)]))
        if seat is not None:
            got.append(bytes_of([str(action) for action in state.legal(seat)]))
            got.append(bytes_of(state.loose(seat)))
            stray = game.actions.all[rng.below(len(game.actions))]
            if stray not in state.legal(seat):
                with pytest.raises(IllegalAction) as refusal:
                    play(state, seat, stray)
                got.append(str(refusal.value).encode())
        yield got
