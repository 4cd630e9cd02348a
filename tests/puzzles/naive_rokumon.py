"""What a puzzle of Rokumon claims, confirmed by the naive rules.

In acts 1 and 2 the program's solution only suggests what the better side does; what it suggests is
played out with the naive rules against everything that the other side can do. So a wrong solution
could make a right puzzle fail here, and never a wrong one pass.
"""

from __future__ import annotations

from kachidoki.bots.rokumon.solved.verdicts import verdicts
from kachidoki.core import State
from kachidoki.puzzles.puzzle import Puzzle
from tests.rokumon.naive import Naive
from tests.rokumon.naive_taroma import taroma

CLANS = ("sanada", "tokugawa")
WORTH = {"win": 1, "draw": 0, "loss": -1}


def naive_of(puzzle: Puzzle) -> Naive:
    """The position as the naive rules have it."""
    items = [item.split() for item in puzzle.position.split("; ")]
    act = {"7": "solo"}.get(items[0][1], items[0][1])
    coins = next(words[1:] for words in items if words[0] == "coins")
    cells, colours, pips = zip(*(coin.split(":") for coin in coins), strict=True)
    warriors = 4 if puzzle.options.get("difficulty") == "difficult" else 5
    layout = None if act == "1" else list(cells)
    game = Naive(act, "".join(colours), pips=[*map(int, pips)], cells=layout, tokugawa=warriors)
    game.supply = [[], []]
    for name, *words in items:
        if name == "on":
            stack = [("ST".index(word[0]), word[1:].rstrip("!?")) for word in words[1:]]
            game.stacks[words[0]] = stack
        elif name == "supply":
            game.supply[CLANS.index(words[0])] = sorted(word.rstrip("?") for word in words[1:])
        elif name == "clan":
            game.to_act = CLANS.index(words[0])
        elif name == "used":
            game.surprised[CLANS.index(words[0])] = True
        elif name == "lock":
            game.lock = words[0]
    return game


class Solved:
    """Acts 1 and 2: the same position twice, by the program's rules and by the naive ones."""

    def __init__(self) -> None:
        self.won: set[str] = set()  # won by whoever is to move: proved
        self.held: set[tuple[str, int]] = set()  # and not lost by a side: being proved, or proved

    def step(self, game: Naive, state: State, action: str) -> tuple[Naive, State]:
        """Both after an action."""
        after = state.copy()
        chosen = next(each for each in state.legal(game.to_act) if each.text == action)
        after.step(game.to_act, chosen)
        return game.after(action), after

    def suggested(self, game: Naive, state: State) -> tuple[str, int]:
        """What the solution would do, and what it takes the position for."""
        best = verdicts(state.view(game.to_act))[0]  # type: ignore[arg-type]  # Rokumon's
        return best.action.text, WORTH[best.value]

    def wins(self, game: Naive, state: State, plies: int) -> bool:
        """Whether the side to move wins within so many actions, whatever the other does."""
        key = f"{plies} {game.key()}"
        if key in self.won:
            return True
        who = game.to_act
        if plies < 1:
            return False
        there, after = self.step(game, state, self.suggested(game, state)[0])
        if there.over:
            return there.winner == who
        for answer in there.counted():
            here, again = self.step(there, after, answer)
            if here.over:
                if here.winner != who:
                    return False
            elif not self.wins(here, again, plies - 2):
                return False
        self.won.add(key)
        return True

    def holds(self, game: Naive, state: State, side: int) -> bool:
        """Whether a side never loses from here on; positions that come again are no loss."""
        waiting = [(game, state)]
        while waiting:
            here, now = waiting.pop()
            key = (here.key(), side)
            if here.over:
                if here.winner == 1 - side:
                    return False
                continue
            if key in self.held:
                continue
            self.held.add(key)
            if here.to_act == side:
                waiting.append(self.step(here, now, self.suggested(here, now)[0]))
            else:
                waiting += [self.step(here, now, action) for action in here.counted()]
        return True

    def confirmed(self, puzzle: Puzzle) -> bool:
        """Whether the answer alone wins, or alone does not lose."""
        game, state = naive_of(puzzle), puzzle.state()
        who, (answer,) = game.to_act, puzzle.found.answer
        force = puzzle.found.goal == "force"
        for action in game.counted():
            there, after = self.step(game, state, action)
            if action == answer:
                right = self.answer_wins(there, after, who, puzzle) if force else False
                if not right and (force or not self.holds(there, after, who)):
                    return False
            elif there.over:
                if there.winner != 1 - who:
                    return False
            elif not self.refuted(there, after, who, force):
                return False
        return answer in game.counted()

    def answer_wins(self, there: Naive, after: State, who: int, puzzle: Puzzle) -> bool:
        """Whether every answer of the other leaves a win in time."""
        plies = puzzle.found.proof["plies"] - 2
        for answer in there.counted():
            here, again = self.step(there, after, answer)
            if here.over:
                if here.winner != who:
                    return False
            elif not self.wins(here, again, plies):
                return False
        return True

    def refuted(self, there: Naive, after: State, who: int, force: bool) -> bool:
        """Whether the other wins from here; where a win is asked for, not losing is enough."""
        _, worth = self.suggested(there, after)
        if worth > 0:
            return self.wins(there, after, 40)
        return force and self.holds(there, after, 1 - who)


class Battles:
    """Positions against Taroma, each with its answer looked up once."""

    def __init__(self) -> None:
        self.answers: dict[str, Naive] = {}
        self.lost: set[str] = set()  # from here the player cannot win

    def after(self, game: Naive, action: str) -> Naive:
        """After an action of the player and Taroma's answer."""
        there = game.after(action)
        if there.over:
            return there
        key = there.key()
        if key not in self.answers:
            _, _, answer = taroma(there, there.to_act)
            self.answers[key] = there.after(answer)
        return self.answers[key]

    def can_win(self, game: Naive, player: int) -> bool:
        """Whether any way at all leads to a win of the player's."""
        waiting, seen = [game], {game.key()}
        while waiting:
            here = waiting.pop()
            for action in here.counted():
                there = self.after(here, action)
                if there.over:
                    if there.winner == player:
                        return True
                    continue
                key = there.key()
                if key not in seen and key not in self.lost:
                    seen.add(key)
                    waiting.append(there)
        self.lost |= seen
        return False

    def confirmed(self, puzzle: Puzzle) -> bool:
        """Whether the answer alone still wins, or alone does not lose at once."""
        game, (answer,) = naive_of(puzzle), puzzle.found.answer
        player = game.to_act
        afters = {action: self.after(game, action) for action in game.counted()}
        if puzzle.found.goal == "stand":
            stay = [a for a, there in afters.items() if not there.over or there.winner == player]
            return stay == [answer]
        here = afters.pop(answer)
        for _, action in puzzle.found.line:
            here = self.after(here, action)
        won = here.over and here.winner == player
        turns = len(puzzle.found.line) + 1 == puzzle.found.proof["turns"]
        return (
            won
            and turns
            and not any(
                there.winner == player if there.over else self.can_win(there, player)
                for there in afters.values()
            )
        )


def wins_at_once(game: Naive) -> list[str]:
    """The actions that win at once."""
    who = game.to_act
    afters = {action: game.after(action) for action in game.counted()}
    return [action for action, there in afters.items() if there.over and there.winner == who]


def open_act(puzzle: Puzzle) -> bool:
    """Act 6: whether the answer alone wins at once, or alone leaves the other no win at once."""
    game = naive_of(puzzle)
    wins = wins_at_once(game)
    if puzzle.found.goal == "strike":
        return wins == list(puzzle.found.answer)
    afters = {action: game.after(action) for action in game.counted()}
    safe = [a for a, there in afters.items() if not there.over and not wins_at_once(there)]
    return not wins and safe == list(puzzle.found.answer)


def confirmed(puzzle: Puzzle, solved: Solved, battles: Battles) -> bool:
    """Whether a puzzle's answer is the one best answer."""
    goal = puzzle.found.goal
    if goal in ("force", "hold"):
        return solved.confirmed(puzzle)
    return battles.confirmed(puzzle) if goal in ("beat", "stand") else open_act(puzzle)
