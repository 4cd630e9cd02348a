"""Every game of the catalog can be played by bots, drawn and shown, and says which one it is."""

from __future__ import annotations

import pytest

from kachidoki import bots, catalog
from kachidoki.bots.registry import BRAINS, brain_of
from kachidoki.core import BadOption, BadPosition, Rng
from kachidoki.core.laws import chosen
from kachidoki.draw.picture import SCENES
from kachidoki.tui.sit import RESULTS, SCREENS


def test_every_game_is_in_every_table_of_games() -> None:
    for table in (BRAINS, SCENES, SCREENS, RESULTS):
        assert list(table) == list(catalog.GAMES)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_game_its_views_and_its_actions_have_one_name(name: str) -> None:
    game = catalog.find(name)
    for seat in (None, *range(game.seats)):
        view = game.start().view(seat)
        assert view.game == view.as_dict()["game"] == game.name == name
        assert brain_of(view) is BRAINS[name]
    assert BRAINS[name].actions is game.actions


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_game_knows_every_level(name: str) -> None:
    assert tuple(BRAINS[name].skills) == bots.LEVELS


def test_a_game_that_no_bot_knows_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    view = catalog.find("joraku").start().view(0)
    monkeypatch.setattr("kachidoki.bots.registry.BRAINS", {})
    with pytest.raises(BadOption, match="no bot knows the game 'joraku'"):
        brain_of(view)


def test_no_action_of_joraku_is_judged() -> None:
    state = catalog.find("joraku", players=3).start()
    rng = Rng(b"judged")
    while not (view := state.view(0)).legal():
        seat = state.to_act()[0]
        state.step(seat, chosen(state, seat, rng))
    brain = brain_of(view)
    assert not brain.covers(view)
    with pytest.raises(BadPosition, match="no action of joraku can be judged"):
        brain.judge(view, view.legal()[0])
