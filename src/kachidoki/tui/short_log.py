"""The log in short: a line for events that belong together, such as a turn."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from kachidoki.protocol import EventInfo
from kachidoki.text import joined, sentence

RULE: Final = re.compile(r" \[[^\]]*\]$")
TAKE_BACK: Final = "core.take-back"


def without_rule(text: str) -> str:
    """A sentence without the rule behind it.

    >>> without_rule("Sanada wins: three in a row. [Winning]")
    'Sanada wins: three in a row.'
    """
    return RULE.sub("", text)


def short_log(events: Sequence[EventInfo], language: str) -> list[str]:
    """A line for each turn, or whatever else belongs together, the latest one last."""
    return [told for line in lines_of(events) if (told := in_short(line, language))]


def lines_of(events: Sequence[EventInfo]) -> Iterator[list[EventInfo]]:
    """The events of each line; one without a name joins the line before it."""
    line: list[EventInfo] = []
    name = ""
    for event in events:
        if line and event.line not in ("", name):
            yield line
            line = []
        name = event.line if event.line or not line else name
        line.append(event)
    if line:
        yield line


def standing(events: Sequence[EventInfo]) -> list[EventInfo]:
    """Those that were not taken back later: an action is a version."""
    found: list[EventInfo] = []
    for event in events:
        if event.key != TAKE_BACK:
            found.append(event)
        elif found:
            last = found[-1].version
            found = [each for each in found if each.version != last]
    return found


def in_short(events: Sequence[EventInfo], language: str) -> str:
    """One line: whose it is, what they did, and who was paid for it."""
    if len(events) == 1:
        return without_rule(events[0].text)
    head = next((event.head for event in events if event.head), "")
    done = standing(events)
    told = []
    for brief, same in groupby(event.brief for event in done if event.brief):
        count = len(list(same))
        facts = {"text": brief, "count": count}
        told.append(brief if count == 1 else sentence("page-log-times", language, **facts))
    paid: dict[str, int] = {}
    for event in done:
        if event.paid:
            paid[event.paid] = paid.get(event.paid, 0) + int(event.facts.get("points", 0))
    for name, points in paid.items():
        facts = {"name": name, "points": points}
        told.append(f"+{points}" if name == head else sentence("page-log-paid", language, **facts))
    text = joined(told, language)
    if not head or not text:
        return head or text
    return sentence("page-labelled", language, label=head, text=text)
