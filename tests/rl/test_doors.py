"""All doors in step: the same seeds and choices give the same, bit for bit, through each of them.

A game is played once by a loop over the state itself. Then every door plays all games again with
the same choices: observations, masks, rewards and results must be the same bytes. The gate plays
20,000 games through each of seven doors; KACHIDOKI_TEST_DOORS names another number. Most of them
are short ones: acts of Rokumon in which a player may give up, and at random soon does. `SHARES`
says how many of each shape there are.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyspiel
import pytest

from kachidoki import catalog
from kachidoki.core import CHANCE, Game, Rng
from kachidoki.rl.aec import env, parallel_env, raw_env
from kachidoki.rl.batch import Batch
from kachidoki.rl.episode import Episode, seed_bytes
from kachidoki.rl.gym_env import KachidokiEnv
from kachidoki.rl.openspiel import parameters
from kachidoki.rl.spaces import Observation
from kachidoki.rl.vector_env import KachidokiVectorEnv
from tests.rl.shapes import SHAPES, game_of

Options = dict[str, Any]
GATE = 20_000
GAMES = int(os.environ.get("KACHIDOKI_TEST_DOORS", GATE))
TOGETHER = 400  # games whose steps are kept at a time
SLOTS = 40  # games of a batch, and of a vector environment
SHORT: dict[str, tuple[str, Options]] = {
    **{f"short act {act}": ("rokumon", {"act": act, "surrender": "on"}) for act in "126"},
    **{
        f"short act {act}": ("rokumon", {"act": act, "surrender": "on", "tokens": "2 1"})
        for act in "345"
    },
    "short solo": ("rokumon", {"act": "solo", "surrender": "on"}),
}
ALL = SHAPES | SHORT
SHARES = {  # of 20,000
    "3": 24,
    "4": 24,
    "4 both": 24,
    "houses": 24,
    "neutral": 24,
    "campaign": 40,
    "act 1": 50,
    "act 2": 50,
    "act 3": 40,
    "act 4": 20,
    "act 5": 20,
    "act 6": 20,
    "solo": 40,
    "short act 1": 5500,
    "short act 2": 5500,
    "short solo": 5500,
    "short act 3": 1400,
    "short act 4": 400,
    "short act 5": 400,
    "short act 6": 900,
}
assert sum(SHARES.values()) == GATE


@dataclass
class Step:
    """One decision: who was asked, what it was shown, and the place of what it chose."""

    seat: int
    place: int
    observation: bytes
    mask: bytes


@dataclass
class Played:
    """A game, decision by decision, and what came of it."""

    seed: int
    steps: list[Step]
    rewards: list[float]
    outcome: dict[str, object]

    def of(self, seat: int) -> list[Step]:
        """What one seat decided."""
        return [step for step in self.steps if step.seat == seat]


def by_episode(game: Game, seed: int) -> Played:
    """A game in which every seat chooses as a random opponent does that a door brings along."""
    episode = Episode(game, seed)
    rngs = [Rng(b"opponent %d %d" % (seat, seed)) for seat in range(game.seats)]
    steps = []
    paid = None
    while (seat := episode.seat) >= 0:
        legal = episode.state.legal(seat)
        place = episode.encoding.index(legal[rngs[seat].below(len(legal))])
        seen, mask = episode.observe(seat).tobytes(), episode.mask(seat).tobytes()
        steps.append(Step(seat, place, seen, mask))
        paid = episode.step(place)
    assert paid is not None
    return Played(seed, steps, paid, result(episode.state))


def result(state: Any) -> dict[str, object]:
    found: dict[str, object] = state.outcome().as_dict()
    return found


def compare(seen: Observation, step: Step) -> None:
    assert seen["observation"].tobytes() == step.observation
    assert seen["action_mask"].tobytes() == step.mask


def by_aec(make: Callable[..., Any]) -> Callable[[str, Options, Sequence[Played]], None]:
    """PettingZoo, agent by agent."""

    def play(name: str, options: Options, games: Sequence[Played]) -> None:
        made = make(name, **options)
        for game in games:
            made.reset(seed=game.seed)
            for step in game.steps:
                seen, reward, over, cut, _ = made.last()
                assert made.agent_selection == made.possible_agents[step.seat]
                assert (reward, over, cut) == (0, False, False)
                compare(seen, step)
                made.step(step.place)
            paid = {}
            for agent in made.agent_iter():
                _, paid[agent], over, _, _ = made.last()
                assert over
                made.step(None)
            assert [paid[agent] for agent in made.possible_agents] == game.rewards
            assert result(made.episode.state) == game.outcome

    return play


def by_parallel(name: str, options: Options, games: Sequence[Played]) -> None:
    """PettingZoo, all agents at once.

    They are shown the same, but for who has yet to choose: asked in turn, a seat sees that others
    have chosen. Whoever waits is not asked.
    """
    made = parallel_env(name, **options)
    to_act = made.encoding.layout.places.get("to_act", slice(0))
    for game in games:
        seen, _ = made.reset(seed=game.seed)
        left = [iter(game.of(seat)) for seat in range(made.game.seats)]
        paid: dict[str, float] = {}
        while made.agents:
            actions = {}
            for agent, seat in made.numbers.items():
                mask = seen[agent]["action_mask"]
                actions[agent] = made.wait
                if not mask[made.wait]:
                    step = next(left[seat])
                    actions[agent] = step.place
                    shown = seen[agent]["observation"]
                    shown[to_act] = np.frombuffer(step.observation, np.uint8)[to_act]
                    compare({"observation": shown, "action_mask": mask[: made.wait]}, step)
            seen, paid, _, _, _ = made.step(actions)
        assert list(paid.values()) == game.rewards
        assert result(made.episode.state) == game.outcome
        assert all(next(steps, None) is None for steps in left)


def by_batch(name: str, options: Options, games: Sequence[Played]) -> None:
    """A batch, in which a game that ends makes room for the next one."""
    known = {game.seed: game for game in games}
    batch = Batch(name, min(SLOTS, len(games)), seed=games[0].seed, **options)
    seeds, at = list(batch.seeds), [0] * len(batch.seeds)
    compared = 0
    while compared < len(games):
        places = []
        for slot, seed in enumerate(seeds):
            if seed not in known:  # there is nothing left to play here
                places.append(int(batch.masks[slot].argmax()))
                continue
            step = known[seed].steps[at[slot]]
            assert batch.seats[slot] == step.seat
            seen = {"observation": batch.observations[slot], "action_mask": batch.masks[slot]}
            compare(seen, step)
            places.append(step.place)
            at[slot] += 1
        batch.step(np.array(places))
        for slot in batch.over.nonzero()[0].tolist():
            if seeds[slot] in known:
                compared += 1
                assert at[slot] == len(known[seeds[slot]].steps)
                assert batch.rewards[slot].tolist() == known[seeds[slot]].rewards
            seeds[slot], at[slot] = batch.seeds[slot], 0


def chosen_by_learner(games: Sequence[Played], seats: int) -> list[tuple[Played, list[Step]]]:
    """What the learner decides, where it learns in each seat in turn.

    A game that ends before it could choose is left out: these doors begin another one then.
    """
    found = [(game, game.of(game.seed % seats)) for game in games]
    return [(game, steps) for game, steps in found if steps]


def by_gymnasium(name: str, options: Options, games: Sequence[Played]) -> None:
    """One seat among bots that choose at random."""
    made = KachidokiEnv(name, opponents="random", seat="every", **options)
    for game, steps in chosen_by_learner(games, made.game.seats):
        seen, info = made.reset(seed=game.seed)
        paid, over = 0.0, False
        for step in steps:
            assert info["seat"] == step.seat
            assert (paid, over) == (0, False)
            compare(seen, step)
            seen, paid, over, _, info = made.step(step.place)
        assert over
        assert paid == game.rewards[made.seat]
        assert result(made.episode.state) == game.outcome


def by_vector(name: str, options: Options, games: Sequence[Played]) -> None:
    """The same, many games at once."""
    seats = catalog.find(name, options).seats
    all_of_them = chosen_by_learner(games, seats)
    for begin in range(0, len(all_of_them), SLOTS):
        now = all_of_them[begin : begin + SLOTS]
        made = KachidokiVectorEnv(name, len(now), opponents="random", seat="every", **options)
        seen, info = made.reset(seed=[game.seed for game, _ in now])
        assert info["seat"].tolist() == [steps[0].seat for _, steps in now]
        for number in range(max(len(steps) for _, steps in now)):
            masks = seen["action_mask"]
            places = masks.argmax(1)
            for k, (_, steps) in enumerate(now):
                if number < len(steps):
                    shown = {"observation": seen["observation"][k], "action_mask": masks[k]}
                    compare(shown, steps[number])
                    places[k] = steps[number].place
            seen, paid, over, _, _ = made.step(places)
            for k, (game, steps) in enumerate(now):
                if number < len(steps):
                    assert over[k] == (number == len(steps) - 1)
                    assert paid[k] == (game.rewards[steps[0].seat] if over[k] else 0)
                if number == len(steps) - 1:
                    assert result(made.games.state(k)) == game.outcome


def line_of(name: str, options: Options) -> dict[str, Any]:
    """The parameters of OpenSpiel for options of ours."""
    chosen: dict[str, Any] = {}
    for key, value in options.items():
        several = isinstance(value, list)
        text = ";".join(map(str, value)) + ";" if several else str(value).replace(" ", ";")
        chosen[key] = value if isinstance(parameters(name)[key], int) and key != "act" else text
    if "act" in chosen:
        chosen["act"] = ("campaign", *"123456", "solo").index(chosen["act"])
    return chosen


def by_openspiel(name: str, options: Options, games: Sequence[Played]) -> None:
    """OpenSpiel, where we draw for chance."""
    spiel = pyspiel.load_game(f"kachidoki_{name}", line_of(name, options))

    def let_chance_draw() -> None:
        while state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])

    for game in games:
        rng = Rng(seed_bytes(game.seed))
        state = spiel.new_initial_state()
        let_chance_draw()
        for step in game.steps:
            assert state.current_player() == step.seat
            assert bytes(state.legal_actions_mask(step.seat)) == step.mask
            seen = np.array(state.observation_tensor(step.seat), np.uint8)
            assert seen.tobytes() == step.observation
            state.apply_action(step.place)
            let_chance_draw()
        assert state.is_terminal()
        assert state.returns() == game.rewards
        assert result(state.played.state) == game.outcome


DOORS = {
    "aec": by_aec(raw_env),
    "aec, where illegal actions lose": by_aec(env),
    "parallel": by_parallel,
    "batch": by_batch,
    "gymnasium": by_gymnasium,
    "gymnasium, vector": by_vector,
    "openspiel": by_openspiel,
}


@pytest.mark.parametrize(
    "shape",
    [pytest.param(each, marks=pytest.mark.slow if each in SHORT else []) for each in SHARES],
)
def test_all_doors_show_and_pay_the_same(shape: str) -> None:
    name, options = ALL[shape]
    game = catalog.find(name, options)
    games = max(1, SHARES[shape] * GAMES // GATE)
    for first in range(0, games, TOGETHER):
        seeds = range(first, min(games, first + TOGETHER))
        played = [by_episode(game, seed) for seed in seeds]
        for door in DOORS.values():
            door(name, options, played)


# A batch has begun the next game when one is over, and shows nothing but its rewards.
DIFFERENCES = [
    (door, what)
    for door in DOORS
    for what in ("observation", "mask", "rewards", "outcome")
    if (door, what) != ("batch", "outcome")
]


@pytest.mark.parametrize(("door", "what"), DIFFERENCES)
def test_a_difference_is_found(door: str, what: str) -> None:
    """In the middle of a game, or at its end."""
    name, options = ALL["3"]
    game = by_episode(game_of("3"), 0)
    step = game.of(0)[20]
    if what == "observation":
        step.observation = step.observation[:-1] + bytes([step.observation[-1] ^ 1])
    elif what == "mask":
        step.mask = step.mask[:-1] + bytes([step.mask[-1] ^ 1])
    elif what == "rewards":
        game.rewards = [reward + 0.25 for reward in game.rewards]
    else:
        game.outcome = {}
    with pytest.raises(AssertionError):
        DOORS[door](name, options, [game])


@pytest.mark.parametrize("shape", ["3", "campaign"])
def test_points_are_paid_the_same_step_by_step(shape: str) -> None:
    name, options = SHAPES[shape]
    batch = Batch(name, 1, rewards="points", **options)
    episode = Episode(game_of(shape), 0, "points")
    for step in by_episode(game_of(shape), 0).steps:
        batch.step(np.array([step.place]))
        assert episode.step(step.place) == batch.rewards[0].tolist()
    assert batch.over[0]


def test_chance_is_never_asked_of_a_player() -> None:
    episode = Episode(game_of("3"), 1)
    assert episode.seat != CHANCE
    assert episode.acting == (0, 1, 2)
