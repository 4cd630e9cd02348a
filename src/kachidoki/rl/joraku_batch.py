"""Many games of Joraku in one place, stepped one after the other inside compiled code."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kachidoki.core.rng import Rng
from kachidoki.joraku.cards import count, lowest, nth
from kachidoki.joraku.state import NOBODY, OVER
from kachidoki.joraku.turns import JorakuState
from kachidoki.rl.joraku_writer import MaskWriter, write_observation

NO_SEAT: Final[i64] = 255


@final
class JorakuBatch:
    """States of games, and memory that tells for each game who is to act and what it knows."""

    def __init__(
        self,
        start: JorakuState,
        games: i64,
        size: i64,
        mask: MaskWriter,
        bits: list[i64],
        observations: vec[u8],
        masks: vec[u8],
        seats: vec[u8],
    ) -> None:
        self.start = start
        self.states: list[JorakuState] = [start.copy() for _ in range(games)]
        self.rngs: list[Rng] = [Rng(b"") for _ in range(games)]
        self.size = size  # of an observation
        self.mask = mask
        self.bits = bits  # which choice an action is, by its place in masks
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
        at = game * self.mask.size + place
        if not 0 <= place < self.mask.size or self.masks[at] == u8(0):
            raise ValueError(f"game {game}: action {place} is not open now")
        self.states[game].apply(i64(self.seats[game]), self.bits[place], None)
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
        while state.seat == NOBODY and state.pending == 0 and state.phase != OVER:
            mask = state.open
            state.apply(NOBODY, nth(mask, rng.below(count(mask))), None)
        if state.phase == OVER:
            self.seats[game] = u8(NO_SEAT)
            return
        seat = state.seat if state.seat >= 0 else lowest(state.pending)
        seen = state.view(int(seat)).seen
        self.seats[game] = u8(seat)
        write_observation(seen, seat, self.observations, game * self.size)
        self.mask.write(seen, seat, self.masks, game * self.mask.size)
