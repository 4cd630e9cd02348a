"""Watch a table from Python as a spectator: every sentence as it is told, until the game is over.

Run it with `python examples/watch_a_table.py http://127.0.0.1:8642 TABLE`.
"""

import asyncio
import sys

from kachidoki.client import Server
from kachidoki.protocol import EventInfo


async def main(address: str, table: str) -> None:
    """Print what a spectator is told."""
    async with Server(address) as server, server.seat(table) as watcher:
        told: list[EventInfo] = []

        def news() -> list[EventInfo]:
            return watcher.events.get(None, [])[len(told) :]

        while news() or watcher.now.table.status != "over":
            for event in news():
                print(event.text)
                told.append(event)
            await watcher.wait(lambda: bool(news()) or watcher.now.table.status == "over")


asyncio.run(main(*sys.argv[1:]))
