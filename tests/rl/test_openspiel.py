"""OpenSpiel's own test, and that its states say what ours do."""

from __future__ import annotations

import copy
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from kachidoki.core import CHANCE, BadOption, Rng
from kachidoki.rl.encode import encoding_of
from kachidoki.rl.memory import Memory
from kachidoki.rl.openspiel import KachidokiGame  # registers the games
from tests.rl.test_no_leak import Line, possible, twins

LINES = [
    "kachidoki_joraku(players=4,variants=2;5)",
    "kachidoki_joraku(players=3,variants=random,passing=both)",
    "kachidoki_joraku(players=2)",
    "kachidoki_joraku(players=2,mode=neutral,variants=4;,kachidoki=winner)",
    *(f"kachidoki_rokumon(act={act})" for act in (1, 2, 6)),
    *(f"kachidoki_rokumon(act={act},tokens=2;1,surrender=on)" for act in (3, 4, 5)),
    "kachidoki_rokumon(surrender=on)",
    "kachidoki_rokumon(act=7,difficulty=medium,surrender=on)",
]


@pytest.mark.parametrize("line", LINES)
def test_openspiel_accepts_every_shape(line: str) -> None:
    game = pyspiel.load_game(line)
    assert isinstance(game, KachidokiGame)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def walk(game: Any, seed: int) -> Any:
    """The states of a random game, always the same object."""
    rng = np.random.default_rng(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize("line", [LINES[1], LINES[2], LINES[8]])
def test_a_state_says_what_the_encoding_says(line: str) -> None:
    game = pyspiel.load_game(line)
    encoding = encoding_of(game.game)
    assert game.observation_tensor_size() == encoding.size
    assert game.information_state_tensor_size() == encoding.information_layout.size
    for number, state in enumerate(walk(game, 1)):
        ours = state.played.state
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)
            assert [encoding.draws[draw] for draw, _ in outcomes] == list(ours.legal(CHANCE))
        elif not state.is_terminal():
            seat = state.current_player()
            mask = encoding.mask(ours.view(seat))
            assert state.legal_actions_mask(seat) == mask.tolist()
            assert state.action_to_string(state.legal_actions()[0]) in map(str, ours.legal(seat))
        for seat in range(game.num_players()) if number % 9 == 0 else ():
            view = ours.view(seat)
            assert state.observation_tensor(seat) == encoding.observe(view).tolist()
            assert state.observation_string(seat) == repr(view)
            known = state.information_state_tensor(seat)
            assert known == state.played.memory.tensor(view).tolist()
            assert state.information_state_string(seat).endswith(repr(view))
    assert state.returns() == state.rewards()
    assert sum(state.returns()) == pytest.approx(0)
    assert str(state) == state.played.state.position()


def test_the_information_state_of_the_others_does_not_show_a_secret_choice() -> None:
    game = pyspiel.load_game("kachidoki_joraku(players=3)")
    for state in walk(game, 2):
        if not state.is_chance_node():
            break
    one, two = state.clone(), state.clone()
    one.apply_action(state.legal_actions()[0])
    two.apply_action(state.legal_actions()[1])
    for seat in (1, 2):
        assert one.information_state_string(seat) == two.information_state_string(seat)
        assert one.information_state_tensor(seat) == two.information_state_tensor(seat)
    assert one.information_state_string(0) != two.information_state_string(0)


def test_a_player_remembers_what_it_did() -> None:
    """Two ways to the same position are two information states: nothing is forgotten."""
    game = pyspiel.load_game("kachidoki_rokumon(act=2,coins=gggjjjj)")
    texts = set()
    for order in (("d4", "e3", "d5", "e4"), ("d5", "e3", "d4", "e4")):
        state = game.new_initial_state()
        for cell in order:
            state.apply_action(state.string_to_action(state.current_player(), f"deploy {cell}"))
        texts.add(state.information_state_string(0))
        assert state.played.state.position().startswith("act 2; phase turn; clan sanada")
    assert len(texts) == 2


def test_copies_go_their_own_way() -> None:
    game = pyspiel.load_game("kachidoki_rokumon(act=3)")
    for state in walk(game, 3):
        if state.current_player() == 1:
            break
    twin = state.clone()
    position = str(state)
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) == position != str(twin)
    again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))[1]
    assert str(again) == position
    assert again.information_state_string(0) == state.information_state_string(0)
    assert copy.deepcopy(game.encoding) is game.encoding


def test_one_act_alone_and_points_are_worth_what_they_say() -> None:
    game = pyspiel.load_game("kachidoki_joraku(players=3,rewards=points)")
    *_, state = walk(game, 4)
    scores = state.played.state.outcome().scores
    assert state.returns() == pytest.approx([score - sum(scores) / 3 for score in scores])
    solo = pyspiel.load_game("kachidoki_rokumon(act=7)")
    assert solo.num_players() == 1
    assert solo.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="act = 9: choose from 0"):
        pyspiel.load_game("kachidoki_rokumon(act=9)")
    with pytest.raises(BadOption, match="only two players have a mode"):
        pyspiel.load_game("kachidoki_joraku(players=3,mode=neutral)")
    game = pyspiel.load_game("kachidoki_rokumon(act=1)")
    with pytest.raises(ValueError, match="there are no parameters of observations"):
        game.make_py_observer(None, {"size": 3})
    spectator = pyspiel.IIGObservationType(
        public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE
    )
    with pytest.raises(ValueError, match="what one player sees"):
        game.make_py_observer(spectator)


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)


@pytest.mark.parametrize("line", LINES)
def test_a_state_is_resampled_so_that_its_player_cannot_tell(line: str) -> None:
    """What OpenSpiel's own test of it asks for, which reaches only games in C++; and more."""
    game = pyspiel.load_game(line)
    players = range(game.num_players())
    others = 0
    for number, state in enumerate(walk(game, 5)):
        if number % 11 > 0 or state.is_terminal():
            continue
        player = number // 11 % len(players)
        one = state.resample_from_infostate(player, sampler(1))
        others += str(one) != str(state)
        assert one.current_player() == state.current_player()
        assert one.information_state_string(player) == state.information_state_string(player)
        assert one.information_state_tensor(player) == state.information_state_tensor(player)
        assert one.history() == []
        stored = pyspiel.serialize_game_and_state(game, one)
        again = pyspiel.deserialize_game_and_state(stored)[1]
        assert str(again) == str(one)
        assert again.information_state_string(player) == one.information_state_string(player)
        while not one.is_terminal():  # it can be played to its end
            one.apply_action(one.legal_actions()[0])
    assert others > 0 or game.game.name == "rokumon"


def after(game: Any, lines: list[Line]) -> Any:
    """The state after the lines of a record."""
    state = game.new_initial_state()
    for seat, text in lines:
        state.played.step(seat, game.game.actions.parse(text))
    return state


def sampled_apart(line: str, pairs: int) -> tuple[int, int]:
    """Of so many pairs of games that a player cannot tell apart: how many samples differ.

    And how many of the games themselves do. The same numbers are drawn for both samples, which are
    compared as every player knows them.
    """
    game = pyspiel.load_game(line)
    rng = Rng(b"sampled apart " + line.encode())
    samples = games = 0
    while pairs > 0:
        player = pairs % game.num_players()
        for lines, other in twins(game.game, rng, player):
            if not possible(game.game, other):
                continue
            pairs -= 1
            one, two = after(game, lines), after(game, other)
            games += told_to_all(one) != told_to_all(two)
            left, right = (each.resample_from_infostate(player, sampler(3)) for each in (one, two))
            samples += told_to_all(left) != told_to_all(right)
    return samples, games


def told_to_all(state: Any) -> list[object]:
    players = range(state.num_players())
    texts = [state.information_state_string(player) for player in players]
    return [str(state), texts, [state.information_state_tensor(player) for player in players]]


HIDING = [*LINES[:4], "kachidoki_rokumon(act=3,tokens=2;1)", "kachidoki_rokumon(surrender=on)"]


@pytest.mark.parametrize("line", HIDING)
def test_a_sample_has_nothing_of_the_secrets_of_its_state(line: str) -> None:
    samples, games = sampled_apart(line, 8)
    assert samples == 0
    assert games > 0


@pytest.mark.parametrize("line", HIDING[:5])
def test_a_planted_leak_into_samples_is_found(line: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Memory, "known_to", lambda memory, *_: memory.copy())
    assert sampled_apart(line, 8)[0] > 0


@pytest.mark.parametrize("line", [LINES[1], "kachidoki_rokumon(act=3)"])
def test_openspiels_search_in_python_plays_on_information_sets(line: str) -> None:
    game = pyspiel.load_game(line)
    for state in walk(game, 6):
        if not state.is_chance_node() and len(state.legal_actions()) > 1:
            break
    random = np.random.RandomState(1)
    rollouts = mcts.RandomRolloutEvaluator(1, random)
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, max_simulations=20, random_state=random)
    policy = bot.get_policy(state)
    assert sorted(action for action, _ in policy) == state.legal_actions()
    assert sum(chance for _, chance in policy) == pytest.approx(1)
