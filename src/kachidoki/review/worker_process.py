"""What runs in a review's process: started as `python -m kachidoki.review.worker_process FD`."""

from __future__ import annotations

import sys
from multiprocessing.connection import Connection
from typing import Final

from kachidoki.bots.worker_process import work

LAST: Final = 19  # as far behind as there is: bots think first

if __name__ == "__main__":
    work(Connection(int(sys.argv[1])), LAST)
