"""`kachidoki dataset`: games between bots as a file of decisions."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path

from kachidoki import catalog
from kachidoki.cli.flags import games_between_bots, known_bots, known_options
from kachidoki.cli.help import below
from kachidoki.cli.inputs import bot_choice, game_of, playing
from kachidoki.core.errors import bare
from kachidoki.data import Dataset
from kachidoki.data.dataset import names_beside


def flags(parser: argparse.ArgumentParser) -> None:
    """Which games between which bots, and where they are written."""
    parser.epilog = below(
        "dataset",
        "Writes three files: the rows, the games (x.games.jsonl) and a card that says how they "
        "were made and what the columns are (x.md). The games are those of `kachidoki simulate` "
        "with the same seed and options. As in the environments for learning, nobody can give up "
        "in Rokumon without -o surrender=on.",
        known_bots(),
        *known_options(),
    )
    games_between_bots(parser)
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="x.jsonl, or x.parquet"
    )
    parser.add_argument(
        "--observations", action="store_true", help="also the views as numbers, and masks"
    )


def command_of(args: argparse.Namespace, names: list[str]) -> str:
    """The command as it could be typed again, without the folder that it wrote to."""
    words = ["kachidoki", "dataset", args.game, "--games", str(args.games)]
    words += ["--seed", str(args.seed), "--bots", ",".join(names)]
    for option in args.option:
        words += ["-o", option]
    if args.board is not None:
        words += ["--board", args.board.name]
    if args.observations:
        words.append("--observations")
    return shlex.join([*words, "--out", args.out.name])


def run(args: argparse.Namespace) -> dict[str, object]:
    """Play games, and write every decision as a row."""
    game = game_of(args, catalog.find_for_research)
    names = bot_choice(args.bots, game.seats)
    names_beside(args.out)
    data = Dataset(game, names, args.games, args.seed, args.observations)
    with playing(args.games) as advance:
        made = data.write(args.out, command_of(args, names), lambda _: advance())
    if not args.json:
        print(f"{bare(str(made.file))}: {made.decisions} decisions of {made.games} games")
        print(f"{bare(str(made.games_file))}: the games; {bare(str(made.card))}: how it was made")
        print(f"digest: {made.digest}")
    return made.as_dict()
