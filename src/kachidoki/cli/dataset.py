"""`kachidoki dataset`: games between bots as a file of decisions."""

from __future__ import annotations

import argparse
import shlex

from kachidoki.cli.commands import bot_choice, game_of, playing
from kachidoki.core.errors import bare
from kachidoki.data import Dataset
from kachidoki.data.dataset import names_beside


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


def dataset(args: argparse.Namespace) -> dict[str, object]:
    """Play games, and write every decision as a row."""
    game = game_of(args)
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
