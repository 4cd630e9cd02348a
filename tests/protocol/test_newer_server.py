"""A client goes on with a server that is one version newer."""

from __future__ import annotations

import json

import pytest
from pydantic import ValidationError

from kachidoki.protocol import Welcome, from_server

WELCOME = {"type": "welcome", "version": 1, "program": "99.0.0", "seats": [0], "host": True}


def test_fields_that_only_a_newer_server_knows_are_left_out() -> None:
    plain = from_server(json.dumps(WELCOME))
    assert isinstance(plain, Welcome)
    assert from_server(json.dumps({**WELCOME, "weather": {"in": "Kyoto"}})) == plain


def test_a_kind_of_message_that_only_a_newer_server_sends_is_none() -> None:
    assert from_server('{"type": "weather", "version": 1}') is None


@pytest.mark.parametrize("text", ["{", "[]", '{"version": 1}', '{"type": "welcome"}'])
def test_what_no_server_sends_is_an_error(text: str) -> None:
    with pytest.raises(ValidationError):
        from_server(text)
