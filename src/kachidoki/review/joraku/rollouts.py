"""Playing imagined worlds of Joraku on to the end of their round, to see what came of a choice.

A choice is a whole one: a card with all that its turn does on the map, or all the cards that a seat
passes. After it everybody plays on by `QuickPlay`, and at the end of the round `worth` says what
the board promises; at the end of the game somebody has won.
"""

from __future__ import annotations

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.joraku.quick_play import QuickPlay
from kachidoki.bots.joraku.worth import chances, winner
from kachidoki.core.rng import Rng
from kachidoki.joraku.cards import nth
from kachidoki.joraku.state import NOBODY, OVER
from kachidoki.joraku.turns import JorakuState


@final
class Choice:
    """All that a seat does in one go: bits to take, and where that leaves the armies.

    With a board only the first bit, the card, is taken in a world; the armies then stand as on the
    board, and the turn ends.
    """

    def __init__(self, bits: list[i64], board: JorakuState | None) -> None:
        self.bits = bits
        self.board = board

    def carry_out(self, p: JorakuState, seat: i64) -> None:
        """Do it in a world."""
        if self.board is None:
            for bit in self.bits:
                p.apply(seat, bit, None)
            return
        p.apply(seat, self.bits[0], None)
        p.army0 = self.board.army0
        p.army1 = self.board.army1
        p.army2 = self.board.army2
        p.army3 = self.board.army3
        p.end_turn(None)


@final
class Rollouts:
    """Plays worlds of one round of one game on."""

    def __init__(self, p: JorakuState) -> None:
        self.quick_play = QuickPlay(p)
        self.round = p.round
        self.seats = p.setting.seats
        self.reward: vec[float] = vec[float]([0.0] * 4)
        self.rng = Rng(b"")

    def play_on(self, p: JorakuState) -> None:
        """Everybody plays until the round is over."""
        while p.phase != OVER and p.round == self.round:
            if p.seat != NOBODY:
                self.quick_play.take_turn(p, self.rng)
            elif p.pending:
                self.quick_play.give(p, nth(p.pending, 0), self.rng)
            else:
                return

    def settle(self, p: JorakuState) -> None:
        """Write each seat's chance once the round is over; a game that is over has a winner."""
        if p.phase != OVER:
            chances(p, self.reward)
            return
        for seat in range(self.seats):
            self.reward[seat] = 0.0
        self.reward[winner(p)] = 1.0

    def values(
        self, worlds: list[JorakuState], dice: list[i64], seat: i64, choice: Choice | None, to: i64
    ) -> list[float]:
        """What a choice of a seat (None: whatever comes) is worth to a seat in each world.

        `dice` has the state of the generator for each world, so that other choices can be tried in
        the same worlds with the same dice.
        """
        found: list[float] = []
        for k in range(len(worlds)):
            p = worlds[k].copy()
            self.rng.state = dice[k]
            if choice is not None:
                choice.carry_out(p, seat)
            self.play_on(p)
            self.settle(p)
            found.append(self.reward[to])
        return found

    def vectors(
        self, world: JorakuState, dice: list[i64], seat: i64, choice: Choice | None
    ) -> list[list[float]]:
        """In one world: what everybody has after each throw of the dice, by seat."""
        found: list[list[float]] = [[] for _ in range(self.seats)]
        for k in range(len(dice)):
            p = world.copy()
            self.rng.state = dice[k]
            if choice is not None:
                choice.carry_out(p, seat)
            self.play_on(p)
            self.settle(p)
            for to in range(self.seats):
                found[to].append(self.reward[to])
        return found

    def skirmishes_won(
        self, worlds: list[JorakuState], dice: list[i64], seat: i64, choice: Choice
    ) -> int:
        """In how many worlds the seat wins the skirmish that it plays a card in."""
        won = 0
        for k in range(len(worlds)):
            p = worlds[k].copy()
            self.rng.state = dice[k]
            skirmish = p.skirmish
            choice.carry_out(p, seat)
            while p.phase != OVER and p.round == self.round and p.skirmish == skirmish:
                self.quick_play.take_turn(p, self.rng)
            if p.lead == seat:
                won += 1
        return won
