"""Why a turn of Joraku is a good idea: every hint names something on the table."""

from __future__ import annotations

import pytest

from kachidoki.bots.joraku.hints import changed, given, reason_for, skirmish_pays, taken
from kachidoki.core.event import Event, Facts
from kachidoki.joraku.actions import ACTIONS
from kachidoki.joraku.cards import CARD_NAMES
from kachidoki.text import LANGUAGES, say
from tests.joraku.scene import do, scene


def mask(*cards: str) -> int:
    return sum(1 << CARD_NAMES.index(card) for card in cards)


# Round I pays nothing in Ōmi, and the first in Owari, Mikawa, Tōtōmi and Shinano 4, 5, 6 and 7.
@pytest.mark.parametrize(
    ("cards", "kept", "key"),
    [
        (("katana 1", "katana 5"), ("yari 3", "teppo 4"), "give-void"),
        (("katana 1", "katana 2"), ("katana 6", "teppo 4"), "give-low"),
        # “Low cards rarely win” was said of a 3, while a 1 was kept.
        (("katana 3", "katana 2"), ("katana 1", "teppo 4"), "give-keeps"),
        (("katana 1", "katana 4"), ("katana 6", "yari 5"), "give-area"),
        (("katana 6", "katana 4"), ("katana 1", "yari 2"), "give"),
        (("katana ninja", "yari 4"), ("katana 1", "yari 2"), "give"),
        (("katana 6", "yari 4"), ("katana 1", "yari ninja"), "give-ninja"),
    ],
)
def test_cards_are_given_away_for_a_reason(
    cards: tuple[str, ...], kept: tuple[str, ...], key: str
) -> None:
    reason = given(scene(), mask(*cards), mask(*kept))
    assert reason.key == f"bots.hint-{key}"
    assert reason.facts["cards"] == tuple(sorted(kept, key=CARD_NAMES.index))
    for language in LANGUAGES:
        assert "{" not in say(reason, language)


def test_a_card_of_a_pack_is_kept_for_where_it_places() -> None:
    held = mask("yari 2", "katana 6")
    six = taken(scene(), CARD_NAMES.index("katana 6"), held)
    assert "Shinano, where the first gets 7 RP this round" in say(six)
    ninja = taken(scene(), CARD_NAMES.index("katana ninja"), mask("katana ninja"))
    assert "beats a 6" in say(ninja)


def test_a_turn_that_pays_nothing_yet_says_where_it_makes_one_stronger() -> None:
    """“It keeps your position together” told nobody anything."""
    before = scene("red card 1 at omi", "blue card 2 at ise samurai ise 4", hands={0: "katana 2"})
    after = before.copy()
    do(after, "play katana 2", "place", "put ise")
    reason = changed(before, after)
    assert say(reason).startswith("It brings you to 1 influence in Ise; the strongest other")
    # The second in Ise gets 2 in round I.
    told = {"area": "ise", "mine": 1, "theirs": 6, "more": 2, "less": 0}
    ahead = {"stands": "omi", "pays": 0, "own": 1, "decided": 0}  # the Daimyo stays where it is
    assert reason.facts == told | ahead


def test_a_turn_that_only_removes_says_where() -> None:
    before = scene(
        "red card 4 at mikawa", "blue card 2 at ise samurai mikawa 3 ise 1", hands={0: "katana 2"}
    )
    after = before.copy()
    do(after, "play katana 2", "march", "remove blue")
    told = {"area": "mikawa", "count": 1, "more": 0, "less": 0}
    ahead = {"stands": "mikawa", "pays": 0, "own": 1, "decided": 0}
    assert changed(before, after).facts == told | ahead


def test_a_reason_about_the_card_says_too_what_its_use_costs() -> None:
    """A march from 16 to 13 points had a reason about its low card alone, which could not win."""
    hands = {0: "katana 1, katana 2", 3: "katana 6"}
    state = scene("red card 1 at omi samurai totomi 1", hands=hands, lead=3)
    do(state, "play katana 6", "march", "end")
    march = ["play katana 1", "march", "move totomi shinano", "end"]
    reason = reason_for(state.view(0), [ACTIONS.parse(text) for text in march])
    assert say(reason).startswith(
        "You cannot win this skirmish, so a low card is enough."
        " For now it gives up 2 RP on the map"  # 1st in Tōtōmi 6, 2nd in Shinano 4
    )
    for language in LANGUAGES:
        assert "2" in say(reason, language)


def test_every_area_of_a_march_is_explained_and_where_the_daimyo_goes() -> None:
    """Of a turn in four steps the reason told one."""
    state = scene(
        "red card 4 at omi samurai mikawa 1", hands={0: "katana 5", 3: "katana 6"}, lead=3
    )
    do(state, "play katana 6", "march", "end")
    march = ["play katana 5", "march", "daimyo ise", "move mikawa totomi", "end"]
    reason = reason_for(state.view(0), [ACTIONS.parse(text) for text in march])
    # 1st in Tōtōmi 6, 2nd in Ise 2; Mikawa had paid 5.
    assert say(reason, with_rule=False) == (
        "It makes you 1st in Tōtōmi: 6 RP more when round I is scored, and 2 more in Ise,"
        " though 5 less elsewhere."
    )
    for language in LANGUAGES:
        assert "{" not in say(reason, language)


@pytest.mark.parametrize(
    ("lead", "told"),
    [
        (0, "Your Daimyo goes to Ise: if you win the skirmish, you get 2 RP there."),
        (3, "Whoever is ahead in the skirmish has their Daimyo in Ise: if they win it, you get 2"),
    ],
)
def test_a_march_says_what_the_skirmish_would_pay_there(lead: int, told: str) -> None:
    """A Daimyo that marched where somebody else was about to win had a loss for its reason."""
    green = "green card 6 at ise samurai ise 1"
    blue = "blue card 2 at shinano"
    hands = {0: "katana 2", 3: "katana 6"}
    state = scene("red card 4 at omi", blue, green, hands=hands, lead=lead)
    if lead:
        do(state, "play katana 6", "march", "end")
    march = ["play katana 2", "march", "daimyo ise", "end"]
    reason = reason_for(state.view(0), [ACTIONS.parse(text) for text in march])
    assert told in say(reason, with_rule=False)
    for language in LANGUAGES:
        assert "{" not in say(reason, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("own", [0, 1])
def test_the_last_to_play_is_told_who_wins_and_not_if(own: int, language: str) -> None:
    """“If they win” was said of a skirmish that was won."""
    pays: Facts = {"stands": "ise", "pays": 2, "own": own, "more": 0, "less": 0}
    hints = [Event("bots.hint-low", {**pays, "decided": decided}, "Hint") for decided in (0, 1)]
    before, won = (say(hint, language) for hint in hints)
    assert before != won
    assert "{" not in won


def test_a_skirmish_is_decided_once_all_have_played() -> None:
    hands = {k: f"katana {k + 1}" for k in range(4)}
    state = scene("red card 4 at omi", "green card 6 at ise", hands=hands, lead=0)
    decided = []
    for k in range(4):
        before = state.copy()
        do(state, f"play katana {k + 1}", "march")
        decided.append(skirmish_pays(before, state)["decided"])
        do(state, "end")
    assert decided == [0, 0, 0, 1]


def test_an_only_card_is_not_explained_as_a_choice() -> None:
    """“A low card is enough” was said of a card that had to follow."""
    hands = {0: "katana 1", 3: "katana 6"}
    state = scene("red card 1 at omi", hands=hands, without={0: "katana"}, lead=3)
    do(state, "play katana 6", "march", "end")
    march = ["play katana 1", "march", "end"]
    reason = reason_for(state.view(0), [ACTIONS.parse(text) for text in march])
    assert reason.key == "bots.hint-holds"


def test_doing_nothing_has_a_reason_too() -> None:
    state = scene(hands={0: "katana 2"})
    do(state, "play katana 2", "march")
    (end,) = (action for action in state.legal(0) if action.text == "end")
    assert "changes no place" in say(reason_for(state.view(0), [end]))
