"""Names of cards and of people."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, final

from kachidoki.core import View
from kachidoki.text.sentences import Word, keys, sentence, word


def card_name(card: str, language: str = "en") -> Word:
    """A card as people call it.

    >>> card_name("teppo ninja"), card_name("yari 3", "ja")
    ('teppō Ninja', '槍の3')
    """
    name, _, rank = card.partition(" ")
    suit = word(f"suit-{name}", language)
    if rank == "ninja":
        return word("card-ninja", language, suit=suit)
    return word("card-number", language, suit=suit, number=rank)


def bot_names(levels: Sequence[str | None], language: str = "en") -> list[str]:
    """What the bots at a table are called, by seat; empty where no bot sits.

    A level is somebody; a second bot of the same level is one of their house. A bot of somebody's
    own has the name that it was given.

    >>> bot_names([None, "casual", "climber", "casual"])
    ['', 'Hyōta', 'climber', 'Gonbei']
    """
    named = keys(language)
    found = []
    for seat, level in enumerate(levels):
        key = f"page-bot-{level}-{levels[: seat + 1].count(level)}"
        found.append(sentence(key, language) if key in named else level or "")
    return found


def starred(value: str) -> str:
    """A warrior's value as it is printed.

    >>> starred("1*"), starred("6")
    ('1★', '6')
    """
    return value.replace("*", "★")


@final
@dataclass(frozen=True, slots=True)
class Called:
    """What somebody is called in sentences; with a colour, where they lead more than one."""

    name: str
    colour: str = ""

    def word(self, language: str) -> Word:
        """The name with all forms that the language has for it."""
        if self.colour:
            colour = word(f"colour-{self.colour}", language)
            named = word("seat-house", language, name=self.name, colour=colour)
        else:
            named = word("seat-named", language, name=self.name)
        return Word(named, {**named.forms, "cap": named})  # nobody's name is written differently


@final
class Players:
    """What the players of a game are called: by seat, and by the colour or clan that they lead.

    `sides` are the colours or clans with the seat of each; None is nobody's. Where a seat has no
    name, it is called by its number and its side by its own name. `taroma` is what the automaton is
    called, where it leads the clan that is nobody's.
    """

    def __init__(
        self,
        names: Sequence[str],
        sides: Mapping[str, int | None] | None = None,
        taroma: str = "",
    ) -> None:
        self.names = names
        self.sides = sides or {}
        self.taroma = taroma

    def at(self, seat: int) -> Called | None:
        """The player of a seat, if anybody said who that is."""
        name = self.names[seat] if seat < len(self.names) else ""
        return Called(name) if name else None

    def of(self, side: str) -> Called | None:
        """The player of a colour or clan, if anybody said who that is."""
        if self.is_taroma(side):
            return Called(self.taroma)
        seat = self.sides.get(side)
        player = None if seat is None else self.at(seat)
        if player is None or list(self.sides.values()).count(seat) == 1:
            return player
        return Called(player.name, side)

    def is_taroma(self, side: str) -> bool:
        """Whether the automaton leads this side."""
        return bool(self.taroma) and self.sides.get(side, 0) is None


NOBODY: Final = Players(())


def sides_of(view: View) -> dict[str, int | None]:
    """The colours or clans of a game that has begun, with the seat of each; None is nobody's.

    >>> from kachidoki import catalog
    >>> sides_of(catalog.find("rokumon", act="solo").start().view(None))
    {'sanada': None, 'tokugawa': 0}
    """
    shown: Mapping[str, Any] = view.as_dict()
    if view.game == "joraku":
        return {faction["colour"]: faction["seat"] for faction in shown["factions"]}
    return {clan["clan"]: clan["seat"] for clan in shown["clans"]}


def players_of(
    game: str, sides: Mapping[str, int | None], names: Sequence[str], language: str
) -> Players:
    """What everybody at a table is called in a language."""
    taroma = sentence("draw-taroma", language) if game == "rokumon" else ""
    return Players(names, sides, taroma)


def person_name(seat: int, names: Sequence[str], language: str = "en") -> Word | None:
    """What the person at a seat is called, if anybody said so.

    >>> person_name(1, ["Ada", "ben"]), person_name(1, ["Ada", "ben"], "ru").forms["gen"]
    ('ben', 'игрока ben')
    """
    called = Players(names).at(seat)
    return called.word(language) if called else None
