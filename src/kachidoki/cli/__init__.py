"""One command, `kachidoki`."""

from kachidoki.cli.main import main

__all__ = ["main"]
