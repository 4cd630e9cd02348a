"""Every sentence a person reads, keyed, in each language. The sentences are in *.ftl."""

from kachidoki.text.deeds import deed, deeds, deeds_by_step, turn_deeds
from kachidoki.text.languages import (
    LANGUAGES,
    known_language,
    language_of,
    language_of_environment,
    language_of_header,
)
from kachidoki.text.lines import Part, part_of
from kachidoki.text.names import Players, bot_names, card_name, players_of, sides_of
from kachidoki.text.sentences import (
    Word,
    capital,
    grouped,
    joined,
    keys,
    listed,
    messages,
    sentence,
    word,
)
from kachidoki.text.telling import position_worth, rule_label, say, worth

__all__ = [
    "LANGUAGES",
    "Part",
    "Players",
    "Word",
    "bot_names",
    "capital",
    "card_name",
    "deed",
    "deeds",
    "deeds_by_step",
    "grouped",
    "joined",
    "keys",
    "known_language",
    "language_of",
    "language_of_environment",
    "language_of_header",
    "listed",
    "messages",
    "part_of",
    "players_of",
    "position_worth",
    "rule_label",
    "say",
    "sentence",
    "sides_of",
    "turn_deeds",
    "word",
    "worth",
]
