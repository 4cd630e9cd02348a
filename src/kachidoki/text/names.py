"""Names that are put together from others."""

from __future__ import annotations

from kachidoki.text.catalog import Word, word


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
