"""What every test of the page needs: a page that is watched, and ways to look at it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

AXE = Path(__file__).parents[2] / ".venv" / "node" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}


# What cannot be seen is laid out, pressed and read all the same.
UNPAINTED = """
const unpainted = new CSSStyleSheet();
unpainted.replaceSync("body { opacity: 0 }");
document.adoptedStyleSheets = [unpainted];
"""


class Watched:
    """Everything that a page does and should not."""

    def __init__(self) -> None:
        self.faults: list[str] = []
        self.allowed: list[str] = []  # parts of faults that a test expects

    def watch(self, page: Page) -> None:
        """Note exceptions, and what the browser itself tells in the console.

        There it tells of every request that failed, and of every one to another host, which the
        page's own policy forbids. To be told of all requests would take a tenth of a visit's time.
        """
        page.on("pageerror", lambda error: self.faults.append(f"exception: {error}"))
        page.on(
            "console",
            lambda said: (
                self.faults.append(said.text) if said.type in ("error", "warning") else None
            ),
        )

    def check(self) -> None:
        """Nothing but what the test expects."""
        left = [f for f in self.faults if not any(part in f for part in self.allowed)]
        assert not left, "\n".join(left)


@contextmanager
def visitor(
    browser: Browser,
    address: str,
    *,
    size: ViewportSize | None = None,
    language: str = "en",
    touch: bool = False,
    pixels: float | None = None,
    coached: str = "joraku rokumon",
    **settings: Any,
) -> Iterator[tuple[Page, Watched]]:
    """Somebody with a browser of their own; nothing moves or sounds, and no scene waits to be left,
    unless a test wants it to.

    They have played their first games already, except where `coached` does not name them.

    Tests look at no pixels: unless it is said how many there are to each of the page's, nothing is
    painted, which takes a third of the time of a browser without a graphics card.
    """
    context: BrowserContext = browser.new_context(
        base_url=address,
        viewport=size or DESKTOP,
        locale=language,
        reduced_motion="reduce",
        device_scale_factor=pixels or 0.5,
        has_touch=touch,
        is_mobile=touch,
    )
    chosen = json.dumps({"speed": 0, "volume": 0, "scenes": False, **settings})
    context.add_init_script(f"localStorage.setItem('settings', {json.dumps(chosen)})")
    context.add_init_script(f"localStorage.coached ??= {json.dumps(coached)}")
    if pixels is None:
        context.add_init_script(UNPAINTED)
    page = context.new_page()
    page.set_default_timeout(60_000)  # a busy machine is no fault of the page
    watched = Watched()
    watched.watch(page)
    try:
        yield page, watched
        watched.check()
    finally:
        context.close()


def no_barriers(page: Page) -> None:
    """axe-core finds nothing."""
    page.evaluate("document.adoptedStyleSheets[0]?.replaceSync('')")  # what is not seen has none
    page.evaluate(AXE.read_text(encoding="utf-8"))
    # A card shows its number above its suit and is called "katana 3": the same words.
    rules = {"label-content-name-mismatch": {"enabled": False}}
    found = page.evaluate("async (rules) => (await axe.run({rules})).violations", rules)
    told = [
        f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
        for each in found
    ]
    page.evaluate("document.adoptedStyleSheets[0]?.replaceSync('body { opacity: 0 }')")
    assert not told, "\n".join(told)
