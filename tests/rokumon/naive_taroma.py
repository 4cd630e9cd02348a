"""Taroma, the opponent of the solo battles, played plainly down its list.

It follows the rules page; a mark like [K12] names the ruling that decided a point.
"""

from __future__ import annotations

from tests.rokumon.naive import Naive

STEPS = [
    "CONQUER",
    "COVER",
    "BLOCK",
    "MATCH",
    "BOLSTER",
    "MANEUVER",
    "DEPLOY",
    "MOVE",
    "RETREAT",
    "SURRENDER",
]


def taroma(game: Naive, who: int) -> tuple[int, str, str]:
    """The number and the name of the step that Taroma takes, and its action."""
    if game.act != "solo" or game.over or game.to_act != who:
        raise ValueError("Taroma is not to act here")
    actions = game.counted()
    if not actions:
        return 10, STEPS[9], "surrender"
    conquering = {action for action in actions if conquers(game, who, action)}
    if conquering:
        return 1, STEPS[0], fewest_pips(game, conquering)
    _, rest = considered(game, who)
    for number in range(2, 10):
        fitting = {action for action in rest if fits(game, who, number, action)}
        if fitting:
            return number, STEPS[number - 1], fewest_pips(game, fitting)
    raise AssertionError("every action is a deploy or the move of a lone warrior or of a top")


def considered(game: Naive, who: int) -> tuple[int, set[str]]:
    """The fewest wins that can be left to the player, and the actions that leave them [K12]."""
    actions = game.counted()
    safe = {action for action in actions if not loses(game, who, action)}
    left = {action: wins(after(game, action), 1 - who) for action in safe or actions}
    fewest = min(left.values(), default=0)
    return fewest, {action for action, count in left.items() if count == fewest}


def after(game: Naive, action: str) -> Naive:
    """The game after an action; earlier positions are nothing to Taroma: it sees the board only."""
    board = game.copy()
    board.repetition = False
    return board.after(action)


def passed(game: Naive, who: int) -> Naive:
    """The game as if Taroma had passed."""
    child = game.copy()
    child.repetition = False
    child.to_act = 1 - who
    return child


def conquers(game: Naive, who: int, action: str) -> bool:
    """Whether an action makes a line or a stack of three; leaving no action does not count."""
    child = after(game, action)
    return child.over and child.winner == who and child.reason in ["line", "stack"]


def loses(game: Naive, who: int, action: str) -> bool:
    """Whether a Move uncovers a line of the player's [K7]."""
    child = after(game, action)
    return child.over and child.winner == 1 - who


def wins(game: Naive, player: int) -> int:
    """How many Deploys and Moves of the player to act win at once; none once it is over [K12]."""
    count = 0
    for action in game.counted():
        child = after(game, action)
        if child.over and child.winner == player:
            count += 1
    return count


def fits(game: Naive, who: int, number: int, action: str) -> bool:
    """Whether an action is one of a step's, from 2 to 9."""
    word, *cells = action.split(" ")
    end = game.stacks[cells[-1]]
    if word == "deploy":
        if number == 3:
            # It blocks when it leaves fewer wins than a pass would [K12].
            return wins(after(game, action), 1 - who) < wins(passed(game, who), 1 - who)
        if number == 4:
            return matches(game, 1 - who, cells[-1])
        return number == 7
    from_lone = len(game.stacks[cells[0]]) == 1
    onto_player = [owner for owner, _ in end] == [1 - who]
    onto_own = [owner for owner, _ in end] == [who]
    if number == 2:
        return from_lone and onto_player
    if number == 5:
        return from_lone and onto_own
    if number == 6:
        return not from_lone and (onto_player or onto_own)
    if number == 8:
        return from_lone
    return number == 9 and not from_lone


def matches(game: Naive, player: int, cell: str) -> bool:
    """Whether a coin has the colour on which the player has more lone warriors [K13]."""
    alone = {"g": 0, "j": 0, "f": 0}
    for place, stack in game.stacks.items():
        if [owner for owner, _ in stack] == [player]:
            alone[game.colours[place]] += 1
    if alone["g"] == alone["j"]:
        return True
    return game.colours[cell] == ("g" if alone["g"] > alone["j"] else "j")


def fewest_pips(game: Naive, actions: set[str]) -> str:
    """The landing coin with the fewest pips, then the starting coin [K13].

    A Deploy starts from no coin, so it comes before the Moves to the same coin.
    """

    def order(action: str) -> tuple[int, int]:
        word, *cells = action.split(" ")
        return game.pips[cells[-1]], game.pips[cells[0]] if word == "move" else 0

    return min(actions, key=order)
