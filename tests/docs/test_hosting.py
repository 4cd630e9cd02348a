"""What the pages for hosts say: a backup brings tables back, and figures to watch are there."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from kachidoki.client import Server
from kachidoki.protocol import Seated
from kachidoki.server.ops.metrics import Metrics
from tests.docs.blocks import blocks_of, commands
from tests.docs.site import ROOT
from tests.server.support.postgres import postgres
from tests.server.support.servers import all_mine, running, settings_for, wish
from tests.system import postgres as programs

BLOCKS = blocks_of(ROOT / "docs" / "hosting-backup.md")


async def played(address: str) -> Seated:
    """A table of one person, two actions old."""
    async with Server(address) as server:
        place = await server.make(
            wish("rokumon", {"act": "1", "coins": "gggjjj"}, seats=all_mine(2))
        )
        await act(server, place, "deploy a1", 0)
        await act(server, place, "deploy b1", 1)
        return place


async def act(server: Server, place: Seated, action: str, who: int) -> None:
    async with server.seat(place.table.table, place.token, look=who) as seat:
        await seat.act(action, who)


async def plays_on(address: str, place: Seated) -> None:
    """The table stands as it was, is its person's, and goes on."""
    async with Server(address) as server:
        async with server.seat(place.table.table, place.token, look=0) as seat:
            told = [event.text for event in seat.events[0]]
        assert len(told) >= 2
        assert "b1" in told[-1]
        await act(server, place, "deploy a2", 0)


@pytest.mark.slow
def test_a_copy_of_postgresql_under_play_can_be_restored(tmp_path: Path) -> None:
    (session,) = [block.text for block in BLOCKS if block.language == "shell-session"]
    *copying, serve = [command for command, _ in commands(session)]
    assert serve.endswith("/kachidoki_restored")
    with postgres() as given:
        url = sa.engine.make_url(given)
        environment = {
            **os.environ,
            "PATH": f"{Path(sys.executable).parent}:{programs()}:{os.environ['PATH']}",
            "PGHOST": str(url.query.get("host") or url.host),
            "PGUSER": str(url.username),
            "PGPASSWORD": str(url.password or ""),
        }

        def run(command: str) -> None:
            for name in ("kachidoki", "kachidoki_restored"):
                shown = rf"postgresql://kachidoki@localhost/{name}\b"
                command = re.sub(shown, f"'{database(name)}'", command)
            command = command.replace("kachidoki backup", f"{sys.executable} -m kachidoki backup")
            command = command.replace("kachidoki restore", f"{sys.executable} -m kachidoki restore")
            subprocess.run(["bash", "-ec", command], cwd=tmp_path, env=environment, check=True)

        def database(name: str) -> str:
            return url.set(database=name).render_as_string(hide_password=False)

        run("createdb kachidoki")
        with running(settings_for(tmp_path, database=database("kachidoki"))) as address:
            place = asyncio.run(played(address))
            run("\n".join(copying))
        restored = settings_for(tmp_path, database=database("kachidoki_restored"))
        with running(restored) as address:
            asyncio.run(plays_on(address, place))
        run("dropdb kachidoki; dropdb kachidoki_restored")


def test_every_figure_to_watch_is_among_the_metrics() -> None:
    metrics = Metrics()
    metrics.refusals.labels("too-many").inc()
    page = (ROOT / "docs" / "hosting-watch.md").read_text(encoding="utf-8")
    named = set(re.findall(r"kachidoki_[a-z_]+", page))
    text = metrics.page().decode()
    known = set(re.findall(r"^# HELP (kachidoki_[a-z_]+)", text, re.MULTILINE))
    known |= set(re.findall(r"^(kachidoki_[a-z_]+)", text, re.MULTILINE))
    assert len(named) >= 9
    assert named <= known
