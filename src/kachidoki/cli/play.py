"""`kachidoki play`: tables on this machine, and the page to them."""

from __future__ import annotations

import argparse
import json
import os
import socket
import threading
import webbrowser
from contextlib import suppress
from typing import Final

from kachidoki.cli.flags import whole
from kachidoki.cli.inputs import loading
from kachidoki.server.ops.settings import Settings, read_settings

# Names the pipe by which whoever started this program is told that the page can be opened.
LISTENING: Final = "KACHIDOKI_LISTENING"


def flags(parser: argparse.ArgumentParser) -> None:
    """The few settings that somebody who plays may want."""
    parser.add_argument("--port", type=whole(0), help="the port to listen on (8642, or a free one)")
    parser.add_argument("--database", help="where tables are kept (a file in your data folder)")
    parser.add_argument(
        "--bots",
        action="append",
        metavar="NAME=BOT",
        help="a bot of your own to play with: NAME=module:Class or NAME=file.py:Class, may be "
        "repeated",
    )
    parser.add_argument("--no-browser", action="store_true", help="only print the address")


def run(args: argparse.Namespace) -> None:
    """Run a server on this machine alone, and open its page; or that of the one that runs."""
    with loading():
        from kachidoki.server.serve import serve as run_server
        from kachidoki.server.storage.running import noted_address, running_at

    given: dict[str, object] = {"host": "127.0.0.1", "log_level": "warning"}
    for name in ("port", "database", "bots"):
        if getattr(args, name) is not None:
            given[name] = getattr(args, name)
    settings = read_settings(given, None)
    running = running_at(settings.database)
    if running is not None:
        tell = f"Kachidoki is running already, at {running} (Ctrl-C where it was started stops it)"
        print(json.dumps({"address": running}) if args.json else tell, flush=True)
        if not args.no_browser:
            webbrowser.open(running)
        return
    if "port" not in settings.model_fields_set:
        settings = settings.model_copy(update={"port": own_port()})

    def listening(port: int) -> None:
        address = f"http://127.0.0.1:{port}{settings.base_path}/"
        if args.json:
            print(json.dumps({"address": address}), flush=True)
        else:
            print(f"Kachidoki is at {address} (Ctrl-C stops it)", flush=True)
        noted.note(address)
        tell_starter()
        if not args.no_browser:
            # In a thread: a browser in a terminal would hold the server up.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with noted_address(settings.database) as noted:
        run_server(settings, listening, warm=False)


def tell_starter() -> None:
    """Tell whoever started this program, and named a pipe for it, that the page is there."""
    pipe = os.environ.pop(LISTENING, "")
    if pipe.isdecimal():
        with suppress(OSError):
            os.write(int(pipe), b"\n")
            os.close(int(pipe))


def own_port() -> int:
    """The usual port, so that an open page finds its table again; any other if it is taken."""
    usual = int(Settings.model_fields["port"].default)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", usual))
        except OSError:
            return 0
    return usual
