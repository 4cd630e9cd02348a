"""Many games of Rokumon in one place, stepped one after the other inside compiled code."""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kachidoki.core.action import Action
from kachidoki.core.contract import CHANCE
from kachidoki.core.rng import Rng
from kachidoki.rl.joraku_batch import NO_SEAT
from kachidoki.rl.rokumon_writer import RokumonWriter
from kachidoki.rokumon.state import OVER
from kachidoki.rokumon.turns import RokumonState


@final
class RokumonBatch:
    """States of games, and memory that tells for each game who is to act and what it knows."""

    def __init__(
        self,
        start: RokumonState,
        games: i64,
        size: i64,
        writer: RokumonWriter,
        actions: list[Action],
        observations: vec[u8],
        masks: vec[u8],
        seats: vec[u8],
    ) -> None:
        self.start = start
        self.states: list[RokumonState] = [start.copy() for _ in range(games)]
        self.rngs: list[Rng] = [Rng(b"") for _ in range(games)]
        self.size = size  # of an observation
        self.writer = writer
        self.actions = actions  # by their places in masks
        self.observations = observations
        self.masks = masks
        self.seats = seats  # who is to act; 255 when the game is over

    def begin(self, game: i64, seed: bytes) -> None:
        """Begin a game anew; the seed fixes what chance draws."""
        self.states[game] = self.start.copy()
        self.rngs[game] = Rng(seed)
        self.go_on(game)

    def step(self, game: i64, place: i64) -> None:
        """Take an action, by its place in masks, for the seat that is to act."""
        at = game * self.writer.actions + place
        if not 0 <= place < self.writer.actions or self.masks[at] == u8(0):
            raise ValueError(f"game {game}: action {place} is not open now")
        self.states[game].step(i64(self.seats[game]), self.actions[place], None)
        self.go_on(game)

    def step_all(self, places: list[int]) -> None:
        """Take an action in every game that is not over."""
        for game in range(len(places)):
            if i64(self.seats[game]) != NO_SEAT:
                self.step(game, places[game])

    def go_on(self, game: i64) -> None:
        """Let chance draw until somebody is to act, and write what that seat knows."""
        state = self.states[game]
        rng = self.rngs[game]
        while state.clan < 0 and state.phase != OVER:
            draws = state.legal(CHANCE)
            state.step(CHANCE, draws[rng.below(len(draws))], None)
        if state.phase == OVER:
            self.seats[game] = u8(NO_SEAT)
            return
        seat = state.seat_of(state.clan)
        seen = state.view(int(seat)).seen
        self.seats[game] = u8(seat)
        self.writer.observation(seen, seat, self.observations, game * self.size)
        self.writer.mask(seen.legal(seat), self.masks, game * self.writer.actions)
