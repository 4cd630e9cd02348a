"""Reading positions: anything can be written down, only what a game can reach is accepted."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.errors import BadPosition, listing, quoted
from kachidoki.core.position import items, number, one_of
from kachidoki.rokumon import campaign, knowledge
from kachidoki.rokumon.acts import ACTS
from kachidoki.rokumon.boards import FLIPPED, LETTERS, NO_COIN, colour_of, make_board
from kachidoki.rokumon.cells import NUMBER, REACHED
from kachidoki.rokumon.reachable import check, check_tokens, deal_fits
from kachidoki.rokumon.repetition import remember
from kachidoki.rokumon.state import (
    DEALING,
    FLIPPING,
    LOST,
    NOBODY,
    OVER,
    PHASES,
    SHOWN,
    TURN,
    Field,
    full_size,
)
from kachidoki.rokumon.warriors import CLANS, NAMES
from kachidoki.rokumon.winning import REASONS


def read(p: Field, text: str) -> None:
    """Fill a fresh state from a position line, or raise BadPosition."""
    reader = _Reader(p)
    for words in items(text):
        reader.item(words[0], words[1:])
    reader.finish()


class _Reader:
    """Takes one item after the other, then derives and checks the rest."""

    def __init__(self, p: Field) -> None:
        self.p = p
        p.fresh0 = p.fresh1 = 0  # what is not written is not there
        self.given: set[str] = set()
        self.stacks: list[list[str]] = []
        self.could: dict[int, list[str]] = {}
        self.lock = ""
        self.fight: list[str] = []

    def item(self, name: str, words: list[str]) -> None:
        """Read one item."""
        key = " ".join([name, *words[:1]]) if name in CLAN_ITEMS or name == "on" else name
        if key in self.given:
            raise BadPosition(f"{quoted(key)} is given twice")
        self.given.add(key)
        wanted = ITEMS.get(name)
        if wanted is None:
            raise BadPosition(
                f"{quoted(name)} cannot be read; items are {listing(list(ITEMS), 30)}"
            )
        if (wanted and len(words) != wanted) or not words:
            raise BadPosition(f"{quoted(name)} is followed by too many or too few words")
        self.simple(name, words)

    def simple(self, name: str, words: list[str]) -> None:
        """Read an item that stands for itself; the others wait until all are known."""
        p = self.p
        if name == "act":
            p.act = number(words[0], 1, 7, "act")
            if not p.setting.campaign and p.act != p.setting.act:
                raise BadPosition(f"this game is act {p.setting.act}, not act {p.act}")
            if p.setting.campaign and p.act == 7:
                raise BadPosition("the solo game is no act of the campaign")
        elif name == "phase":
            p.phase = one_of(words[0], PHASES, "phase")
        elif name in ("clan", "moved", "taken"):
            clan = one_of(words[0], CLANS, "clan")
            p.clan = clan if name == "clan" else p.clan
            p.moved = clan if name == "moved" else p.moved
            p.taken = clan if name == "taken" else p.taken
        elif name == "plain":
            p.plain = 1 - one_of(words[0], ("yes",), "word here")
        elif name == "flip":
            p.flip = number(words[0], 1, 7, "flip")
        elif name == "dealt":
            for k, word in enumerate(words[:7]):
                p.pips |= i64(number(word, 1, 7, "dealt")) << (3 * k)
            p.dealt = len(words)
        elif name == "coins":
            self.coins(words)
        elif name == "on":
            self.stacks.append(words)
        elif name == "lock":
            self.lock = words[0]
        elif name == "fight":
            self.fight = words
        elif name == "acts":
            p.won0, p.won1 = (number(word, 0, 7, "acts") for word in words[:2])
            p.draws = number(words[2], 0, 1, "draws")
            p.deciders = number(words[3], 0, 1, "deciders")
        elif name == "winner":
            names = (*CLANS, "nobody")
            p.winner = one_of(words[0], names, "clan or nobody")
            p.winner = NOBODY if p.winner == 2 else p.winner
            p.reason = one_of(words[1], REASONS[1:], "reason") + 1
        else:
            self.clan_item(name, one_of(words[0], CLANS, "clan"), words[1:])

    def clan_item(self, name: str, clan: int, words: list[str]) -> None:
        """Read what belongs to one clan."""
        p = self.p
        if name == "supply":
            supply: i64 = 0
            for word in words:
                kind = one_of(word, NAMES[clan], f"warrior of {CLANS[clan]}")
                supply += 1 << (3 * kind)
            if not words or len(words) > full_size(p.setting, clan):
                raise BadPosition(
                    f"{CLANS[clan]}'s supply should hold 1 to 5 warriors, or be left out"
                )
            p.set_supply(clan, supply)
        elif name == "tokens":
            fresh, spent = (number(word, 0, 7, "tokens") for word in words)
            if clan:
                p.fresh1, p.spent1 = fresh, spent
            else:
                p.fresh0, p.spent0 = fresh, spent
        elif name == "used":
            p.used |= 1 << clan
        else:
            self.could[clan] = words

    def coins(self, words: list[str]) -> None:
        """Read the coins: cell, colour and pips of each."""
        cells, colours = [], []
        pips: i64 = 0
        for k, word in enumerate(words):
            parts = word.split(":")
            if len(parts) != 3 or parts[0] not in NUMBER or parts[1] not in LETTERS or not parts[1]:
                raise BadPosition(f"coin {quoted(word)} should read CELL:COLOUR:PIPS, as d4:g:2")
            cells.append(NUMBER[parts[0]])
            colours.append(LETTERS.index(parts[1]))
            pips |= i64(number(parts[2], 1, 7, "pips")) << (3 * k)
        numbers = [pips >> (3 * k) & 7 for k in range(len(words))]
        if len(set(cells)) != len(cells) or len(set(numbers)) != len(numbers):
            raise BadPosition("two coins have the same cell or the same pips")
        if any(c != FLIPPED and c != colour_of(n) for c, n in zip(colours, numbers, strict=True)):
            raise BadPosition("coins with even pips are gold (g), with odd pips green (j) [K2]")
        self.p.pips = pips
        self.p.dealt = len(words)
        self.cells = tuple(cells)
        self.colours = tuple(colours)

    def finish(self) -> None:
        """Put everything in place, and check the whole."""
        p = self.p
        if not {"act", "phase"} <= self.given:
            raise BadPosition("the position needs at least its act and its phase")
        if p.phase in (FLIPPING, DEALING):
            self.finish_deal()
            return
        if "coins" not in self.given:
            raise BadPosition("where the coins lie is missing; write 'coins CELL:COLOUR:PIPS ...'")
        self.lay()
        for words in self.stacks:
            self.stack(words)
        self.marks()
        check(p, "winner" in self.given, bool(self.fight))
        if p.phase == TURN:
            p.past = None
            remember(p)

    def finish_deal(self) -> None:
        """Some coins are still to be dealt: nothing else can have happened."""
        strange = self.given & {"coins", "lock", "fight", "moved", "taken", "clan", "winner"}
        if strange or self.stacks or self.could or not deal_fits(self.p):
            raise BadPosition("the position is no stage of dealing the coins of this act")
        check_tokens(self.p)

    def lay(self) -> None:
        """The board: the act's own cells, but for coins that were surprised away."""
        p = self.p
        act = ACTS[p.act]
        own = campaign.cells_of(p)
        if len(self.cells) != len(own):
            raise BadPosition(f"this act has {len(own)} coins")
        flipped = sum(colour == FLIPPED for colour in self.colours)
        if flipped != act.flips:
            raise BadPosition(f"this act has {int(act.flips)} flipped coin(s) (f)")
        away = sum(a != b for a, b in zip(self.cells, own, strict=True))
        if away > bin(p.used).count("1"):
            raise BadPosition("coins lie elsewhere than dealt, without that many surprises")
        if any(NAME_OF[cell] not in REACHED for cell in self.cells) and away:
            raise BadPosition("a coin lies farther away than two surprises lead")
        p.board = make_board(self.cells, self.colours, act.square)

    def coin(self, name: str) -> i64:
        """The coin on a cell."""
        cell = NUMBER.get(name)
        coin = NO_COIN if cell is None else i64(self.p.board.coin_at[cell])
        if coin == NO_COIN:
            raise BadPosition(f"there is no coin on {quoted(name)}")
        return coin

    def stack(self, words: list[str]) -> None:
        """Put a stack on its coin."""
        p = self.p
        coin = self.coin(words[0])
        warriors = []
        for word in words[1:]:
            plain = word.removesuffix("!")
            clan = "ST".find(plain[:1]) if plain else -1
            if clan < 0 or plain[1:] not in NAMES[clan]:
                raise BadPosition(f"{quoted(word)} is no warrior; write S2, T1*, T3! or the like")
            kind = NAMES[clan].index(plain[1:]) | (SHOWN if word.endswith("!") else 0)
            warriors.append((clan, kind))
        if not 1 <= len(warriors) <= 3:
            raise BadPosition(f"a stack on {words[0]} has one to three warriors")
        if len(warriors) == 3:
            if p.phase not in (OVER, LOST) or len({clan for clan, _ in warriors}) != 1:
                raise BadPosition("three in a stack are of one clan and end the act")
            p.triple = coin
            p.kind_third = warriors.pop(0)[1]
        for clan, kind in warriors:
            p.place(clan, coin, kind)

    def marks(self) -> None:
        """The lock, a fight, and what could be known."""
        p = self.p
        if self.lock:
            p.lock = self.coin(self.lock)
        if self.fight:
            p.fight = self.coin(self.fight[0])
            p.fighter = one_of(self.fight[1], CLANS, "clan")
            p.added0, p.added1 = (number(word, 0, 7, "added") for word in self.fight[2:4])
            p.readies = number(self.fight[4], 0, 1, "ready")
        if knowledge.tracked(p) and p.triple == NO_COIN:
            for clan in (0, 1):
                worlds = knowledge.all_worlds(p, clan)
                if clan in self.could:
                    worlds = tuple(
                        w for w in worlds if self.world_name(clan, w) in self.could[clan]
                    )
                    if len(worlds) != len(set(self.could[clan])) or not worlds:
                        raise BadPosition(f"'could {CLANS[clan]}' lists what cannot be")
                    if knowledge.true_world(p, clan) not in worlds:
                        raise BadPosition(f"'could {CLANS[clan]}' leaves out what is")
                knowledge.set_worlds(p, clan, list(worlds))
        elif self.could:
            raise BadPosition("nothing has to be guessed in this act")

    def world_name(self, clan: int, world: int) -> str:
        at = knowledge.places(self.p, clan)
        return ".".join(NAMES[clan][world >> place & 7] for place in at)


NAME_OF: Final = {number: name for name, number in NUMBER.items()}
CLAN_ITEMS: Final = ("supply", "tokens", "used", "could")
# Items, and how many words follow; 0 is any number.
ITEMS: Final = {
    "act": 1,
    "phase": 1,
    "clan": 1,
    "flip": 1,
    "coins": 0,
    "dealt": 0,
    "on": 0,
    "supply": 0,
    "tokens": 3,
    "used": 1,
    "could": 0,
    "lock": 1,
    "fight": 5,
    "moved": 1,
    "taken": 1,
    "plain": 1,
    "acts": 4,
    "winner": 2,
}
