"""Datasets: what a row holds, that it can be had again, and that nothing half-written stays."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from kachidoki import catalog
from kachidoki.bots import find
from kachidoki.bots.simulate import simulate
from kachidoki.cli import main
from kachidoki.core import Record, Table
from kachidoki.data import Dataset, Made
from kachidoki.data.columns import Decision, PlayedGame, meanings
from kachidoki.rl.encode import encoding_of
from tests.rl.shapes import SHAPES, game_of

NAMES = ("play.jsonl", "play.games.jsonl", "play.md")


def made(folder: Path, shape: str, games: int = 2, suffix: str = ".jsonl", **more: Any) -> Made:
    game = game_of(shape)
    bots = ["greedy", *["random"] * (game.seats - 1)]
    return Dataset(game, bots, games, 3, **more).write(folder / f"play{suffix}", "the command")


def rows_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text("utf-8").splitlines()]


@pytest.mark.parametrize("shape", SHAPES)
def test_rows_are_what_the_columns_say(shape: str, tmp_path: Path) -> None:
    found = made(tmp_path, shape, observations=True)
    decisions, games = rows_of(found.file), rows_of(found.games_file)
    assert len(decisions) == found.decisions == sum(game["decisions"] for game in games)
    game = game_of(shape)
    encoding = encoding_of(game)
    for row in decisions:
        read = Decision.model_validate(row)
        assert read.view.seat == read.seat
        assert read.view.legal is None
        assert row["legal"][row["choice"]] == row["action"]
        assert game.actions.all[row["index"]] is encoding.actions[row["place"]]
        assert str(encoding.actions[row["place"]]) == row["action"]
        assert [str(encoding.actions[k]) for k, one in enumerate(row["mask"]) if one] == sorted(
            row["legal"], key=lambda text: encoding.index(game.actions.parse(text))
        )
    for row in games:
        played = PlayedGame.model_validate(row)
        record = Record.parse(played.record)
        outcome = Table.from_record(catalog.find(record.game, record.options), record).outcome
        assert outcome is not None
        assert list(outcome.scores) == played.scores
        mine = [each for each in decisions if each["game"] == played.game]
        assert [each["ply"] for each in mine] == list(range(played.decisions))
        for each in mine:
            assert record.lines[each["line"] - 1] == (each["seat"], each["action"])
            assert each["bot"] == played.bots[each["seat"]]
            assert each["seed"] == played.seed
            assert played.ranking[each["rank"] - 1] == each["seat"]
            assert (each["seat"] in played.winners) == each["won"]
            assert played.scores[each["seat"]] == each["score"]


def test_the_view_is_that_of_the_moment_of_the_decision(tmp_path: Path) -> None:
    found = made(tmp_path, "4", 1)
    (game,) = rows_of(found.games_file)
    record = Record.parse(game["record"])
    for row in rows_of(found.file)[::25]:
        table = Table.from_record_until(game_of("4"), record, row["line"] - 1)
        view = json.loads(json.dumps(table.state.view(row["seat"]).as_dict()))
        assert view.pop("legal") == row["legal"]
        assert view == row["view"]


def test_the_same_seed_gives_the_same_bytes_and_the_games_of_a_simulation(tmp_path: Path) -> None:
    folders = [tmp_path / "a", tmp_path / "b"]
    for folder in folders:
        folder.mkdir()
    one, two = (made(folder, "act 4", 5) for folder in folders)
    for name in NAMES:
        assert (folders[0] / name).read_bytes() == (folders[1] / name).read_bytes()
    assert one.digest == two.digest == hashlib.sha256(one.file.read_bytes()).hexdigest()
    totals = simulate(game_of("act 4"), [find("greedy"), find("random")], 5, 3)
    assert one.records == totals.digest


def plain(value: Any) -> Any:
    """A value of a Parquet file as JSON has it: maps are lists of pairs there."""
    if isinstance(value, list) and value and all(isinstance(each, tuple) for each in value):
        return {key: plain(inside) for key, inside in value}
    if isinstance(value, list):
        return [plain(each) for each in value]
    if isinstance(value, dict):
        return {key: plain(inside) for key, inside in value.items() if inside is not None}
    return value


def without_nothing(value: Any) -> Any:
    """The same without what is null or empty, which Parquet does not tell from each other."""
    if isinstance(value, dict):
        inside = {key: without_nothing(each) for key, each in value.items()}
        return {key: each for key, each in inside.items() if each not in (None, {}, [])}
    return [without_nothing(each) for each in value] if isinstance(value, list) else value


@pytest.mark.parametrize("shape", ["3", "houses", "act 5", "campaign"])
def test_parquet_holds_the_same_rows_and_the_card(shape: str, tmp_path: Path) -> None:
    lines = made(tmp_path, shape, observations=True)
    table = made(tmp_path, shape, suffix=".parquet", observations=True)
    assert table.digest == lines.digest
    for one, two in ((lines.file, table.file), (lines.games_file, table.games_file)):
        read = pyarrow.parquet.read_table(two).to_pylist()
        assert without_nothing([plain(row) for row in read]) == without_nothing(rows_of(one))
    metadata = pyarrow.parquet.read_metadata(table.file).metadata
    assert metadata[b"kachidoki"].decode() == table.card.read_text("utf-8")
    types = pyarrow.parquet.read_schema(table.file)
    assert str(types.field("observation").type) == "list<element: uint8>"
    assert "legal" not in [field.name for field in types.field("view").type]


def test_the_card_says_how_it_was_made(tmp_path: Path) -> None:
    arguments = ["rokumon", "-o", "act=3", "--games", "2", "--seed", "5", "--bots", "skilled"]
    assert main(["dataset", *arguments, "--out", str(tmp_path / "play.jsonl")]) == 0
    card = (tmp_path / "play.md").read_text("utf-8")
    typed = f"kachidoki dataset rokumon --games 2 --seed 5 --bots {'skilled,skilled'} -o act=3"
    assert f"`{typed} --out play.jsonl`" in card
    assert str(tmp_path) not in card
    digest = hashlib.sha256((tmp_path / "play.jsonl").read_bytes()).hexdigest()
    assert f"digest of the rows: {digest}" in card
    assert "skilled think for a time" in card
    for name, meaning in {**meanings(Decision, False), **meanings(PlayedGame)}.items():
        assert f"| `{name}` | {meaning} |" in card
    assert "`mask`" not in card


class Stopped(Exception):
    """Somebody stopped it."""


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("suffix", [".jsonl", ".parquet"])
def test_what_is_stopped_leaves_everything_as_it_was(suffix: str, tmp_path: Path) -> None:
    made(tmp_path, "act 1", 1, suffix)
    before = contents(tmp_path)
    assert len(before) == 3

    def stop(number: int) -> None:
        if number == 1:
            raise Stopped

    data = Dataset(game_of("act 1"), ["random", "random"], 3, 9)
    with pytest.raises(Stopped):
        data.write(tmp_path / f"play{suffix}", "", stop)
    assert contents(tmp_path) == before


def test_the_command_tells_what_it_wrote(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    command = ["dataset", "rokumon", "-o", "act=1", "--games", "3", "--out", "play.jsonl"]
    assert main([*command, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["file"], told["games_file"], told["card"]) == NAMES
    assert told["games"] == 3
    assert told["decisions"] == len(rows_of(tmp_path / "play.jsonl"))
    assert main(command) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"play.jsonl: {told['decisions']} decisions of 3 games",
        "play.games.jsonl: the games; play.md: how it was made",
        f"digest: {told['digest']}",
    ]
    assert sorted(contents(tmp_path)) == sorted(NAMES)


MISTAKES = [
    (["--out", "play.csv"], "--out play.csv: name the file x.jsonl or x.parquet"),
    (["--out", "no/play.jsonl"], "no/play.jsonl: the folder no does not exist"),
    (["--out", "/proc/play.jsonl"], "/proc/play.jsonl: No such file or directory"),
    (["--out", "folder.jsonl"], "folder.jsonl is a folder"),
    (["--out", "play.jsonl", "--bots", "nobody"], "there is no bot 'nobody'; the bots are"),
    (["--out", "play.jsonl", "-o", "act=9"], "act = '9'"),
]


@pytest.mark.parametrize(("arguments", "line"), MISTAKES)
def test_a_mistake_is_one_line(
    arguments: Sequence[str],
    line: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder.jsonl").mkdir()
    assert main(["dataset", "rokumon", *arguments]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith(f"kachidoki: {line}")
    assert told.err.count("\n") == 1
    assert [path.name for path in tmp_path.iterdir()] == ["folder.jsonl"]
