"""`kachidoki serve`: the table for others."""

from __future__ import annotations

import argparse
import json
import socket
import threading
import webbrowser
from pathlib import Path

from kachidoki.server.ops.settings import Settings, read_settings
from kachidoki.server.serve import serve as run_server


def add_flags(parser: argparse.ArgumentParser) -> None:
    """A flag for each setting; the settings check what is given."""
    for name, field in Settings.model_fields.items():
        many = name in ("origins", "names")
        made = field.default_factory is not None
        usual = field.default if field.default != "" else "none"
        shown = " (a file in your data folder)" if made else f" ({usual})"
        parser.add_argument(
            f"--{name.replace('_', '-')}",
            dest=f"set_{name}",
            action="append" if many else "store",
            metavar=name.upper(),
            help=f"{field.description}{', may be repeated' if many else shown}",
        )
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="a TOML file of settings; flags win over it"
    )


def settings_of(args: argparse.Namespace) -> Settings:
    """The settings that the command line, the environment and the file give."""
    given = {
        name.removeprefix("set_"): value
        for name, value in vars(args).items()
        if name.startswith("set_") and value is not None
    }
    return read_settings(given, args.settings)


def serve(args: argparse.Namespace) -> None:
    """Run a server until it is told to stop."""
    settings = settings_of(args)

    def listening(port: int) -> None:
        address = f"http://{settings.host}:{port}{settings.base_path}"
        print(json.dumps({"address": address}) if args.json else address, flush=True)

    run_server(settings, listening)


def play(args: argparse.Namespace) -> None:
    """Run a server on this machine alone, and open its page."""
    given = {"host": "127.0.0.1", "port": own_port() if args.port is None else args.port}
    if args.database is not None:
        given["database"] = args.database
    settings = read_settings({**given, "log_level": "warning"}, None)

    def listening(port: int) -> None:
        address = f"http://127.0.0.1:{port}{settings.base_path}/"
        if args.json:
            print(json.dumps({"address": address}), flush=True)
        else:
            print(f"Kachidoki is at {address} (Ctrl-C stops it)", flush=True)
        if not args.no_browser:
            # In a thread: a browser in a terminal would hold the server up.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    run_server(settings, listening)


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
