"""Every game of the catalog can be played by bots, drawn and shown, and says which one it is."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from kachidoki import bots, catalog, text
from kachidoki.bots.registry import BRAINS, brain_of
from kachidoki.core import BadOption, BadPosition, Rng
from kachidoki.core.laws import chosen
from kachidoki.draw.picture import SCENES
from kachidoki.text.rulebook import sections
from kachidoki.tui.games import WORDS
from kachidoki.tui.screens.boards import BOARDS

ROOT = Path(__file__).parents[1]
WEB = ROOT / "src" / "kachidoki" / "web"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
TABLES = {
    "kachidoki.bots.registry.BRAINS": BRAINS,
    "kachidoki.draw.picture.SCENES": SCENES,
    "kachidoki.tui.games.WORDS": WORDS,
    "kachidoki.tui.screens.boards.BOARDS": BOARDS,
}


@pytest.mark.parametrize("table", TABLES)
def test_every_game_is_in_every_table_of_games(table: str) -> None:
    assert set(TABLES[table]) == set(catalog.GAMES)


@pytest.mark.parametrize("name", catalog.GAMES)
@pytest.mark.parametrize("language", text.LANGUAGES)
def test_a_game_and_its_options_have_a_name_and_a_word_about_them(name: str, language: str) -> None:
    about = [
        f"game-{name}",
        *(f"option-{name}-{each.name}" for each in catalog.GAMES[name].options),
    ]
    for key in about:
        assert text.word(key, language).forms["about"]
    assert sections(name, language)


@pytest.mark.parametrize("name", catalog.GAMES)
def test_a_game_has_a_board_on_the_page(name: str) -> None:
    assert f'{name}: () => import("../{name}/board.js")' in (WEB / "table/boards.js").read_text()
    assert (WEB / name / "board.js").is_file()


@pytest.mark.parametrize("name", catalog.GAMES)
def test_the_rules_of_a_game_are_held_by_the_contracts_and_covered_by_tests(name: str) -> None:
    package = f"kachidoki.{name}"
    contracts = {each["name"]: each for each in PROJECT["importlinter"]["contracts"]}
    pure = "Rules know no clock, no randomness, no files, no network"
    assert package in contracts[pure]["source_modules"]
    layers = " | ".join(next(iter(contracts.values()))["layers"]).split(" | ")
    assert package in layers
    assert package in PROJECT["coverage"]["run"]["source_pkgs"]
    assert (ROOT / "tests" / name).is_dir()


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
