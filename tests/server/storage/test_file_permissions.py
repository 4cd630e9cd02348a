"""A database is for its owner's eyes: seeds of running games are in it."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kachidoki.core import BadOption
from kachidoki.server.ops.settings import own_database
from kachidoki.server.storage.store import Store
from tests.server.support.servers import running, settings_for

WISH = {"game": "rokumon", "options": {"act": "1"}}


@pytest.fixture(autouse=True)
def _generous() -> Iterator[None]:
    """Most systems let others read new files."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """What everybody may do with each file."""
    return {path.name: stat.S_IMODE(path.stat().st_mode) for path in folder.iterdir()}


def test_the_database_and_its_folders_are_for_their_owner_alone(tmp_path: Path) -> None:
    """Every user of the machine could read it, seeds of running games included."""
    folder = tmp_path / "new" / "deep"
    with running(settings_for(folder)) as address:
        assert httpx.post(f"{address}/api/tables", json=WISH).status_code == 201
        found = modes(folder)
        assert set(found) >= {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"}
        assert set(found.values()) == {0o600}
    assert modes(tmp_path) == {"new": 0o700}
    assert modes(tmp_path / "new") == {"deep": 0o700}


def test_a_database_of_an_earlier_version_is_closed_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    folder = tmp_path / "kachidoki"
    settings = settings_for(tmp_path, database=own_database())
    with running(settings):
        pass
    for path in (folder, *folder.iterdir()):
        path.chmod(0o755)
    with running(settings):
        assert set(modes(folder).values()) == {0o700}
    assert modes(tmp_path) == {"kachidoki": 0o700}


def test_what_is_no_database_of_ours_keeps_its_mode(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir(mode=0o755)
    text = tmp_path / "text"
    text.write_text("no database")
    text.chmod(0o644)
    for name, why in (
        ("folder", "folder: Is a directory"),
        ("text", "text is not one"),
        ("text/x/tables.db", "text/x: Not a directory"),
    ):
        with pytest.raises(BadOption, match=why):
            Store(f"sqlite:///{tmp_path / name}").open()
    assert modes(tmp_path) == {"folder": 0o755, "text": 0o644}
