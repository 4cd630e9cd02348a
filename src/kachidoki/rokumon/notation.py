"""Positions as one line: written here, read in `position_reader`.

    act 3; phase turn; clan sanada; coins d4:g:2 d5:j:1 ...; on e3 T3 S2!; supply sanada 2 4 6; ...

A warrior is its clan's letter and its value, from the lowest of a stack to the top; "!" marks
what a fight has shown. The positions that [K9] remembers are not part of it.
"""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.rokumon import knowledge
from kachidoki.rokumon.acts import ACTS, UNUSED
from kachidoki.rokumon.boards import LETTERS, NO_COIN, POP
from kachidoki.rokumon.state import NOBODY, OVER, PHASES, SHOWN, TURN, Field, full_supply
from kachidoki.rokumon.warriors import CLANS, NAMES, in_supply, supply_size
from kachidoki.rokumon.winning import REASONS

LETTER_OF: tuple[str, str] = ("S", "T")


def position(p: Field) -> str:
    """All that a state holds and that cannot be told from the rest."""
    items = [f"act {p.act}", f"phase {PHASES[p.phase]}"]
    if p.clan != NOBODY:
        items.append(f"clan {CLANS[p.clan]}")
    if p.flip:
        items.append(f"flip {p.flip}")
    if p.board.coins:
        items.append("coins " + " ".join([coin_text(p, coin) for coin in range(p.board.coins)]))
    elif p.dealt:
        items.append("dealt " + " ".join([str(p.pips >> (3 * k) & 7) for k in range(p.dealt)]))
    for coin in range(p.board.coins):
        stack = stack_text(p, coin)
        if stack:
            items.append(f"on {p.board.cell(coin)} {stack}")
    for clan in range(i64(2)):
        items += clan_items(p, clan)
    if p.lock != NO_COIN:
        items.append(f"lock {p.board.cell(p.lock)}")
    if p.fight != NO_COIN:
        items.append(
            f"fight {p.board.cell(p.fight)} {CLANS[p.fighter]} {p.added0} {p.added1} {p.readies}"
        )
    if p.moved != NOBODY:
        items.append(f"moved {CLANS[p.moved]}")
    if p.plain:
        items.append("plain yes")
    if p.taken != NOBODY:
        items.append(f"taken {CLANS[p.taken]}")
    if p.won0 or p.won1 or p.draws or p.deciders:
        items.append(f"acts {p.won0} {p.won1} {p.draws} {p.deciders}")
    if p.phase == OVER:
        who = CLANS[p.winner] if p.winner >= 0 else "nobody"
        items.append(f"winner {who} {REASONS[p.reason]}")
    return "; ".join(items)


def coin_text(p: Field, coin: i64) -> str:
    """A coin's cell, colour and pips."""
    pips = p.pips >> (3 * coin) & 7
    return f"{p.board.cell(coin)}:{LETTERS[p.board.colours[coin]]}:{pips}"


def warrior_text(clan: i64, kind: i64) -> str:
    """A warrior: its clan's letter, its value, and whether a fight has shown it."""
    return f"{LETTER_OF[clan]}{NAMES[clan][kind & 7]}{'!' if kind & SHOWN else ''}"


def stack_text(p: Field, coin: i64) -> str:
    """A stack from the lowest warrior to the top."""
    stack: list[str] = []
    for clan in range(i64(2)):
        if p.triple == coin and p.top(clan) >> coin & 1:
            stack.append(warrior_text(clan, p.kind_third))
    for clan in range(i64(2)):
        if p.under(clan) >> coin & 1:
            stack.append(warrior_text(clan, p.kind_under(coin)))
    for clan in range(i64(2)):
        if p.top(clan) >> coin & 1:
            stack.append(warrior_text(clan, p.kind_top(coin)))
    return " ".join(stack)


def clan_items(p: Field, clan: i64) -> list[str]:
    """A clan's supply, tokens, mark, and what the other side can tell of it."""
    name = CLANS[clan]
    items: list[str] = []
    held: list[str] = []
    for kind in range(len(NAMES[clan])):
        held += [NAMES[clan][kind]] * int(in_supply(p.supply(clan), kind))
    if held:
        items.append(f"supply {name} {' '.join(held)}")
    spent = p.spent1 if clan else p.spent0
    if p.fresh(clan) or spent:
        items.append(f"tokens {name} {p.fresh(clan)} {spent}")
    if p.used >> clan & 1:
        items.append(f"used {name}")
    if knowledge.tracked(p) and p.phase >= TURN and p.triple == NO_COIN:
        worlds = knowledge.worlds(p, clan)
        if worlds != knowledge.all_worlds(p, clan):
            items.append(f"could {name} {' '.join([world_text(p, clan, w) for w in worlds])}")
    return items


def world_text(p: Field, clan: i64, world: i64) -> str:
    """The values of a clan's warriors in a world, coin by coin, the covered one first."""
    values = [NAMES[clan][world >> at & 7] for at in knowledge.places(p, clan)]
    return ".".join(values)


def pieces(p: Field) -> dict[str, int]:
    """Counts that never change: each clan's warriors and values, and the tokens."""
    counts: dict[str, int] = {}
    valued = ACTS[p.act].values != UNUSED
    for clan in range(i64(2)):
        name = CLANS[clan]
        triple = p.triple != NO_COIN and p.top(clan) >> p.triple & 1 == 1
        stand = i64(POP[p.top(clan)]) + i64(POP[p.under(clan)]) + (1 if triple else 0)
        counts[f"{name} warriors"] = int(stand + supply_size(p.supply(clan)))
        total = p.supply(clan)
        for coin in range(p.board.coins):
            if p.top(clan) >> coin & 1:
                total += 1 << (3 * (p.kind_top(coin) & 7))
            if p.under(clan) >> coin & 1:
                total += 1 << (3 * (p.kind_under(coin) & 7))
        if triple:
            total += 1 << (3 * (p.kind_third & 7))
        counts[f"{name} has its own values"] = int(total == full_supply(p.setting, clan, valued))
        lost = p.won0 if clan else p.won1
        added = p.added1 if clan else p.added0
        if p.setting.taroma < 0:
            counts[f"{name} tokens"] = int(p.tokens(clan) + added - lost)
    return counts
