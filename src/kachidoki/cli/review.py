"""`kachidoki review`: what each decision of a finished game was worth, as a report."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn
from rich.table import Table as Grid

from kachidoki import text
from kachidoki.cli.flags import language_option, whole
from kachidoki.cli.help import below
from kachidoki.cli.inputs import language_of, read_record
from kachidoki.core import Event
from kachidoki.review import EFFORTS, Reviewing
from kachidoki.review.estimate import WHOLE
from kachidoki.review.processes import on_cores
from kachidoki.review.reasons import best_apart, parted

BARS: Final = "▁▂▃▄▅▆▇█"
COSTLIEST: Final = 3
FACE_DOWN: Final = ("pass ", "draft ", "discard ")  # how actions begin that others do not see
COLOURS: Final = {"slip": "yellow", "costly": "dark_orange", "turning": "red"}


def flags(parser: argparse.ArgumentParser) -> None:
    """Which game, for whom, and how closely."""
    parser.epilog = below(
        "review",
        "Reads a record of a finished game. A decision is judged by what its seat could know then, "
        "and beside that with everything open. Chances in the JSON are millionths.",
    )
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--seat", type=whole(0), metavar="N", help="only this seat, from 0 (all)")
    parser.add_argument("--deep", action="store_true", help="look closer, which takes a minute")
    parser.add_argument("--processes", type=whole(1), help="how many at once (one a core)")
    language_option(parser, "en")


def run(args: argparse.Namespace) -> dict[str, object]:
    """Review a record: as plain data, and as a report."""
    language = language_of(args, "en")
    game, record = read_record(args.file)
    effort = EFFORTS["deep" if args.deep else "quick"]
    reviewing = Reviewing(game, record, effort, args.seat)
    left = reviewing.left()
    bar = Progress(
        TextColumn(text.sentence("review-working", language)),
        BarColumn(),
        MofNCompleteColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with bar:
        task = bar.add_task("pieces", total=len(left))
        for name, answer in on_cores(left, args.processes):
            reviewing.take(name, answer)
            bar.advance(task)
    result = reviewing.as_dict()
    for decision in result["decisions"]:
        decision["told"] = [tell(reason, language) for reason in decision["reasons"]]
    if not args.json:
        show(result, Console(highlight=False), language)
    return result


def percent(millionths: int, signed: bool = False) -> str:
    """A chance for people.

    >>> percent(123_456), percent(-20_000, signed=True)
    ('12.3 %', '-2.0 %')
    """
    number = 100 * millionths / WHOLE
    return f"{number:+.1f} %" if signed else f"{number:.1f} %"


def seat_name(seat: int, language: str) -> text.Word:
    """What a seat is called."""
    return text.word("seat-numbered", language, number=seat)


def tell(event: Mapping[str, Any], language: str) -> str:
    """An event, as plain data, in words."""
    made = Event(event["key"], dict(event["facts"]), event["rule"])
    return text.say(made, language, with_rule=False)


def course(account: Mapping[str, Any], width: int) -> str:
    """A line of the chance over the game, from its start to its end."""
    chances = [account["start"], *(entry["chance"] for entry in account["entries"])]
    if len(chances) > width:
        chances = [chances[k * (len(chances) - 1) // (width - 1)] for k in range(width)]
    return "".join(BARS[min(chance * len(BARS) // WHOLE, len(BARS) - 1)] for chance in chances)


def show(result: Mapping[str, Any], console: Console, language: str) -> None:
    """The report."""
    for seat in result["seats"]:
        for part in seat["parts"]:
            show_account(seat["seat"], part, console, language)
    if not all(part["exact"] for seat in result["seats"] for part in seat["parts"]):
        console.print(text.sentence("review-sum-about", language), style="dim")
        if any(part["hidden"] for seat in result["seats"] for part in seat["parts"]):
            console.print(text.sentence("review-luck-apart", language), style="dim")
    show_grades(result, console, language)
    costly = sorted(
        result["decisions"], key=lambda each: (-each["know"]["loss"][0], each["know"]["moves"][0])
    )
    costly = [each for each in costly if each["grade"] in COLOURS][:COSTLIEST]
    console.print()
    if not costly:
        console.print(text.sentence("review-nothing", language))
        return
    console.print(text.sentence("review-costliest", language), style="bold")
    for decision in costly:
        show_decision(decision, console, language)
    if costly[0]["hidden"]:
        console.print(text.sentence("review-note", language), style="dim")
    show_grid(costly[0], console, language)


def show_account(seat: int, part: Mapping[str, Any], console: Console, language: str) -> None:
    """A seat's way through a part: its chances, and how they add up."""
    know, name = part["know"], seat_name(seat, language)
    if part["part"]:
        act = text.word(f"act-{part['part']}", language)
        key = "review-worth" if part["exact"] else "review-act"
        title = text.sentence(key, language, seat=name, act=act)
    else:
        title = text.sentence("review-course", language, seat=name)
    console.print(title, style="bold")
    console.print(course(know, console.width))
    if part["exact"]:
        console.print(solved_sum(part, language))
        return
    start, result = percent(know["start"]), percent(know["result"])
    own, luck = percent(know["decisions"], signed=True), percent(know["luck"], signed=True)
    facts = {"start": start, "decisions": own, "luck": luck, "result": result}
    console.print(text.sentence("review-sum", language, **facts))
    causes = {cause: percent(n, signed=True) for cause, n in know["luck_by_cause"].items()}
    console.print(text.sentence("review-luck", language, **causes), style="dim")
    show_luck(know, console, language)


def show_luck(account: Mapping[str, Any], console: Console, language: str) -> None:
    """The changes that luck brought, the largest ones, with what happened."""
    luck = [each for each in account["entries"] if each["cause"] not in ("decision", "estimate")]
    luck.sort(key=lambda each: -abs(each["change"]))
    if luck:
        console.print(text.sentence("review-luck-named", language), style="dim")
    for each in luck[:COSTLIEST]:
        told = " ".join(tell(event, language) for event in each["happened"])
        told = told or text.sentence("review-nothing-happened", language)
        if each["when"]:
            when = tell(each["when"], language)
            told = text.sentence("page-labelled", language, label=when, text=told)
        change = percent(each["change"], signed=True)
        console.print(f"  {change} {escape(told)}", style="dim")


def solved_sum(part: Mapping[str, Any], language: str) -> str:
    """How a solved part came to its result: what it was worth, and who gave something away."""
    know = part["know"]
    causes = [entry["cause"] for entry in know["entries"]]
    own, others = (
        text.sentence("page-review-times", language, count=causes.count(cause))
        for cause in ("decision", "others")
    )
    start = text.position_worth(know["start"] / WHOLE, part["moves"], language)
    result = text.position_worth(know["result"] / WHOLE, language=language)
    facts = {"start": start, "own": own, "others": others, "result": result}
    return text.sentence("review-sum-exact", language, **facts)


def show_grades(result: Mapping[str, Any], console: Console, language: str) -> None:
    """How many decisions of each grade there are, by seat."""
    grades = [grade["name"] for grade in result["grades"]]
    title = text.sentence("review-decisions", language)
    grid = Grid(title, *(text.sentence(f"review-grade-{name}", language) for name in grades))
    for seat in result["seats"]:
        own = [each["grade"] for each in result["decisions"] if each["seat"] == seat["seat"]]
        name = text.capital(seat_name(seat["seat"], language))
        grid.add_row(name, *(str(own.count(grade)) for grade in grades))
    console.print(grid)


def how_found(know: Mapping[str, Any], language: str) -> str:
    """How a value was found, in words."""
    facts = {"worlds": know["worlds"], "depth": know["depth"]}
    return text.sentence(f"review-how-{know['how']}", language, **facts)


def show_decision(decision: Mapping[str, Any], console: Console, language: str) -> None:
    """A decision, what it gave up, and why."""
    know, opened = decision["know"], decision["open"]
    seat = seat_name(decision["seat"], language)
    actions = text.turn_deeds(decision["actions"], language)
    line = decision["lines"][0]
    facts = {"when": tell(decision["when"], language), "line": str(line)}
    told = text.sentence("review-turn", language, seat=seat, actions=actions, **facts)
    console.print(escape(told))
    loss, low, high = (percent(each) for each in know["loss"])
    facts = {"loss": loss, "low": low, "high": high, "how": how_found(know, language)}
    grade = text.sentence(f"review-grade-{decision['grade']}", language)
    lost = "review-lost-exact" if decision["exact"] else "review-lost"
    sentences = [text.sentence(lost, language, grade=grade, **facts)]
    both = (("review-know", know), ("review-open", opened))
    for key, values in both if decision["hidden"] else ():
        played, best = percent(values["played"][0]), percent(values["best"][0])
        sentences.append(text.sentence(key, language, played=played, best=best))
    if know["how"] == "searched" and know["best"][0] != opened["best"][0]:
        sentences.append(text.sentence("review-searched-apart", language))
    better = text.turn_deeds(know["line"], language)
    sentences.append(text.sentence("review-better", language, actions=better))
    if (apart := best_apart(decision)) is not None:
        other = text.turn_deeds(opened["line"], language)
        sentences.append(text.sentence(apart, language, actions=other))
    console.print(f"  [{COLOURS[decision['grade']]}]{escape(sentences[0])}[/]")
    for each in [*sentences[1:], *why(decision, language)]:
        console.print(f"  {escape(each)}")


def why(decision: Mapping[str, Any], language: str) -> list[str]:
    """What follows from what was played, and what from the better choice, each below its head."""
    played, best = (
        [tell(reason, language) for reason in reasons] for reasons in parted(decision["reasons"])
    )
    found: list[str] = []
    # Of Joraku the better turn, of Rokumon what was played: a hint says what the better one is for.
    if decision["grid"]["kind"] == "cards":
        best += goes_on(decision, "best", language)
    else:
        played += goes_on(decision, "played", language)
    for head, reasons in (("review-after-played", played), ("review-after", best)):
        if reasons:
            found += [text.sentence(head, language), *(f"  {each}" for each in reasons)]
    return found


def goes_on(decision: Mapping[str, Any], of: str, language: str) -> list[str]:
    """How it goes on after a choice, where others answer it; not what they do face down."""
    seat, cards = decision["seat"], decision["grid"]["kind"] == "cards"
    replies = [
        (by, action)
        for by, action in decision["replies"][of]
        if by == seat or not action.startswith(FACE_DOWN)
    ]
    if all(by == seat for by, _ in replies):
        return []
    turns = [(by, [action for _, action in each]) for by, each in groupby(replies, itemgetter(0))]
    told = [
        text.sentence(
            "page-labelled",
            language,
            label=seat_name(by, language),
            text=text.turn_deeds(actions, language) if cards else text.deed(actions[0], language),
        )
        for by, actions in (turns if cards else [(by, [action]) for by, action in replies])
    ]
    key = "review-goes-on-imagined" if cards else "review-goes-on"
    return [text.sentence(key, language, actions=text.joined(told, language))]


def show_grid(decision: Mapping[str, Any], console: Console, language: str) -> None:
    """What the seat could know at a decision."""
    grid = decision["grid"]
    console.print()
    title = text.sentence("review-grid", language)
    if grid["kind"] == "cards":
        console.print(cards_grid(grid, title, language))
        for event in grid["why"]:
            console.print(tell(event, language))
    elif grid["warriors"]:
        console.print(warriors_grid(grid, title, language))


def cards_grid(grid: Mapping[str, Any], title: str, language: str) -> Grid:
    """Which cards each other seat could hold, in percent."""
    seats = [text.capital(seat_name(seat, language)) for seat in grid["seats"]]
    table = Grid(text.sentence("review-card", language), *seats, "", title=title)
    for row in grid["cards"]:
        name = text.capital(text.card_name(row["card"], language))
        if row["place"] == "unknown":
            table.add_row(name, *shares(row["percent"]), "")
            continue
        facts: dict[str, Any] = {"skirmish": row.get("skirmish", 0)}
        facts["seat"] = seat_name(row.get("seat", 0), language)
        place = text.sentence(f"review-{row['place']}", language, **facts)
        table.add_row(name, *("" for _ in seats), place, style="dim")
    return table


def warriors_grid(grid: Mapping[str, Any], title: str, language: str) -> Grid:
    """What each warrior of the other clan could be, in percent."""
    values = list(grid["warriors"][0]["percent"])
    table = Grid(
        text.sentence("review-warrior", language),
        *(value.replace("*", "★") for value in values),
        title=title,
    )
    for row in grid["warriors"]:
        table.add_row(row["cell"], *shares(row["percent"].values()))
    return table


def shares(percents: Iterable[int]) -> Sequence[str]:
    """Shares of a row; what cannot be is a dash."""
    return [f"{share} %" if share else "–" for share in percents]
