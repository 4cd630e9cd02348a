"""Answers to questions that change nothing: why not, which ways, and what would be good."""

from __future__ import annotations

from kachidoki.bots.brain import Hint
from kachidoki.core import BadNotation, Game, View
from kachidoki.joraku import JorakuView
from kachidoki.joraku.ways import Forecast
from kachidoki.joraku.ways import ways as joraku_ways
from kachidoki.protocol import (
    AskHint,
    AskWays,
    HintInfo,
    HintStep,
    JorakuForecast,
    JorakuStanding,
    JorakuWay,
    Refusal,
    Ways,
    Why,
    WhyNot,
)
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.ways import losing_actions
from kachidoki.server.tables.commands import check_going_on, check_turn, own_chair
from kachidoki.server.tables.connection_interface import ConnectionInterface
from kachidoki.server.tables.rights import check_advice
from kachidoki.server.tables.room_interface import RoomInterface
from kachidoki.text import deeds, deeds_by_step, say


def why_not(room: RoomInterface, connection: ConnectionInterface, question: Why) -> WhyNot:
    """Why an action is not open to a seat, told from what the seat knows."""
    hosted = room.hosted
    own_chair(hosted, question.seat, connection.holder)
    table = check_going_on(hosted)
    try:
        action = hosted.game.actions.parse(question.action)
    except BadNotation as error:
        raise Refusal("no-such-action", str(error)) from None
    version, id_ = room.version, question.id
    if action in table.state.legal(question.seat):
        return WhyNot(version=version, id=id_, text="", rule="", open=True)
    check_turn(table, question.seat)
    reason = table.view(question.seat).why_not(action)
    text = say(reason, connection.language)
    return WhyNot(version=version, id=id_, text=text, rule=reason.rule, open=False)


def ways(room: RoomInterface, connection: ConnectionInterface, question: AskWays) -> Ways:
    """What the pieces of a seat can do in its turn, told from what the seat knows.

    Anybody at the table could work it out: it is arithmetic, and no advice.
    """
    hosted = room.hosted
    own_chair(hosted, question.seat, connection.holder)
    table = check_going_on(hosted)
    check_turn(table, question.seat)
    view = table.view(question.seat)
    return told_ways(view, hosted.game, question.card, room.version, question.id)


def told_ways(view: View, game: Game, wish: str | None, version: int, id_: str) -> Ways:
    """What the pieces of a view's seat can do, perhaps after an action that plays a card."""
    card = None
    if wish is not None:
        try:
            card = game.actions.parse(wish)
        except BadNotation as error:
            raise Refusal("no-such-action", str(error)) from None
        if card not in view.legal():
            why = view.why_not(card)
            raise Refusal("not-now", say(why, "en"), why=why)
    if not isinstance(view, JorakuView):
        nothing = JorakuForecast(standings=[], totals={})
        losing = losing_actions(view) if isinstance(view, RokumonView) else ()
        texts = [action.text for action in losing]
        return Ways(version=version, id=id_, now=nothing, ways=[], losing=texts)
    found = joraku_ways(view, card)
    told = [
        JorakuWay(
            piece=way.piece,
            colour=way.colour,
            area=way.area,
            to=way.to,
            count=way.count,
            actions=[action.text for action in way.actions],
            cost=way.cost,
            then=forecast(way.then),
        )
        for way in found.ways
    ]
    return Ways(version=version, id=id_, now=forecast(found.now), ways=told, losing=[])


def forecast(found: Forecast) -> JorakuForecast:
    """Ranks and points if the round ended now."""
    standings = [
        JorakuStanding(area=each.area, colour=each.colour, rank=each.rank, points=each.points)
        for each in found.standings
    ]
    return JorakuForecast(standings=standings, totals=dict(found.totals))


def view_for_hints(room: RoomInterface, connection: ConnectionInterface, question: AskHint) -> View:
    """What a seat sees, if it may ask a bot."""
    hosted = room.hosted
    own_chair(hosted, question.seat, connection.holder)
    table = check_going_on(hosted)
    check_turn(table, question.seat)
    check_advice(hosted.sheet, question.seat, connection.holder)
    return table.view(question.seat)


def hint_info(hint: Hint, language: str) -> HintInfo:
    """A hint for a person."""
    then = [action.text for action in hint.then]
    ends = then[-1:] == ["end"]  # goes without saying
    actions = [hint.action.text, *(then[:-1] if ends else then)]
    return HintInfo(
        action=hint.action.text,
        then=then,
        told=deeds(actions, language),
        steps=[
            HintStep(told=deeds(step, language), actions=step) for step in deeds_by_step(actions)
        ],
        chance=hint.chance,
        text=say(hint.reason, language),
    )
