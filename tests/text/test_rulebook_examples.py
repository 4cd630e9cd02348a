"""What the rules show in numbers is what the rules do: tables and examples, in every language."""

from __future__ import annotations

import re

import pytest

from kachidoki import catalog
from kachidoki.joraku import Joraku, neutral
from kachidoki.joraku.actions import SEND_TO
from kachidoki.joraku.cards import AREAS, COLOURS, DECK, ROUNDS, SAMURAI, SUITS
from kachidoki.joraku.kachidoki import kachidoki_points
from kachidoki.joraku.outcome import final_key
from kachidoki.joraku.place import MOST_PLACED
from kachidoki.joraku.ranking import rank
from kachidoki.joraku.skirmish import winning_play
from kachidoki.joraku.variants import V3, V6, daimyo_cost, follow_bonus
from kachidoki.rokumon.acts import ACTS, FACE_UP, HIDDEN, UNUSED
from kachidoki.rokumon.available_actions import ACTION_KINDS
from kachidoki.rokumon.boards import GOLD, colour_of
from kachidoki.rokumon.cells import BRICKS, CELLS, HEXAGON, NUMBER, SQUARE, brick_lines, free_cells
from kachidoki.rokumon.fight import FIGHT
from kachidoki.rokumon.game import DIFFICULTIES, MOST_TOKENS
from kachidoki.rokumon.move import MOVE
from kachidoki.rokumon.solo_streak import NEEDED
from kachidoki.rokumon.surprise import SURPRISE
from kachidoki.rokumon.taroma import STEPS
from kachidoki.rokumon.warriors import NAMES, SANADA, full, in_supply, supply_size
from kachidoki.text.rulebook import LANGUAGES, Grid, Items, Words, sections
from tests.joraku import scene as joraku
from tests.rokumon import scene as rokumon
from tests.rokumon.taroma_cases import MIXED, Case, S
from tests.rokumon.test_taroma import fast_answer

every_language = pytest.mark.parametrize("language", LANGUAGES)


def body(game: str, name: str, language: str = "en") -> str:
    return next(section.text() for section in sections(game, language) if section.id == name)


def grid(game: str, name: str, language: str) -> Grid:
    (section,) = [each for each in sections(game, language) if each.id == name]
    (found,) = [block for block in section.blocks if isinstance(block, Grid)]
    return found


def plain(cell: Words) -> str:
    return "".join(span.text for span in cell)


def rows(game: str, name: str, language: str) -> list[list[str]]:
    return [[plain(cell) for cell in row] for row in grid(game, name, language).rows]


def numbers(cells: list[str]) -> list[int]:
    return [int(number) for cell in cells for number in re.findall(r"\d+", cell)]


# Joraku


@every_language
def test_score_rows_are_those_of_the_board(language: str) -> None:
    board = catalog.standard_board()
    told = rows("joraku", "score-rows", language)
    words: dict[str, str] = {}
    for row, area in zip(told, range(len(AREAS) - 1, -1, -1), strict=True):
        shown = [tuple(numbers([cell])) for cell in row[1:4]]
        assert shown == list(board.rows[area])
        assert numbers([row[0]]) == ([area] if area else [])
        words.setdefault(board.sources[area], row[4])
        assert row[4] == words[board.sources[area]]
    assert set(words) == {"printed", "mirrored", "interpolated"}
    assert len(set(words.values())) == 3


@every_language
def test_hands_are_dealt_as_told(language: str) -> None:
    shapes: list[dict[str, object]] = [
        {"players": 3},
        {"players": 4},
        {"players": 2, "mode": "houses"},
        {"players": 2, "mode": "neutral"},
    ]
    for row, shape in zip(rows("joraku", "recruit", language), shapes, strict=True):
        game = catalog.find("joraku", shape)
        assert isinstance(game, Joraku)
        setting = game.setting
        passed = [] if shape.get("mode") == "houses" else [setting.passes]
        aside = DECK - setting.seats * setting.dealt_each
        assert numbers(row[1:]) == [setting.dealt_each, *passed, aside, setting.skirmishes]


@every_language
def test_skirmishes_are_won_as_told(language: str) -> None:
    for row in grid("joraku", "winner", language).rows:
        (winner,) = [span.text for span in row[0] if span.bold]
        before = plain(row[0][: [span.bold for span in row[0]].index(True)])
        cards = plain(row[0]).split(", ")
        values = [int(card) if card.isdecimal() else 0 for card in cards]
        trick = sum(value << (7 * place) for place, value in enumerate(values))
        assert winning_play(trick, len(cards)) == before.count(",")
        assert cards[before.count(",")] == winner


@every_language
def test_kachidoki_pays_as_told(language: str) -> None:
    usual, steeper = rows("joraku", "kachidoki", language)
    ranks = range(1, 5)
    assert numbers(usual) == [kachidoki_points(0, place) for place in ranks]
    assert numbers(steeper[1:]) == [kachidoki_points(V3, place) for place in ranks]


@every_language
def test_action_points_cost_as_told(language: str) -> None:
    assert numbers([row[1] for row in rows("joraku", "march", language)]) == [daimyo_cost(0), 1, 1]
    assert {daimyo_cost(0), daimyo_cost(V6)} <= set(
        numbers([body("joraku", "variant-6", language)])
    )


@every_language
def test_ranks_are_as_told(language: str) -> None:
    row = (*catalog.standard_board().rows[AREAS.index("owari")][1], 0)
    for section, higher in (("ranking", False), ("variant-2", True)):
        told = [numbers(each[1:]) for each in rows("joraku", section, language)]
        a, b, c, d = (influence for influence, _, _ in told)
        for influence, place, points in told:
            assert place == rank(influence, a, b, c, d, higher)
            assert points == row[place - 1]


def test_counts_of_pieces() -> None:
    told = body("joraku", "pieces")
    assert f"{SAMURAI} Samurai" in told
    assert f"cards: {DECK}, in the three suits" in told
    assert (len(SUITS), len(ROUNDS), MOST_PLACED, follow_bonus(16, True)) == (3, 3, 3, 2)
    assert f"up to {MOST_PLACED} Samurai" in body("joraku", "ninja")


def test_the_march_of_the_example() -> None:
    state = joraku.scene(
        "red card 3 at owari samurai mikawa 2",
        "blue card 2 at omi samurai ise 2",
        "yellow card 1 at shinano",
        hands={0: "katana 5"},
    )
    log = joraku.do(
        state,
        *("play katana 5", "march", "daimyo ise", "remove blue"),
        *("move mikawa owari", "move owari ise"),
    )
    assert [event.facts["left"] for event in log[2:]] == [3, 2, 1, 0]
    assert "red card 3 at ise samurai ise 1 mikawa 1" in state.position()
    assert "blue card 2 at omi samurai ise 1" in state.position()
    assert "you now have influence 3 and blue has 1" in body("joraku", "march")


@pytest.mark.parametrize(
    ("edition", "paid"),
    [("all", {"red": 3, "blue": 1, "green": 1}), ("winner", {"red": 3})],
)
def test_the_kachidoki_of_the_example(edition: str, paid: dict[str, int]) -> None:
    state = joraku.scene(
        "red card 2 at ise samurai ise 1",
        "blue card 1 at omi samurai ise 1",
        "green card 6 at shinano samurai ise 1",
        hands={0: "katana 5", 1: "katana 1", 2: "katana 2", 3: "katana 3"},
        kachidoki=edition,
    )
    log = [event for n in (5, 1, 2, 3) for event in joraku.idle(state, f"katana {n}")]
    assert joraku.points(log, "joraku.kachidoki") == paid


def test_the_prestige_of_the_example() -> None:
    state = joraku.scene(
        "red card 1 at omi samurai mikawa 3",
        "blue card 4 at mikawa samurai mikawa 1",
        "green card 6 at shinano samurai mikawa 1",
    )
    log = joraku.idle_round(state)
    assert joraku.points(log, "joraku.prestige", "mikawa") == {"red": 3, "blue": 3, "green": 2}


def test_variant_4_pays_the_card() -> None:
    state = joraku.scene("red card 4 at omi", hands={0: "katana 2"}, variants=[4])
    log = joraku.do(state, "play katana 2", "march", "daimyo kyoto")
    assert [event.facts["points"] for event in joraku.events(log, "joraku.kyoto")] == [4]


def test_variant_1_pays_in_totomi_even_where_the_row_pays_nothing() -> None:
    state = joraku.scene("red card 5 at totomi", variants=[1], round_=3)
    log = joraku.idle_round(state)
    assert joraku.points(log, "joraku.own-ground", "totomi") == {"red": AREAS.index("totomi")}
    assert joraku.points(log, "joraku.prestige", "totomi") == {"red": 0}


def test_the_higher_daimyo_card_settles_a_tie() -> None:
    state = joraku.scene("red card 5 at totomi rp 24", "blue card 2 at ise rp 24")
    assert final_key(state, 0) > final_key(state, 1)


def test_the_better_house_plays_first() -> None:
    state = joraku.scene(
        "red card 1 at omi rp 6", "blue card 4 at mikawa rp 9", players=2, mode="houses"
    )
    assert all(str(action).endswith("for blue") for action in state.legal(0))


def test_the_neutral_army_comes_and_can_be_sent_as_told() -> None:
    state = joraku.scene("red card 3 at owari", players=2, mode="neutral")
    neutral.advance(state, None)
    assert "yellow at totomi samurai kyoto 2 omi 2 ise 2 owari 2 mikawa 2" in state.position()
    sent = neutral.targets(state, AREAS.index("owari"))
    assert [area for area in range(7) if sent >> (4 * area + SEND_TO) & 1] == [0, 1, 2, 4, 5]
    neutral.advance(state, None)
    assert "yellow at mikawa samurai kyoto 4" in state.position()
    assert "can go to Kyoto, 1, 2, 4 or 5, but not to 6" in body("joraku", "r10")


# Rokumon


@every_language
def test_warriors_and_coins_are_as_told(language: str) -> None:
    for row, clan in zip(rows("rokumon", "pieces", language), (0, 1), strict=True):
        kinds = range(1, len(NAMES[clan]))
        held = [NAMES[clan][kind] for kind in kinds for _ in range(in_supply(full(clan), kind))]
        assert row[2].replace("★", "*").split(", ") == held
    gold, green = (numbers([row[1]]) for row in rows("rokumon", "k2", language))
    assert all(colour_of(pips) == GOLD for pips in gold)
    assert sorted(gold + green) == list(range(1, 8))
    assert not any(colour_of(pips) == GOLD for pips in green)


@every_language
def test_boards_are_as_told(language: str) -> None:
    told = rows("rokumon", "boards", language)
    for row, cells in zip(told, (SQUARE, BRICKS, HEXAGON), strict=True):
        assert tuple(row[1].replace(" /", "").split()) == cells
        lines = {frozenset(line.split()) for line in row[2].split(", ")}
        if cells is SQUARE:
            assert lines == {frozenset(SQUARE[:3]), frozenset(SQUARE[3:])}
            continue
        masks = brick_lines([NUMBER[cell] for cell in cells])
        assert lines == {
            frozenset(cell for k, cell in enumerate(cells) if mask >> k & 1) for mask in masks
        }


@every_language
def test_acts_allow_what_is_told(language: str) -> None:
    values: dict[int, str] = {}
    told = rows("rokumon", "turn", language)
    for row, act, rules in zip(told, ACTS[1:], ACTION_KINDS[1:], strict=True):
        assert row[1:3] == ["●", "●"]
        assert MOVE in rules
        assert row[3:5] == ["●" if rule in rules else "–" for rule in (FIGHT, SURPRISE)]
        assert values.setdefault(act.values, row[5]) == row[5]
    assert set(values) == {UNUSED, HIDDEN, FACE_UP}
    assert len(set(values.values())) == 3


@every_language
def test_fights_end_as_told(language: str) -> None:
    for row in grid("rokumon", "fight", language).rows:
        red, black = (plain(cell).replace("★", "*").split(" + ") for cell in row[:2])
        stays = [not any(span.bold for span in cell) for cell in row[:2]]
        tokens = [int(side[1]) if len(side) > 1 else 0 for side in (red, black)]
        state = rokumon.scene(
            "3",
            *(f"on e3 T{black[0]} S{red[0]}", f"tokens sanada {tokens[0]} 0"),
            f"tokens tokugawa {tokens[1]} 0",
            tokens=f"{tokens[0]} {tokens[1]}",
        )
        rokumon.do(state, "fight e3")
        while state.fighter >= 0:
            count = state.fresh(state.clan)
            rokumon.do(state, f"add {count}" if count else "ready")
        stack = re.search(r"on e3 ([^;]+)", state.position())
        left = [f"S{red[0]}!"] * stays[0] + [f"T{black[0]}!"] * stays[1]
        assert (stack[1].split() if stack else []) == left


@every_language
def test_difficulties_and_taromas_list_are_as_told(language: str) -> None:
    for row, (taroma, tokugawa) in zip(
        rows("rokumon", "difficulties", language), DIFFICULTIES.values(), strict=True
    ):
        yours = tokugawa if taroma == SANADA else supply_size(full(SANADA))
        assert numbers([row[2]]) == [yours]
    (section,) = [each for each in sections("rokumon", language) if each.id == "taroma"]
    (steps,) = [block for block in section.blocks if isinstance(block, Items)]
    assert [item[0].text for item in steps.items] == list(STEPS[1:])
    assert NEEDED in numbers([body("rokumon", "streak", language)])


def test_the_surprise_of_the_example() -> None:
    cells = [NUMBER[cell] for cell in BRICKS]
    found = [CELLS[cell] for cell in free_cells(cells, BRICKS.index("d6"))]
    assert f"set on {', '.join(found[:-1])} or {found[-1]}." in body("rokumon", "surprise")


def test_the_revealing_move_of_the_example() -> None:
    state = rokumon.scene("2", "on e3 T?", "on e4 T?", "on e5 T? S?")
    rokumon.do(state, "move e5 d4")
    assert rokumon.ended(state) == ("tokugawa", "reveal")


def test_tokens_at_the_start_leave_one_for_the_loser() -> None:
    assert f"at most {MOST_TOKENS - 1} together" in body("rokumon", "campaign")
    assert "Revenge tokens: 7" in body("rokumon", "pieces")
    assert MOST_TOKENS == 7


@pytest.mark.parametrize(
    ("stacks", "step", "action"),
    [("e3:T e4:T d4:S", "COVER", "move d4 e3"), ("e3:T e4:T f4:S", "BLOCK", "deploy e5")],
)
def test_taroma_in_the_example(stacks: str, step: str, action: str) -> None:
    answer = fast_answer(Case(MIXED, stacks, S, step, action, 0, 1))
    assert answer[:4] == (step, action, 0, 1)
    top, middle, low = MIXED[:3], MIXED[4:9], MIXED[10:]
    assert f"{top} / {middle} / {low}" in body("rokumon", "taroma")


def test_colours_are_those_of_the_game() -> None:
    assert "Seats take red, blue, yellow and green" in body("joraku", "set-up")
    assert COLOURS == ("red", "blue", "yellow", "green")
