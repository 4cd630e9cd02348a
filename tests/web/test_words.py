"""The page has every sentence that it says."""

from __future__ import annotations

import re
from pathlib import Path

import kachidoki
from kachidoki.server.words import SAID


def test_every_sentence_that_the_page_says_is_sent_to_it() -> None:
    web = Path(kachidoki.__file__).parent / "web"
    code = "".join(path.read_text(encoding="utf-8") for path in web.rglob("*.js"))
    said = set(re.findall(r'\b(?:say|known)\(\s*["`]([a-z-]+)', code))
    assert len(said) > 100
    assert {key for key in said if not key.startswith(SAID)} == set()
