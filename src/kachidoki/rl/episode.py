"""One game under way, as all doors drive it: chance draws by itself, from a seed."""

from __future__ import annotations

from typing import Final, final

from kachidoki.core import CHANCE, Action, Game, Rng, State
from kachidoki.core.event import Log
from kachidoki.rl import rewards
from kachidoki.rl.encode import Encoding, encoding_of
from kachidoki.rl.memory import Memory
from kachidoki.rl.part import Bytes

NOBODY: Final = -1


def seed_bytes(seed: int) -> bytes:
    """What chance draws from: the same in every door."""
    return b"kachidoki episode %d" % seed


@final
class Episode:
    """A game from a seed, stepped by the places of actions in masks.

    Seats that choose at the same time choose one after the other, the lowest first; nobody is
    told anything of it before all have chosen. With `remembering` every seat's information state
    can be asked for.
    """

    def __init__(
        self, game: Game, seed: int, kind: str = "rank", remembering: bool = False
    ) -> None:
        self.game = game
        self.encoding: Encoding = encoding_of(game)
        self.kind = kind
        log: Log | None = [] if remembering else None
        self.state: State = game.start(log)
        self.memory = Memory(self.encoding, game.seats, log) if remembering else None
        self.rng = Rng(seed_bytes(seed))
        self.acting: tuple[int, ...] = ()
        self.seat = NOBODY  # whose choice is next; -1 when the game is over
        self._let_chance_draw()
        self._points = rewards.standing(self.state, game.seats) if kind == "points" else []

    def observe(self, seat: int, out: Bytes | None = None) -> Bytes:
        """What a seat knows."""
        return self.encoding.observe(self.state.view(seat), out)

    def mask(self, seat: int, out: Bytes | None = None) -> Bytes:
        """What a seat may do now; for whoever is not asked yet, what it will be asked."""
        return self.encoding.mask(self.state.view(seat), out)

    def step(self, place: int) -> list[float] | None:
        """Take an action for the seat whose choice is next; returns rewards, if there are any."""
        return self.step_of(self.acting[0], place)

    def step_of(self, seat: int, place: int) -> list[float] | None:
        """Take an action for one of the seats that are to act."""
        action, state = self.action(seat, place), self.state
        if self.memory is None:
            state.step(seat, action)
        else:
            self._remembered(seat, action)
        acting = state.to_act()
        if acting and acting[0] != CHANCE:
            self.acting, self.seat = acting, acting[0]
        else:
            self._let_chance_draw()
        if self.kind == "points":
            before, self._points = self._points, rewards.standing(state, self.game.seats)
            return [now - then for now, then in zip(self._points, before, strict=True)]
        if self.acting:
            return None
        outcome = state.outcome()
        return rewards.at_the_end(outcome, self.kind) if outcome else None

    def is_legal(self, place: int) -> bool:
        """Whether the seat whose choice is next may take the action at a place in masks."""
        actions = self.encoding.actions
        return 0 <= place < len(actions) and actions[place] in self.state.legal(self.acting[0])

    def action(self, seat: int, place: int) -> Action:
        """The action at a place in masks, if the seat may take it now."""
        actions = self.encoding.actions
        if 0 <= place < len(actions):
            action = actions[place]
            if action in self.state.legal(seat):
                return action
        raise ValueError(f"action {place} is not open to seat {seat} now")

    def _remembered(self, seat: int, action: Action) -> None:
        assert self.memory is not None
        before = self.state.copy()
        log: Log = []
        self.state.step(seat, action, log)
        self.memory.note(before, log, self.state)

    def _let_chance_draw(self) -> None:
        state = self.state
        take = state.step if self.memory is None else self._remembered
        acting = state.to_act()
        while acting and acting[0] == CHANCE:
            draws = state.legal(CHANCE)
            take(CHANCE, draws[self.rng.below(len(draws))])
            acting = state.to_act()
        self.acting = acting
        self.seat = acting[0] if acting else NOBODY
