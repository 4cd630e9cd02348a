"""Skirmish: playing a card, its effect step by step, and who wins."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku import neutral, two_houses
from kachidoki.joraku.actions import (
    CHOOSE_PLACE,
    DAIMYO_TO,
    END_ONLY,
    REMOVE,
    SEND_TO,
    TOWARD,
)
from kachidoki.joraku.cards import AREAS, CARD_NAMES, COLOURS, KYOTO, SHINANO, SUIT
from kachidoki.joraku.kachidoki import kachidoki
from kachidoki.joraku.state import (
    AREA_AT,
    CHOOSING,
    HOUSES,
    KYOTO_PAID,
    MARCHING,
    NEUTRAL,
    NEUTRAL_COLOUR,
    PLACING,
    PLAYING,
    Pieces,
    daimyo_area,
    played_card,
    played_colour,
    samurai,
    supply,
)
from kachidoki.joraku.variants import daimyo_cost, follow_bonus, kyoto_bonus

ALL_AREAS: Final[i64] = 0x7F
MOST_PLACED: Final[i64] = 3
STEP_COST: Final[i64] = 1  # action points of every step of a march but the Daimyo's
# Bits AWAY and TOWARD of the areas from which a Samurai can go there.
CAN_GO_AWAY: Final[i64] = 0x0111111
CAN_GO_TOWARD: Final[i64] = 0x1111110


def begin(p: Pieces) -> None:
    """The holder of the Kachidoki card leads."""
    p.played = 0
    p.now = 0
    ask_for_card(p)


def ask_for_card(p: Pieces) -> None:
    """The next seat clockwise plays a card of the led suit if it holds one, else any card."""
    p.phase = PLAYING
    seat = p.lead + p.played
    while seat >= p.setting.seats:
        seat -= p.setting.seats
    p.seat = seat
    cards = p.hand(seat)
    if p.played:
        # [R11] With two houses all three later cards follow the first, the leader's own too.
        follows = cards & (SUIT << (played_card(p.now, 0) // 7 * 7))
        if follows:
            cards = follows
    if p.setting.shape == HOUSES:
        which = two_houses.first_colours(p, seat)
        p.open = 0
        if which & 1:
            p.open = cards
        if which & 2:
            p.open |= cards << 21
    else:
        p.open = cards


def play_card(p: Pieces, card: i64, second_colour: bool, log: Log | None) -> None:
    """Show a card; variant 5 pays before its effect."""
    seat = p.seat
    colour = seat
    if p.setting.shape == HOUSES:
        colour = 2 * seat + (1 if second_colour else 0)
    p.colour = colour
    p.set_hand(seat, p.hand(seat) & ~(1 << card))
    p.now |= (card | (colour << 5)) << (7 * p.played)
    follows = p.played > 0 and played_card(p.now, 0) // 7 == card // 7
    p.played += 1
    p.steps = 0
    if log is not None:
        facts: Facts = {"colour": COLOURS[colour], "card": CARD_NAMES[card], "follows": follows}
        log.append(Event("joraku.play", facts, "Skirmish"))
    bonus = follow_bonus(p.variants, follows)
    if bonus:
        p.gain(colour, bonus)
        if log is not None:
            facts = {"colour": COLOURS[colour], "card": CARD_NAMES[card], "points": bonus}
            log.append(Event("joraku.followed", facts, "Variant 5, R7"))
    if card % 7 == 0:
        begin_placing(p, ALL_AREAS)
    else:
        p.phase = CHOOSING
        p.open = 3


def choose(p: Pieces, choice: i64, log: Log | None) -> None:
    """A number card: place Samurai in its area, or take its number in action points."""
    number = played_card(p.now, p.played - 1) % 7
    p.steps += 1
    if log is not None:
        facts: Facts = {"colour": COLOURS[p.colour], "number": number}
        key = "joraku.choose-march"
        if choice == CHOOSE_PLACE:
            key = "joraku.choose-place"
            facts["area"] = AREAS[number]
        log.append(Event(key, facts, "Skirmish"))
    if choice == CHOOSE_PLACE:
        begin_placing(p, 1 << number)
    else:
        p.phase = MARCHING
        p.left = number
        p.open = march_choices(p)


def begin_placing(p: Pieces, areas: i64) -> None:
    """0 to 3 Samurai from the supply, which is a hard limit [R3]."""
    p.phase = PLACING
    in_supply = supply(p.army(p.colour))
    p.left = in_supply if in_supply < MOST_PLACED else MOST_PLACED
    # [R3] One may stop at any moment.
    p.open = areas | END_ONLY if p.left else END_ONLY


def put(p: Pieces, area: i64, log: Log | None) -> None:
    """One Samurai from the supply into an area."""
    p.set_army(p.colour, p.army(p.colour) + (1 << (4 * area)))
    p.left -= 1
    p.steps += 1
    if p.left == 0:
        p.open = END_ONLY
    if log is not None:
        facts: Facts = {"colour": COLOURS[p.colour], "area": AREAS[area], "left": p.left}
        log.append(Event("joraku.put", facts, "Skirmish"))


def march_choices(p: Pieces) -> i64:
    """What the points that are left can be spent on, and the end [R3] [R12]."""
    if p.left == 0:
        return END_ONLY
    army = p.army(p.colour)
    here = daimyo_area(army)
    pairs = army | (army >> 1)
    present = (pairs | (pairs >> 2)) & 0x1111111
    choices = (present & CAN_GO_AWAY) | ((present & CAN_GO_TOWARD) << TOWARD) | END_ONLY
    if p.left >= daimyo_cost(p.variants):
        if here > KYOTO:
            choices |= 1 << (4 * here - 4 + DAIMYO_TO)
        if here < SHINANO:
            choices |= 1 << (4 * here + 4 + DAIMYO_TO)
    victims: i64 = 0
    for colour in range(i64(4)):
        if samurai(p.army(colour), here) and may_remove(p, colour):
            victims |= 1 << colour
    choices |= victims << REMOVE
    if p.setting.shape == NEUTRAL:
        choices |= neutral.targets(p, here)
    return choices


def may_remove(p: Pieces, colour: i64) -> bool:
    """Whether a colour is an opponent's; a neutral Samurai is sent away instead."""
    if p.setting.shape == HOUSES:
        return colour // 2 != p.seat  # [R9] not one's own second colour
    if p.setting.shape == NEUTRAL and colour == NEUTRAL_COLOUR:
        return False
    return colour != p.colour


def march(p: Pieces, bit: i64, log: Log | None) -> None:
    """Spend action points on one step."""
    p.steps += 1
    if bit >= REMOVE:
        remove(p, bit - REMOVE, log)
    elif bit & 3 == DAIMYO_TO:
        move_daimyo(p, bit >> 2, log)
    elif bit & 3 == SEND_TO:
        p.left -= STEP_COST
        neutral.send(p, daimyo_area(p.army(p.colour)), bit >> 2, log)
    else:
        move_samurai(p, bit >> 2, -1 if bit & 3 == TOWARD else 1, log)
    p.open = march_choices(p)


def move_samurai(p: Pieces, area: i64, way: i64, log: Log | None) -> None:
    """1 AP: one Samurai to an adjacent area; the same one may go on."""
    p.left -= STEP_COST
    to = area + way
    p.set_army(p.colour, p.army(p.colour) - (1 << (4 * area)) + (1 << (4 * to)))
    if log is not None:
        facts: Facts = {
            "colour": COLOURS[p.colour],
            "area": AREAS[area],
            "to": AREAS[to],
            "left": p.left,
        }
        log.append(Event("joraku.move", facts, "Skirmish"))


def move_daimyo(p: Pieces, to: i64, log: Log | None) -> None:
    """2 AP (1 with variant 6): the Daimyo to an adjacent area."""
    cost = daimyo_cost(p.variants)
    p.left -= cost
    army = p.army(p.colour)
    here = daimyo_area(army)
    bonus = kyoto_bonus(p.variants, army, to)
    army += (to - here) << AREA_AT
    if bonus:
        army |= KYOTO_PAID
    p.set_army(p.colour, army)
    p.gain(p.colour, bonus)
    if log is not None:
        facts: Facts = {
            "colour": COLOURS[p.colour],
            "area": AREAS[here],
            "to": AREAS[to],
            "cost": cost,
            "left": p.left,
        }
        log.append(Event("joraku.move-daimyo", facts, "Skirmish"))
        if bonus:
            facts = {"colour": COLOURS[p.colour], "points": bonus, "area": AREAS[to]}
            log.append(Event("joraku.kyoto", facts, "Variant 4, R6"))


def remove(p: Pieces, victim: i64, log: Log | None) -> None:
    """1 AP: an opponent's Samurai beside one's Daimyo goes back to its owner's supply."""
    p.left -= STEP_COST
    area = daimyo_area(p.army(p.colour))
    p.set_army(victim, p.army(victim) - (1 << (4 * area)))
    if log is not None:
        facts: Facts = {
            "colour": COLOURS[p.colour],
            "victim": COLOURS[victim],
            "area": AREAS[area],
            "left": p.left,
        }
        log.append(Event("joraku.remove", facts, "Skirmish"))


def end_turn(p: Pieces, log: Log | None) -> bool:
    """[R12] The explicit end of a turn; says whether it was the round's last."""
    p.steps = 0
    if log is not None:
        facts: Facts = {"colour": COLOURS[p.colour], "lost": p.left if p.phase == MARCHING else 0}
        log.append(Event("joraku.end", facts, "Skirmish, R12"))
    p.left = 0
    if p.played < p.setting.plays:
        ask_for_card(p)
        return False
    finish(p, log)
    if p.skirmish == p.setting.skirmishes:
        return True
    begin(p)
    return False


def winning_play(trick: i64, size: i64) -> i64:
    """The place of the winning card in a skirmish.

    [R4] The highest number, whatever its suit; equal cards: the later one. A Ninja counts 0,
    but if any 6 was played the latest Ninja wins. Only Ninjas: the latest.
    """
    best: i64 = 0
    best_value: i64 = -1
    ninja: i64 = -1
    for k in range(size):
        value = played_card(trick, k) % 7
        if value >= best_value:
            best = k
            best_value = value
        if value == 0:
            ninja = k
    if best_value == 6 and ninja >= 0:
        return ninja
    return best


def finish(p: Pieces, log: Log | None) -> None:
    """The winner takes the Kachidoki card, leads next, and scores at once."""
    won = winning_play(p.now, p.setting.plays)
    colour = played_colour(p.now, won)
    p.lead = colour // 2 if p.setting.shape == HOUSES else colour
    if log is not None:
        card = CARD_NAMES[played_card(p.now, won)]
        facts: Facts = {"colour": COLOURS[colour], "card": card, "seat": p.lead}
        log.append(Event(f"joraku.won-{why_won(p.now, p.setting.plays, won)}", facts, "R4"))
    p.remember(p.skirmish, p.now)
    p.skirmish += 1
    p.played = 0
    p.now = 0
    kachidoki(p, colour, log)


def why_won(trick: i64, size: i64, won: i64) -> str:
    """The reason in a word, for people."""
    value = played_card(trick, won) % 7
    values = [played_card(trick, k) % 7 for k in range(size)]
    if value == 0:
        return "ninja" if 6 in values else "last-ninja"
    return "later" if values.count(value) > 1 else "highest"
