"""Score rows from a file: every mistake is told with its area and round."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import BadOption
from kachidoki.joraku import Board, Joraku
from kachidoki.joraku.cards import AREAS


def toml(**changed: str) -> str:
    rows = "I = [1, 2, 3]\nII = [0, 0, 0]\nIII = [9, 0, 99]"
    return "\n".join(f"[{area}]\n{changed.get(area, rows)}" for area in AREAS)


def test_a_board_file_is_read() -> None:
    board = Board.from_toml(toml())
    assert board.rows[3] == ((1, 2, 3), (0, 0, 0), (9, 0, 99))
    assert set(board.sources) == {"own"}


def test_the_standard_board_says_which_rows_are_printed() -> None:
    board = catalog.standard_board()
    sources = dict(zip(AREAS, board.sources, strict=True))
    assert [area for area, source in sources.items() if source == "printed"] == [
        "mikawa",
        "totomi",
        "shinano",
    ]
    assert sources["owari"] == "interpolated"


def test_a_board_reads_back_from_a_record_line() -> None:
    board = Board.from_toml(toml())
    assert Board.from_line(board.line()) == board
    assert Board.from_line(catalog.standard_board().line()) == catalog.standard_board()


def test_the_standard_board_is_mirrored_around_owari() -> None:
    rows = catalog.standard_board().rows
    for area in range(7):
        assert rows[area][0] == rows[6 - area][2]
        assert rows[area][1] == rows[6 - area][1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("nonsense", "cannot be read"),
        ("a = " + "9" * 3900, "is no area"),
        (toml(ise=f"I = [0x{'f' * 3500}, 0, 0]\nII = [0, 0, 0]\nIII = [0, 0, 0]"), "a huge number"),
        ("a." * 100_000 + "b = 1", "at most 4000 characters"),
        (toml().replace("[owari]", "[oware]"), "'oware' is no area; the areas are kyoto, omi"),
        (toml().split("[shinano]")[0], "area shinano is missing"),
        (toml(ise="I = [1, 2, 3]\nII = [0, 0, 0]"), "ise, round III: the row is missing"),
        (
            toml(ise="I = [1, 2]\nII = [0, 0, 0]\nIII = [0, 0, 0]"),
            "ise, round I: a row is a list of three",
        ),
        (
            toml(omi="I = [1, -2, 3]\nII = [0, 0, 0]\nIII = [0, 0, 0]"),
            "omi, round I: '-2' should be a whole",
        ),
        (
            toml(omi="I = [1, 2, 3]\nII = [0, 'x', 0]\nIII = [0, 0, 0]"),
            "omi, round II: 'x' should be",
        ),
        (
            toml(omi="I = [1, 2, 3]\nII = [0, 1.5, 0]\nIII = [0, 0, 0]"),
            "omi, round II: '1.5' should be",
        ),
        (
            toml(omi="I = [1, 2, 3]\nII = [0, true, 0]\nIII = [0, 0, 0]"),
            "omi, round II: 'True' should be",
        ),
        (toml(omi="I = [1, 2, 1000]\nII = [0, 0, 0]\nIII = [0, 0, 0]"), "from 0 to 999"),
        (toml(omi="I = [1, 2, 1]\nII = [0, 0, 0]\nIII = [0, 0, 0]\nIV = 3"), "omi has 'IV'"),
        (toml(omi="I = [1, 2, 1]\nII = [0, 0, 0]\nIII = [0, 0, 0]\nfrom = 'x'"), "omi: from = 'x'"),
    ],
)
def test_a_bad_board_file_is_one_clear_line(text: str, message: str) -> None:
    with pytest.raises(BadOption) as error:
        Board.from_toml(text, "my-board.toml")
    assert message in str(error.value)
    assert str(error.value).startswith("my-board.toml")
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 5}, "players = '5': Joraku is for 2, 3 or 4"),
        ({"players": "many"}, "players = 'many'"),
        ({"players": 3, "mode": "houses"}, "mode = 'houses': only two players"),
        (
            {"players": 2, "mode": "teams"},
            "mode = 'teams': two players choose from houses, neutral",
        ),
        ({"players": 2, "passing": "both"}, "passing = 'both': only for 3 or 4 players"),
        ({"variants": "7"}, "no variant '7'"),
        ({"variants": "2;5"}, "no variant '2;5'"),
        ({"kachidoki": "none"}, "kachidoki = 'none': choose from all, winner"),
        ({"passing": "right"}, "passing = 'right': choose from left, both"),
        ({"colour": "red"}, "joraku has no option 'colour'; it has players"),
        ({"board": "flat"}, "board: 'flat' should read"),
    ],
)
def test_bad_options_say_what_is_possible(options: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption) as error:
        catalog.find("joraku", options)
    assert message in str(error.value)
    assert "\n" not in str(error.value)


def test_bad_options_are_refused_without_the_catalog_too() -> None:
    board = catalog.standard_board()
    with pytest.raises(BadOption, match="players = 5: Joraku is for 2, 3 or 4"):
        Joraku(board, players=5)
    with pytest.raises(BadOption, match="there is no variant '7'; choose from 1 to 6"):
        Joraku(board, variants=[7])


def test_what_is_no_board_at_all_is_refused() -> None:
    strange: Any = b"[omi]"
    with pytest.raises(BadOption, match="the board file: a board file is a text"):
        Board.from_toml(strange)
    with pytest.raises(BadOption, match=r"board: at most \d+ characters are read"):
        Board.from_line("kyoto " * 100_000)


def test_an_unknown_game_lists_the_games() -> None:
    with pytest.raises(BadOption, match="no game 'chess'; the games are joraku"):
        catalog.find("chess")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("\n".join(f"{'a.' * 50}a{n} = 1" for n in range(180)), "at most 4000 characters"),
        ("a." * 1_900 + "a = 1", "line 1 has more than 8 dots"),
        (toml() + "\n[" + "a." * 1_000 + "a]", "line 29 has more than 8 dots"),
        ('"#".' + "a." * 1_900 + "a = 1", "line 1 has more than 8 dots"),
        ("\n" * 3_000, "at most 200 lines"),
    ],
)
def test_a_file_of_dotted_keys_is_refused_before_it_is_read_as_toml(
    text: str, message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """20 kB of them took seconds, in which the server answered nobody."""
    monkeypatch.setattr(tomllib, "loads", None)
    with pytest.raises(BadOption, match=f"my-board.toml: .*{message}"):
        Board.from_toml(text, "my-board.toml")


def test_a_board_file_may_have_long_comments_and_dotted_keys() -> None:
    dotted = "\n".join(f"{area}.{row} = [1, 2, 3]" for area in AREAS for row in ("I", "II", "III"))
    assert Board.from_toml("# as printed ............ in 2013\n" + dotted).rows[0][0] == (1, 2, 3)
