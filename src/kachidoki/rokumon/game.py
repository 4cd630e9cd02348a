"""One configured game of Rokumon: an act, the campaign, or a solo battle."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, final

from kachidoki.core.action import Actions
from kachidoki.core.contract import State, View
from kachidoki.core.errors import BadOption, BadPosition, listing, quoted
from kachidoki.core.event import Log
from kachidoki.core.rng import Rng
from kachidoki.rokumon import campaign, frozen, position_reader
from kachidoki.rokumon.actions import ACTIONS
from kachidoki.rokumon.acts import ACTS, SOLO
from kachidoki.rokumon.boards import LETTERS
from kachidoki.rokumon.cells import CELLS, HEXAGON, NUMBER, connected
from kachidoki.rokumon.imagine import imagine
from kachidoki.rokumon.state import NOBODY, Setting
from kachidoki.rokumon.turns import RokumonState
from kachidoki.rokumon.view import RokumonView
from kachidoki.rokumon.warriors import SANADA, TOKUGAWA

RULES_VERSION: Final = 1
GAMES: Final = ("campaign", "1", "2", "3", "4", "5", "6", "solo")
# Which clan Taroma plays, and how many warriors Tokugawa has.
DIFFICULTIES: Final = {
    "easy": (SANADA, 5),
    "medium": (TOKUGAWA, 5),
    "difficult": (SANADA, 4),
}
MOST_TOKENS: Final = 7


def default_pips(coins: str) -> int:
    """Pips for given colours: gold 2 4 6, green 1 3 5 7 in order; a flipped coin has the rest."""
    gold, green = [2, 4, 6], [1, 3, 5, 7]
    flipped = coins.count("f")
    packed = 0
    spare = (gold[coins.count("g") :] + green[coins.count("j") :])[:flipped]
    for k, letter in enumerate(coins):
        number = {"g": gold, "j": green, "f": spare}[letter].pop(0)
        packed |= number << (3 * k)
    return packed


def check_coins(coins: str, act: int) -> None:
    """Whether a deal is possible: 3 gold and 4 green, one of them flipped in acts 5 and 6."""
    size = len(ACTS[act].cells)
    strange = sorted(set(coins) - set(LETTERS))
    if strange:
        raise BadOption(f"coins = {quoted(coins)}: {quoted(strange[0])} is no coin; write g, j, f")
    if len(coins) != size:
        raise BadOption(f"coins = {quoted(coins)}: this act has {size} coins, not {len(coins)}")
    flips = coins.count("f")
    if flips != ACTS[act].flips:
        wanted = "exactly one" if ACTS[act].flips else "no"
        raise BadOption(f"coins = {quoted(coins)}: this act has {wanted} flipped coin (f)")
    if coins.count("g") > 3 or coins.count("j") > 4:
        raise BadOption(f"coins = {quoted(coins)}: there are 3 gold (g) and 4 green (j) coins")


@final
class Rokumon:
    """A game of Rokumon.

    `act` is "campaign", "1" to "6" or "solo". `coins` gives the colours in dealing order;
    without them chance deals. `tokens` are the revenge tokens both start with. With `surrender`
    "off" nobody can give an act up, so that games at random are played to their end.
    """

    def __init__(
        self,
        act: str = "campaign",
        coins: str = "",
        honour: str = "on",
        tokens: str = "0 0",
        difficulty: str = "easy",
        layout: str = "hexagon",
        surrender: str = "on",
        counting: bool = False,
    ) -> None:
        if act not in GAMES:
            raise BadOption(f"act = {quoted(act)}: choose from {listing(list(GAMES))}")
        if honour not in ("on", "off"):
            raise BadOption(f"honour = {quoted(honour)}: choose from on, off")
        if surrender not in ("on", "off"):
            raise BadOption(f"surrender = {quoted(surrender)}: choose from on, off")
        if difficulty not in DIFFICULTIES:
            raise BadOption(
                f"difficulty = {quoted(difficulty)}: choose from {listing(list(DIFFICULTIES))}"
            )
        if act == "solo" and honour != "on":
            raise BadOption("honour = 'off': the solo game has no code of honour to switch off")
        if act != "solo" and (difficulty, layout) != ("easy", "hexagon"):
            raise BadOption("difficulty and layout belong to the solo game: act=solo")
        number = int(SOLO) if act == "solo" else (1 if act == "campaign" else int(act))
        solo = act == "solo"
        if coins:
            if act == "campaign":
                raise BadOption("coins: a campaign deals its coins; give them for a single act")
            check_coins(coins, number)
        counts = tokens.replace(",", " ").split()
        if len(counts) != 2 or not all(c in "01234567" and len(c) == 1 for c in counts):
            raise BadOption(f"tokens = {quoted(tokens)}: write two numbers from 0 to 7, as 2 0")
        fresh = [int(count) for count in counts]
        if sum(fresh) > MOST_TOKENS - 1 or (any(fresh) and (solo or act == "campaign")):
            raise BadOption(
                f"tokens = {quoted(tokens)}: single acts only, and one of the seven is the loser's"
            )
        cells = self._cells(layout) if solo else ()
        self._options: dict[str, str] = {"act": act}
        if act != "campaign":
            self._options["coins"] = coins or "random"
        if solo:
            self._options["difficulty"] = difficulty
            self._options["layout"] = (
                layout if layout == "hexagon" else " ".join(CELLS[c] for c in cells)
            )
        else:
            self._options["honour"] = honour
            if act != "campaign":
                self._options["tokens"] = " ".join(counts)
        if surrender == "off":  # else not said: records were written before there was a choice
            self._options["surrender"] = surrender
        taroma, tokugawa = DIFFICULTIES[difficulty] if solo else (NOBODY, 5)
        self.setting = Setting(
            act=number,
            campaign=act == "campaign",
            cells=cells,
            coins=coins,
            pips=default_pips(coins) if coins else 0,
            tokens0=fresh[0],
            tokens1=fresh[1],
            honour=honour == "on" and not counting,
            tokugawa=tokugawa,
            taroma=NOBODY if counting else taroma,
            counting=counting,
            surrender=surrender == "on",
        )

    @staticmethod
    def _cells(layout: str) -> tuple[int, ...]:
        """The cells of a solo board: the hexagon, or seven that hang together."""
        names = list(HEXAGON) if layout == "hexagon" else layout.replace(",", " ").split()
        for name in names:
            if name not in NUMBER:
                raise BadOption(f"layout: {quoted(name)} is no cell; cells are a1 to j9")
        cells = [NUMBER[name] for name in names]
        if len(set(cells)) != 7 or len(cells) != 7:
            raise BadOption(f"layout: {len(set(cells))} different cells; seven are needed")
        if not connected(cells):
            raise BadOption("layout: the seven cells do not hang together on the brick grid")
        return tuple(cells)

    @property
    def name(self) -> str:
        """The game's name in records and on the command line."""
        return "rokumon"

    @property
    def rules_version(self) -> int:
        """The version of the rules that records name."""
        return RULES_VERSION

    @property
    def seats(self) -> int:
        """Two, or one against Taroma."""
        return 2 if self.setting.taroma < 0 else 1

    @property
    def options(self) -> Mapping[str, str]:
        """Every option with its value."""
        return self._options

    @property
    def actions(self) -> Actions:
        """Every decision there is."""
        return ACTIONS

    def start(self, log: Log | None = None) -> RokumonState:
        """Before anything was dealt, unless the coins are given."""
        state = RokumonState(self.setting)
        campaign.begin_act(state, log)
        state.let_taroma_act(log)
        return state

    def parse_position(self, text: str) -> RokumonState:
        """The state a position line describes."""
        state = RokumonState(self.setting)
        position_reader.read(state, text)
        return state

    def freeze(self, state: State) -> list[object]:
        """All of a state as plain data."""
        if not isinstance(state, RokumonState):
            raise BadPosition("the state is not one of Rokumon")
        return frozen.freeze(state)

    def thaw(self, data: object) -> RokumonState:
        """The state that was frozen."""
        return frozen.thaw(self.setting, data)

    def imagine(self, view: View, rng: Rng) -> RokumonState:
        """A full state that looks the same from the view's seat."""
        if not isinstance(view, RokumonView):
            raise BadPosition("the view is not one of Rokumon")
        clan = NOBODY if view.seat is None else view.seen.clan_of(view.seat)
        return imagine(view.seen, clan, rng)
