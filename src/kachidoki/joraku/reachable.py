"""What follows from a position's pieces, and whether a game can lead to them."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.errors import BadPosition
from kachidoki.joraku import march, place, recruit, skirmish, two_houses
from kachidoki.joraku.actions import END_ONLY
from kachidoki.joraku.cards import ALL_CARDS, COLOURS, DECK, SHINANO, count
from kachidoki.joraku.hand_sampling import played_by
from kachidoki.joraku.notation import card_places
from kachidoki.joraku.state import (
    CHOOSING,
    DAIMYO_STANDS,
    DEALING,
    DISCARDING,
    DRAFTING,
    DRAW_DAIMYOS,
    DRAW_VARIANTS,
    HOUSES,
    MARCHING,
    NEUTRAL,
    NEUTRAL_COLOUR,
    NOBODY,
    OVER,
    PASSING,
    PLAYING,
    Pieces,
    daimyo_area,
    daimyo_card,
    played_card,
    played_colour,
    reputation,
    supply,
)


def derive(p: Pieces) -> None:
    """Fill in what is not written: how many were dealt, who acts, and what is open."""
    if p.phase >= DEALING:
        p.dealt = sum(count(cards) for cards in card_places(p))
    if p.phase == DRAW_VARIANTS:
        p.open = 0x3F & ~p.variants
    elif p.phase == DRAW_DAIMYOS:
        _derive_daimyos(p)
    elif p.phase == DEALING:
        p.open = ALL_CARDS & ~_union(card_places(p))
    elif p.phase == PASSING:
        p.pending = _pending(p, [recruit.chosen_to_pass(p, s) for s in _seats(p)], p.setting.passes)
    elif p.phase == DISCARDING:
        p.pending = _pending(p, [count(p.gave(s) >> DECK) for s in _seats(p)], 1)
    elif p.phase == DRAFTING:
        sizes = [count(p.gave(s)) for s in _seats(p)]
        seen = [len(two_houses.packs_seen(p, s)) for s in _seats(p)]
        p.pending = _pending(p, [two_houses.PACK - size for size in sizes], max(seen))
        p.left = two_houses.PACK + 1 - max(seen)
    elif p.phase == PLAYING:
        if p.lead != NOBODY and p.played < p.setting.plays:
            skirmish.ask_for_card(p)
    elif p.phase != OVER and p.played and p.lead != NOBODY:
        _derive_turn(p)


def _seats(p: Pieces) -> list[i64]:
    return list(range(p.setting.seats))


def _pending(p: Pieces, done: list[i64], needed: i64) -> i64:
    return sum(1 << seat for seat in _seats(p) if done[seat] < needed)


def _union(places: list[i64]) -> i64:
    everywhere: i64 = 0
    for cards in places:
        everywhere |= cards
    return everywhere


def _derive_daimyos(p: Pieces) -> None:
    drawn = [daimyo_card(p.army(c)) for c in _player_colours(p) if p.army(c) & DAIMYO_STANDS]
    p.colour = len(drawn)
    if p.setting.shape == HOUSES:
        p.open = two_houses.daimyo_stack(p)
    else:
        p.open = 0x3F & ~sum(1 << (card - 1) for card in drawn if card)


def _derive_turn(p: Pieces) -> None:
    """In the middle of a card's effect: the one who played last goes on."""
    p.colour = played_colour(p.now, p.played - 1)
    p.seat = (p.lead + p.played - 1) % p.setting.seats
    number = played_card(p.now, p.played - 1) % 7
    if p.phase == CHOOSING:
        p.open = 3
    elif p.phase == MARCHING:
        p.open = march.choices(p)
    else:
        left = p.left
        place.begin(p, 1 << number if number else place.ALL_AREAS)
        p.left = left
        if left == 0:
            p.open = END_ONLY


def _player_colours(p: Pieces) -> list[i64]:
    return list(range(4 if p.setting.shape == HOUSES else p.setting.seats))


def check(p: Pieces) -> None:
    """Raise BadPosition, naming what cannot be, unless a game can stand like this."""
    _check_armies(p)
    if p.variants & ~p.setting.variants and not p.setting.variants_drawn:
        raise BadPosition("the position has variants that this game was not set up with")
    drawn: i64 = count(p.variants)
    if p.setting.variants_drawn:
        wanted = drawn < 2 if p.phase == DRAW_VARIANTS else drawn == 2
        if not wanted:
            raise BadPosition(f"{drawn} variants do not fit the phase; two are drawn at set-up")
    if (p.phase >= DEALING) != (p.round >= 0) or (p.phase == OVER and p.round != 2):
        raise BadPosition(f"round {p.round + 1} does not fit the phase")
    if p.phase < DEALING:
        if any(card_places(p)) or p.skirmish or p.played or p.lead != NOBODY:
            raise BadPosition("nothing is dealt or played before every Daimyo card is drawn")
        return
    if p.lead == NOBODY:
        raise BadPosition("who holds the Kachidoki card is missing; write 'lead SEAT'")
    places = card_places(p)
    if count(_union(places)) != sum(count(cards) for cards in places):
        raise BadPosition("a card lies in two places")
    _check_dealt(p)
    if p.phase < PLAYING and (p.skirmish or p.played or p.steps):
        raise BadPosition("there are no tricks before the first skirmish")
    if p.phase >= PLAYING:
        _check_tricks(p)
        _check_turn(p)


def _check_armies(p: Pieces) -> None:
    colours = _player_colours(p)
    cards = []
    for colour in range(i64(4)):
        army = p.army(colour)
        name = COLOURS[colour]
        if p.setting.shape == NEUTRAL and colour == NEUTRAL_COLOUR:
            behind = army >> (4 * daimyo_area(army) + 4) & ((1 << (24 - 4 * daimyo_area(army))) - 1)
            if supply(army) or daimyo_card(army) or reputation(army) or behind:
                raise BadPosition(
                    f"{name} is the neutral army: ten Samurai on the map, none behind its "
                    "Daimyo, no card and no RP"
                )
            if daimyo_area(army) != SHINANO - max(0, p.round - (p.phase < PLAYING)):
                raise BadPosition(f"{name}: the neutral Daimyo cannot stand there in this round")
        elif colour not in colours:
            if army:
                raise BadPosition(f"{name} does not take part in this game")
        elif army & DAIMYO_STANDS:
            cards.append(daimyo_card(army))
        elif p.phase > DRAW_DAIMYOS:
            raise BadPosition(f"{name} is missing")
    if len(set(cards)) != len(cards) or 0 in cards:
        raise BadPosition("every colour needs a Daimyo card of its own, 1 to 6")
    if (p.phase < DRAW_DAIMYOS and cards) or (
        p.phase == DRAW_DAIMYOS and len(cards) == len(colours)
    ):
        raise BadPosition("the Daimyo cards drawn do not fit the phase")
    for colour in colours[: len(cards)]:
        if not p.army(colour) & DAIMYO_STANDS:
            raise BadPosition(f"{COLOURS[colour]} draws its Daimyo card earlier")
        if p.setting.shape == HOUSES and (daimyo_card(p.army(colour)) > 3) != (colour & 1 == 1):
            raise BadPosition(f"{COLOURS[colour]} draws from the other stack of Daimyo cards")


def _check_dealt(p: Pieces) -> None:
    """Hands of the right size for the phase."""
    full = p.setting.seats * p.setting.dealt_each
    if p.phase != DEALING and p.dealt != full:
        raise BadPosition(f"{p.dealt} cards lie on the table; {full} are dealt each round")
    if p.phase == DEALING:
        if p.dealt >= full or any(p.gave(s) for s in _seats(p) if p.setting.shape != HOUSES):
            raise BadPosition("the cards dealt do not fit the phase")
        wanted = [0, 0, 0, 0]
        for k in range(p.dealt):
            wanted[recruit.dealt_to(p, k)] += 1
        for seat in _seats(p):
            if count(p.hand(seat)) + count(p.gave(seat)) != wanted[seat]:
                raise BadPosition(f"seat {seat} has too many or too few cards for this deal")
        return
    if p.phase >= DRAFTING and p.setting.shape == HOUSES:
        _check_draft(p)
    elif p.phase < PLAYING and p.pending == 0:
        raise BadPosition("everybody has chosen already, so the cards would have moved on")
    if p.setting.shape != HOUSES:
        for seat in _seats(p):
            chosen = count(p.gave(seat) & ALL_CARDS)
            chosen_right = count(p.gave(seat) >> DECK) if p.setting.pass_both else 0
            fits = chosen + chosen_right == p.setting.passes
            if p.phase == PASSING:
                fits = chosen + chosen_right <= p.setting.passes
            if not fits or chosen_right > 1 or (p.setting.pass_both and chosen_right > chosen):
                raise BadPosition(f"seat {seat} has passed too many or too few cards")
            owned = p.hand(seat) | played_by(p, seat)
            if p.setting.shape == NEUTRAL:
                owned |= p.gave(seat) >> DECK
            if p.phase > PASSING and recruit.received(p, seat) & ~owned:
                raise BadPosition(f"seat {seat} does not have the cards that were passed to it")


def _check_draft(p: Pieces) -> None:
    """Draft again with the picks written down: every pack must come out as it was seen."""
    seen = [two_houses.packs_seen(p, seat) for seat in _seats(p)]
    picks = [two_houses.picks(p, seat) for seat in _seats(p)]
    turns = len(seen[0])
    if turns != len(seen[1]) or turns == 0:
        raise BadPosition("the draft's packs do not fit together")
    if p.phase == DRAFTING and p.pending == 0:
        raise BadPosition("both have drafted already, so the packs would have changed hands")
    packs = [seen[0][0], seen[1][0]]
    kept: list[i64] = [0, 0]
    for turn in range(turns):
        for seat in _seats(p):
            if seen[seat][turn] != packs[seat]:
                raise BadPosition(f"seat {seat} cannot have seen that pack after those picks")
            if turn < len(picks[seat]):
                card: i64 = 1 << picks[seat][turn]
                if not card & packs[seat]:
                    raise BadPosition(f"seat {seat} cannot have picked a card it did not see")
                packs[seat] &= ~card
                kept[seat] |= card
        if turn + 1 < turns or p.phase > DRAFTING:
            packs.reverse()
    for seat in _seats(p):
        if p.phase > DRAFTING:
            kept[seat] |= packs[seat]  # the single last card
        elif packs[seat] != p.gave(seat):
            raise BadPosition(f"seat {seat}'s pack is not what its picks left")
        owned = p.hand(seat) | played_by(p, seat)
        if kept[seat] & ~owned or (p.phase > DRAFTING and turns != 4):
            raise BadPosition(f"seat {seat} does not have the cards it drafted")


def _check_tricks(p: Pieces) -> None:
    """Every seat's hand, and who led: the winner of the skirmish before."""
    plays = p.setting.plays
    seats = p.setting.seats
    held = [count(p.hand(seat)) for seat in _seats(p)]
    for k in range(p.skirmish + 1):
        trick = p.trick(k)
        size = p.trick_size(k)
        if size and k == p.skirmish and _seat_of(p, played_colour(trick, 0)) != p.lead:
            raise BadPosition("the holder of the Kachidoki card leads the skirmish")
        first = _seat_of(p, played_colour(trick, 0))
        for turn in range(size):
            seat = _seat_of(p, played_colour(trick, turn))
            if seat != (first + turn) % seats:
                raise BadPosition(f"trick {k + 1} is not in the order of the seats")
            held[seat] += 1
        if len({played_colour(trick, turn) for turn in range(size)}) != size:
            raise BadPosition(f"trick {k + 1} has two cards of one colour")
        if size == plays and k < p.skirmish:
            won = played_colour(trick, skirmish.winning_play(trick, plays))
            leads = p.lead if k + 1 == p.skirmish else _seat_of(p, p.trick(k + 1) >> 5 & 3)
            if _seat_of(p, won) != leads:
                raise BadPosition(f"trick {k + 1} was not won by the one who leads next")
    each = p.setting.skirmishes * plays // seats
    for seat in _seats(p):
        if held[seat] != each:
            raise BadPosition(f"seat {seat} has too many or too few cards in this round")
    if p.phase == OVER and (p.skirmish != p.setting.skirmishes or p.played):
        raise BadPosition("the game is not over before the last skirmish")


def _seat_of(p: Pieces, colour: i64) -> i64:
    return colour // 2 if p.setting.shape == HOUSES else colour


def _check_turn(p: Pieces) -> None:
    """The card being carried out, and what is left of it."""
    if p.phase == PLAYING or p.phase == OVER:
        if p.phase == PLAYING and (p.played == p.setting.plays or p.steps or p.open == 0):
            raise BadPosition("nobody can play a card here")
        return
    if p.played == 0:
        raise BadPosition("there is no card to be carried out")
    number = played_card(p.now, p.played - 1) % 7
    if p.phase == CHOOSING:
        fits = number > 0 and p.steps == 0
    elif p.phase == MARCHING:
        fits = 1 <= p.steps <= number - p.left + 1
    else:
        free: i64 = 0 if number == 0 else 1
        fits = p.left <= min(3, supply(p.army(p.colour))) and free <= p.steps <= free + 3 - p.left
    if not fits:
        raise BadPosition("what is left of the card does not fit the card or the steps taken")
