"""`kachidoki serve`: the table for others."""

from __future__ import annotations

import argparse
import json

from kachidoki.cli.help import below
from kachidoki.cli.inputs import loading
from kachidoki.cli.settings_flags import add_flags, settings_of


def flags(parser: argparse.ArgumentParser) -> None:
    """All settings of a server."""
    parser.epilog = below(
        "serve",
        "Every setting can also be given in the environment, as KACHIDOKI_PORT, or in the file. "
        "Prints the address once it listens.",
    )
    add_flags(parser)


def run(args: argparse.Namespace) -> None:
    """Run a server until it is told to stop; loaded only for this, because it takes a second."""
    with loading():
        from kachidoki.server.serve import serve as run_server
        from kachidoki.server.storage.running import noted_address

    settings = settings_of(args)

    def listening(port: int) -> None:
        address = f"http://{settings.host}:{port}{settings.base_path}"
        print(json.dumps({"address": address}) if args.json else address, flush=True)
        noted.note(address)

    with noted_address(settings.database) as noted:
        run_server(settings, listening)
