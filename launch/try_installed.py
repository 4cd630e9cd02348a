"""Plays with an installed Kachidoki: starts its page, and plays a game of each kind through it.

    python -P launch/try_installed.py compiled

The word says in which gear the rules should run, compiled or interpreted. Uses nothing but the
installed package, so it tells whether anything is missing there; raises if something is.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from websockets.sync.client import connect

import kachidoki

GAMES = (("rokumon", {"act": "1"}, 2), ("joraku", {"players": "3"}, 3))


def fetched(address: str, wish: object = None) -> str:
    """What is at an address, or the answer to a wish that is sent there."""
    body = None if wish is None else json.dumps(wish).encode()
    with urlopen(Request(address, body, {"content-type": "application/json"})) as answer:
        text: str = answer.read().decode()
    return text


def look(address: str) -> None:
    """Load the page with its style sheets and all its modules, as a browser would."""
    to_load = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', fetched(address))
    loaded: set[str] = set()
    while to_load:
        name = to_load.pop()
        if name not in loaded:
            loaded.add(name)
            text = fetched(urljoin(address, name))
            imported = re.findall(r'(?:from|import) "(\.[^"]+\.js)"', text)
            to_load += [urljoin(name, each) for each in imported]
    assert len(loaded) > 10, f"the page loads only {sorted(loaded)}"


def play(address: str, game: str, options: dict[str, str], size: int) -> None:
    """Play a game against bots, always what is listed first."""
    bots = [{"kind": "bot", "bot": "beginner"}] * (size - 1)
    wish = {"game": game, "options": options, "seats": [{"kind": "me"}, *bots]}
    made = json.loads(fetched(urljoin(address, "api/tables"), wish))
    table = urljoin(address, f"api/tables/{made['table']['table']}")
    with connect(table.replace("http", "ws", 1) + "/socket") as socket:
        socket.send(json.dumps({"type": "hello", "token": made["token"]}))
        act = ""
        for number in range(10_000):
            told = json.loads(socket.recv(timeout=60))
            if told["type"] == "error" and told["code"] == "too-many":
                time.sleep(0.2)
                socket.send(act)  # other errors: somebody acted meanwhile, and an update follows
            elif told["type"] == "update" and told["table"]["status"] == "over":
                break
            elif told["type"] == "update" and told["legal"]:
                words = {"type": "act", "id": str(number), "seat": 0, "action": told["legal"][0]}
                act = json.dumps({**words, "version": told["version"]})
                socket.send(act)
    assert "result: " in fetched(f"{table}/record")


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
            for game, options, size in GAMES:
                play(address, game, options, size)
        finally:
            process.terminate()
            process.wait()


if __name__ == "__main__":
    main()
