"""What levels overlook is what a person overlooks, and never more than that."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace

import pytest

from kachidoki import bots, catalog
from kachidoki.bots import levels
from kachidoki.bots.rokumon.levels import SKILLS
from kachidoki.bots.thinking import Budget, Stop, never
from kachidoki.core import CHANCE, Action, Dealer, Game, Rng, State, View
from kachidoki.core.laws import chosen
from kachidoki.joraku import JorakuState
from kachidoki.joraku.state import MARCHING, PLACING, played_card, supply
from kachidoki.rokumon import Rokumon, RokumonState, actions
from kachidoki.rokumon.acts import ACTS, HIDDEN
from kachidoki.rokumon.state import TURN

Watch = Callable[[State, int, Action], None]
ALL_ACTS = ["1", "2", "3", "4", "5", "6"]


def watched(game: Game, level: str, games: int, watch: Watch) -> None:
    """Games of a level with itself; every choice is shown before it is carried out."""
    for number in range(games):
        state = game.start()
        seed = b"%d" % number
        dealer = Dealer(seed)
        seats = [(bots.find(level), Rng(b"%d " % s + seed)) for s in range(game.seats)]
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                action = state.legal(CHANCE)[dealer.draw(len(state.legal(CHANCE)))]
            else:
                bot, rng = seats[seat]
                action = bot(state.view(seat), rng)
                watch(state, seat, action)
            state.step(seat, action)


@dataclass
class Turns:
    """What was done with the turns of a game of Joraku."""

    turns: int = 0
    idle: int = 0
    idle_with_samurai: int = 0
    points: int = 0
    points_left: int = 0
    steps: int = 0  # of the turn in progress

    def watch(self, state: State, _seat: int, action: Action) -> None:
        assert isinstance(state, JorakuState)
        if state.phase not in (PLACING, MARCHING):
            self.steps = 0
        elif action.text != "end":
            self.steps += 1
        else:
            self.turns += 1
            self.idle += self.steps == 0
            # An idle turn ends with the supply that it began with.
            left = supply(state.army(state.colour)) > 0
            self.idle_with_samurai += self.steps == 0 and left
            if state.phase == MARCHING:
                self.points += played_card(state.now, state.played - 1) % 7
                self.points_left += state.left


@pytest.mark.parametrize("mode", ["four", "houses", "neutral"])
def test_a_beginner_of_joraku_does_something_with_its_turn(mode: str) -> None:
    options = {"players": 4} if mode == "four" else {"players": 2, "mode": mode}
    seen = Turns()
    watched(catalog.find("joraku", options), "beginner", 12, seen.watch)
    assert seen.turns > 500
    # Without Samurai in supply there is sometimes nothing that would help.
    assert seen.idle < 0.07 * seen.turns
    assert seen.idle_with_samurai < 0.01 * seen.turns
    assert seen.points_left < 0.1 * seen.points


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_what_a_level_overlooks_in_joraku_lasts_for_the_whole_turn(level: str) -> None:
    asked = []

    def counted(view: View, rng: Rng, stop: Stop) -> Sequence[Action]:
        asked.append(view)
        return levels.thinking(level)(view, rng, stop)

    state = catalog.find("joraku", players=3).start()
    rng = Rng(b"whole turns")
    bot = bots.Bot(counted)
    cards = 0
    while acting := state.to_act():
        seat = acting[0]
        action = bot(state.view(0), rng) if seat == 0 else chosen(state, seat, rng)
        cards += seat == 0 and action.text.startswith(("play", "pass"))
        state.step(seat, action)
    assert len(asked) == cards


def wins(state: RokumonState, seat: int) -> list[Action]:
    """The actions that win at once; a fight with hidden values is none of them."""
    found = []
    for action in state.legal(seat):
        after = state.copy()
        after.step(seat, action)
        outcome = after.outcome()
        sure = action.kind != actions.FIGHT or ACTS[state.act].values != HIDDEN
        if sure and outcome is not None and outcome.winners == (seat,):
            found.append(action)
    return found


def to_be_won(act: str, number: int) -> Iterator[tuple[RokumonState, int, list[Action]]]:
    """Positions of random play in which somebody can win at once."""
    # One deal, so that the acts which are solved are solved once.
    game = Rokumon(
        act=act, coins={"1": "gjgjgj", "5": "gjfjgjj", "6": "gjfjgjj"}.get(act, "gjgjgjj")
    )
    rng = Rng(act.encode())
    found = 0
    while True:
        state = game.start()
        while acting := state.to_act():
            seat = acting[0]
            if state.phase == TURN and (winning := wins(state, seat)):
                yield state, seat, winning
                found += 1
                if found == number:
                    return
            state.step(seat, chosen(state, seat, rng))


@pytest.mark.parametrize("act", ALL_ACTS)
def test_no_level_from_skilled_on_refuses_a_win_in_one(
    act: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("skilled", "expert", "master"):
        skill = SKILLS[name]
        budget = Budget(min(skill.budget.work, 4_000), 600.0)
        monkeypatch.setitem(SKILLS, name, replace(skill, budget=budget))
    for number, (state, seat, winning) in enumerate(to_be_won(act, 60)):
        for name in ("skilled", "expert", "master"):
            think = levels.thinking(name)
            assert think(state.view(seat), Rng(b"%d" % number), never)[0] in winning


@pytest.mark.parametrize("level", ["beginner", "casual"])
@pytest.mark.parametrize("act", ALL_ACTS)
def test_nobody_misses_a_deploy_that_completes_a_row(act: str, level: str) -> None:
    think = levels.thinking(level)
    rows = 0
    for number, (state, seat, winning) in enumerate(to_be_won(act, 100)):
        if any(completes_row(state, seat, win) for win in winning):
            rows += 1
            assert think(state.view(seat), Rng(b"%d" % number), never)[0] in winning
    assert rows > 10


@pytest.mark.parametrize(("level", "most"), [("beginner", 0.15), ("casual", 0.1)])
def test_wins_in_one_are_seldom_missed(level: str, most: float) -> None:
    chances = missed = 0

    def watch(state: State, seat: int, action: Action) -> None:
        nonlocal chances, missed
        assert isinstance(state, RokumonState)
        if state.phase == TURN and (winning := wins(state, seat)):
            chances += 1
            missed += action not in winning

    for act in ("1", "2", "3", "6"):
        watched(Rokumon(act=act), level, 20, watch)
    assert chances > 60
    assert missed < most * chances


def completes_row(state: RokumonState, seat: int, action: Action) -> bool:
    """Whether a Deploy lets three own warriors stand side by side."""
    if action.kind != actions.DEPLOY:
        return False
    tops = [state.board.cells[c] for c in range(7) if state.top(seat) >> c & 1]
    cell = action.bit & 127
    return any(all(cell + first + k in (*tops, cell) for k in range(3)) for first in (-2, -1, 0))


@pytest.mark.parametrize("level", ["beginner", "casual"])
def test_nobody_moves_straight_back_without_a_reason(level: str) -> None:
    moves = back = 0
    last: dict[int, tuple[int, int]] = {}

    def watch(_state: State, seat: int, action: Action) -> None:
        nonlocal moves, back
        start, to = action.bit & 127, action.bit >> actions.TO_AT & 127
        if action.kind == actions.MOVE:
            moves += 1
            back += last.get(seat) == (to, start)
            last[seat] = start, to
        else:
            last.pop(seat, None)

    watched(Rokumon(act="1"), level, 100, watch)
    assert moves > 100
    assert back < 0.07 * moves
