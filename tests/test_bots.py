"""Bots see what a person in their seat would see, and nothing else."""

from __future__ import annotations

import pytest

from kachidoki import bots, catalog
from kachidoki.bots.simulate import play_game
from kachidoki.core import CHANCE, BadOption, Game, IllegalAction, Rng, State, play
from kachidoki.core.laws import chosen
from kachidoki.joraku import Joraku
from kachidoki.rokumon import Rokumon
from tests.joraku.options import SHAPES
from tests.joraku.secrets import exchange_unseen
from tests.rokumon.secrets import follow, other_values
from tests.secrecy_kit import Line


def replayed(game: Game, lines: list[Line]) -> State:
    state = game.start()
    for who, text in lines:
        play(state, who, game.actions.parse(text))
    return state


def assert_same_choice(bot: str, state: State, twin: State, seat: int, seed: bytes) -> None:
    choose = bots.find(bot)
    assert choose(state.view(seat), Rng(seed)) is choose(twin.view(seat), Rng(seed))


def random_lines(game: Game, rng: Rng) -> tuple[list[Line], list[bool], list[int]]:
    state = game.start()
    lines: list[Line] = []
    settled: list[bool] = []
    acts: list[int] = []
    while acting := state.to_act():
        acts.append(int(getattr(state, "act", 0)))
        action = chosen(state, acting[0], rng)
        lines.append((acting[0], str(action)))
        log = play(state, acting[0], action)
        settled.append(any(event.key == "rokumon.showdown" for event in log))
    return lines, settled, acts


@pytest.mark.parametrize(
    ("bot", "samples"), [("random", 60), ("greedy", 60), ("beginner", 20), ("search:40", 20)]
)
@pytest.mark.parametrize("shape", SHAPES)
def test_hidden_cards_never_change_a_choice(shape: str, bot: str, samples: int) -> None:
    game = catalog.find("joraku", SHAPES[shape], variants="random")
    assert isinstance(game, Joraku)
    rng = Rng(f"{shape} {bot}".encode())
    compared = 0
    while compared < samples:
        lines, _, _ = random_lines(game, rng)
        cut = int(rng.below(len(lines)))
        seat = lines[cut][0]
        if seat == CHANCE:
            continue
        other = exchange_unseen(game, lines[:cut], seat, rng)
        try:
            state, twin = replayed(game, lines[:cut]), replayed(game, other)
        except IllegalAction:
            continue  # somebody would have failed to follow suit: no such game
        assert_same_choice(bot, state, twin, seat, b"%d" % compared)
        compared += 1


@pytest.mark.parametrize("bot", ["random", "greedy", "search:400"])
@pytest.mark.parametrize("act", ["3", "4", "5", "campaign"])
def test_hidden_values_never_change_a_choice(act: str, bot: str) -> None:
    game = Rokumon(act=act, tokens="0 0" if act == "campaign" else "2 1")
    rng = Rng(f"{act} {bot}".encode())
    compared = 0
    while compared < 25:
        lines, settled, acts = random_lines(game, rng)
        cut = int(rng.below(len(lines)))
        seat = lines[cut][0]
        if seat == CHANCE or acts[cut] < 3:
            continue
        witness = follow(lines[:cut], settled)
        other = other_values(lines[:cut], acts, witness, [1 - seat], rng)
        try:
            state, twin = replayed(game, lines[:cut]), replayed(game, other)
        except IllegalAction:
            continue  # more of a kind than there are: no such game
        assert_same_choice(bot, state, twin, seat, b"%d" % compared)
        compared += 1


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


@pytest.mark.parametrize("act", ["3", "4", "5", "6"])
def test_search_beats_random_and_greedy(act: str) -> None:
    game = Rokumon(act=act)
    points = {"random": 0, "greedy": 0}
    for other in points:
        for number in range(10):
            for seat in (0, 1):
                names = ["search:4000", other] if seat == 0 else [other, "search:4000"]
                _, outcome = play_game(game, [bots.find(n) for n in names], b"%d" % number)
                points[other] += outcome.winners == (seat,)
    assert points["random"] >= 19
    assert points["greedy"] >= 13


def test_search_finishes_a_campaign() -> None:
    names = ["search:300", "greedy"]
    _, outcome = play_game(Rokumon(), [bots.find(name) for name in names], b"campaign")
    assert outcome.winners == (0,)
