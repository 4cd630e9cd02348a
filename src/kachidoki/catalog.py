"""The games by name, with their options; `kachidoki.text.games` tells people of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from importlib import resources
from typing import Final

from kachidoki.core import BadOption, Game
from kachidoki.core.errors import listing, quoted
from kachidoki.joraku import Board, Joraku
from kachidoki.rokumon import Rokumon


@dataclass(frozen=True)
class Option:
    """One thing to choose when a game is set up."""

    name: str
    values: tuple[str, ...]  # what can be chosen, or how it is written
    default: str
    # The values of other options, by their names, with which it can be chosen; none named: all.
    only_with: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    # What environments for learning and datasets take if nothing is chosen; "": the default.
    research_default: str = ""


@dataclass(frozen=True)
class GameEntry:
    """A game of the catalog."""

    name: str
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    seats_by: str  # the option that decides how many seats there are
    make: Callable[[Mapping[str, str]], Game]


@cache
def standard_board() -> Board:
    """The score rows that ship with the package."""
    file = resources.files("kachidoki.joraku") / "board.toml"
    return Board.from_toml(file.read_text(encoding="utf-8"), "board.toml")


@lru_cache(maxsize=16)
def _board(line: str) -> Board:
    """Score rows as a record has them; most tables have the same."""
    return standard_board() if line == "standard" else Board.from_line(line)


def _joraku(chosen: Mapping[str, str]) -> Game:
    players = chosen["players"]
    if players not in ("2", "3", "4"):
        raise BadOption(f"players = {quoted(players)}: Joraku is for 2, 3 or 4")
    return Joraku(
        board=_board(chosen["board"]),
        players=int(players),
        mode=chosen["mode"] or None,
        variants=_variants(chosen["variants"]),
        kachidoki=chosen["kachidoki"],
        passing=chosen["passing"],
    )


def _variants(text: str) -> list[int] | str:
    if text == "random":
        return text
    if text in ("none", ""):
        return []
    chosen = []
    for word in text.replace(",", " ").split():
        if word not in ("1", "2", "3", "4", "5", "6"):
            raise BadOption(
                f"variants: there is no variant {quoted(word)}; write none, random, "
                "or numbers from 1 to 6 such as 2,5"
            )
        chosen.append(int(word))
    return chosen


def _rokumon(chosen: Mapping[str, str]) -> Game:
    coins = chosen["coins"]
    return Rokumon(
        act=chosen["act"],
        coins="" if coins == "random" else coins,
        honour=chosen["honour"],
        tokens=chosen["tokens"],
        difficulty=chosen["difficulty"],
        layout=chosen["layout"],
        surrender=chosen["surrender"],
    )


ACTS: Final = ("1", "2", "3", "4", "5", "6")
GAMES: Final[Mapping[str, GameEntry]] = {
    "joraku": GameEntry(
        name="joraku",
        seats=(2, 3, 4),
        options=(
            Option("players", ("2", "3", "4"), "4"),
            Option("mode", ("houses", "neutral"), "", {"players": ("2",)}),
            Option("variants", ("none", "random", "1,2,3,4,5,6"), "none"),
            Option("kachidoki", ("all", "winner"), "all"),
            Option("passing", ("left", "both"), "left", {"players": ("3", "4")}),
            Option("board", ("standard", "rows"), "standard"),
        ),
        seats_by="players",
        make=_joraku,
    ),
    "rokumon": GameEntry(
        name="rokumon",
        seats=(1, 2),
        options=(
            Option("act", ("campaign", *ACTS, "solo"), "campaign"),
            Option("coins", ("random", "gggjjjj"), "random", {"act": (*ACTS, "solo")}),
            Option("honour", ("on", "off"), "on", {"act": ("campaign", *ACTS)}),
            Option("tokens", ("0 0", "2 1"), "0 0", {"act": ACTS}),
            Option("difficulty", ("easy", "medium", "difficult"), "easy", {"act": ("solo",)}),
            Option("layout", ("hexagon", "cells"), "hexagon", {"act": ("solo",)}),
            # At random most games would end with it after a few actions.
            Option("surrender", ("on", "off"), "on", research_default="off"),
        ),
        seats_by="act",
        make=_rokumon,
    ),
}


def seats_by_choice(entry: GameEntry) -> dict[str, int]:
    """How many seats a game has with each value of the option that decides it.

    >>> seats_by_choice(GAMES["joraku"])
    {'2': 2, '3': 3, '4': 4}
    """
    (deciding,) = [option for option in entry.options if option.name == entry.seats_by]
    return {value: find(entry.name, {deciding.name: value}).seats for value in deciding.values}


def find(name: str, options: Mapping[str, object] | None = None, /, **more: object) -> Game:
    """A configured game.

    >>> find("joraku", players=3, variants=[2, 5]).seats
    3
    """
    entry = GAMES.get(str(name))
    if entry is None:
        what = quoted(str(name))
        raise BadOption(f"there is no game {what}; the games are {listing(list(GAMES))}")
    if not isinstance(options or {}, Mapping):
        raise BadOption(f"options of {name} are given by name, as players=3")
    chosen = {option.name: option.default for option in entry.options}
    for key, value in {**(options or {}), **more}.items():
        if key not in chosen:
            raise BadOption(
                f"{name} has no option {quoted(str(key))}; it has {listing(list(chosen))}"
            )
        chosen[key] = _text(value)
    return entry.make(chosen)


def research_defaults(name: str) -> dict[str, str]:
    """The options of which environments and datasets have other defaults than tables, with these.

    >>> research_defaults("rokumon")
    {'surrender': 'off'}
    """
    entry = GAMES.get(name)
    options = entry.options if entry is not None else ()
    return {option.name: option.research_default for option in options if option.research_default}


def find_for_research(
    name: str, options: Mapping[str, object] | None = None, /, **more: object
) -> Game:
    """A configured game as environments and datasets have it: nobody can give up.

    Where nothing else is chosen; all other defaults are those of `find`.

    >>> find_for_research("rokumon", act="1").options["surrender"]
    'off'
    """
    return find(name, {**research_defaults(name), **(options or {}), **more})


def _text(value: object) -> str:
    if isinstance(value, list | tuple | set | frozenset):
        return ",".join(str(item) for item in value)
    if isinstance(value, Board):
        return value.line()
    return "" if value is None else str(value)
