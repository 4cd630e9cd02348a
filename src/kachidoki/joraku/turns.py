"""Joraku's state on the contract: whose decision is next, what is open, what follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from kachidoki.core.action import Action
from kachidoki.core.contract import CHANCE, Outcome
from kachidoki.core.event import Log
from kachidoki.joraku import actions, march, notation, place, recruit, skirmish
from kachidoki.joraku.actions import END, choices
from kachidoki.joraku.outcome import final_outcome
from kachidoki.joraku.prestige import prestige
from kachidoki.joraku.state import (
    CHOOSING,
    DEALING,
    DISCARDING,
    DRAFTING,
    DRAW_DAIMYOS,
    DRAW_VARIANTS,
    HOUSES,
    MARCHING,
    NOBODY,
    OVER,
    PASSING,
    PLACING,
    PLAYING,
    Pieces,
)
from kachidoki.joraku.view import JorakuView, hide

_CHANCE_ACTS: Final = (CHANCE,)
_NOBODY_ACTS: Final[tuple[int, ...]] = ()
_ALONE: Final = [(seat,) for seat in range(4)]
_TOGETHER: Final = [tuple(s for s in range(4) if mask >> s & 1) for mask in range(16)]


@final
@mypyc_attr(free_list_len=1)
class JorakuState(Pieces):
    """Where a game of Joraku stands.

    States are equal if they are of equal games and every card, piece and point is in the same
    place, hidden ones included. A state changes as it is played on: put a copy into a set.
    """

    def to_act(self) -> tuple[int, ...]:
        """Whose decision is next; several seats while they choose in secret."""
        if self.seat >= 0:
            return _ALONE[self.seat]
        if self.pending:
            return _TOGETHER[self.pending]
        if self.phase == OVER:
            return _NOBODY_ACTS
        return _CHANCE_ACTS

    def legal(self, seat: i64) -> tuple[Action, ...]:
        """What a seat may do now, in a fixed order."""
        mask = self.choice_mask(seat)
        if mask == 0:
            return ()
        return choices(self.kind(seat), mask)

    def choice_mask(self, seat: i64) -> i64:
        """The choices of a seat as a mask; what the bits mean is said by `kind`."""
        if seat == self.seat:
            return self.open  # chance's too: its number is that of nobody
        if seat >= 0 and self.pending >> seat & 1:
            if self.phase == DRAFTING:
                return self.gave(seat)
            return self.hand(seat)
        return 0

    def kind(self, seat: i64) -> i64:
        """The kind of decision a seat takes in this phase."""
        phase = self.phase
        if phase == MARCHING:
            return actions.MARCH
        if phase == PLACING:
            return actions.PUT
        if phase == CHOOSING:
            return actions.MODE
        if phase == PLAYING:
            return actions.PLAY_FOR + seat if self.setting.shape == HOUSES else actions.PLAY
        if phase == DEALING:
            return actions.DEAL
        if phase == PASSING:
            if not self.setting.pass_both:
                return actions.PASS
            return actions.PASS_LEFT if self.gave(seat) == 0 else actions.PASS_RIGHT
        if phase == DRAFTING:
            return actions.DRAFT
        if phase == DISCARDING:
            return actions.DISCARD
        return actions.DRAW_DAIMYO if phase == DRAW_DAIMYOS else actions.DRAW_VARIANT

    def step(self, seat: i64, action: Action, log: Log | None = None) -> None:
        """Take an action; trusts that it is legal."""
        self.apply(seat, action.bit, log)

    def apply(self, seat: i64, bit: i64, log: Log | None) -> None:
        """Take the choice of a bit: `step` for those who think in masks."""
        phase = self.phase
        if phase == MARCHING:
            if bit == END:
                self.end_turn(log)
            else:
                march.step(self, bit, log)
        elif phase == PLACING:
            if bit == END:
                self.end_turn(log)
            else:
                place.put(self, bit, log)
        elif phase == CHOOSING:
            skirmish.choose(self, bit, log)
        elif phase == PLAYING:
            skirmish.play_card(self, bit % 21, bit >= 21, log)
        elif phase == DEALING:
            recruit.deal(self, bit, log)
        elif phase == PASSING:
            recruit.pass_card(self, seat, bit, log)
        elif phase == DRAFTING:
            recruit.draft(self, seat, bit, log)
        elif phase == DISCARDING:
            recruit.discard(self, seat, bit, log)
        elif phase == DRAW_DAIMYOS:
            recruit.draw_daimyo(self, bit, log)
        elif phase == DRAW_VARIANTS:  # pragma: no branch (when it is over, nobody acts)
            recruit.draw_variant(self, bit, log)

    def end_turn(self, log: Log | None) -> None:
        """End a turn, and with the last one the round, and with the last one the game."""
        if not skirmish.end_turn(self, log):
            return
        prestige(self, log)
        if self.round < 2:
            recruit.begin_round(self, log)
            return
        self.phase = OVER
        self.seat = NOBODY
        self.open = 0
        if log is not None:
            log.append(final_outcome(self).reason)

    def in_turn(self) -> tuple[int, ...]:
        """Whose turn is under way: from the card to the end of its effect.

        Picking a card in secret is a turn; where two are passed, both together are one.
        """
        if self.seat >= 0:
            return _NOBODY_ACTS if self.phase == PLAYING else _ALONE[self.seat]
        if self.phase != PASSING:
            return _NOBODY_ACTS
        pending = _TOGETHER[self.pending]
        return tuple([seat for seat in pending if recruit.chosen_to_pass(self, seat) > 0])

    def loose(self, seat: i64) -> int:
        """How many of a seat's last actions can still be taken back.

        A played card is seen by all and stays; the steps of its effect can be taken back
        until the end of the turn [R12], and a secret choice until all have chosen.
        """
        phase = self.phase
        if phase == PASSING:
            return recruit.chosen_to_pass(self, seat)
        if phase in (DRAFTING, DISCARDING):
            return 0 if self.pending >> seat & 1 else 1
        return self.steps if seat == self.seat else 0

    def answer_loose(self) -> bool:
        """Never: whatever ends a turn here shows a card or leads to one."""
        return False

    def took_back(self, seat: i64) -> None:
        """Nothing to note: steps can be taken back as often as one likes."""

    def outcome(self) -> Outcome | None:
        """Points, places and the reason, once the game is over."""
        return final_outcome(self) if self.phase == OVER else None

    def copy(self) -> JorakuState:
        """An independent state."""
        other = JorakuState(self.setting)
        other.copy_pieces(self)
        return other

    def pieces(self) -> Mapping[str, int]:
        """What never changes: ten Samurai a colour, one Daimyo each, 21 cards."""
        return notation.pieces(self)

    def position(self) -> str:
        """The whole state as one line."""
        return notation.position(self)

    def view(self, seat: int | None) -> JorakuView:
        """What a seat, or a spectator, may know."""
        seen = self.copy()
        hide(seen, NOBODY if seat is None else seat)
        return JorakuView(seat, seen)

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, JorakuState)
            and self.contents() == other.contents()
            and self.setting == other.setting
        )

    def __hash__(self) -> int:
        return hash(self.contents())

    def __repr__(self) -> str:
        return f"<JorakuState {self.position()}>"
