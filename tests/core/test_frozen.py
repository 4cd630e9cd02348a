"""States as plain data: nothing is forgotten on the way, and nothing else gets in."""

from __future__ import annotations

import copy
import json
import pickle
import re
from typing import Any

import pytest
from hypothesis import given, settings

from kachidoki import catalog
from kachidoki.core import BadPosition, Event, Game, Rng, State, Table
from kachidoki.core.laws import chosen
from kachidoki.joraku import JorakuState
from kachidoki.joraku import frozen as joraku
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon import frozen as rokumon
from tests.fuzzing import damaged_data, one_line
from tests.joraku.options import SHAPES

GAMES = [("joraku", options) for options in SHAPES.values()] + [
    ("rokumon", {"act": act}) for act in ("1", "4", "campaign", "solo")
]


def after(game: Game, steps: int) -> State:
    """Where a random game stands after some steps."""
    state = game.start()
    rng = Rng(b"frozen")
    while (acting := state.to_act()) and steps:
        state.step(acting[0], chosen(state, acting[0], rng))
        steps -= 1
    return state


def names_of(thing: object) -> set[str]:
    compiled = getattr(thing, "__mypyc_attrs__", None)
    return set(compiled) if compiled is not None else set(vars(thing))


def test_nothing_of_joraku_is_forgotten() -> None:
    state = catalog.find("joraku").start()
    assert isinstance(state, JorakuState)
    derived = {"plays", "passes", "dealt_each", "everybody", "skirmishes"}
    assert names_of(state) == {*joraku.fields(state.setting), "setting"}
    assert names_of(state.setting) == {*joraku.SETTING, *derived}


def test_nothing_of_rokumon_is_forgotten() -> None:
    state = catalog.find("rokumon").start()
    assert isinstance(state, RokumonState)
    others = {"setting", "board", "past", "worlds0", "worlds1"}
    assert names_of(state) == {*rokumon.fields(state.setting, 7), *others}
    assert names_of(state.setting) == {*rokumon.SETTING}


@pytest.mark.exhaustive
@pytest.mark.parametrize(("name", "options"), GAMES)
def test_damaged_data_is_refused_in_one_line_or_held_as_it_is(
    name: str, options: dict[str, object]
) -> None:
    game = catalog.find(name, options)
    good = json.loads(json.dumps(game.freeze(after(game, 60))))
    assert game.freeze(game.thaw(good)) == good

    @settings(max_examples=100, deadline=None, derandomize=True)
    @given(damaged_data(good))
    def run(data: object) -> None:
        try:
            state = game.thaw(data)
        except BadPosition as error:
            one_line(error)
        else:
            assert game.freeze(state) == data

    run()


PHASE = 1  # the second field of both games
BIG = 2**63


@pytest.mark.parametrize(
    ("at", "value", "message"),
    [
        (PHASE, 11, "phase is 11; it should be a number from 0 to 10"),
        (PHASE, True, "phase is 'bool'; it should be a number"),
        (PHASE, BIG, "phase is 'int'; it should be a number"),
        (0, None, "variants is 'NoneType'; it should be a number from 0 to 63"),
        (3, -2, "lead is -2; it should be a number from -1 to 3"),
    ],
)
def test_a_wrong_number_of_joraku_is_named(at: int, value: object, message: str) -> None:
    game = catalog.find("joraku")
    data = game.freeze(after(game, 60))
    data[at] = value
    with pytest.raises(BadPosition, match=re.escape(message)):
        game.thaw(data)


@pytest.mark.parametrize(
    ("part", "value", "message"),
    [
        (0, [1, 2], "fields: 2 are given; there should be 36"),
        (1, [30, 30, 1, 2, 3, 4, 5], "the coins need a cell each"),
        (1, [30, 31, 32, 38, 39, 40, 90], "cell is 90; it should be a number from 0 to 89"),
        (2, [0], "colours: 1 are given; there should be 7"),
        (2, [0, 0, 0, 1, 1, 1, 3], "colour is 3; it should be a number from 0 to 2"),
        (3, [BIG], "worlds0 is 'int'; it should be a number from 0 to"),
        (4, 5, "worlds1: 'int' is no list of numbers"),
        (5, [[1]], "numbers of an earlier position: 1 are given; there should be 2"),
        (5, [[2**40, 0]], "an earlier position is 1099511627776; it should be a number"),
        (5, None, "the earlier positions should be a list"),
    ],
)
def test_a_wrong_part_of_rokumon_is_named(part: int, value: object, message: str) -> None:
    game = catalog.find("rokumon", act="4")
    data = game.freeze(after(game, 20))
    data[part] = value
    with pytest.raises(BadPosition, match=re.escape(message)):
        game.thaw(data)


def test_coins_lie_only_where_the_act_has_them() -> None:
    game = catalog.find("rokumon", act="1")
    dealing, laid = game.freeze(after(game, 2)), game.freeze(after(game, 6))
    with pytest.raises(BadPosition, match="0 coins on the table do not fit"):
        game.thaw([laid[0], [], [], *laid[3:]])
    with pytest.raises(BadPosition, match="6 coins on the table do not fit"):
        game.thaw([dealing[0], laid[1], laid[2], *dealing[3:]])
    fields = laid[0]
    assert isinstance(fields, list)
    fields[17] = 6
    with pytest.raises(BadPosition, match="lock is 6, where no coin lies"):
        game.thaw(laid)


def test_a_state_of_the_other_game_is_refused() -> None:
    joraku_game, rokumon_game = catalog.find("joraku"), catalog.find("rokumon")
    for game, other in ((joraku_game, rokumon_game), (rokumon_game, joraku_game)):
        with pytest.raises(BadPosition, match="the state is not one of"):
            game.freeze(other.start())
        with pytest.raises(BadPosition):
            game.thaw(other.freeze(other.start()))
        with pytest.raises(BadPosition, match="the view is not one of"):
            game.imagine(other.start().view(0), Rng(b"other"))


def copies(thing: object) -> list[Any]:
    """A thing pickled, copied and copied deeply."""
    pickled = [
        pickle.loads(pickle.dumps(thing, protocol)) for protocol in (2, pickle.HIGHEST_PROTOCOL)
    ]
    return [*pickled, copy.copy(thing), copy.deepcopy(thing)]


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_states_and_views_can_be_pickled_and_copied_compiled_or_not(
    name: str, options: dict[str, object]
) -> None:
    game = catalog.find(name, options)
    for steps in (0, 40, 60):
        state = after(game, steps)
        for again in copies(state):
            assert again is not state
            assert game.freeze(again) == game.freeze(state)
            assert again.position() == state.position()
            play_on(again)
        assert game.freeze(state) == game.freeze(after(game, steps))
        for seat in (None, *range(game.seats)):
            view = state.view(seat)
            for seen in copies(view):
                assert seen == view
                assert seen.legal() == view.legal()
    for other in copies(game):
        assert other.options == game.options
        assert other.freeze(after(other, 60)) == game.freeze(after(game, 60))


def play_on(state: State) -> None:
    """Take a step, to see that nothing else changes with it."""
    if acting := state.to_act():
        state.step(acting[0], state.legal(acting[0])[0])


def test_tables_outcomes_events_and_generators_can_be_pickled_and_copied() -> None:
    game = catalog.find("rokumon", act="1")
    table = Table(game, b"copied")
    rng = Rng(b"copied")
    while acting := table.state.to_act():
        table.play(acting[0], chosen(table.state, acting[0], rng))
        for again in copies(table):
            assert again.save().text() == table.save().text()
    assert table.outcome is not None
    for outcome in copies(table.outcome):
        assert outcome.as_dict() == table.outcome.as_dict()
    secret = Event("a.key", {"seat": 1}, "Recruit", (1,), Event("b.key", {}, "Recruit"))
    for event in copies(secret):
        assert event.seen_by(1).as_dict() == secret.as_dict()
        assert event.seen_by(0).key == "b.key"
    expected = Rng(b"copied")
    for _ in range(3):
        expected.next()
    for generator in copies(expected):
        assert generator.below(1000) == copies(expected)[0].below(1000)
