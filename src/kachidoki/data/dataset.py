"""A dataset: games between bots, written with a card that says how they were made."""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from kachidoki import bots
from kachidoki.bots.simulate import seed_of
from kachidoki.core import Action, BadOption, Game, View
from kachidoki.core.errors import bare
from kachidoki.data.card import Facts, card
from kachidoki.data.columns import Decision, PlayedGame
from kachidoki.data.files import File, JsonLines, Parquet, json_line, pyarrow
from kachidoki.data.rows import Numbers, Row, decision_rows, game_row, play

FORMATS: Final = (".jsonl", ".parquet")


@dataclass(frozen=True)
class Made:
    """What was written."""

    file: Path
    games_file: Path
    card: Path
    games: int
    decisions: int
    digest: str
    records: str

    def as_dict(self) -> dict[str, object]:
        """As `kachidoki dataset --json` prints it."""
        return {
            "file": str(self.file),
            "games_file": str(self.games_file),
            "card": str(self.card),
            "games": self.games,
            "decisions": self.decisions,
            "digest": self.digest,
            "records": self.records,
        }


class Dataset:
    """So many games of one kind between the named bots, one for each seat.

    The games are those of `kachidoki simulate` with the same seed. What cannot be written is found
    out here, before the first game.
    """

    def __init__(
        self, game: Game, names: Sequence[str], games: int, seed: int, observations: bool = False
    ) -> None:
        self.game = game
        self.names = list(names)
        self.games = games
        self.seed = seed
        self.players = [bots.find(name) for name in self.names]
        self.numbers = numbers_of(game) if observations else None

    def write(self, out: Path, command: str, each: Callable[[int], None] | None = None) -> Made:
        """Write the rows, the games and the card; `each` is called after every game.

        The files appear under their names when all of them are complete, the rows last.
        """
        parts = names_beside(out)
        # On the same disk as what they become, so that they become so in one step.
        with folder_beside(out) as folder:
            drafts = [Path(folder) / path.name for path in parts]
            facts = self._write(drafts, command, each)
            for draft, path in reversed(list(zip(drafts, parts, strict=True))):
                os.replace(draft, path)
        return Made(*parts, self.games, facts.decisions, facts.digest, facts.records)

    def _write(
        self, drafts: Sequence[Path], command: str, each: Callable[[int], None] | None
    ) -> Facts:
        decisions_draft, games_draft, card_draft = drafts
        digest, records, decisions = hashlib.sha256(), hashlib.sha256(), 0
        with (
            closing(self._open(decisions_draft, Decision)) as decisions_file,
            closing(self._open(games_draft, PlayedGame)) as games_file,
        ):
            for number in range(self.games):
                record, outcome, seen = play(self.game, self.players, seed_of(self.seed, number))
                rows = decision_rows(number, self.names, record, outcome, seen, self.numbers)
                decisions_file.write(rows)
                games_file.write([game_row(number, self.names, record, outcome, len(rows))])
                digest.update("".join(f"{json_line(row)}\n" for row in rows).encode())
                records.update(record.text().encode())
                decisions += len(rows)
                if each is not None:
                    each(number)
            facts = Facts(
                game=self.game,
                bots=self.names,
                seed=self.seed,
                command=command,
                file=decisions_draft.name,
                games_file=games_draft.name,
                observations=self.numbers is not None,
                games=self.games,
                decisions=decisions,
                digest=digest.hexdigest(),
                records=records.hexdigest(),
            )
            text = card(facts)
            decisions_file.finish(text)
            games_file.finish(text)
        card_draft.write_text(text, "utf-8")
        return facts

    def _open(self, path: Path, columns: type[Decision] | type[PlayedGame]) -> File:
        if path.suffix == ".jsonl":
            return JsonLines(path)
        return Parquet(path, columns, self.game.name, self.numbers is not None)


def folder_beside(out: Path) -> tempfile.TemporaryDirectory[str]:
    """A folder to write in until all is complete."""
    try:
        return tempfile.TemporaryDirectory(prefix=".kachidoki-", dir=out.parent)
    except OSError as error:
        raise OSError(error.errno, error.strerror, str(out)) from None


def names_beside(out: Path) -> tuple[Path, Path, Path]:
    """The files of a dataset: the rows, the games, the card; refuses what cannot be written.

    >>> [path.name for path in names_beside(Path("play.jsonl"))]
    ['play.jsonl', 'play.games.jsonl', 'play.md']
    """
    name = bare(str(out))
    if out.suffix not in FORMATS:
        raise BadOption(f"--out {name}: name the file x.jsonl or x.parquet")
    if not out.parent.is_dir():
        raise BadOption(f"{name}: the folder {bare(str(out.parent))} does not exist")
    if out.suffix == ".parquet":
        pyarrow()
    parts = out, out.with_suffix(f".games{out.suffix}"), out.with_suffix(".md")
    for path in parts:
        if path.is_dir():
            raise BadOption(f"{bare(str(path))} is a folder")
    return parts


def numbers_of(game: Game) -> Numbers:
    """How a decision becomes numbers, as the environments for learning have them."""
    try:
        from kachidoki.rl.encode import encoding_of
    except ImportError:
        raise BadOption("--observations need numpy: pip install 'kachidoki[rl]'") from None
    encoding = encoding_of(game)

    def numbers(view: View, action: Action) -> Row:
        return {
            "observation": encoding.observe(view).tolist(),
            "mask": encoding.mask(view).tolist(),
            "place": encoding.index(action),
        }

    return numbers
