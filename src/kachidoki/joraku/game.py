"""One configured game of Joraku."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from kachidoki.core.action import Actions
from kachidoki.core.contract import State, View
from kachidoki.core.errors import BadOption, BadPosition, quoted
from kachidoki.core.event import Log
from kachidoki.core.rng import Rng
from kachidoki.joraku import frozen, position_reader, recruit
from kachidoki.joraku.actions import ACTIONS
from kachidoki.joraku.board import Board
from kachidoki.joraku.imagine import imagine
from kachidoki.joraku.state import FREE, HOUSES, NEUTRAL, Setting
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.view import JorakuView

RULES_VERSION: Final = 1
MODES: Final = {"houses": HOUSES, "neutral": NEUTRAL}
DRAWN: Final = 2  # variant cards of the advanced game


@final
class Joraku:
    """A game of Joraku: how many play, which variants and editions, on which board.

    `variants` is a set of numbers, or "random" for two that chance draws.
    """

    def __init__(
        self,
        board: Board,
        players: int = 4,
        mode: str | None = None,
        variants: Sequence[int] | str = (),
        kachidoki: str = "all",
        passing: str = "left",
    ) -> None:
        if players not in (2, 3, 4):
            raise BadOption(f"players = {players}: Joraku is for 2, 3 or 4")
        if players == 2:
            mode = mode or "houses"
            if mode not in MODES:
                raise BadOption(f"mode = {quoted(mode)}: two players choose from houses, neutral")
            if passing != "left":
                raise BadOption(f"passing = {quoted(passing)}: only for 3 or 4 players; use left")
        elif mode is not None:
            raise BadOption(
                f"mode = {quoted(mode)}: only two players have a mode (houses, neutral)"
            )
        if kachidoki not in ("all", "winner"):
            raise BadOption(f"kachidoki = {quoted(kachidoki)}: choose from all, winner")
        if passing not in ("left", "both"):
            raise BadOption(f"passing = {quoted(passing)}: choose from left, both")
        chosen = 0
        for variant in () if variants == "random" else variants:
            if variant not in range(1, 7) or isinstance(variant, str):
                raise BadOption(
                    f"variants: there is no variant {quoted(str(variant))}; choose from 1 to 6"
                )
            chosen |= 1 << (variant - 1)
        self.board = board
        self._options: dict[str, str] = {"players": str(players)}
        if mode:
            self._options["mode"] = mode
        numbers = " ".join(str(v + 1) for v in range(6) if chosen >> v & 1)
        self._options["variants"] = "random" if variants == "random" else numbers or "none"
        self._options["kachidoki"] = kachidoki
        self._options["passing"] = passing
        self._options["board"] = board.line()
        self.setting = Setting(
            shape=MODES[mode] if mode else FREE,
            seats=players,
            variants=chosen,
            variants_drawn=DRAWN if variants == "random" else 0,
            winner_only=kachidoki == "winner",
            pass_both=passing == "both",
            rows=[
                rows[round_][0] | rows[round_][1] << 20 | rows[round_][2] << 40
                for round_ in range(3)
                for rows in board.rows
            ],
            sources=board.sources,
        )

    @property
    def name(self) -> str:
        """The game's name in records and on the command line."""
        return "joraku"

    @property
    def rules_version(self) -> int:
        """The version of the rules that records name."""
        return RULES_VERSION

    @property
    def seats(self) -> int:
        """How many people play."""
        return self.setting.seats

    @property
    def options(self) -> Mapping[str, str]:
        """Every option with its value."""
        return self._options

    @property
    def actions(self) -> Actions:
        """Every decision there is."""
        return ACTIONS

    def start(self, log: Log | None = None) -> JorakuState:
        """Before anything was drawn."""
        state = JorakuState(self.setting)
        recruit.set_up(state)
        return state

    def parse_position(self, text: str) -> JorakuState:
        """The state a position line describes."""
        state = JorakuState(self.setting)
        position_reader.read(state, text)
        return state

    def freeze(self, state: State) -> list[object]:
        """All of a state as plain data."""
        if not isinstance(state, JorakuState):
            raise BadPosition("the state is not one of Joraku")
        return frozen.freeze(state)

    def thaw(self, data: object) -> JorakuState:
        """The state that was frozen."""
        return frozen.thaw(self.setting, data)

    def imagine(self, view: View, rng: Rng) -> JorakuState:
        """A full state that looks the same from the view's seat."""
        if not isinstance(view, JorakuView):
            raise BadPosition("the view is not one of Joraku")
        return imagine(view.seen, -1 if view.seat is None else view.seat, rng)
