"""The rules are compiled while somebody plays: the game goes on, and it is the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from kachidoki import gear
from tests.gears import PACKAGE, uncompiled
from tests.web.kit import visitor
from tests.web.rokumon_kit import OPEN, Person, make_table

# `kachidoki play`, with the same deal and the same chances for its bots every time.
PLAY = """
import sys
from kachidoki.cli import main
from kachidoki.server.tables.services import Source
Source.seed = lambda self: bytes(range(32))
Source.luck = lambda self: b"always the same"
sys.exit(main(["play", "--no-browser", "--port", "0", "--database", sys.argv[1]]))
"""
# No search: one that is cut off by the time plays as far as the machine lets it.
OPPONENT = [{"kind": "me"}, {"kind": "bot", "bot": "casual"}]


@contextmanager
def playing(folder: Path, package: Path, compiled: Path) -> Iterator[tuple[str, int]]:
    """`kachidoki play` from a package, until the compiled one is there; its address and process."""
    folder.mkdir()
    environment = {
        **os.environ,
        "PYTHONPATH": str(package),
        "KACHIDOKI_COMPILED": str(compiled),
        "KACHIDOKI_PACE": "0",
    }
    process = subprocess.Popen(
        [sys.executable, "-P", "-c", PLAY, f"sqlite:///{folder / 'tables.db'}"],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if line.startswith("Kachidoki is at "):
                yield line.split()[3].rstrip("/"), process.pid
                return
        raise AssertionError("it ended before it said where the page is")
    finally:
        process.terminate()
        process.communicate()


def native(pid: int) -> bool:
    """Whether a process has compiled rules in its memory."""
    return "kachidoki__mypyc" in Path(f"/proc/{pid}/maps").read_text()


def thinking(pid: int) -> list[int]:
    """The processes that think for the bots of a server."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    return [
        int(child)
        for child in children
        if b"worker_process" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]


def played(browser: Browser, address: str, in_between: Callable[[], None]) -> str:
    """The record of a game played in the browser; `in_between` is called after two turns."""
    with visitor(browser, address) as (page, _):
        table = make_table(page, address, OPPONENT, act="4")
        page.goto(table)
        page.locator(OPEN).first.wait_for()
        person = Person(page, 3)
        for _ in range(2):
            person.act()
        assert not person.over()
        in_between()
        person.play()
        found = page.context.request.get(f"{address}/api/tables/{table.rpartition('/')[2]}/record")
        assert found.ok
        return found.text()


def test_a_game_begun_interpreted_and_finished_compiled_has_the_same_record(
    browser: Browser, tmp_path: Path
) -> None:
    plain, compiled = uncompiled(tmp_path / "plain"), tmp_path / "compiled"
    with playing(tmp_path / "one", plain, compiled) as (address, server):

        def change() -> None:
            assert not any(native(each) for each in thinking(server))
            compiled.symlink_to(PACKAGE.parent)

        changed = played(browser, address, change)
        assert [native(each) for each in thinking(server)].count(True) > 0 or gear() != "compiled"
        assert not native(server)  # it goes on as it was begun, until its next start
    with playing(tmp_path / "two", PACKAGE.parent, compiled) as (address, server):
        assert native(server) == (gear() == "compiled")
        throughout = played(browser, address, lambda: None)
    assert changed == throughout
