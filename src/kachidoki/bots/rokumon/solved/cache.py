"""Solved deals on disk, so that a deal is solved once and not again on every start.

Reading a deal back takes about a tenth of solving it where the solver is compiled, and a
thousandth where it is not. They lie in the user's cache folder, or in the one that
KACHIDOKI_CACHE names ("off": nowhere).

A file is a line that says what it is (format, rules, solver, deal), a checksum over everything,
and the table of `Solved`, compressed. A file that is anything else, be it cut off, damaged, of
an older version or of another deal, counts as none: the deal is solved and written again. A
folder that cannot be used costs time, and is no error.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
import time
import zlib
from contextlib import suppress
from pathlib import Path
from typing import Final

import platformdirs

from kachidoki.bots.rokumon.solved.solver import SOLVER_VERSION, Solved, solve, table_size
from kachidoki.rokumon import RokumonState, campaign
from kachidoki.rokumon.boards import LETTERS, CoinBoard
from kachidoki.rokumon.cells import CELLS
from kachidoki.rokumon.game import RULES_VERSION
from kachidoki.rokumon.state import NOBODY, Setting

FORMAT: Final = 1
WHERE: Final = "KACHIDOKI_CACHE"
SUFFIX: Final = ".solved"
PART: Final = ".part"  # a file that is being written, or whose writer was killed
STALE: Final = 3600  # seconds after which it was killed
CHECKSUM: Final = 32  # bytes
LARGEST: Final = 2_000_000  # bytes of a file that can be one of ours; they have up to 220,000
ROOM: Final = 100_000_000  # bytes for all files; the 140 deals of the game take 20 million


def solved_deal(board: CoinBoard, act: int, tokugawa: int) -> Solved:
    """The solution of the deal that lies on a board: from the disk if it is there."""
    start = opening(board, act, tokugawa)
    where = folder()
    if where is None:
        return solve(start)
    path = where / file_name(start)
    table = read(path, header(start), table_size(start))
    if table is not None:
        return Solved(start, table)
    solved = solve(start)
    keep(path, packed(header(start), solved.table))
    return solved


def opening(board: CoinBoard, act: int, tokugawa: int) -> RokumonState:
    """The first position of a deal as the solution counts it: no Taroma, no repetition."""
    setting = Setting(
        act=act,
        campaign=False,
        cells=board.cells,
        coins="".join(LETTERS[colour] for colour in board.colours),
        pips=0,
        tokens0=0,
        tokens1=0,
        honour=False,
        tokugawa=tokugawa,
        taroma=NOBODY,
        counting=True,
        surrender=False,
    )
    start = RokumonState(setting)
    campaign.begin_act(start, None)
    return start


def folder() -> Path | None:
    """Where the files lie, if anywhere."""
    chosen = os.environ.get(WHERE, "")
    if chosen == "off":
        return None
    if chosen:
        return Path(chosen) / "rokumon"
    usual = platformdirs.user_cache_path("kachidoki", appauthor=False)
    # For a user without a home it is "~/.cache": no folder of that name is wanted anywhere.
    return usual / "rokumon" if usual.is_absolute() else None


def file_name(start: RokumonState) -> str:
    """The name of a deal's file."""
    setting = start.setting
    cells = "".join(CELLS[cell] for cell in setting.cells)
    return f"{setting.act}-{setting.coins}-{setting.tokugawa}-{cells}{SUFFIX}"


def header(start: RokumonState) -> bytes:
    """What a file of this deal must begin with."""
    setting = start.setting
    cells = " ".join(CELLS[cell] for cell in setting.cells)
    made = f"kachidoki solved; format {FORMAT}; rules {RULES_VERSION}; solver {SOLVER_VERSION}"
    deal = f"act {setting.act}; coins {setting.coins}; tokugawa {setting.tokugawa}; cells {cells}"
    return f"{made}; {deal}\n".encode()


def seal(head: bytes, body: bytes) -> bytes:
    """A header with the checksum over it and the body."""
    return head + hashlib.blake2b(head + body, digest_size=CHECKSUM).digest()


def packed(head: bytes, table: bytes) -> bytes:
    """A whole file."""
    body = zlib.compress(table, 6)  # nine is five times as slow for 5 % less
    return seal(head, body) + body


def read(path: Path, head: bytes, size: int) -> bytes | None:
    """The table of a file, or None if the file is anything but the one that is meant."""
    try:
        if not path.is_file():  # a pipe of that name would never end
            return None
        with path.open("rb") as file:
            data = file.read(LARGEST)  # a longer one is cut and fails its checksum
        body = data[len(head) + CHECKSUM :]
        if data != seal(head, body) + body:
            return None
        # Never more than a table's size, whatever the file says of itself.
        table = zlib.decompressobj().decompress(body, size + 1)
    except (OSError, zlib.error):
        return None
    return table if len(table) == size else None


def keep(path: Path, data: bytes) -> None:
    """Write a file if the disk takes it.

    It is written under another name and renamed when it is whole, so nobody ever reads half of
    it, and of two writers at once the later one replaces a file by its equal.
    """
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        number, part = tempfile.mkstemp(PART, dir=path.parent)
        try:
            with open(number, "wb") as file:
                file.write(data)
                file.flush()
                os.fsync(number)
            os.replace(part, path)
        finally:
            Path(part).unlink(missing_ok=True)
        tidy(path.parent)


def tidy(where: Path) -> None:
    """Remove what killed writers left, and the oldest files beyond the room there is.

    If another process removes one of them first, the next writer goes on.
    """
    for part in where.glob("*" + PART):
        if time.time() - part.stat().st_mtime > STALE:
            part.unlink()
    room = ROOM
    for path in sorted(where.glob("*" + SUFFIX), key=lambda path: -path.stat().st_mtime):
        room -= path.stat().st_size
        if room < 0:
            path.unlink()
