"""A game at the terminal: you are seat 0, bots have the other seats."""

from __future__ import annotations

import difflib
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, Group
from rich.markup import escape

from kachidoki.bots import LEVELS, Bot, BotFailed, find
from kachidoki.bots.hints import hints
from kachidoki.core import (
    Action,
    BadNotation,
    Game,
    IllegalAction,
    KachidokiError,
    Outcome,
    Rng,
    Table,
    View,
)
from kachidoki.core.action import plain
from kachidoki.core.errors import quoted
from kachidoki.rokumon import Streak
from kachidoki.rokumon.solo_streak import NEEDED
from kachidoki.text import Players, bot_names, joined, say, sentence
from kachidoki.text.names import person_name
from kachidoki.tui import joraku_screen, rokumon_screen

YOU = 0
STAND_IN: Final = "casual"  # answers for an own bot that fails
# By the name of the game: what shows a view, and what is said of everybody's place.
SCREENS: Final[Mapping[str, Callable[[Any, str], Group]]] = {
    "joraku": joraku_screen.screen,
    "rokumon": rokumon_screen.screen,
}
RESULTS: Final = {"joraku": "tui-result-joraku", "rokumon": "tui-result-rokumon"}


def sit(
    game: Game,
    bots: Sequence[Bot],
    seed: bytes,
    console: Console,
    language: str = "en",
    levels: Sequence[str | None] = (),
) -> Outcome | None:
    """Play to the end, or until the person leaves; returns how it ended.

    `levels` are those of the bots, by seat, and give them their names; who has none is called by
    the seat's number.
    """
    names = bot_names(levels, language)
    table = Table(game, seed)
    rngs = [Rng(b"tui %d " % seat + seed) for seat in range(game.seats)]
    told: int | None = None
    console.print(sentence("tui-you", language, commitment=table.commitment))
    introduce(levels, names, console, language)
    console.print(sentence("tui-help", language))
    while acting := table.state.to_act():
        told = tell(table, told, console, language, names)
        others = [seat for seat in acting if seat != YOU]
        if others:
            seat = others[0]
            table.play(seat, answer(bots[seat], table.view(seat), rngs[seat], console, language))
        elif not ask(table, console, language, names):
            console.print(sentence("tui-leave", language))
            return None
    tell(table, told, console, language, names)
    show(table, console, language)
    outcome = table.outcome
    if outcome is not None and game.seats > 1:  # alone, the last event has said it
        show_result(game, outcome, console, language, names)
    return outcome


def sit_solo(
    game: Game,
    bots: Sequence[Bot],
    seed: bytes,
    console: Console,
    language: str = "en",
    levels: Sequence[str | None] = (),
) -> Outcome | None:
    """Battles against Taroma until three in a row are won, or the person leaves.

    Returns how the last battle ended, or None if it was left.
    """
    streak = Streak()
    battle = 0
    while True:
        outcome = sit(game, bots, b"%d " % battle + seed, console, language, levels)
        battle += 1
        if outcome is None:
            return None
        if streak.battle(game.options, outcome):
            console.print(sentence("tui-streak-won", language, needed=NEEDED), style="bold")
            return outcome
        console.print(sentence("tui-streak", language, wins=streak.wins, needed=NEEDED))


def answer(bot: Bot, view: View, rng: Rng, console: Console, language: str) -> Action:
    """What a bot does; if it is the person's own and fails, a level answers, and that is told."""
    try:
        return bot(view, rng)
    except BotFailed as failed:
        why = sentence("tui-bot-failed", language, seat=view.seat, reason=failed.brief)
        console.print(escape(why), style="red")
        return find(STAND_IN)(view, rng)


def introduce(
    levels: Sequence[str | None], names: Sequence[str], console: Console, language: str
) -> None:
    """Print who the bots are, and how strong."""
    told = [
        sentence("tui-opponent", language, name=name, level=sentence(f"level-{level}", language))
        if level in LEVELS
        else name
        for level, name in zip(levels, names, strict=True)
        if level
    ]
    if told:
        console.print(sentence("tui-opponents", language, names=joined(told, language)))


def tell(
    table: Table, told: int | None, console: Console, language: str, names: Sequence[str]
) -> int:
    """Print your log, or what is new in it since a version; returns the version told now."""
    for event in table.log(YOU, since=told):
        style = "bold" if "points" in event.facts else "dim"
        console.print(escape(say(event, language, players=Players(names))), style=style)
    return table.version


def show(table: Table, console: Console, language: str) -> None:
    """Print the table as you see it."""
    view = table.view(YOU)
    console.print(SCREENS[view.game](view, language))


def show_result(
    game: Game, outcome: Outcome, console: Console, language: str, names: Sequence[str]
) -> None:
    """Print everybody's place."""
    for place, seat in enumerate(outcome.ranking, start=1):
        if seat == YOU:
            who = sentence("tui-who-you", language)
        else:
            who = person_name(seat, names, language) or sentence(
                "seat-numbered", language, number=seat
            )
        points = outcome.scores[seat]
        console.print(sentence(RESULTS[game.name], language, place=place, who=who, points=points))


def show_hints(table: Table, console: Console, language: str) -> None:
    """Print the best few choices, what to expect of them, and why."""
    for hint in hints(table.view(YOU), Rng(b"%d" % len(table.history()))):
        actions = joined([str(action) for action in (hint.action, *hint.then)], language)
        reason = say(hint.reason, language)
        if hint.chance is None:
            line = sentence("hint-forced", language, actions=actions, reason=reason)
        else:
            line = sentence(
                "hint-line", language, actions=actions, chance=hint.chance, reason=reason
            )
        console.print(escape(line))


def ask(table: Table, console: Console, language: str, names: Sequence[str]) -> bool:
    """Let the person act once; False if they leave."""
    show(table, console, language)
    choices = [str(action) for action in table.state.legal(YOU)]
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
                console.print(sentence("tui-help", language))
            elif line == "hint":
                show_hints(table, console, language)
            elif line == "log":
                tell(table, None, console, language, names)
            elif line == "board":
                show(table, console, language)
            elif line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(choices):
                table.play(YOU, choices[int(line) - 1])
                return True
            else:
                table.play(YOU, line)
                return True
        except KachidokiError as error:
            why = why_not(error, line, table.game, choices, language)
            console.print(escape(why), style="red")


def why_not(
    error: KachidokiError, line: str, game: Game, choices: Sequence[str], language: str
) -> str:
    """Why what was typed did not happen."""
    if isinstance(error, IllegalAction) and error.why is not None:
        return say(error.why, language)
    if not isinstance(error, BadNotation):
        return str(error)
    name = sentence(f"game-{game.name}", language)
    near = difflib.get_close_matches(plain(line)[:40], choices, n=3, cutoff=0.5)
    if not near:
        return sentence("tui-not-an-action", language, line=quoted(line), game=name)
    return sentence(
        "tui-not-an-action-near",
        language,
        line=quoted(line),
        game=name,
        near=joined(near, language),
    )
