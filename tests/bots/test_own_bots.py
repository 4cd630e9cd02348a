"""Bots that somebody wrote for themselves: found, checked at every answer, told what is wrong."""

from __future__ import annotations

import json
import pickle
from importlib import metadata
from pathlib import Path

import pytest

from kachidoki import bots, catalog
from kachidoki.bots import BotFailed, own_bots
from kachidoki.bots.arena import plan, run
from kachidoki.bots.simulate import simulate
from kachidoki.bots.thinking import never
from kachidoki.core import BadOption, Rng, Table
from tests.bots import bad_bots

BOTS = "tests.bots.bad_bots"
FILE = Path(bad_bots.__file__)
DUEL = catalog.find("rokumon", act="2")

GOOD = """
from neighbour import choose
class Mine:
    def __call__(self, view, rng):
        return choose(view.legal())
"""


@pytest.fixture
def mine(tmp_path: Path) -> str:
    """A bot in a file, with a module beside it."""
    (tmp_path / "neighbour.py").write_text("def choose(legal):\n    return legal[-1]\n")
    (tmp_path / "mine.py").write_text(GOOD)
    return f"{tmp_path}/mine.py:Mine"


def test_the_names_that_are_taken_are_those_of_all_bots() -> None:
    assert set(own_bots.TAKEN) == set(bots.BOTS)


def test_a_bot_is_found_by_module_by_file_and_by_the_name_of_an_installed_package(
    mine: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = Table(DUEL, b"own").view(0)
    assert bots.find(mine)(view, Rng(b"")) == view.legal()[-1]
    assert bots.find(f"{BOTS}:first")(view, Rng(b"")) == view.legal()[0]
    offered = [
        metadata.EntryPoint(name, f"{BOTS}:first", own_bots.GROUP) for name in ("lead", "greedy")
    ]
    monkeypatch.setattr(
        metadata, "entry_points", lambda group: offered * (group == "kachidoki.bots")
    )
    own_bots.installed.cache_clear()
    try:
        assert bots.find("lead")(view, Rng(b"")) == view.legal()[0]
        assert bots.find("greedy").think is bots.BOTS["greedy"]  # ours keep their names
        with pytest.raises(BadOption, match=r"there is no bot 'leed'; the bots are .*lead"):
            bots.find("leed")
    finally:
        own_bots.installed.cache_clear()


def test_a_file_is_not_taken_for_an_installed_module_of_its_name(tmp_path: Path) -> None:
    import random

    (tmp_path / "random.py").write_text("def bot(view, rng):\n    return view.legal()[0]\n")
    assert own_bots.load(f"{tmp_path}/random.py:bot").__module__ != "random"
    assert hasattr(random, "choice")


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("mine", "there is no bot 'mine'; .*write your own bot as module:Class or folder/file.py"),
        (":Mine", "':Mine': write your own bot as"),
        ("no_such_module:Mine", "there is no module no_such_module in this folder or installed"),
        ("no/such/file.py:Mine", "there is no file no/such/file.py"),
        (f"{BOTS}:Mine", f"there is no Mine in {BOTS}; it has Climber, first"),
        (f"{BOTS}:NeedsMore", r"cannot be made: TypeError: .*missing 1 required"),
        (f"{BOTS}:NotCallable", r"cannot be called; .*def __call__\(self, view, rng\)"),
        (f"{BOTS}:without_rng", r"too many positional arguments; .*__call__\(self, view, rng\)"),
    ],
)
def test_what_cannot_be_found_is_told_in_a_line(name: str, told: str) -> None:
    with pytest.raises(BadOption, match=told) as error:
        bots.find(name)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("import no_such_library\n", "ModuleNotFoundError: No module named 'no_such_library'"),
        ("x = 1 / 0\n", r"ZeroDivisionError: division by zero \(mine.py, line 1\)"),
        ("x = \n", r"SyntaxError: .*\(mine.py, line 1\)"),
        ("raise SystemExit(2)\n", "SystemExit: 2"),
    ],
)
def test_code_that_does_not_load_is_told_with_its_line(
    code: str, told: str, tmp_path: Path
) -> None:
    (tmp_path / "mine.py").write_text(code)
    with pytest.raises(BadOption, match=f"cannot be loaded: {told}"):
        bots.find(f"{tmp_path}/mine.py:Mine")


@pytest.mark.parametrize(
    ("bot", "told"),
    [
        ("Illegal", "answered 'move j9 j8', which is not open; open: deploy "),
        ("text", "answered the text 'deploy .*; a bot answers with one of view.legal.*open: "),
        ("nothing", "answered None; a bot answers with one of view.legal.*open: deploy"),
        ("all_of_them", "answered with an object of type list; a bot answers with one of"),
        ("Raises", r"failed at seat 1: ZeroDivisionError: .*\(bad_bots.py, line \d+\)"),
        ("Exits", r"failed at seat 1: SystemExit: 0 \(bad_bots.py, line \d+\)"),
    ],
)
def test_an_illegal_answer_never_wins_it_is_an_error(bot: str, told: str) -> None:
    """An own bot that moved where nobody can used to beat master in every game."""
    name = f"{BOTS}:{bot}"
    with pytest.raises(BotFailed, match=told) as error:
        simulate(DUEL, [bots.find("random"), bots.find(name)], 3, 1)
    assert f"bot '{name}'" in str(error.value)
    assert "seat 1" in str(error.value)
    assert "\n" not in str(error.value)
    again = pickle.loads(pickle.dumps(error.value))
    assert (str(again), again.brief) == (str(error.value), error.value.brief)
    # The same of a bot that is handed over from Python.
    written = getattr(bad_bots, bot)
    with pytest.raises(BotFailed, match="seat 0"):
        simulate(DUEL, [written() if isinstance(written, type) else written] * 2, 3, 1)


@pytest.mark.parametrize("bot", ["Illegal", "Raises", "text"])
def test_what_a_log_tells_of_a_bot_that_failed_says_nothing_of_the_game(bot: str) -> None:
    view = Table(catalog.find("joraku"), b"own").view(0)
    with pytest.raises(BotFailed) as error:
        bots.find(f"{BOTS}:{bot}").think(view, Rng(b""), never)
    hand = ("katana", "yari", "teppo")
    assert any(suit in str(error.value) for suit in hand)
    assert error.value.brief
    assert not any(suit in error.value.brief for suit in hand)


def test_a_bot_cannot_make_its_answer_legal_by_changing_the_view() -> None:
    class Forges:
        def __call__(self, view: object, rng: Rng) -> object:
            legal = view.legal()  # type: ignore[attr-defined]
            return legal.clear() or bad_bots.Illegal()(view, rng)  # type: ignore[arg-type]

    with pytest.raises(BotFailed):
        simulate(DUEL, [Forges(), bots.find("random")], 3, 1)  # type: ignore[list-item]


def test_own_bots_meet_in_an_arena_with_any_number_of_processes(mine: str) -> None:
    match = plan(DUEL, [mine, f"{BOTS}:first"], games=6)
    one, two = run(match, processes=1), run(match, processes=2)
    assert [(g.lineup, g.scores, g.steps) for g in one.played] == [
        (g.lineup, g.scores, g.steps) for g in two.played
    ]


@pytest.mark.parametrize("processes", [1, 2])
def test_an_arena_with_a_bot_that_fails_is_an_error(processes: int, tmp_path: Path) -> None:
    late = tmp_path / "late.py"
    late.write_text(
        "def bot(view, rng):\n    return None if 'move' in str(view.legal()) else view.legal()[0]\n"
    )
    with pytest.raises(BotFailed, match=r"late.py:bot' at seat . answered None"):
        run(plan(DUEL, ["random", f"{late}:bot"], games=20), processes=processes)


def test_a_resume_file_notices_that_the_code_of_a_bot_has_changed(
    mine: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    match = plan(DUEL, [mine, "random"], games=4)
    run(match, processes=1, resume=file)
    before = file.read_text()
    assert json.loads(before.splitlines()[0])["code"].keys() == {mine}
    run(match, processes=1, resume=file)
    assert file.read_text() == before
    (tmp_path / "mine.py").write_text(GOOD + "# better\n")
    with pytest.raises(
        BadOption, match=r"the code of '.*mine.py:Mine' has changed since its games"
    ):
        run(match, processes=1, resume=file)
    with pytest.raises(BadOption, match="belongs to another arena: bots"):
        run(plan(DUEL, ["greedy", "random"], games=4), processes=1, resume=file)


def test_a_resume_file_of_bots_that_are_here_is_as_it_was(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(plan(DUEL, ["greedy", "random"], games=2), processes=1, resume=file)
    assert "code" not in json.loads(file.read_text().splitlines()[0])


def test_a_package_is_known_by_all_of_its_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "own_package"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "deep.py").write_text("def bot(view, rng):\n    return view.legal()[0]\n")
    monkeypatch.syspath_prepend(tmp_path)
    before = own_bots.fingerprint("own_package.deep:bot")
    (folder / "weights.py").write_text("W = 1\n")
    assert own_bots.fingerprint("own_package.deep:bot") != before
    assert own_bots.fingerprint("greedy") is None
    assert own_bots.fingerprint("search:30") is None
