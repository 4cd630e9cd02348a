"""Why an action of Rokumon is a good idea."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from kachidoki.bots.brain import Hint
from kachidoki.bots.rokumon.solved.exact import open_state, right_answers, solved_board
from kachidoki.bots.rokumon.solved.par import shortest
from kachidoki.bots.rokumon.solved.verdicts import covers, verdicts
from kachidoki.core import Action, Event, Rng
from kachidoki.core.event import Facts
from kachidoki.rokumon import RokumonState, RokumonView
from kachidoki.rokumon.actions import ADD, DEPLOY, FIGHT, MOVE, READY, SURRENDER, deploy
from kachidoki.rokumon.acts import SOLO
from kachidoki.rokumon.available_actions import ACTION_KINDS
from kachidoki.rokumon.boards import POP, coins_of
from kachidoki.rokumon.honour import wins_with
from kachidoki.rokumon.imagine import imagine
from kachidoki.rokumon.state import LOST, NOBODY, TURN
from kachidoki.rokumon.taroma import after as after_answer
from kachidoki.rokumon.taroma import wins_of
from kachidoki.rokumon.winning import LINE, deciding_cells

# What an action does to lines and warriors, as a hint tells it.
ON_BOARD: Final = {
    "blocks": "bots.hint-blocks",
    "covers": "bots.hint-covers",
    "builds": "bots.hint-builds",
}


def taroma_first(view: RokumonView, found: list[Hint]) -> list[Hint]:
    """Taroma plays by its list: what beats it is known, and comes first."""
    if view.seen.act != SOLO:
        return found
    best = shortest(view.seen.copy())
    if best is None:
        lost = Event("bots.hint-taroma-holds", {}, "Solved")
        return [replace(hint, reason=lost) for hint in found]
    turns, action = best
    sure = Hint(action, (), 1.0, Event("bots.hint-taroma", {"turns": turns}, "Solved"))
    return [sure, *(hint for hint in found if hint.action is not action)]


def without_losses(view: RokumonView, found: list[Hint]) -> list[Hint]:
    """Only what keeps what the position is worth, where that is known.

    If everything loses there is one hint, the action that holds out longest: it says so, unless
    there is something to see that it stops.
    """
    if not found or found[0].action.kind == SURRENDER or view.seen.act == SOLO:
        return found
    first = found[0]
    if first.chance == 0.0:
        stops = first.reason.key.startswith("bots.hint-stops")
        return [first if stops else replace(first, reason=holding(view, first.action))]
    if not covers(view):
        return found
    values = {verdict.action: verdict.value for verdict in verdicts(view)}
    return [hint for hint in found if values.get(hint.action) == values[first.action]]


def holding(view: RokumonView, action: Action) -> Event:
    """That everything loses, and where it is solved how many answers beat an action."""
    seen = view.seen
    if not covers(view):
        return Event("bots.hint-lost", {}, "Hint")
    solved = solved_board(seen.board, int(seen.act), int(seen.setting.tokugawa))
    after = open_state(seen, solved)
    right = right_answers(solved, after, action)
    after.take(action, None)
    answers = len(after.actions()) if after.phase == TURN else 0
    if right == answers:
        return Event("bots.hint-lost", {}, "Solved")
    return Event("bots.hint-lost-answers", {"right": right, "answers": answers}, "Solved")


def in_order(found: list[Hint]) -> list[Hint]:
    """A threat of a later hint is told as what it is: worth less than the first hint."""
    return [
        replace(hint, reason=Event("bots.hint-threatens-less", hint.reason.facts, "Hint"))
        if at and hint.reason.key == "bots.hint-threatens" and _less(hint, found[0])
        else hint
        for at, hint in enumerate(found)
    ]


def _less(hint: Hint, first: Hint) -> bool:
    return hint.chance is not None and first.chance is not None and hint.chance < first.chance


def reason_for(view: RokumonView, action: Action, rng: Rng) -> Event:
    """What an action does on the board; where that is nothing to see, what it leads to.

    A hint is for somebody who learns: it never counts turns to a far end. Verdicts do.
    """
    seen = view.seen
    if action.kind == SURRENDER:
        return Event("bots.hint-surrender", {}, "Hint")
    if action.kind == ADD:
        return Event("bots.hint-tokens", {}, "Hint")
    if action.kind == READY:
        return Event("bots.hint-saves", {}, "Hint")
    clan = NOBODY if view.seat is None else seen.clan_of(view.seat)
    before = imagine(seen, clan, rng)
    after = before.copy()
    after.take(action, None)
    if (after.won1 if clan else after.won0) > (seen.won1 if clan else seen.won0):
        return Event("bots.hint-wins", {}, "Hint")
    if action.kind == FIGHT:
        return Event("bots.hint-fight", {}, "Hint")
    known = solved_value(view, action)
    if after.phase != TURN and known is None:
        others = (after.won0 if clan else after.won1) > (seen.won0 if clan else seen.won1)
        lost = others or after.phase == LOST
        return Event("bots.hint-lost" if lost else "bots.hint-draws", {}, "Hint")
    if after.phase != TURN or gives_away(view, known):
        return Event("bots.hint-solved", {"leads_to": known}, "Solved")
    threats = wins(before, 1 - clan)
    left = wins(after, 1 - clan) if after.clan != clan else []
    if len(left) < len(threats):
        return stopping(before, threats, left)
    mine = int(wins_of(after, clan))
    if mine:
        return Event("bots.hint-threatens", {"wins": mine}, "Hint")
    found = on_board(before, after, action, clan)
    if found is not None:
        does, facts = found
        return Event(ON_BOARD[does], {**facts, "leads_to": known or "unknown"}, "Hint")
    if known:
        return Event("bots.hint-solved", {"leads_to": known}, "Solved")
    coins: Facts = {"mine": int(POP[after.top(clan)]), "theirs": int(POP[after.top(1 - clan)])}
    return Event("bots.hint-control", coins, "Hint")


def on_board(
    before: RokumonState, after: RokumonState, action: Action, clan: int
) -> tuple[str, Facts] | None:
    """What a Deploy or Move does to lines and warriors, as a word and its facts.

    `blocks` a line of which the other had two coins, `covers` one of its warriors, or `builds` two
    coins of a line whose third is empty; None where nothing of that is to be seen.
    """
    if action.kind not in (DEPLOY, MOVE):
        return None
    board, mine, theirs = before.board, after.top(clan), before.top(1 - clan)
    for line in board.lines:
        held = before.top(clan) & line
        if POP[theirs & line] == 2 and not held and mine & line:
            return "blocks", {"row": tuple(board.lines_in(line)[0])}
    for coin in coins_of(mine & theirs):
        return "covers", {"cell": board.cell(coin)}
    for line in board.lines:
        free = not after.top(1 - clan) & line
        if free and POP[mine & line] == 2 > POP[before.top(clan) & line]:
            return "builds", {"row": tuple(board.lines_in(line)[0])}
    return None


def wins(state: RokumonState, clan: int) -> list[Action]:
    """What would win at once for a clan if it were to move, as `wins_of` counts it."""
    return [
        action
        for kind in ACTION_KINDS[state.act]
        for action in kind.listed(state, clan)
        if wins_with(state, clan, action.kind, action.bit)
    ]


def stopping(before: RokumonState, threats: list[Action], left: list[Action]) -> Event:
    """That some winning answers are stopped, with one of them and the line that it would make.

    How fights and surprises end depends on values that may be hidden: they are only counted. Nor
    is it said which warrior would be deployed.
    """
    facts: Facts = {"threats": len(threats) - len(left), "left": len(left)}
    stopped = [each for each in threats if each not in left and each.kind in (DEPLOY, MOVE)]
    if not stopped:
        return Event("bots.hint-stops", facts, "Hint")
    answer, clan = stopped[0], 1 - before.clan
    facts["action"] = str(deploy(0, 0, answer.bit & 127) if answer.kind == DEPLOY else answer)
    board, verdict = after_answer(before, clan, answer)
    if verdict != LINE:
        return Event("bots.hint-stops-action", facts, "Hint")
    facts["row"] = tuple(deciding_cells(board, verdict, clan)[0])
    return Event("bots.hint-stops-line", facts, "Hint")


def gives_away(view: RokumonView, known: str | None) -> bool:
    """Whether another action leads to more than this one, which leads to what is known."""
    if known is None:
        return False
    worth = ("loss", "draw", "win")
    return any(worth.index(each.value) > worth.index(known) for each in verdicts(view))


def solved_value(view: RokumonView, action: Action) -> str | None:
    """Whether an action wins, draws or loses if both do their best; None where nobody knows.

    Nor is it asked for in the solo game: there `taroma_first` knows more.
    """
    if not covers(view) or view.seen.act == SOLO:
        return None
    return next(each.value for each in verdicts(view) if each.action is action)
