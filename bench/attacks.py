"""Visitors who ask for as much as the limits let them: one attack a function, from one address.

`python -m bench.attacks NAME SERVER ADDRESS` runs one until it is killed; bench.hostile measures
what others notice of it.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy
from itertools import count
from typing import Any, Final

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

SOCKETS: Final = 50
EACH_SECOND: Final = 18.0  # messages of a socket; 20 are allowed
REQUESTS: Final = 18.0  # of an address; 20 are allowed
Json = dict[str, Any]


class Attacker:
    """A visitor with an address of its own."""

    def __init__(self, server: str, address: str) -> None:
        self.server = server
        self.address = address
        transport = httpx.AsyncHTTPTransport(local_address=address)
        self.http = httpx.AsyncClient(base_url=server, transport=transport, timeout=60)
        # Nobody is known again by a cookie.
        self.http.cookies.jar.set_policy(DefaultCookiePolicy(allowed_domains=[]))

    async def make(self, **wish: Any) -> tuple[str, str]:
        """A new table; its name and the host's token."""
        while True:
            answer = await self.http.post("/api/tables", json=wish)
            if answer.status_code == 201:
                made = answer.json()
                return made["table"]["table"], made["token"]
            await asyncio.sleep(0.2)  # too many at once

    async def socket(self, table: str, token: str | None) -> ClientConnection:
        """A socket that has said hello."""
        path = self.server.replace("http", "ws") + f"/api/tables/{table}/socket"
        while True:
            try:
                line = await connect(
                    path,
                    local_addr=(self.address, 0),
                    compression=None,
                    ping_interval=None,
                    max_size=2**23,
                )
            except (WebSocketException, OSError):
                await asyncio.sleep(0.2)
            else:
                await line.send(json.dumps({"type": "hello", "token": token}))
                return line

    async def flood(
        self,
        table: str,
        token: str | None,
        message: Callable[[int], Json],
        sockets: int = SOCKETS,
        each_second: float = EACH_SECOND,
    ) -> None:
        """Messages at a steady rate from many sockets, which read what they are sent."""
        print("ready", flush=True)

        async def one(start: int) -> None:
            while True:
                line = await self.socket(table, token)
                reading = asyncio.create_task(drained(line))
                with suppress(WebSocketException):
                    for number in count(start * 1_000_000):
                        await line.send(json.dumps(message(number)))
                        await asyncio.sleep(1 / each_second)
                reading.cancel()

        await asyncio.gather(*(one(number) for number in range(sockets)))

    async def ask(self, request: Callable[[int], Awaitable[object]]) -> None:
        """Requests at a steady rate, whether they are answered or not."""
        print("ready", flush=True)
        asked: set[asyncio.Task[None]] = set()

        async def one(number: int) -> None:
            with suppress(httpx.HTTPError, WebSocketException, OSError):
                await request(number)

        for number in count():
            task = asyncio.create_task(one(number))
            asked.add(task)
            task.add_done_callback(asked.discard)
            await asyncio.sleep(1 / REQUESTS)


async def drained(line: ClientConnection) -> None:
    """Read everything."""
    with suppress(WebSocketException):
        async for _ in line:
            pass


def bots(*levels: str) -> list[Json]:
    """The visitor, then bots."""
    return [{"kind": "me"}, *({"kind": "bot", "bot": level} for level in levels)]


FOUR_MINE: Final = [{"kind": "me"}] * 4
LONG_TABLE: Final = {"game": "joraku", "options": {"players": "4"}, "seats": FOUR_MINE}


async def long_game(me: Attacker, actions: int) -> tuple[str, str]:
    """A table of four seats of one's own at which much has happened; to its end if it can be."""
    name, token = await me.make(**LONG_TABLE)
    line = await me.socket(name, token)
    rng = random.Random(1)
    done = 0
    async for frame in line:
        message = json.loads(frame)
        if message["type"] != "update":
            continue
        if message["outcome"] is not None or done >= actions:
            break
        await asyncio.sleep(1 / EACH_SECOND)
        if message["legal"]:
            done += 1
            act = {"type": "act", "id": f"a{done}", "version": message["version"]}
            act |= {"seat": message["seat"], "action": rng.choice(message["legal"])}
            await line.send(json.dumps(act))
        elif message["curtain"]:
            await line.send(json.dumps({"type": "look", "seat": message["curtain"][0]}))
    await line.close()
    return name, token


async def mistyped(me: Attacker) -> None:
    """Actions that are close to thousands of others."""
    name, token = await me.make(game="rokumon", options={"act": "3"}, seats=[{"kind": "me"}] * 2)
    texts = ("move aa11 zz99", "mvoe a1 b99", "surprise a1 a11", "deploy 9 a99")
    await me.flood(
        name,
        token,
        lambda n: {"type": "why", "id": f"{n}", "seat": 0, "action": texts[n % 4]},
    )


async def boards(me: Attacker) -> None:
    """Board files that take long to read."""
    body = {"game": "joraku", "board": "a=[" + "1," * 1_900 + "]"}
    await me.ask(lambda _: me.http.post("/api/tables", json=body))


async def resyncs(me: Attacker) -> None:
    """Everything again, please."""
    name, token = await long_game(me, 60)
    await me.flood(name, token, lambda _: {"type": "resync", "since": None})


async def looks(me: Attacker) -> None:
    """One seat, then the next."""
    name, token = await me.make(**LONG_TABLE)
    await me.flood(name, token, lambda n: {"type": "look", "seat": n % 4})


async def whys(me: Attacker) -> None:
    """Questions why not."""
    name, token = await me.make(**LONG_TABLE)
    ask = {"type": "why", "seat": 0, "action": "play katana 3"}
    await me.flood(name, token, lambda n: {**ask, "id": f"{n}"})


async def shows(me: Attacker) -> None:
    """Changes, each of which is stored and told to fifty sockets."""
    name, token = await me.make(**LONG_TABLE)
    show = {"type": "show", "seat": 0}
    await me.flood(name, token, lambda n: {**show, "id": f"{n}", "on": n % 2 == 0})


async def misfits(me: Attacker) -> None:
    """Long messages that are none."""
    name, token = await me.make(**LONG_TABLE)
    await me.flood(name, token, lambda _: {"type": "act", "x": "y" * 16_000})


async def hints(me: Attacker) -> None:
    """Hints that nobody waits for."""
    name, token = await me.make(
        game="joraku", options={"players": "4"}, seats=bots(*["casual"] * 3)
    )

    async def hint(number: int) -> None:
        line = await me.socket(name, token)
        await line.send(json.dumps({"type": "hint", "id": f"{number}", "seat": 0}))
        await line.close()

    await me.ask(hint)


async def masters(me: Attacker) -> None:
    """A hundred tables of masters, who all think."""
    wish = {"game": "joraku", "options": {"players": "4"}, "seats": bots(*["master"] * 3)}
    for _ in range(100):
        await me.make(**wish)
    await me.ask(lambda _: asyncio.sleep(1))


async def only_bots(me: Attacker) -> None:
    """A hundred tables at which nobody sits but quick bots."""
    seats = [{"kind": "bot", "bot": "beginner"}] * 4
    for _ in range(100):
        await me.make(game="joraku", options={"players": "4"}, seats=seats)
    await me.ask(lambda _: asyncio.sleep(1))


async def replays(me: Attacker) -> None:
    """Earlier moments of a long game, and pictures of them."""
    name, _ = await long_game(me, 60)
    paths = (f"/api/tables/{name}/moment", f"/api/tables/{name}/picture.svg")
    await me.ask(lambda n: me.http.get(paths[n % 2]))


async def verdicts(me: Attacker) -> None:
    """Questions how good an action was, in deals that have to be solved first."""
    made = []
    for _ in range(20):
        name, token = await me.make(
            game="rokumon", options={"act": "2"}, seats=[{"kind": "me"}] * 2
        )
        line = await me.socket(name, token)
        async for frame in line:
            message = json.loads(frame)
            if message["type"] == "update" and message["legal"]:
                act = {"type": "act", "id": "a", "version": message["version"]}
                act |= {"seat": message["seat"], "action": message["legal"][0]}
                await line.send(json.dumps(act))
            elif message["type"] == "update" and message["curtain"] and message["version"] == 1:
                await line.send(json.dumps({"type": "look", "seat": message["curtain"][0]}))
            elif message["type"] == "done":
                break
        await line.close()
        made.append(name)
    await me.ask(lambda n: me.http.get(f"/api/tables/{made[n % 20]}/verdict"))


async def lists(me: Attacker) -> None:
    """The list of tables, again and again."""
    for _ in range(60):
        await me.make(game="joraku", options={"players": "4"}, listed=True)
    await me.ask(lambda _: me.http.get("/api/tables"))


async def seats(me: Attacker) -> None:
    """Sitting down, and leaving."""
    name, _ = await me.make(game="joraku", options={"players": "4"})

    async def sit(_: int) -> None:
        place = (await me.http.post(f"/api/tables/{name}/sit", json={"name": "Guest"})).json()
        if "token" in place:
            line = await me.socket(name, place["token"])
            await line.send(json.dumps({"type": "leave", "id": "l", "seat": place["seats"][0]}))
            await line.close()

    await me.ask(sit)


async def comings(me: Attacker) -> None:
    """Hello, and gone."""
    name, token = await me.make(**LONG_TABLE)

    async def come(_: int) -> None:
        await (await me.socket(name, token)).close()

    await me.ask(come)


async def figures(me: Attacker) -> None:
    """What has no limit by count."""
    print("ready", flush=True)
    while True:
        await asyncio.gather(*(me.http.get(path) for path in ("/metrics", "/ready", "/health")))


ATTACKS: Final[dict[str, Callable[[Attacker], Awaitable[None]]]] = {
    each.__name__: each
    for each in (
        mistyped,
        boards,
        resyncs,
        looks,
        whys,
        shows,
        misfits,
        hints,
        masters,
        only_bots,
        replays,
        verdicts,
        lists,
        seats,
        comings,
        figures,
    )
}


if __name__ == "__main__":
    os.nice(5)  # what is measured is the server's time, not who gets a core of this machine
    name, server, address = sys.argv[1:]
    asyncio.run(ATTACKS[name](Attacker(server, address)))  # type: ignore[arg-type]
