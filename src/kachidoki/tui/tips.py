"""Short advice for somebody's first game: one line at a time, each of them once."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kachidoki.client import ServerRefused
from kachidoki.text.rulebook import sections
from kachidoki.tui.sitting import Place

FIRST_STEPS: Final = "first-steps"  # the section of the rules for newcomers
LATEST: Final = 10  # tables of a game that are asked whether they are over


class Tips:
    """Which tip is next: with every new choice of a kind the next one for it, until all were."""

    def __init__(self) -> None:
        self.choice: object = None  # what the tip is for that is shown
        self.shown = ""
        self.told: set[str] = set()

    def next(self, choice: object, tips: Sequence[str]) -> str:
        """The tip for a choice, the same as long as the choice is; empty if all were shown."""
        if choice != self.choice:
            self.choice = choice
            self.shown = next((tip for tip in tips if tip not in self.told), "")
            self.told.add(self.shown)
        return self.shown


def first_steps_title(game: str, language: str) -> str:
    """What the part of the rules is called that a newcomer reads first."""
    return next(each.title for each in sections(game, language) if each.id == FIRST_STEPS)


async def first_game(place: Place, game: str) -> bool:
    """Whether nobody here has finished a game of this kind, as far as the server knows."""
    mine = [each for each in place.mine.all() if (each.server, each.game) == (place.named, game)]
    for each in mine[:LATEST]:
        try:
            if (await place.server.info(each.table)).status == "over":
                return False
        except ServerRefused:
            continue  # it is gone, or the server is: that tells nothing
    return True
