"""What the seats of a game have been told so far: the other half of an information state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import final

from kachidoki.core import Event, Game, Rng, State, View
from kachidoki.core.event import Log
from kachidoki.rl.encode import Encoding
from kachidoki.rl.part import Bytes


def told(event: Event) -> str:
    """An event as one line."""
    return " ".join([event.key, *(f"{name}={fact}" for name, fact in event.facts.items())])


@final
class Memory:
    """Everything that each seat of one game has seen, in order.

    It is told of each step: the state before, what happened, and the state after. A copy goes on
    from there by itself.
    """

    def __init__(self, encoding: Encoding, seats: int, log: Log | None = None) -> None:
        self._encoding = encoding
        self._seats = seats
        self._events: Log = list(log or ())
        self._earlier: tuple[tuple[View, ...], ...] = ((),) * seats

    def copy(self) -> Memory:
        """The same memory, apart from this one."""
        other = Memory(self._encoding, self._seats, self._events)
        other._earlier = self._earlier
        return other

    def note(self, before: State, log: Log, after: State) -> None:
        """Remember a step; at the end of a chapter, also what every seat knew in it."""
        self._events += log
        chapter = self._encoding.game.chapter
        if chapter(before) not in (-1, chapter(after)):
            self._earlier = tuple(
                (*views, before.view(seat)) for seat, views in enumerate(self._earlier)
            )

    def earlier(self, seat: int) -> Sequence[View]:
        """The last views that a seat had in each chapter before."""
        return self._earlier[seat]

    def known_to(self, seat: int, game: Game, rng: Rng) -> Memory:
        """A memory of only what a seat was told, which reads the same to that seat.

        The others keep what they learned together with it. Of the secrets that they were told
        nothing is left; what they knew in earlier chapters is imagined.
        """
        told = (event.seen_by(seat) for event in self._events)
        other = Memory(self._encoding, self._seats, [event for event in told if event is not None])
        known = self._earlier[seat]
        dreamt = [game.imagine(view, rng) for view in known]
        other._earlier = tuple(
            known if each == seat else tuple(state.view(each) for state in dreamt)
            for each in range(self._seats)
        )
        return other

    def tensor(self, view: View, out: Bytes | None = None) -> Bytes:
        """The information state as numbers."""
        return self._encoding.information(view, self._earlier[view.seat or 0], out)

    def text(self, view: View) -> str:
        """The information state as text: all that the seat was told, then what it knows now.

        Equal texts mean that the seat cannot tell the two games apart, and that it did the same
        in both.
        """
        seen = (event.seen_by(view.seat) for event in self._events)
        return "\n".join([*(told(event) for event in seen if event is not None), repr(view)])
