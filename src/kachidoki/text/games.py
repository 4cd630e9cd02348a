"""The games of the catalog as people read of them: titles, options and what can be chosen.

Apart from the rest of `kachidoki.text`, because pictures are made of words but know no catalog.
"""

from __future__ import annotations

from kachidoki.catalog import GameEntry, Option, seats_by_choice
from kachidoki.text.sentences import Word, keys, sentence, word


def game_info(entry: GameEntry, language: str = "en") -> dict[str, object]:
    """A game as plain data; `name` and `values` are what programs send, the rest is for people.

    >>> from kachidoki.catalog import GAMES
    >>> game_info(GAMES["joraku"], "ja")["title"]
    '上洛'
    """
    title = word(f"game-{entry.name}", language)
    return {
        "name": entry.name,
        "title": title,
        "about": title.forms["about"],
        "seats": list(entry.seats),
        "seats_by": {"option": entry.seats_by, "seats": seats_by_choice(entry)},
        "options": [_option_info(entry, option, language) for option in entry.options],
    }


def _option_info(entry: GameEntry, option: Option, language: str) -> dict[str, object]:
    title = word(f"option-{entry.name}-{option.name}", language)
    return {
        "name": option.name,
        "title": title,
        "values": list(option.values),
        "value_titles": [_value_title(option, value, title, language) for value in option.values],
        "default": option.default or None,
        "only_with": {name: list(values) for name, values in option.only_with.items()},
        "about": title.forms["about"],
    }


def _value_title(option: Option, value: str, title: Word, language: str) -> str:
    """What a choice is called; numbers and notation are the same in every language."""
    if value in title.forms:
        return title.forms[value]
    named = f"{option.name}-{value}"  # an act has a name
    return sentence(named, language) if named in keys(language) else value
