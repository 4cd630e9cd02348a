"""The command, with reviews that take little effort: run as a module."""

from __future__ import annotations

import sys

from kachidoki.cli import main
from tests.server.support.review_process import quick_reviews

if __name__ == "__main__":
    with quick_reviews():
        sys.exit(main())
