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
