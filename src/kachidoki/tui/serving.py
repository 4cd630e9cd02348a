"""`kachidoki tui --serve`: the same terminal in a browser, by textual-serve."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence

from kachidoki.core import KachidokiError


def serve(arguments: Sequence[str], port: int) -> None:
    """Serve on this machine until stopped; each visitor has a terminal of their own."""
    try:
        from textual_serve.server import Server
    except ImportError:
        raise KachidokiError(
            "kachidoki tui --serve needs textual-serve: pip install 'kachidoki[tui-serve]'"
        ) from None
    command = shlex.join([sys.executable, "-m", "kachidoki", *arguments])
    Server(command, host="localhost", port=port, title="Kachidoki").serve()
