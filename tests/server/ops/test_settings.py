"""`kachidoki serve`: flags win over the environment, the environment over the file; mistakes."""

from __future__ import annotations

import json
import socket
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from kachidoki.cli import main
from kachidoki.cli.main import build_parser
from kachidoki.cli.settings_flags import settings_of
from kachidoki.server.ops.settings import Settings
from tests.server.support.servers import running, settings_for


@pytest.fixture(autouse=True)
def clean(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"KACHIDOKI_{name.upper()}", raising=False)
    monkeypatch.chdir(tmp_path)


def settings(*flags: str, together: bool = True) -> Settings:
    """Of these flags; where not `together`, it does not matter whether they fit each other."""
    if not together:
        args = build_parser("serve").parse_args(["serve", *flags])
        return settings_of(args, check=lambda _: None)
    return settings_of(build_parser("serve").parse_args(["serve", *flags]))


def mistake(capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    """The one line that a server says which does not start."""
    assert main(["serve", *flags]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("kachidoki: ")
    assert told.err.count("\n") == 1
    return told.err


def test_flags_win_over_the_environment_and_the_environment_over_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    file = tmp_path / "server.toml"
    file.write_text('port = 1\nhost = "a"\nworkers = 7\norigins = ["https://file.example"]\n')
    assert settings().port == 8642
    assert settings("--settings", str(file)).port == 1
    monkeypatch.setenv("KACHIDOKI_PORT", "2")
    monkeypatch.setenv("KACHIDOKI_HOST", "b")
    monkeypatch.setenv("KACHIDOKI_ORIGINS", '["https://environment.example"]')
    found = settings("--settings", str(file), "--port", "3")
    assert (found.port, found.host, found.workers) == (3, "b", 7)
    assert found.origins == ["https://environment.example"]
    more = settings("--origins", "https://a.example", "--origins", "https://b.example")
    assert more.origins == ["https://a.example", "https://b.example"]


# For each setting a value that is not its default: as a flag, and as TOML, which is as JSON here.
VALUES = {
    "host": "0.0.0.0",
    "port": 1234,
    "database": "sqlite:///other.db",
    "workers": 3,
    "bots": ["climber=my_bots:Climber"],
    "pace": 1.5,
    "origins": ["https://a.example"],
    "names": ["a.example"],
    "trusted_proxies": "10.0.0.0/8",
    "base_path": "/games",
    "keep_finished_days": 2.5,
    "keep_idle_days": 3.5,
    "most_connections": 11,
    "most_connections_each": 12,
    "messages_each_second": 13.5,
    "requests_each_second": 14.5,
    "cpu_share_each": 0.5,
    "tables_each_hour": 15,
    "cluster": "redis://127.0.0.1:6379/0",
    "cluster_key": "k" * 32,
    "lease_seconds": 2.5,
    "log_format": "json",
    "log_level": "error",
}


@pytest.mark.parametrize("name", Settings.model_fields)
def test_every_setting_is_a_flag_a_variable_and_a_line_of_toml(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    value = VALUES[name]
    assert getattr(settings(), name) != value
    plain = value[0] if isinstance(value, list) else str(value)
    flag = f"--{name.replace('_', '-')}"
    assert getattr(settings(flag, plain, together=False), name) == value
    (tmp_path / "server.toml").write_text(f"{name} = {json.dumps(value)}")
    assert getattr(settings("--settings", "server.toml", together=False), name) == value
    written = json.dumps(value) if isinstance(value, list) else str(value)
    monkeypatch.setenv(f"KACHIDOKI_{name.upper()}", written)
    assert getattr(settings(together=False), name) == value


@pytest.mark.parametrize(
    "given", ["games", "/a b", "//games", "/games//more", "/..", "/a/./b", "/<"]
)
def test_a_base_path_that_is_none_is_one_clear_line(
    given: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert f"base_path = '{given}': write it as /games" in mistake(capsys, "--base-path", given)


def test_a_base_path_may_end_with_a_slash_and_a_slash_alone_is_none() -> None:
    assert settings("--base-path", "/our/games/").base_path == "/our/games"
    assert settings("--base-path", "/").base_path == ""


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("prot = 80", "there is no setting 'prot'; there are host, port, database"),
        ("port = 'x'", "port = 'x': Input should be a valid integer"),
        ("port = 65536", "port = '65536': Input should be less than or equal to 65535"),
        ("port = -1", "port = '-1': Input should be greater than or equal to 0"),
        ("workers = 0", "workers = '0': Input should be greater than or equal to 1"),
        ("pace = -0.1", "pace = '-0.1': Input should be greater than or equal to 0"),
        ("host = 5", "host = '5': Input should be a valid string"),
        ("origins = 'x'", "origins"),
        ("log_level = 'loud'", "log_level = 'loud': Input should be 'debug', 'info'"),
        ("port = ", "server.toml is not TOML: Invalid value"),
        ("\x00", "server.toml is not TOML"),
    ],
)
def test_a_bad_line_of_the_file_is_one_clear_line(
    text: str, message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "server.toml").write_text(text)
    assert message in mistake(capsys, "--settings", "server.toml")


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--settings", "nowhere.toml"], "there is no settings file nowhere.toml"),
        (["--settings", "."], "there is no settings file ."),
        (["--port", "x"], "port = 'x': Input should be a valid integer"),
        (["--database", "tables.db"], "database 'tables.db': write sqlite:///FILE or postgresql"),
        (["--database", "mysql://x/y"], "database 'mysql': write sqlite:///FILE"),
        (["--database", "sqlite://"], "SQLite needs a file"),
        (["--database", "sqlite:///no.db/x/tables.db"], "no.db/x: Not a directory"),
        (["--database", "sqlite:///folder"], "the database cannot be used: folder: Is a directory"),
        (["--database", "sqlite:///no.db"], "the database cannot be used: no.db is not one"),
        (
            ["--database", "postgresql://me:pass@127.0.0.1:1/x"],
            "the database cannot be reached: connection failed",
        ),
        (["--host", "no.such.host.invalid"], "cannot listen on no.such.host.invalid:8642: "),
        (["--host", "192.0.2.1"], "cannot listen on 192.0.2.1:8642: Cannot assign requested"),
    ],
)
def test_a_server_that_cannot_start_says_why_in_one_clear_line(
    flags: list[str], message: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "no.db").write_text("this is no database, but a text of some length " * 20)
    (tmp_path / "folder").mkdir()
    own = [] if "--host" in flags else ["--port", "0"] if "--port" not in flags else []
    database = [] if "--database" in flags else ["--database", "sqlite:///tables.db"]
    told = mistake(capsys, *own, *database, *flags)
    assert message in told
    assert "pass" not in told


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("KACHIDOKI_PORT", "x", "port = 'x': Input should be a valid integer"),
        (
            "KACHIDOKI_ORIGINS",
            "https://x",
            'error parsing value for field "origins"',
        ),
    ],
)
def test_a_bad_environment_is_one_clear_line(
    name: str,
    value: str,
    message: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(name, value)
    assert message in mistake(capsys)


POSTGRES = ["--database", "postgresql://me:pass@127.0.0.1:1/x"]
REDIS = ["--cluster", "redis://127.0.0.1:1/0"]
KEY = ["--cluster-key", "not to be told to anybody in any line"]


@pytest.mark.parametrize(
    ("flags", "message"),
    [
        (["--cluster", "127.0.0.1:6379"], "cluster: write it as redis://HOST:PORT/0"),
        (["--cluster", "redis://:pass@"], "cluster: write it as redis://HOST:PORT/0"),
        (["--cluster", "redis://h:pass/0"], "cluster: write it as redis://HOST:PORT/0"),
        (["--cluster", "redis://h/pass"], "cluster: write it as redis://HOST:PORT/0"),
        (["--cluster-key", "pass"], "cluster_key: it needs at least 32 characters, the same for"),
        ([*REDIS, *POSTGRES], "a cluster needs a secret: KACHIDOKI_CLUSTER_KEY with at least 32"),
        ([*REDIS, *KEY], "with --cluster give --database postgresql://USER@HOST/NAME"),
        (["--lease-seconds", "0"], "lease_seconds = '0': Input should be greater than or equal"),
    ],
)
def test_a_cluster_that_is_set_up_wrongly_is_one_clear_line_without_any_secret(
    flags: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    told = mistake(capsys, *flags)
    assert message in told
    assert "pass" not in told
    assert "not to be told" not in told


def test_settings_of_a_cluster_fit_each_other_and_show_no_key() -> None:
    found = settings(*REDIS, *KEY, *POSTGRES)
    assert found.cluster == "redis://127.0.0.1:1/0"
    assert "not to be told" not in repr(found)


@contextmanager
def taken_port() -> Iterator[int]:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        yield taken.getsockname()[1]


def test_a_port_in_use_is_one_clear_line(capsys: pytest.CaptureFixture[str]) -> None:
    with taken_port() as port:
        told = mistake(capsys, "--port", str(port), "--database", "sqlite:///tables.db")
    assert f"cannot listen on 127.0.0.1:{port}: Address already in use" in told


def test_a_database_of_a_newer_program_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with running(settings_for(tmp_path)):
        pass
    database = sqlite3.connect(tmp_path / "tables.db")
    with database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
        database.execute("UPDATE holder SET compatible_from = '9999'")
    told = mistake(capsys, "--database", "sqlite:///tables.db", "--port", "0")
    assert "made by a newer version of this program: update the program" in told
    assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]
    database.close()


def test_two_servers_do_not_share_a_database(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(settings_for(tmp_path)):
        monkeypatch.setattr("kachidoki.server.storage.database.PATIENCE", 0)
        told = mistake(capsys, "--database", "sqlite:///tables.db", "--port", "0")
    assert "another server is working on sqlite:///tables.db: stop it first" in told
