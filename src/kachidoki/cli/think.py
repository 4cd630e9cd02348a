"""`kachidoki think`: bots for the servers of a cluster, on any machine."""

from __future__ import annotations

import argparse
import json

from kachidoki.cli.help import below
from kachidoki.cli.inputs import loading
from kachidoki.cli.settings_flags import add_flags, settings_of
from kachidoki.server.ops.settings import THINKER, check_thinker


def flags(parser: argparse.ArgumentParser) -> None:
    """Those settings of a server that concern thinking."""
    parser.epilog = below(
        "think",
        "Answers what servers that were started with the same --cluster ask of bots: moves, hints, "
        "verdicts. Bots of your own are asked here if they are named here too. The settings can "
        "also be given in the environment, as KACHIDOKI_CLUSTER, or in the file. Told to stop, it "
        "ends what it is thinking about, and leaves the rest to others.",
    )
    add_flags(parser, *THINKER)


def run(args: argparse.Namespace) -> None:
    """Answer until told to stop; loaded only for this, because it takes a second."""
    with loading():
        from kachidoki.server.cluster.think import think

    settings = settings_of(args, check_thinker)

    def ready(address: str) -> None:
        told = {"cluster": address, "workers": settings.workers}
        line = f"thinking for {address}, in {settings.workers} processes"
        print(json.dumps(told) if args.json else line, flush=True)

    think(settings, ready)
