"""What a round of Joraku paid, area by area and to whom, with the sums."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kachidoki.joraku.cards import AREAS, ROUNDS
from kachidoki.protocol import EventInfo
from kachidoki.text import capital, joined, sentence, word
from kachidoki.tui.ending import Scored
from kachidoki.tui.short_log import standing

PRESTIGE: Final = "joraku.prestige"
OWN_GROUND: Final = "joraku.own-ground"
# What else pays in a round, with the sentence that names it; an area's own pay comes first.
MORE: Final = {
    OWN_GROUND: "page-joraku-from-own-ground",
    "joraku.kachidoki": "page-joraku-from-kachidoki",
    "joraku.kyoto": "page-joraku-from-kyoto",
    "joraku.followed": "page-joraku-from-followed",
}


def of_round(events: Sequence[EventInfo]) -> tuple[int, list[EventInfo]]:
    """The latest round that was scored, and all that happened in it; 0 if none was."""
    paid = [number for number, event in enumerate(events) if event.key == PRESTIGE]
    if not paid:
        return 0, []
    round_ = int(events[paid[-1]].facts["round"])
    begins = [
        number
        for number, event in enumerate(events)
        if event.key == "joraku.round" and event.facts["round"] == round_
    ]
    return round_, list(standing(events[begins[-1] if begins else 0 :]))


def scored(
    events: Sequence[EventInfo], view: Mapping[str, Any], names: Sequence[str], language: str
) -> Scored | None:
    """The latest round that was scored; None before the first one was."""
    round_, happened = of_round(events)
    if not round_:
        return None

    def say(key: str, **facts: object) -> str:
        return sentence(key, language, **facts)

    colours = [f["colour"] for f in view["factions"] if f["seat"] is not None]
    points = {key: dict.fromkeys(colours, 0) for key in (PRESTIGE, *MORE)}
    cells: dict[str, dict[str, str]] = {}
    rows: dict[str, str] = {}
    told: dict[str, list[str]] = {}
    called = {
        f["colour"]: capital(word(f"colour-{f['colour']}", language)) for f in view["factions"]
    }
    seats = [f["seat"] for f in view["factions"] if f["seat"] is not None]
    if len(set(seats)) == len(seats):  # with two houses a colour says more than its player
        called |= {f["colour"]: names[f["seat"]] for f in view["factions"] if f["seat"] is not None}
    for event in happened:
        facts = event.facts
        if event.key not in points or facts["colour"] not in colours:
            continue
        colour, paid = facts["colour"], int(facts["points"])
        points[event.key][colour] += paid
        if event.key == PRESTIGE:
            area = facts["area"]
            rows[area] = " ".join(map(str, facts["row"]))
            cells.setdefault(area, {})[colour] = (
                f"{paid} ({word('place', language, rank=facts['rank'])})"
            )
            if paid:
                told.setdefault(area, []).append(
                    say("page-log-paid", name=called[colour], points=paid)
                )
    table = [["", say("tui-scored-pays"), *(called[colour] for colour in colours)]]
    for number, area in enumerate(AREAS):
        name = f"{number} {word(f'area-{area}', language)}"
        paid_here = [cells.get(area, {}).get(colour, "·") for colour in colours]
        table.append([name, rows.get(area, ""), *paid_here])
    table.append([say("tui-scored-areas"), "", *numbers(points[PRESTIGE], colours)])
    for key, named in MORE.items():
        if any(points[key].values()):
            table.append([say(named), "", *numbers(points[key], colours)])
    total = {f["colour"]: f["rp"] for f in view["factions"]}
    gained = {colour: sum(each[colour] for each in points.values()) for colour in colours}
    before = {colour: total[colour] - gained[colour] for colour in colours}
    table.append([say("page-joraku-earlier"), "", *(str(before[colour]) for colour in colours)])
    table.append([say("page-joraku-total"), "", *(str(total[colour]) for colour in colours)])
    plain = [
        say(
            "tui-scored-plain",
            area=word(f"area-{area}", language),
            pays=rows[area],
            paid=joined(told[area], language),
        )
        for area in AREAS
        if area in told
    ]
    sums = [f"{called[colour]} {total[colour]}" for colour in colours]
    plain.append(say("tui-scored-now", points=joined(sums, language)))
    return Scored(round_, say("page-joraku-round-scored", numeral=ROUNDS[round_ - 1]), table, plain)


def numbers(points: Mapping[str, int], colours: Sequence[str]) -> list[str]:
    """Points that were added, by colour; a dot for none."""
    return [f"+{points[colour]}" if points[colour] else "·" for colour in colours]
