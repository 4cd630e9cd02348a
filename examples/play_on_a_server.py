"""Play on a server against a bot, over the same sockets as everybody's.

Run it with `python examples/play_on_a_server.py http://127.0.0.1:8642`.
"""

import asyncio
import sys

from kachidoki.client import Server
from kachidoki.protocol import NewTable, SeatWish


async def main(address: str) -> None:
    """Make a table with a bot at it, and always do the first thing that is possible."""
    async with Server(address) as server:
        seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="casual")]
        place = await server.make(NewTable(game="rokumon", options={"act": "2"}, seats=seats))
        async with server.seat(place.table.table, place.token) as seat:
            while seat.now.table.status != "over":
                await seat.wait(lambda: bool(seat.now.legal) or seat.now.table.status == "over")
                if seat.now.legal:
                    await seat.act(seat.now.legal[0])
            print(seat.events[0][-1].text)


asyncio.run(main(sys.argv[1]))
