"""What every game shares: the contract, the table, the record, and the laws.

Nothing in this room knows which game it serves.
"""

from kachidoki.core.action import Action, Actions
from kachidoki.core.contract import CHANCE, Game, Outcome, Seat, State, View
from kachidoki.core.dealer import Dealer, commitment
from kachidoki.core.door import play
from kachidoki.core.errors import (
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    KachidokiError,
)
from kachidoki.core.event import Event
from kachidoki.core.record import Record
from kachidoki.core.rng import Rng
from kachidoki.core.table import Table

__all__ = [
    "CHANCE",
    "Action",
    "Actions",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Dealer",
    "Event",
    "Game",
    "IllegalAction",
    "KachidokiError",
    "Outcome",
    "Record",
    "Rng",
    "Seat",
    "State",
    "Table",
    "View",
    "commitment",
    "play",
]
