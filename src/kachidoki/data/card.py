"""The card of a dataset: how it was made, in words, beside the files."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from kachidoki import __version__
from kachidoki.bots import LEVELS
from kachidoki.core import Game
from kachidoki.data.columns import Decision, PlayedGame, meanings

TIMED: Final = LEVELS[2:]  # those that search, and stop when their time is up


@dataclass(frozen=True)
class Facts:
    """What a card tells."""

    game: Game
    bots: Sequence[str]
    seed: int
    command: str
    file: str
    games_file: str
    observations: bool
    games: int
    decisions: int
    digest: str
    records: str


def card(facts: Facts) -> str:
    """The card, in Markdown."""
    game = facts.game
    # Score rows are long, and stand with every game.
    chosen = {name: value for name, value in game.options.items() if value and name != "board"}
    options = ", ".join(f"{name}={value}" for name, value in chosen.items())
    read = "read_parquet" if facts.file.endswith(".parquet") else "read_json"
    lines = "" if read == "read_parquet" else ", lines=True"
    timed = sorted({name for name in facts.bots if name in TIMED})
    again = "The same command gives the same rows on every machine, in the same order."
    if timed:
        again += f" But {', '.join(timed)} think for a time: a slow machine may choose otherwise."
    text = f"""# {facts.file}

{facts.games} games of {game.name.title()} between bots, {facts.decisions} decisions. A row of
`{facts.file}` is one decision, with what the seat that decided knew then and nothing else. A row of
`{facts.games_file}` is one game. `game` joins them.

- made by: `{facts.command}`
- with: Kachidoki {__version__}, rules version {game.rules_version} of {game.name}
- options: {options}
- bots, by seat: {", ".join(facts.bots)}
- seeds: those of `kachidoki simulate --seed {facts.seed}`: with these options the same games
- digest of the rows: {facts.digest}
- digest of the records: {facts.records}
- licence: MIT, as Kachidoki itself; Joraku is a game by Iori Tsukinami, Rokumon by Charles Ward

{again}
Nothing depends on whether the rules were compiled. The digest of the rows is SHA-256 over all rows
as JSON lines, whatever the format; that of the records is what `kachidoki simulate` prints.

```python
import pandas

decisions = pandas.{read}("{facts.file}"{lines})
games = pandas.{read}("{facts.games_file}"{lines})
```

## A decision

{table(meanings(Decision, facts.observations))}

## A game

{table(meanings(PlayedGame))}
"""
    if facts.observations:
        text += f"\n## The numbers of an observation\n\n{layout(game)}\n"
    return text


def table(columns: dict[str, str]) -> str:
    """Columns and their meanings."""
    rows = [f"| `{name}` | {meaning} |" for name, meaning in columns.items()]
    return "\n".join(["| column | what it is |", "|---|---|", *rows])


def layout(game: Game) -> str:
    """What stands where in an observation."""
    from kachidoki.rl.encode import encoding_of

    encoding = encoding_of(game)
    version = f"Layout {encoding.layout_version}: another one has another number."
    return f"{version}\n\n```text\n{encoding.layout.table()}\n```"
