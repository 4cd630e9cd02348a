"""The server speaks to everybody in their language."""

from __future__ import annotations

from pathlib import Path

import httpx
import pytest

from kachidoki import text
from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.core import Event
from kachidoki.protocol import CODES, Pause, Refusal, TakeBack
from tests.async_test import async_test
from tests.server.support.servers import bots, running, settings_for, wish


@async_test()
async def test_a_refusal_by_the_rules_is_told_in_the_language_of_the_connection(
    tmp_path: Path,
) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            host = await server.make(wish("rokumon", {"act": "2"}, seats=bots("beginner")))
            name = host.table.table
            async with Seat(address, name, host.token, language="fr-CA") as seat:
                with pytest.raises(ServerRefused, match="pas de combats dans l’acte 2") as refused:
                    await seat.act("fight d4")
                assert refused.value.code == "not-now"
                assert "surrender" in refused.value.possible
                back = TakeBack(id="b", seat=0, version=seat.now.version)
                with pytest.raises(ServerRefused, match="rien à reprendre"):
                    await seat.command(back)
                with pytest.raises(ServerRefused, match="n’est pas une action de ce jeu"):
                    await seat.act("dance")
            async with Seat(address, name, language="ja") as spectator:
                with pytest.raises(ServerRefused, match="卓の主催者だけ"):
                    await spectator.command(Pause(id="p", on=True))
                await spectator.wait(lambda: bool(spectator.events.get(None)))
                assert "第2幕：上田城。 [ゲーム全体]" in [
                    event.text for event in spectator.events[None]
                ]


def test_a_request_is_answered_in_a_language_that_it_accepts(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address, httpx.Client(base_url=address) as http:
        headers = {"Accept-Language": "de, ru;q=0.5"}
        gone = http.get("/api/tables/nowhere", headers=headers).json()
        assert gone["code"] == "no-such-table"
        assert gone["message"].startswith("Такого стола нет")
        games = http.get("/api/games", headers=headers).json()
        assert [game["title"] for game in games["games"]] == ["Дзёраку", "Рокумон"]
        assert games["bot_titles"][0] == "новичок"
        assert http.get("/api/games").json()["games"][0]["title"] == "Joraku"


@async_test()
async def test_people_and_bots_are_told_of_by_their_names(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            seats = bots("casual", "casual")
            new = wish("joraku", {"players": "3"}, seats=seats, name="{ $seat } ada")
            host = await server.make(new)
            name = host.table.table
            async with Seat(address, name, host.token, language="fr") as seat:
                await seat.act(seat.now.legal[0])
                told = {event.key: event for event in seat.events[0]}
                first = told["joraku.first"]
                names = ["{ $seat } ada", "Hyōta", "Gonbei"]
                leader = int(str(first.facts["seat"]))
                who = names[leader]
                assert first.text.startswith(f"{who} a la plus haute carte Daimyo")
                assert told["joraku.passing"].text.startswith(f"À passer à {names[1]}")
                log = await server.http.get(f"/api/tables/{name}/log?language=ja")
                assert f"{[who, '瓢太', '権兵衛'][leader]}の大名カード" in log.text


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_every_code_has_a_line_and_what_is_for_programs_stays_exact(language: str) -> None:
    for code in CODES:
        told = Refusal(code, "exactly this").told(language)
        exact = language == "en" or code in ("bad-message", "bad-option")
        assert told == ("exactly this" if exact else text.sentence(f"refusal-{code}", language))
    why = Event("rokumon.no.not-in-your-supply", {}, "Deploy")
    assert Refusal("not-now", "x", why=why).told(language) == text.say(why, language)
