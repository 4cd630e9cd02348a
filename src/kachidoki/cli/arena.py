"""`kachidoki arena`: the matches while they go on, and the table at the end."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console, Group
from rich.live import Live
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from kachidoki import catalog
from kachidoki.bots import arena as arenas
from kachidoki.bots.arena import Estimate, Played, Result, Schedule
from kachidoki.cli.flags import game_options, known_bots, known_options, whole
from kachidoki.cli.help import below
from kachidoki.cli.inputs import game_of

OPEN = "open"  # an end of an interval that the games do not bound


def flags(parser: argparse.ArgumentParser) -> None:
    """Which bots meet, how, and where their games are kept."""
    parser.epilog = below(
        "arena",
        "A block is one deal, played from every seat. Lineup mixed: every party that the bots can "
        "form, two seats: every pair. Lineup one: the first bot among seats of one other bot, for "
        "each of the others (the lineup when two bots are named). A solo game: every bot alone.",
        known_bots(),
        *known_options(),
    )
    game_options(parser)
    parser.add_argument("--bots", required=True, help="two or more: a,b,…")
    parser.add_argument(
        "--games", type=whole(1), default=100, help="how many, rounded up to whole blocks (100)"
    )
    parser.add_argument(
        "--seed", type=whole(0), default=0, help="the same seed, the same deals (0)"
    )
    parser.add_argument("--lineup", choices=arenas.LINEUPS, help="who meets whom, see below")
    parser.add_argument("--processes", type=whole(1), help="how many at once (one a core)")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep every game here, and go on from there"
    )
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write a row a game")


def run(args: argparse.Namespace) -> dict[str, object]:
    """Rated matches between bots."""
    names = [name.strip() for name in args.bots.split(",")]
    plan = arenas.plan(game_of(args), names, args.games, args.seed, args.lineup)
    if args.csv is not None:
        check_writable(args.csv)
    with progress(plan) as each:
        result = arenas.run(plan, processes=args.processes, resume=args.resume, each=each)
    if args.csv is not None:
        arenas.write_csv(result, args.csv)
    if not args.json:
        show(result, Console())
    return result.as_dict()


def check_writable(path: Path) -> None:
    """Find out before a long match, not after it."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    there = path.exists()
    path.open("a").close()
    if not there:
        path.unlink()


@contextmanager
def progress(plan: Schedule) -> Iterator[Callable[[Played], None] | None]:
    """On a terminal, how far the match is and how it stands; what to call with every game."""
    if not sys.stderr.isatty():
        yield None
        return
    bar = Progress(TextColumn("playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    task = bar.add_task("games", total=sum(1 for _ in plan.seatings()))
    points = dict.fromkeys(plan.bots, 0.0)
    seats = dict.fromkeys(plan.bots, 0)

    def standings() -> Group:
        grid = Grid("bot", "seats", "win share")
        for bot in plan.bots:
            share = f"{points[bot] / seats[bot]:.1%}" if seats[bot] else ""
            grid.add_row(escape(bot), str(seats[bot]), share)
        return Group(grid, bar)

    def each(game: Played) -> None:
        for bot, won in zip(game.lineup, game.points(), strict=True):
            points[bot] += won
            seats[bot] += 1
        bar.advance(task)

    with Live(
        get_renderable=standings,
        console=Console(stderr=True),
        transient=True,
        redirect_stdout=False,
    ):
        yield each


def show(result: Result, console: Console) -> None:
    """The table at the end."""
    plan, summary = result.plan, result.summary
    usual = catalog.find(plan.game).options
    chosen = [f"{key}={value}" for key, value in plan.options.items() if usual.get(key) != value]
    console.print(
        f"[bold]{' '.join([plan.game, *map(escape, chosen)])}[/], seats: {plan.seats}\n"
        f"{summary.games} games: {summary.blocks} deals, each from every seat; "
        f"lineup {plan.lineup}, seed {plan.seed}\n"
        f"{result.seconds:.1f} seconds, processes: {result.processes}",
        highlight=False,
    )
    if len(result.played) > summary.games:
        left = len(result.played) - summary.games
        console.print(f"{left} more games, of deals not yet complete, are not counted")
    if not summary.standings:
        return
    ranked = sorted(summary.standings, key=lambda one: -one.rating.value)
    grid = Grid("bot", "games", "seats", "wins", "win share", "rating")
    for one in ranked:
        share, rating = interval(one.share, "{:.1%}"), interval(one.rating, "{:+.0f}")
        counts = (str(one.games), str(one.seats), f"{one.wins:.6g}")
        grid.add_row(escape(one.bot), *counts, share, rating)
    console.print(grid)
    grid = Grid("bot", "draws", "score", "margin", "ms a move", "longest move")
    for one in ranked:
        grid.add_row(
            escape(one.bot),
            str(one.draws),
            f"{one.score:.2f}",
            "" if one.margin is None else f"{one.margin:+.2f}",
            f"{one.seconds_per_move * 1000:.2f}",
            f"{one.longest_move * 1000:.0f} ms",
        )
    console.print(grid)
    pairs = Grid("bot", "against", "meetings", "ahead")
    for pair in summary.pairs:
        ahead = interval(pair.ahead, "{:.1%}")
        pairs.add_row(escape(pair.bot), escape(pair.other), str(pair.meetings), ahead)
    console.print(pairs)
    if any(None in (one.rating.low, one.rating.high) for one in summary.standings):
        console.print(
            "Some bots were never once behind, or never once ahead of, others: no finite rating "
            f"fits best. The value counts one more deal, drawn; the interval is {OPEN}.",
            highlight=False,
        )


def interval(of: Estimate, form: str) -> str:
    """A value and its interval.

    >>> interval(Estimate(0.5, 0.25, None), "{:.0%}")
    '50% (25% … open)'
    """
    low, high = (OPEN if end is None else form.format(end) for end in (of.low, of.high))
    return f"{form.format(of.value)} ({low} … {high})"
