"""Why another turn of Joraku would have been better, in events to be told in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kachidoki.bots.joraku.hints import first_pays, paid, reason_for
from kachidoki.core import Action, Event, Rng
from kachidoki.core.event import Facts
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.cards import AREAS, CARD_NAMES, COLOURS, card_names
from kachidoki.joraku.kachidoki import kachidoki_points
from kachidoki.joraku.ranking import ranks
from kachidoki.joraku.state import PASSING, PLAYING, daimyo_area, played_card, reputation, supply
from kachidoki.joraku.view import owner
from kachidoki.review.joraku.choices import choice_of
from kachidoki.review.joraku.judging import drawn
from kachidoki.review.joraku.rollouts import Choice, Rollouts

WORLDS: Final = 200
APART: Final = 10  # percent: two chances of a skirmish that differ less are told as equal
MATTERS: Final = 2  # points that another has more: fewer are not worth a sentence
MOST_PLACED: Final = 3  # Samurai by a card
NINJA: Final = 7  # how a Ninja is ranked where cards are kept for later: above every number
RULE: Final = "Hint"


def reasons(
    view: JorakuView, line: Sequence[Action], best: Sequence[Action], rng: Rng
) -> list[Event]:
    """What the better choice has that the played one gives up; else what a hint says of it."""
    if view.seen.phase == PASSING:
        return in_passing(view, line, best)
    if view.seen.phase != PLAYING:
        return [reason_for(view, best)]
    played, better = choice_of(view, line), choice_of(view, best)
    found = [
        *on_the_map(view, played, better),
        *for_another(view, played, better),
        *in_skirmish(view, played, better, rng),
    ]
    return [*not_done(view, line, played), *(found or [reason_for(view, best)])]


def in_passing(view: JorakuView, line: Sequence[Action], best: Sequence[Action]) -> list[Event]:
    """Which cards the better choice keeps from the neighbour, what they are for, and a void."""
    p, seat = view.seen, view.seat or 0
    given, instead = ({action.bit for action in each} for each in (line, best))
    if not given - instead:
        return [reason_for(view, best)]  # the same cards, to other neighbours
    kept = sum(1 << card for card in given - instead)
    facts: Facts = {"cards": card_names(kept)}
    found: list[Event] = []
    if not p.setting.pass_both:
        facts["colour"] = COLOURS[(seat + 1) % int(p.setting.seats)]
        found.append(Event("review.keeps", facts, RULE))
    else:
        found.append(Event("review.keeps-both", facts, RULE))
    card = max(given - instead, key=lambda each: (each % 7 == 0, first_pays(p, each % 7), each % 7))
    if card % 7 == 0:
        found.append(Event("review.keeps-ninja", {}, RULE))
    else:
        area = int(card % 7)
        of_card: Facts = {"card": CARD_NAMES[card], "area": AREAS[area], "number": area}
        found.append(Event("review.keeps-card", {**of_card, "points": first_pays(p, area)}, RULE))
    reason = reason_for(view, best)
    return [*found, reason] if reason.key == "bots.hint-give-void" else found


def not_done(view: JorakuView, line: Sequence[Action], played: Choice) -> Iterator[Event]:
    """What the card could have been used for and was not: Samurai to place, points of action."""
    p, board = view.seen, played.board
    if board is None:
        return
    verbs = [action.text.split()[0] for action in line]
    if "march" in verbs:
        if board.left > 0:
            number = int(played.bits[0] % 21 % 7)
            yield Event("review.unspent", {"left": int(board.left), "points": number}, RULE)
        return
    had, put = int(supply(p.army(board.colour))), verbs.count("put")
    if had == 0:
        yield Event("review.no-supply", {}, RULE)
    elif put < min(had, MOST_PLACED):
        yield Event("review.unplaced", {"count": put, "possible": min(had, MOST_PLACED)}, RULE)


def changes(p: JorakuState, mine: JorakuState, other: JorakuState, colour: int) -> list[list[int]]:
    """What a colour is paid more on one board than on another, by round and area."""

    def gain(round_: int, area: int) -> int:
        row = int(p.setting.rows[7 * round_ + area])
        return paid(row, rank(mine, area, colour)) - paid(row, rank(other, area, colour))

    return [[gain(round_, area) for area in range(7)] for round_ in range(int(p.round), 3)]


def rank(board: JorakuState, area: int, colour: int) -> int:
    """The rank of a colour in an area; 0 if it has none."""
    return int(ranks(board, area) >> (3 * colour) & 7)


def on_the_map(view: JorakuView, played: Choice, better: Choice) -> list[Event]:
    """The area whose points the played turn gives up most of, in this round or a later one."""
    p, mine, other = view.seen, played.board, better.board
    if mine is None or other is None or mine.colour != other.colour:
        return []
    for ahead, gains in enumerate(changes(p, other, mine, int(mine.colour))):
        points = max(gains)
        if sum(gains) > 0 and points > 0:
            area = gains.index(points)
            facts: Facts = {"area": AREAS[area], "rank": rank(other, area, int(mine.colour))}
            facts |= {"points": points, "round": int(p.round) + ahead + 1}
            return [Event("review.gives-up", facts, RULE)]
    return []


def for_another(view: JorakuView, played: Choice, better: Choice) -> list[Event]:
    """Whom the played turn leaves most, in this round or a later one, and where."""
    p, mine, other = view.seen, played.board, better.board
    if mine is None or other is None:
        return []
    others = [colour for colour in range(4) if view.seat != owner(p, colour) < int(p.setting.seats)]
    by_colour = {colour: changes(p, mine, other, colour) for colour in others}
    for ahead in range(3 - int(p.round)):
        # Of two that gain the same, the one who has more already matters more.
        had = {each: int(reputation(p.army(each))) for each in others}
        colour = max(others, key=lambda each: (sum(by_colour[each][ahead]), had[each], -each))
        gains = by_colour[colour][ahead]
        points = max(gains)
        if sum(gains) >= MATTERS and points >= MATTERS:
            area = gains.index(points)
            facts: Facts = {"colour": COLOURS[colour], "area": AREAS[area]}
            facts |= {"rank": rank(mine, area, colour), "points": points}
            facts["round"] = int(p.round) + ahead + 1
            return [Event("review.leaves", facts, RULE)]
    return []


def in_skirmish(view: JorakuView, played: Choice, better: Choice, rng: Rng) -> list[Event]:
    """How much likelier the better turn wins the skirmish, and what that would pay at once.

    Where it wins less often, what makes up for that: a stronger card that is kept, if there is one.
    """
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
    points = kachidoki_points(p.variants, rank(board, area, int(board.colour)))
    card, instead = int(better.bits[0] % 21), int(played.bits[0] % 21)
    facts: Facts = {"card": CARD_NAMES[card], "percent": chances[1], "less": chances[0]}
    if chances[1] - chances[0] >= APART and points > 0:
        facts |= {"area": AREAS[area], "points": int(points)}
        six = any(played_card(p.now, k) % 7 == 6 for k in range(p.played))
        key = "review.ninja" if card % 7 == 0 and six else "review.skirmish"
        return [Event(key, facts, RULE)]
    if chances[0] - chances[1] >= APART and instead != card:
        if strength(instead) > strength(card):
            return [Event("review.spares", {**facts, "kept": CARD_NAMES[instead]}, RULE)]
        return [Event("review.outweighs", facts, RULE)]
    return []


def strength(card: int) -> int:
    """How much a card is worth keeping: by its number, a Ninja most.

    >>> strength(CARD_NAMES.index("teppo 6")), strength(CARD_NAMES.index("teppo ninja"))
    (6, 7)
    """
    return card % 7 or NINJA
