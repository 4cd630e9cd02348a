"""Which number of Rokumon's encoding means what, and back from the numbers to the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kachidoki.core import Action, State, View
from kachidoki.rl.joraku_encoding import mask_of, which
from kachidoki.rl.part import Bytes, Layout, Part
from kachidoki.rl.rokumon_writer import (
    NOT_OURS,
    OWNER_BITS,
    PAST,
    VALUE_BITS,
    WARRIORS,
    WORLDS,
    RokumonWriter,
    write_memory,
)
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon import actions as kinds
from kachidoki.rokumon.acts import ACTS, UNUSED
from kachidoki.rokumon.boards import make_board
from kachidoki.rokumon.campaign import LAST_ACT
from kachidoki.rokumon.cells import CELLS, NUMBER, REACHED
from kachidoki.rokumon.knowledge import all_worlds, places
from kachidoki.rokumon.state import PHASES, SHOWN, Setting
from kachidoki.rokumon.view import RokumonView
from kachidoki.rokumon.warriors import CLANS, NAMES
from kachidoki.rokumon.winning import REASONS

# One higher with every change of what stands where; `tests.rl.layouts` holds it to that.
LAYOUT_VERSION: Final = 1
CHANCE_KINDS: Final = (kinds.FLIP, kinds.DEAL)
EVERY_CELL: Final = 128


def acts_of(setting: Setting) -> range:
    """The acts that a game can come to."""
    last = LAST_ACT if setting.campaign else setting.act
    return range(int(setting.act), int(last) + 1)


def cells_of(setting: Setting) -> list[int]:
    """Every cell where a coin can ever lie in a game, in the order of the grid."""
    cells: set[int] = set()
    for act in acts_of(setting):
        cells.update(setting.cells or ACTS[act].cells)
        if ACTS[act].surprises:
            cells.update(NUMBER[name] for name in REACHED)
    return sorted(int(cell) for cell in cells)


def observation_parts(cells: Sequence[int]) -> list[Part]:
    """All that a seat knows now. Clans are Sanada, Tokugawa; planes are by cell."""
    plane = (len(cells),)
    names = " ".join(CELLS[cell] for cell in cells)
    known = "as everybody can tell: Sanada 2, 4, 6; Tokugawa 1, 1*, 3, 5"
    return [
        Part("seat", (2,), "the clan you play"),
        Part("act", (7,), "the act; the seventh is the solo game"),
        Part("phase", (len(PHASES),), "the phase: " + ", ".join(PHASES)),
        Part("to_act", (2,), "the clan to act"),
        Part("winner", (2,), "who won the last act, or the game"),
        Part("reason", (len(REASONS),), "by what: " + ", ".join(REASONS[1:])),
        Part("won", (2,), "acts won, by clan", 7),
        Part("draws", (1,), "whether this act was drawn once"),
        Part("deciders", (1,), "whether Act 6 is played again"),
        Part("flip", (1,), "the pips of the coin that is flipped", 7),
        Part("dealt", (7,), "the pips of the coins in the order of their deal", 7),
        Part("supply", (2, 5), "by clan: warriors of unknown or unused value, then by value", 5),
        Part("tokens", (2,), "revenge tokens face up, by clan", 7),
        Part("spent", (2,), "revenge tokens spent, by clan", 7),
        Part("surprised", (2,), "who has surprised, by clan"),
        Part("bound", (2,), "who is bound by the code of honour"),
        Part("fighter", (2,), "whose fight it is"),
        Part("added", (2,), "tokens added to the fight, by clan", 7),
        Part("readies", (1,), "how many have said ready in a row", 2),
        Part("moved", (2,), "whose very last action was a Move"),
        Part("taken", (2,), "who has taken a Move back in this turn"),
        Part("plain", (1,), "whether the last action was no fight and ended nothing"),
        Part("times", (1,), "how often the position of this turn has stood", 3),
        Part("third", (3,), "the lowest of three: value, star, shown", 6),
        Part("colour", (3, *plane), f"coins: gold, green, flipped; the cells are {names}"),
        Part("pips", plane, "the pips of the coin", 7),
        Part("locked", plane, "the coin that cannot be lifted now"),
        Part("fight", plane, "where a fight is going on"),
        Part("triple", plane, "where three warriors stand"),
        Part("top", (2, *plane), "whose warrior is on top, by clan"),
        Part("under", (2, *plane), "whose warrior is covered, by clan"),
        Part("top_value", plane, "the number of the top warrior; 0: unknown or unused", 6),
        Part("top_star", plane, "the top warrior is the starred 1"),
        Part("top_shown", plane, "a fight has shown the top warrior"),
        Part("under_value", plane, "the number of the covered warrior", 6),
        Part("under_star", plane, "the covered warrior is the starred 1"),
        Part("under_shown", plane, "a fight has shown the covered warrior"),
        Part("top_could", (4, *plane), f"what the top warrior could be, {known}"),
        Part("under_could", (4, *plane), f"what the covered warrior could be, {known}"),
    ]


def memory_parts() -> list[Part]:
    """What the position alone does not tell."""
    return [
        *(
            Part(
                f"{name}_could",
                (int(WORLDS[clan]), int(WARRIORS[clan])),
                f"every way {name}'s warriors could be, coin by coin, the covered one first",
                4,
            )
            for clan, name in enumerate(CLANS)
        ),
        Part(
            "positions",
            (int(PAST), int(1 + OWNER_BITS + VALUE_BITS)),
            "the latest positions at the start of a turn [K9], newest first",
        ),
    ]


class RokumonEncoding:
    """What `Encoding` needs to know of a game of Rokumon."""

    layout_version = LAYOUT_VERSION

    def __init__(self, game: Rokumon) -> None:
        self.setting = game.setting
        self.cells = cells_of(game.setting)
        self.observation = Layout(observation_parts(self.cells))
        self.memory = Layout(memory_parts())
        self.actions = tuple(action for action in game.actions.all if self._has(action))
        self.draws = tuple(a for a in game.actions.all if a.kind in CHANCE_KINDS)
        place: list[i64] = [i64(-1)] * EVERY_CELL
        for number, cell in enumerate(self.cells):
            place[cell] = i64(number)
        where: list[i64] = [i64(-1)] * len(game.actions)
        for number, action in enumerate(self.actions):
            where[action.index] = i64(number)
        self.writer = RokumonWriter(len(self.cells), place, len(self.actions), where)
        self.write_observation = self.writer.write_view
        self.write_mask = self.writer.write_mask

    def _has(self, action: Action) -> bool:
        """Whether a player can ever take an action in this game."""
        if action.kind in CHANCE_KINDS:
            return False
        return any(self._in_act(action, act) for act in acts_of(self.setting))

    def _in_act(self, action: Action, act: int) -> bool:
        """Whether a player can ever take an action in an act."""
        rules, kind, bit = ACTS[act], action.kind, action.bit
        if kind == kinds.SURRENDER:
            return self.setting.surrender
        if kind in (kinds.ADD, kinds.READY, kinds.FIGHT) and not rules.fights:
            return False
        if kind == kinds.ACCEPT:
            return self.setting.honour and self.setting.taroma < 0
        if kind in (kinds.ADD, kinds.READY):
            return True
        if kind == kinds.SURPRISE and not rules.surprises:
            return False
        if kind == kinds.DEPLOY and (bit >> kinds.KIND_AT == 0) != (rules.values == UNUSED):
            return False
        cells = set(self.setting.cells or rules.cells)
        if rules.surprises:
            cells.update(NUMBER[name] for name in REACHED)
        start, to = bit & 127, bit >> kinds.TO_AT & 127
        return start in cells and (kind not in (kinds.MOVE, kinds.SURPRISE) or to in cells)

    def write_memory(self, view: View, earlier: Sequence[View], out: vec[u8]) -> None:  # noqa: ARG002  # what was known of an act ends with it [K6]
        """What can be told of hidden warriors, and the positions that count."""
        if not isinstance(view, RokumonView):
            raise ValueError(NOT_OURS)
        write_memory(view.seen, out, 0)

    def chapter(self, state: State) -> int:  # noqa: ARG002  # the same in every game
        """Always the same: nothing of an earlier act is in the information state's tensor."""
        return 0

    def position(self, read: dict[str, Bytes]) -> tuple[int, str]:
        """The seat whose observation it is, and what it knows as a position line."""
        p = RokumonState(self.setting)
        p.act = 1 + which(read["act"])
        p.phase = which(read["phase"])
        p.clan, p.winner = which(read["to_act"]), which(read["winner"])
        p.reason = which(read["reason"])
        p.won0, p.won1 = (int(n) for n in read["won"])
        p.draws, p.deciders = int(read["draws"][0]), int(read["deciders"][0])
        p.flip = int(read["flip"][0])
        p.pips = sum(int(pips) << 3 * k for k, pips in enumerate(read["dealt"]))
        p.dealt = int((read["dealt"] > 0).sum())
        for clan in range(2):
            held = sum(int(n) << 3 * k for k, n in enumerate(read["supply"][clan]))
            p.set_supply(clan, held)
        p.fresh0, p.fresh1 = (int(n) for n in read["tokens"])
        p.spent0, p.spent1 = (int(n) for n in read["spent"])
        p.used = mask_of(read["surprised"])
        p.fighter = which(read["fighter"])
        p.added0, p.added1 = (int(n) for n in read["added"])
        p.readies = int(read["readies"][0])
        p.moved, p.taken = which(read["moved"]), which(read["taken"])
        p.plain = int(read["plain"][0])
        self._read_board(p, read)
        clan = which(read["seat"])
        return (0 if self.setting.taroma >= 0 else clan), p.position()

    def _read_board(self, p: RokumonState, read: dict[str, Bytes]) -> None:
        """The coins and their stacks."""
        at = {int(pips): place for place, pips in enumerate(read["pips"]) if pips}
        if not at:
            return
        places = [at[int(pips)] for pips in read["dealt"] if pips]
        colours = tuple(which(read["colour"][:, place]) for place in places)
        cells = tuple(self.cells[place] for place in places)
        p.board = make_board(cells, colours, ACTS[p.act].square)
        for coin, place in enumerate(places):
            for clan in range(2):
                if read["under"][clan, place]:
                    p.place(clan, coin, kind_of(clan, read, "under", place))
            for clan in range(2):
                if read["top"][clan, place]:
                    p.place(clan, coin, kind_of(clan, read, "top", place))
            if read["locked"][place]:
                p.lock = coin
            if read["fight"][place]:
                p.fight = coin
            if read["triple"][place]:
                p.triple = coin
                value, star, shown = (int(n) for n in read["third"])
                p.kind_third = kind(1 if p.top1 >> coin & 1 else 0, value, star, shown)
        p.worlds0, p.worlds1 = (worlds_of(p, clan, read) for clan in range(2))


def worlds_of(p: RokumonState, clan: int, read: dict[str, Bytes]) -> tuple[int, ...]:
    """All that a clan's warriors could be; an observation alone tells it for each warrior only."""
    part = read.get(f"{CLANS[clan]}_could")
    if part is None:
        return all_worlds(p, clan)
    where = places(p, clan)
    found = [sum(int(row[k]) << int(at) for k, at in enumerate(where)) for row in part if row.any()]
    return tuple(found) or (0,)


def kind_of(clan: int, read: dict[str, Bytes], level: str, place: int) -> int:
    """The kind of a warrior, with the mark of a fight."""
    numbers = [int(read[f"{level}_{what}"][place]) for what in ("value", "star", "shown")]
    return kind(clan, *numbers)


def kind(clan: int, value: int, star: int, shown: int) -> int:
    """The kind of a warrior by its number.

    >>> kind(0, 4, 0, 0), kind(1, 1, 1, 0)
    (2, 2)
    """
    name = f"{value}{'*' if star else ''}"
    return (NAMES[clan].index(name) if value else 0) | (int(SHOWN) if shown else 0)
