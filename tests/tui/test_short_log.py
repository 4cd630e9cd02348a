"""The log in short: events that belong together are one line."""

from __future__ import annotations

from kachidoki.protocol import EventInfo
from kachidoki.tui.short_log import short_log


def event(version: int, line: str, brief: str, head: str = "Aki", **more: object) -> EventInfo:
    """Something that happened."""
    told = {"key": "any", "facts": {}, "paid": "", "text": f"{head}: {brief} [Rule]", **more}
    return EventInfo.model_validate(
        {"version": version, "rule": "", "section": None, "line": line, "head": head}
        | {"brief": brief}
        | told
    )


def test_a_turn_is_one_line_with_what_was_done_several_times() -> None:
    events = [
        event(1, "turn 0", "yari 3"),
        event(2, "turn 0", "Samurai in Ise"),
        event(3, "turn 0", "Samurai in Ise"),
        event(4, "", ""),  # joins the line before it
        event(5, "turn 1", "katana 1", head="Ben"),
    ]
    assert short_log(events, "en") == ["Aki: yari 3, Samurai in Ise ×2", "Ben: katana 1"]


def test_what_was_taken_back_is_not_told() -> None:
    events = [
        event(1, "turn 0", "yari 3"),
        event(2, "turn 0", "Samurai in Ise"),
        event(3, "turn 0", "", key="core.take-back"),
        event(4, "turn 0", "Samurai in Owari"),
    ]
    assert short_log(events, "en") == ["Aki: yari 3, Samurai in Owari"]


def test_points_are_added_up_by_who_is_paid() -> None:
    events = [
        event(1, "skirmish", "Aki wins with yari 6", head="Skirmish"),
        event(1, "skirmish", "", head="Skirmish", paid="Aki", facts={"points": 3}),
        event(1, "skirmish", "", head="Skirmish", paid="Ben", facts={"points": 2}),
        event(1, "skirmish", "", head="Skirmish", paid="Aki", facts={"points": 1}),
    ]
    assert short_log(events, "en") == ["Skirmish: Aki wins with yari 6, Aki +4, Ben +2"]
