"""In a real browser, through a proxy: the server that works the table leaves, another is killed."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, expect

from tests.server.storage.entries import commands_stored
from tests.server.support.cluster import Cluster
from tests.server.support.lives import lives
from tests.server.support.postgres import postgres
from tests.server.support.proxy import free_port, proxy
from tests.server.support.redis import RedisServer
from tests.web import rokumon_kit
from tests.web.kit import visitor

LINES = """
    upstream tables {{ {servers} }}
    map $http_upgrade $connection_kind {{ default upgrade; '' ''; }}
    server {{
        listen 127.0.0.1:{port};
        location / {{
            proxy_pass http://tables; proxy_http_version 1.1; proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_kind;
            proxy_next_upstream error timeout http_502 http_503;
        }}
    }}
"""


def answers(address: str) -> bool:
    """Whether a server, or the proxy before it, is ready."""
    with suppress(httpx.TransportError):
        return bool(httpx.get(f"{address}/ready").status_code == 200)
    return False


@contextmanager
def behind_a_proxy(folder: Path) -> Iterator[tuple[str, Cluster]]:
    """Three servers, and the one address that people know."""
    with (
        postgres() as database,
        RedisServer() as redis,
        lives(folder, f"sqlite:///{folder / 'none.db'}") as launcher,
    ):
        found = Cluster(launcher, folder, database, redis)
        try:
            for _ in range(3):
                found.begin()
            for member in found.members:
                while not answers(member.address):
                    assert launcher.process.poll() is None
            port = free_port()
            servers = " ".join(f"server {each.address[7:]};" for each in found.members)
            address = f"http://127.0.0.1:{port}"
            lines = LINES.format(servers=servers, port=port)
            with proxy(lines, folder, lambda: answers(address)):
                yield address, found
        finally:
            for member in list(found.members):
                found.kill(member)


def acted(servers: Cluster, table: str) -> list[str | None]:
    """The ids of all actions that are stored of a table."""
    return [id_ for kind, id_ in commands_stored(servers.database, table) if kind == "act"]


@pytest.mark.slow
def test_a_page_notices_nothing_but_a_pause_when_servers_leave_and_are_killed(
    browser: Browser, tmp_path: Path
) -> None:
    with (
        behind_a_proxy(tmp_path) as (address, servers),
        visitor(browser, address) as (page, _),
    ):
        rokumon_kit.sit(page, address, rokumon_kit.BOTH, act="2", coins="gggjjjj")
        page.evaluate("window.stayed = true")
        table = page.url.rpartition("/")[2]
        person = rokumon_kit.Person(page, 7)
        for _ in range(2):
            person.act()
        leaving = servers.owning(table)
        going = threading.Thread(target=servers.leave, args=[leaving])
        going.start()
        for _ in range(3):
            person.act()
        going.join()
        assert servers.owning(table) is not leaving
        servers.kill(servers.owning(table))
        for _ in range(3):
            person.act()
        assert not person.over()
        until = time.monotonic() + 60  # the last may still be on its way
        while len(acted(servers, table)) < 8 and time.monotonic() < until:
            page.wait_for_timeout(20)
        done = acted(servers, table)
        assert len(done) == len(set(done)) == 8  # each once, and none is missing
        expect(page.locator(".link-state")).to_be_hidden()
        assert page.evaluate("window.stayed")
