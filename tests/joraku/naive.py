"""Joraku played plainly with words, sets and dictionaries, to check the fast engine against.

It follows the rules page; a mark like [R4] names the ruling that decided a point.
Every action is one small step, given as a lower-case text.
"""

from __future__ import annotations

AREAS = ["kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano"]
SUITS = ["katana", "yari", "teppo"]
RANKS = ["1", "2", "3", "4", "5", "6", "ninja"]
CARDS = [suit + " " + rank for suit in SUITS for rank in RANKS]
NEUTRAL = "yellow"

# The score rows of the reconstructed board, by area and round [R2].
ROWS: dict[str, list[list[int]]] = {
    "shinano": [[7, 4, 2], [0, 0, 0], [0, 0, 0]],
    "totomi": [[6, 3, 2], [3, 2, 0], [0, 0, 0]],
    "mikawa": [[5, 3, 2], [4, 2, 0], [3, 2, 0]],
    "owari": [[4, 2, 0], [5, 3, 2], [4, 2, 0]],
    "ise": [[3, 2, 0], [4, 2, 0], [5, 3, 2]],
    "omi": [[0, 0, 0], [3, 2, 0], [6, 3, 2]],
    "kyoto": [[0, 0, 0], [0, 0, 0], [7, 4, 2]],
}


def suit_of(card: str) -> str:
    """The suit of a card; a Ninja belongs to its suit."""
    return card.split()[0]


def rank_of(card: str) -> str:
    """The rank of a card: "1" to "6" or "ninja"."""
    return card.split()[1]


def neighbours(area: str) -> list[str]:
    """The areas next to this one in the row of seven [R1]."""
    here = AREAS.index(area)
    return [other for other in AREAS if abs(AREAS.index(other) - here) == 1]


def winning_place(cards: list[str]) -> int:
    """Which card, counted from 0 in order of play, wins the skirmish [R4]."""
    ranks = [rank_of(card) for card in cards]
    ninja = 7 if "6" in ranks else 0
    values = [ninja if rank == "ninja" else int(rank) for rank in ranks]
    return max(place for place in range(len(values)) if values[place] == max(values))


class Naive:
    """One game of Joraku, from the set-up to the end."""

    def __init__(
        self,
        shape: str,
        variants: list[int] | None,
        kachidoki: str = "all",
        passing: str = "left",
        rows: dict[str, list[list[int]]] | None = None,
    ) -> None:
        if shape not in ("3", "4", "houses", "neutral"):
            raise ValueError("no such shape: " + shape)
        if kachidoki not in ("all", "winner") or passing not in ("left", "both"):
            raise ValueError("no such edition: " + kachidoki + ", " + passing)
        if passing == "both" and shape not in ("3", "4"):
            raise ValueError("passing to both sides is for 3 or 4 players")
        if any(number not in range(1, 7) for number in variants or []):
            raise ValueError("no such variant")
        self.shape = shape
        self.kachidoki = kachidoki
        self.passing = passing
        self.rows = ROWS if rows is None else rows
        self.variants: list[int] = [] if variants is None else list(variants)
        self.owned: list[list[str]] = {
            "3": [["red"], ["blue"], ["yellow"]],
            "4": [["red"], ["blue"], ["yellow"], ["green"]],
            "houses": [["red", "blue"], ["yellow", "green"]],
            "neutral": [["red"], ["blue"]],
        }[shape]
        self.seats = list(range(len(self.owned)))
        self.own_colours = [colour for colours in self.owned for colour in colours]
        self.factions = self.own_colours + ([NEUTRAL] if shape == "neutral" else [])
        self.rp: dict[str, int] = dict.fromkeys(self.factions, 0)
        self.samurai: dict[str, dict[str, int]] = {
            colour: dict.fromkeys(AREAS, 0) for colour in self.factions
        }
        self.daimyo: dict[str, str] = {}
        if shape == "neutral":
            self.daimyo[NEUTRAL] = "shinano"
            for area in AREAS[1:6]:
                self.samurai[NEUTRAL][area] = 2
        self.daimyo_cards: dict[str, int] = {}
        self.paid_for_kyoto: set[str] = set()  # colours already paid by variant 4 [R6]
        self.holder = -1  # nobody before the Daimyo cards are out
        self.round = 1
        self.hands: list[set[str]] = [set() for _ in self.seats]
        self.packs: list[set[str]] = [set() for _ in self.seats]  # the hands to draft from
        self.dealt: set[str] = set()
        self.deals: list[tuple[str, int]] = []  # what is still to be dealt: (hand or pack, seat)
        self.chosen: list[list[str]] = [[] for _ in self.seats]  # in the present joint choice
        self.trick: list[tuple[int, str, str]] = []  # (seat, colour, card) in order of play
        self.placed = 0  # Samurai placed by the card now carried out
        self.points = 0  # action points left
        self.stage = "variant" if variants is None else "daimyo"

    def to_act(self) -> list[int]:
        """The seats that may act now; [-1] for chance, [] when the game is over."""
        if self.stage == "over":
            return []
        if self.stage in ("variant", "daimyo", "deal"):
            return [-1]
        if self.stage in ("pass", "draft", "discard"):
            wanted = 1 if self.stage != "pass" else 3 if self.shape == "neutral" else 2
            return [seat for seat in self.seats if len(self.chosen[seat]) < wanted]
        if self.stage == "play":
            return [(self.holder + len(self.trick)) % len(self.seats)]
        return [self.trick[-1][0]]

    def legal(self, seat: int) -> set[str]:
        """All actions this seat (or chance, -1) may take now."""
        if seat not in self.to_act():
            return set()
        if self.stage == "variant":
            return {"draw variant " + str(n) for n in range(1, 7) if n not in self.variants}
        if self.stage == "daimyo":
            return {"draw daimyo " + str(number) for number in self.daimyo_choices()}
        if self.stage == "deal":
            return {"deal " + card for card in CARDS if card not in self.dealt}
        if self.stage == "pass":
            which = " right" if self.chosen[seat] else " left"
            side = which if self.passing == "both" else ""
            return {"pass " + card + side for card in self.hands[seat]}
        if self.stage == "draft":
            return {"draft " + card for card in self.packs[seat]}
        if self.stage == "discard":
            return {"discard " + card for card in self.hands[seat]}
        if self.stage == "play":
            return self.legal_plays(seat)
        if self.stage == "mode":
            return {"place", "march"}  # both, whatever they could do [R3]
        if self.stage == "place":
            return self.legal_puts()
        return self.legal_marches()

    def step(self, seat: int, action: str) -> None:
        """Take one legal action."""
        if action not in self.legal(seat):
            raise ValueError("not legal for seat " + str(seat) + ": " + action)
        words = action.split()
        card = " ".join(words[1:3])
        if self.stage == "variant":
            self.variants.append(int(words[2]))
            if len(self.variants) == 2:
                self.stage = "daimyo"
        elif self.stage == "daimyo":
            self.draw_daimyo(int(words[2]))
        elif self.stage == "deal":
            self.deal(card)
        elif self.stage in ("pass", "draft", "discard"):
            self.choose(seat, card)
        elif self.stage == "play":
            self.play(seat, card, words[4] if len(words) == 5 else self.owned[seat][0])
        elif self.stage == "mode":
            self.stage = action
        elif action == "end":  # the only way to end a turn [R12]
            self.end_turn()
        elif self.stage == "place":
            self.samurai[self.acting()][words[1]] += 1
            self.placed += 1
        else:
            self.march(words)

    def daimyo_choices(self) -> list[int]:
        """The Daimyo cards the next colour may draw; two houses draw from 1-3, then 4-6."""
        numbers = [1, 2, 3, 4, 5, 6]
        if self.shape == "houses":
            numbers = numbers[:3] if len(self.daimyo_cards) % 2 == 0 else numbers[3:]
        return [number for number in numbers if number not in self.daimyo_cards.values()]

    def draw_daimyo(self, number: int) -> None:
        """Give the next colour its Daimyo card; the highest of all takes Kachidoki."""
        colour = self.own_colours[len(self.daimyo_cards)]
        self.daimyo_cards[colour] = number
        self.daimyo[colour] = AREAS[number]
        if len(self.daimyo_cards) == len(self.own_colours):
            highest = max(self.own_colours, key=lambda name: self.daimyo_cards[name])
            self.holder = next(seat for seat in self.seats if highest in self.owned[seat])
            self.start_round()

    def start_round(self) -> None:
        """Shuffle all 21 cards and say who is to be dealt what."""
        self.dealt = set()
        size = {"3": 6, "4": 5, "houses": 3, "neutral": 8}[self.shape]
        plan = [("hand", seat, size) for seat in self.seats]
        if self.shape == "houses":
            plan += [("pack", 0, 5), ("pack", 1, 5)]
        self.deals = [(where, seat) for where, seat, count in plan for _ in range(count)]
        self.stage = "deal"

    def deal(self, card: str) -> None:
        """Deal one card to the next hand or pack."""
        where, seat = self.deals.pop(0)
        self.dealt.add(card)
        (self.hands if where == "hand" else self.packs)[seat].add(card)
        if not self.deals:
            self.stage = "draft" if self.shape == "houses" else "pass"

    def choose(self, seat: int, card: str) -> None:
        """Pass, draft or discard one card; it takes effect when all have chosen."""
        self.chosen[seat].append(card)
        if self.stage == "draft":
            self.packs[seat].remove(card)
            self.hands[seat].add(card)
        else:
            self.hands[seat].remove(card)
        if self.to_act():
            return
        if self.stage == "pass":
            self.hand_over()
        elif self.stage == "draft":
            self.swap_packs()
        else:
            self.advance_neutral()
        self.chosen = [[] for _ in self.seats]

    def hand_over(self) -> None:
        """All have chosen: the passed cards change hands at once."""
        for seat in self.seats:
            for place, card in enumerate(self.chosen[seat]):
                to_right = self.passing == "both" and place == 1
                to = seat - 1 if to_right else seat + 1
                self.hands[to % len(self.seats)].add(card)
        self.stage = "discard" if self.shape == "neutral" else "play"

    def swap_packs(self) -> None:
        """Both have drafted: the packs change hands; a single last card is kept."""
        self.packs = [self.packs[1], self.packs[0]]
        if len(self.packs[0]) == 1:
            self.hands = [self.hands[seat] | self.packs[seat] for seat in self.seats]
            self.packs = [set(), set()]
            self.stage = "play"

    def advance_neutral(self) -> None:
        """In rounds 2 and 3 every neutral piece goes one area toward Kyoto."""
        self.stage = "play"
        if self.round == 1:
            return
        after = dict.fromkeys(AREAS, 0)
        for area in AREAS:
            after[AREAS[max(AREAS.index(area) - 1, 0)]] += self.samurai[NEUTRAL][area]
        self.samurai[NEUTRAL] = after
        self.daimyo[NEUTRAL] = AREAS[max(AREAS.index(self.daimyo[NEUTRAL]) - 1, 0)]

    def acting(self) -> str:
        """The colour whose card is being carried out."""
        return self.trick[-1][1]

    def legal_plays(self, seat: int) -> set[str]:
        """Follow the suit of the first card if you can [R11]; then any card."""
        cards = set(self.hands[seat])
        if self.trick:
            led = suit_of(self.trick[0][2])
            following = {card for card in cards if suit_of(card) == led}
            cards = following or cards
        if self.shape != "houses":
            return {"play " + card for card in cards}
        used = [colour for who, colour, _ in self.trick if who == seat]
        open_colours = [colour for colour in self.owned[seat] if colour not in used]
        most = max(self.rp[colour] for colour in open_colours)  # the most RP goes first [R8]
        colours = [colour for colour in open_colours if self.rp[colour] == most]
        return {"play " + card + " for " + colour for card in cards for colour in colours}

    def play(self, seat: int, card: str, colour: str) -> None:
        """Lay a card down for a colour and start its effect."""
        self.hands[seat].remove(card)
        self.trick.append((seat, colour, card))
        follows = len(self.trick) > 1 and suit_of(card) == suit_of(self.trick[0][2])
        if 5 in self.variants and follows:  # the first card pays nothing [R7]
            self.rp[colour] += 2
        self.placed = 0
        ninja = rank_of(card) == "ninja"
        self.points = 0 if ninja else int(rank_of(card))
        self.stage = "place" if ninja else "mode"

    def legal_puts(self) -> set[str]:
        """One more Samurai from the supply, or the end [R3]."""
        actions = {"end"}
        supply = 10 - sum(self.samurai[self.acting()].values())
        if self.placed < 3 and supply > 0:
            rank = rank_of(self.trick[-1][2])
            areas = AREAS if rank == "ninja" else [AREAS[int(rank)]]
            actions |= {"put " + area for area in areas}
        return actions

    def legal_marches(self) -> set[str]:
        """What the action points left can buy, or the end [R3]."""
        actions = {"end"}
        colour = self.acting()
        here = self.daimyo[colour]
        if self.points >= (1 if 6 in self.variants else 2):
            actions |= {"daimyo " + area for area in neighbours(here)}
        if self.points >= 1:
            for area in AREAS:
                if self.samurai[colour][area] > 0:
                    actions |= {"move " + area + " " + to for to in neighbours(area)}
            for other in self.factions:
                mine = other in self.owned[self.trick[-1][0]]  # your second colour too [R9]
                if mine or self.samurai[other][here] == 0:
                    continue
                if self.shape == "neutral" and other == NEUTRAL:
                    limit = AREAS.index(self.daimyo[NEUTRAL])  # none behind it [R10]
                    targets = [area for area in AREAS[: limit + 1] if area != here]
                    actions |= {"remove " + other + " to " + area for area in targets}
                else:
                    actions.add("remove " + other)
        return actions

    def march(self, words: list[str]) -> None:
        """Spend action points on one move or removal."""
        colour = self.acting()
        if words[0] == "daimyo":
            self.points -= 1 if 6 in self.variants else 2
            self.daimyo[colour] = words[1]
            if 4 in self.variants and words[1] == "kyoto" and colour not in self.paid_for_kyoto:
                self.paid_for_kyoto.add(colour)  # once per game for each colour [R6]
                self.rp[colour] += self.daimyo_cards[colour]
            return
        self.points -= 1
        if words[0] == "move":
            self.samurai[colour][words[1]] -= 1
            self.samurai[colour][words[2]] += 1
        else:
            self.samurai[words[1]][self.daimyo[colour]] -= 1
            if len(words) == 4:  # a neutral Samurai stays on the map [R10]
                self.samurai[words[1]][words[3]] += 1

    def end_turn(self) -> None:
        """Go on to the next card, skirmish, round or the end."""
        self.stage = "play"
        if len(self.trick) < len(self.own_colours):
            return
        seat, colour, _ = self.trick[winning_place([card for _, _, card in self.trick])]
        self.trick = []
        self.holder = seat
        self.score_kachidoki(colour)
        if any(self.hands):
            return
        self.score_prestige()
        if self.round == 3:
            self.stage = "over"
            return
        self.round += 1
        self.start_round()

    def ranks(self, area: str) -> dict[str, int]:
        """The rank of every faction with influence in an area; ties share the lower rank."""
        influence: dict[str, int] = {}
        for colour in self.factions:
            amount = self.samurai[colour][area] + (2 if self.daimyo[colour] == area else 0)
            if amount > 0:
                influence[colour] = amount
        all_of = list(influence.values())
        if 2 in self.variants:  # ties share the higher rank
            return {c: 1 + len([x for x in all_of if x > mine]) for c, mine in influence.items()}
        return {c: len([x for x in all_of if x >= mine]) for c, mine in influence.items()}

    def pay(self, colour: str, amount: int) -> None:
        """Give RP to a colour; those of the neutral army are lost."""
        if colour in self.own_colours:
            self.rp[colour] += amount

    def score_kachidoki(self, winner: str) -> None:
        """Score the area of the winning colour's Daimyo."""
        table = [4, 2, 0] if 3 in self.variants else [3, 2, 1]
        for colour, rank in self.ranks(self.daimyo[winner]).items():
            if rank <= 3 and (self.kachidoki == "all" or colour == winner):
                self.pay(colour, table[rank - 1])

    def score_prestige(self) -> None:
        """Score all areas by this round's rows, from 6 down to Kyoto."""
        for area in reversed(AREAS):
            for colour, rank in self.ranks(area).items():
                if rank <= 3:
                    self.pay(colour, self.rows[area][self.round - 1][rank - 1])
                if 1 in self.variants and rank == 1 and self.daimyo[colour] == area:
                    self.pay(colour, AREAS.index(area))  # nothing in Kyoto, number 0 [R5]

    def ranking(self) -> list[int]:
        """The seats from first to last, when the game is over."""
        if self.stage != "over":
            raise ValueError("the game is not over")
        keys: list[list[int]] = []
        for seat in self.seats:
            points = sorted([self.rp[colour] for colour in self.owned[seat]], reverse=True)
            card = self.daimyo_cards[self.owned[seat][0]]
            last = int(seat == self.holder) if self.shape == "houses" else card
            keys.append([*points, last])
        return sorted(self.seats, key=lambda seat: keys[seat], reverse=True)
