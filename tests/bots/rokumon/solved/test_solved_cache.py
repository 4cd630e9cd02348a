"""Whatever lies in the cache folder, and whoever else writes there: a deal's solution is right."""

from __future__ import annotations

import hashlib
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import platformdirs
import pytest

from kachidoki.bots.rokumon.solved import cache as solved_cache
from kachidoki.bots.rokumon.solved.cache import header, packed, read, seal, solved_deal
from kachidoki.bots.rokumon.solved.solver import Solved, solve
from kachidoki.rokumon import Rokumon, RokumonState
from tests.gears import run, uncompiled

pytestmark = pytest.mark.slow

START = Rokumon(act="1", coins="ggjjjg", counting=True).start()
OTHER = Rokumon(act="1", coins="gjgjjj", counting=True).start()
FRESH = solve(START)
HEAD = header(solved_cache.opening(START.board, 1, 5))
OTHER_HEAD = header(solved_cache.opening(OTHER.board, 1, 5))

# Solves the same deal as a process of its own, and tells a digest of what it found.
SCRIPT = """
import hashlib, os, signal, sys
from kachidoki.bots.rokumon.solved import cache as solved_cache
from kachidoki.rokumon import Rokumon
start = Rokumon(act="1", coins="ggjjjg", counting=True).start()
{before}
solved = solved_cache.solved_deal(start.board, 1, 5)
print(hashlib.sha256(solved.table).hexdigest())
"""
DIGEST = hashlib.sha256(FRESH.table).hexdigest()


def recall(start: RokumonState = START) -> Solved:
    """The deal as the bot and the command line ask for it."""
    return solved_deal(start.board, int(start.act), int(start.setting.tokugawa))


@pytest.fixture
def path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the deal's file will be."""
    monkeypatch.setenv("KACHIDOKI_CACHE", str(tmp_path / "cache"))
    return tmp_path / "cache" / "rokumon" / "1-ggjjjg-5-a1a2a3b1b2b3.solved"


@pytest.fixture
def solves(monkeypatch: pytest.MonkeyPatch) -> list[RokumonState]:
    """The deals that were really solved."""
    found: list[RokumonState] = []

    def counted(start: RokumonState) -> Solved:
        found.append(start)
        return solve(start)

    monkeypatch.setattr(solved_cache, "solve", counted)
    return found


@pytest.fixture
def begin() -> Iterator[Callable[[str], subprocess.Popen[str]]]:
    """Starts the script as a process that does not outlive the test, however that ends."""
    begun: list[subprocess.Popen[str]] = []

    def begin(before: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-c", SCRIPT.format(before=before)]
        pipe = subprocess.PIPE
        begun.append(subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True))
        return begun[-1]

    yield begin
    for process in begun:
        process.kill()
        process.communicate()


def is_whole(path: Path) -> bool:
    return read(path, HEAD, len(FRESH.table)) == FRESH.table


def test_a_deal_is_solved_once(path: Path, solves: list[RokumonState]) -> None:
    first, second = recall(), recall()
    assert len(solves) == 1
    assert first.table == second.table == FRESH.table
    assert second.judged(START) == FRESH.judged(START)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_each_deal_has_a_file_of_its_own(path: Path, solves: list[RokumonState]) -> None:
    row = "d1 d2 d3 d4 d5 d6 d7"
    deals = [
        START,
        OTHER,
        Rokumon(act="2", coins="gggjjjj", counting=True).start(),
        Rokumon(act="solo", coins="gggjjjj", counting=True).start(),
        Rokumon(act="solo", coins="gggjjjj", difficulty="difficult", counting=True).start(),
        Rokumon(act="solo", coins="gggjjjj", layout=row, counting=True).start(),
    ]
    tables = [recall(start).table for start in deals]
    assert len(set(tables)) == len(solves) == len(list(path.parent.iterdir())) == 6
    assert [recall(start).table for start in deals] == tables
    assert len(solves) == 6


def flipped(data: bytes, at: int) -> bytes:
    return data[:at] + bytes([data[at] ^ 1 << at % 8]) + data[at + 1 :]


def resealed(data: bytes) -> bytes:
    """A file with a checksum that fits."""
    body = data[len(HEAD) + solved_cache.CHECKSUM :]
    return seal(HEAD, body) + body


DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "empty": lambda _: b"",
    "a byte": lambda data: data[:1],
    "cut in the header": lambda data: data[:40],
    "cut in the checksum": lambda data: data[: len(HEAD) + 5],
    "cut in the middle": lambda data: data[: len(data) // 2],
    "cut by one byte": lambda data: data[:-1],
    "longer by one byte": lambda data: data + b"\0",
    "twice": lambda data: data + data,
    "a flipped bit in the header": lambda data: flipped(data, 10),
    "a flipped bit in the checksum": lambda data: flipped(data, len(HEAD) + 9),
    "a flipped bit in the table": lambda data: flipped(data, len(data) - 1000),
    "zeros": lambda data: bytes(len(data)),
    "another deal": lambda _: packed(OTHER_HEAD, solve(OTHER).table),
    "too long a table": lambda _: packed(HEAD, FRESH.table * 3),
    "too short a table": lambda _: packed(HEAD, FRESH.table[:-1]),
    "no table at all": lambda data: resealed(data[: len(HEAD) + solved_cache.CHECKSUM] + b"what?"),
    "oversized": lambda data: resealed(data + bytes(solved_cache.LARGEST)),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_bad_file_is_solved_again_and_replaced(
    damage: str, path: Path, solves: list[RokumonState]
) -> None:
    recall()
    bad = DAMAGES[damage](path.read_bytes())
    path.write_bytes(bad)
    solves.clear()
    assert recall().table == FRESH.table
    assert len(solves) == 1
    assert is_whole(path)
    assert recall().table == FRESH.table
    assert len(solves) == 1


@pytest.mark.parametrize("version", ["FORMAT", "RULES_VERSION", "SOLVER_VERSION"])
def test_the_file_of_another_version_is_solved_again_and_replaced(
    version: str, path: Path, solves: list[RokumonState], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as earlier:
        earlier.setattr(solved_cache, version, 0)
        recall()
    assert recall().table == FRESH.table
    assert len(solves) == 2
    assert is_whole(path)


def test_no_flipped_bit_goes_unseen(path: Path) -> None:
    recall()
    data = path.read_bytes()
    beginning = len(HEAD) + solved_cache.CHECKSUM
    for at in [*range(beginning), *range(beginning, len(data), 61)]:
        path.write_bytes(flipped(data, at))
        assert not is_whole(path), at
    path.write_bytes(data)
    assert is_whole(path)


def test_no_cut_goes_unseen(path: Path) -> None:
    recall()
    data = path.read_bytes()
    for size in range(0, len(data), 61):
        path.write_bytes(data[:size])
        assert not is_whole(path), size


def test_a_pipe_or_a_folder_of_that_name_is_no_file(path: Path) -> None:
    path.parent.mkdir(parents=True)
    path.mkdir()
    assert recall().table == FRESH.table
    assert list(path.parent.iterdir()) == [path]
    path.rmdir()
    os.mkfifo(path)
    assert recall().table == FRESH.table
    assert is_whole(path)


def test_two_processes_at_once(path: Path, begin: Callable[[str], subprocess.Popen[str]]) -> None:
    """Both have solved the deal before either writes it."""
    wait = """
keep = solved_cache.keep
def wait(*arguments):
    print("solved", flush=True)
    sys.stdin.readline()
    keep(*arguments)
solved_cache.keep = wait
"""
    for _ in range(5):
        path.unlink(missing_ok=True)
        writers = [begin(wait) for _ in range(2)]
        for writer in writers:
            assert writer.stdout is not None
            assert writer.stdout.readline() == "solved\n"
        for writer in writers:
            assert writer.stdin is not None
            writer.stdin.write("go\n")
            writer.stdin.flush()
        for writer in writers:
            found, _ = writer.communicate()
            assert found == DIGEST + "\n"
            assert writer.returncode == 0
        assert is_whole(path)
        assert list(path.parent.iterdir()) == [path]


DEATHS = {
    "before anything is written": "solved_cache.open = die",
    "with half of it written": """
def half(number):
    os.ftruncate(number, os.fstat(number).st_size // 2)
    die()
solved_cache.os.fsync = half
""",
    "before it is on the disk": "solved_cache.os.fsync = die",
    "before it has its name": "solved_cache.os.replace = die",
    "when it has its name": "solved_cache.tidy = die",
}


@pytest.mark.parametrize("death", DEATHS)
@pytest.mark.parametrize("old", ["no file", "a bad file"])
def test_a_killed_writer_leaves_no_half_file(death: str, old: str, path: Path) -> None:
    if old == "a bad file":
        path.parent.mkdir(parents=True)
        path.write_bytes(b"bad")
    die = "def die(*_): os.kill(os.getpid(), signal.SIGKILL)\n"
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT.format(before=die + DEATHS[death])],
        check=False,
        capture_output=True,
    )
    assert done.returncode == -signal.SIGKILL, done.stderr
    if death == "when it has its name":
        assert is_whole(path)
    elif old == "a bad file":
        assert path.read_bytes() == b"bad"
    else:
        assert not path.exists()
    assert recall().table == FRESH.table
    assert is_whole(path)


def test_a_writer_killed_at_any_moment(
    path: Path, begin: Callable[[str], subprocess.Popen[str]]
) -> None:
    """It writes again and again; a reader meets a whole file whenever there is one."""
    again_and_again = """
import time
data = solved_cache.packed(b"", bytes(1_000_000)) + os.urandom(300_000)
path = solved_cache.folder() / "any.solved"
solved_cache.keep(path, data)
print("written", flush=True)
until = time.monotonic() + 30
while time.monotonic() < until:
    solved_cache.keep(path, data)
"""
    seen = set()
    for moment in range(12):
        writer = begin(again_and_again)
        assert writer.stdout is not None
        writer.stdout.readline()
        target = path.with_name("any.solved")
        until = time.monotonic() + 0.02 + 0.0071 * moment
        while time.monotonic() < until:
            seen.add(len(target.read_bytes()))
        writer.kill()
        writer.wait()
        seen.add(len(target.read_bytes()))
        assert recall().table == FRESH.table
    assert len(seen) == 1  # the size of a whole one


def test_what_a_killed_writer_left_is_removed_later(path: Path) -> None:
    path.parent.mkdir(parents=True)
    left, new = path.with_name("a.part"), path.with_name("b.part")
    for part in (left, new):
        part.write_bytes(b"half")
    long_ago = time.time() - solved_cache.STALE - 60
    os.utime(left, (long_ago, long_ago))
    recall()
    assert not left.exists()
    assert new.exists()  # its writer may still be at it


def test_the_oldest_files_make_room(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recall()
    size = path.stat().st_size
    mine = path.with_name("notes.txt")
    mine.write_bytes(bytes(5 * size))
    for age in (1, 2, 3):
        file = path.with_name(f"{age}.solved")
        file.write_bytes(bytes(size))
        os.utime(file, (time.time() - 100 * age,) * 2)
    monkeypatch.setattr(solved_cache, "ROOM", 3 * size + size // 2)
    path.write_bytes(b"")
    recall()
    left = {file.name for file in path.parent.iterdir()}
    assert left == {path.name, "1.solved", "2.solved", "notes.txt"}


@pytest.mark.parametrize("where", ["a file is in the way", "a folder that cannot be made"])
def test_a_folder_that_cannot_be_written(
    where: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, solves: list[RokumonState]
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("mine", encoding="utf-8")
    folder = in_the_way if where.startswith("a file") else Path("/proc/kachidoki")
    monkeypatch.setenv("KACHIDOKI_CACHE", str(folder))
    for _ in range(2):
        assert recall().table == FRESH.table
    assert len(solves) == 2
    assert in_the_way.read_text(encoding="utf-8") == "mine"


def test_a_disk_that_takes_no_more(path: Path) -> None:
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (9000, 9000))"
    found = run(None, "-c", SCRIPT.format(before=limit))
    assert found == DIGEST + "\n"
    assert list(path.parent.iterdir()) == []


def test_the_cache_can_be_switched_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, solves: list[RokumonState]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    monkeypatch.setenv("KACHIDOKI_CACHE", "off")
    for _ in range(2):
        assert recall().table == FRESH.table
    assert len(solves) == 2
    assert list(tmp_path.iterdir()) == []


def test_without_a_word_it_is_the_users_cache_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KACHIDOKI_CACHE")
    usual = platformdirs.user_cache_path("kachidoki", appauthor=False)
    assert solved_cache.folder() == usual / "rokumon"
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda *_, **__: Path("~/.cache/x"))
    assert solved_cache.folder() is None  # a user without a home


def test_both_gears_write_the_same_file(path: Path, tmp_path: Path) -> None:
    recall()
    data = path.read_bytes()
    path.unlink()
    assert run(uncompiled(tmp_path), "-c", SCRIPT.format(before="")) == DIGEST + "\n"
    assert path.read_bytes() == data


def test_the_command_says_the_same_with_and_without_the_cache(path: Path) -> None:
    command = ("-m", "kachidoki", "solve", "rokumon", "--act", "1", "--coins", "ggjjjg", "--json")
    first, second = (json.loads(run(None, *command)) for _ in range(2))
    assert is_whole(path)
    for found in (first, second):
        assert found.pop("seconds") > 0
    assert first == second
    assert (first["value"], first["plies"]) == FRESH.verdict(START)
    assert first["positions"] == FRESH.positions()
