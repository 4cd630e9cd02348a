"""Many games between bots, and what came of them."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from kachidoki.bots.bot import checked
from kachidoki.bots.own_bots import Chooser
from kachidoki.core import CHANCE, Dealer, Game, Outcome, Record, Rng, commitment
from kachidoki.core.record import Line, result_line


@dataclass
class Totals:
    """What a simulation found; the digest is the same on every machine and in both gears."""

    games: int = 0
    steps: int = 0
    seconds: float = 0.0
    wins: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    digest: str = ""

    def as_dict(self) -> dict[str, object]:
        """As `kachidoki simulate --json` prints it; scores are means a seat."""
        return {
            "games": self.games,
            "steps": self.steps,
            "seconds": round(self.seconds, 6),
            "steps_per_second": round(self.steps / self.seconds) if self.seconds else 0,
            "games_per_second": round(self.games / self.seconds, 2) if self.seconds else 0,
            "wins": self.wins,
            "scores": [round(total / self.games, 4) for total in self.scores],
            "digest": self.digest,
        }


def play_game(
    game: Game, bots: Sequence[Chooser], seed: bytes, rngs: Sequence[Rng] | None = None
) -> tuple[Record, Outcome]:
    """One game from a seed: it fixes the deal, and every bot's choices unless `rngs` do.

    A bot that is not one of ours raises BotFailed if its answer is not open.
    """
    return play_trusted(game, [checked(bot) for bot in bots], seed, rngs)


def play_trusted(
    game: Game, bots: Sequence[Chooser], seed: bytes, rngs: Sequence[Rng] | None = None
) -> tuple[Record, Outcome]:
    """The same, of bots whose answers are known to be legal."""
    state = game.start()
    dealer = Dealer(seed)
    if rngs is None:
        rngs = [Rng(b"%d " % seat + seed) for seat in range(game.seats)]
    lines: list[Line] = []
    while acting := state.to_act():
        seat = acting[0]
        if seat == CHANCE:
            options = state.legal(CHANCE)
            action = options[dealer.draw(len(options))]
        else:
            action = bots[seat](state.view(seat), rngs[seat])
        state.step(seat, action)
        lines.append((seat, action.text))
    outcome = state.outcome()
    if outcome is None:
        raise AssertionError("nobody is to act, so the game is over")
    record = Record(
        game=game.name,
        rules=game.rules_version,
        options=game.options,
        commitment=commitment(seed),
        seed=seed,
        lines=lines,
        result=result_line(outcome),
    )
    return record, outcome


def seed_of(seed: int, number: int) -> bytes:
    """The seed of one of the games of a simulation."""
    return hashlib.sha256(b"kachidoki simulate %d %d" % (seed, number)).digest()[:16]


def simulate(
    game: Game,
    bots: Sequence[Chooser],
    games: int,
    seed: int,
    each: Callable[[int, Record], None] | None = None,
) -> Totals:
    """Play games one after the other; `each` is called with every record."""
    totals = Totals(wins=[0] * game.seats, scores=[0] * game.seats)
    digest = hashlib.sha256()
    for number in range(games):
        began = time.perf_counter()
        record, outcome = play_game(game, bots, seed_of(seed, number))
        digest.update(record.text().encode())
        totals.games += 1
        totals.steps += len(record.lines)
        for seat in range(game.seats):
            totals.wins[seat] += seat in outcome.winners
            totals.scores[seat] += outcome.scores[seat]
        totals.seconds += time.perf_counter() - began
        if each is not None:
            each(number, record)
    totals.digest = digest.hexdigest()
    return totals
