"""A learner that beats `casual` from nothing: it plays against it, and a small network learns.

It gets no games to imitate and does not search: it sees what its seat sees, and takes the action
that its network likes. The same seed gives the same curve and the same network. It learns from the
deals of the part `train`, and the curve is measured in those of the part `test` (`rl.split`).
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kachidoki import catalog
from kachidoki.rl import split
from kachidoki.rl.baselines.matches import SHAPES, YARDSTICK, Match, match
from kachidoki.rl.baselines.net_bot import save
from kachidoki.rl.baselines.own_first import OwnFirst
from kachidoki.rl.baselines.ppo import Learner, Rollout, Settings
from kachidoki.rl.gym_env import EVERY_SEAT
from kachidoki.rl.spaces import SEEDS, Observation
from kachidoki.rl.vector_env import KachidokiVectorEnv

TRIALS_FROM: Final = SEEDS  # the first seed of games that are played to measure, never to learn


@dataclass(frozen=True)
class Course:
    """What is learned, for how long, and how.

    `rewards` is what it is paid: wins, or points as they come, divided by `unit`.
    """

    shape: str
    steps: int  # decisions in all games together
    games: int  # at once
    ahead: int  # decisions in each of them between two changes of the network
    rewards: str
    unit: float
    settings: Settings
    trials: int = 100  # games for one point of the curve
    points: int = 12  # of the curve after the first


COURSES: Final = {
    "joraku": Course(
        "Joraku, neutral army", 4_000_000, 64, 128, "points", 20.0, Settings(entropy=0.003)
    ),
    "rokumon": Course(
        "Rokumon, Act 1", 1_000_000, 256, 16, "win", 1.0, Settings(rate=1.5e-3, entropy=0.02)
    ),
}


@dataclass(frozen=True)
class Point:
    """How far it had come: after so many decisions and seconds of CPU, what share it won."""

    steps: int
    won: float
    cpu_seconds: float


@dataclass(frozen=True)
class Learned:
    """The curve, and the match at the end; seconds are those of learning and of the curve."""

    seed: int
    curve: list[Point]
    match: Match
    seconds: float
    cpu_seconds: float

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "seed": self.seed,
            "curve": [asdict(point) for point in self.curve],
            "match": self.match.as_dict(),
            "seconds": round(self.seconds, 1),
            "cpu_seconds": round(self.cpu_seconds, 1),
        }


@dataclass(frozen=True)
class Spread:
    """Several shares: their mean, standard deviation (0 for a single one), least and greatest."""

    mean: float
    deviation: float
    least: float
    greatest: float


def spread(shares: Sequence[float]) -> Spread:
    """How far several shares lie apart.

    >>> spread([0.25, 0.75]).mean, spread([0.5]).deviation
    (0.5, 0.0)
    """
    deviation = statistics.stdev(shares) if len(shares) > 1 else 0.0
    return Spread(statistics.fmean(shares), deviation, min(shares), max(shares))


@dataclass(frozen=True)
class Several:
    """The same course learned from several seeds."""

    course: Course
    runs: list[Learned]

    def curve(self) -> list[tuple[int, Spread]]:
        """After so many decisions, what share of games they won."""
        return [
            (points[0].steps, spread([point.won for point in points]))
            for points in zip(*(run.curve for run in self.runs), strict=True)
        ]

    def won(self) -> Spread:
        """What share of their matches they won at the end."""
        return spread([run.match.won.value for run in self.runs])

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "course": asdict(self.course),
            "seeds": [run.seed for run in self.runs],
            "curve": [{"steps": steps, "won": asdict(won)} for steps, won in self.curve()],
            "won": asdict(self.won()),
            "runs": [run.as_dict() for run in self.runs],
        }


class Games:
    """Games of a course against the yardstick, each as its learner's seat sees it.

    The seat changes from game to game. `seen` and `masks` are what the network gets now, all with
    the seat's own colour first.
    """

    def __init__(self, course: Course, number: int, rewards: str, deals: str, seed: int) -> None:
        name, options = SHAPES[course.shape]
        self.env = KachidokiVectorEnv(
            name,
            number,
            seat=EVERY_SEAT,
            opponents=YARDSTICK,
            rewards=rewards,
            deals=deals,
            **options,
        )
        self.game = self.env.games.game
        self.own = OwnFirst(self.game)
        self.look(*self.env.reset(seed=seed))

    def look(self, seen: Observation, info: dict[str, Any]) -> None:
        """Turn what is seen to the order of each game's seat."""
        self.order = self.own.actions[info["seat"]]
        places = self.own.observations[info["seat"]]
        self.seen = np.take_along_axis(seen["observation"], places, 1)
        self.masks = np.take_along_axis(seen["action_mask"], self.order, 1)

    def step(self, chosen: npt.NDArray[Any]) -> tuple[npt.NDArray[Any], npt.NDArray[Any]]:
        """Take an action in every game; returns what was paid, and which games are over."""
        places = np.take_along_axis(self.order, chosen[:, None], 1).ravel()
        seen, paid, over, _, info = self.env.step(places)
        self.look(seen, info)
        return paid, over


def tried(course: Course, learner: Learner) -> float:
    """What share of games it wins if it takes what it likes best.

    Always the same games, with deals that it never learns from.
    """
    games = Games(course, course.trials, "win", split.TEST, TRIALS_FROM)
    won = np.full(course.trials, np.nan)
    while np.isnan(won).any():
        paid, over = games.step(learner.best(games.seen, games.masks))
        first = over & np.isnan(won)
        won[first] = np.where(paid == 0, 1 / games.game.seats, paid > 0)[first]
    return float(won.mean())


def rollout(course: Course, games: Games, learner: Learner) -> Rollout:
    """Play on in all games for as many decisions as the course says."""
    rows: list[tuple[npt.NDArray[Any], ...]] = []
    for _ in range(course.ahead):
        seen, masks = games.seen, games.masks
        chosen, logs, values = learner.choose(seen, masks)
        paid, over = games.step(chosen)
        rewards = (paid / course.unit).astype(np.float32)
        rows.append((seen, masks, chosen, logs, values, rewards, over))
    columns = [np.stack(column) for column in zip(*rows, strict=True)]
    _, _, last = learner.choose(games.seen, games.masks)
    return Rollout(last, *columns)


def learn(course: Course, seed: int, each: Callable[[Point], None]) -> tuple[Learner, list[Point]]:
    """Train a network; `each` is told of every point of the curve."""
    began = time.process_time()
    games = Games(course, course.games, course.rewards, split.TRAIN, seed * course.games)
    learner = Learner(games.env.encoding, course.settings, seed)
    rounds = max(1, course.steps // (course.games * course.ahead))
    measured = {round(rounds * k / course.points) for k in range(course.points + 1)}
    curve = []
    for done in range(rounds + 1):
        if done in measured:
            steps = done * course.games * course.ahead
            won = tried(course, learner)
            curve.append(Point(steps, won, round(time.process_time() - began, 2)))
            each(curve[-1])
        if done < rounds:
            learner.learn(rollout(course, games, learner), 1 - done / rounds)
    return learner, curve


def run(
    course: Course, seed: int, games: int, folder: Path, each: Callable[[Point], None]
) -> Learned:
    """Train a network, write it into a folder, and play a match with it as a bot."""
    began, cpu = time.perf_counter(), time.process_time()
    learner, curve = learn(course, seed, each)
    seconds, cpu_seconds = time.perf_counter() - began, time.process_time() - cpu
    folder.mkdir(parents=True, exist_ok=True)
    name, options = SHAPES[course.shape]
    save(folder, catalog.find(name, options), learner.arrays())
    found = match(course.shape, f"{folder / 'learned.py'}:Learned", games, seed)
    return Learned(seed, curve, found, seconds, cpu_seconds)
