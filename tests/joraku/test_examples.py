"""Every worked example of the rulebooks, and the page's notes on them."""

from __future__ import annotations

import pytest

from kachidoki.core.event import Log
from tests.joraku.scene import do, events, find, idle, idle_round, points, rp, scene


@pytest.mark.parametrize(
    ("cards", "winner"),
    [
        (["katana 2", "katana 4", "katana 5", "katana 1"], 2),  # the highest number wins
        (["katana 5", "katana 3", "yari 5", "katana 2"], 2),  # the later of two fives
        (["katana 6", "katana 2", "katana ninja", "katana 3"], 2),  # a Ninja beats a 6
        (["katana ninja", "katana 6", "katana 2", "katana 3"], 0),  # also when it came first
        (["katana ninja", "katana 3", "katana 5", "katana 2"], 2),  # but only with a 6
    ],
)
def test_who_wins_the_skirmish(cards: list[str], winner: int) -> None:
    state = scene(hands=dict(enumerate(cards)), without={2: "katana"} if "yari 5" in cards else {})
    log = []
    for card in cards:
        log += idle(state, card)
    assert state.to_act() == (winner,)
    (won,) = [event for event in log if event.key.startswith("joraku.won-")]
    assert (won.facts["seat"], won.facts["card"]) == (winner, cards[winner])


ROUND_ONE_MAP = (
    "red card 4 at mikawa samurai shinano 1 totomi 2 mikawa 2",
    "blue card 6 at shinano samurai totomi 2",
    "yellow card 5 at totomi samurai shinano 1 totomi 1 mikawa 1",
    "green card 3 at owari samurai shinano 1 totomi 1 mikawa 3",
)


def test_prestige_in_shinano_three_tied_for_fourth() -> None:
    log = idle_round(scene(*ROUND_ONE_MAP))
    paid = points(log, "joraku.prestige", "shinano")
    assert paid == {"blue": 7, "red": 0, "yellow": 0, "green": 0}
    ranks = {e.facts["colour"]: e.facts["rank"] for e in events(log, "joraku.prestige")[:4]}
    assert ranks == {"blue": 1, "red": 4, "yellow": 4, "green": 4}


def test_prestige_in_totomi_two_tied_for_third() -> None:
    log = idle_round(scene(*ROUND_ONE_MAP))
    paid = points(log, "joraku.prestige", "totomi")
    assert paid == {"yellow": 6, "blue": 2, "red": 2, "green": 0}


def test_prestige_in_mikawa_three_ranks() -> None:
    log = idle_round(scene(*ROUND_ONE_MAP))
    assert points(log, "joraku.prestige", "mikawa") == {"red": 5, "green": 3, "yellow": 2}


def test_two_tied_for_first_in_mikawa_are_both_second() -> None:
    log = idle_round(
        scene(
            "red card 4 at mikawa samurai mikawa 2",
            "green card 3 at owari samurai mikawa 4",
            "yellow card 5 at totomi samurai mikawa 1",
        )
    )
    assert points(log, "joraku.prestige", "mikawa") == {"red": 3, "green": 3, "yellow": 2}


MIKAWA = (
    "red card 4 at mikawa samurai mikawa 2",
    "green card 3 at owari samurai mikawa 3",
    "yellow card 5 at totomi samurai mikawa 1",
)


def win_for_red(kachidoki: str, *armies: str) -> dict[str, int]:
    """Red leads and wins with the only 5; what Kachidoki pays."""
    cards = {0: "katana 5", 1: "katana 3", 2: "katana 2", 3: "katana 1"}
    state = scene(*armies, hands=cards, kachidoki=kachidoki)
    log = [event for card in cards.values() for event in idle(state, card)]
    assert {c: p for c, p in rp(state).items() if p} == {
        c: p for c, p in points(log, "joraku.kachidoki").items() if p
    }
    return points(log, "joraku.kachidoki")


def test_kachidoki_in_mikawa_pays_everybody_ranked_there() -> None:
    assert win_for_red("all", *MIKAWA) == {"red": 3, "green": 2, "yellow": 1}


def test_kachidoki_in_the_winner_edition_pays_only_the_winner() -> None:
    assert win_for_red("winner", *MIKAWA) == {"red": 3}


def test_kachidoki_in_the_winner_edition_for_a_winner_ranked_second() -> None:
    assert win_for_red(
        "winner", "red card 4 at mikawa", "green card 6 at mikawa samurai mikawa 1"
    ) == {"red": 2}


def test_kachidoki_in_the_winner_edition_for_a_winner_tied_for_third() -> None:
    armies = (
        "red card 4 at mikawa",
        "blue card 2 at mikawa",
        "green card 6 at mikawa samurai mikawa 1",
    )
    assert win_for_red("winner", *armies) == {"red": 1}


def test_the_skirmish_example() -> None:
    """Yellow and green play Ninjas, red marches with a 5, blue places with a 2; red wins."""
    state = scene(
        "yellow card 6 at shinano samurai mikawa 1",
        "green card 3 at owari samurai mikawa 4",
        "red card 5 at totomi samurai shinano 1 mikawa 2",
        "blue card 2 at ise",
        hands={2: "katana ninja", 3: "yari ninja", 0: "katana 5", 1: "katana 2"},
        without={3: "katana"},
        lead=2,
    )
    log = do(state, "play katana ninja", "put kyoto", "put owari", "put owari", "end")
    log += do(state, "play yari ninja", "put kyoto", "put omi", "put ise", "end")
    log += do(state, "play katana 5", "march", "daimyo mikawa", "remove green")
    log += do(state, "move shinano totomi", "move totomi mikawa", "end")
    log += do(state, "play katana 2", "place", "put ise", "put ise", "put ise", "end")
    assert state.to_act() == (0,)
    assert points(log, "joraku.kachidoki", "mikawa") == {"red": 3, "green": 2, "yellow": 1}
    by_colour = {f["colour"]: f for f in state.view(None).as_dict()["factions"]}  # type: ignore[attr-defined]  # a list of dicts
    assert by_colour["yellow"]["samurai"] == {"kyoto": 1, "owari": 2, "mikawa": 1}
    assert by_colour["green"]["samurai"] == {"kyoto": 1, "omi": 1, "ise": 1, "mikawa": 3}
    assert by_colour["green"]["supply"] == 4
    assert by_colour["blue"]["samurai"] == {"ise": 3}


def test_the_highest_daimyo_card_leads_and_scores_nothing_at_set_up() -> None:
    state = find().start()
    log: Log = []
    for card in (2, 5, 3, 1):
        action = find().actions.parse(f"draw daimyo {card}")
        state.step(-1, action, log)
    assert state.lead == 1
    assert rp(state) == {"red": 0, "blue": 0, "yellow": 0, "green": 0}
    assert "lead 1" in state.position()


def test_a_holder_who_wins_again_scores_again() -> None:
    cards = {0: "katana 5, katana 6", 1: "katana 3", 2: "katana 2", 3: "katana 1"}
    state = scene("red card 4 at mikawa", hands=cards)
    for card in ("katana 6", "katana 3", "katana 2", "katana 1"):
        idle(state, card)
    assert (rp(state)["red"], state.lead) == (3, 0)
    idle(state, "katana 5")
    for _ in range(3):
        (seat,) = state.to_act()
        low = next(str(a) for a in state.legal(seat) if not str(a).endswith(("6", "5")))
        idle(state, low.removeprefix("play "))
    assert (rp(state)["red"], state.lead) == (6, 0)
