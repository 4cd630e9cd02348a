"""A game of OpenSpiel: chance with probabilities, information states, and one of its searches.

Needs `pip install 'kachidoki[openspiel]'`. Run it with `python examples/openspiel_game.py`.
"""

import random

import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

import kachidoki.rl.openspiel  # noqa: F401  # registers the games

game = pyspiel.load_game("kachidoki_rokumon(act=2)")
state = game.new_initial_state()
random.seed(1)
while state.is_chance_node():
    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(random.choices(outcomes, chances)[0])
print(f"{game.num_distinct_actions()} actions, {len(state.legal_actions())} of them now")

search = mcts.MCTSBot(game, 2.0, 40, mcts.RandomRolloutEvaluator(1, np.random.RandomState(1)))
while not state.is_terminal():
    mine = state.current_player() == 0
    action = search.step(state) if mine else random.choice(state.legal_actions())
    state.apply_action(action)
print(f"OpenSpiel's search against random play: {state.returns()}")
