"""What runs in a review's process: started as `python -m kachidoki.review.worker_process FD`."""

from __future__ import annotations

import sys
from multiprocessing.connection import Connection
from typing import Final

from kachidoki.bots.worker_process import work
from kachidoki.review import slices

LAST: Final = 19  # as far behind as there is: bots think first
QUESTIONS: Final = (slices.Slice,)  # loaded before anything: behind all others that takes long

if __name__ == "__main__":
    work(Connection(int(sys.argv[1])), LAST)
