"""What a seat sees with its own colour first, so that a network learns the same for all seats.

Joraku is the same game from every seat but for the names of the colours. In Rokumon the two clans
differ, and everything stays where it is.
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from kachidoki.core import Game
from kachidoki.joraku.cards import COLOURS
from kachidoki.rl.encode import Encoding, encoding_of

Places = npt.NDArray[np.int64]
# Parts of Joraku's observations that have a row for each colour, and those with one for each seat.
BY_COLOUR: Final = (
    *("samurai", "daimyo", "daimyo_card", "kyoto_paid", "supply"),
    *("reputation", "hundreds", "acting", "played"),
)
BY_SEAT: Final = ("seat", "to_act", "holder", "held")


class OwnFirst:
    """For each seat the places of an observation, and of the actions, in its own order.

    `observations[seat]` and `actions[seat]` say from where each number is taken.
    """

    def __init__(self, game: Game) -> None:
        encoding = encoding_of(game)
        seats = range(game.seats)
        if game.name == "joraku":
            houses = dict(game.options).get("mode") == "houses"
            orders = [colours(seat, game.seats, 2 if houses else 1) for seat in seats]
            seen = [_seen(encoding, order, seat) for seat, order in enumerate(orders)]
            self.observations: Places = np.stack(seen)
            self.actions: Places = np.stack([_done(encoding, order) for order in orders])
        else:
            self.observations = np.tile(np.arange(encoding.size), (game.seats, 1))
            self.actions = np.tile(np.arange(len(encoding.actions)), (game.seats, 1))


def colours(seat: int, seats: int, each: int) -> list[int]:
    """All colours, those of a seat first, then those of the others in their order.

    >>> colours(1, 2, 1), colours(1, 2, 2), colours(2, 3, 1)
    ([1, 0, 2, 3], [2, 3, 0, 1], [2, 0, 1, 3])
    """
    played = [(seat + k) % seats * each + n for k in range(seats) for n in range(each)]
    return played + [colour for colour in range(len(COLOURS)) if colour not in played]


def _seen(encoding: Encoding, order: list[int], seat: int) -> Places:
    found = np.arange(encoding.size)
    for part in encoding.parts:
        here = encoding.layout.places[part.name]
        rows = found[here].reshape(part.shape)
        if part.name in BY_COLOUR:
            found[here] = rows[order].ravel()
        elif part.name in BY_SEAT:
            found[here] = np.roll(rows, -seat, axis=0).ravel()
    return found


def _done(encoding: Encoding, order: list[int]) -> Places:
    names = [str(action) for action in encoding.actions]
    called = {name: COLOURS[order[k]] for k, name in enumerate(COLOURS)}
    turned = [" ".join(called.get(word, word) for word in name.split()) for name in names]
    return np.array([names.index(name) for name in turned])
