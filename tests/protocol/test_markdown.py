"""The protocol's page is made from the messages, and says all of them."""

from __future__ import annotations

from pathlib import Path

from kachidoki.protocol import CODES
from kachidoki.protocol.markdown import page

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"


def test_the_page_is_made_from_the_messages_of_today() -> None:
    """Made anew by `python -m kachidoki.protocol.markdown > docs/protocol.md`."""
    assert PAGE.read_text(encoding="utf-8") == page()


def test_the_page_names_every_message_and_every_refusal() -> None:
    text = page()
    kinds = (
        "hello act take_back look resync set_seat leave come_back show rename pause rematch ping"
    )
    for kind in [
        *kinds.split(),
        *"rematch ping welcome update done error presence closing pong".split(),
    ]:
        assert f"### `{kind}`" in text
    for code in CODES:
        assert f"| `{code}` |" in text
