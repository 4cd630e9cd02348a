"""Plays with an installed Kachidoki: starts its page, and plays a game of each kind through it.

    python -P launch/try_installed.py compiled

The word says in which gear the rules should run, compiled or interpreted. Uses nothing but the
installed package, so it tells whether anything is missing there; raises if something is.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from urllib.parse import urljoin

import httpx

import kachidoki
from kachidoki.client import Server
from kachidoki.protocol import NewTable, SeatWish

GAMES = (("rokumon", {"act": "1"}, 2), ("joraku", {"players": "3"}, 3))


def look(address: str) -> None:
    """Load the page with its style sheets and all its modules, as a browser would."""
    page = httpx.get(address).raise_for_status().text
    to_load = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
    loaded: set[str] = set()
    while to_load:
        name = to_load.pop()
        if name not in loaded:
            loaded.add(name)
            text = httpx.get(urljoin(address, name)).raise_for_status().text
            imported = re.findall(r'(?:from|import) "(\.[^"]+\.js)"', text)
            to_load += [urljoin(name, each) for each in imported]
    assert len(loaded) > 10, f"the page loads only {sorted(loaded)}"


async def play(address: str) -> None:
    """Play one game of each kind against bots, always what is listed first."""
    async with Server(address) as server:
        for game, options, size in GAMES:
            bots = [SeatWish(kind="bot", bot="beginner")] * (size - 1)
            seats = [SeatWish(kind="me"), *bots]
            place = await server.make(NewTable(game=game, options=options, seats=seats))
            async with server.seat(place.table.table, place.token) as seat:
                while seat.now.table.status != "over":
                    await seat.wait(lambda: bool(seat.now.legal) or seat.now.table.status == "over")
                    if seat.now.legal:
                        await seat.act(seat.now.legal[0])
            assert "result: " in await server.record(place.table.table)


def main() -> None:
    """Start the page as people do, and play."""
    assert kachidoki.gear() == sys.argv[1], f"the rules run {kachidoki.gear()}"
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder, 'tables.db')}"
        command = str(Path(sys.executable).with_name("kachidoki"))
        words = [command, "play", "--no-browser", "--json", "--port", "0", "--database", database]
        at_once = {**os.environ, "KACHIDOKI_PACE": "0"}  # bots do not wait before they act
        process = subprocess.Popen(
            words, stdout=subprocess.PIPE, text=True, cwd=folder, env=at_once
        )
        try:
            assert process.stdout is not None
            address = json.loads(process.stdout.readline())["address"]
            look(address)
            asyncio.run(play(address))
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
