"""`make pictures`: the page as people see it, on a desktop and on a phone, light and dark.

All of them go to build/pictures, to be looked at; those that the README shows also to docs.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.server.kit import running, settings_for
from tests.system import chromium, installed
from tests.web import rokumon_kit as rokumon
from tests.web.conftest import FLAGS
from tests.web.joraku_kit import Person, make_table
from tests.web.kit import DESKTOP, PHONE, visitor

ROOT = Path(__file__).parents[2]
ALL = ROOT / "build" / "pictures"
README = ROOT / "docs" / "pictures"
SHOWN = {"joraku-desktop-light", "rokumon-desktop-dark", "joraku-phone-light", "home-desktop-light"}
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
    page.click("[data-friends=joraku]")
    take(page, f"new-{kind}")
    page.keyboard.press("Escape")
    page.goto(make_table(page.context, address, 3, players="4", variants="2,5", name=LONG))
    person = Person(page)
    for _ in range(24):
        phase = person.phase()
        assert phase is not None
        person.act(phase)
    person.phase()
    take(page, f"joraku-{kind}")
    rokumon.sit(page, address, rokumon.BOT, act="4", tokens="2 1", coins="gjgjgjj")
    somebody = rokumon.Person(page, 4)
    for _ in range(4):
        somebody.act()
    page.locator(rokumon.OPEN).first.wait_for()
    take(page, f"rokumon-{kind}")
    for game in ("joraku", "rokumon"):
        page.goto(f"{address}/learn/{game}")
        page.wait_for_selector(".stage svg")
        take(page, f"learn-{game}-{kind}")
    page.goto(f"{address}/rules/joraku#kachidoki")
    page.wait_for_selector(".rules-list section")
    take(page, f"rules-{kind}")


def run(browser: Browser) -> None:
    """All sizes and looks."""
    ALL.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, running(settings_for(Path(folder))) as address:
        for size, name in ((DESKTOP, "desktop"), (PHONE, "phone")):
            for look in ("light", "dark"):
                with visitor(browser, address, size=size, look=look) as (page, _):
                    screens(page, address, f"{name}-{look}")


def main() -> None:
    """Take them."""
    where = installed(chromium, "Chromium", "chromium", "fonts-noto-cjk")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
        run(browser)
        browser.close()


if __name__ == "__main__":
    main()
