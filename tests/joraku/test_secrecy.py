"""Nothing a seat may not know changes one byte of what it gets."""

from __future__ import annotations

import pytest

from kachidoki import catalog
from kachidoki.core import CHANCE, IllegalAction, Rng, play
from kachidoki.core.laws import bytes_of, log_bytes
from kachidoki.joraku import Joraku
from tests.joraku.options import SHAPES
from tests.joraku.secrets import exchange_unseen, random_lines
from tests.secrecy import received

OPTIONS = [
    {**shape, "variants": variants, "kachidoki": kachidoki, "passing": passing}
    for shape in SHAPES.values()
    for variants in ("random", "none")
    for kachidoki, passing in (("all", "left"), ("winner", "both"))
    if passing == "left" or "mode" not in shape
]


@pytest.mark.slow
@pytest.mark.parametrize("options", OPTIONS, ids=lambda o: " ".join(map(str, o.values())))
def test_exchanging_what_a_seat_never_saw_changes_nothing_it_gets(
    options: dict[str, object],
) -> None:
    game = catalog.find("joraku", options)
    assert isinstance(game, Joraku)
    rng = Rng(repr(options).encode())
    compared = 0
    different = 0
    for number in range(3):
        lines = random_lines(game, rng)
        for seat in [*range(game.seats), None]:
            whole = list(received(game, lines, seat, b"%d" % number))
            for _ in range(6):
                cut = 1 + int(rng.below(len(lines)))
                other = exchange_unseen(game, lines[:cut], seat, rng)
                theirs = received(game, other, seat, b"%d" % number)
                try:
                    for at, (left, right) in enumerate(zip(whole[:cut], theirs, strict=True)):
                        assert left == right, f"line {at} of {lines[:cut]} and {other}"
                except IllegalAction:
                    continue  # the exchange made somebody fail to follow suit: no such game
                compared += 1
                different += other != lines[:cut]
    # Whole games differ, not just a few, or the test would show nothing.
    assert compared > 40
    assert different > 30


@pytest.mark.parametrize("shape", SHAPES)
def test_choices_in_secret_show_nothing_before_all_have_chosen(shape: str) -> None:
    game = catalog.find("joraku", SHAPES[shape])
    for deal in range(10):
        state = game.start()
        rng = Rng(b"%d" % deal)
        while state.to_act() == (CHANCE,):
            choices = state.legal(CHANCE)
            state.step(CHANCE, choices[rng.below(len(choices))])
        while len(state.to_act()) == game.seats:
            before = state.copy()
            results = set()
            for action in state.legal(1):
                one = before.copy()
                log = play(one, 1, action)
                for seat in [s for s in (*range(game.seats), None) if s != 1]:
                    assert all(event.seen_by(seat) is None for event in log)
                shown = [bytes_of(one.view(s).as_dict()) for s in (0, None)]
                results.add((shown[0], shown[1]))
            assert len(results) == 1  # whatever seat 1 chose, the others see the same
            for seat in range(game.seats):
                state.step(seat, state.legal(seat)[0])


def test_a_secret_choice_taken_back_is_told_to_its_seat_only() -> None:
    from kachidoki.core import Table

    table = Table(catalog.find("joraku", players=3), b"seed")
    before = [log_bytes(table.log(seat)) for seat in (0, 2, None)]
    table.play(1, table.state.legal(1)[0])
    table.take_back(1)
    assert [log_bytes(table.log(seat)) for seat in (0, 2, None)] == before
    assert [event.key for event in table.log(1)][-2:] == ["joraku.passing", "core.take-back"]
