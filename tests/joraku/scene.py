"""Positions for tests, in words: what matters is written down, the rest is filled in."""

from __future__ import annotations

from collections import defaultdict

from kachidoki import catalog
from kachidoki.core import Event, play
from kachidoki.core.event import Log
from kachidoki.joraku import Joraku, JorakuState
from kachidoki.joraku.cards import CARD_NAMES
from kachidoki.joraku.state import reputation

COLOURS = ("red", "blue", "yellow", "green")
FOUR_DAIMYOS = {
    "red": "red card 1 at omi",
    "blue": "blue card 2 at ise",
    "yellow": "yellow card 3 at owari",
    "green": "green card 6 at shinano",
}


def find(**options: object) -> Joraku:
    game = catalog.find("joraku", **options)
    assert isinstance(game, Joraku)
    return game


def scene(
    *armies: str,
    hands: dict[int, str] | None = None,
    without: dict[int, str] | None = None,
    lead: int = 0,
    round_: int = 1,
    **options: object,
) -> JorakuState:
    """The first skirmish of a round. Armies not given stand alone; hands are filled up."""
    game = find(**options)
    given = {army.split()[0]: army for army in armies}
    standing = {**FOUR_DAIMYOS, **given}
    if game.options.get("mode") == "houses":
        low_high = {"red": 1, "blue": 4, "yellow": 2, "green": 5}
        standing = {c: f"{c} card {n} at shinano" for c, n in low_high.items()} | given
    colours = list(COLOURS[: game.seats])
    if game.options.get("mode") == "houses":
        colours = list(COLOURS)
    elif game.options.get("mode") == "neutral":
        neutral = "yellow at shinano samurai omi 2 ise 2 owari 2 mikawa 2 totomi 2"
        standing["yellow"] = given.get("yellow", neutral)
        colours = ["red", "blue", "yellow"]
    items = [f"round {round_}", "phase play", f"lead {lead}"]
    variants = game.options["variants"]
    if variants != "none":
        items.append(f"variants {variants}")
    items += [standing[colour] for colour in colours]
    items += _cards(game, hands or {}, without or {})
    return game.parse_position("; ".join(items))


def _cards(game: Joraku, hands: dict[int, str], without: dict[int, str]) -> list[str]:
    size = int(game.setting.skirmishes * game.setting.plays // game.seats)
    held = {seat: _parse(hands.get(seat, "")) for seat in range(game.seats)}
    left = [c for c in CARD_NAMES if not any(c in cards for cards in held.values())]
    # First the seats that must lack a suit, so that enough of the others is left for them.
    for seat in sorted(held, key=lambda s: s not in without):
        while len(held[seat]) < size:
            barred = without.get(seat, "nothing")
            wanted = [c for c in left if not c.startswith(barred)]
            held[seat].append(wanted[-1])
            left.remove(wanted[-1])
    items = [f"hand {seat} {_grouped(cards)}" for seat, cards in held.items()]
    if game.options.get("mode") == "houses":
        return items + _draft(held)
    passes = int(game.setting.passes)
    for seat in held:
        receiver = held[(seat + 1) % game.seats]
        if game.options["passing"] == "both":
            items.append(f"gave {seat} {_grouped(receiver[:1])}")
            items.append(f"right {seat} {_grouped(held[(seat - 1) % game.seats][1:2])}")
        else:
            items.append(f"gave {seat} {_grouped(receiver[:passes])}")
        if game.options.get("mode") == "neutral":
            items.append(f"dropped {seat} {left.pop()}")
    return items


def _draft(held: dict[int, list[str]]) -> list[str]:
    """A draft that leads to these hands: who picked what does not matter to the tests."""
    items = []
    for seat in (0, 1):
        mine, yours = held[seat][:5], held[1 - seat][:5]
        packs = [
            [mine[0], yours[1], mine[2], yours[3], mine[4]],
            [mine[1], yours[2], mine[3], yours[4]],
            [mine[2], yours[3], mine[4]],
            [mine[3], yours[4]],
        ]
        items += [f"saw {seat} {_grouped(pack)}" for pack in packs]
        items.append(f"picked {seat} {', '.join(mine[:4])}")
    return items


def _parse(cards: str) -> list[str]:
    return [card.strip() for card in cards.split(",") if card.strip()]


def _grouped(cards: list[str]) -> str:
    return ", ".join(cards)


def do(state: JorakuState, *actions: str) -> Log:
    """Take actions one after the other, each by the seat whose turn it is."""
    log: Log = []
    game = find()
    for text in actions:
        (seat,) = state.to_act()
        log += play(state, seat, game.actions.parse(text))
    return log


def texts(state: JorakuState, seat: int) -> set[str]:
    """All that a seat may do."""
    return {str(action) for action in state.legal(seat)}


def idle(state: JorakuState, card: str) -> Log:
    """Play a card and do nothing with it."""
    log = do(state, f"play {card}")
    if "ninja" not in card:
        log += do(state, "march")
    return log + do(state, "end")


def idle_round(state: JorakuState) -> Log:
    """Play all cards that are left in the round and do nothing with them."""
    log: Log = []
    before = state.round
    while state.round == before and state.to_act():
        (seat,) = state.to_act()
        if seat < 0:
            break
        text = str(state.legal(seat)[0])
        log += do(state, text)
        if "ninja" not in text:
            log += do(state, "march")
        log += do(state, "end")
    return log


def events(log: Log, key: str) -> list[Event]:
    return [event for event in log if event.key == key]


def points(log: Log, key: str, area: str | None = None) -> dict[str, int]:
    """Points that events of a kind paid, by colour; zeros are told too."""
    paid: dict[str, int] = defaultdict(int)
    for event in events(log, key):
        if area is None or event.facts["area"] == area:
            paid[str(event.facts["colour"])] += int(str(event.facts["points"]))
    return dict(paid)


def rp(state: JorakuState) -> dict[str, int]:
    return {c: int(reputation(state.army(k))) for k, c in enumerate(COLOURS)}
