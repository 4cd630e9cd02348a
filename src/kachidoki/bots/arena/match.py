"""One game of an arena: the deal of its block, the bots timed."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass

from kachidoki.bots.arena.schedule import Lineup, Schedule, Seating
from kachidoki.bots.bot import Bot, find
from kachidoki.bots.simulate import play_trusted
from kachidoki.bots.thinking import CLOCK
from kachidoki.core import Action, Record, Rng, View


@dataclass(frozen=True)
class Played:
    """How a game of an arena ended; lists are a seat each, times in seconds."""

    block: int
    rotation: int
    lineup: Lineup
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    ranking: tuple[int, ...]
    steps: int
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    longest: tuple[float, ...]

    def as_dict(self) -> dict[str, object]:
        """As the resume file keeps it."""
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, object]) -> Played:
        """The other way round; raises TypeError or ValueError on anything else."""
        found = {name: tuple(v) if isinstance(v, list) else v for name, v in data.items()}
        played = cls(**found)  # type: ignore[arg-type]  # checked below
        seats = range(len(played.lineup))
        whole = [played.block, played.rotation, played.steps, *played.winners]
        whole += [*played.scores, *played.ranking, *played.moves]
        spent = played.seconds + played.longest
        lists = (played.scores, played.ranking, played.moves, played.seconds, played.longest)
        if (
            not all(type(number) is int for number in whole)
            or not all(isinstance(number, int | float) for number in spent)
            or any(len(items) != len(seats) for items in lists)
            or sorted(played.ranking) != list(seats)
            or not set(played.winners) <= set(seats)
        ):
            raise ValueError("not a game of an arena")
        return played

    def points(self) -> list[float]:
        """One win shared by the winners; nobody has won: by all, but none for a solo player."""
        seats = len(self.lineup)
        if not self.winners:
            return [1 / seats if seats > 1 else 0.0] * seats
        share = 1 / len(self.winners)
        return [share if seat in self.winners else 0.0 for seat in range(seats)]

    def ahead(self, seat: int, other: int) -> float:
        """Whether a seat finished ahead of another: 1, 0, or a half for equals."""
        if not self.winners or {seat, other} <= set(self.winners):
            return 0.5
        return float(self.ranking.index(seat) < self.ranking.index(other))

    def margin(self, seat: int) -> int | None:
        """Points more than the best of the others; None in a solo game."""
        others = [score for other, score in enumerate(self.scores) if other != seat]
        return self.scores[seat] - max(others) if others else None


class Timed:
    """A bot whose time is counted: the processor's, so that other programs cost nobody strength."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.moves = 0
        self.seconds = 0.0
        self.longest = 0.0

    def __call__(self, view: View, rng: Rng) -> Action:
        """What the bot chooses."""
        before = CLOCK.set(time.thread_time)
        began = time.thread_time()
        try:
            action = self.bot(view, rng)
        finally:
            CLOCK.reset(before)
        spent = time.thread_time() - began
        self.moves += 1
        self.seconds += spent
        self.longest = max(self.longest, spent)
        return action


class Hall:
    """Plays the games of a plan; each process has one."""

    def __init__(self, plan: Schedule) -> None:
        self.plan = plan
        self.game = plan.make_game()
        self.bots = {name: find(name) for name in plan.bots}

    def play(self, seating: Seating) -> Played:
        """Play a game."""
        return self.play_recorded(seating)[1]

    def play_recorded(self, seating: Seating) -> tuple[Record, Played]:
        """Play a game and keep its record too.

        The deal comes from the arena's seed and the block alone; a bot's own chances also from
        its seat and name, so that two of a kind at one table do not think alike.
        """
        where = b"%d %d" % (self.plan.seed, seating.block)
        deal = hashlib.sha256(b"kachidoki arena deal " + where).digest()[:16]
        rngs = [
            Rng(b"kachidoki arena bot %b %d %b" % (where, seat, name.encode()))
            for seat, name in enumerate(seating.lineup)
        ]
        bots = [Timed(self.bots[name]) for name in seating.lineup]
        record, outcome = play_trusted(self.game, bots, deal, rngs)
        played = Played(
            block=seating.block,
            rotation=seating.rotation,
            lineup=seating.lineup,
            winners=outcome.winners,
            scores=outcome.scores,
            ranking=outcome.ranking,
            steps=len(record.lines),
            moves=tuple(bot.moves for bot in bots),
            seconds=tuple(round(bot.seconds, 6) for bot in bots),
            longest=tuple(round(bot.longest, 6) for bot in bots),
        )
        return record, played
