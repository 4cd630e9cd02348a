"""The strong bot: alpha-beta against plain minimax over the rules, and what it must find."""

from __future__ import annotations

import pytest

from kachidoki.bots import find
from kachidoki.bots.rokumon.alpha_beta import AlphaBeta
from kachidoki.bots.rokumon.repeated_positions import stood_twice
from kachidoki.bots.rokumon.revenge_tokens import campaign_chance, worth_keeping
from kachidoki.bots.rokumon.search_root import code_of, root_of
from kachidoki.bots.rokumon.solved.exact import open_state
from kachidoki.bots.rokumon.solved.solver import solve
from kachidoki.bots.rokumon.thinker import RokumonThinker
from kachidoki.bots.rokumon.worth import WIN, scratch, worth
from kachidoki.core import Action, Rng
from kachidoki.core.laws import chosen
from kachidoki.rokumon import Rokumon, RokumonState, actions, knowledge
from kachidoki.rokumon.imagine import fill
from kachidoki.rokumon.state import BIDDING, OVER, TURN
from kachidoki.rokumon.winning import LINE, REPEATED, STACK


def random_positions(act: str, tokens: str, number: int, seed: bytes) -> list[RokumonState]:
    """Positions of random play, everything face up and no repetition."""
    rng = Rng(seed)
    game = Rokumon(act=act, tokens=tokens, counting=True)
    found: list[RokumonState] = []
    while len(found) < number:
        state = game.start()
        length = 9 + rng.below(14)
        while state.phase != OVER and length:
            seat = state.to_act()[0]
            choices = state.legal(seat)
            action = choices[rng.below(len(choices))]
            if action.kind != actions.SURRENDER:
                state.step(seat, action)
                length -= 1
        if state.phase in (TURN, BIDDING):
            found.append(state)
    return found


def result(state: RokumonState, clan: int, turns: int) -> int:
    """The value of an act that the turn just taken has ended."""
    return int(WIN) - turns if state.winner == clan else turns - int(WIN)


def wins_at_once(state: RokumonState) -> bool:
    """Whether an action, or a fight whatever tokens are added, ends the act with a win."""
    for action in state.actions():
        after = state.copy()
        after.take(action, None)
        if bids_to_win(after, int(state.clan)):
            return True
    return False


def bids_to_win(state: RokumonState, clan: int) -> bool:
    if state.phase == OVER:
        return state.winner == clan and state.reason in (LINE, STACK)
    if state.phase != BIDDING:
        return False
    results = []
    for action in state.legal(state.to_act()[0]):
        after = state.copy()
        after.take(action, None)
        results.append(bids_to_win(after, clan))
    return any(results) if state.clan == clan else all(results)


def minimax(state: RokumonState, depth: int, turns: int) -> int:
    """The value for the clan to move, every line to the same depth, by the rules themselves."""
    clan = int(state.clan)
    if state.phase == TURN:
        if turns and wins_at_once(state):
            return int(WIN) - turns - 1
        if depth == 0:
            return int(worth(root_of(state, clan), scratch()))
    spent = 1 if state.phase == TURN else 0
    best = -int(WIN) * 2
    for action in state.legal(state.to_act()[0]):
        if action.kind == actions.SURRENDER:
            continue
        after = state.copy()
        after.take(action, None)
        passed = turns + 1 if after.phase == TURN else turns
        if after.phase == OVER:
            value = result(after, clan, turns + 1)
        else:
            value = minimax(after, depth - spent, passed)
            value = value if after.clan == clan else -value
        best = max(best, value)
    return best


def searcher(state: RokumonState) -> AlphaBeta:
    listed = [a for a in state.legal(state.to_act()[0]) if a.kind != actions.SURRENDER]
    return AlphaBeta(root_of(state, state.clan), [code_of(state, a) for a in listed], [])


def value_at(search: AlphaBeta, depth: int) -> int:
    while search.depth < depth and not search.done:
        search.run(search.nodes + 1)
    return int(search.best_value)


@pytest.mark.parametrize(
    ("act", "tokens"), [("6", "0 0"), ("6", "2 1"), ("4", "1 1"), ("3", "0 0"), ("2", "0 0")]
)
def test_alpha_beta_finds_what_minimax_finds(act: str, tokens: str) -> None:
    for number, state in enumerate(random_positions(act, tokens, 80, act.encode())):
        depth = 1 if number % 3 else 2
        expected = minimax(state, depth, 0)
        for tabled in (True, False):
            search = searcher(state)
            search.even, search.tabled = True, tabled
            assert value_at(search, depth) == expected, state.position()


def test_the_table_changes_no_value_at_a_fixed_depth() -> None:
    for state in random_positions("6", "1 0", 40, b"table"):
        values = []
        for tabled in (True, False):
            search = searcher(state)
            search.even, search.tabled = True, tabled
            values.append(value_at(search, 3))
        assert values[0] == values[1], state.position()


# Act 6, both have surprised: who is to move wins with the first, third or fifth turn.
SHORT_WINS = {
    1: "act 6; phase turn; clan tokugawa; flip 3; coins d4:g:4 d5:g:6 d6:j:7 e3:g:2 f6:j:1 c5:f:3 "
    "e6:j:5; on d6 S2; on e3 T1; on f6 T1* T3; on e6 S4 S6; supply sanada 2; used sanada; "
    "supply tokugawa 3 5; used tokugawa",
    3: "act 6; phase turn; clan sanada; flip 7; coins d4:g:2 f5:j:5 d6:f:7 e3:j:3 e4:j:1 f4:g:4 "
    "e6:g:6; on d4 S2; on e3 S6; on e4 T3; on f4 T1 S4; supply sanada 2; used sanada; "
    "supply tokugawa 1* 3 5; used tokugawa",
    5: "act 6; phase turn; clan sanada; flip 7; coins d4:j:1 d5:g:2 d6:j:5 e3:g:4 e4:j:3 e5:g:6 "
    "e6:f:7; on d6 T5; on e3 S6; on e4 T3; on e5 T1 S4; on e6 T3; supply sanada 2 2; "
    "used sanada; supply tokugawa 1*; used tokugawa",
}


def wins_by_force(state: RokumonState, turns: int) -> bool:
    """Whether the clan to move wins within so many turns, whatever the other does."""
    if turns > 0 and wins_at_once(state):
        return True
    return turns > 1 and any(wins_after(state, action, turns) for action in state.actions())


def wins_after(state: RokumonState, action: Action, turns: int) -> bool:
    """Whether an action wins within so many turns, whatever the other answers."""
    after = state.copy()
    after.take(action, None)
    if after.phase == OVER:
        return after.winner == state.clan
    if turns == 1 or wins_at_once(after):
        return False
    for answer in after.actions():
        then = after.copy()
        then.take(answer, None)
        if then.phase == OVER:
            if then.winner != state.clan:
                return False
        elif not wins_by_force(then, turns - 2):
            return False
    return True


@pytest.mark.parametrize("turns", SHORT_WINS)
def test_it_wins_as_fast_as_can_be(turns: int) -> None:
    state = Rokumon(act="6", counting=True).parse_position(SHORT_WINS[turns])
    assert not wins_by_force(state, turns - 2)
    search = RokumonThinker(state.view(int(state.clan)), Rng(b"win"))
    assert search.run(20_000)
    assert wins_after(state, search.ranked()[0][0], turns)
    assert search.ranked()[0][1] == 1.0


def test_it_never_walks_into_a_loss_that_can_be_avoided() -> None:
    avoided = 0
    for state in random_positions("6", "0 0", 200, b"avoid"):
        losing = [a for a in state.actions() if loses_next(state, a)]
        if losing and len(losing) < len(state.actions()):
            avoided += 1
            assert find("search:3000")(state.view(int(state.clan)), Rng(b"avoid")) not in losing
    assert avoided > 40


def loses_next(state: RokumonState, action: Action) -> bool:
    after = state.copy()
    after.take(action, None)
    if after.phase == OVER:
        return after.winner != state.clan
    return wins_at_once(after)


def test_deep_enough_it_agrees_with_the_exact_solution() -> None:
    solved = solve(Rokumon(act="2", coins="gjgjgjj", counting=True).start())
    rng = Rng(b"exact")
    state = solved.start.copy()
    checked = {"win": 0, "loss": 0}
    while min(checked.values()) < 6:
        choices = state.actions()
        state.take(choices[rng.below(len(choices))], None)
        if state.phase == OVER:
            state = solved.start.copy()
            continue
        value, plies = solved.verdict(state)
        if value != "draw" and plies <= 7:
            search = searcher(state)
            search.even = True
            found = value_at(search, 8)
            assert found == (WIN - plies if value == "win" else plies - WIN), state.position()
            checked[value] += 1


def hidden_fights(state: RokumonState) -> list[Action]:
    """The fights of the clan to move with a warrior that it does not know."""
    seen = state.view(int(state.clan)).seen
    found = []
    for action in state.actions():
        coin = seen.board.coin_at[action.bit & 127]
        if action.kind == actions.FIGHT and seen.kind_top(coin) * seen.kind_under(coin) == 0:
            found.append(action)
    return found


def hidden_positions(act: str, number: int, seed: bytes) -> list[RokumonState]:
    """Positions of random play where the clan to move can fight a hidden warrior."""
    rng = Rng(seed)
    found: list[RokumonState] = []
    while len(found) < number:
        state = Rokumon(act=act, honour="off").start()
        for _ in range(8 + int(rng.below(25))):
            if state.to_act():
                state.step(state.to_act()[0], chosen(state, state.to_act()[0], rng))
        if state.phase == TURN and hidden_fights(state):
            found.append(state)
    return found


@pytest.mark.parametrize("act", ["3", "4", "5"])
def test_a_fight_with_a_hidden_warrior_is_worth_the_mean_of_all_worlds(act: str) -> None:
    for state in hidden_positions(act, 40, act.encode()):
        clan = int(state.clan)
        seen = state.view(clan).seen
        fight = hidden_fights(state)[0]
        values = []
        for world in knowledge.worlds(seen, 1 - clan):
            after = seen.copy()
            fill(after, 1 - clan, world)
            after.take(fight, None)
            if after.phase == OVER:
                values.append(result(after, clan, 1))
            else:
                position = root_of(after.view(clan).seen, clan)
                position.context.pair = (
                    0  # other pairs are judged by what was known before the fight
                )
                wins = position.wins_of(1 - clan, position.lock)
                values.append(2 - int(WIN) if wins else -int(worth(position, scratch())))
        root = root_of(seen, clan)
        root.context.pair = 0
        search = AlphaBeta(root, [code_of(seen, fight)], [])
        search.even = True
        assert value_at(search, 1) == sum(values) // len(values), state.position()


def test_positions_that_would_stand_for_the_third_time_are_known() -> None:
    rng = Rng(b"shuffle")
    game = Rokumon(act="6", coins="gfgjgjj", honour="off")
    draws = 0
    for _ in range(60):
        state = game.start()
        while state.phase == TURN:
            before = stood_twice(state)
            for action in state.actions():
                after = state.copy()
                after.take(action, None)
                position = root_of(state, state.clan)
                position.take(code_of(state, action))
                drawn = after.phase == OVER and after.reason == REPEATED
                if drawn or after.phase == TURN:
                    assert any(each.same(position) for each in before) == drawn
                    draws += drawn
            # One warrior each, which only moves.
            kind = actions.MOVE if state.top(state.clan) else actions.DEPLOY
            calm = [a for a in state.actions() if a.kind == kind] or state.actions()
            state.step(int(state.clan), calm[rng.below(len(calm))])
    assert draws > 20


@pytest.mark.parametrize(("act", "tokens"), [("6", "1 1"), ("4", "2 1"), ("3", "0 0")])
def test_cut_into_small_runs_the_answer_is_the_same(act: str, tokens: str) -> None:
    game = Rokumon(act=act, tokens=tokens)
    rng = Rng(act.encode())
    compared = 0
    while compared < 10:
        state = game.start()
        for _ in range(10 + int(rng.below(10))):
            if state.to_act():
                state.step(state.to_act()[0], chosen(state, state.to_act()[0], rng))
        if not state.to_act():
            continue
        view = state.view(state.to_act()[0])
        whole, cut = RokumonThinker(view, Rng(b"cut")), RokumonThinker(view, Rng(b"cut"))
        whole.run(3000)
        for nodes in [1] * 100 + [7] * 200 + [1500]:
            cut.run(nodes)
        assert whole.ranked() == cut.ranked()
        compared += 1


@pytest.mark.parametrize("nodes", [None, 0, 1, 2, 5, 50, 5000])
def test_there_is_an_answer_at_any_time(nodes: int | None) -> None:
    state = Rokumon(act="6", coins="gfgjgjj").start()
    search = RokumonThinker(state.view(0), Rng(b"early"))
    if nodes is not None:
        search.run(nodes)
    ranked = search.ranked()
    assert sorted(map(str, state.legal(0))) == sorted(str(action) for action, _ in ranked)
    assert search.lines() == [([action], chance) for action, chance in ranked]
    chances = [value for _, value in ranked]
    assert chances == sorted(chances, reverse=True)
    assert str(ranked[-1][0]) == "surrender"


def test_more_nodes_look_deeper() -> None:
    state = Rokumon(act="6", coins="gfgjgjj").start()
    depths = []
    for nodes in (1_000, 10_000, 100_000):
        search = RokumonThinker(state.view(0), Rng(b"more"))
        assert not search.run(nodes)
        assert search.search is not None
        depths.append(search.search.depth)
    assert depths[0] < depths[1] < depths[2]


def test_in_a_solved_act_it_plays_exactly() -> None:
    state = Rokumon(act="1", coins="ggjgjj").start()
    solved = solve(Rokumon(act="1", coins="ggjgjj", counting=True).start())
    while acting := state.to_act():
        judged = solved.judged(open_state(state, solved))
        best = [a for a, value, plies in judged if (value, plies) == judged[0][1:]]
        action = find("search:10")(state.view(acting[0]), Rng(b"solved"))
        assert action in best
        state.step(acting[0], action)


CAMPAIGN = (
    "act {act}; phase turn; clan sanada; coins d4:g:2 d5:j:1 d6:g:4 e3:j:3 e4:g:6 e5:j:5 e6:j:7; "
    "supply sanada 2 2 4 6; tokens sanada {red} 0; supply tokugawa 1 1* 3 3 5; "
    "tokens tokugawa {black} 0; acts {black} {red} 0 0"
)


def test_a_token_is_worth_keeping_while_acts_follow() -> None:
    game = Rokumon()
    for red, black in ((1, 1), (2, 0), (0, 2)):
        third = game.parse_position(CAMPAIGN.format(act=3, red=red, black=black))
        assert worth_keeping(third, 0) > 0
        assert worth_keeping(third, 1) > 0
    single = Rokumon(act="3", coins="gjgjgjj", tokens="1 1").start()
    assert worth_keeping(single, 0) == worth_keeping(single, 1) == 0
    # Four acts won and two to go: nothing can change that any more.
    flipped = CAMPAIGN.replace("clan sanada;", "clan sanada; flip 7;").replace("e6:j:7", "e6:f:7")
    decided = game.parse_position(flipped.format(act=5, red=0, black=4))
    assert worth_keeping(decided, 0) == worth_keeping(decided, 1) == 0


def test_no_chance_of_a_campaign_is_lost_by_one_token_more() -> None:
    for act in range(3, 8):
        for lead in range(-3, 4):
            for red in range(4):
                for black in range(4):
                    here = campaign_chance(act, lead, red, black)
                    assert 0 <= here <= 1
                    assert here <= campaign_chance(act, lead, red + 1, black)
                    assert here >= campaign_chance(act, lead, red, black + 1)
                    assert here <= campaign_chance(act, lead + 1, red, black)
