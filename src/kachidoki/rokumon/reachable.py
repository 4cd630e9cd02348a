"""Whether a game can stand as a position says."""

from __future__ import annotations

from kachidoki.core.errors import BadPosition
from kachidoki.rokumon import campaign, fight, honour, winning
from kachidoki.rokumon.acts import ACTS, UNUSED
from kachidoki.rokumon.available_actions import can_act
from kachidoki.rokumon.boards import NO_COIN, coins_of
from kachidoki.rokumon.notation import pieces
from kachidoki.rokumon.state import (
    BIDDING,
    DEALING,
    FLIPPING,
    NOBODY,
    OVER,
    SHOWN,
    TURN,
    Field,
    full_size,
    full_supply,
)
from kachidoki.rokumon.warriors import CLANS


def deal_fits(p: Field) -> bool:
    """Whether the coins dealt so far are a stage of this act's deal."""
    act = ACTS[p.act]
    numbers = [p.pips >> (3 * k) & 7 for k in range(p.dealt)]
    flips = p.phase == DEALING and act.flips
    whole = all(
        p.supply(clan) == full_supply(p.setting, clan, act.values != UNUSED) for clan in (0, 1)
    )
    if p.phase == FLIPPING and (p.dealt or not act.flips):
        return False
    if p.used or p.setting.coins or not whole or (p.flip > 0) != flips:
        return False
    return len(set(numbers)) == len(numbers) < len(campaign.cells_of(p))


def check_tokens(p: Field) -> None:
    """Every act lost gave one token, and none vanishes."""
    if p.setting.taroma >= 0:
        if p.tokens(0) or p.tokens(1):
            raise BadPosition("there are no revenge tokens in the solo game")
        return
    start = (p.setting.tokens0, p.setting.tokens1)
    for clan in (0, 1):
        added = p.added1 if clan else p.added0
        lost = p.won0 if clan else p.won1
        if p.tokens(clan) + added != start[clan] + lost:
            raise BadPosition(f"{CLANS[clan]} has too many or too few revenge tokens")


def check(p: Field, winner_given: bool, fight_given: bool) -> None:
    """Raise BadPosition, naming what cannot be, unless a game can stand like this."""
    act = ACTS[p.act]
    counts = pieces(p)
    for clan, name in enumerate(CLANS):
        has, wanted = counts[f"{name} warriors"], full_size(p.setting, clan)
        if has != wanted:
            raise BadPosition(f"{name} has {has} warriors, not {wanted}")
        if not counts[f"{name} has its own values"]:
            raise BadPosition(f"{name} does not have the values it should have, K1 and K14")
    shown = (p.kinds_top | p.kinds_under) & 0x8888888 or p.kind_third & SHOWN
    if shown and act.values == UNUSED:
        raise BadPosition("no fight shows a warrior in this act")
    if p.used and not act.surprises:
        raise BadPosition("there is no surprise in this act")
    check_tokens(p)
    check_acts(p)
    flipped = [p.pips >> (3 * c) & 7 for c in coins_of(p.board.flipped)]
    if p.flip and [p.flip] != flipped:
        raise BadPosition("the coin that was drawn to be flipped is not the flipped one")
    if p.phase == OVER:
        if not winner_given or p.clan != NOBODY:
            raise BadPosition("an ended game says who won: 'winner CLAN REASON'")
        check_winner(p)
        return
    if p.clan == NOBODY or winner_given:
        raise BadPosition("whose turn it is is missing, or the game is over; write 'clan CLAN'")
    if fight_given != (p.phase == BIDDING):
        raise BadPosition("a fight belongs to phase bid, and phase bid to a fight")
    if p.phase == TURN:
        check_turn(p)
    elif p.phase == BIDDING:
        check_bid(p)
    elif p.moved != p.clan or not honour.may_take_back(p, p.clan):
        raise BadPosition("nobody has lost by a reveal here")


def check_acts(p: Field) -> None:
    """No more acts are decided than were played."""
    decided = p.won0 + p.won1
    ended = 1 if p.phase == OVER else 0
    played = p.act - 1 + p.deciders if p.setting.campaign else 0
    if decided > played + ended or (p.deciders and p.act != campaign.LAST_ACT):
        raise BadPosition(f"{decided} acts cannot have been won by now")
    if p.draws and not p.setting.campaign:
        raise BadPosition("a single act that is drawn is over")


def check_winner(p: Field) -> None:
    """Who won fits the acts that were won, and how."""
    if p.setting.campaign:
        best = NOBODY if p.won0 == p.won1 else (0 if p.won0 > p.won1 else 1)
        fits = p.winner == best and p.act == campaign.LAST_ACT
    else:
        drawn = p.reason == winning.REPEATED
        fits = drawn == (p.winner == NOBODY) and (p.won0, p.won1) == (
            int(p.winner == 0),
            int(p.winner == 1),
        )
    # Taroma gives up by a rule of its own; in a solo game the other one cannot.
    gave_up = p.reason == winning.SURRENDERED and p.setting.taroma in (NOBODY, p.winner)
    if gave_up and not p.setting.surrender:
        raise BadPosition("nobody can surrender in this game")
    if not fits:
        raise BadPosition("who won does not fit the acts won and the reason")


def check_no_line(p: Field) -> None:
    """A line ends an act, so none stands in one that goes on."""
    for clan in (0, 1):
        if winning.has_line(p, clan):
            raise BadPosition(f"{CLANS[clan]} has three in a row already")


def check_turn(p: Field) -> None:
    """Somebody is to act, and can."""
    check_no_line(p)
    if not can_act(p, p.clan):
        raise BadPosition(f"{CLANS[p.clan]} has no action left and has lost")
    if p.clan == p.setting.taroma:
        raise BadPosition("Taroma acts by itself; write the position on your own turn")
    if p.lock != NO_COIN and not p.used >> (1 - p.clan) & 1:
        raise BadPosition("a locked coin was surprised with by the other")
    if p.moved == p.clan or (p.moved != NOBODY and not p.top(p.moved)):
        raise BadPosition("whose turn it is, or who has no warrior, cannot have moved last")


def check_bid(p: Field) -> None:
    """Two warriors of both clans fight, and whoever is asked has tokens."""
    check_no_line(p)
    pair = (p.under0 | p.under1) >> p.fight & 1
    if not pair or fight.owners(p, p.fight) not in ((0, 1), (1, 0)) or ACTS[p.act].values == UNUSED:
        raise BadPosition("tokens are added when two warriors of both clans fight")
    if p.fresh(p.clan) == 0 or (p.lock != NO_COIN and not p.used) or p.moved != NOBODY:
        raise BadPosition("nobody can add tokens here")
