"""What a seat may know: the one place where warriors are turned face down."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.core.event import Event
from kachidoki.rokumon import honour, knowledge
from kachidoki.rokumon.acts import ACTS, VALUES
from kachidoki.rokumon.boards import COLOURS, NO_COIN
from kachidoki.rokumon.campaign import LAST_ACT
from kachidoki.rokumon.solo_streak import NEEDED
from kachidoki.rokumon.state import BIDDING, LOST, PHASES, SHOWN, Field
from kachidoki.rokumon.warriors import CLANS, NAMES, in_supply, supply_size
from kachidoki.rokumon.why_not import why_not

if TYPE_CHECKING:
    from kachidoki.rokumon.turns import RokumonState


def hide(p: Field, clan: i64) -> None:
    """Take out of a copy all values that a clan (below 0: a spectator) does not know.

    [K6] Own warriors are known; the other's only while they stand and a fight has shown
    them. What the other's supply holds is one of several face-down tokens each.
    """
    if not knowledge.tracked(p):
        return
    for other in range(i64(2)):
        if other == clan:
            continue
        for coin in range(p.board.coins):
            if p.top(other) >> coin & 1 and not p.kind_top(coin) & SHOWN:
                p.kinds_top &= ~(15 << (4 * coin))
            if p.under(other) >> coin & 1 and not p.kind_under(coin) & SHOWN:
                p.kinds_under &= ~(15 << (4 * coin))
        if p.triple != NO_COIN and p.top(other) >> p.triple & 1 and not p.kind_third & SHOWN:
            p.kind_third = 0
        p.set_supply(other, supply_size(p.supply(other)))


@final
class RokumonView:
    """What one seat, or a spectator (None), may know.

    `seen` is a copy of the state with everything else taken out.
    """

    def __init__(self, seat: int | None, seen: RokumonState) -> None:
        self.seat = seat
        self.seen = seen

    @property
    def game(self) -> str:
        """The game's name."""
        return "rokumon"

    def to_act(self) -> tuple[int, ...]:
        """Whose decision is next."""
        return self.seen.to_act()

    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now."""
        return () if self.seat is None else self.seen.legal(self.seat)

    def scores(self) -> tuple[int, ...]:
        """The acts that each seat has won in a campaign; () in a single act."""
        p = self.seen
        return (int(p.won0), int(p.won1)) if p.setting.campaign else ()

    def why_not(self, action: Action) -> Event:
        """Why an action is not open to this seat now."""
        return why_not(self.seen, action)

    def as_dict(self) -> dict[str, object]:
        """Everything this seat may know, as plain data."""
        p = self.seen
        act = ACTS[p.act]
        known: dict[str, object] = {
            "game": self.game,
            "seat": self.seat,
            "act": p.act,
            "act_name": act.name,
            "acts": LAST_ACT if p.setting.campaign else None,
            "deciding": p.deciders > 0,
            "battles": NEEDED if p.setting.taroma >= 0 else None,
            "grid": "square" if act.square else "brick",
            "values": VALUES[act.values],
            "surprises": act.surprises,
            "phase": PHASES[p.phase],
            "to_act": list(p.to_act()),
            "clan": CLANS[p.clan] if p.clan >= 0 else None,
            "coins": [coin_dict(p, coin) for coin in range(p.board.coins)],
            "dealt": [p.pips >> (3 * k) & 7 for k in range(p.dealt)],
            "flip": p.flip or None,
            "clans": [clan_dict(p, clan) for clan in range(2)],
            "locked": p.board.cell(p.lock) if p.lock != NO_COIN else None,
            "fight": fight_dict(p) if p.phase == BIDDING else None,
            "uncovered": p.board.lines_in(p.top(1 - p.clan)) if p.phase == LOST else [],
            "draws": p.draws,
        }
        if self.seat is not None:
            known["legal"] = [str(action) for action in self.legal()]
            known["loose"] = p.loose(self.seat)
        return known

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, RokumonView) and self.seat == other.seat and self.seen == other.seen
        )

    def __hash__(self) -> int:
        # None has another hash in every process.
        return hash((-1 if self.seat is None else self.seat, self.seen))

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<what {who} knows: {self.seen.position()}>"


def coin_dict(p: Field, coin: i64) -> dict[str, object]:
    """A coin with its stack, the lowest warrior first."""
    stack: list[dict[str, object]] = []
    for clan in range(i64(2)):
        if p.triple == coin and p.top(clan) >> coin & 1:
            stack.append(warrior_dict(clan, p.kind_third, []))
    for clan in range(i64(2)):
        if p.under(clan) >> coin & 1:
            stack.append(warrior_dict(clan, p.kind_under(coin), could(p, clan, coin, False)))
    for clan in range(i64(2)):
        if p.top(clan) >> coin & 1:
            stack.append(warrior_dict(clan, p.kind_top(coin), could(p, clan, coin, True)))
    return {
        "cell": p.board.cell(coin),
        "colour": COLOURS[p.board.colours[coin]],
        "pips": p.pips >> (3 * coin) & 7,
        "stack": stack,
    }


def could(p: Field, clan: i64, coin: i64, top: bool) -> list[str]:
    """What a warrior could be, as everybody can work out from what was open."""
    if not knowledge.tracked(p) or p.triple != NO_COIN:
        return []
    return [NAMES[clan][kind] for kind in knowledge.could_be(p, clan, coin, top)]


def warrior_dict(clan: i64, kind: i64, maybe: list[str]) -> dict[str, object]:
    """A warrior: its value if it is known here, and what all can tell of it."""
    known = NAMES[clan][kind & 7] if kind & 7 else None
    return {"clan": CLANS[clan], "value": known, "shown": kind & SHOWN != 0, "could_be": maybe}


def clan_dict(p: Field, clan: i64) -> dict[str, object]:
    """A clan's supply, tokens and marks."""
    supply = p.supply(clan)
    held: list[str] = []
    for kind in range(len(NAMES[clan])):
        held += [NAMES[clan][kind]] * int(in_supply(supply, kind))
    return {
        "clan": CLANS[clan],
        "seat": None if clan == p.setting.taroma else (clan if p.setting.taroma < 0 else 0),
        "supply": held,
        "tokens": p.fresh(clan),
        "spent": p.spent1 if clan else p.spent0,
        "surprised": p.used >> clan & 1 == 1,
        "bound": honour.bound(p) == clan,
        "won": p.won1 if clan else p.won0,
    }


def fight_dict(p: Field) -> dict[str, object]:
    """A fight while tokens are added."""
    return {
        "cell": p.board.cell(p.fight),
        "by": CLANS[p.fighter],
        "added": [p.added0, p.added1],
        "readies": p.readies,
    }
