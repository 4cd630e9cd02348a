"""Rokumon's part of the contract `kachidoki.review.reviewer.Reviewer`.

Acts 1 and 2 and the solo game are solved, so there everything is exact, and nothing is hidden.
Elsewhere the strong bots' search judges. Each act of a campaign is a part of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

from kachidoki.bots.rokumon.hints import reason_for
from kachidoki.bots.rokumon.solved.exact import SOLVED_ACTS, open_state, solved_board
from kachidoki.bots.rokumon.solved.verdicts import Verdict, covers, judge, verdicts
from kachidoki.core import Action, Event, Rng
from kachidoki.review.effort import Effort
from kachidoki.review.estimate import EXACT, SEARCHED, WHOLE, Estimate, certain
from kachidoki.review.reviewer import Judged
from kachidoki.review.rokumon import answers, likely, searching, solo
from kachidoki.review.rokumon.grid import grid
from kachidoki.rokumon import RokumonState, RokumonView, knowledge
from kachidoki.rokumon.actions import ADD, DEPLOY, FIGHT, READY, SURRENDER
from kachidoki.rokumon.acts import SOLO
from kachidoki.rokumon.state import BIDDING, LOST, OVER, TURN

HALF: Final = WHOLE // 2
# What two actions differ in, by their kinds; all others move something.
TOPICS: Final[Mapping[str, frozenset[int]]] = {
    "fights": frozenset([FIGHT]),
    "tokens": frozenset([ADD, READY]),
    "deploying": frozenset([DEPLOY]),
}
MOVING: Final = "moving"
LESS: Final = ("bots.hint-solved", "bots.hint-control")  # hints that say no more than a solution
SHOWDOWN: Final = "rokumon.showdown"
# How the keys begin of what else changes a chance.
TELLING: Final = tuple(
    f"rokumon.{name}"
    for name in ("coins", "deploy", "move", "fight", "surprise", "add", "ready", "surrender")
)
VALUES: Final = {"win": WHOLE, "draw": HALF, "loss": 0}


class RokumonReviewer:
    """Reviews games of Rokumon: every action is a decision."""

    def goes_on(self, state: RokumonState, seat: int) -> bool:
        """Every action is a decision of its own."""
        return False

    def start(self, state: RokumonState) -> int:
        """Before the deal anybody may win an act."""
        return HALF

    def hides(self, state: RokumonState) -> bool:
        """Whether somebody has to guess values."""
        return knowledge.tracked(state)

    def exact(self, state: RokumonState) -> bool:
        """Whether the act is solved; none that is hides anything."""
        return state.act in SOLVED_ACTS

    def part(self, state: RokumonState) -> int:
        """The act."""
        return int(state.act)

    def when(self, state: RokumonState, turn: int) -> Event:
        """The how many-th turn of the seat it was in its act."""
        return Event("review.when-turn", {"turn": turn}, "A turn")

    def results(self, before: RokumonState, after: RokumonState) -> tuple[int, ...] | None:
        """Who won an act, when it ends; a draw is half a win."""
        made = [ended(before, after, int(after.clan_of(seat))) for seat in seats_of(after)]
        return tuple(each for each in made if each is not None) or None

    def shows(self, before: RokumonState, after: RokumonState) -> bool:
        """A fight that is settled shows both warriors."""
        return before.phase == BIDDING and after.phase != BIDDING

    def telling(self, before: RokumonState, events: Sequence[Event]) -> list[Event]:
        """What was done, and which warriors a fight showed."""
        showdown = [event for event in events if event.key == SHOWDOWN]
        return showdown or [event for event in events if event.key.startswith(TELLING)]

    def chosen(self, by: int, line: Sequence[Action]) -> list[Event]:
        """Nobody decides face down."""
        return []

    def judge(self, view: RokumonView, line: Sequence[Action], effort: Effort, rng: Rng) -> Judged:
        """An action by what its seat could know."""
        seen = view.seen
        if seen.act in SOLVED_ACTS:
            return judge_solved(seen, line[0])
        clan = int(seen.clan_of(view.seat or 0))
        worlds = len(knowledge.worlds(seen, 1 - clan)) if knowledge.tracked(seen) else 1
        known = searching.as_known(seen, clan)
        return judge_searched(known, clan, view.legal(), line[0], effort, worlds)

    def chance(self, view: RokumonView, effort: Effort, rng: Rng) -> Estimate:
        """A seat's chance by what it knows, while the other is to act, or before a deal."""
        clan = int(view.seen.clan_of(view.seat or 0))
        return chance_of(searching.as_known(view.seen, clan), clan, effort)

    def judge_open(
        self, state: RokumonState, seat: int, line: Sequence[Action], effort: Effort, rng: Rng
    ) -> tuple[list[int], list[int], Judged]:
        """An action with all values face up."""
        clan = int(state.clan_of(seat))
        if state.act in SOLVED_ACTS:
            judged = judge_solved(state, line[0])
        else:
            legal = state.legal(seat)
            judged = judge_searched(searching.opened(state), clan, legal, line[0], effort, 1)
        before, after = (
            [each.value if s == seat else WHOLE - each.value for s in seats_of(state)]
            for each in (judged.best, judged.played)
        )
        return before, after, judged

    def chances_open(self, state: RokumonState, effort: Effort, rng: Rng) -> list[int]:
        """Everybody's chance with all values face up."""
        seen = state if state.act in SOLVED_ACTS else searching.opened(state)
        found = [chance_of(seen, int(state.clan_of(seat)), effort).value for seat in seats_of(seen)]
        return found if len(found) == 1 else [found[0], WHOLE - found[0]]

    def reasons(
        self,
        view: RokumonView,
        line: Sequence[Action],
        judged: Judged,
        replies: Sequence[tuple[int, Action]],
        rng: Rng,
    ) -> list[Event]:
        """What a hint says of the better one; how the played one is answered; the verdict on both.

        What a hint would say of the played one as well is no reason and left out.
        """
        seen, played = view.seen, line[0]
        better = reason_for(view, judged.line[0], rng)
        if not covers(view):
            same = better.as_dict() == reason_for(view, played, rng).as_dict()
            told = [*([] if same else [better]), *likely.told(view, played, replies, rng)]
            return told or [Event("review.only-searched", {}, "Hint")]
        both = solo.judge(seen, played) if seen.act == SOLO else judge(view, played)
        answer = answers.told(seen, played)
        found = [*answer, both.event()]
        if better.key not in LESS:
            return [better, *found]
        if any(each.facts.get("does") == "nothing" for each in answer):
            return [Event("review.only-solved", {}, "Solved"), *found]
        return found

    def replies(
        self, view: RokumonView, line: Sequence[Action], effort: Effort, rng: Rng
    ) -> list[tuple[int, Action]]:
        """Best play of both where it is solved, else what the search expects."""
        if covers(view):
            return answers.line_after(view.seen, line[0])
        return likely.replies(view, line[0], effort.nodes, rng)

    def in_truth(self, state: RokumonState, seat: int, reply: Action) -> Action:
        """A deploy without its value is one of any warrior of the supply."""
        return likely.in_truth(reply, state.legal(seat))

    def stage(self, state: RokumonState, seat: int) -> None:
        """Replies are shown as things truly stood: they name no hidden value."""
        return

    def in_secret(self, state: RokumonState) -> bool:
        """Whatever is done is seen, but for a value."""
        return False

    def topic(self, view: RokumonView, line: Sequence[Action], best: Sequence[Action]) -> str:
        """Fights, tokens, deploying or moving."""
        return topic((line[0].kind, best[0].kind))

    def grid(self, view: RokumonView, rng: Rng) -> Mapping[str, Any]:
        """What each hidden warrior of the other clan could be."""
        return grid(view)


def topic(kinds: Collection[int]) -> str:
    """What actions of some kinds are about.

    >>> topic((SURRENDER, FIGHT)), topic((ADD, READY)), topic((DEPLOY, DEPLOY))
    ('fights', 'tokens', 'deploying')
    """
    return next((name for name, about in TOPICS.items() if not about.isdisjoint(kinds)), MOVING)


def seats_of(state: RokumonState) -> range:
    """The seats of a game; alone against Taroma there is one."""
    return range(2 if state.setting.taroma < 0 else 1)


def score(state: RokumonState) -> tuple[int, ...]:
    """What changes with the end of an act, also with a drawn one."""
    return int(state.act), int(state.draws), int(state.deciders)


def ended(before: RokumonState, after: RokumonState, clan: int) -> int | None:
    """What a clan made of an act, if it ended between two states."""
    won = int(after.won0 - before.won0), int(after.won1 - before.won1)
    if any(won):
        return WHOLE * won[clan]
    return HALF if after.phase == OVER or score(after) != score(before) else None


def after_action(state: RokumonState, action: Action) -> int:
    """What an action is worth to whoever takes it, in an act that is solved."""
    clan = int(state.clan)
    after = state.copy()
    after.step(state.seat_of(clan), action)
    result = ended(state, after, clan)
    if result is not None:
        return result
    if after.phase == LOST:
        return 0
    return solved_value(after, clan)


def solved_value(state: RokumonState, clan: int) -> int:
    """What a position of a solved act is worth to a clan."""
    if state.act == SOLO:
        return HALF * solo.value_of(state)
    solved = solved_board(state.board, int(state.act), int(state.setting.tokugawa))
    value = VALUES[solved.verdict(open_state(state, solved))[0]]
    return value if state.clan == clan else WHOLE - value


def judge_solved(state: RokumonState, played: Action) -> Judged:
    """An action next to the best one, both exact."""
    legal = state.legal(state.seat_of(state.clan))
    if state.act == SOLO:
        solo.value_of(state)  # which solves everything that can follow, at once
    values = {action: after_action(state, action) for action in legal}
    ranked = quickest_first(state)
    order = [*ranked, *(action for action in legal if action not in ranked)]
    best = max(order, key=lambda action: values[action])
    if values[best] == values[played] and values[played]:
        best = played  # where all is lost, the best holds out longest
    moves = [moves_until(ranked.get(action), values[action]) for action in (played, best)]
    if values[best] == values[played] and moves[0] == moves[1]:
        best = played
    return Judged(
        played=certain(values[played]),
        best=certain(values[best]),
        loss=certain(values[best] - values[played]),
        how=EXACT,
        worlds=1,
        choices=len(legal),
        line=(best,),
        moves=(moves[0], moves[1]),
    )


def quickest_first(state: RokumonState) -> dict[Action, Verdict]:
    """What the solution says of actions: what wins soonest first, what loses latest last."""
    view = RokumonView(None, state)
    if not covers(view):
        return {}
    found = solo.verdicts(state) if state.act == SOLO else verdicts(view)
    return {verdict.action: verdict for verdict in found}


def moves_until(verdict: Verdict | None, value: int) -> int:
    """How many moves of both lead to a result, of which the first is judged; 0 for a draw.

    What the solution says nothing of is a surrender, or accepting that an act is lost.
    """
    if value == HALF:
        return 0  # by repetition too, at which the solution does not look [K9]
    return 1 if verdict is None else verdict.plies


def judge_searched(
    seen: RokumonState,
    clan: int,
    legal: Sequence[Action],
    played: Action,
    effort: Effort,
    worlds: int,
) -> Judged:
    """An action next to the best one, both searched equally deep."""
    by_code = searching.codes_of(seen, [each for each in legal if each.kind != SURRENDER])
    found = searching.search(seen, clan, list(by_code), effort.nodes)
    if played.kind == SURRENDER:
        depth, mine = found.depth, [0] * len(found.chances(found.depth))
    else:
        codes = [code for code, action in by_code.items() if action is played]
        nodes = searching.AGAIN * effort.nodes
        alone = searching.search(seen, clan, codes, nodes, found.depth)
        depth = found.depth if searching.is_sure(alone) else min(found.depth, alone.depth)
        mine = alone.chances(depth)
    best = found.chances(depth)
    action = by_code[found.codes[:depth][-1]]
    if action is played or mine[-1] >= best[-1]:
        action, best = played, mine
    reach = searching.reach_of(seen)
    return Judged(
        played=searching.chance_around(mine, reach),
        best=searching.chance_around(best, reach),
        loss=searching.loss_around(best, mine, action is played, reach),
        how=SEARCHED,
        worlds=worlds,
        choices=len(legal),
        line=(action,),
        depth=depth,
    )


def chance_of(seen: RokumonState, clan: int, effort: Effort) -> Estimate:
    """A clan's chance, whoever is to act; before a deal an act is open."""
    if seen.phase not in (TURN, LOST) and seen.clan < 0:
        return certain(HALF)
    if seen.phase == LOST:
        return certain(0 if seen.clan == clan else WHOLE)
    if seen.act in SOLVED_ACTS:
        return certain(solved_value(seen, clan))
    codes = searching.mover_codes(seen, clan)
    found = searching.search(seen, clan, codes, effort.nodes)
    estimate = searching.chance_around(found.chances(found.depth), searching.reach_of(seen))
    if seen.clan == clan:
        return estimate
    return Estimate(WHOLE - estimate.value, WHOLE - estimate.high, WHOLE - estimate.low)
