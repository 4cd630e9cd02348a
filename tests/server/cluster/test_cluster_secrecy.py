"""Byte for byte, with seats at different servers: what a seat may not know changes nothing for it.

The same test as with one server: a game is played again with everything exchanged that a seat could
not know. Here the table is made at one server, and everybody comes in by another one's door.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kachidoki import catalog
from kachidoki.core import Rng
from kachidoki.joraku import Joraku
from kachidoki.rokumon import Rokumon
from tests.async_test import async_test
from tests.joraku import secrets as joraku
from tests.rokumon import secrets as rokumon
from tests.secrecy import Line
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.universe import Multiverse, multiverse
from tests.server.test_secrecy import compare, cut, wish


async def exchanged_cards(world: Multiverse) -> int:
    """How many seats of a game of Joraku were compared."""
    options = {"players": "3", "variants": "random"}
    game = catalog.find("joraku", options)
    assert isinstance(game, Joraku)
    rng = Rng(b"cluster")
    whole = joraku.random_lines(game, rng)
    lines = cut(whole, len(whole) // 5)

    def exchange(seat: int | None) -> list[Line]:
        return joraku.exchange_unseen(game, lines, seat, rng)

    return await compare(world, game, wish(game, options, one_screen=False), lines, exchange)


async def exchanged_values(world: Multiverse) -> int:
    """The same of Rokumon."""
    options = {"act": "3", "tokens": "2 1"}
    game = catalog.find("rokumon", options)
    assert isinstance(game, Rokumon)
    rng = Rng(b"cluster")
    lines, settled, acts = rokumon.random_lines(game, rng)
    lines = cut(lines, len(lines) - 1)

    def exchange(seat: int | None) -> list[Line]:
        clans = [clan for clan in (0, 1) if clan != seat]
        return rokumon.other_values(lines, acts, rokumon.follow(lines, settled), clans, rng)

    return await compare(world, game, wish(game, options, one_screen=False), lines, exchange)


@pytest.mark.slow
@async_test(within=300)
async def test_what_is_hidden_changes_no_byte_at_any_server(
    postgres_database: str, redis: RedisServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    cluster = {"cluster": redis.address, "cluster_key": SECRET, "lease_seconds": 10}
    with multiverse(tmp_path, monkeypatch, 3, database=postgres_database, **cluster) as world:
        assert await exchanged_cards(world) >= 2
        assert await exchanged_values(world) >= 1
