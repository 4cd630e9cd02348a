"""What happens, as events: who may know a value, and who sees only a warrior.

`moved` says which warriors go where, one after another, each from a place to a place: a clan is its
supply, a cell is the top of the stack on that coin, and `CELL under` is the one below the top.
"""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.rokumon import actions
from kachidoki.rokumon.acts import ACTS, HIDDEN, UNUSED
from kachidoki.rokumon.cells import CELLS
from kachidoki.rokumon.fight import fight_loser, owners
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.warriors import CLANS, NAMES, value_of


def turn(p: Field, kind: i64, bit: i64, log: Log) -> None:
    """The action of a turn, before it is carried out."""
    clan = CLANS[p.clan]
    cell = CELLS[bit & 127]
    facts: Facts = {"clan": clan, "cell": cell}
    if kind == actions.DEPLOY:
        deploy(p, cell, bit >> actions.KIND_AT, log)
    elif kind == actions.MOVE:
        to = CELLS[bit >> actions.TO_AT & 127]
        facts["to_cell"] = to
        facts["moved"] = [[cell, to]]
        log.append(Event("rokumon.move", facts, "Move"))
    elif kind == actions.SURPRISE:
        facts["to_cell"] = CELLS[bit >> actions.TO_AT & 127]
        log.append(Event("rokumon.surprise", facts, "Surprise"))
    else:
        log.append(Event("rokumon.fight", facts, "Fight, K3"))


def deploy(p: Field, cell: str, kind: i64, log: Log) -> None:
    """A hidden value is told to its owner only."""
    clan = CLANS[p.clan]
    moved = [[clan, cell]]
    plain: Facts = {"clan": clan, "cell": cell, "moved": moved}
    public = Event("rokumon.deploy", plain, "Deploy")
    if ACTS[p.act].values == UNUSED:
        log.append(public)
        return
    value = NAMES[p.clan][kind]
    facts: Facts = {"clan": clan, "cell": cell, "value": value, "moved": moved}
    if ACTS[p.act].values == HIDDEN:
        only = (int(p.clan),)
        log.append(Event("rokumon.deploy-valued", facts, "Deploy", only, public))
    else:
        log.append(Event("rokumon.deploy-valued", facts, "Deploy"))


def showdown(p: Field, log: Log) -> None:
    """Both warriors are shown to both."""
    coin = p.fight
    top_clan, under_clan = owners(p, coin)
    top, under = p.kind_top(coin) & 7, p.kind_under(coin) & 7
    facts: Facts = {
        "cell": p.board.cell(coin),
        "top": CLANS[top_clan],
        "top_value": NAMES[top_clan][top],
        "under": CLANS[under_clan],
        "under_value": NAMES[under_clan][under],
        "top_total": value_of(top_clan, top) + added(p, top_clan, under_clan),
        "under_total": value_of(under_clan, under) + added(p, under_clan, top_clan),
    }
    log.append(Event("rokumon.showdown", facts, "Fight"))
    cell = p.board.cell(coin)
    result: Facts = {"cell": cell}
    loser = fight_loser(p, coin)
    from_under = [f"{cell} under", CLANS[under_clan]]
    from_top = [cell, CLANS[top_clan]]
    if loser < 0:
        result["moved"] = [from_under, from_top]
        log.append(Event("rokumon.fight-tied", result, "Fight"))
        return
    result["loser"] = CLANS[top_clan if loser else under_clan]
    result["value"] = NAMES[top_clan][top] if loser else NAMES[under_clan][under]
    result["moved"] = [from_top if loser else from_under]
    star = {NAMES[top_clan][top], NAMES[under_clan][under]} == {"6", "1*"}
    key = "rokumon.fight-lost-to-star" if star else "rokumon.fight-lost"
    log.append(Event(key, result, "Fight"))


def added(p: Field, clan: i64, other: i64) -> i64:
    """The tokens that count for a clan's warrior."""
    if clan == other:
        return 0
    return p.added1 if clan else p.added0
