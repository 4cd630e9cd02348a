"""Encodings hold what a view holds, can be read back, and tell different views apart."""

from __future__ import annotations

import sys
from threading import Thread
from typing import Any

import numpy as np
import pytest

from kachidoki import catalog
from kachidoki.core import CHANCE, Rng, play
from kachidoki.rl.encode import Encoding, encoding_of
from kachidoki.rl.episode import Episode
from kachidoki.rl.memory import Memory
from tests.rl.shapes import SHAPES, game_of, random_states


@pytest.mark.parametrize("shape", SHAPES)
def test_what_was_encoded_reads_back_as_the_position_that_the_seat_knows(shape: str) -> None:
    game = game_of(shape)
    encoding = encoding_of(game)
    rng = Rng(shape.encode())
    most = encoding.information_layout.most()
    for number, state in enumerate(random_states(game, rng)):
        for seat in range(game.seats) if number % 5 == 0 else ():
            view: Any = state.view(seat)
            known = encoding.information(view)
            assert encoding.describe(known) == f"seat {seat} knows: {view.seen.position()}"
            assert (known <= most).all()
            # An observation tells all but how hidden warriors depend on each other.
            told = [
                item for item in view.seen.position().split("; ") if not item.startswith("could")
            ]
            seen = encoding.observe(view)
            assert encoding.describe(seen) == f"seat {seat} knows: {'; '.join(told)}"
            assert (seen == known[: encoding.size]).all()


@pytest.mark.parametrize("shape", SHAPES)
def test_a_mask_has_exactly_the_legal_actions(shape: str) -> None:
    game = game_of(shape)
    encoding = encoding_of(game)
    rng = Rng(b"mask " + shape.encode())
    mask = np.zeros(len(encoding.actions), np.uint8)
    for state in random_states(game, rng):
        for seat in range(game.seats):
            assert encoding.mask(state.view(seat), mask) is mask
            open_now = {encoding.actions[place] for place in mask.nonzero()[0]}
            assert open_now == set(state.legal(seat))
        if state.to_act() == (CHANCE,):
            assert set(state.legal(CHANCE)) <= set(encoding.draws)


@pytest.mark.parametrize("shape", SHAPES)
def test_different_views_have_different_information_states(shape: str) -> None:
    """Over all pairs of the views of a seat in some random games."""
    game = game_of(shape)
    encoding = encoding_of(game)
    found: dict[bytes, Any] = {}
    views = 0
    for number in range(3):
        rng = Rng(b"%d " % number + shape.encode())
        for state in random_states(game, rng, 120):
            view = state.view(0)
            known = encoding.information(view).tobytes()
            assert found.setdefault(known, view) == view
            views += 1
    assert len(found) > 10


@pytest.mark.parametrize("shape", ["3", "houses", "neutral"])
def test_the_information_state_keeps_the_cards_of_earlier_rounds(shape: str) -> None:
    game = game_of(shape)
    encoding = encoding_of(game)
    memory = Memory(encoding, game.seats)
    state = game.start()
    rng = Rng(shape.encode())
    hands: list[tuple[str, ...]] = []
    while acting := state.to_act():
        choices = state.legal(acting[0])
        before = state.copy()
        log = play(state, acting[0], choices[rng.below(len(choices))])
        memory.note(before, log, state)
        view: Any = state.view(1)
        for rounds, earlier in enumerate(memory.earlier(1)):
            read = encoding.read(memory.tensor(view))
            old: Any = earlier
            then = encoding.read(encoding.observe(old))
            assert (read[f"round_{rounds + 1}_played"] == then["played"]).all()
            assert then["played"].any()
        if view.seen.round == len(hands) and state.to_act() != (CHANCE,):
            hands.append(view.as_dict()["own"]["hand"])
    assert len(memory.earlier(1)) == 2
    text = memory.text(state.view(1))
    assert text.count("joraku.round ") == 3
    assert text.splitlines()[-1].startswith("<what seat 1 knows: round 3; phase over")


def test_a_position_in_words() -> None:
    game = catalog.find("joraku", players=4)
    line = (
        "round 1; phase march; lead 0; left 0; steps 5; red card 3 at ise samurai ise 1 mikawa 1; "
        "blue card 2 at omi samurai ise 1; yellow card 1 at shinano; green card 6 at shinano; "
        "hand 0 teppo 3 4 5 6; gave 0 teppo 1 2; hand 1 yari 5 6, teppo ninja 1 2; "
        "gave 1 yari 3 4; hand 2 yari ninja 1 2 3 4; gave 2 katana 4 6; "
        "hand 3 katana 1 2 3 4 6; gave 3 katana 5, teppo 6; trick red katana 5"
    )
    view = game.parse_position(line).view(0)
    encoding = encoding_of(game)
    assert encoding.describe(encoding.observe(view)) == (
        "seat 0 knows: round 1; phase march; lead 0; left 0; steps 5; "
        "red card 3 at ise samurai ise 1 mikawa 1; blue card 2 at omi samurai ise 1; "
        "yellow card 1 at shinano; green card 6 at shinano; hand 0 teppo 3 4 5 6; "
        "gave 0 teppo 1 2; gave 3 katana 5, teppo 6; trick red katana 5"
    )
    read = encoding.read(encoding.observe(view))
    assert read["samurai"].tolist()[0] == [0, 0, 1, 0, 1, 0, 0]
    assert read["held"].tolist() == [4, 5, 5, 5]
    assert read["hand"].sum() == 4


def test_a_hidden_warrior_in_numbers() -> None:
    game = catalog.find("rokumon", act="3")
    line = (
        "act 3; phase turn; clan sanada; coins d4:g:2 d5:g:4 d6:g:6 e3:j:1 e4:j:3 e5:j:5 e6:j:7; "
        "on d5 S2; on e3 T3 S4; on e4 T5; supply sanada 2 6; supply tokugawa 1 1* 3"
    )
    view = game.parse_position(line).view(0)
    encoding = encoding_of(game)
    read = encoding.read(encoding.observe(view))
    # The cells are d4 d5 d6 e3 e4 e5 e6.
    assert read["top"].tolist() == [[0, 1, 0, 1, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0]]
    assert read["top_value"].tolist() == [0, 2, 0, 4, 0, 0, 0]
    assert read["under"].tolist()[1] == [0, 0, 0, 1, 0, 0, 0]
    assert not read["under_value"].any()  # what Sanada does not see
    assert read["top_could"][:, 4].tolist() == [1, 1, 1, 1]
    assert read["supply"].tolist() == [[0, 1, 0, 1, 0], [3, 0, 0, 0, 0]]


def test_equal_games_share_an_encoding_and_indices_are_those_of_the_shape() -> None:
    one = encoding_of(catalog.find("rokumon", act="2"))
    assert one is encoding_of(catalog.find("rokumon", act="2"))
    assert [one.index(action) for action in one.actions] == list(range(len(one.actions)))
    assert [action.index for action in one.actions] == sorted(a.index for a in one.actions)


def test_threads_that_share_an_encoding_do_not_read_each_others_numbers() -> None:
    game = game_of("3")
    encoding = encoding_of(game)
    state = Episode(game, 1).state
    views = [state.view(seat) for seat in range(3)]
    wanted = [encoding.information(view).tobytes() for view in views]
    wrong: list[int] = []

    def encode(seat: int) -> None:
        for _ in range(400):
            if encoding.information(views[seat]).tobytes() != wanted[seat]:
                wrong.append(seat)

    threads = [Thread(target=encode, args=(seat,)) for seat in range(3)]
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(before)
    assert not wrong


def test_what_cannot_be_encoded_is_refused() -> None:
    joraku, rokumon = game_of("3"), game_of("act 2")
    encoding = encoding_of(joraku)
    with pytest.raises(ValueError, match="view of one of its seats"):
        encoding.observe(joraku.start().view(None))
    with pytest.raises(ValueError, match="view of one of its seats"):
        encoding_of(rokumon).observe(joraku.start().view(0))
    with pytest.raises(ValueError, match="the shape is"):
        encoding.read(np.zeros(5, np.uint8))


def test_a_new_game_has_no_encoding_before_it_brings_one() -> None:
    from examples.kuhn_poker import KuhnPoker

    with pytest.raises(ValueError, match="there is no encoding of kuhn"):
        Encoding(KuhnPoker())


def test_the_table_of_parts_names_every_number() -> None:
    for shape in SHAPES:
        layout = encoding_of(game_of(shape)).information_layout
        assert len(layout.table().splitlines()) == len(layout.parts)
        assert sum(part.size for part in layout.parts) == layout.size
        assert all(part.meaning for part in layout.parts)
