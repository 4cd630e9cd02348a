"""Names of cards and of people."""

from __future__ import annotations

from collections.abc import Sequence

from kachidoki.text.sentences import Word, sentence, word


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
    """What the bots at a table are called, by seat; empty where none of a level sits.

    A level is somebody; a second bot of the same level is one of their house.

    >>> bot_names([None, "casual", "master", "casual"])
    ['', 'Hyōta', 'Raizan', 'Gonbei']
    """
    return [
        sentence(f"page-bot-{level}-{levels[: seat + 1].count(level)}", language) if level else ""
        for seat, level in enumerate(levels)
    ]


def starred(value: str) -> str:
    """A warrior's value as it is printed.

    >>> starred("1*"), starred("6")
    ('1★', '6')
    """
    return value.replace("*", "★")


def person_name(seat: int, names: Sequence[str], language: str = "en") -> Word | None:
    """What the person at a seat is called, if anybody said so.

    >>> person_name(1, ["Ada", "ben"]), person_name(1, ["Ada", "ben"], "ru").forms["gen"]
    ('ben', 'игрока ben')
    """
    name = names[seat] if seat < len(names) else ""
    if not name:
        return None
    named = word("seat-named", language, name=name)
    return Word(named, {**named.forms, "cap": named})  # nobody's name is written differently
