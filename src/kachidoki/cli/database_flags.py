"""Flags of commands for hosts that work on the database of a server, and are none themselves."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_database_flags(parser: argparse.ArgumentParser) -> None:
    """Where the tables are: a flag, the environment, or the server's own settings file."""
    parser.add_argument(
        "--database",
        dest="set_database",
        metavar="DATABASE",
        help="sqlite:///FILE or postgresql://USER@HOST/NAME (a file in your data folder)",
    )
    parser.add_argument(
        "--settings", type=Path, metavar="FILE", help="the TOML file of the server's settings"
    )


def add_cluster_flags(parser: argparse.ArgumentParser) -> None:
    """Which cluster the servers of that database are; its key is better given otherwise."""
    parser.add_argument(
        "--cluster",
        dest="set_cluster",
        metavar="CLUSTER",
        help="the Redis of the servers, as redis://HOST:PORT/0; the key as KACHIDOKI_CLUSTER_KEY",
    )
