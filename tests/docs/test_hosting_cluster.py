"""The way from one process to a cluster, with the commands of the page, as a host would go it."""

from __future__ import annotations

import asyncio
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.docs.blocks import blocks_of, commands
from tests.docs.site import ROOT
from tests.docs.test_hosting import played, plays_on
from tests.server.support.postgres import postgres
from tests.server.support.proxy import free_port
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import running, settings_for

PAGE = ROOT / "docs" / "hosting-cluster.md"
SHOWN = "postgresql://kachidoki:PASSWORD@localhost/kachidoki"


def told(beginning: str) -> list[str]:
    """The commands of the page that begin so."""
    blocks = [block.text for block in blocks_of(PAGE) if block.language == "shell-session"]
    found = [command for text in blocks for command, _ in commands(text)]
    return [command for command in found if command.startswith(beginning)]


class Host:
    """Somebody who types what the page says, on a machine where other places have other names."""

    def __init__(self, folder: Path, database: str, redis: str) -> None:
        self.folder = folder
        self.file = folder / "kachidoki.toml"
        self.names = {"/etc/kachidoki.toml": str(self.file), SHOWN: database}
        example = (ROOT / "deploy" / "cluster" / "kachidoki.toml").read_text(encoding="utf-8")
        for old, new in (
            (SHOWN, database),
            ("redis://localhost:6379/0", redis),
            ('cluster_key = ""', f'cluster_key = "{SECRET}"'),
        ):
            assert example.count(old) == 1
            example = example.replace(old, new)
        self.cluster = example

    def words(self, command: str) -> list[str]:
        for shown, name in self.names.items():
            command = command.replace(shown, shlex.quote(name))
        assert command.startswith("kachidoki ")
        return [sys.executable, "-m", *shlex.split(command)]

    def run(self, command: str) -> str:
        return subprocess.run(
            self.words(command), cwd=self.folder, capture_output=True, text=True, check=True
        ).stdout

    @contextmanager
    def serving(self, command: str) -> Iterator[str]:
        """A server, until it is told to stop; gives its address."""
        command = re.sub(r"--port \d+", f"--port {free_port()}", command)
        with subprocess.Popen(
            self.words(command), cwd=self.folder, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            try:
                yield process.stdout.readline().strip()
            finally:
                process.terminate()


@pytest.mark.slow
def test_the_commands_lead_from_one_process_to_a_cluster_and_the_game_goes_on(
    tmp_path: Path,
) -> None:
    (backup,), (restore,) = told("kachidoki backup"), told("kachidoki restore")
    (servers,), serve = told("kachidoki admin servers"), told("kachidoki serve")
    doctor = told("kachidoki doctor")
    assert len(serve) == 2
    with postgres() as given, RedisServer() as redis, ExitStack() as stack:
        url = sa.make_url(given)
        host = Host(tmp_path, url.render_as_string(hide_password=False), redis.address)
        alone = settings_for(tmp_path)
        host.file.write_text(f'database = "{alone.database}"\n')
        with running(alone) as address:
            place = asyncio.run(played(address))
        host.run(backup)
        assert host.run(restore).endswith(": 1 table\n")
        host.file.write_text(host.cluster)
        assert "ok       redis: " in host.run(doctor[-1])
        first, second = (stack.enter_context(host.serving(each)) for each in serve)
        assert {each.split()[2] for each in host.run(servers).splitlines()} == {
            each.removeprefix("http://") for each in (first, second)
        }
        asyncio.run(plays_on(first, place))
        drained = host.run(
            f"kachidoki admin drain {first.removeprefix('http://')} --settings /etc/kachidoki.toml"
        )
        assert "is gone; its tables are with the others" in drained
        asyncio.run(seen(second, place.table.table))


async def seen(address: str, table: str) -> None:
    """The table is there, with what was done before its server left."""
    from kachidoki.client import Server

    async with Server(address) as server, server.seat(table) as seat:
        assert "a2" in seat.events[None][-1].text
