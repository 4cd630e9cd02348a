"""The command line, as people and scripts meet it."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from kachidoki import __version__, gear
from kachidoki.cli import main
from kachidoki.cli.main import build_parser
from kachidoki.cli.tui import opening_of
from kachidoki.tui.links import read_link
from tests.cli.command import run


def test_version_says_which_gear() -> None:
    assert run("--version") == f"kachidoki {__version__} ({gear()})\n"


def test_games_lists_options_and_values() -> None:
    found = json.loads(run("games", "--json"))
    (joraku,) = [game for game in found["games"] if game["name"] == "joraku"]
    assert joraku["seats"] == [2, 3, 4]
    options = {option["name"]: option for option in joraku["options"]}
    assert options["kachidoki"]["values"] == ["all", "winner"]
    assert set(options) == {"players", "mode", "variants", "kachidoki", "passing", "board"}
    assert "variants" in run("games")


def test_simulate_gives_the_promised_figures_and_the_same_digest_again() -> None:
    arguments = ("simulate", "joraku", "--games", "20", "--seed", "7", "--json", "-o", "players=3")
    first, second = (json.loads(run(*arguments)) for _ in range(2))
    assert list(first) == [
        "games",
        "steps",
        "seconds",
        "steps_per_second",
        "games_per_second",
        "wins",
        "scores",
        "digest",
    ]
    assert first["games"] == 20
    assert sum(first["wins"]) == 20
    assert len(first["scores"]) == 3
    assert first["digest"] == second["digest"]
    other = json.loads(run(*arguments[:4], "--seed", "8", "--json", "-o", "players=3"))
    assert other["digest"] != first["digest"]


def test_greedy_beats_random(capsys: pytest.CaptureFixture[str]) -> None:
    for shape in (["players=4"], ["players=3"], ["players=2"], ["players=2", "mode=neutral"]):
        options = [part for option in shape for part in ("-o", option)]
        seats = int(shape[0][-1])
        bots = ",".join(["greedy"] + ["random"] * (seats - 1))
        assert (
            main(["simulate", "joraku", *options, "--bots", bots, "--games", "40", "--json"]) == 0
        )
        assert json.loads(capsys.readouterr().out)["wins"][0] >= 36


def test_saved_records_replay(tmp_path: Path) -> None:
    run(
        "simulate",
        "joraku",
        "--games",
        "3",
        "--save",
        str(tmp_path / "records"),
        "-o",
        "variants=random",
    )
    files = sorted((tmp_path / "records").iterdir())
    assert len(files) == 3
    found = json.loads(run("replay", str(files[1]), "--json", "--log"))
    assert found["deal"] == "verified"
    assert found["outcome"]["winners"]
    assert any("Kachidoki! " in sentence for sentence in found["log"])
    assert "every one legal" in run("replay", str(files[1]))


def test_a_board_file_is_used_and_goes_into_the_record(tmp_path: Path) -> None:
    areas = ("kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano")
    board = tmp_path / "my-board.toml"
    board.write_text(
        "".join(f"[{a}]\nI = [50, 0, 0]\nII = [0, 0, 0]\nIII = [0, 0, 0]\n" for a in areas)
    )
    arguments = ("simulate", "joraku", "--games", "2", "--json", "--board", str(board))
    run(*arguments, "--save", str(tmp_path / "out"))
    record = next((tmp_path / "out").iterdir())
    assert "shinano 50 0 0 / 0 0 0 / 0 0 0 own" in record.read_text()
    assert json.loads(run("replay", str(record), "--json"))["deal"] == "verified"


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["simulate", "chess"], "there is no game 'chess'; the games are joraku"),
        (["simulate", "joraku", "-o", "players=5"], "Joraku is for 2, 3 or 4"),
        (["simulate", "joraku", "-o", "players"], "'players' should read KEY=VALUE"),
        (["simulate", "joraku", "-o", "variants=1,7"], "there is no variant '7'"),
        (["simulate", "joraku", "-o", "players=3", "-o", "players=4"], "'players' is given twice"),
        (["simulate", "joraku", "--games", "0"], "'0' should be a whole number from 1 up"),
        (["simulate", "joraku", "--games", "ten"], "'ten' should be a whole number from 1 up"),
        (["simulate", "joraku", "--seed", "-1"], "'-1' should be a whole number from 0 up"),
        (
            ["simulate", "joraku", "--bots", "genius"],
            "no bot 'genius'; the bots are random, greedy, exact, search, beginner",
        ),
        (["simulate", "joraku", "--bots", "random,random"], "names 2 bots, the game has 4 seats"),
        (["simulate", "joraku", "--board", "nowhere.toml"], "nowhere.toml: No such file"),
        (["simulate"], "the following arguments are required: game"),
        (["replay", "nowhere.txt"], "nowhere.txt: No such file"),
        (["dance"], "invalid choice: 'dance'"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: list[str], message: str) -> None:
    assert message in run(*arguments, ok=False)


def test_bad_files_are_one_clear_line_and_nothing_is_written(tmp_path: Path) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\x00")
    assert "is not a record: byte 0 is not UTF-8" in run("replay", str(binary), ok=False)
    record = tmp_path / "record.txt"
    record.write_text("kachidoki record 1\ngame: joraku\n")
    assert "cut off" in run("replay", str(record), ok=False)
    board = tmp_path / "board.toml"
    board.write_text("[kyoto]\nI = [1, 2, 3]\n")
    out = tmp_path / "out"
    arguments = ("simulate", "joraku", "--board", str(board), "--save", str(out))
    assert "kyoto, round II: the row is missing" in run(*arguments, ok=False)
    assert not out.exists()


def test_a_whole_game_can_be_played_in_the_terminal() -> None:
    # Always the first choice; also a word, a number, a mistake and an undo on the way.
    script = "help\nlog\nboard\nplay katana 9\n99\nundo\n" + "1\n" * 400
    out = run("tui", "joraku", "-o", "players=3", "--seed", "5", "--bots", "random", stdin=script)
    assert "'play katana 9' is not an action of Joraku" in out
    assert "'99' is not an action" in out
    assert "There is nothing to take back" in out
    assert "At the table" not in out  # such bots have no names
    assert "1. " in out
    assert "RP" in out


def test_bots_at_the_terminal_have_names() -> None:
    game = ("tui", "joraku", "-o", "players=3", "--seed", "5", "--language", "en")
    told = run(*game, "--bots", "random,casual,casual", stdin="quit\n")
    assert "At the table: Hyōta (casual), Gonbei (casual)." in told
    assert "You leave the table." in told


def test_the_terminal_speaks_the_language_it_is_asked_for() -> None:
    arguments = ("tui", "rokumon", "-o", "act=2", "--bots", "random", "--seed", "1")
    script = "fight d4\ndeploy 9\nundo\nquit\n"
    out = run(*arguments, "--language", "ru-RU", stdin=script, env={"LC_ALL": "ja_JP.UTF-8"})
    assert "В акте 2 боёв нет. [Ход]" in out
    assert "В игре «Рокумон» нет действия 'deploy 9'; похоже на: deploy " in out
    assert "Возвращать нечего" in out
    assert "Вы выходите из-за стола." in out
    assert "席を立ちました。" in run(*arguments, stdin="", env={"LC_ALL": "ja_JP.UTF-8"})
    assert "there is no language 'de'; there is en, fr, ru, ja, zh-Hant" in run(
        *arguments, "--language", "de", ok=False
    )


LONG = "x" * 5000


@pytest.mark.parametrize(
    "arguments",
    [
        [LONG],
        ["rules", LONG],
        ["rules", "joraku", LONG],
        ["rules", "joraku", "--language", LONG],
        ["simulate", LONG],
        ["simulate", "joraku", f"--{LONG}"],
        ["simulate", "joraku", "--games", "9" * 5000],
        ["simulate", "joraku", "--bots", LONG],
        ["simulate", "joraku", "-o", LONG],
        *[
            ["simulate", "joraku", "-o", f"{option}={LONG}"]
            for option in ("players", "mode", "variants", "kachidoki", "passing", "board", LONG)
        ],
        ["simulate", "joraku", "-o", "players=2", "-o", f"mode={LONG}"],
        *[
            ["simulate", "rokumon", "-o", f"{option}={LONG}"]
            for option in ("act", "coins", "honour", "tokens", "difficulty", "layout", "surrender")
        ],
        ["perft", "rokumon", "--coins", "gg", "--act", LONG],
        ["solve", "rokumon", "--coins", LONG],
        ["replay", LONG],
        ["draw", "docs/pictures/joraku.txt", "--out", LONG],
        ["serve", "--port", LONG],
        ["serve", "--database", LONG],
    ],
    ids=lambda arguments: " ".join(word[:12] for word in arguments),
)
def test_wrong_input_is_not_echoed_whole(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        code: object = main(arguments)
    except SystemExit as stopped:
        code = stopped.code
    told = capsys.readouterr().err
    assert code in (1, 2)
    assert told.startswith("kachidoki: ")
    assert told.count("\n") == 1
    assert len(told) < 600


def test_rules_asks_only_for_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["rules"])
    told = capsys.readouterr().err
    assert "game" in told
    assert "words" not in told


def test_ones_own_link_need_not_stand_in_a_list_of_programs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    secret = "https://tables.example.org/t/Ab-1#secret-of-twenty-letters"
    monkeypatch.setattr("sys.stdin", io.StringIO(secret + "\n"))
    opening = opening_of(build_parser("tui").parse_args(["tui", "-"]))
    assert opening.link == read_link(secret)
