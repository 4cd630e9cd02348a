"""Seeds, draws, records and tables."""

from __future__ import annotations

import difflib
import hashlib
import pickle
from collections import Counter
from collections.abc import Iterable
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import (
    CHANCE,
    BadNotation,
    BadRecord,
    Dealer,
    IllegalAction,
    Record,
    Rng,
    Table,
    commitment,
    play,
)
from kachidoki.core.rng import MULTIPLIER

GAME = catalog.find("joraku", players=3)


def chi_squared(counts: Counter[int], n: int) -> float:
    mean = sum(counts.values()) / n
    return sum((counts[k] - mean) ** 2 / mean for k in range(n))


@pytest.mark.exhaustive
@pytest.mark.parametrize("n", [2, 3, 6, 7, 21])
def test_draws_are_uniform(n: int) -> None:
    dealer = Dealer(b"fair")
    rng = Rng(b"fair")
    for draw in (dealer.draw, rng.below):
        chi = chi_squared(Counter(int(draw(n)) for _ in range(21_000)), n)
        assert abs(chi - (n - 1)) < 6 * (2 * n) ** 0.5


def test_the_rng_has_a_long_period() -> None:
    # Multiply-with-carry has a full period when a * 2**32 - 1 is a safe prime.
    modulus = int(MULTIPLIER) * 2**32 - 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        assert pow(base, modulus - 1, modulus) == 1
        assert pow(base, (modulus - 1) // 2 - 1, (modulus - 1) // 2) == 1


def test_different_seeds_give_different_numbers() -> None:
    firsts = {int(Rng(b"%d" % k).next()) for k in range(2000)}
    assert len(firsts) > 1990


def test_draws_go_on_beyond_a_block() -> None:
    one, two = Dealer(b"long"), Dealer(b"long")
    drawn = [one.draw(1000) for _ in range(1000)]
    assert drawn == [two.draw(1000) for _ in range(1000)]
    assert len(set(drawn)) > 600


def test_actions_survive_pickling_as_themselves() -> None:
    action = GAME.actions.parse("play katana 3")
    assert pickle.loads(pickle.dumps(action)) is action
    assert repr(action) == "<play katana 3>"


def test_a_number_that_would_favour_the_small_ones_is_drawn_again() -> None:
    dealer = Dealer(b"again")
    most = 2**31 + 1  # goes into 2**32 once: nearly half of all words are thrown away
    drawn = [dealer.draw(most) for _ in range(40)]
    assert max(drawn) < most
    assert 4 * 50 < dealer.used < 4 * 120  # four bytes a word


def test_a_table_opened_from_its_lines_plays_on_or_is_looked_at() -> None:
    table = started()
    dealt = table.version
    table.play(0, table.state.legal(0)[0])
    assert table.lines(since=dealt) == [table.lines()[-1]]
    again = Table.from_lines(GAME, b"a table", table.lines())
    assert again.save().text() == table.save().text()
    seen = Table.to_look_at(GAME, table.lines()[:dealt])
    assert (seen.version, seen.state.loose(0)) == (dealt, 0)
    with pytest.raises(BadRecord, match="no seed"):
        seen.play(0, seen.state.legal(0)[0])


def started() -> Table:
    return Table(GAME, b"a table")


def finished() -> Table:
    table = started()
    rng = Rng(b"finish")
    while acting := table.state.to_act():
        choices = table.state.legal(acting[0])
        table.play(acting[0], choices[rng.below(len(choices))])
    return table


def test_a_table_refuses_and_changes_nothing() -> None:
    table = started()
    before = table.save().text()
    for seat, text in ((0, "end"), (0, "play katana 3"), (7, "end"), (CHANCE, "deal katana 1")):
        with pytest.raises(IllegalAction):
            table.play(seat, text)
        with pytest.raises(IllegalAction, match="nothing to take back"):
            table.take_back(0)
    strange_seats: list[Any] = [3, -2, 99, True, 1.0, "0", [0]]  # as a careless caller would
    for strange in strange_seats:
        with pytest.raises(IllegalAction, match=r"there is no seat '.*'; seats are 0 to 2"):
            table.take_back(strange)
        with pytest.raises(IllegalAction, match="there is no seat"):
            table.view(strange)
        with pytest.raises(IllegalAction, match="there is no seat"):
            table.play(strange, "end")
    strange_actions: list[Any] = [5, None, b"end", ["end"]]
    for strange in strange_actions:
        with pytest.raises(BadNotation, match="is not an action: give its text"):
            table.play(0, strange)
    assert table.save().text() == before


def test_the_seed_is_in_the_record_only_when_the_game_is_over() -> None:
    table = started()
    assert table.record().seed is None
    assert b"a table".hex() not in table.record().text()
    assert finished().record().seed == b"a table"
    assert table.commitment == commitment(b"a table")


def test_a_record_without_seed_replays_but_cannot_be_played_on() -> None:
    table = started()
    again = Table.from_record(GAME, Record.parse(table.record().text()))
    assert again.state.position() == table.state.position()
    version = again.version
    with pytest.raises(BadRecord, match="no seed"):
        again.play(0, again.state.legal(0)[0])
    assert (again.version, again.state.position()) == (version, table.state.position())


def test_take_back_undoes_steps_of_the_turn_but_never_the_card() -> None:
    table = started()
    for seat in (0, 1, 2):
        for _ in range(2):
            table.play(seat, table.state.legal(seat)[0])
    (lead,) = table.state.to_act()
    number = next(a for a in table.state.legal(lead) if "ninja" not in str(a))
    table.play(lead, number)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.take_back(lead)
    before = table.state.position()
    table.play(lead, "place")
    table.play(lead, table.state.legal(lead)[0])
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.take_back((lead + 1) % 3)
    told = table.take_back(lead) + table.take_back(lead)
    assert [event.key for event in told] == ["core.take-back", "core.take-back"]
    assert table.state.position() == before
    table.play(lead, "march")
    table.play(lead, "end")
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.take_back(lead)


def test_a_pass_can_be_changed_until_all_have_passed() -> None:
    table = started()
    first, second, third = table.state.legal(0)[:3]
    table.play(0, first)
    table.play(1, table.state.legal(1)[0])
    table.play(0, second)
    table.take_back(0)
    table.play(0, third)
    view = table.view(0).as_dict()["own"]
    assert isinstance(view, dict)
    assert {f"pass {card}" for card in view["gave"]} == {str(first), str(third)}
    for seat in (1, 2, 2):
        table.play(seat, table.state.legal(seat)[0])
    with pytest.raises(IllegalAction, match="nothing to take back"):
        table.take_back(0)


def edited(text: str, old: str, new: str) -> str:
    assert old in text
    return text.replace(old, new, 1)


def test_an_edited_record_is_found_out_with_its_line() -> None:
    text = finished().record().text()
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("0: play"))
    for changed, message in (
        (
            edited(text, lines[at], "0: play katana 9"),
            f"line {at + 1}: 'play katana 9' is not an action",
        ),
        (edited(text, lines[at], "0: end"), f"line {at + 1}: seat 0 cannot end"),
        (edited(text, lines[at], "1" + lines[at][1:]), f"line {at + 1}: seat 1 cannot play"),
        (edited(text, lines[at], lines[at] + "\n0: take back"), "nothing to take back"),
        (edited(text, "commitment: ", "commitment: 0"), "does not fit the commitment"),
        (edited(text, "won by", "won  by"), "the result should read"),
        (edited(text, "kachidoki: all", "kachidoki: winner"), "the result should read"),
        (edited(text, "rules: 1", "rules: 99"), "needs version 99 of the rules of joraku"),
        (edited(text, "seal: ", "seal: 0"), "edited after it was written"),
        (edited(text, "players: 3", "players: 3\nplayers: 3"), "'players' is given twice"),
        (text + "more", "nothing may follow the seal"),
        (edited(text, "kachidoki record 1", "kachidoki record 2"), "line 1: "),
    ):
        with pytest.raises(BadRecord) as error:
            record = Record.parse(changed)
            Table.from_record(catalog.find(record.game, record.options), record)
        assert message in str(error.value)
        assert "\n" not in str(error.value)


def opened(text: str) -> Table:
    record = Record.parse(text)
    return Table.from_record(catalog.find(record.game, record.options), record)


def test_a_header_name_that_breaks_lines_is_refused_on_one_line() -> None:
    text = finished().record().text()
    seed = next(line for line in text.split("\n") if line.startswith("seed: "))
    spoiled = edited(text, f"{seed}\n", "").replace("rules: 1\n", f"rules: 1\n{seed}\nodd\x85: 1\n")
    with pytest.raises(BadRecord) as caught:
        Record.parse(spoiled)
    assert len(str(caught.value).splitlines()) == 1


def resealed(text: str) -> str:
    """The same text with the seal that fits it: what somebody would send who wants to be sure."""
    body = text.rpartition("seal: ")[0]
    return f"{body}seal: {hashlib.sha256(body.encode()).hexdigest()}\n"


def rewritten() -> list[tuple[str, str]]:
    """Records that say the same as a good one but are written otherwise, and their faults."""
    text = finished().record().text()
    lines = text.split("\n")
    at = next(n for n, line in enumerate(lines) if line.startswith("0: play"))
    seed = next(n for n, line in enumerate(lines) if line.startswith("seed: "))
    action = lines[at][3:]

    def moved(line: str, after: str) -> str:
        return edited(edited(text, f"{line}\n", ""), f"{after}\n", f"{after}\n{line}\n")

    return [
        (edited(text, lines[at], f"00: {action}"), f"line {at + 1}: "),
        (edited(text, lines[at], f"\u0660: {action}"), f"line {at + 1}: "),
        (edited(text, lines[at], f"0: {action.upper()}"), f"line {at + 1}: "),
        (edited(text, lines[at], f"0: {action.replace(' ', '  ')}"), f"line {at + 1}: "),
        (edited(text, lines[seed], lines[seed].upper().lower()[:6] + lines[seed][6:].upper()), ""),
        (edited(text, lines[seed], f"{lines[seed]} "), f"line {seed + 1}: the seed"),
        (edited(text, lines[seed], lines[seed][:8] + " " + lines[seed][8:]), f"line {seed + 1}: "),
        (edited(text, "rules: 1", "rules: 01"), "line 3: the rules version '01'"),
        (edited(text, "rules: 1", "rules: \u0661"), "line 3: the rules version"),
        (moved("game: joraku", "rules: 1"), "line 2: 'game: …' should stand here, not 'rules'"),
        (moved(lines[seed], "rules: 1"), "line 4: 'players: …' should stand here, not 'seed'"),
        (moved("players: 3", "passing: left"), "line 4: 'players: …' should stand here, not"),
    ]


def test_a_record_rewritten_with_the_same_meaning_is_refused_with_its_line() -> None:
    for text, message in rewritten():
        for candidate in (text, resealed(text)):
            with pytest.raises(BadRecord) as error:
                opened(candidate)
            assert message in str(error.value)
            assert str(error.value).startswith("line ")
    good = finished().record().text()
    assert opened(resealed(good)).record().text() == good


def test_what_is_no_record_at_all_is_refused() -> None:
    strange: Any = b"kachidoki record 1"
    with pytest.raises(BadRecord, match="a record is a text"):
        Record.parse(strange)
    with pytest.raises(BadRecord, match="has 4000001 characters; at most 4000000 are read"):
        Record.parse("k" * 4_000_001)
    text = started().record().text()
    with pytest.raises(BadRecord, match="the header has no line 'rules: …'"):
        Record.parse(edited(text, "rules: 1\n", ""))


def test_a_deleted_option_line_is_named() -> None:
    text = finished().record().text()
    with pytest.raises(BadRecord, match="the record does not say 'passing'; the game here has"):
        opened(edited(text, "passing: left\n", ""))
    with pytest.raises(BadRecord, match="the record has 'wind', which this game does not have"):
        Table.from_record(
            GAME, Record.parse(edited(text, "passing: left", "passing: left\nwind: north"))
        )


def test_a_swapped_deal_is_found_out_against_the_seed() -> None:
    text = finished().record().text()
    lines = text.split("\n")
    first, second = [n for n, line in enumerate(lines) if line.startswith("chance: deal")][:2]
    lines[first], lines[second] = lines[second], lines[first]
    with pytest.raises(BadRecord, match=f"line {first + 1}: chance has '.*', but the seed gives '"):
        Table.from_record(GAME, Record.parse("\n".join(lines)))


def test_a_cut_off_record_says_where() -> None:
    text = finished().record().text()
    for cut in range(0, len(text), 3):
        with pytest.raises(BadRecord):
            Table.from_record(GAME, Record.parse(text[:cut]))
    short = "\n".join(text.split("\n")[:40])
    with pytest.raises(BadRecord, match="line 40: the record is cut off here; more actions"):
        Record.parse(short)


def test_refusals_name_who_is_to_act_and_when_it_is_over() -> None:
    table = started()
    with pytest.raises(IllegalAction, match="seat 0 cannot end: this is the time to pass"):
        table.play(0, "end")
    table = finished()
    with pytest.raises(IllegalAction, match="the game is over"):
        table.play(0, "end")
    state = GAME.start()
    with pytest.raises(IllegalAction, match="seat 0 cannot end: not its turn; to act: chance"):
        play(state, 0, GAME.actions.parse("end"))
    with pytest.raises(IllegalAction, match="chance cannot deal katana 1; open: draw daimyo 1, "):
        play(state, CHANCE, GAME.actions.parse("deal katana 1"))


@pytest.mark.parametrize(
    ("game", "text", "near"),
    [
        ("rokumon", "move a1 a22", "move a1 a2"),
        ("rokumon", "mvoe a1 a2", "move a1 a2"),
        ("rokumon", "move aa11 zz99", None),
        ("rokumon", " ".join(["surprise a1"] * 50), None),
        ("rokumon", "move" * 5_000, None),
        ("joraku", "ply katana 3", "play katana 3"),
        ("joraku", "put ohmi", "put omi"),
        ("joraku", "xyz", None),
    ],
)
def test_a_mistyped_action_is_not_compared_with_all_names(
    game: str, text: str, near: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was, for 250 ms in which the server answered nobody: Rokumon has 8,868 of them."""
    compared: list[str] = []
    real = difflib.get_close_matches

    def counted(word: str, choices: Iterable[str], n: int, cutoff: float) -> list[str]:
        assert len(word) <= 20
        compared.extend(choices)
        return real(word, choices, n, cutoff)

    monkeypatch.setattr(difflib, "get_close_matches", counted)
    with pytest.raises(BadNotation, match="is not an action") as error:
        catalog.find(game).actions.parse(text)
    assert len(compared) < 1_000
    assert near is None or f"close to it: {near}" in str(error.value)
