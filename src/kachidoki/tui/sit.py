"""A game at the terminal: you are seat 0, bots have the other seats."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape

from kachidoki.bots import Bot
from kachidoki.bots.hints import hints
from kachidoki.core import Game, KachidokiError, Outcome, Rng, Table
from kachidoki.joraku import Joraku, JorakuView
from kachidoki.rokumon import RokumonView, Streak
from kachidoki.rokumon.streak import NEEDED
from kachidoki.text import say, sentence
from kachidoki.tui import joraku_screen, rokumon_screen

YOU = 0
HELP = (
    "Type the number of a choice, or the choice itself. Also: 'undo' takes your last step back, "
    "'hint' tells what a strong bot would do and why, 'log' tells again what happened, "
    "'board' shows the table, 'quit' leaves."
)


def sit(game: Game, bots: Sequence[Bot], seed: bytes, console: Console) -> Outcome | None:
    """Play to the end, or until the person leaves; returns how it ended."""
    table = Table(game, seed)
    rngs = [Rng(b"tui %d " % seat + seed) for seat in range(game.seats)]
    told: int | None = None
    console.print(f"You are seat 0. The deal is fixed: its fingerprint is {table.commitment}.")
    console.print(HELP)
    while acting := table.state.to_act():
        told = tell(table, told, console)
        others = [seat for seat in acting if seat != YOU]
        if others:
            seat = others[0]
            table.play(seat, bots[seat](table.view(seat), rngs[seat]))
        elif not ask(table, console):
            console.print("You leave the table.")
            return None
    tell(table, told, console)
    show(table, console)
    outcome = table.outcome
    if outcome is not None and game.seats > 1:  # alone, the last event has said it
        unit = " RP" if isinstance(game, Joraku) else " acts won"
        for place, seat in enumerate(outcome.ranking, start=1):
            name = "you" if seat == YOU else f"seat {seat}"
            console.print(f"{place}. {name}: {outcome.scores[seat]}{unit}")
    return outcome


def sit_solo(game: Game, bots: Sequence[Bot], seed: bytes, console: Console) -> Outcome | None:
    """Battles against Taroma until three in a row are won, or the person leaves.

    Returns how the last battle ended, or None if it was left.
    """
    streak = Streak()
    battle = 0
    while True:
        outcome = sit(game, bots, b"%d " % battle + seed, console)
        battle += 1
        if outcome is None:
            return None
        if streak.battle(game.options, outcome):
            console.print(f"{NEEDED} battles in a row: you have won against Taroma.", style="bold")
            return outcome
        console.print(f"Won in a row: {streak.wins} of {NEEDED}. The next battle begins.")


def tell(table: Table, told: int | None, console: Console) -> int:
    """Print your log, or what is new in it since a version; returns the version told now."""
    for event in table.log(YOU, since=told):
        style = "bold" if "points" in event.facts else "dim"
        console.print(escape(say(event)), style=style)
    return table.version


def show(table: Table, console: Console) -> None:
    """Print the table as you see it."""
    view = table.view(YOU)
    if isinstance(view, JorakuView) and isinstance(table.game, Joraku):
        console.print(joraku_screen.screen(view, table.game))
    elif isinstance(view, RokumonView):
        console.print(rokumon_screen.screen(view))


def show_hints(table: Table, console: Console) -> None:
    """Print the best few choices, what to expect of them, and why."""
    for hint in hints(table.view(YOU), Rng(b"%d" % len(table.history()))):
        actions = ", ".join(map(str, (hint.action, *hint.then)))
        reason = say(hint.reason)
        if hint.chance is None:
            line = sentence("hint-forced", actions=actions, reason=reason)
        else:
            chance = round(100 * hint.chance)
            line = sentence("hint-line", actions=actions, chance=chance, reason=reason)
        console.print(escape(line))


def ask(table: Table, console: Console) -> bool:
    """Let the person act once; False if they leave."""
    show(table, console)
    choices = table.state.legal(YOU)
    numbered = [f"{number:>2} {action}" for number, action in enumerate(choices, start=1)]
    console.print(Columns(numbered, padding=(0, 3), equal=True, column_first=True))
    while True:
        try:
            line = console.input("> ").strip()
        except EOFError:
            return False
        try:
            if line in ("quit", "exit"):
                return False
            if line == "undo":
                # The others are bots: their answer can be taken back too, where the rules allow.
                table.take_back(YOU, with_answer=table.state.loose(YOU) == 0)
                return True
            if line in ("help", "?", ""):
                console.print(HELP)
            elif line == "hint":
                show_hints(table, console)
            elif line == "log":
                tell(table, None, console)
            elif line == "board":
                show(table, console)
            elif line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(choices):
                table.play(YOU, choices[int(line) - 1])
                return True
            else:
                table.play(YOU, line)
                return True
        except KachidokiError as error:
            console.print(escape(str(error)), style="red")
