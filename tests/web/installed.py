"""Plays a game of each kind in Chromium through the page of an installed Kachidoki.

    python -m tests.web.installed ~/.local/bin/kachidoki

The word is the command that is tried, as `pipx install dist/FILE` makes it. What the page shows at
the end of each game is in build/pictures.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.system import chromium, installed
from tests.web import joraku_kit, rokumon_kit
from tests.web.conftest import FLAGS
from tests.web.kit import visitor
from tests.web.pictures import ALL, take


def main(command: str) -> None:
    """Start it as people do, and play; raises where anything goes wrong behind the page."""
    ALL.mkdir(parents=True, exist_ok=True)
    where = installed(chromium, "Chromium", "chromium", "fonts-noto-cjk")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{Path(folder, 'tables.db')}"
        words = [command, "play", "--no-browser", "--json", "--port", "0", "--database", database]
        at_once = {**os.environ, "KACHIDOKI_PACE": "0", "PYTHONPATH": ""}
        with subprocess.Popen(
            words, stdout=subprocess.PIPE, text=True, cwd=folder, env=at_once
        ) as process:
            try:
                assert process.stdout is not None
                address = json.loads(process.stdout.readline())["address"].rstrip("/")
                browser = playwright.chromium.launch(executable_path=where, args=FLAGS)
                with visitor(browser, address) as (page, _):
                    rokumon_kit.sit(page, address, rokumon_kit.BOT, act="1")
                    rokumon_kit.Person(page, 1).play()
                    take(page, "installed-rokumon")
                    page.goto(joraku_kit.make_table(page.context, address, 2, players="3"))
                    joraku_kit.Person(page).play()
                    take(page, "installed-joraku")
                browser.close()
            finally:
                process.terminate()
    print(f"{command}: a game of each kind was played in Chromium; see {ALL}/installed-*.png")


if __name__ == "__main__":
    main(sys.argv[1])
