"""What the warriors of the search's own games were, by what they did: `python -m bench.habits`.

The search plays against itself with the habits it has; habits are fitted to its games, and those
it has are moved a part of the way towards them. So on for some rounds, until what it believes of
the other is what it does itself. The whole way at once does not get there: the search answers new
habits with other deploys, which the next fit answers in turn. The habits are written to
`kachidoki.bots.rokumon.habits`, where the next call begins. It takes a few minutes an act on one
core.

In Act 3 some of the games are of the search before it mixed. Habits that know only a player who
mixes misjudge one who always deploys what seems best: without these games the search won 51 %
against the one before.

`python -m bench.habits master` fits those that master has in Act 3 instead: to games with its own
work, in more rounds, because each fit is a little off by chance and their mean is less so.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from rich.console import Console
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from bench.duels import Player, deal_seed, game_of, old
from kachidoki.bots.rokumon import habits as known
from kachidoki.bots.rokumon.belief import SCALE, Habits
from kachidoki.bots.rokumon.levels import SKILLS
from kachidoki.bots.rokumon.warrior_history import DEEDS, deeds_of_hidden
from kachidoki.core import CHANCE, Dealer, Rng
from kachidoki.rokumon import RokumonState, actions, knowledge
from kachidoki.rokumon.warriors import KINDS, NAMES

ACTS = (3, 4, 5)
SLOWNESS = 3  # the first round goes this part of the way, the next ones less
LESSONS = 600  # games of a round of master's, or that a reader learns from
SMOOTHING = 3.0  # how strongly numbers are pulled towards 0
COLUMNS = len(DEEDS) * int(KINDS)


@dataclass(frozen=True)
class Fitting:
    """How habits are fitted: to games of which searches, and in how many rounds."""

    works: tuple[int, ...]
    rounds: int
    unmixed: Mapping[int, float]  # by act: games of the search before it mixed, for one of a round


EVERYBODY = Fitting((4_000, 20_000), 4, {3: 0.5})
MASTER = Fitting((SKILLS["master"].budget_in(3).work,), 12, {})


@dataclass(frozen=True)
class Guess:
    """A moment at which somebody could ask what hidden warriors are, and the answer."""

    worlds: tuple[int, ...]
    true: int  # its place among the worlds
    deeds: list[tuple[int, list[int]]]


def guess_at(state: RokumonState, clan: int) -> Guess | None:
    """What the other side can ask about a clan now; None if it knows everything."""
    seen = state.view(1 - clan).seen
    worlds = knowledge.worlds(seen, clan)
    if len(worlds) < 2:
        return None
    told = [(int(at), [int(deed) for deed in deeds]) for at, deeds in deeds_of_hidden(seen, clan)]
    return Guess(worlds, worlds.index(knowledge.true_world(state, clan)), told)


class Games:
    """Games of a player against itself: what could be asked in them, and the first deploys."""

    def __init__(self) -> None:
        self.guesses: tuple[list[Guess], list[Guess]] = ([], [])
        self.first: tuple[Counter[str], Counter[str]] = (Counter(), Counter())

    def play(self, act: int, player: Player, games: int, name: str) -> None:
        """Play some more."""
        for number in range(games):
            self.play_one(act, player, deal_seed(f"habits {name} {act} {number}"))

    def add(self, others: Games) -> None:
        """Take in what could be asked in other games."""
        for clan in range(2):
            self.guesses[clan].extend(others.guesses[clan])
            self.first[clan].update(others.first[clan])

    def play_one(self, act: int, player: Player, seed: bytes) -> None:
        state = game_of(act).start()
        dealer, rngs = Dealer(seed), [Rng(b"%d " % seat + seed) for seat in range(2)]
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                options = state.legal(CHANCE)
                state.step(CHANCE, options[dealer.draw(len(options))])
                continue
            guess = guess_at(state, 1 - seat)
            if guess is not None:
                self.guesses[1 - seat].append(guess)
            action = player(state.view(seat), rngs[seat])
            if action.kind == actions.DEPLOY and not state.top(seat) | state.under(seat):
                self.first[seat][str(action).split()[1]] += 1
            state.step(seat, action)


def cells(guess: Guess) -> Iterator[list[int]]:
    """For each world the columns of all that its warriors have done."""
    for world in guess.worlds:
        yield [deed * int(KINDS) + (world >> at & 7) for at, deeds in guess.deeds for deed in deeds]


def fitted(guesses: Sequence[Guess]) -> tuple[list[list[int]], float, float]:
    """The numbers that make the true worlds likeliest; and how well they and none of them do.

    How well: the mean logarithm of the chance that the true world was given.
    """
    columns: list[int] = []
    ends = [0]
    starts: list[int] = []
    true: list[int] = []
    for guess in guesses:
        starts.append(len(ends) - 1)
        true.append(len(ends) - 1 + guess.true)
        for row in cells(guess):
            columns += row
            ends.append(len(columns))
    rows = len(ends) - 1
    deeds = csr_matrix((np.ones(len(columns)), columns, ends), shape=(rows, COLUMNS))
    sizes = np.diff([*starts, rows])
    done = np.asarray(deeds[true].sum(axis=0)).ravel()

    def miss(numbers: np.ndarray) -> tuple[float, np.ndarray]:
        sums = deeds @ numbers
        highest = np.maximum.reduceat(sums, starts)
        chances = np.exp(sums - np.repeat(highest, sizes))
        totals = np.add.reduceat(chances, starts)
        found = (sums[true] - highest - np.log(totals)).sum()
        slope = done - deeds.T @ (chances / np.repeat(totals, sizes)) - SMOOTHING * numbers
        penalty = SMOOTHING / 2 * numbers @ numbers
        return -(found - penalty) / len(guesses), -slope / len(guesses)

    best = minimize(miss, np.zeros(COLUMNS), jac=True, method="L-BFGS-B", options={"maxiter": 50})
    table = np.rint(SCALE * best.x).astype(int).reshape(len(DEEDS), int(KINDS))
    return table.tolist(), -float(miss(best.x)[0]), -float(np.log(sizes).mean())


def habits_from(act: int, games: Games, console: Console) -> Habits:
    """The habits of both clans in an act."""
    found = []
    for clan in range(2):
        numbers, told, blind = fitted(games.guesses[clan])
        found.append(numbers)
        total = sum(games.first[clan].values())
        first = ", ".join(f"{name} {n / total:.0%}" for name, n in games.first[clan].most_common())
        console.print(
            f"  act {act}, clan {clan}: {len(games.guesses[clan])} guesses, the true world gets "
            f"{np.exp(told):.2f} (all alike: {np.exp(blind):.2f}); first deployed: {first}",
            highlight=False,
        )
    return {act: found}


def played(act: int, player: Player, games: int, name: str) -> Games:
    """Games of a player against itself."""
    found = Games()
    found.play(act, player, games, name)
    return found


def learn(act: int, games: int, start: Habits, how: Fitting, console: Console) -> Habits:
    """Habits that the search has when it believes that the other has them too."""
    share = games // len(how.works)
    others = int(how.unmixed.get(act, 0) * share)
    unmixed = [played(act, old(work), others, f"old {work}") for work in how.works]
    numbers = np.array(start[act], float)
    for turn in range(how.rounds):
        console.print(f"act {act}, round {turn + 1}", highlight=False)
        habits = {act: np.rint(numbers).astype(int).tolist()}
        together = Games()
        for work in how.works:
            together.add(played(act, Player("new", work, habits), share, f"{turn} {work}"))
        for each in unmixed:
            together.add(each)
        fit = np.array(habits_from(act, together, console)[act])
        numbers += (fit - numbers) / (turn + SLOWNESS)
    return {act: np.rint(numbers).astype(int).tolist()}


def write(habits: Habits, master: Habits) -> None:
    """As a module of numbers, a line for each deed."""
    lines = [
        '"""What warriors are likely to be by what they have done; fitted by `bench/habits.py`.',
        "",
        "By act and clan: a line for each deed of `warrior_history.DEEDS`, with a number for an",
        "unknown warrior and for each of the kinds, in hundredths of the logarithm of the odds.",
        '"""',
        "",
        "from typing import Final",
        "",
        "# fmt: off",
        *table("HABITS", habits),
        "# Where master, who searches further, does otherwise.",
        *table("OF_MASTER", master),
        "# fmt: on",
        "",
        "MASTER_HABITS: Final = HABITS | OF_MASTER",
        "",
    ]
    Path(known.__file__).write_text("\n".join(lines), "utf-8")


def table(name: str, habits: Habits) -> Iterator[str]:
    """The lines of habits under a name."""
    yield f"{name}: Final[dict[int, list[list[list[int]]]]] = {{"
    for act, clans in sorted(habits.items()):
        yield f"    {act}: ["
        for clan, numbers in enumerate(clans):
            yield f"        [  # {' '.join(NAMES[clan])}"
            for row in numbers:
                yield f"            {row},"
            yield "        ],"
        yield "    ],"
    yield "}"


def main(games: int, acts: Sequence[int]) -> None:
    console = Console()
    habits = dict(known.HABITS)
    for act in acts:
        habits |= learn(act, games, habits, EVERYBODY, console)
        write(habits, known.OF_MASTER)


def main_of_master() -> None:
    found = learn(3, LESSONS, known.MASTER_HABITS, MASTER, Console())
    write(known.HABITS, found)


if __name__ == "__main__":
    if sys.argv[1:] == ["master"]:
        main_of_master()
    else:
        numbers = [int(word) for word in sys.argv[1:]]
        main(numbers[0] if numbers else 360, numbers[1:] or ACTS)
