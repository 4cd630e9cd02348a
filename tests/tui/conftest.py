"""What every test of the terminal has: a folder of its own, and a server where it asks for one."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.deals import same_deals as same_deals
from tests.server.support.servers import running, settings_for


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server for all tests of a file."""
    with running(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is kept where the person who runs the tests keeps theirs."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
