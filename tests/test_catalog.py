"""What the catalog says of options and seats is what the games accept."""

from __future__ import annotations

from itertools import chain

import pytest

from kachidoki import catalog
from kachidoki.catalog import GAMES, Option
from kachidoki.core import BadOption

# Something else than the usual, for each option that needs another one.
UNUSUAL = {
    "mode": "neutral",
    "passing": "both",
    "honour": "off",
    "tokens": "2 1",
    "difficulty": "medium",
    "layout": "a1 a2 a3 b1 b2 b3 c2",
}
DEALS = {"1": "gggjjj", "5": "gggjjjf", "6": "gggjjjf"}

NEEDING = [
    (name, option) for name, entry in GAMES.items() for option in entry.options if option.only_with
]


def unusual(option: str, beside: str) -> str:
    return DEALS.get(beside, "gggjjjj") if option == "coins" else UNUSUAL[option]


@pytest.mark.parametrize(("name", "option"), NEEDING, ids=lambda each: getattr(each, "name", each))
def test_an_option_can_be_chosen_only_with_what_the_catalog_says(name: str, option: Option) -> None:
    ((other, allowed),) = option.only_with.items()
    (deciding,) = [each for each in GAMES[name].options if each.name == other]
    accepted = []
    for value in deciding.values:
        try:
            catalog.find(name, {other: value, option.name: unusual(option.name, value)})
        except BadOption:
            continue
        accepted.append(value)
    assert sorted(accepted) == sorted(allowed)
    assert 0 < len(accepted) < len(deciding.values)


@pytest.mark.parametrize("name", GAMES)
def test_every_other_option_can_be_chosen_with_all_values_of_the_deciding_one(name: str) -> None:
    entry = GAMES[name]
    deciding = set(chain.from_iterable(option.only_with for option in entry.options))
    assert deciding == {entry.seats_by}
    free = [each for each in entry.options if not each.only_with and each.name not in deciding]
    (by,) = [option for option in entry.options if option.name == entry.seats_by]
    for option in free:
        for value in option.values[:2] if option.name != "board" else ["standard"]:
            for beside in by.values:
                catalog.find(name, {by.name: beside, option.name: value})


@pytest.mark.parametrize("name", GAMES)
def test_the_numbers_of_seats_are_those_of_the_games(name: str) -> None:
    entry = GAMES[name]
    by_choice = catalog.seats_by_choice(entry)
    assert sorted(set(by_choice.values())) == sorted(entry.seats)
    for value, seats in by_choice.items():
        assert catalog.find(name, {entry.seats_by: value}).seats == seats
