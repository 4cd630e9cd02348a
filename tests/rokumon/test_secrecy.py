"""Nothing a seat may not know changes one byte of what it gets; and what it can know is exact."""

from __future__ import annotations

from itertools import product

import pytest

from kachidoki.core import IllegalAction, Rng, play
from kachidoki.core.event import Log
from kachidoki.core.laws import chosen, log_bytes
from kachidoki.rokumon import Rokumon, RokumonState
from tests.rokumon.secrets import FULL, Line, follow, other_values, random_lines
from tests.secrecy import received


@pytest.mark.slow
@pytest.mark.parametrize("act", ["3", "4", "5", "campaign"])
def test_other_hidden_values_change_nothing_a_seat_gets(act: str) -> None:
    game = Rokumon(act=act, tokens="0 0" if act == "campaign" else "2 1")
    rng = Rng(act.encode())
    compared = 0
    for number in range(40 if act == "campaign" else 45):
        lines, settled, acts = random_lines(game, rng)
        for seat in (0, 1, None):
            cut = 8 + int(rng.below(max(1, len(lines) - 8)))
            witness = follow(lines[:cut], settled)
            clans = [clan for clan in (0, 1) if clan != seat]
            mine = list(received(game, lines[:cut], seat, b"%d" % number))
            for _ in range(8):
                other = other_values(lines[:cut], acts, witness, clans, rng)
                if other == lines[:cut]:
                    continue
                theirs = received(game, other, seat, b"%d" % number)
                try:
                    for left, right in zip(mine, theirs, strict=True):
                        assert left == right, f"{lines[:cut]} and {other}"
                except IllegalAction:
                    continue  # more of a kind than there are: no such game
                compared += 1
    assert compared > 100


@pytest.mark.parametrize("act", ["1", "2", "6", "solo"])
def test_where_nothing_is_hidden_everybody_sees_the_whole_state(act: str) -> None:
    game = Rokumon(act=act)
    rng = Rng(act.encode())
    for _ in range(30):
        state = game.start()
        while acting := state.to_act():
            for seat in [*range(game.seats), None]:
                assert state.view(seat).seen.position() == state.position()
            state.step(acting[0], chosen(state, acting[0], rng))


def seen_bytes(log: Log, seat: int) -> bytes:
    seen = [event.seen_by(seat) for event in log]
    return log_bytes([event for event in seen if event is not None])


def same_to(game: Rokumon, lines: list[Line], other: list[Line], seat: int) -> bool:
    """Whether a seat would see two games alike: the events it gets, line by line."""
    one, two = game.start(), game.start()
    for (who, text), (_, changed) in zip(lines, other, strict=True):
        try:
            right = play(two, who, game.actions.parse(changed))
        except IllegalAction:
            return False
        left = play(one, who, game.actions.parse(text))
        if seen_bytes(left, seat) != seen_bytes(right, seat):
            return False
    return True


@pytest.mark.exhaustive
@pytest.mark.parametrize("act", ["3", "4"])
def test_what_a_warrior_could_be_is_exactly_what_other_games_allow(act: str) -> None:
    """Try every way the other's deploys could have had other values."""
    game = Rokumon(act=act)
    rng = Rng(b"exact " + act.encode())
    checked = 0
    for _ in range(60):
        lines = random_lines(game, rng)[0][:22]
        state = game.start()
        for who, text in lines:
            play(state, who, game.actions.parse(text))
        if state.outcome() is not None or "phase turn" not in state.position():
            continue
        deploys = [at for at, (who, text) in enumerate(lines) if who == 1 and "deploy" in text]
        if not 2 <= len(deploys) <= 6:
            continue
        allowed: dict[str, list[set[str]]] = {}
        for values in product(sorted(set(FULL[1])), repeat=len(deploys)):
            other = list(lines)
            for at, value in zip(deploys, values, strict=True):
                other[at] = (1, f"deploy {value} {lines[at][1].split()[2]}")
            if not same_to(game, lines, other, 0):
                continue
            twin = game.start()
            for who, text in other:
                play(twin, who, game.actions.parse(text))
            for cell, stack in tokugawa(twin).items():
                sets = allowed.setdefault(cell, [set() for _ in stack])
                for k, value in enumerate(stack):
                    sets[k].add(value)
        assert could_be(state) == allowed
        checked += 1
    assert checked >= 15


def tokugawa(state: RokumonState) -> dict[str, list[str]]:
    """Tokugawa's warriors on each coin, as they really are."""
    coins = state.view(1).as_dict()["coins"]
    assert isinstance(coins, list)
    found = {c["cell"]: [w["value"] for w in c["stack"] if w["clan"] == "tokugawa"] for c in coins}
    return {cell: stack for cell, stack in found.items() if stack}


def could_be(state: RokumonState) -> dict[str, list[set[str]]]:
    """What seat 0 is told that Tokugawa's warriors could be."""
    coins = state.view(0).as_dict()["coins"]
    assert isinstance(coins, list)
    found = {}
    for coin in coins:
        stack = [set(w["could_be"]) for w in coin["stack"] if w["clan"] == "tokugawa"]
        if stack:
            found[coin["cell"]] = stack
    return found
