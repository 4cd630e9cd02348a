"""Whether a bot keeps to what is asked of bots: a test for authors, `kachidoki bot-check`.

The bot plays games against random ones, at every seat in turn and at last at all of them. Then it
is asked again at some of its decisions, and must answer the same: with the same random numbers,
made anew, next to another state of which its seat knows the same, and in a process that has nothing
but the view.
"""

from __future__ import annotations

import asyncio
import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace
from types import FrameType
from typing import Any, Final

from kachidoki.bots import own_bots
from kachidoki.bots.bot import find
from kachidoki.bots.own_bots import BotFailed, BotGone, Chooser
from kachidoki.bots.packed_view import pack
from kachidoki.bots.thinking import never
from kachidoki.bots.workers import OWN_GRACE, Workers
from kachidoki.core import CHANCE, BadOption, Dealer, Game, Rng
from kachidoki.core.errors import quoted

CHECKS: Final = ("legality", "time", "view", "determinism", "memory", "secrecy", "worker")
SAMPLES: Final = 16  # decisions of a game shape that are asked about again
TWINS: Final = 3  # other states for each of them
IN_WORKER: Final = 6  # decisions that another process is asked about


class TooSlow(BaseException):
    """A bot did not answer in time; no `except Exception` of its own catches this."""


@dataclass(frozen=True)
class Check:
    """What was found about one demand."""

    check: str
    passed: bool | None  # None: not tried
    text: str


@dataclass(frozen=True)
class Report:
    """All that was found about a bot in one game with its options."""

    game: str
    options: dict[str, str]
    games: int
    decisions: int
    checks: tuple[Check, ...]

    @property
    def passed(self) -> bool:
        """Whether every demand is met."""
        return all(each.passed for each in self.checks)

    def as_dict(self) -> dict[str, object]:
        """As `kachidoki bot-check --json` prints it."""
        return {"passed": self.passed, **asdict(self)}


@dataclass(frozen=True, eq=False)
class Decision:
    """Where a bot was asked. Frozen, so that while a bot thinks no state lies about but its own."""

    number: int  # of the record's line that follows
    seat: int
    frozen: list[object]
    seed: bytes

    def __str__(self) -> str:
        return f"seat {self.seat}, before line {self.number}"


@dataclass
class Trial:
    """A bot that is being tried out in one game."""

    name: str
    game: Game
    seconds: float
    spent: list[float] = field(default_factory=list)
    asked: list[Decision] = field(default_factory=list)
    twins: int = 0  # how often what is hidden was different
    wrong: dict[str, str] = field(default_factory=dict)  # the first fault by its check

    def blame(self, check: str, text: str) -> None:
        """Note a fault; the first one of a check is told."""
        self.wrong.setdefault(check, text)

    def answer(self, at: Decision, bot: Chooser | None = None) -> str | None:
        """What a bot answers here, a new one if none is given; None if it fails."""
        think = own_bots.thinking(self.name, bot or own_bots.load(self.name))
        state = self.game.thaw(at.frozen)
        try:
            with limited(self.seconds):
                return think(state.view(at.seat), Rng(at.seed), never)[0].text
        except BotFailed:
            return None


def check_bot(name: str, game: Game, games: int, seed: int, seconds: float = OWN_GRACE) -> Report:
    """Try a bot out; raises BadOption if there is none, or it is one of ours."""
    if own_bots.place_of(name) is None:
        find(name)
        raise BadOption(f"{quoted(name)} is one of Kachidoki's own bots; {own_bots.HOW}")
    trial = Trial(name, game, seconds)
    used = own_bots.load(name)
    played = 0

    async def tried() -> None:
        nonlocal played
        async with Workers(1) as workers:
            await try_worker(trial, workers)
            while played < games:
                seats = range(game.seats) if played == games - 1 else (played % game.seats,)
                play(trial, used, set(seats), b"kachidoki bot-check %d %d" % (seed, played))
                played += 1
            ask_again(trial, used)
            if not trial.wrong.keys() & {"legality", "determinism"}:
                await ask_worker(trial, workers)

    try:
        asyncio.run(tried())
    except TooSlow:
        trial.blame("time", f"no answer within {seconds:g} s")
    except BotGone as gone:
        trial.blame("worker", str(gone))
    return report(trial, played)


async def try_worker(trial: Trial, workers: Workers) -> None:
    """Ask another process first: raises BotGone of a bot that hangs or ends the process."""
    state, rng = trial.game.start(), Rng(b"try")
    while state.to_act() == (CHANCE,):
        options = state.legal(CHANCE)
        state.step(CHANCE, options[rng.below(len(options))])
    try:
        view = state.view(state.to_act()[0])
        await workers.think(own_bots.absolute(trial.name), view, b"try")
    except BotGone:
        raise
    except BotFailed:
        pass  # its games will show that


def play(trial: Trial, bot: Chooser, seats: set[int], seed: bytes) -> None:
    """One game of a bot at some seats; where it fails another action is taken."""
    state, dealer = trial.game.start(), Dealer(seed)
    think = own_bots.thinking(trial.name, bot)
    anything = find("random")
    number = 0
    while acting := state.to_act():
        number += 1
        seat = acting[0]
        if seat == CHANCE:
            options = state.legal(CHANCE)
            state.step(CHANCE, options[dealer.draw(len(options))])
            continue
        view = state.view(seat)
        own_seed = b"%d %d " % (number, seat) + seed
        action = anything(view, Rng(own_seed))
        if seat in seats:
            trial.asked.append(Decision(number, seat, trial.game.freeze(state), own_seed))
            before = pack(view)
            began = time.perf_counter()
            try:
                with limited(trial.seconds):
                    (action,) = think(view, Rng(own_seed), never)
            except BotFailed as failed:
                trial.blame("legality", f"{failed} (before line {number})")
            trial.spent.append(time.perf_counter() - began)
            if pack(view) != before:
                trial.blame("view", f"{trial.asked[-1]}: the bot has changed the view it was given")
        state.step(seat, action)


def ask_again(trial: Trial, used: Chooser) -> None:
    """Ask at some decisions again: the same, made anew, and where what is hidden is different."""
    if "legality" in trial.wrong:
        return
    first: dict[Decision, str | None] = {}
    for at in samples(trial.asked, SAMPLES):
        first[at] = trial.answer(at)
        again = trial.answer(at)
        if first[at] != again:
            told = f"{at}: {said(first[at])} and then {said(again)}, with one seed"
            trial.blame("determinism", told)
            return
    for at, answer in first.items():
        later = trial.answer(at, bot=used)
        if later != answer:
            told = f"{at}: {said(answer)} when new, {said(later)} after other decisions"
            trial.blame("memory", told)
        for twin in twins(trial.game, at):
            trial.twins += 1
            other = trial.answer(twin)
            if other != answer:
                told = (
                    f"{at}: {said(answer)}, but {said(other)} where only what the seat cannot know"
                )
                trial.blame("secrecy", f"{told} is different")


def twins(game: Game, at: Decision) -> Iterator[Decision]:
    """The same decision with other states of which the seat knows the same, if there are any."""
    rng = Rng(b"twins " + at.seed)
    for _ in range(TWINS):
        state = game.thaw(at.frozen)
        view = state.view(at.seat)
        twin = game.imagine(view, rng)
        if twin.view(at.seat) != view:
            raise AssertionError("an imagined state looks different from the seat")
        if twin != state:
            yield replace(at, frozen=game.freeze(twin))


async def ask_worker(trial: Trial, workers: Workers) -> None:
    """Ask a process as a server does, with a view and nothing else."""
    for at in samples(trial.asked, IN_WORKER):
        here = trial.answer(at)
        view = trial.game.thaw(at.frozen).view(at.seat)
        try:
            (action,) = await workers.think(own_bots.absolute(trial.name), view, at.seed)
        except BotFailed as failed:
            trial.blame("worker", f"{at}: {failed}")
            continue
        if action.text != here:
            told = f"{at}: {said(here)} here, {said(action.text)} in another process"
            trial.blame("worker", told)


def report(trial: Trial, games: int) -> Report:
    """What is told of a trial."""
    count = len(trial.asked)
    spent = trial.spent or [0.0]
    mean, longest = sum(spent) / len(spent) * 1000, max(spent) * 1000
    hidden = f"the same answer whatever the seat cannot know, tried {trial.twins} times"
    fine: dict[str, str] = {
        "legality": f"every answer was open, {count} decisions",
        "time": f"{mean:.2f} ms a decision, the longest {longest:.0f} ms; "
        f"a server waits {OWN_GRACE:g} s",
        "view": "left as it was given",
        "determinism": f"the same answer with the same seed, {min(count, SAMPLES)} asked again",
        "memory": "the same answer whatever was asked before",
        "secrecy": hidden if trial.twins else "nothing was hidden in these games",
        "worker": "the same answer in a process that has nothing but the view",
    }
    untried: tuple[str, ...] = ()
    # What is wrong first decides how much of the rest could be tried.
    for fault, left in (
        ("determinism", ("memory", "secrecy", "worker")),
        ("legality", ("determinism", "memory", "secrecy", "worker")),
        ("time", CHECKS),
    ):
        if fault in trial.wrong:
            untried = left
    if not games:
        untried = CHECKS
    checks = []
    for check in CHECKS:
        if check in trial.wrong:
            checks.append(Check(check, False, trial.wrong[check]))
        elif check in untried:
            checks.append(Check(check, None, "not tried, because of what is wrong"))
        else:
            checks.append(Check(check, True, fine[check]))
    options = dict(trial.game.options)
    return Report(trial.game.name, options, games, count, tuple(checks))


def samples(asked: list[Decision], most: int) -> list[Decision]:
    """Some decisions, evenly spread."""
    count = min(most, len(asked))
    return [asked[at * len(asked) // count] for at in range(count)]


def said(answer: str | None) -> str:
    """An answer, in a sentence."""
    return "no answer" if answer is None else quoted(answer)


@contextmanager
def limited(seconds: float) -> Iterator[None]:
    """Raise TooSlow in whatever runs longer; outside of the main thread there is no limit."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def late(number: int, frame: FrameType | None) -> None:  # noqa: ARG001
        raise TooSlow

    before: Callable[..., Any] | int | None = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
