"""Baselines: CFR against what is known of a small game, and a learner that learns.

What needs PyTorch is imported by the tests that use it: each process of the tests would load it.
"""

from __future__ import annotations

from dataclasses import asdict, replace
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from examples.kuhn_poker import KuhnPoker
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability

from kachidoki import catalog
from kachidoki.bots.arena import Estimate
from kachidoki.bots.conformance import check_bot
from kachidoki.core import BadOption, Rng
from kachidoki.rl import split
from kachidoki.rl.baselines import curve, matches, small_act
from kachidoki.rl.baselines.cfr import Cfr
from kachidoki.rl.baselines.net_bot import NetBot, save
from kachidoki.rl.baselines.own_first import OwnFirst
from kachidoki.rl.baselines.tree import build
from kachidoki.rl.encode import encoding_of


def test_cfr_finds_the_value_of_kuhn_poker() -> None:
    tree = build(KuhnPoker())
    assert (tree.positions, tree.sets) == (58, 12)
    cfr = Cfr(tree)
    for _ in range(200):
        cfr.iterate()
    found = cfr.policy()
    assert cfr.value(found) == pytest.approx(-1 / 18, abs=1e-3)
    assert 0 <= cfr.exploitability(found) < 2e-3
    # Seat 0 bets the 3 three times as often as the 1, and never the 2.
    bets = [found[tree.first[card] + 1] for card in range(3)]
    assert bets[2] == pytest.approx(3 * bets[0], abs=0.05)
    assert bets[1] == pytest.approx(0, abs=0.01)


def test_exploitability_is_that_of_openspiel() -> None:
    cfr = Cfr(build(KuhnPoker()))
    theirs = pyspiel.load_game("kuhn_poker")
    expected = exploitability.exploitability(theirs, policy.UniformRandomPolicy(theirs))
    assert cfr.exploitability(cfr.policy()) == pytest.approx(expected)


def test_the_small_act_is_solved_step_by_step_and_forgets_nothing() -> None:
    tree = small_act.small_act(plies=7)
    game = catalog.find("rokumon", small_act.OPTIONS)
    assert build(game, repr, small_act.OPENING, 7).sets == tree.sets
    solved = small_act.run(20, lambda _: None, plies=8)
    exploitable = [point.exploitability for point in solved.curve]
    assert [point.iterations for point in solved.curve] == [0, 1, 2, 5, 10, 20]
    assert 0 <= exploitable[-1] < exploitable[0] / 10
    assert sum(solved.first_choices.values()) == pytest.approx(1, abs=0.01)
    with pytest.raises(ValueError, match=r"nothing that is open is like 'move \* d4'"):
        build(game, repr, ["move * d4"], 1)


def test_what_a_seat_cannot_see_is_one_information_set() -> None:
    """Tokugawa's first choice is one set, whichever warrior Sanada has put on d4."""
    tree = build(catalog.find("rokumon", small_act.OPTIONS), repr, ["deploy * d4"], 2)
    deals = len(tree.levels) - 3
    assert [len(level.parent) for level in tree.levels[deals:]][:2] == [1, 3]
    assert tree.owner.tolist() == [0, 1]


def test_advantages_end_where_a_game_does() -> None:
    from tests.rl.learning import Rollout

    flat = np.zeros((3, 1), np.float32)
    over = np.array([[False], [True], [False]])
    rewards = np.array([[0], [1], [0]], np.float32)
    played = Rollout(np.full(1, 5, np.float32), flat, flat, flat, flat, flat, rewards, over)
    assert played.advantages(1.0, 0.5).ravel().tolist() == [0.5, 1.0, 5.0]


@pytest.mark.slow
def test_the_same_seed_gives_the_same_curve_and_the_same_network() -> None:
    from tests.rl.learning import TINY, learner

    def weights(seed: int) -> tuple[list[float], bytes]:
        found, points = learner.learn(replace(TINY, steps=1024, points=1), seed, lambda _: None)
        return [point.won for point in points], found.arrays()["policy.weight"].tobytes()

    assert weights(1) == weights(1)
    assert weights(1)[1] != weights(2)[1]


def test_it_comes_to_like_what_pays() -> None:
    """Three actions are open, the second pays: after some changes it is taken nearly always."""
    from tests.rl.learning import TINY, Learner, Rollout

    encoding = encoding_of(catalog.find("rokumon", act="1", surrender="off"))
    made = Learner(encoding, TINY.settings, 0)
    seen = np.zeros((64, encoding.size), np.uint8)
    masks = np.zeros((64, len(encoding.actions)), np.int8)
    masks[:, :3] = 1
    shares = []
    for _ in range(30):
        chosen, logs, values = made.choose(seen, masks)
        shares.append(float((chosen == 1).mean()))
        paid = (chosen == 1).astype(np.float32)
        rows = (seen, masks, chosen, logs, values, paid, np.ones(64, np.bool_))
        made.learn(Rollout(np.zeros(64, np.float32), *(row[None] for row in rows)), 1.0)
    assert shares[0] < 0.5
    assert shares[-1] > 0.9
    assert (made.best(seen, masks) == 1).all()


@pytest.mark.slow
def test_what_has_learned_plays_as_a_bot(tmp_path: Path) -> None:
    from tests.rl.learning import TINY, learner

    told: list[learner.Point] = []
    found = learner.run(TINY, 3, 4, tmp_path, told.append)
    assert told == found.curve
    assert [point.steps for point in told] == [0, 2048, 4096]
    assert found.match.games == 4
    name, options = matches.SHAPES[TINY.shape]
    game = catalog.find(name, options)
    report = check_bot(f"{tmp_path / 'learned.py'}:Learned", game, 1, 0, 10)
    assert report.passed, report.as_dict()


def test_several_seeds_have_a_mean_and_a_spread() -> None:
    from tests.rl.learning import TINY, learner

    def learned(seed: int, *won: float) -> learner.Learned:
        points = [learner.Point(100 * k, share, 0.0) for k, share in enumerate(won)]
        match = matches.Match("", "", "", 4, Estimate(won[-1], None, None), 0.5)
        return learner.Learned(seed, points, match, 0.0, 0.0)

    found = learner.Several(TINY, [learned(3, 0.25, 0.5), learned(4, 0.25, 1.0)])
    assert found.curve()[0] == (0, learner.Spread(0.25, 0.0, 0.25, 0.25))
    assert asdict(found.won()) == pytest.approx(
        {"mean": 0.75, "deviation": 0.125**0.5, "least": 0.5, "greatest": 1.0}
    )
    data = found.as_dict()
    assert data["seeds"] == [3, 4]
    assert data["won"] == asdict(found.won())


@pytest.mark.parametrize("shape", ["Joraku, neutral army", "Rokumon, Act 1"])
def test_a_network_answers_the_same_as_a_bot_and_while_it_learns(
    tmp_path: Path, shape: str
) -> None:
    from tests.rl.learning import TINY, Learner, learner, torch

    games = learner.Games(replace(TINY, shape=shape), 4, "win", split.ALL, 5)
    made = Learner(games.env.encoding, TINY.settings, 0)
    torch.nn.init.normal_(made.net.policy.weight)
    save(tmp_path, games.game, made.arrays())
    bot = NetBot(tmp_path / "weights.npz")
    assert set(games.env.seats.tolist()) == {0, 1}
    for _ in range(12):
        best = made.best(games.seen, games.masks)
        for number, place in enumerate(games.order[np.arange(4), best].tolist()):
            if games.masks[number].any():
                view = games.env.games.state(number).view(int(games.env.seats[number]))
                assert bot(view, Rng(b"")) == games.env.encoding.actions[place]
        games.step(best)
    other = {"joraku": "rokumon", "rokumon": "joraku"}[games.game.name]
    with pytest.raises(BadOption, match=f"this network has learned {games.game.name} "):
        bot(catalog.find(other).start().view(0), Rng(b""))


def test_with_the_own_colour_first_both_seats_of_a_mirrored_table_see_the_same() -> None:
    own = OwnFirst(catalog.find("joraku", players=2, mode="neutral"))
    encoding = encoding_of(catalog.find("joraku", players=2, mode="neutral"))
    flat = np.zeros(encoding.size, np.uint8)
    parts = encoding.read(flat)
    parts["samurai"][1, 3] = 4  # blue, which is seat 1's
    parts["seat"][1] = parts["holder"][0] = 1
    turned = encoding.read(flat[own.observations[1]])
    assert turned["samurai"][0, 3] == 4
    assert (turned["seat"].tolist(), turned["holder"].tolist()) == ([1, 0], [0, 1])
    names = [str(action) for action in encoding.actions]
    assert names[own.actions[1][names.index("remove blue")]] == "remove red"
    assert names[own.actions[1][names.index("remove yellow")]] == "remove yellow"
    assert (own.actions[0] == np.arange(len(names))).all()


def test_a_curve_is_a_picture_that_stays_the_same() -> None:
    once = curve.learning("Act 1 < Act 2", [(0, 0.1), (1000, 0.75)], 0.5)
    assert once == curve.learning("Act 1 < Act 2", [(0, 0.1), (1000, 0.75)], 0.5)
    assert once.startswith("<svg")
    assert "Act 1 &lt; Act 2" in once
    assert once.count("<circle") == 2
    assert "polygon" not in once
    several = curve.learning("3 seeds", [(0, 0.1), (1000, 0.5)], 0.5, [(0.0, 0.2), (0.25, 0.75)])
    assert several.count("<polygon") == 1
    falling = curve.exploitability("CFR", [(0, 0.5), (1, 0.5), (100, 0.002)])
    assert falling.count("<circle") == 2
    assert ">0.001<" in falling
