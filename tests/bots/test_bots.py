"""Bots see what a person in their seat would see, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

import pytest

from kachidoki import bots, catalog
from kachidoki.bots.bot import searching
from kachidoki.bots.hints import hints
from kachidoki.bots.registry import BRAINS, brain_of
from kachidoki.bots.simulate import play_game
from kachidoki.bots.thinking import Budget, Stop, never, ponder
from kachidoki.core import CHANCE, Action, BadOption, Game, IllegalAction, Rng, State, View, play
from kachidoki.core.laws import chosen
from kachidoki.joraku import Joraku
from kachidoki.rokumon import Rokumon
from kachidoki.text import say
from tests.joraku.options import SHAPES
from tests.joraku.secrets import exchange_unseen
from tests.rokumon.secrets import follow, other_values
from tests.secrecy import Line


def replayed(game: Game, lines: list[Line]) -> State:
    state = game.start()
    for who, text in lines:
        play(state, who, game.actions.parse(text))
    return state


def told(view: View, seed: bytes) -> list[tuple[object, ...]]:
    found = hints(view, Rng(seed), budget=Budget(60, 600.0))
    return [(hint.action, hint.then, hint.chance, say(hint.reason)) for hint in found]


def assert_same_choice(bot: str, state: State, twin: State, seat: int, seed: bytes) -> None:
    """The whole turn that a bot has in mind, and for `hints` all that it would say."""
    view, other = state.view(seat), twin.view(seat)
    if bot == "hints":
        assert told(view, seed) == told(other, seed)
        return
    think = bots.find(bot).think
    assert think(view, Rng(seed), never) == think(other, Rng(seed), never)


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Levels that think as long as they need: a slow machine is no reason to differ."""
    for skills in (brain.skills for brain in BRAINS.values()):
        for name, skill in skills.items():
            budget = Budget(skill.budget.work, 600.0)
            monkeypatch.setitem(skills, name, replace(skill, budget=budget))


@dataclass(frozen=True)
class Played:
    """The beginning of a random game: its lines, which of them settled a fight, and the acts."""

    lines: list[Line]
    settled: list[bool]
    acts: list[int]

    def until(self, cut: int) -> Played:
        return Played(self.lines[:cut], self.settled, self.acts)


def played_at_random(game: Game, rng: Rng) -> Played:
    state = game.start()
    played = Played([], [], [])
    while acting := state.to_act():
        played.acts.append(int(getattr(state, "act", 0)))
        action = chosen(state, acting[0], rng)
        played.lines.append((acting[0], str(action)))
        log = play(state, acting[0], action)
        played.settled.append(any(event.key == "rokumon.showdown" for event in log))
    return played


def compare(
    game: Game, bot: str, samples: int, twin: Callable[[Played, int], list[Line]], rng: Rng
) -> None:
    """At random moments, next to a game in which what the seat cannot see is different."""
    compared = 0
    while compared < samples:
        whole = played_at_random(game, rng)
        cut = int(rng.below(len(whole.lines)))
        seat = whole.lines[cut][0]
        if seat == CHANCE or whole.acts[cut] in (1, 2):
            continue  # nobody chooses, or nothing is hidden
        before = whole.until(cut)
        try:
            state, other = replayed(game, before.lines), replayed(game, twin(before, seat))
        except IllegalAction:
            continue  # somebody failed to follow suit, or too many of a kind: no such game
        assert_same_choice(bot, state, other, seat, b"%d" % compared)
        compared += 1


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("bot", "samples"),
    [
        *(("random", 40), ("greedy", 40), ("search:40", 10), ("hints", 8)),
        *(("beginner", 20), ("casual", 20), ("skilled", 8), ("expert", 3), ("master", 1)),
    ],
)
@pytest.mark.parametrize("shape", SHAPES)
def test_hidden_cards_never_change_a_choice(shape: str, bot: str, samples: int) -> None:
    game = catalog.find("joraku", SHAPES[shape], variants="random")
    assert isinstance(game, Joraku)
    rng = Rng(f"{shape} {bot}".encode())

    def twin(played: Played, seat: int) -> list[Line]:
        return exchange_unseen(game, played.lines, seat, rng)

    compare(game, bot, samples, twin, rng)


@pytest.mark.usefixtures("patient")
@pytest.mark.parametrize(
    ("bot", "samples"),
    [
        *(("random", 25), ("greedy", 25), ("search:400", 15), ("hints", 8)),
        *(("beginner", 25), ("casual", 25), ("skilled", 10), ("expert", 8), ("master", 1)),
    ],
)
@pytest.mark.parametrize("act", ["3", "4", "5", "campaign"])
def test_hidden_values_never_change_a_choice(act: str, bot: str, samples: int) -> None:
    game = Rokumon(act=act, tokens="0 0" if act == "campaign" else "2 1")
    rng = Rng(f"{act} {bot}".encode())

    def twin(played: Played, seat: int) -> list[Line]:
        witness = follow(played.lines, played.settled)
        return other_values(played.lines, played.acts, witness, [1 - seat], rng)

    compare(game, bot, samples, twin, rng)


@pytest.mark.parametrize("shape", SHAPES)
def test_every_bot_of_joraku_finishes_every_shape(shape: str) -> None:
    game = catalog.find("joraku", SHAPES[shape], variants="random")
    names = ["greedy"] + ["random"] * (game.seats - 1)
    _, outcome = play_game(game, [bots.find(name) for name in names], b"shape")
    assert outcome.winners


def test_a_little_search_beats_greedy() -> None:
    from kachidoki.bots.simulate import simulate

    game = catalog.find("joraku", players=3)
    seats = [bots.find("search:100"), bots.find("greedy"), bots.find("greedy")]
    assert simulate(game, seats, 20, 1).wins[0] > 10


def test_a_bot_that_does_not_know_the_game_says_so() -> None:
    with pytest.raises(BadOption, match="the exact bot plays Act 1, Act 2 and the solo game"):
        bots.find("exact")(Rokumon(act="6").start().view(0), Rng(b"x"))
    with pytest.raises(BadOption, match="no bot 'oracle'; the bots are random, greedy"):
        bots.find("oracle")


@pytest.mark.parametrize("name", ["search:", "search:0", "search:-5", "search:many", "search:9e9"])
def test_a_search_needs_to_know_how_much_work(name: str) -> None:
    with pytest.raises(BadOption, match="write search:WORK, for example search:5000"):
        bots.find(name)


@pytest.mark.slow
@pytest.mark.parametrize("act", ["3", "4", "5", "6"])
def test_search_beats_random_and_greedy(act: str) -> None:
    game = Rokumon(act=act)
    points = {"random": 0, "greedy": 0}
    for other in points:
        for number in range(20):
            for seat in (0, 1):
                names = ["search:4000", other] if seat == 0 else [other, "search:4000"]
                _, outcome = play_game(game, [bots.find(n) for n in names], b"%d" % number)
                points[other] += outcome.winners == (seat,)
    assert points["random"] >= 38
    assert points["greedy"] >= 26


def test_search_finishes_a_campaign() -> None:
    names = ["search:300", "greedy"]
    _, outcome = play_game(Rokumon(), [bots.find(name) for name in names], b"campaign")
    assert outcome.winners == (0,)


@pytest.mark.parametrize("game", [catalog.find("joraku"), Rokumon(act="6")])
def test_a_bot_keeps_to_its_time_and_stops_when_told(game: Game) -> None:
    state = game.start()
    rng = Rng(b"time")
    while state.to_act() == (CHANCE,):
        state.step(CHANCE, chosen(state, CHANCE, rng))
    view = state.view(state.to_act()[0])
    endless = 10**12  # days of work: only the clock, or somebody, ends it
    for budget, stop in ((Budget(endless, 0.05), never), (Budget(endless, 1e9), lambda: True)):
        thinker = brain_of(view).thinker(view, rng, endless)
        ponder(thinker, budget, stop)
        assert thinker.lines()[0][0][0] in view.legal()


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize(
    "game", [catalog.find("joraku", players=3), *(Rokumon(act=act) for act in ("1", "4", "solo"))]
)
def test_every_level_finishes_a_game(
    game: Game, level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for skills in (brain.skills for brain in BRAINS.values()):
        budget = Budget(min(skills[level].budget.work, 1_000), 600.0)
        monkeypatch.setitem(skills, level, replace(skills[level], budget=budget))
    seats = [bots.find(level), *[bots.find("random")] * (game.seats - 1)]
    record, _ = play_game(game, seats, b"finish")
    assert record.result


def test_a_turn_is_thought_out_once() -> None:
    game = catalog.find("joraku", players=3)
    asked = []

    def counted(view: View, rng: Rng, stop: Stop) -> Sequence[Action]:
        asked.append(view)
        return searching(60)(view, rng, stop)

    seats = [bots.Bot(counted), bots.find("random"), bots.find("random")]
    record, _ = play_game(game, seats, b"once")
    cards = sum(seat == 0 and text.startswith(("play", "pass")) for seat, text in record.lines)
    assert len(asked) == cards < sum(seat == 0 for seat, _ in record.lines)


def test_a_plan_is_forgotten_when_the_table_stands_otherwise() -> None:
    state = catalog.find("joraku", players=3).start()
    rng = Rng(b"otherwise")
    bot = bots.find("search:60")
    while not state.to_act() or state.to_act()[0] == CHANCE or not bot.plan.actions:
        seat = state.to_act()[0]
        state.step(seat, chosen(state, seat, rng) if seat == CHANCE else bot(state.view(seat), rng))
    planned = list(bot.plan.actions)
    seat = state.to_act()[0]
    other = next(action for action in state.legal(seat) if action is not planned[0])
    state.step(seat, other)
    assert bot(state.view(state.to_act()[0]), rng) in state.legal(state.to_act()[0])
