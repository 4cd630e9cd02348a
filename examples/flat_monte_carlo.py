"""A search of your own: imagine what others could hold, play at random to the end, count wins.

Run it with `python examples/flat_monte_carlo.py`.
"""

from kachidoki import catalog
from kachidoki.core import Action, Game, Rng, State, Table, View


def win_at_random(state: State, seat: int, rng: Rng) -> bool:
    """Whether the seat is among the winners when everybody plays at random."""
    while acting := state.to_act():
        choices = state.legal(acting[0])
        state.step(acting[0], choices[rng.below(len(choices))])
    outcome = state.outcome()
    return outcome is not None and seat in outcome.winners


def best(game: Game, view: View, rng: Rng, tries: int = 60) -> tuple[Action, float]:
    """The action that wins most often from deals that fit the view, and how often."""
    assert view.seat is not None
    shares = {}
    for action in view.legal():
        won = 0
        for _ in range(tries):
            state = game.imagine(view, rng)  # a deal that looks the same from this seat
            state.step(view.seat, action)
            won += win_at_random(state, view.seat, rng)
        shares[action] = won / tries
    return max(shares.items(), key=lambda each: each[1])


joraku = catalog.find("joraku", players=4)
table = Table(joraku, seed=b"a deal")
action, share = best(joraku, table.view(0), Rng(b"search"))
print(f"{action}: {share:.0%} of random games won")
