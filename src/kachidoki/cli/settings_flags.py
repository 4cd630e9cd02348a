"""The settings of a server as flags of a command."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

from kachidoki.server.ops.settings import Settings, check_server, read_settings


def add_flags(parser: argparse.ArgumentParser, *only: str) -> None:
    """A flag for each setting, or for some only; the settings check what is given."""
    for name, field in Settings.model_fields.items():
        if only and name not in only:
            continue
        many = name in ("origins", "names", "bots")
        made = field.default_factory is not None
        usual = "none" if field.default in ("", None) else field.default
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


def settings_of(
    args: argparse.Namespace, check: Callable[[Settings], None] = check_server
) -> Settings:
    """The settings that the command line, the environment and the file give.

    `check` raises BadOption where they do not fit each other.
    """
    given = {
        name.removeprefix("set_"): value
        for name, value in vars(args).items()
        if name.startswith("set_") and value is not None
    }
    return read_settings(given, args.settings, check)
