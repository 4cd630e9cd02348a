"""From act to act: what is carried over, dealing, the end of an act, and who wins the game."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.rokumon.acts import ACTS, UNUSED
from kachidoki.rokumon.boards import (
    COLOURS,
    FLIPPED,
    LETTERS,
    NO_COIN,
    CoinBoard,
    colour_of,
    make_board,
)
from kachidoki.rokumon.repetition import remember
from kachidoki.rokumon.revenge_tokens import take_token
from kachidoki.rokumon.state import (
    DEALING,
    FLIPPING,
    NO_BOARD,
    NOBODY,
    OVER,
    TURN,
    Field,
    full_supply,
)
from kachidoki.rokumon.warriors import CLANS, SANADA
from kachidoki.rokumon.winning import REASONS, REPEATED, deciding_cells, loses

LAST_ACT: Final[i64] = 6


def begin_act(p: Field, log: Log | None) -> None:
    """The coins are dealt anew, or lie as they were given.

    Carried over from act to act are the acts won and the revenge tokens, unused and spent ones:
    all warriors return, each side has its Surprise again, and nothing is known of hidden values.
    """
    clear(p)
    act = ACTS[p.act]
    valued = act.values != UNUSED
    p.supply0 = full_supply(p.setting, 0, valued)
    p.supply1 = full_supply(p.setting, 1, valued)
    p.board = NO_BOARD
    p.pips = 0
    p.dealt = 0
    p.flip = 0
    p.clan = NOBODY
    if log is not None:
        facts: Facts = {"act": p.act, "name": act.name}
        log.append(Event("rokumon.act", facts, "The game"))
    if p.setting.coins:
        p.pips = p.setting.pips
        lay_coins(p, tuple([LETTERS.index(letter) for letter in p.setting.coins]), log)
    else:
        p.phase = FLIPPING if act.flips else DEALING


def clear(p: Field) -> None:
    """Leave nothing of an act on the table."""
    p.top0 = p.top1 = p.under0 = p.under1 = 0
    p.kinds_top = p.kinds_under = 0
    p.triple = NO_COIN
    p.kind_third = 0
    p.used = 0
    p.lock = NO_COIN
    p.fight = NO_COIN
    p.fighter = NOBODY
    p.added0 = p.added1 = p.readies = 0
    p.moved = p.taken = NOBODY
    p.plain = 0
    p.past = None
    p.worlds0 = (0,)
    p.worlds1 = (0,)


def draw_flip(p: Field, pips: i64, log: Log | None) -> None:
    """Draw one coin and note its pips; it goes back and will be flipped where it lies."""
    p.flip = pips
    p.phase = DEALING
    if log is not None:
        facts: Facts = {"pips": pips}
        log.append(Event("rokumon.flip", facts, "The game"))


def undealt(p: Field) -> i64:
    """The pips of the coins that can still be dealt, as a mask of bits 1 to 7."""
    left: i64 = 0xFE
    for k in range(p.dealt):
        left &= ~(1 << (p.pips >> (3 * k) & 7))
    return left


def deal_coin(p: Field, pips: i64, log: Log | None) -> None:
    """Lay the next coin; in Act 1 the seventh stays out."""
    p.pips |= pips << (3 * p.dealt)
    p.dealt += 1
    if p.dealt < len(cells_of(p)):
        return
    colours: list[int] = []
    for k in range(p.dealt):
        number = p.pips >> (3 * k) & 7
        colours.append(FLIPPED if number == p.flip else colour_of(number))
    lay_coins(p, tuple(colours), log)


def cells_of(p: Field) -> tuple[int, ...]:
    """Where the coins of this act lie."""
    return p.setting.cells or ACTS[p.act].cells


def lay_coins(p: Field, colours: tuple[int, ...], log: Log | None) -> None:
    """The coins lie: Sanada starts."""
    p.board = make_board(cells_of(p), colours, ACTS[p.act].square)
    p.dealt = p.board.coins
    p.phase = TURN
    p.clan = SANADA
    p.past = None
    remember(p)
    if log is not None:
        facts: Facts = {"coins": coin_texts(p.board)}
        log.append(Event("rokumon.coins", facts, "Boards"))


def coin_texts(board: CoinBoard) -> tuple[str, ...]:
    """Each coin with its cell, for people."""
    return tuple([f"{board.cell(c)} {COLOURS[board.colours[c]]}" for c in range(board.coins)])


def end_act(p: Field, verdict: i64, log: Log | None) -> None:
    """Somebody has won the act, or nobody; the loser takes a revenge token."""
    acting = p.fighter if p.fighter >= 0 else p.clan
    p.reason = verdict
    if verdict == REPEATED:
        winner = NOBODY
    elif loses(verdict):
        winner = 1 - acting
    else:
        winner = acting
    p.winner = winner
    if log is not None:
        facts: Facts = {"act": p.act}
        if winner >= 0:
            facts["winner"] = CLANS[winner]
            facts["loser"] = CLANS[1 - winner]
            facts["cells"] = deciding_cells(p, verdict, winner)
        log.append(Event(f"rokumon.ends-{REASONS[verdict]}", facts, "Winning an act"))
    if winner >= 0:
        p.won0 += 1 - winner
        p.won1 += winner
        take_token(p, winner, log)
    if not p.setting.campaign:
        close(p)
        return
    if winner == NOBODY and p.draws == 0:
        p.draws = 1  # [K9] a drawn act is played again once, with a new deal
        begin_act(p, log)
        return
    p.draws = 0
    # All six acts in order; then Act 6 again while tied, unless it was drawn twice.
    if p.act < LAST_ACT:
        p.act += 1
        begin_act(p, log)
    elif p.won0 != p.won1 or (winner == NOBODY and p.deciders):
        p.winner = NOBODY if p.won0 == p.won1 else (0 if p.won0 > p.won1 else 1)
        close(p)
    else:
        p.deciders += 1
        begin_act(p, log)


def close(p: Field) -> None:
    """Nobody is to act any more."""
    p.phase = OVER
    p.clan = NOBODY
