"""`kachidoki bot-check` finds what is wrong with a bot, and nothing in one that is well made."""

from __future__ import annotations

import pytest

from kachidoki import catalog
from kachidoki.bots import workers
from kachidoki.bots.conformance import CHECKS, Report, check_bot
from kachidoki.core import BadOption

HIDDEN = catalog.find("joraku", players=3)
BOTS = "tests.bots.bad_bots"


def checked(bot: str, seconds: float = 60.0) -> Report:
    return check_bot(f"{BOTS}:{bot}", HIDDEN, games=2, seed=1, seconds=seconds)


def failed(report: Report) -> list[str]:
    return [each.check for each in report.checks if each.passed is False]


@pytest.mark.slow
@pytest.mark.parametrize("bot", ["Climber", "first"])
def test_a_well_made_bot_passes(bot: str) -> None:
    report = checked(bot)
    assert report.passed, report
    assert report.decisions > 100
    assert [each.check for each in report.checks] == list(CHECKS)
    (secrecy,) = (each for each in report.checks if each.check == "secrecy")
    assert int(secrecy.text.split()[-2]) > 40  # times that something else was hidden


@pytest.mark.slow
@pytest.mark.parametrize(
    ("bot", "wrong", "told"),
    [
        ("Illegal", "legality", "at seat 0 answered 'remove green', which is not open; open: pass"),
        ("text", "legality", "a bot answers with one of view.legal(), the action itself"),
        ("Raises", "legality", "ZeroDivisionError"),
        ("Changes", "view", "has changed the view"),
        ("Unseeded", "determinism", "with one seed"),
        ("Remembers", "memory", "when new"),
        ("Peeks", "secrecy", "where only what the seat cannot know is different"),
        ("HashOrder", "worker", "in another process"),
        ("Dies", "worker", "ended its process"),
    ],
)
def test_a_bad_bot_is_found(bot: str, wrong: str, told: str) -> None:
    report = checked(bot)
    assert not report.passed
    assert failed(report)[0] == wrong
    (found,) = (each for each in report.checks if each.check == wrong)
    assert told in found.text


@pytest.mark.slow
def test_a_bot_that_hangs_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    assert failed(checked("HangsHere", seconds=0.2)) == ["time"]
    monkeypatch.setattr(workers, "OWN_GRACE", 1.5)
    report = checked("Hangs")
    assert failed(report) == ["worker"]
    assert "did not answer within 1.5 s" in str(report.checks)


def test_only_own_bots_are_tried_out() -> None:
    with pytest.raises(BadOption, match="'greedy' is one of Kachidoki's own bots"):
        check_bot("greedy", HIDDEN, 1, 0)
    with pytest.raises(BadOption, match="there is no bot 'gready'"):
        check_bot("gready", HIDDEN, 1, 0)
