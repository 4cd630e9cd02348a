"""Why another turn of Joraku would have been better, in events to be told in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kachidoki.bots.joraku.hints import paid, reason_for
from kachidoki.core import Action, Event, Rng
from kachidoki.core.event import Facts
from kachidoki.joraku import JorakuView
from kachidoki.joraku.cards import AREAS, CARD_NAMES
from kachidoki.joraku.kachidoki import kachidoki_points
from kachidoki.joraku.ranking import ranks
from kachidoki.joraku.state import PLAYING, daimyo_area, played_card
from kachidoki.review.joraku.choices import choice_of
from kachidoki.review.joraku.judging import drawn
from kachidoki.review.joraku.rollouts import Choice, Rollouts

WORLDS: Final = 200
APART: Final = 10  # percent: two chances of a skirmish that differ less are told as equal
RULE: Final = "Hint"


def reasons(
    view: JorakuView, line: Sequence[Action], best: Sequence[Action], rng: Rng
) -> list[Event]:
    """What the better choice has that the played one gives up; else what a hint says of it."""
    found: list[Event] = []
    if view.seen.phase == PLAYING:
        played, better = choice_of(view, line), choice_of(view, best)
        found += [*on_the_map(view, played, better), *in_skirmish(view, played, better, rng)]
    return found or [reason_for(view, best)]


def on_the_map(view: JorakuView, played: Choice, better: Choice) -> list[Event]:
    """The area whose points the played turn gives up most of, in this round or the next."""
    p, mine, other = view.seen, played.board, better.board
    if mine is None or other is None or mine.colour != other.colour:
        return []
    for ahead in range(3 - int(p.round)):
        most: tuple[int, int, int] = (0, 0, 0)
        whole = 0
        for area in range(7):
            row = p.setting.rows[7 * (p.round + ahead) + area]
            rank = int(ranks(other, area) >> (3 * other.colour) & 7)
            gain = paid(row, rank) - paid(row, ranks(mine, area) >> (3 * mine.colour) & 7)
            whole += gain
            most = max(most, (gain, -area, rank))
        points, area, rank = most
        if whole > 0 and points > 0:
            facts: Facts = {"area": AREAS[-area], "rank": rank, "points": points}
            facts["round"] = int(p.round) + ahead + 1
            return [Event("review.gives-up", facts, RULE)]
    return []


def in_skirmish(view: JorakuView, played: Choice, better: Choice, rng: Rng) -> list[Event]:
    """How much likelier the better turn wins the skirmish, and what that would pay at once."""
    p, seat, board = view.seen, view.seat or 0, better.board
    if board is None:
        return []
    worlds = drawn(view, WORLDS, rng)
    rollouts = Rollouts(p)
    chances = [
        round(100 * rollouts.skirmishes_won(worlds.states, worlds.dice, seat, choice) / WORLDS)
        for choice in (played, better)
    ]
    area = int(daimyo_area(board.army(board.colour)))
    points = kachidoki_points(p.variants, ranks(board, area) >> (3 * board.colour) & 7)
    card = better.bits[0] % 21
    facts: Facts = {"card": CARD_NAMES[card], "percent": chances[1], "less": chances[0]}
    if chances[1] - chances[0] >= APART and points > 0:
        facts |= {"area": AREAS[area], "points": int(points)}
        six = any(played_card(p.now, k) % 7 == 6 for k in range(p.played))
        key = "review.ninja" if card % 7 == 0 and six else "review.skirmish"
        return [Event(key, facts, RULE)]
    if chances[0] - chances[1] >= APART and played.bits[0] != better.bits[0]:
        return [Event("review.spares", facts, RULE)]
    return []
