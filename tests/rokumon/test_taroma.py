"""Taroma's answers: those worked out by hand, and the same from two programs."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kachidoki.core import BadPosition
from kachidoki.core.contract import CHANCE
from kachidoki.core.event import Log
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.taroma import taroma_turn
from kachidoki.rokumon.winning import REASONS
from tests.rokumon import naive_taroma
from tests.rokumon.naive import HEXAGON, Naive
from tests.rokumon.taroma_cases import GOLDEN_RULE_1, GOLDEN_RULE_2, STEP_BY_STEP, Case, S, T

CLANS = ("sanada", "tokugawa")


def fast_state(case: Case, to_move: int) -> RokumonState:
    """The position in the engine, with either clan to move."""
    size = (4, case.tokugawa)
    pips = case.pips_list()
    coins = " ".join(f"{c}:{'gj'[n % 2]}:{n}" for c, n in zip(HEXAGON, pips, strict=True))
    items = [f"act 7; phase turn; clan {CLANS[to_move]}; coins {coins}"]
    items += [f"on {c} {' '.join(w + '?' for w in s)}" for c, s in case.standing().items()]
    for clan, name in enumerate(CLANS):
        left = size[clan] - sum(s.count("ST"[clan]) for s in case.standing().values())
        items += [f"supply {name}{' ?' * left}"] if left else []
    difficulty = "difficult" if case.tokugawa == 4 else "easy"
    game = Rokumon(act="solo", difficulty=difficulty, counting=True)
    return game.parse_position("; ".join(items))


def fast_answer(case: Case) -> tuple[object, ...]:
    """Step, action, wins left, wins before and pips of the landing coin, by the engine."""
    if case.step == "SURRENDER":
        # With no action left Taroma has lost before it is asked, so no position line says that
        # it is to move. The same board is read with you to move, and then Taroma is asked.
        with pytest.raises(BadPosition):
            fast_state(case, case.taroma)
        state = fast_state(case, 1 - case.taroma)
        state.clan = case.taroma
    else:
        state = fast_state(case, case.taroma)
    log: Log = []
    action = taroma_turn(state, log)
    facts = log[-1].facts
    assert facts["action"] == str(action)
    assert facts["step"] == naive_taroma.STEPS.index(str(facts["name"])) + 1
    return facts["name"], str(action), facts["wins"], facts["before"], facts["pips"]


def naive_answer(case: Case) -> tuple[object, ...]:
    """The same by the naive version."""
    pips = case.pips_list()
    coins = "".join("gj"[n % 2] for n in pips)
    game = Naive("solo", coins, pips=pips, tokugawa=case.tokugawa)
    for cell, stack in case.standing().items():
        for letter in stack:
            owner = "ST".index(letter)
            game.supply[owner].remove("")
            game.stacks[cell].append((owner, ""))
    game.to_act = case.taroma
    _, step, action = naive_taroma.taroma(game, case.taroma)
    left = 0 if step == "CONQUER" else naive_taroma.considered(game, case.taroma)[0]
    passed = naive_taroma.passed(game, case.taroma)
    before = naive_taroma.wins(passed, 1 - case.taroma)
    landing = game.pips.get(action.split()[-1], 0)
    return step, action, left, before, landing


def title(case: Case) -> str:
    return f"{case.step} {case.action}"


@pytest.mark.parametrize("case", STEP_BY_STEP, ids=title)
def test_the_first_step_that_is_possible(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", GOLDEN_RULE_1, ids=title)
def test_only_what_leaves_the_fewest_wins_is_considered(case: Case) -> None:
    check(case)


@pytest.mark.parametrize("case", GOLDEN_RULE_2, ids=title)
def test_the_fewest_pips_decide(case: Case) -> None:
    check(case)


def check(case: Case) -> None:
    landing = dict(zip(HEXAGON, case.pips_list(), strict=True)).get(case.action.split()[-1], 0)
    by_hand = (case.step, case.action, case.left, case.before, landing)
    assert fast_answer(case) == by_hand
    assert naive_answer(case) == by_hand


def test_every_step_has_three_positions() -> None:
    counts = Counter(case.step for case in STEP_BY_STEP)
    assert set(counts) == set(naive_taroma.STEPS)
    assert min(counts.values()) >= 3
    clans = {(case.step, case.taroma) for case in STEP_BY_STEP + GOLDEN_RULE_1 + GOLDEN_RULE_2}
    assert len(clans) == 20  # Taroma plays both clans in each step


def test_without_an_action_taroma_has_lost_before_it_is_asked() -> None:
    # As in the first SURRENDER: after a Deploy on f4 no Sanada can act.
    game = Rokumon(act="solo", difficulty="easy")
    case = next(case for case in STEP_BY_STEP if case.step == "SURRENDER")
    state = game.parse_position(fast_state(case, T).position())
    log: Log = []
    state.step(0, game.actions.parse("deploy f4"), log)
    assert (state.winner, REASONS[state.reason]) == (T, "no-action")
    assert "rokumon.taroma" not in [event.key for event in log]


def play_both(difficulty: str, rng: random.Random) -> Counter[str]:
    """A battle from the deal to the end; the steps that Taroma took."""
    taroma, tokugawa = {"easy": (S, 5), "medium": (T, 5), "difficult": (S, 4)}[difficulty]
    pips = rng.sample(range(1, 8), 7)
    coins = "".join("gj"[n % 2] for n in pips)
    slow = Naive("solo", coins, pips=pips, tokugawa=tokugawa, repetition=True)
    game = Rokumon(act="solo", difficulty=difficulty)
    fast = game.start()
    log: Log = []
    for n in pips:
        fast.step(CHANCE, next(a for a in fast.legal(CHANCE) if str(a).endswith(f" {n}")), log)
    steps: Counter[str] = Counter()
    while True:
        chosen = [event.facts for event in log if event.key == "rokumon.taroma"]
        if not slow.over and slow.to_act == taroma:
            number, name, action = naive_taroma.taroma(slow, taroma)
            assert len(chosen) == 1
            assert [chosen[0][key] for key in ("step", "name", "action")] == [number, name, action]
            passed = naive_taroma.passed(slow, taroma)
            assert chosen[0]["before"] == naive_taroma.wins(passed, 1 - taroma)
            slow.step(action)
            steps[name] += 1
        else:
            assert chosen == []
        assert (fast.outcome() is not None) == slow.over
        if slow.over:
            assert fast.winner == (-1 if slow.winner is None else slow.winner)
            assert REASONS[fast.reason].replace("-", " ") == slow.reason
            return steps
        assert {str(a) for a in fast.legal(0)} == slow.legal()
        action = rng.choice(sorted(slow.counted()))
        log = []
        fast.step(0, game.actions.parse(action), log)
        slow.step(action)


@pytest.mark.slow
@pytest.mark.parametrize("difficulty", ["easy", "medium", "difficult"])
def test_same_answers_in_random_battles(difficulty: str) -> None:
    rng = random.Random(f"taroma {difficulty}")
    steps: Counter[str] = Counter()
    for _ in range(110):
        steps += play_both(difficulty, rng)
    assert steps.total() > 400
