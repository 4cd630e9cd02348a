"""Why another turn would have been better: what is said of it, and that it fits."""

from __future__ import annotations

from kachidoki.core import CHANCE, Event, Rng
from kachidoki.core.laws import chosen
from kachidoki.joraku import JorakuState
from kachidoki.joraku.state import PASSING
from kachidoki.review.joraku.reasons import reasons
from kachidoki.text import LANGUAGES, say
from tests.joraku.scene import find, scene


def told(state: JorakuState, played: str, better: str) -> list[Event]:
    """The reasons why a turn is better than another; actions are parted by commas."""
    parse = find().actions.parse
    line, best = ([parse(each.strip()) for each in turn.split(",")] for turn in (played, better))
    seat = state.to_act()[0]
    return reasons(state.view(seat), line, best, Rng(b"reasons"))


def keys(events: list[Event]) -> list[str]:
    return [event.key for event in events]


def test_a_turn_that_could_place_nothing_is_told_so() -> None:
    all_out = "red card 1 at omi samurai omi 4 ise 3 owari 3"
    state = scene(all_out, hands={0: "katana 3"}, players=4)
    found = told(state, "play katana 3, place, end", "play katana 3, march, move omi kyoto, end")
    assert found[0].key == "review.no-supply"
    assert len(found) > 1  # and what the better turn has


def test_what_a_card_could_still_have_done_is_told() -> None:
    state = scene("red card 1 at omi samurai omi 8", hands={0: "katana 3, yari ninja"}, players=4)
    better = "play katana 3, place, put owari, put owari, end"
    placed = told(state, "play katana 3, place, put owari, end", better)[0]
    assert (placed.key, placed.facts) == ("review.unplaced", {"count": 1, "possible": 2})
    marched = told(state, "play katana 3, march, move omi kyoto, end", better)[0]
    assert (marched.key, marched.facts) == ("review.unspent", {"left": 2, "points": 3})
    ninja = told(state, "play yari ninja, put omi, end", better)[0]
    assert (ninja.key, ninja.facts) == ("review.unplaced", {"count": 1, "possible": 2})
    whole = told(
        state, "play katana 3, march, move omi kyoto, move omi kyoto, move omi kyoto, end", better
    )
    assert not {"review.unspent", "review.unplaced", "review.no-supply"} & set(keys(whole))


def test_a_reason_names_what_the_turn_leaves_to_another() -> None:
    # Blue leads in Omi; the better turn removes its Samurai there.
    state = scene(
        "red card 1 at omi samurai mikawa 2",
        "blue card 2 at ise samurai omi 3",
        hands={0: "katana 3"},
        round_=2,
        players=4,
    )
    better = "play katana 3, march, remove blue, remove blue, remove blue, end"
    found = told(state, "play katana 3, place, put owari, put owari, put owari, end", better)
    (left,) = [event for event in found if event.key == "review.leaves"]
    assert left.facts["colour"] == "blue"
    assert left.facts["area"] == "omi"
    assert left.facts["points"] == 3  # what round II pays the first of Ōmi
    assert left.facts["rank"] == 1


def test_a_card_is_kept_for_later_only_if_it_is_the_stronger_one() -> None:
    ninjas = "katana ninja, yari ninja, teppo ninja"
    state = scene(hands={0: f"katana 2, katana 6, {ninjas}"}, players=4)
    kept = told(state, "play katana 6, march, end", "play katana 2, march, end")
    (spared,) = [event for event in kept if event.key == "review.spares"]
    assert spared.facts["kept"] == "katana 6"
    # A Ninja is out: a 6 makes it win, and no stronger card is kept by that.
    state = scene(hands={0: "katana ninja", 1: "katana 5, katana 6"}, players=4)
    for text in ("play katana ninja", "end"):
        state.step(0, find().actions.parse(text))
    given = told(state, "play katana 5, march, end", "play katana 6, march, end")
    assert "review.spares" not in keys(given)
    (outweighed,) = [event for event in given if event.key == "review.outweighs"]
    assert outweighed.facts["percent"] == 0
    assert outweighed.facts["card"] == "katana 6"


def test_why_other_cards_should_be_passed_names_what_is_kept_and_from_whom() -> None:
    """“Why is passing these two cards better?” was answered with no simple reason."""
    state = find(players=4).start()
    rng = Rng(b"passing")
    while state.phase != PASSING:
        state.step(CHANCE, chosen(state, CHANCE, rng))
    cards = [action.text for action in state.legal(0)]
    ninja = next(card for card in cards if card.endswith("ninja"))
    number = max((card for card in cards if card[-1].isdigit()), key=lambda card: card[-1])
    low = min((card for card in cards if card[-1].isdigit()), key=lambda card: card[-1])
    kept, what_for = told(state, f"{ninja}, {low}", f"{number}, {low}")[:2]
    assert (kept.key, what_for.key) == ("review.keeps", "review.keeps-ninja")
    assert kept.facts == {"cards": (ninja.removeprefix("pass "),), "colour": "blue"}
    kept, what_for = told(state, f"{number}, {low}", f"{ninja}, {low}")[:2]
    assert kept.facts["cards"] == (number.removeprefix("pass "),)
    assert what_for.key == "review.keeps-card"
    assert what_for.facts["number"] == int(number[-1])
    for language in LANGUAGES:
        assert "{" not in say(kept, language) + say(what_for, language)
