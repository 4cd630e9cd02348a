"""The programs that people copy run as they say, and what they print is true."""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from examples.kuhn_poker import BET, CHECK, FOLD, KuhnPoker, KuhnView, State

from kachidoki.client import Server
from kachidoki.core import BadNotation, BadPosition, Game, IllegalAction, Rng, Table, laws, play
from kachidoki.core.laws import bytes_of
from kachidoki.protocol import NewTable, SeatWish
from tests.server.support.servers import running, settings_for

ROOT = Path(__file__).parents[2]
LONGER = {"kuhn_poker.py": 200, "train_a_policy.py": 85}  # lines, where 40 are too few
PROGRAMS = sorted(path.name for path in (ROOT / "examples").glob("[!_]*.py"))


def run(name: str, *arguments: object) -> str:
    """A program as people start it, from the folder of the project."""
    done = subprocess.run(
        [sys.executable, f"examples/{name}", *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "OMP_NUM_THREADS": "1"},  # several threads are slower: small matrices
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_is_short_says_how_to_run_it_and_is_run_here(name: str) -> None:
    text = (ROOT / "examples" / name).read_text(encoding="utf-8")
    assert f"`python examples/{name}" in text.split('"""')[1]
    assert len(text.splitlines()) <= LONGER.get(name, 40)
    assert f'run("{name}"' in Path(__file__).read_text(encoding="utf-8")


def test_play_a_game() -> None:
    *told, last = run("play_a_game.py").splitlines()
    assert len(told) == 5
    assert told[-1].endswith("[End]")
    points = json.loads(last.split("(")[1].split(")")[0].join("[]"))
    assert points[int(last[-1])] == max(points)


def test_train_a_policy() -> None:
    lines = run("train_a_policy.py", "random", 40, 2).splitlines()
    names = [line.partition(": wins ")[0] for line in lines]
    assert names == ["random actions", "the first legal action", "what has learned"]
    random, first, learned = ([float(n) for n in re.findall(r"([\d.]+)%", line)] for line in lines)
    assert 40 < random[0] < 60
    assert 70 < first[0] < learned[0]
    for share, _error, *seats in (random, first, learned):
        assert min(seats) <= share <= max(seats)


def test_pettingzoo_game() -> None:
    decisions, size, rewards = run("pettingzoo_game.py").split("; ")
    assert int(decisions.split()[0]) > 100
    assert int(size.split()[0]) > 300
    assert sum(json.loads(rewards.removeprefix("rewards "))) == pytest.approx(0)


def test_gymnasium_seat() -> None:
    weak, strong = (float(line.split()[2]) for line in run("gymnasium_seat.py").splitlines())
    assert weak > strong


def test_batch_of_games() -> None:
    games, wins, _ = run("batch_of_games.py").split("; ")
    assert 0 < int(wins.split()[-1]) < int(games.split()[0])


def test_openspiel_game() -> None:
    first, last = run("openspiel_game.py").splitlines()
    assert first == "50 actions, 7 of them now"
    assert sum(json.loads(last.partition(": ")[2])) == 0


def test_own_bot() -> None:
    first, second = run("own_bot.py").splitlines()
    assert (first.split()[0], second.split()[0]) == ("Climber", "random")
    assert int(first.split()[2].rstrip("%")) > 50


def test_rated_match() -> None:
    first, second = run("rated_match.py").splitlines()
    assert first.startswith("greedy")
    assert second.startswith("casual")


def test_flat_monte_carlo() -> None:
    line = run("flat_monte_carlo.py")
    assert line.startswith("pass ")
    assert 0 < int(line.split(": ")[1].split("%")[0]) <= 100


def test_draw_position(tmp_path: Path) -> None:
    file = tmp_path / "position.svg"
    assert run("draw_position.py", file) == f"position.svg: {file.stat().st_size} bytes\n"
    tree = ET.parse(file).getroot()
    assert tree.get("lang") == "ja"
    assert "Aki" in "".join(tree.itertext())


def test_analyse_record() -> None:
    *paid, result = run("analyse_record.py", "docs/pictures/joraku.txt").splitlines()
    red = sum(int(line.split()[2]) for line in paid if line.startswith("red "))
    assert f"0 with {red}," in result


def test_tell_in_five_languages() -> None:
    lines = run("tell_in_five_languages.py").splitlines()
    assert lines[0] == "en: Sanada moves from a1 to b2. [Move]"
    assert len({line.partition(": ")[2] for line in lines}) == 5


def test_solved_verdicts() -> None:
    lines = run("solved_verdicts.py").splitlines()
    solved = json.loads((ROOT / "docs" / "rokumon-solved.json").read_text(encoding="utf-8"))
    (deal,) = [each for each in solved["Act 2"] if each["coins"] == "ggjgjjj"]
    best = [" ".join(line.split()[:2]) for line in lines if line.endswith("best")]
    assert best == deal["best"]
    assert f"{deal['value']}s in {deal['plies']}" in lines[0]


def test_learning_loop() -> None:
    line = run("learning_loop.py")
    assert sorted(json.loads(line.partition("rewards ")[2])) == [-1, 1]


def test_check_the_deal() -> None:
    promise, found, drawn = run("check_the_deal.py", "docs/pictures/rokumon.txt").splitlines()
    assert promise.split()[-1] == found.split()[-1]
    again, written = drawn.removeprefix("drawn again: ").split(" as written: ")
    assert again == written == "[7, 3, 5, 4, 1, 2]"


@pytest.mark.slow
def test_table_server() -> None:
    assert run("table_server.py").startswith("result: ")


def test_play_on_a_server_and_watch_a_table(tmp_path: Path) -> None:
    async def table(address: str) -> str:
        async with Server(address) as server:
            seats = [SeatWish(kind="bot", bot="casual"), SeatWish(kind="bot", bot="casual")]
            place = await server.make(NewTable(game="rokumon", options={"act": "1"}, seats=seats))
            return place.table.table

    with running(settings_for(tmp_path)) as address:
        assert "act" in run("play_on_a_server.py", address)
        told = run("watch_a_table.py", address, asyncio.run(table(address))).splitlines()
    assert len(told) > 5
    assert any("wins" in line for line in told[-3:])


# Kuhn poker, the whole third game


def test_kuhn_poker() -> None:
    first, *lines = run("kuhn_poker.py").splitlines()
    assert first == "200 games and tables, all laws hold"
    assert "result: 1 with 2, 0 with -2; won by 1" in lines


def test_all_laws_hold_in_kuhn_poker() -> None:
    game: Game = KuhnPoker()
    for number in range(50):
        assert laws.random_game(game, Rng(b"%d" % number), thorough_every=1) >= 4
        laws.random_table(game, b"%d" % number, Rng(b"%d" % number))


@pytest.mark.parametrize(
    ("position", "winner", "coins"),
    [
        ("3 1 check check", 0, 1),
        ("1 3 bet call", 1, 2),
        ("1 3 bet fold", 0, 1),
        ("3 1 check bet fold", 1, 1),
        ("2 1 check bet call", 0, 2),
    ],
)
def test_kuhn_poker_pays(position: str, winner: int, coins: int) -> None:
    outcome = KuhnPoker().parse_position(position).outcome()
    assert outcome is not None
    assert outcome.winners == (winner,)
    assert outcome.scores[winner] == coins


@pytest.mark.parametrize("said", [(), (CHECK,), (BET,), (CHECK, BET), (BET, FOLD)])
def test_a_seat_of_kuhn_poker_learns_nothing_of_the_others_card(said: tuple[object, ...]) -> None:
    words = " ".join(map(str, said))
    one, other = (KuhnPoker().parse_position(f"2 {card} {words}") for card in (1, 3))
    assert bytes_of(one.view(0).as_dict()) == bytes_of(other.view(0).as_dict())
    assert bytes_of(one.view(None).as_dict()) == bytes_of(other.view(None).as_dict())


def test_what_is_dealt_in_kuhn_poker_is_told_to_its_seat_alone() -> None:
    table = Table(KuhnPoker(), seed=b"told")
    own, others = table.log(0), table.log(1)
    assert [event.key for event in own] == ["kuhn.dealt", "kuhn.dealt-face-down"]
    assert [event.key for event in others] == ["kuhn.dealt-face-down", "kuhn.dealt"]


@pytest.mark.parametrize("text", ["", "3", "4 1", "2 2", "0 1", "3 1 call", "3 0 bet"])
def test_a_bad_position_of_kuhn_poker_is_refused(text: str) -> None:
    with pytest.raises(BadPosition):
        KuhnPoker().parse_position(text)


def test_kuhn_poker_says_why_not() -> None:
    state = State((3, 1), 2, ())
    with pytest.raises(IllegalAction, match="bet yet"):
        play(state, 0, FOLD)
    with pytest.raises(BadNotation, match="'raise' is not an action of kuhn"):
        KuhnPoker().actions.parse("raise")
    assert isinstance(state.view(0), KuhnView)
