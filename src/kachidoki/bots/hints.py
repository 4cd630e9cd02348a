"""The best few actions for a view, with what to expect of them and a reason in words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from kachidoki.bots.joraku_sense import Sense
from kachidoki.bots.par import shortest
from kachidoki.bots.thinking import Budget, Stop, begin, never, ponder
from kachidoki.bots.verdicts import covers, verdicts
from kachidoki.core import Action, Event, Rng, View
from kachidoki.core.event import Facts
from kachidoki.joraku import JorakuView
from kachidoki.joraku.cards import AREAS, card_names
from kachidoki.joraku.prestige import POINTS, ranks
from kachidoki.joraku.state import DRAFTING, PASSING, PLAYING, daimyo_area
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.variants import kachidoki_points
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.actions import ADD, FIGHT, READY, SURRENDER
from kachidoki.rokumon.acts import SOLO
from kachidoki.rokumon.boards import POP
from kachidoki.rokumon.imagine import imagine
from kachidoki.rokumon.state import NOBODY, TURN
from kachidoki.rokumon.taroma import wins_of

BUDGET: Final = Budget(8_000, 0.9)
CERTAIN: Final = 100  # percent
LIKELY: Final = 60
UNLIKELY: Final = 25
LOW: Final = 3  # a card that rarely wins


@dataclass(frozen=True)
class Hint:
    """An action, what would follow it in the same turn, and why."""

    action: Action
    then: tuple[Action, ...]
    chance: float | None  # to win the game, or the act; nobody thinks about the only choice
    reason: Event


def hints(
    view: View, rng: Rng, most: int = 3, budget: Budget = BUDGET, stop: Stop = never
) -> list[Hint]:
    """The best few actions, the best first; nothing if it is not this seat's decision."""
    legal = view.legal()
    # Of an only card it may still be asked what to do with it.
    if len(legal) < 2 and not (isinstance(view, JorakuView) and view.seen.phase == PLAYING):
        only = Event("bots.hint-only", {}, "Hint")
        return [Hint(action, (), None, only) for action in legal]
    found: list[Hint] = []
    told: set[frozenset[Action]] = set()
    for line, chance in searched(view, rng, budget, stop):
        if len(found) == most:
            break
        whole = [*line, *second_pass(view, line[0], rng, budget, stop)]
        if frozenset(whole) in told:
            continue  # the same two cards to pass on, in another order
        told.add(frozenset(whole))
        found.append(Hint(line[0], tuple(whole[1:]), chance, reason_for(view, whole, rng)))
    return taroma_first(view, found)[:most]


def taroma_first(view: View, found: list[Hint]) -> list[Hint]:
    """Taroma plays by its list: what beats it is known, and comes first."""
    if not isinstance(view, RokumonView) or view.seen.act != SOLO:
        return found
    best = shortest(view.seen.copy())
    if best is None:
        lost = Event("bots.hint-taroma-holds", {}, "Solved")
        return [replace(hint, reason=lost) for hint in found]
    turns, action = best
    sure = Hint(action, (), 1.0, Event("bots.hint-taroma", {"turns": turns}, "Solved"))
    return [sure, *(hint for hint in found if hint.action is not action)]


def searched(
    view: View, rng: Rng, budget: Budget, stop: Stop
) -> Sequence[tuple[Sequence[Action], float]]:
    """What a search finds, the best first."""
    thinker = begin(view, rng, budget.work)
    ponder(thinker, budget, stop)
    return thinker.lines()


def second_pass(
    view: View, first: Action, rng: Rng, budget: Budget, stop: Stop
) -> Sequence[Action]:
    """The other card to pass on in Joraku, once the first one is chosen."""
    if not isinstance(view, JorakuView) or view.seat is None or view.seen.phase != PASSING:
        return ()
    after = view.seen.copy()
    after.step(view.seat, first)
    if after.phase != PASSING or view.seat not in after.to_act():
        return ()
    less = Budget(max(1, budget.work // 4), budget.seconds / 4)
    return searched(after.view(view.seat), rng, less, stop)[0][0][:1]


def reason_for(view: View, line: Sequence[Action], rng: Rng) -> Event:
    """Why a line is a good idea, as far as it can be said in a sentence."""
    if isinstance(view, JorakuView):
        return joraku_reason(view, line)
    assert isinstance(view, RokumonView)
    return rokumon_reason(view, line[0], rng)


# Joraku


def joraku_reason(view: JorakuView, line: Sequence[Action]) -> Event:
    """What a turn does on the map and in the skirmish."""
    p = view.seen
    seat = -1 if view.seat is None else view.seat
    if p.phase < PLAYING:
        cards = 0
        for action in line:
            cards |= 1 << action.bit
        if p.phase == DRAFTING:
            return Event("bots.hint-take", {"cards": card_names(p.hand(seat) | cards)}, "Hint")
        return Event("bots.hint-give", {"cards": card_names(p.hand(seat) & ~cards)}, "Hint")
    after = p.copy()
    for action in line:
        if action.text != "end":
            after.step(seat, action)
    if p.phase == PLAYING:
        card_number = line[0].bit % 21 % 7
        sure = Sense(p).chance(p.now, p.played, card_number)
        area = daimyo_area(after.army(after.colour))
        rank = ranks(after, area) >> (3 * after.colour) & 7
        points = kachidoki_points(after.variants, rank)
        if sure >= LIKELY and points:
            facts: Facts = {"area": AREAS[area], "points": points}
            key = "bots.hint-surely-wins" if sure >= CERTAIN else "bots.hint-wins-skirmish"
            return Event(key, facts, "Hint")
        gain = gained(p, after)
        if gain.key == "bots.hint-holds" and sure <= UNLIKELY and 0 < card_number <= LOW:
            best = max(Sense(p).chance(p.now, p.played, a.bit % 21 % 7) for a in view.legal())
            key = "bots.hint-low" if best <= UNLIKELY else "bots.hint-spares"
            return Event(key, {}, "Hint")
        return gain
    return gained(p, after)


def gained(p: JorakuState, after: JorakuState) -> Event:
    """The area where a turn gains the most points, and what it gives up elsewhere.

    Of this round's rows; if nothing is gained there in all, of the next's.
    """
    colour = after.colour
    for ahead in range(3 - int(p.round)):
        changes: list[tuple[int, int]] = []
        for area in range(7):
            row = p.setting.rows[7 * (p.round + ahead) + area]
            before = paid(row, ranks(p, area) >> (3 * colour) & 7)
            now = paid(row, ranks(after, area) >> (3 * colour) & 7)
            changes.append((now - before, area))
        gain, area = max(changes)
        whole = sum(change for change, _ in changes)
        if whole > 0:
            rank = ranks(after, area) >> (3 * colour) & 7
            facts: Facts = {"area": AREAS[area], "rank": int(rank), "points": gain}
            facts["lost"] = max(0, gain - whole)
            facts["round"] = int(p.round) + ahead + 1
            return Event("bots.hint-area", facts, "Hint")
    return Event("bots.hint-holds", {}, "Hint")


def paid(row: int, rank: int) -> int:
    """What a row pays a rank."""
    return row >> (20 * (rank - 1)) & int(POINTS) if 0 < rank < 4 else 0


# Rokumon


def rokumon_reason(view: RokumonView, action: Action, rng: Rng) -> Event:
    """What an action is worth where that is known, else what it makes and stops."""
    seen = view.seen
    if action.kind == SURRENDER:
        return Event("bots.hint-surrender", {}, "Hint")
    if covers(view) and seen.act != SOLO:
        verdict = next(each for each in verdicts(view) if each.action is action)
        if (verdict.value, verdict.plies) == ("win", 1):
            return Event("bots.hint-wins", {}, "Hint")
        key = "bots.hint-solved-loss" if verdict.value == "loss" else "bots.hint-solved"
        return Event(key, {"worth": verdict.worth()}, "Solved")
    if action.kind == ADD:
        return Event("bots.hint-tokens", {}, "Hint")
    if action.kind == READY:
        return Event("bots.hint-saves", {}, "Hint")
    clan = NOBODY if view.seat is None else seen.clan_of(view.seat)
    before = imagine(seen, clan, rng)
    after = before.copy()
    after.take(action, None)
    if (after.won1 if clan else after.won0) > (seen.won1 if clan else seen.won0):
        return Event("bots.hint-wins", {}, "Hint")
    if action.kind == FIGHT:
        return Event("bots.hint-fight", {}, "Hint")
    if after.phase != TURN:
        return Event("bots.hint-holds", {}, "Hint")
    threats = int(wins_of(before, 1 - clan))
    left = int(wins_of(after, 1 - clan)) if after.clan != clan else 0
    if left < threats:
        return Event("bots.hint-stops", {"threats": threats - left, "left": left}, "Hint")
    mine = int(wins_of(after, clan))
    if mine:
        return Event("bots.hint-threatens", {"wins": mine}, "Hint")
    coins: Facts = {"mine": int(POP[after.top(clan)]), "theirs": int(POP[after.top(1 - clan)])}
    return Event("bots.hint-control", coins, "Hint")
