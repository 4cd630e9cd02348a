"""The two games for two."""

from __future__ import annotations

from typing import Any

from kachidoki.core import CHANCE, Dealer
from kachidoki.joraku import Joraku, JorakuState
from tests.joraku.scene import do, find, idle_round, points, scene


def dealt(game: Joraku, seed: bytes = b"deal") -> JorakuState:
    state = game.start()
    dealer = Dealer(seed)
    while state.to_act() == (CHANCE,):
        choices = state.legal(CHANCE)
        state.step(CHANCE, choices[dealer.draw(len(choices))])
    return state


def own(state: JorakuState, seat: int) -> dict[str, Any]:
    known = state.view(seat).as_dict()["own"]
    assert isinstance(known, dict)
    return known


def test_houses_each_player_has_a_low_and_a_high_daimyo_and_the_highest_leads() -> None:
    for k in range(20):
        state = dealt(find(players=2, mode="houses"), b"%d" % k)
        factions: Any = state.view(None).as_dict()["factions"]
        cards = [faction["card"] for faction in factions]
        assert [card > 3 for card in cards] == [False, True, False, True]
        assert state.lead == cards.index(max(cards)) // 2


def test_houses_draft_passes_the_packs_and_gives_eight_cards_each() -> None:
    state = dealt(find(players=2, mode="houses"))
    assert [len(own(state, s)["hand"]) for s in (0, 1)] == [3, 3]
    for size in (5, 4, 3, 2):
        packs = [own(state, s)["pack"] for s in (0, 1)]
        assert [len(pack) for pack in packs] == [size, size]
        picks = [state.legal(s)[0] for s in (0, 1)]
        state.step(1, picks[1])
        # The pack stays until both have chosen.
        assert own(state, 0)["pack"] == packs[0]
        state.step(0, picks[0])
        if size > 2:
            left = [set(packs[s]) - {str(picks[s]).removeprefix("draft ")} for s in (0, 1)]
            assert [set(own(state, s)["pack"]) for s in (0, 1)] == [left[1], left[0]]
    assert [len(own(state, s)["hand"]) for s in (0, 1)] == [8, 8]
    assert state.to_act() == (state.lead,)


def test_houses_all_four_colours_are_ranked_apart() -> None:
    armies = (
        "red card 1 at mikawa samurai mikawa 4",
        "blue card 4 at mikawa samurai mikawa 3",
        "yellow card 2 at mikawa samurai mikawa 2",
        "green card 5 at mikawa samurai mikawa 1",
    )
    log = idle_round(scene(*armies, players=2, mode="houses"))
    paid = points(log, "joraku.prestige", "mikawa")
    assert paid == {"red": 5, "blue": 3, "yellow": 2, "green": 0}


def test_houses_in_the_winner_edition_only_the_winning_colour_scores() -> None:
    armies = ("red card 1 at mikawa rp 1", "blue card 4 at mikawa samurai mikawa 1")
    hands = {0: "katana 6, katana 1", 1: "katana 2, katana 3"}
    state = scene(*armies, hands=hands, players=2, mode="houses", kachidoki="winner")
    log = do(state, "play katana 6 for red", "march", "end")
    log += do(state, "play katana 2 for green", "march", "end")
    log += do(state, "play katana 1 for blue", "march", "end")
    log += do(state, "play katana 3 for yellow", "march", "end")
    assert points(log, "joraku.kachidoki") == {"red": 2}


def final(*armies: str, lead: int = 0) -> tuple[int, str]:
    """A game of two houses that ends after this round with nothing more scored."""
    rows = ", ".join(f"{a} 0 0 0 / 0 0 0 / 0 0 0 own" for a in AREAS)
    state = scene(
        *armies, players=2, mode="houses", round_=3, board=rows, lead=lead, kachidoki="winner"
    )
    idle_round(state)
    outcome = state.outcome()
    assert outcome is not None
    return outcome.winners[0], outcome.reason.key


AREAS = ("kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano")


def test_houses_the_best_colour_decides() -> None:
    winner, reason = final("red card 1 at omi rp 1", "yellow card 2 at ise rp 500")
    assert (winner, reason) == (1, "joraku.wins-points")


def test_houses_then_the_other_colour_then_the_holder() -> None:
    from kachidoki.joraku.outcome import final_outcome

    state = scene(players=2, mode="houses", lead=1)
    for armies, lead, expected in (
        ((9, 3, 9, 2), 1, (0, "joraku.wins-second-house")),
        ((9, 3, 3, 9), 1, (1, "joraku.wins-holder")),
        ((3, 9, 9, 3), 0, (0, "joraku.wins-holder")),
    ):
        for colour, points_ in enumerate(armies):
            state.set_army(colour, points_ << 36)
        state.lead = lead
        outcome = final_outcome(state)
        assert (outcome.winners[0], outcome.reason.key) == expected


def test_neutral_set_up_and_advance() -> None:
    state = dealt(find(players=2, mode="neutral"))
    assert "yellow at shinano samurai omi 2 ise 2 owari 2 mikawa 2 totomi 2" in state.position()
    for seat in (0, 1):
        for _ in range(3):
            state.step(seat, state.legal(seat)[0])
    assert [len(own(state, s)["hand"]) for s in (0, 1)] == [8, 8]
    for seat in (1, 0):
        state.step(seat, state.legal(seat)[0])
    assert [len(own(state, s)["hand"]) for s in (0, 1)] == [7, 7]
    idle_round(state)
    while "phase play" not in state.position():
        acting = state.to_act()
        state.step(acting[0], state.legal(acting[0])[0])
    # The last step of Recruit in rounds two and three.
    assert "yellow at totomi samurai kyoto 2 omi 2 ise 2 owari 2 mikawa 2" in state.position()
    idle_round(state)
    while "phase play" not in state.position():
        acting = state.to_act()
        state.step(acting[0], state.legal(acting[0])[0])
    # A Samurai already in Kyoto stays.
    assert "yellow at mikawa samurai kyoto 4 omi 2 ise 2 owari 2" in state.position()


def test_neutral_ranks_are_used_up_and_its_points_are_lost() -> None:
    armies = ("red card 4 at mikawa", "blue card 6 at shinano")
    log = idle_round(scene(*armies, players=2, mode="neutral"))
    # Red 2 and the neutral army 2 in Mikawa: tied for first, both second.
    assert points(log, "joraku.prestige", "mikawa") == {"red": 3, "yellow": 0}
    # The neutral Daimyo and blue's in Shinano: the same.
    assert points(log, "joraku.prestige", "shinano") == {"blue": 4, "yellow": 0}
