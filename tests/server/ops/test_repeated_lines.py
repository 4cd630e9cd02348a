"""What would flood the log is told once, and then counted."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest
import structlog

from kachidoki.server.ops import logs
from kachidoki.server.ops.repeated_lines import LONGEST_PAUSE, QUIET, RepeatedLine
from tests.server.support.servers import settings_for


class Log:
    """Notes what is written, and when, by a clock of its own."""

    def __init__(self) -> None:
        self.now = 0.0
        self.lines: list[tuple[float, dict[str, object]]] = []
        self.line = RepeatedLine(self, "warning", "away", lambda: self.now)

    def warning(self, event: str, **words: object) -> None:
        assert event == "away"
        self.lines.append((self.now, words))

    def tell_for(self, seconds: float, every: float) -> None:
        until = self.now + seconds
        while self.now < until:
            self.line.tell(reason="gone")
            self.now += every


def test_the_first_line_comes_at_once_and_later_ones_are_counted_less_and_less_often() -> None:
    log = Log()
    log.tell_for(3600, every=0.25)
    times = [at for at, _ in log.lines]
    assert times[:4] == [0, 1, 3, 7]
    assert len(times) < 70
    assert max(b - a for a, b in itertools.pairwise(times)) == LONGEST_PAUSE
    assert log.lines[0][1] == {"reason": "gone"}
    assert [words.get("times", 1) for _, words in log.lines[:4]] == [1, 4, 8, 16]
    assert log.line.over() == 4 * 3600


def test_after_it_was_back_or_quiet_the_next_one_is_the_first_again() -> None:
    log = Log()
    log.tell_for(10, every=0.5)
    before = len(log.lines)
    log.line.over()
    log.tell_for(0.5, every=0.5)
    assert log.lines[before:] == [(10, {"reason": "gone"})]
    log.now += 2 * QUIET
    log.tell_for(0.5, every=0.5)
    assert log.lines[before + 1 :] == [(10.5 + 2 * QUIET, {"reason": "gone"})]


def test_a_line_that_was_made_before_the_log_was_set_up_goes_into_the_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It went to standard output, in another form, because its logger was asked too early."""
    line = RepeatedLine(structlog.get_logger("test"), "error", "database not read")
    logs.set_up(settings_for(tmp_path, log_format="json"))
    line.tell(reason="gone")
    logs.close()
    out, err = capsys.readouterr()
    assert out == ""
    told = json.loads(err)
    assert (told["event"], told["reason"]) == ("database not read", "gone")
