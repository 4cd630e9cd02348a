"""States and views are values: every field counts, every option of the game counts."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import CHANCE, Rng, State
from kachidoki.joraku import JorakuState
from kachidoki.joraku import frozen as joraku
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon import frozen as rokumon
from tests.core.test_laws import GAMES


def played(name: str, options: dict[str, object], steps: int = 45) -> State:
    """A state in the middle of a game at random."""
    state, rng = catalog.find(name, options).start(), Rng(b"values")
    for _ in range(steps):
        acting = state.to_act()
        choices = [a for seat in acting[:1] for a in state.legal(seat) if str(a) != "surrender"]
        if not choices:
            break
        state.step(acting[0], choices[rng.below(len(choices))])
    return state


def fields_of(state: State) -> list[str]:
    if isinstance(state, JorakuState):
        return list(joraku.fields(state.setting))
    assert isinstance(state, RokumonState)
    return [*rokumon.fields(state.setting, rokumon.COINS), "worlds0", "worlds1"]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda value: str(value))
def test_states_differ_if_any_field_does(name: str, options: dict[str, object]) -> None:
    state = played(name, options)
    for field in fields_of(state):
        other: Any = state.copy()
        held = getattr(other, field)
        setattr(other, field, (*held, 0) if isinstance(held, tuple) else held ^ 2)
        assert other != state, field
        assert hash(other) != hash(state), field
        setattr(other, field, held)
        assert other == state, field


@pytest.mark.parametrize(("name", "options"), GAMES, ids=lambda value: str(value))
def test_copies_pickles_and_states_made_anew_are_equal(
    name: str, options: dict[str, object]
) -> None:
    state = played(name, options)
    for same in (copy.deepcopy(state), pickle.loads(pickle.dumps(state)), played(name, options)):
        assert same == state
        assert {same: "found"}[state] == "found"
        for seat in (0, None):
            view = state.view(seat)
            assert same.view(seat) == view == pickle.loads(pickle.dumps(view))
            assert view in {same.view(seat)}


@pytest.mark.parametrize(
    ("name", "one", "other"),
    [
        ("joraku", {}, {"kachidoki": "winner"}),
        ("joraku", {}, {"passing": "both"}),
        ("joraku", {}, {"variants": [3]}),
        ("joraku", {}, {"variants": "random"}),
        ("joraku", {}, {"players": 3}),
        ("joraku", {"players": 2}, {"players": 2, "mode": "neutral"}),
        ("rokumon", {}, {"honour": "off"}),
        ("rokumon", {}, {"surrender": "off"}),
        ("rokumon", {"act": "2"}, {"act": "2", "tokens": "0 1"}),
        ("rokumon", {"act": "2"}, {"act": "2", "coins": "gggjjjj"}),
        ("rokumon", {"act": "1"}, {}),
        ("rokumon", {"act": "solo"}, {"act": "solo", "difficulty": "medium"}),
        ("rokumon", {"act": "solo"}, {"act": "solo", "layout": "d4 d5 d6 e4 e5 e6 f5"}),
    ],
)
def test_nothing_of_another_game_is_equal(
    name: str, one: dict[str, object], other: dict[str, object]
) -> None:
    first, second = catalog.find(name, one).start(), catalog.find(name, other).start()
    assert first != second
    assert first.view(0) != second.view(0)
    assert first.view(None) != second.view(None)


def test_other_score_rows_make_another_game() -> None:
    game = catalog.find("joraku", players=3)
    line = game.options["board"]
    digit = next(k for k, letter in enumerate(line) if letter.isdigit())
    changed = line[:digit] + ("1" if line[digit] != "1" else "2") + line[digit + 1 :]
    assert catalog.find("joraku", players=3, board=changed).start() != game.start()
    assert catalog.find("joraku", players=3, board=line).start() == game.start()


def test_a_state_or_a_view_is_equal_to_nothing_else() -> None:
    for name in ("joraku", "rokumon"):
        state: Any = catalog.find(name).start()
        view: Any = state.view(0)
        for other in (None, 0, state.position(), repr(state), view.as_dict()):
            assert state != other
            assert view != other
            assert state.setting != other
        assert state != view
        assert view.seen != state or state.to_act() == (CHANCE,)


def test_k9_earlier_positions_count_and_a_position_line_leaves_them_out() -> None:
    game = catalog.find("rokumon", act="2", coins="gggjjjj")
    once, again = game.start(), game.start()
    for seat, text in [(0, "deploy d4"), (1, "deploy d5")]:
        for state in (once, again):
            state.step(seat, game.actions.parse(text))
    read = game.parse_position(once.position())
    assert once == again != read
    assert read.position() == once.position()
    assert hash(read) == hash(once)


def test_k9_the_same_position_after_other_positions_is_another_state() -> None:
    game = catalog.find("rokumon", act="2", coins="gggjjjj")
    ways = ["d4 d5 d6 e3", "d6 e3 d4 d5"]
    one, other = game.start(), game.start()
    for state, cells in zip((one, other), ways, strict=True):
        for turn, cell in enumerate(cells.split()):
            state.step(turn % 2, game.actions.parse(f"deploy {cell}"))
    assert one.position() == other.position()
    assert one != other
    assert one.view(0) != other.view(0)


def test_settings_of_equal_games_are_equal_and_have_the_same_hash() -> None:
    for name, options in GAMES:
        one: Any = catalog.find(name, options)
        other: Any = catalog.find(name, options)
        assert one.setting is not other.setting
        assert one.setting == other.setting
        assert hash(one.setting) == hash(other.setting)
