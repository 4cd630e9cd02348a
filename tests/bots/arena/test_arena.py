"""Matches between bots: fair seats, the same deals, and results that survive anything."""

from __future__ import annotations

import csv
import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from kachidoki import catalog
from kachidoki.bots import arena
from kachidoki.bots.arena import Played, Result
from kachidoki.bots.arena.journal import Journal
from kachidoki.bots.arena.match import Hall, Timed
from kachidoki.bots.arena.schedule import seatings_of
from kachidoki.bots.bot import Bot, think_randomly
from kachidoki.bots.simulate import play_game
from kachidoki.bots.thinking import CLOCK, Stop
from kachidoki.cli import main
from kachidoki.core import CHANCE, Action, BadOption, BadRecord, Rng, View

pytestmark = pytest.mark.slow

ACT_2 = catalog.find("rokumon", act="2")
CLOCKS = ("seconds", "processes", "seconds_per_move", "longest_move")


def timeless(data: object) -> object:
    """Results without what the clock says."""
    if isinstance(data, dict):
        return {key: timeless(value) for key, value in data.items() if key not in CLOCKS}
    return [timeless(item) for item in data] if isinstance(data, list) else data


def outcomes(result: Result) -> list[tuple[object, ...]]:
    return [
        (game.block, game.rotation, game.lineup, game.winners, game.scores, game.steps)
        for game in result.played
    ]


def test_a_busy_machine_makes_nobody_weaker() -> None:
    clocks = []

    def looks_at_the_clock(view: View, rng: Rng, stop: Stop) -> list[Action]:
        clocks.append(CLOCK.get())
        return think_randomly(view, rng, stop)

    play_game(ACT_2, [Timed(Bot(looks_at_the_clock))] * 2, b"deal")
    assert set(clocks) == {time.thread_time}  # counts while this thread works, not while others do
    assert CLOCK.get() == time.monotonic  # at a table it is the time that people wait


@pytest.mark.parametrize("lineup", ["one", "mixed"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bots", ["ab", "abc", "abcd", "abcde"])
def test_every_bot_sits_equally_often_in_every_seat(bots: str, seats: int, lineup: str) -> None:
    for block in range(4):
        lineups = [seating.lineup for seating in seatings_of(tuple(bots), seats, lineup, block)]
        assert len(set(lineups)) == len(lineups)
        assert {bot for seated in lineups for bot in seated} == set(bots)
        for bot in bots:
            counts = Counter(seat for s in lineups for seat in range(seats) if s[seat] == bot)
            assert len(set(counts.values())) == 1
            assert set(counts) == set(range(seats))


def test_neighbours_change_from_block_to_block() -> None:
    after_a: Counter[str] = Counter()
    for block in range(6):
        for seating in seatings_of(tuple("abcd"), 4, "mixed", block):
            at = seating.lineup.index("a")
            after_a[seating.lineup[(at + 1) % 4]] += 1
    assert after_a == {"b": 8, "c": 8, "d": 8}


def test_games_are_rounded_up_to_complete_blocks() -> None:
    four = catalog.find("joraku", players=4)
    assert len(list(arena.plan(four, ["greedy", "random"], 9).seatings())) == 12
    assert len(list(arena.plan(ACT_2, ["exact", "greedy", "random"], 1).seatings())) == 6
    assert (
        len(list(arena.plan(ACT_2, ["exact", "greedy", "random"], 1, lineup="one").seatings())) == 4
    )
    solo = catalog.find("rokumon", act="solo")
    assert [s.lineup for s in arena.plan(solo, ["greedy", "random"], 1).seatings()] == [
        ("greedy",),
        ("random",),
    ]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("joraku", {"players": "4", "variants": "random"}),
        ("joraku", {"players": "3"}),
        ("joraku", {"players": "2", "mode": "houses"}),
        ("joraku", {"players": "2", "mode": "neutral"}),
        ("rokumon", {"act": "2"}),
        ("rokumon", {"act": "6"}),
        ("rokumon", {"act": "solo"}),
    ],
)
def test_a_block_is_one_deal_whoever_sits_where(name: str, options: dict[str, str]) -> None:
    game = catalog.find(name, options)
    deals: dict[int, set[tuple[str, ...]]] = {}
    for seed, bots in ((1, ["greedy", "random"]), (1, ["random", "greedy"])):
        plan = arena.plan(game, bots, 2 * max(2, game.seats), seed)
        for seating in plan.seatings():
            record, _ = Hall(plan).play_recorded(seating)
            drawn = tuple(text for seat, text in record.lines if seat == CHANCE)
            deals.setdefault(seating.block, set()).add(drawn)
    assert [len(found) for found in deals.values()] == [1, 1]
    assert deals[0] != deals[1]


def test_two_of_a_kind_at_one_table_have_chances_of_their_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chances: dict[int | None, int] = {}

    def probe(view: View, rng: Rng, stop: Stop) -> list[Action]:
        chances.setdefault(view.seat, int(rng.next()))
        return think_randomly(view, rng, stop)

    monkeypatch.setattr("kachidoki.bots.bot.BOTS", {"probe": probe, "random": think_randomly})
    plan = arena.plan(catalog.find("joraku", players=3), ["random", "probe"], 6)
    found = []
    for seating in plan.seatings():
        chances.clear()
        Hall(plan).play(seating)
        assert len(set(chances.values())) == 2
        found.append((seating.block, dict(chances)))
    # The same bot in the same seat of the same deal has the same chances beside anybody.
    by_seat = {(block, seat, chance) for block, drawn in found for seat, chance in drawn.items()}
    assert len(by_seat) == 6


def test_what_goes_wrong_in_a_process_is_told(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    fine = arena.plan(catalog.find("rokumon"), ["greedy", "random"], 2)
    late = replace(fine, bots=("exact", "random"))  # not tried out: it fails in act 3
    with pytest.raises(BadOption, match="the exact bot plays Act 1"):
        arena.run(late, processes=2)

    def murder(_: Played) -> None:
        for child in multiprocessing.active_children():
            child.kill()
            child.join()

    plan = arena.plan(ACT_2, ["greedy", "random"], 40)
    with pytest.raises(ChildProcessError, match="a process of the arena has died"):
        arena.run(plan, processes=2, resume=file, each=murder)
    assert 2 <= file.read_bytes().count(b"\n") < 41
    assert outcomes(arena.run(plan, processes=1, resume=file)) == outcomes(
        arena.run(plan, processes=1)
    )


def test_the_number_of_processes_changes_nothing() -> None:
    plan = arena.plan(catalog.find("joraku", players=3), ["greedy", "random"], 30, seed=4)
    alone, together = arena.run(plan, processes=1), arena.run(plan, processes=3)
    assert (alone.processes, together.processes) == (1, 3)
    assert outcomes(alone) == outcomes(together)
    assert timeless(alone.as_dict()) == timeless(together.as_dict())
    other = arena.plan(catalog.find("joraku", players=3), ["greedy", "random"], 30, seed=5)
    assert outcomes(arena.run(other, processes=1)) != outcomes(alone)


def test_more_games_go_on_from_fewer(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    short = arena.plan(ACT_2, ["greedy", "random"], 10)
    long = arena.plan(ACT_2, ["greedy", "random"], 20)
    arena.run(short, processes=1, resume=file)
    assert len(file.read_text().splitlines()) == 11
    seen: list[Played] = []
    resumed = arena.run(long, processes=1, resume=file, each=seen.append)
    assert len(seen) == len(file.read_text().splitlines()) - 1 == 20
    assert outcomes(resumed) == outcomes(arena.run(long, processes=1))
    # And the file of twenty still answers for ten, without a game being played.
    before = file.read_bytes()
    assert outcomes(arena.run(short, processes=1, resume=file)) == outcomes(resumed)[:10]
    assert file.read_bytes() == before


def test_a_torn_last_line_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    plan = arena.plan(ACT_2, ["greedy", "random"], 10)
    whole = arena.run(plan, processes=1, resume=file)
    lines = file.read_bytes().splitlines(keepends=True)
    for kept in (b"".join(lines[:6]) + lines[6][:25], lines[0][:30], b""):
        file.write_bytes(kept)
        assert outcomes(arena.run(plan, processes=1, resume=file)) == outcomes(whole)
        again = file.read_bytes().splitlines(keepends=True)
        assert again[0] == lines[0]
        assert len(again) == 11
        assert all(json.loads(line) for line in again)


def test_a_file_that_does_not_fit_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    arena.run(arena.plan(ACT_2, ["greedy", "random"], 4), processes=1, resume=file)
    before = file.read_bytes()
    for other, differs in [
        (arena.plan(ACT_2, ["greedy", "random"], 4, seed=1), "seed is 0 there and 1 here$"),
        (arena.plan(ACT_2, ["random", "greedy"], 4), r'bots is \["greedy", "random"\] there'),
        (
            arena.plan(catalog.find("rokumon", act="1"), ["greedy", "random"], 4),
            'options is {"act": "2".* here$',
        ),
    ]:
        with pytest.raises(BadOption, match=differs):
            arena.run(other, processes=1, resume=file)
    assert file.read_bytes() == before
    plan = arena.plan(ACT_2, ["greedy", "random"], 4)
    lines = before.splitlines(keepends=True)
    stranger = lines[1].replace(b'"winners": [', b'"winners": [7')
    for broken in (b"{}\n", b"[1]\n", b"nonsense\n", stranger):
        file.write_bytes(lines[0] + lines[1] + broken + lines[2])
        with pytest.raises(BadRecord, match=r"games.jsonl, line 3: not a game"):
            arena.run(plan, processes=1, resume=file)
    file.write_bytes(lines[0] + lines[1].replace(b'["greedy", "random"]', b'["random", "greedy"]'))
    with pytest.raises(BadRecord, match="line 2: other bots"):
        arena.run(plan, processes=1, resume=file)
    for foreign in (b"my letters\n", b"my letters", b"\x00\xff\n"):
        file.write_bytes(foreign)
        with pytest.raises(BadOption, match="is not the resume file of an arena"):
            arena.run(plan, processes=1, resume=file)
        assert file.read_bytes() == foreign


LONG = ["joraku", "-o", "players=3", "--bots", "greedy,random", "--json", "--games", "450"]
ENDLESS = [*LONG[:-1], "30000"]  # not over before anybody can press a key


# As from a terminal: whatever runs the tests may have all of them ignore Ctrl-C.
AT_A_TERMINAL = """
import signal, sys
from kachidoki.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)
sys.exit(main(sys.argv[1:]))
"""


def start(file: Path, what: list[str]) -> subprocess.Popen[str]:
    """A long arena in a process group of its own, some of its games already in the file."""
    arguments = ["arena", *what, "--processes", "2", "--resume", str(file)]
    process = subprocess.Popen(
        [sys.executable, "-c", AT_A_TERMINAL, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    while not file.exists() or file.read_bytes().count(b"\n") < 15:
        assert process.poll() is None
        time.sleep(0.01)
    return process


def test_killed_and_resumed_gives_the_same_as_never_killed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "games.jsonl"
    process = start(file, LONG)
    process.kill()
    # The pipes close only when the last of its processes has gone.
    process.communicate(timeout=60)
    assert 15 <= file.read_bytes().count(b"\n") < 451
    assert main(["arena", *LONG, "--processes", "1", "--resume", str(file)]) == 0
    resumed = json.loads(capsys.readouterr().out)
    assert file.read_bytes().count(b"\n") == 451
    assert main(["arena", *LONG, "--processes", "1"]) == 0
    assert timeless(resumed) == timeless(json.loads(capsys.readouterr().out))


def test_ctrl_c_shows_and_keeps_what_there_is(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    process = start(file, ENDLESS)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert err == "kachidoki: stopped\n"
    assert process.returncode == 130
    found = json.loads(out)
    assert found["stopped"] is True
    assert 9 <= found["games"] <= file.read_bytes().count(b"\n") - 1 < 30_000
    assert found["games"] == 3 * found["blocks"] == found["results"][0]["games"]


def test_ctrl_c_while_a_game_is_being_kept_counts_only_kept_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = Journal.add

    def interrupted_at_the_fifth(journal: Journal, played: Played) -> None:
        if file.read_bytes().count(b"\n") == 5:  # the first line is the header
            raise KeyboardInterrupt
        keep(journal, played)

    file = tmp_path / "games.jsonl"
    monkeypatch.setattr(Journal, "add", interrupted_at_the_fifth)
    schedule = arena.plan(catalog.find("joraku", players=3), ["greedy", "random"], 30)
    result = arena.run(schedule, processes=1, resume=file)
    assert result.stopped
    assert len(result.played) == 4 == file.read_bytes().count(b"\n") - 1


def test_greedy_beats_random_and_the_intervals_are_apart() -> None:
    game = catalog.find("joraku", players=4)
    result = arena.run(arena.plan(game, ["greedy", "random"], 60), processes=1)
    greedy, random = result.summary.standings
    assert (greedy.games, greedy.seats, random.games, random.seats) == (60, 60, 60, 180)
    assert greedy.wins + random.wins == 60
    assert greedy.share.low is not None
    assert random.share.high is not None
    assert greedy.share.low > 0.5 > 1 / 3 > random.share.high
    assert greedy.rating.low is not None
    assert random.rating.high is not None
    assert greedy.rating.low > 0 > random.rating.high
    assert greedy.score > random.score
    (pair,) = result.summary.pairs
    assert (pair.bot, pair.other, pair.meetings) == ("greedy", "random", 180)


def test_a_solo_game_is_played_alone_on_the_same_deals() -> None:
    game = catalog.find("rokumon", act="solo")
    result = arena.run(arena.plan(game, ["greedy", "random"], 60), processes=1)
    greedy, random = result.summary.standings
    assert (greedy.seats, random.seats, result.summary.blocks) == (30, 30, 30)
    assert greedy.margin is None
    assert greedy.wins == sum(
        game.winners == (0,) for game in result.played if game.lineup == ("greedy",)
    )
    # Who did better on the same deal; most deals are lost by both, which counts half.
    (pair,) = result.summary.pairs
    assert pair.meetings == 30
    assert 0.5 < pair.ahead.value < 1


def test_the_csv_has_a_row_a_game(tmp_path: Path) -> None:
    result = arena.run(arena.plan(ACT_2, ["greedy", "random"], 6), processes=1)
    file = tmp_path / "games.csv"
    file.write_text("something older")
    arena.write_csv(result, file)
    with file.open(newline="") as opened:
        rows = list(csv.DictReader(opened))
    assert [row["bot_0"] for row in rows] == ["greedy", "random"] * 3
    assert [row["winners"] for row in rows] == [str(*game.winners) for game in result.played]
    assert [row["score_1"] for row in rows] == [str(game.scores[1]) for game in result.played]
    assert list(tmp_path.iterdir()) == [file]
