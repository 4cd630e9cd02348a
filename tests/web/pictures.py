"""`make pictures`: the page as people see it, on a desktop and on a phone, light and dark.

All of them go to build/pictures, to be looked at; those that the README shows also to docs.
"""

from __future__ import annotations

import base64
import json
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, WebSocketRoute, sync_playwright

from kachidoki.text import sentence
from tests.server.support.servers import running, settings_for
from tests.system import chromium, installed
from tests.web import rokumon_kit as rokumon
from tests.web.conftest import FLAGS
from tests.web.joraku_kit import READY, ROUND, Person, make_table
from tests.web.kit import DESKTOP, PHONE, visitor

ROOT = Path(__file__).parents[2]
ALL = ROOT / "build" / "pictures"
README = ROOT / "docs" / "pictures"
WEB = ROOT / "src" / "kachidoki" / "web"
SHOWN = {"joraku-desktop-light", "rokumon-desktop-dark", "joraku-phone-light", "home-desktop-light"}
# Go on through a campaign without playing: leave what waits, else give up the act.
GIVE_UP = """() => ["begin", "surrender-yes", "go-on", "surrender"]
    .map((key) => document.querySelector(`[data-key=${key}]`)).find(Boolean)?.click()"""
LONG = "Tokugawa Jirōsaburō Minamoto no Ieyasu"


def take(page: Page, name: str) -> None:
    """One picture."""
    page.wait_for_timeout(400)  # fonts and the last movement
    data = page.screenshot(path=ALL / f"{name}.png")
    if name in SHOWN:
        (README / f"{name}.png").write_bytes(data)


def screens(page: Page, address: str, kind: str) -> None:
    """Every main screen."""
    page.goto(f"{address}/")
    page.wait_for_selector(".games")
    take(page, f"home-{kind}")
    for game in ("joraku", "rokumon"):
        page.click(f"[data-friends={game}]")
        page.wait_for_selector("dialog .new-table")
        take(page, f"new-{game}-{kind}")
        page.keyboard.press("Escape")
    joraku_screens(page, address, kind)
    rokumon_screens(page, address, kind)
    for game in ("joraku", "rokumon"):
        page.goto(f"{address}/learn/{game}")
        page.wait_for_selector(".stage svg")
        take(page, f"learn-{game}-{kind}")
    page.goto(f"{address}/rules/joraku#kachidoki")
    page.wait_for_selector(".rules-list section")
    take(page, f"rules-{kind}")


class Photographer(Person):
    """Takes a picture of the points of the first round."""

    def __init__(self, page: Page, kind: str) -> None:
        super().__init__(page)
        self.picture = f"joraku-round-{kind}"

    def go_on(self) -> bool:
        """Look at it first."""
        if self.picture and self.page.query_selector(ROUND):
            take(self.page, self.picture)
            self.picture = ""
        return super().go_on()


def joraku_screens(page: Page, address: str, kind: str) -> None:
    """Four players with a long name, in mid-turn; an earlier moment; the end."""
    page.goto(make_table(page.context, address, 3, players="4", variants="2,5", name=LONG))
    person = Photographer(page, kind)
    for turn in range(10_000):
        phase = person.phase()
        if phase is None:
            break
        if turn == 24:
            take(page, f"joraku-{kind}")
            page.locator(".row-of-line .said").nth(5).click()
            page.locator(".line").nth(5).locator(".step .said").last.click()
            page.wait_for_selector(".past [data-key=now]")
            take(page, f"past-{kind}")
            page.click("[data-key=now]")
            person.phase()
        person.act(phase)
    take(page, f"joraku-end-{kind}")
    page.locator(".tools a", has_text=sentence("page-replay", language_of(page))).click()
    page.wait_for_selector(".stage svg")
    take(page, f"replay-{kind}")


def film(page: Page, address: str, kind: str) -> None:
    """Ten pictures of a skirmish while it moves, beside one another."""
    page.emulate_media(reduced_motion="no-preference")
    page.goto(make_table(page.context, address, 2, players="3"))
    person = Person(page)
    others = ".jo:not(.acts, [aria-busy]):is([data-phase=play], [data-phase=place])"
    while not page.query_selector(others):  # else they are at it
        page.wait_for_selector(f"{READY}, {others}")
        if page.query_selector(READY):
            person.act(str(person.phase()))
    taken = [base64.b64encode(page.screenshot()).decode() for _ in range(10)]
    shown = "".join(f'<img width="19%" src="data:image/png;base64,{each}">' for each in taken)
    browser = page.context.browser
    assert browser is not None
    strip = browser.new_page(viewport={"width": 3200, "height": 100})
    strip.set_content(f'<body style="margin: 0">{shown}')
    strip.screenshot(path=ALL / f"film-{kind}.png", full_page=True)
    strip.close()


def rokumon_screens(page: Page, address: str, kind: str) -> None:
    """Hidden values and tokens; the end."""
    # Where something is about to be decided, so that the picture has something to tell.
    while True:
        rokumon.sit(page, address, rokumon.BOT, act="4", tokens="2 1", coins="gjgjgjj")
        somebody = rokumon.Person(page, 4)
        for _ in range(4):
            somebody.act()
        page.locator(rokumon.OPEN).first.wait_for()
        if not somebody.over() and page.locator(".call:visible").count():
            break
    take(page, f"rokumon-{kind}")
    somebody.play()
    take(page, f"rokumon-end-{kind}")


def ceremony(page: Page, address: str, kind: str) -> None:
    """A title card, the last scene of a campaign, and who has won Joraku."""
    page.goto(rokumon.make_table(page, address, rokumon.BOT, act="5"))
    page.wait_for_selector(".title-card")
    take(page, f"title-card-{kind}")
    page.goto(rokumon.make_table(page, address, rokumon.BOT, act="campaign"))
    while not page.query_selector(".finale"):
        page.wait_for_selector(
            ".finale, [data-key=begin], [data-key=go-on], [data-key=surrender]", state="attached"
        )
        page.evaluate(GIVE_UP)
    take(page, f"campaign-end-{kind}")
    page.goto(make_table(page.context, address, 2, players="3"))
    Person(page).play()
    take(page, f"joraku-victory-{kind}")


def icons(browser: Browser) -> None:
    """The icon as files of pixels, for systems that take no other: one that fills its square."""
    drawing = (WEB / "icon-maskable.svg").read_text(encoding="utf-8")
    for size in (180, 512):
        page = browser.new_page(viewport={"width": size, "height": size}, device_scale_factor=1)
        page.set_content(f"<body style='margin:0'>{drawing}")
        page.screenshot(path=WEB / f"icon-{size}.png")
        page.close()


def language_of(page: Page) -> str:
    """The language that a page speaks."""
    found: str = page.evaluate("document.documentElement.lang")
    return found


def crowded(page: Page, address: str, kind: str) -> None:
    """What hardly ever happens: everybody in one area, stacks of three on every coin."""
    page.route_web_socket("**/socket", crowd)
    page.goto(make_table(page.context, address, 3, players="4", name=LONG))
    page.wait_for_selector(".stage svg")
    take(page, f"crowded-joraku-{kind}")
    page.goto(rokumon.make_table(page, address, rokumon.BOT, act="6", tokens="3 3"))
    page.wait_for_selector(".stage svg")
    take(page, f"crowded-rokumon-{kind}")


def crowd(route: WebSocketRoute) -> None:
    """Show the page a view that is fuller than any game gets."""
    server = route.connect_to_server()

    def told(words: str | bytes) -> None:
        message = json.loads(words)
        view = message.get("view") or {}
        for k, faction in enumerate(view.get("factions", [])):
            stands = {"mikawa": 5 - k, "kyoto": 3 - k, "omi": int(k < 3), "ise": 4 * int(k < 2)}
            influence = {area: count + 2 * int(area == "mikawa") for area, count in stands.items()}
            faction.update(daimyo="mikawa", samurai=stands, influence=influence, rp=100 + k)
            faction.update(ranks=dict.fromkeys(stands, k + 1), leads={"kyoto": 1} if not k else {})
        for k, coin in enumerate(view.get("coins", [])):
            clans = ("sanada", "tokugawa", "sanada") if k % 2 else ("tokugawa", "sanada")
            some = {"value": str(k % 6 + 1), "shown": False, "could_be": []}
            coin["stack"] = [{"clan": clan, **some} for clan in clans]
        route.send(json.dumps(message))

    server.on_message(told)
    route.on_message(server.send)


def run(browser: Browser) -> None:
    """All sizes and looks."""
    ALL.mkdir(parents=True, exist_ok=True)
    icons(browser)
    with tempfile.TemporaryDirectory() as folder, running(settings_for(Path(folder))) as address:
        for size, name in ((DESKTOP, "desktop"), (PHONE, "phone")):
            for look in ("light", "dark"):
                with visitor(browser, address, size=size, pixels=1, look=look) as (page, _):
                    screens(page, address, f"{name}-{look}")
            with visitor(browser, address, size=size, pixels=1) as (page, _):
                crowded(page, address, name)
            with visitor(browser, address, size=size, pixels=1, scenes=True) as (page, _):
                ceremony(page, address, name)
            with visitor(browser, address, size=size, pixels=1, speed=1) as (page, _):
                film(page, address, name)
            with visitor(browser, address, size=size, pixels=1, language="ru") as (page, _):
                screens(page, address, f"{name}-ru")


def main() -> None:
    """Take them."""
    where = installed(chromium, "Chromium", "chromium", "fonts-noto-cjk")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        run(browser)
        browser.close()


if __name__ == "__main__":
    main()
