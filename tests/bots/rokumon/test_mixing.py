"""Hidden deployments: chance has a part in them, and those of the other are weighed."""

from __future__ import annotations

import math
from collections import Counter

import pytest

from kachidoki.bots.rokumon.alpha_beta import AlphaBeta
from kachidoki.bots.rokumon.belief import Habits, chances
from kachidoki.bots.rokumon.habits import HABITS
from kachidoki.bots.rokumon.mixing import (
    DEPLOY_WORK,
    MARGIN,
    PARTS,
    SAME_DEPLOY,
    WARMTH,
    choice_of,
    mixed,
)
from kachidoki.bots.rokumon.search_context import DEPLOY, EVEN, HIDDEN
from kachidoki.bots.rokumon.search_root import code_of, root_of
from kachidoki.bots.rokumon.thinker import RokumonThinker
from kachidoki.bots.rokumon.warrior_history import DEEDS, DEPLOYED, deeds_of_hidden
from kachidoki.bots.rokumon.worth import BOUND, SURE, WIN, scratch, worth
from kachidoki.core import CHANCE, Action, Rng
from kachidoki.core.laws import chosen
from kachidoki.rokumon import Rokumon, RokumonState, actions, knowledge
from kachidoki.rokumon.imagine import fill
from kachidoki.rokumon.state import TURN
from kachidoki.rokumon.warriors import KINDS
from tests.rokumon.scene import after

COINS = {3: "gjgjgjj", 4: "gjgjgjj", 5: "gjgjfjg"}


def alone(act: int) -> Rokumon:
    """An act on its own."""
    return Rokumon(act=str(act), coins=COINS[act], honour="off")


def first_of_tokugawa(act: int, mixing: bool) -> Counter[str]:
    """Which warrior Tokugawa deploys first, on many deals."""
    game = Rokumon(act=str(act), honour="off")
    found: Counter[str] = Counter()
    for seed in range(40):
        rng = Rng(b"deal %d" % seed)
        state = game.start()
        while state.to_act()[0] == CHANCE:
            state.step(CHANCE, chosen(state, CHANCE, rng))
        for clan in range(2):
            search = RokumonThinker(state.view(clan), rng, mixing=mixing)
            search.run(8000)
            action = search.choice()[0]
            state.step(clan, action)
        found[str(action).split()[1]] += 1
    return found


@pytest.mark.parametrize("act", [3, 5])
def test_the_first_deployment_is_not_nearly_always_the_same(act: int) -> None:
    # Without chance one of four kinds is nearly always the first, and some never are.
    settled, varied = (first_of_tokugawa(act, mixing) for mixing in (False, True))
    assert max(settled.values()) >= 30
    assert max(varied.values()) < 30
    assert len(settled) < len(varied) == 4


@pytest.mark.parametrize("act", [3, 4, 5])
def test_chance_decides_between_warriors_for_the_same_coin_only(act: int) -> None:
    first, second, third = (DEPLOY | 2 << 3 | kind << 6 for kind in (1, 2, 3))
    elsewhere = DEPLOY | 3 << 3 | 1 << 6
    less, least = 900 - int(WARMTH[act]), 900 - MARGIN[act]
    found = [(first, 900), (elsewhere, 890), (second, less), (third, least)]
    times = Counter(mixed(act, found, first, part) for part in range(0, PARTS, PARTS // 1000))
    assert set(times) == {first, second}
    # What gives up WARMTH is taken e times less often.
    assert times[first] / times[second] == pytest.approx(2.718, abs=0.05)


def test_a_sure_win_and_other_actions_are_not_mixed() -> None:
    first, second = (DEPLOY | 2 << 3 | kind << 6 for kind in (1, 2))
    move = 1 | 2 << 3 | 3 << 6
    sure = int(SURE) + 10
    for part in range(0, PARTS, PARTS // 50):
        assert mixed(3, [(first, sure), (second, sure - 1)], first, part) == first
        assert mixed(3, [(move, 100), (first, 99), (second, 98)], move, part) == move
        # Nobody walks into a loss for the sake of being unforeseen.
        assert mixed(3, [(first, -int(SURE)), (second, -sure)], first, part) == first


def positions(act: int, number: int) -> list[RokumonState]:
    """Positions of random play, early ones among them."""
    rng = Rng(b"mixing %d" % act)
    found: list[RokumonState] = []
    while len(found) < number:
        state = after(alone(act))
        for _ in range(int(rng.below(14))):
            if state.to_act():
                state.step(state.to_act()[0], chosen(state, state.to_act()[0], rng))
        if state.phase == TURN:
            found.append(state)
    return found


@pytest.mark.parametrize("act", [3, 4, 5])
def test_a_mixed_deployment_gives_up_at_most_the_margin(act: int) -> None:
    compared = 0
    for state in positions(act, 30):
        clan = int(state.clan)
        seen = state.view(clan).seen
        codes = [code_of(seen, a) for a in seen.actions()]
        search, exact = (AlphaBeta(root_of(seen, clan, HABITS), list(codes), []) for _ in range(2))
        search.margin, exact.margin = MARGIN[act], BOUND
        for alpha in (search, exact):
            alpha.even = True
            while alpha.depth < 2 and not alpha.done:
                alpha.run(alpha.nodes + 1)
        values = dict(exact.finished)
        picked = {choice_of(search, part, []) for part in range(0, PARTS, PARTS // 20)}
        for code in picked:
            assert values[code] > exact.best_value - MARGIN[act] or code == search.best_code
        compared += len(picked) > 1
    assert compared >= 5


def test_the_warrior_is_what_few_positions_choose_and_the_coin_what_many_do() -> None:
    """More work settles on one warrior, which whoever has met it before would know."""
    state = after(alone(5))
    view = state.view(int(state.clan))

    def found(seed: int) -> tuple[RokumonThinker, Action, bool]:
        thinker = RokumonThinker(view, Rng(b"warriors %d" % seed))
        while thinker.given < 5 * DEPLOY_WORK:
            thinker.run(1500)  # not a part of DEPLOY_WORK: how it is cut does not matter
        whole = RokumonThinker(view, Rng(b"warriors %d" % seed))
        whole.run(thinker.given)
        return thinker, thinker.choice()[0], whole.choice() == thinker.choice()

    games = [found(seed) for seed in range(12)]
    assert all(same for _, _, same in games)
    for thinker, action, _ in games:
        assert thinker.search is not None
        coin = int(thinker.search.best_code) & SAME_DEPLOY
        alike = {move for move, _ in thinker.early if move & SAME_DEPLOY == coin}
        assert int(code_of(view.seen, action)) in alike or not alike
    assert len({action.text.split()[1] for _, action, _ in games}) > 1


def plain_habits(act: int, clan: int, deed: int, numbers: list[int]) -> Habits:
    """Only one deed says anything."""
    nothing = [[[0] * int(KINDS) for _ in DEEDS] for _ in range(2)]
    nothing[clan][deed] = numbers
    return {act: nothing}


def test_worlds_are_weighed_by_what_the_other_would_have_deployed() -> None:
    state = after(alone(3), "deploy 2 d4", "deploy 1 e4", "deploy 2 d5")
    # A first 5 is e times as likely as another first warrior; kinds 1 to 4 are 1, 1*, 3, 5.
    habits = plain_habits(3, 1, int(DEPLOYED), [0, 0, 0, 0, 100])
    assert [int(n) for n in chances(state.view(0).seen, 1, habits)] == [368, 368, 368, 1000]
    # The second one says nothing: three worlds in which the first is the 5, nine in which not.
    state.step(1, next(a for a in state.legal(1) if str(a) == "deploy 3 e5"))
    seen = state.view(0).seen
    at, _ = deeds_of_hidden(seen, 1)[0]
    worlds = knowledge.worlds(seen, 1)
    weighed = chances(seen, 1, habits)
    for world, chance in zip(worlds, weighed, strict=True):
        assert chance == (1000 if world >> at & 7 == 4 else 368)
    assert chances(seen, 1, {}) == [1] * len(worlds)


@pytest.mark.parametrize("act", [3, 4, 5])
def test_habits_are_what_the_search_does_itself(act: int) -> None:
    """After a change of the mixing they must be fitted anew: `bench/habits.py`."""
    told, moments = 0.0, 0
    for seed in range(12):
        rng = Rng(b"own habits %d" % seed)
        state = Rokumon(act=str(act), honour="off").start()
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                state.step(CHANCE, chosen(state, CHANCE, rng))
                continue
            seen = state.view(seat).seen
            worlds = knowledge.worlds(seen, 1 - seat)
            if len(worlds) > 1:
                weighed = [int(n) for n in chances(seen, 1 - seat, HABITS)]
                true = worlds.index(knowledge.true_world(state, 1 - seat))
                told += math.log(weighed[true] * len(worlds) / sum(weighed))
                moments += 1
            thinker = RokumonThinker(state.view(seat), rng)
            thinker.run(DEPLOY_WORK)
            state.step(seat, thinker.choice()[0])
    # The true world gets e to the 0.5 times its share at least.
    assert told / moments > 0.5


def test_a_fight_is_worth_the_mean_of_all_worlds_as_likely_as_they_are() -> None:
    state = after(alone(3), "deploy 4 d4", "deploy 3 e3", "move d4 e3", "deploy 1 d6")
    seen = state.view(0).seen
    habits = plain_habits(3, 1, int(DEPLOYED), [0, 0, 0, 50, 150])
    fight = next(a for a in state.legal(0) if a.kind == actions.FIGHT)
    total, weights = 0, 0
    for world, chance in zip(knowledge.worlds(seen, 1), chances(seen, 1, habits), strict=True):
        then = seen.copy()
        fill(then, 1, world)
        then.take(fight, None)
        position = root_of(then.view(0).seen, 0)
        assert then.phase == TURN
        wins = position.wins_of(1, position.lock)
        value = 2 - int(WIN) if wins else -int(worth(position, scratch()))
        total += int(chance) * value
        weights += int(chance)
    search = AlphaBeta(root_of(seen, 0, habits), [code_of(seen, fight)], [])
    search.even = True
    while search.depth < 1:
        search.run(search.nodes + 1)
    assert int(search.best_value) == total // weights


FEW_LINES = "deployed on at most two lines"


def told(state: RokumonState, clan: int) -> dict[str, list[str]]:
    """What is known of a clan's hidden warriors, by cell, in words."""
    seen = state.view(1 - clan).seen
    found = {}
    for at, deeds in deeds_of_hidden(seen, clan):
        on_top = at < knowledge.UNDER
        coin = int(at // 3 if on_top else (at - knowledge.UNDER) // 3)
        found[seen.board.cell(coin)] = [DEEDS[int(deed)] for deed in deeds]
    return found


def test_a_story_tells_what_everybody_saw() -> None:
    lines = ["deploy 4 d4", "deploy 3 e3", "move d4 e3", "deploy 1 d6", "deploy 2 d4"]
    state = after(alone(3), *lines, "deploy 5 d5")
    assert told(state, 0) == {
        "d4": ["deployed while 1 of its clan stood", FEW_LINES, "deployed on a gold coin"],
        "e3": [
            "deployed while 0 of its clan stood",
            FEW_LINES,
            "deployed before the other had any coin",
            "deployed on a gold coin",
            "moved once",
            "last moved onto a hidden enemy",
            "covered an enemy and did not fight",
        ],
    }
    assert told(state, 1)["e3"] == [
        "deployed while 0 of its clan stood",
        FEW_LINES,
        "deployed on a green coin",
        "is covered by a hidden enemy",
        "was covered by an enemy and did not fight",
    ]
    # A fight shows the 4, and sends a 3 home: what is deployed then may be the same again.
    state = after(alone(3), *lines, "deploy 5 d5", "fight e3", "deploy 3 e6")
    assert list(told(state, 0)) == ["d4"]
    assert told(state, 1)["e6"][0] == (
        "deployed while 2 of its clan stood, after one had gone home"
    )
    # Of warriors on a position that was written down nobody knows what they did.
    game = Rokumon(act="3", coins=COINS[3], honour="off")
    written = game.parse_position(state.position())
    assert told(written, 1) == {"d5": [], "d6": [], "e6": []}


def test_a_pair_is_judged_by_what_the_hidden_warrior_is_likely_to_be() -> None:
    state = after(alone(3), "deploy 4 d4", "deploy 3 e3", "move d4 e3", "deploy 1 d6")
    seen = state.view(0).seen
    coin = int(seen.board.coin_at[seen.board.cells[3]])
    at = knowledge.place_of(coin, False)
    worlds = knowledge.worlds(seen, 1)
    # Of 1, 1*, 3 and 5 only the 5 beats a 4 (kind 2 of Sanada).
    fives = sum(world >> at & 7 == 4 for world in worlds)
    blind = root_of(seen, 0)
    number = int(blind.kind_under(coin)) - int(HIDDEN)
    assert blind.context.leads[number][2] == int(EVEN) * (2 * fives - len(worlds)) // len(worlds)
    told_so = root_of(seen, 0, plain_habits(3, 1, int(DEPLOYED), [0, 0, 0, 0, 1000]))
    assert told_so.context.leads[number][2] > int(EVEN) * 9 // 10
    # The red 6 loses only to the starred 1.
    starred = sum(world >> at & 7 == 2 for world in worlds)
    assert blind.context.leads[number][3] == int(EVEN) * (2 * starred - len(worlds)) // len(worlds)
