"""Which number of Joraku's encoding means what, and back from the numbers to the position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from kachidoki.core import Action, State, View
from kachidoki.joraku import Joraku, JorakuState
from kachidoki.joraku import actions as kinds
from kachidoki.joraku.cards import ALL_CARDS, DECK
from kachidoki.joraku.state import (
    AREA_AT,
    CARD_AT,
    DAIMYO_STANDS,
    HOUSES,
    KYOTO_PAID,
    NEUTRAL,
    PHASES,
    PLAYING,
    RP_AT,
    Setting,
)
from kachidoki.joraku.two_houses import PICKS_AT
from kachidoki.joraku.view import JorakuView
from kachidoki.rl.joraku_writer import KIND_BITS, NOT_OURS, MaskWriter, write_round, write_view
from kachidoki.rl.part import Bytes, Layout, Part

# One higher with every change of what stands where; `tests.rl.layouts` holds it to that.
LAYOUT_VERSION: Final = 1
CARDS: Final = (int(DECK),)
CHANCE_KINDS: Final = (kinds.DRAW_VARIANT, kinds.DRAW_DAIMYO, kinds.DEAL)
KINDS: Final = 14
EARLIER: Final = 2  # rounds before the last one


def round_parts(setting: Setting) -> list[Part]:
    """What a seat knows of the cards of a round."""
    found = [Part("hand", CARDS, "your cards; in a draft those you keep")]
    if setting.shape == HOUSES:
        found += [
            Part("pack", CARDS, "the pack in your hand"),
            Part("packs", (4, *CARDS), "the packs you have held, in order"),
            Part("picks", CARDS, "when you kept this card: 1 to 4", 4),
        ]
    else:
        found += [
            Part("gave", CARDS, "what you pass, or have passed, to your left"),
            Part("received", CARDS, "what came from your right neighbour"),
        ]
        if setting.pass_both:
            found += [
                Part("gave_right", CARDS, "what you pass, or have passed, to your right"),
                Part("received_left", CARDS, "what came from your left neighbour"),
            ]
        elif setting.shape == NEUTRAL:
            found.append(Part("dropped", CARDS, "what you have discarded"))
    found.append(
        Part("played", (4, *CARDS), "by colour: as which card of the round it was played", 28)
    )
    return found


def observation_parts(setting: Setting) -> list[Part]:
    """All that a seat knows now. Colours are red, blue, yellow, green; areas begin with Kyoto."""
    seats = (int(setting.seats),)
    return [
        Part("seat", seats, "which seat you are"),
        Part("round", (3,), "the round"),
        Part("phase", (len(PHASES),), "the phase: " + ", ".join(PHASES)),
        Part("to_act", seats, "who is to act"),
        Part("holder", seats, "who holds the Kachidoki card"),
        Part("variants", (6,), "which variant cards are in play"),
        Part("samurai", (4, 7), "Samurai, by colour and area", 10),
        Part("daimyo", (4, 7), "where the Daimyo stands, by colour"),
        Part("daimyo_card", (4,), "the number of the Daimyo card, by colour", 6),
        Part("kyoto_paid", (4,), "whether variant 4 has paid, by colour"),
        Part("supply", (4,), "Samurai in the supply, by colour", 10),
        Part("reputation", (4,), "reputation without its hundreds, by colour", 99),
        Part("hundreds", (4,), "the hundreds of the reputation, by colour", 255),
        Part("acting", (4,), "the colour whose card is being carried out"),
        Part("left", (1,), "Samurai to place, action points to spend, cards of a pack", 15),
        Part("steps", (1,), "steps of this turn so far", 15),
        Part("dealt", (1,), "cards dealt in this round", 21),
        Part("skirmish", (1,), "skirmishes of this round that are over", 8),
        Part("held", seats, "how many cards each seat holds", 8),
        Part("unseen", CARDS, "cards you have not seen in this round"),
        Part("trick", CARDS, "the cards of this skirmish"),
        *round_parts(setting),
    ]


class JorakuEncoding:
    """What `Encoding` needs to know of a game of Joraku."""

    layout_version = LAYOUT_VERSION

    def __init__(self, game: Joraku) -> None:
        setting = game.setting
        self.setting = setting
        self.observation = Layout(observation_parts(setting))
        self.memory = Layout(
            Part(f"round_{k + 1}_{part.name}", part.shape, f"round {k + 1}: {part.meaning}")
            for k in range(EARLIER)
            for part in round_parts(setting)
        )
        self.actions = tuple(action for action in game.actions.all if self._has(action))
        self.draws = tuple(a for a in game.actions.all if a.kind in CHANCE_KINDS)
        places: list[i64] = [i64(-1)] * (KINDS * int(KIND_BITS))
        for place, action in enumerate(self.actions):
            places[int(action.kind * KIND_BITS + action.bit)] = i64(place)
        # The end of a turn is one action, after a placement and after a march.
        places[int(kinds.MARCH * KIND_BITS + kinds.END)] = places[
            int(kinds.PUT * KIND_BITS + kinds.END)
        ]
        self.mask = MaskWriter(len(self.actions), places)
        self.write_observation = write_view
        self.write_mask = self.mask.write_view

    def _has(self, action: Action) -> bool:
        """Whether a player can ever take an action in this game."""
        setting = self.setting
        kind, bit = action.kind, action.bit
        if kind in (kinds.PASS, kinds.PASS_LEFT, kinds.PASS_RIGHT):
            both = kind != kinds.PASS
            return setting.shape != HOUSES and setting.pass_both == both
        if kind == kinds.DRAFT or kinds.PLAY_FOR <= kind < kinds.MODE:
            return setting.shape == HOUSES
        if kind == kinds.DISCARD:
            return setting.shape == NEUTRAL
        if kind == kinds.PLAY:
            return setting.shape != HOUSES
        if kind == kinds.MARCH and bit < kinds.REMOVE and bit & 3 == kinds.SEND_TO:
            return setting.shape == NEUTRAL
        return kind not in CHANCE_KINDS

    def write_memory(self, view: View, earlier: Sequence[View], out: vec[u8]) -> None:  # noqa: ARG002  # the observation has this round
        """What a seat knew at the ends of the rounds before."""
        for k in range(self.memory.size):
            out[k] = u8(0)
        at = i64(0)
        for each in earlier[:EARLIER]:
            if not isinstance(each, JorakuView) or each.seat is None:
                raise ValueError(NOT_OURS)
            at = write_round(each.seen, each.seat, out, at)

    def chapter(self, state: State) -> int:
        """The round: what is known of its cards ends with it."""
        return int(state.round) if isinstance(state, JorakuState) else -1

    def position(self, read: dict[str, Bytes]) -> tuple[int, str]:
        """The seat whose observation it is, and what it knows as a position line."""
        p = JorakuState(self.setting)
        seat = which(read["seat"])
        p.round = which(read["round"])
        p.phase = which(read["phase"])
        p.lead = which(read["holder"])
        acting = mask_of(read["to_act"])
        if p.phase >= PLAYING and acting:
            p.seat = which(read["to_act"])
        else:
            p.pending = acting
        p.variants = mask_of(read["variants"])
        for colour in range(4):
            p.set_army(colour, army_of(read, colour))
        p.left, p.steps = int(read["left"][0]), int(read["steps"][0])
        p.dealt, p.skirmish = int(read["dealt"][0]), int(read["skirmish"][0])
        p.set_hand(seat, mask_of(read["hand"]))
        self._read_cards(p, seat, read)
        read_tricks(p, read["played"])
        return seat, p.position()

    def _read_cards(self, p: JorakuState, seat: int, read: dict[str, Bytes]) -> None:
        """Packs and picks, or what was given and received."""
        if self.setting.shape == HOUSES:
            p.set_gave(seat, mask_of(read["pack"]))
            one, two, three, four = (mask_of(pack) for pack in read["packs"])
            packs = one | two << DECK | three << 2 * DECK
            picks = four
            for card, turn in enumerate(read["picks"].tolist()):
                picks |= card << PICKS_AT + 5 * (turn - 1) if turn else 0
            if seat == 0:
                p.packs0, p.picks0 = packs, picks
            else:
                p.packs1, p.picks1 = packs, picks
            return
        seats = int(self.setting.seats)
        high = "gave_right" if self.setting.pass_both else "dropped"
        gave = mask_of(read["gave"])
        p.set_gave(seat, gave | (mask_of(read[high]) << DECK if high in read else 0))
        before, after = (seat - 1) % seats, (seat + 1) % seats
        p.set_gave(before, p.gave(before) | mask_of(read["received"]))
        if self.setting.pass_both:
            p.set_gave(after, p.gave(after) | mask_of(read["received_left"]) << DECK)


def read_tricks(p: JorakuState, played: Bytes) -> None:
    """Put the cards of a round back into its skirmishes, by the order in which they were played."""
    plays = int(p.setting.plays)
    for colour, card in zip(*played.nonzero(), strict=True):
        skirmish, k = divmod(int(played[colour, card]) - 1, plays)
        note = (int(card) | int(colour) << 5) << 7 * k
        if skirmish == p.skirmish:
            p.now |= note
            p.played += 1
        else:
            p.remember(skirmish, note)


def army_of(read: dict[str, Bytes], colour: int) -> int:
    """A colour's army as the state keeps it."""
    area = which(read["daimyo"][colour])
    points = int(read["reputation"][colour]) + 100 * int(read["hundreds"][colour])
    army = int(read["daimyo_card"][colour]) << CARD_AT | points << RP_AT
    for place, count in enumerate(read["samurai"][colour].tolist()):
        army |= count << 4 * place
    if area >= 0:
        army |= DAIMYO_STANDS | area << AREA_AT
    return army | (KYOTO_PAID if read["kyoto_paid"][colour] else 0)


def which(ones: Bytes) -> int:
    """Where the one stands among zeros; -1 if there is none."""
    return int(ones.argmax()) if ones.any() else -1


def mask_of(ones: Bytes) -> int:
    """A mask of the places that are not zero.

    >>> import numpy as np
    >>> mask_of(np.array([1, 0, 1], np.uint8))
    5
    """
    return sum(1 << place for place in ones.nonzero()[0].tolist()) & ALL_CARDS
