"""The games for OpenSpiel: import this module, then `pyspiel.load_game("kachidoki_joraku")`.

Options are parameters: `kachidoki_joraku(players=4,variants=2;5)`, where `;` stands between several
values, and behind a single variant (`variants=2;`). Rokumon's `act` is a number: 0 the campaign,
7 the solo game. `rewards` is one more parameter: what a game is worth (`kachidoki.rl.rewards`).
Score rows of one's own have no place in such a line. Nobody can give up without `surrender=on`.

Chance draws one card at a time, all equally likely. Seats that choose at the same time choose one
after the other, and the others' information states do not change before all have chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kachidoki import catalog
from kachidoki.core import CHANCE, BadOption, Game, Rng, State
from kachidoki.core.event import Log
from kachidoki.rl import rewards
from kachidoki.rl.encode import Encoding, encoding_of
from kachidoki.rl.memory import Memory

try:
    import pyspiel
except ImportError:
    raise ImportError(
        "kachidoki.rl.openspiel needs pyspiel: pip install 'kachidoki[openspiel]'"
    ) from None

BETWEEN: Final = ";"  # several values in a parameter
LEFT_OUT: Final = ("board",)  # its lines would not survive OpenSpiel's reading of parameters
# A parameter of OpenSpiel is a number or a text, never both.
ACTS: Final = ("campaign", *catalog.ACTS, "solo")
# Of a card in Joraku: play it, choose, at most six steps, end.
STEPS_OF_A_CARD: Final = 9
ROUNDS: Final = 3
# Positions cannot repeat without end [K9], so games are finite; random ones have some dozen actions
# an act, and none was seen that came near this.
LONGEST_ACT: Final = 10_000
MOST_POINTS: Final = 25_600.0
SAMPLES: Final = 1 << 53  # as many numbers from 0 to 1 can be told apart


def parameters(name: str) -> dict[str, Any]:
    """What can be chosen of a game, with what holds if nothing is."""
    found: dict[str, Any] = {"rewards": "rank"}
    for option in catalog.GAMES[name].options:
        if option.name not in LEFT_OUT:
            default = (option.research_default or option.default).replace(" ", BETWEEN)
            found[option.name] = int(default) if default.isdigit() else default
    if "act" in found:
        found["act"] = 0
    return found


def game_type(name: str, seats: int | None = None) -> Any:
    """A game for OpenSpiel's register; with seats, the one that is configured so."""
    one_seat = seats == 1
    most = catalog.GAMES[name].seats
    kind = pyspiel.GameType
    return kind(
        short_name=f"kachidoki_{name}",
        long_name=f"Kachidoki: {name.title()}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if one_seat else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(most),
        min_num_players=min(most),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(name),
    )


def longest(game: Game) -> int:
    """How many actions of players a game can have."""
    setting: Any = getattr(game, "setting", None)
    if game.name == "joraku":
        cards = int(setting.plays * setting.skirmishes)
        return ROUNDS * (cards * STEPS_OF_A_CARD + game.seats * int(setting.passes + 4))
    return LONGEST_ACT * (14 if setting.campaign else 1)  # every act twice, and one to decide


def options_of(name: str, params: Mapping[str, Any]) -> dict[str, str]:
    """The options of the catalog that a line of OpenSpiel chooses."""
    chosen = {}
    for key, value in params.items():
        text = str(value).replace(BETWEEN, ",").strip(",")
        if key == "act":
            if value not in range(len(ACTS)):
                raise BadOption(f"act = {value}: choose from 0 (the campaign) to 7 (the solo game)")
            text = ACTS[value]
        if key != "rewards" and text:
            chosen[key] = text
    return {key: text for key, text in chosen.items() if fits(name, key, chosen)}


def fits(name: str, key: str, chosen: Mapping[str, str]) -> bool:
    """Whether an option goes with the others; OpenSpiel names all of them, with their defaults."""
    (option,) = [option for option in catalog.GAMES[name].options if option.name == key]
    if chosen[key] != option.default.replace(" ", ","):
        return True  # if it was chosen, the catalog says why not
    return all(chosen.get(other) in values for other, values in option.only_with.items())


class KachidokiGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A configured game for OpenSpiel."""

    def __init__(self, name: str, params: Mapping[str, Any] | None = None) -> None:
        params = dict(params or {})
        self.game = catalog.find_for_research(name, options_of(name, params))
        self.kind = rewards.check(str(params.get("rewards", "rank")))
        self.encoding: Encoding = encoding_of(self.game)
        most = MOST_POINTS if self.kind == "points" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.encoding.actions),
            max_chance_outcomes=len(self.encoding.draws),
            num_players=self.game.seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if self.game.seats > 1 else None,
            max_game_length=longest(self.game),
        )
        super().__init__(game_type(name, self.game.seats), info, params)

    def new_initial_state(self) -> KachidokiState:
        """The state before chance has drawn anything."""
        return KachidokiState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> KachidokiObserver:
        """Observations, or with perfect recall information states, of one player."""
        if params:
            raise ValueError(f"there are no parameters of observations; {dict(params)} were given")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return KachidokiObserver(self.encoding, kind)


class JorakuGame(KachidokiGame):
    """Joraku, as `kachidoki_joraku`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("joraku", params)


class RokumonGame(KachidokiGame):
    """Rokumon, as `kachidoki_rokumon`."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        super().__init__("rokumon", params)


class Played:
    """The state of a game and what its seats were told; OpenSpiel copies it with its own state."""

    def __init__(self, state: State, memory: Memory) -> None:
        self.state = state
        self.memory = memory

    def __deepcopy__(self, memo: object) -> Played:
        return Played(self.state.copy(), self.memory.copy())

    def step(self, seat: int, action: Any) -> None:
        """Take an action, and remember what everybody saw of it."""
        before = self.state.copy()
        log: Log = []
        self.state.step(seat, action, log)
        self.memory.note(before, log, self.state)


class KachidokiState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """Where a game stands."""

    def __init__(self, game: KachidokiGame) -> None:
        super().__init__(game)
        self._shared = Shared(game.encoding, game.kind, game.game.seats)
        log: Log = []
        state = game.game.start(log)
        self.played = Played(state, Memory(game.encoding, game.game.seats, log))

    def current_player(self) -> int:
        """Whose choice is next; of several that choose at once, the lowest."""
        acting = self.played.state.to_act()
        if not acting:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if acting[0] == CHANCE else acting[0]

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return not self.played.state.to_act()

    def _legal_actions(self, player: int) -> list[int]:
        index = self._shared.encoding.index
        return sorted([index(action) for action in self.played.state.legal(player)])

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can draw: all equally likely."""
        draws = self.played.state.legal(CHANCE)
        return [(self._shared.draws[draw], 1 / len(draws)) for draw in draws]

    def _apply_action(self, action: int) -> None:
        seat = self.played.state.to_act()[0]
        encoding = self._shared.encoding
        taken = encoding.draws[action] if seat == CHANCE else encoding.actions[action]
        self.played.step(seat, taken)

    def _action_to_string(self, player: int, action: int) -> str:
        encoding = self._shared.encoding
        return str(encoding.draws[action] if player < 0 else encoding.actions[action])

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KachidokiState:
        """Another state that the player cannot tell from this one, at random.

        `sampler` gives numbers from 0 to 1. What the player cannot know is drawn by
        `game.imagine`, and nothing of this state's own secrets is in what comes back: its history
        is empty, and the others remember of the past what they share with the player.
        """
        game = self.get_game()
        rng = Rng(b"resample %d" % int(sampler() * SAMPLES))
        view = self.played.state.view(player)
        other: KachidokiState = game.new_initial_state()
        memory = self.played.memory.known_to(player, game.game, rng)
        other.played = Played(game.game.imagine(view, rng), memory)
        return other

    def returns(self) -> list[float]:
        """What the game was worth to each player; nothing while it goes on."""
        outcome = self.played.state.outcome()
        if outcome is None:
            return [0.0] * self._shared.seats
        return rewards.at_the_end(outcome, self._shared.kind)

    def __str__(self) -> str:
        return self.played.state.position()


class Shared:
    """What all states of a game share; a copy of a state has the same one."""

    def __init__(self, encoding: Encoding, kind: str, seats: int) -> None:
        self.encoding = encoding
        self.kind = kind
        self.seats = seats
        self.draws = {draw: number for number, draw in enumerate(encoding.draws)}

    def __deepcopy__(self, memo: object) -> Shared:
        return self


class KachidokiObserver:
    """What one player sees, as numbers with named parts and as text."""

    def __init__(self, encoding: Encoding, kind: Any) -> None:
        if kind.private_info != pyspiel.PrivateInfoType.SINGLE_PLAYER or not kind.public_info:
            raise ValueError("observations are what one player sees, public and private")
        self._recall = bool(kind.perfect_recall)
        self._encoding = encoding
        layout = encoding.information_layout if self._recall else encoding.layout
        self._bytes = np.zeros(layout.size, np.uint8)
        self.tensor: npt.NDArray[np.float32] = np.zeros(layout.size, np.float32)
        self.dict = {
            part.name: self.tensor[layout.places[part.name]].reshape(part.shape)
            for part in layout.parts
        }

    def set_from(self, state: KachidokiState, player: int) -> None:
        """Write what a player sees of a state."""
        view = state.played.state.view(player)
        if self._recall:
            state.played.memory.tensor(view, self._bytes)
        else:
            self._encoding.observe(view, self._bytes)
        self.tensor[:] = self._bytes

    def string_from(self, state: KachidokiState, player: int) -> str:
        """The same as text: all that the player was told, or what it knows now."""
        view = state.played.state.view(player)
        return state.played.memory.text(view) if self._recall else repr(view)


pyspiel.register_game(game_type("joraku"), JorakuGame)
pyspiel.register_game(game_type("rokumon"), RokumonGame)
