"""`kachidoki baseline`: figures to measure learners by, each made again by one command."""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console

from kachidoki.cli.arena import interval
from kachidoki.cli.flags import whole
from kachidoki.cli.help import below
from kachidoki.core import BadOption

if TYPE_CHECKING:
    from kachidoki.rl.baselines.learner import Several

# What each baseline is, the extra that installs what it needs, and what that is.
RATINGS: Final = ("choix", "numpy", "scipy")
NEEDS: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "random": ("arena", RATINGS),
    "greedy": ("arena", RATINGS),
    "levels": ("arena", RATINGS),
    "exact": ("arena", RATINGS),
    "cfr": ("rl", ("numpy",)),
    "learner": ("torch", (*RATINGS, "gymnasium", "torch")),
}
GAMES: Final = ("joraku", "rokumon")
GAMES_PLAYED: Final = 100
ITERATIONS: Final = 500


def flags(parser: argparse.ArgumentParser) -> None:
    """Which baseline, and how long."""
    parser.epilog = below(
        "baseline",
        "random, greedy and levels are matches of these bots against casual, exact is perfect play "
        "in the solved acts. cfr solves a small part of Rokumon's Act 3 with hidden warriors and "
        "says how exploitable the policy is. learner trains a small network against casual, and "
        "writes it as a bot; with --seeds 3 three of them, each in a folder of its own, and tells "
        "their mean and how far they lie apart.",
    )
    parser.add_argument("name", choices=list(NEEDS), help="which one")
    parser.add_argument("game", nargs="?", choices=GAMES, help="what the learner learns")
    parser.add_argument(
        "--games", type=whole(1), default=GAMES_PLAYED, help=f"how many in a match ({GAMES_PLAYED})"
    )
    parser.add_argument(
        "--seed", type=whole(0), default=0, help="the same seed, the same figures (0)"
    )
    parser.add_argument(
        "--seeds",
        type=whole(1),
        help="from how many seeds to learn, one after the other, from --seed on (1)",
    )
    parser.add_argument(
        "--iterations", type=whole(1), default=ITERATIONS, help=f"of cfr ({ITERATIONS})"
    )
    parser.add_argument("--steps", type=whole(1), help="how many decisions the learner plays")
    parser.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="a folder for figures.json and curve.svg, and for what was learned (learned-GAME)",
    )


def run(args: argparse.Namespace) -> dict[str, object]:
    """Make the figures of a baseline again."""
    extra, modules = NEEDS[args.name]
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise BadOption(
            f"the baseline {args.name} needs {', '.join(missing)}: pip install 'kachidoki[{extra}]'"
        )
    console = Console(highlight=False, quiet=args.json, soft_wrap=True)
    if args.name == "learner":
        return learner(args, console)
    for flag in ("game", "steps", "seeds"):
        if getattr(args, flag) is not None:
            raise BadOption(f"{flag}: only the baseline learner has one")
    return cfr(args, console) if args.name == "cfr" else matches(args, console)


def matches(args: argparse.Namespace, console: Console) -> dict[str, object]:
    """Bots against the bot casual, in several shapes of both games."""
    from kachidoki.rl.baselines.matches import YARDSTICK, Match
    from kachidoki.rl.baselines.matches import matches as play

    def each(found: Match) -> None:
        console.print(
            f"{found.shape:21} {found.bot:9} wins {interval(found.won, '{:.1%}'):22} "
            f"of {found.games} games against {YARDSTICK} (equals: {found.fair:.0%})"
        )

    found = list(play(args.name, args.games, args.seed, each))
    result = {"baseline": args.name, "seed": args.seed, "matches": [m.as_dict() for m in found]}
    return written(result, args.out, None)


def cfr(args: argparse.Namespace, console: Console) -> dict[str, object]:
    """CFR+ on a small part of Rokumon's Act 3."""
    from kachidoki.rl.baselines import curve, small_act

    def each(point: small_act.Point) -> None:
        console.print(
            f"{point.iterations:>6} iterations: exploitability {point.exploitability:.5f}, "
            f"value {point.value:+.4f}, {point.cpu_seconds:.1f} s of CPU"
        )

    solved = small_act.run(args.iterations, each)
    console.print(
        f"{solved.positions} positions, {solved.information_sets} information sets; "
        f"{solved.cpu_seconds:.1f} s of CPU"
    )
    points = [(point.iterations, point.exploitability) for point in solved.curve]
    picture = curve.exploitability("CFR+ on a small part of Rokumon, Act 3", points)
    return written({"baseline": "cfr", **solved.as_dict()}, args.out, picture)


def learner(args: argparse.Namespace, console: Console) -> dict[str, object]:
    """A network that learns to beat casual, or several of them from different seeds."""
    from dataclasses import replace

    from kachidoki.rl.baselines.learner import COURSES, Point, Several, run

    if args.game not in COURSES:
        raise BadOption(f"name what to learn: kachidoki baseline learner {' | '.join(GAMES)}")
    course = COURSES[args.game]
    if args.steps is not None:
        course = replace(course, steps=args.steps)
    folder = args.out or Path(f"learned-{args.game}")
    seeds = range(args.seed, args.seed + (args.seeds or 1))
    found = Several(course, [])

    def each(point: Point) -> None:
        console.print(
            f"{point.steps:>9,} decisions: wins {point.won:6.1%} of {course.trials} games, "
            f"{point.cpu_seconds:.0f} s of CPU"
        )

    for seed in seeds:
        console.print(f"{course.shape}, against casual: {course.steps:,} decisions, seed {seed}")
        own = folder if len(seeds) == 1 else folder / f"seed-{seed}"
        learned = run(course, seed, args.games, own, each)
        found.runs.append(learned)
        console.print(
            f"learned in {learned.seconds:.0f} s, {learned.cpu_seconds:.0f} s of CPU; as a bot it "
            f"wins {interval(learned.match.won, '{:.1%}')} of {learned.match.games} games against "
            f"casual\nit plays as --bots {own / 'learned.py'}:Learned"
        )
    won = found.won()
    if len(seeds) > 1:
        console.print(
            f"{len(seeds)} seeds: they win {won.mean:.1%} on the average, standard deviation "
            f"{won.deviation:.1%}, from {won.least:.1%} to {won.greatest:.1%}"
        )
    return written({"baseline": "learner", **found.as_dict()}, folder, picture_of(found))


def picture_of(found: Several) -> str:
    """The curve of a learner, or the mean of several with what lies between the extremes."""
    from kachidoki.rl.baselines import curve

    title = f"{found.course.shape}, against casual"
    points = found.curve()
    band: list[tuple[float, float]] = []
    if len(found.runs) > 1:
        title += f", {len(found.runs)} seeds"
        band = [(won.least, won.greatest) for _, won in points]
    means = [(steps, won.mean) for steps, won in points]
    return curve.learning(title, means, found.runs[0].match.fair, band)


def written(result: dict[str, Any], folder: Path | None, picture: str | None) -> dict[str, object]:
    """The figures, also in a folder if there is one, with the picture of their curve."""
    if folder is not None:
        folder.mkdir(parents=True, exist_ok=True)
        text = json.dumps(result, ensure_ascii=False, indent=1)
        (folder / "figures.json").write_text(f"{text}\n", encoding="utf-8")
        if picture is not None:
            (folder / "curve.svg").write_text(picture, encoding="utf-8")
    return result
