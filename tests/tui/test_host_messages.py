"""What whoever runs the server says, in the terminal: in its language, and as harmless text."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from kachidoki.server.cluster.host_orders import HostWords
from kachidoki.server.edge.bans import now_ms
from kachidoki.tui.links import read_link
from kachidoki.tui.opening import Opening, OwnTable
from kachidoki.tui.plain.home import sit_plainly
from tests.async_test import async_test
from tests.server.support.servers import running_app, settings_for
from tests.tui.kit import seated, seen, terminal, until

OWN = OwnTable("rokumon", {"act": "1"}, seats=["me", "casual"])


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """A server whose host has just said something."""
    with running_app(settings_for(tmp_path)) as (found, app):
        words = HostWords("1", "Pause at nine \x1b[31m", now_ms() + 60_000)
        app.state.lobby.host_messages.latest = words
        yield found


@async_test()
async def test_it_is_a_line_of_the_plain_terminal(address: str) -> None:
    out = io.StringIO()
    with ExitStack() as stack:
        opening = Opening("fr", "Aki", read_link(address), OWN)
        await sit_plainly(opening, stack, io.StringIO("q\n"), out)
    told = out.getvalue()
    assert re.search(r"personne qui administre ce serveur\s: Pause at nine", told)
    assert "\x1b" not in told


@async_test()
async def test_it_stands_above_the_board_and_stays_after_an_action(address: str) -> None:
    async with terminal(address, OWN) as (app, pilot):
        screen = await seated(app, pilot)
        await until(lambda: "From the host of this server: Pause at nine" in seen(app))
        before = screen.at.now.version
        await pilot.press("enter")
        await until(lambda: screen.at.now.version > before)
        await until(lambda: "From the host of this server: Pause at nine" in seen(app))
