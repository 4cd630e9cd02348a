"""What runs in a bot's process: it answers the questions that come through its pipe.

Started as `python -m kachidoki.bots.worker_process FD`, where FD is the number of the open pipe.
"""

from __future__ import annotations

import os
import sys
import time
from multiprocessing.connection import Connection
from typing import Final

from kachidoki.bots.worker_questions import Question
from kachidoki.core import KachidokiError

BEHIND: Final = 10  # how far processes that think stand behind the one that asks


def work(link: Connection, behind: int = BEHIND) -> None:
    """Answer questions until the pipe closes, so far behind other processes."""
    os.nice(behind)  # people's clicks are answered before bots think on
    while True:
        try:
            asked: tuple[Question, float | None] | None = link.recv()
        except (EOFError, OSError):
            return
        if asked is None:
            continue  # the word to stop came after the answer
        question, seconds = asked
        try:
            answer: object = answered(question, seconds, link)
        except KachidokiError as error:
            answer = error
        try:
            link.send(answer)
        except OSError:
            return


def answered(question: Question, seconds: float | None, link: Connection) -> object:
    """The answer to a question, found in so many seconds or until the word to stop comes."""
    if seconds is None:
        return question.answer(link.poll)
    until = time.monotonic() + seconds
    return question.answer(lambda: time.monotonic() >= until or link.poll())


if __name__ == "__main__":
    work(Connection(int(sys.argv[1])))
