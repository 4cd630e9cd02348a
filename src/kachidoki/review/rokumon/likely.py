"""How an act that is not solved likely goes on: by the search, and by what a seat knew.

Both do what the search calls best over all worlds that fit what the seat knew, action after action.
A line ends where a fight would show a warrior that the seat did not know: nobody could say what
it shows. Nor could anybody say which warrior the other clan deploys: such a deploy has no value.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kachidoki.bots.rokumon.search_root import code_of
from kachidoki.core import Action, Event, Rng
from kachidoki.core.event import Facts
from kachidoki.review.rokumon import searching
from kachidoki.rokumon import RokumonState, RokumonView, actions, knowledge
from kachidoki.rokumon.actions import DEPLOY, FIGHT, SURRENDER
from kachidoki.rokumon.boards import NO_COIN
from kachidoki.rokumon.imagine import imagine
from kachidoki.rokumon.state import BIDDING, TURN
from kachidoki.rokumon.warriors import CLANS

MOST: Final = 8  # actions that are followed
ANSWER: Final = 2  # the first of them gets so much less work than a decision
LATER: Final = 10  # and each of the others
PLACE: Final = 63  # of a deploy's number: all but the warrior
EVERY_SURPRISE: Final = 64  # how winning surprises are counted

Replies = list[tuple[int, Action]]


def replies(view: RokumonView, action: Action, nodes: int, rng: Rng) -> Replies:
    """What both likely do after an action, with who acts; empty where nobody could say."""
    seat = view.seat or 0
    clan = int(view.seen.clan_of(seat))
    world = imagine(view.seen, clan, rng)
    found: Replies = []
    work = nodes // ANSWER
    while goes_on(world, view.seen):
        if shows(world, action, clan):
            return found[:-1]
        world.step(world.seat_of(world.clan), action)
        if len(found) == MOST or not goes_on(world, view.seen):
            break
        by = int(world.clan)
        action = best_of(world, clan, work)
        found.append((int(world.seat_of(by)), known_of(action, by != clan and hides(world))))
        work = nodes // LATER
    return found


def goes_on(world: RokumonState, start: RokumonState) -> bool:
    """Whether somebody of the act in which a line began has something to decide."""
    return world.phase in (TURN, BIDDING) and world.act == start.act and world.clan >= 0


def hides(world: RokumonState) -> bool:
    """Whether values are hidden."""
    return bool(knowledge.tracked(world))


def shows(world: RokumonState, action: Action, clan: int) -> bool:
    """Whether an action may show a warrior that a clan does not know."""
    if not hides(world) or world.phase not in (TURN, BIDDING):
        return False
    if world.phase == BIDDING:
        coin = int(world.fight)
    elif action.kind == FIGHT:
        coin = int(world.board.coin_at[action.bit & 127])
    else:
        return False
    return any(
        side >> coin & 1 and len(knowledge.could_be(world, 1 - clan, coin, top)) > 1
        for top, side in ((True, world.top(1 - clan)), (False, world.under(1 - clan)))
    )


def best_of(world: RokumonState, clan: int, nodes: int) -> Action:
    """What the clan to act does best, as far as one of the two clans knows."""
    seen = world.view(int(world.seat_of(clan))).seen
    by = int(world.clan)
    legal = [each for each in world.legal(world.seat_of(by)) if each.kind != SURRENDER]
    unknown = by != clan and hides(world)
    codes: dict[int, Action] = {}
    for each in legal:
        code = int(code_of(seen, each))
        codes.setdefault(code & PLACE if unknown and each.kind == DEPLOY else code, each)
    found = searching.search(seen, clan, list(codes), nodes)
    return codes[found.codes[-1]]


def known_of(action: Action, unknown: bool) -> Action:
    """An action as the other clan sees it: of a deploy it sees no value."""
    if unknown and action.kind == DEPLOY:
        return actions.deploy(0, 0, action.bit & 127)
    return action


def in_truth(action: Action, legal: Sequence[Action]) -> Action:
    """An action of the other clan as it can be taken: any warrior, where none is named."""
    if action in legal or action.kind != DEPLOY:
        return action
    return next(
        each for each in legal if each.kind == DEPLOY and each.bit & 127 == action.bit & 127
    )


def told(
    view: RokumonView, action: Action, line: Sequence[tuple[int, Action]], rng: Rng
) -> list[Event]:
    """What the likely answer to an action does, and that it is no more than likely."""
    seat = view.seat or 0
    clan = int(view.seen.clan_of(seat))
    world = imagine(view.seen, clan, rng)
    world.step(seat, action)
    for by, answer in line:
        world.step(by, in_truth(answer, world.legal(by)))
        if by != seat:
            facts: Facts = {"clan": CLANS[1 - clan], "action": str(answer)}
            return answered(view.seen, world, seat, facts)
    return []


def answered(before: RokumonState, world: RokumonState, seat: int, facts: Facts) -> list[Event]:
    """What an answer, which was just taken, means for a seat."""
    clan = int(world.clan_of(seat))
    sure = Event("review.likely" if hides(before) else "review.likely-open", {}, "Hint")
    if (world.won0 if clan else world.won1) > (before.won0 if clan else before.won1):
        return [Event("review.answer-wins", facts, "Hint")]
    wins = 0
    if world.phase == TURN and world.act == before.act:
        seen = world.view(seat).seen
        wins = int(searching.root(seen, clan).wins_of(1 - clan, NO_COIN))
    if 0 < wins < EVERY_SURPRISE:
        return [Event("review.answer-threatens", {**facts, "wins": wins}, "Hint"), sure]
    return [Event("review.answer-expected", facts, "Hint"), sure]
