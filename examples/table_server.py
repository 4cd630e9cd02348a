"""Start a table server and let two bots play on it; prints how the game ended.

Run it with `python examples/table_server.py`.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
from pathlib import Path

from kachidoki.client import Server
from kachidoki.protocol import NewTable, SeatWish


async def main(address: str) -> None:
    """Make a table of two bots, and wait until they are done."""
    async with Server(address) as server:
        seats = [SeatWish(kind="bot", bot="casual"), SeatWish(kind="bot", bot="beginner")]
        place = await server.make(NewTable(game="rokumon", options={"act": "1"}, seats=seats))
        async with server.seat(place.table.table, place.token) as host:
            await host.wait(lambda: host.now.table.status == "over")
        print((await server.record(place.table.table)).splitlines()[-2])


with tempfile.TemporaryDirectory() as folder:
    database = f"sqlite:///{Path(folder) / 'tables.db'}"
    command = [sys.executable, "-m", "kachidoki", "serve", "--json", "--port", "0"]
    command += ["--database", database, "--workers", "1", "--pace", "0", "--log-level", "warning"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            asyncio.run(main(json.loads(process.stdout.readline())["address"]))
        finally:
            process.terminate()
