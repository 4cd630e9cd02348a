"""What a seat may know of the table: the one place where cards of a state are turned face down.

What a seat may know of something that happens is said where it happens, with the event
(`only` and `instead` of `kachidoki.core.Event`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.core.event import Event
from kachidoki.joraku import outcome, recruit, two_houses
from kachidoki.joraku.cards import (
    ALL_CARDS,
    AREAS,
    CARD_NAMES,
    COLOURS,
    DECK,
    card_names,
)
from kachidoki.joraku.march import STEP_COST
from kachidoki.joraku.prestige import prestige
from kachidoki.joraku.ranking import ranks
from kachidoki.joraku.skirmish import winning_play
from kachidoki.joraku.state import (
    CARD_AT,
    DAIMYO_STANDS,
    DEALING,
    HOUSES,
    NEUTRAL,
    OVER,
    PASSING,
    PHASES,
    PLAYING,
    Pieces,
    daimyo_area,
    daimyo_card,
    influence,
    played_card,
    played_colour,
    reputation,
    samurai,
    supply,
)
from kachidoki.joraku.variants import daimyo_cost
from kachidoki.joraku.why_not import why_not

if TYPE_CHECKING:
    from kachidoki.joraku.turns import JorakuState


def hide(p: Pieces, seat: i64) -> None:
    """Take out of a copy all that a seat does not know.

    A seat remembers what it passed, received, drafted and discarded, and the packs that
    went through it; played cards, pieces and points are public.
    """
    seats = p.setting.seats
    if p.phase == DEALING or (p.phase == PLAYING and seat != p.seat):
        p.open = 0
    for other in range(seats):
        if other == seat:
            continue
        p.set_hand(other, 0)
        known: i64 = 0
        if p.setting.shape != HOUSES and p.phase > PASSING and seat >= 0:
            if (other + 1) % seats == seat:
                known = p.gave(other) & ALL_CARDS  # given to the left: to this seat
            if p.setting.pass_both and (seat + 1) % seats == other:
                known |= p.gave(other) & (ALL_CARDS << DECK)  # given to the right
        p.set_gave(other, known)
    if seat != 0:
        p.packs0 = p.picks0 = 0
    if seat != 1:
        p.packs1 = p.picks1 = 0


def hand_sizes(p: Pieces) -> list[int]:
    """How many cards each seat holds, which everybody can count."""
    seats = p.setting.seats
    sizes = [0] * int(seats)
    if p.phase < PASSING:
        for k in range(p.dealt):
            sizes[recruit.dealt_to(p, k)] += 1
        return sizes
    for seat in range(seats):
        if p.phase >= PLAYING:
            plays = p.setting.plays * p.setting.skirmishes // seats
            done = p.setting.plays // seats * p.skirmish
            # In this skirmish the seats play in turn, the leader first.
            behind = (seat + seats - p.lead) % seats
            now = (p.played + seats - 1 - behind) // seats
            sizes[seat] = plays - done - now
        else:
            sizes[seat] = p.setting.dealt_each
    return sizes


@final
class JorakuView:
    """What one seat, or a spectator (None), may know.

    `seen` is a copy of the state with everything else taken out.
    """

    def __init__(self, seat: int | None, seen: JorakuState) -> None:
        self.seat = seat
        self.seen = seen

    @property
    def game(self) -> str:
        """The game's name."""
        return "joraku"

    def to_act(self) -> tuple[int, ...]:
        """Whose decision is next."""
        return self.seen.to_act()

    def legal(self) -> tuple[Action, ...]:
        """What this seat may do now."""
        return () if self.seat is None else self.seen.legal(self.seat)

    def scores(self) -> tuple[int, ...]:
        """The reputation of each seat so far; with two houses that of the better one."""
        p = self.seen
        return tuple([int(outcome.final_key(p, seat)[0]) for seat in range(p.setting.seats)])

    def why_not(self, action: Action) -> Event:
        """Why an action is not open to this seat now."""
        return why_not(self.seen, -1 if self.seat is None else self.seat, action)

    def as_dict(self) -> dict[str, object]:
        """Everything this seat may know, as plain data."""
        p = self.seen
        paid = p.copy()  # as if the round ended now
        if p.round >= 0 and p.phase < OVER:
            prestige(paid, None)
        public: dict[str, object] = {
            "game": self.game,
            "seat": self.seat,
            "round": p.round + 1,
            "phase": PHASES[p.phase],
            "to_act": list(p.to_act()),
            "holder": p.lead if p.lead >= 0 else None,
            "variants": [v + 1 for v in range(6) if p.variants >> v & 1],
            "factions": [faction(p, paid, c) for c in range(4) if p.army(c) & DAIMYO_STANDS],
            "cards_held": hand_sizes(p),
            "skirmishes": [trick_list(p, k) for k in range(p.skirmish)],
            "skirmish": trick_list(p, p.skirmish) if p.phase >= PLAYING else [],
            "ahead": winning_play(p.now, p.played) if p.played else None,
            "awaited": awaited(p) if PLAYING <= p.phase < OVER else [],
            "round_skirmishes": p.setting.skirmishes,
            "acting": COLOURS[p.colour] if p.phase > PLAYING and p.seat >= 0 else None,
            "left": p.left,
            "costs": costs(p),
            "unseen": card_names(unseen(p, -1 if self.seat is None else self.seat)),
        }
        if self.seat is not None:
            public["own"] = own_knowledge(p, self.seat)
            public["legal"] = [str(action) for action in self.legal()]
            public["loose"] = p.loose(self.seat)
        return public

    def __eq__(self, other: object) -> bool:
        return isinstance(other, JorakuView) and self.seat == other.seat and self.seen == other.seen

    def __hash__(self) -> int:
        # None has another hash in every process.
        return hash((-1 if self.seat is None else self.seat, self.seen))

    def __repr__(self) -> str:
        who = "a spectator" if self.seat is None else f"seat {self.seat}"
        return f"<what {who} knows: {self.seen.position()}>"


def own_knowledge(p: Pieces, seat: i64) -> dict[str, object]:
    """What only this seat knows."""
    own: dict[str, object] = {"hand": card_names(p.hand(seat))}
    if p.setting.shape == HOUSES:
        own["pack"] = card_names(p.gave(seat))
        own["packs"] = [card_names(pack) for pack in two_houses.packs_seen(p, seat)]
        own["picks"] = [CARD_NAMES[card] for card in two_houses.picks(p, seat)]
        return own
    gave = p.gave(seat)
    own["gave"] = card_names(gave & ALL_CARDS)
    if p.setting.pass_both:
        own["gave_right"] = card_names(gave >> DECK)
    if p.setting.shape == NEUTRAL:
        own["discarded"] = card_names(gave >> DECK)
    own["received"] = card_names(recruit.received(p, seat)) if p.phase > PASSING else ()
    own["pass_to"] = [recruit.receiver(p, seat, k) for k in range(p.setting.passes)]
    return own


def unseen(p: Pieces, seat: i64) -> i64:
    """The cards that a seat (below 0: a spectator) has not seen in this round.

    It has seen those that were played, and all that it ever had in its hands.
    """
    seen: i64 = 0
    for skirmish in range(p.skirmish + 1 if p.phase >= PLAYING else p.skirmish):
        trick = p.trick(skirmish)
        for k in range(p.trick_size(skirmish)):
            card = played_card(trick, k)
            seen |= 1 << card
    if seat >= 0:
        gave = p.gave(seat)
        seen |= p.hand(seat) | gave | gave >> DECK
        if p.setting.shape == HOUSES:
            for pack in two_houses.packs_seen(p, seat):
                seen |= pack
        elif p.phase > PASSING:
            seen |= recruit.received(p, seat)
    return ALL_CARDS & ~seen


def owner(p: Pieces, colour: i64) -> i64:
    """The seat that plays a colour; no seat of the game for a neutral army."""
    return colour // 2 if p.setting.shape == HOUSES else colour


def faction(p: Pieces, paid: Pieces, colour: i64) -> dict[str, object]:
    """A colour as everybody sees it; the neutral army has no seat and no card.

    `paid` are the pieces once the areas have paid as they stand now.
    """
    army = p.army(colour)
    seat = owner(p, colour)
    standing: dict[str, int] = {}
    weight: dict[str, int] = {}
    places: dict[str, int] = {}
    leads: dict[str, int] = {}
    for area in range(i64(7)):
        here = influence(army, area)
        if here == 0:
            continue
        name = AREAS[area]
        weight[name] = here
        places[name] = (ranks(p, area) >> (3 * colour)) & 7
        lead = here - most_of_others(p, colour, area)
        if lead >= 0:
            leads[name] = lead
        if samurai(army, area):
            standing[name] = samurai(army, area)
    return {
        "colour": COLOURS[colour],
        "seat": None if seat >= p.setting.seats else seat,
        "card": daimyo_card(army) if army >> CARD_AT & 7 else None,
        "daimyo": AREAS[daimyo_area(army)],
        "rp": reputation(army),
        "due": reputation(paid.army(colour)) - reputation(army),
        "samurai": standing,
        "influence": weight,
        "ranks": places,
        "leads": leads,
        "supply": supply(army),
    }


def most_of_others(p: Pieces, colour: i64, area: i64) -> i64:
    """The most influence that any other colour has in an area."""
    most: i64 = 0
    for other in range(i64(4)):
        if other != colour:
            most = max(most, influence(p.army(other), area))
    return most


def awaited(p: Pieces) -> list[dict[str, object]]:
    """Whose cards this skirmish still waits for, in the order of play.

    With them the colours that each card can be for: with two houses every colour plays once
    a skirmish [R8].
    """
    done: i64 = 0
    for k in range(p.played):
        done |= 1 << played_colour(p.now, k)
    found: list[dict[str, object]] = []
    for k in range(p.played, p.setting.plays):
        seat = (p.lead + k) % p.setting.seats
        colours = [COLOURS[c] for c in range(4) if owner(p, c) == seat and not done >> c & 1]
        found.append({"seat": seat, "colours": colours})
    return found


def costs(p: Pieces) -> dict[str, int]:
    """The action points of a step, by the first word of its action."""
    return {"move": STEP_COST, "daimyo": daimyo_cost(p.variants), "remove": STEP_COST}


def trick_list(p: Pieces, skirmish: i64) -> list[dict[str, str]]:
    """A skirmish of this round in the order of play."""
    trick = p.trick(skirmish)
    return [
        {"colour": COLOURS[played_colour(trick, k)], "card": CARD_NAMES[played_card(trick, k)]}
        for k in range(p.trick_size(skirmish))
    ]
