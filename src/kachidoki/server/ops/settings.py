"""How a server is set up: flags, then the environment, then a TOML file, then the defaults."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, Field, ValidationError
from pydantic_core import PydanticCustomError
from pydantic_settings import (
    BaseSettings,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    SettingsError,
    TomlConfigSettingsSource,
)

from kachidoki.bots.own_bots import TAKEN, absolute
from kachidoki.core import BadOption
from kachidoki.core.errors import bare, quoted
from kachidoki.server.storage.file_permissions import data_folder

PREFIX: Final = "KACHIDOKI_"
# Variables of ours that set up no server.
NOT_SETTINGS: Final = tuple(
    f"{PREFIX}{name}"
    for name in ("CACHE", "COMPILED", "INTERPRETED", "LISTENING", "QUICK", "TEST_")
)

BOT: Final = r"[a-z]{1,20}=[^=:]+:\w+"
SHORTEST_KEY: Final = 32  # characters
SECRET: Final = ("cluster", "cluster_key")  # not told where they are wrong: with a password
NO_BOTS: Final = (*TAKEN, "me", "open", "own")  # other things that a seat can have
PART: Final = r"/(?!\.{1,2}(?:/|$))[A-Za-z0-9._~-]+"

MAKE_KEY: Final = (
    "characters, the same for all servers and thinkers; this makes one: "
    'python -c "import secrets; print(secrets.token_urlsafe(32))"'
)

Count = Annotated[int, Field(ge=1)]


def checked_base_path(path: str) -> str:
    """A base path without a slash at its end; `/` is none.

    >>> checked_base_path("/games/"), checked_base_path("/")
    ('/games', '')
    """
    path = path.removesuffix("/")
    if not re.fullmatch(f"(?:{PART})*", path):
        raise PydanticCustomError(
            "base_path", "write it as /games or /our/games: letters, digits and . _ ~ -"
        )
    return path


def checked_bots(bots: list[str]) -> list[str]:
    """Bots of the host's own as NAME=PLACE, each name once; as a server's seats can have them.

    >>> checked_bots(["climber=my_bots:Climber"])
    ['climber=my_bots:Climber']
    """
    names = [bot.partition("=")[0] for bot in bots]
    for bot, name in zip(bots, names, strict=True):
        if not re.fullmatch(BOT, bot) or name in NO_BOTS or names.count(name) > 1:
            raise PydanticCustomError(
                "bots",
                "write each as NAME=module:Class or NAME=folder/file.py:Class, with a name of its "
                "own of at most 20 small letters that no level has",
            )
    return bots


def checked_cluster(address: str | None) -> str | None:
    """The address of the Redis that several servers share.

    >>> checked_cluster("redis://127.0.0.1:6379/0")
    'redis://127.0.0.1:6379/0'
    """
    if address is not None:
        try:
            parts = urlsplit(address)
            fits = parts.scheme in ("redis", "rediss") and bool(parts.hostname)
            fits = fits and bool(re.fullmatch(r"/?\d*", parts.path)) and parts.port != 0
        except ValueError:  # a port that is no number
            fits = False
        if not fits:
            raise PydanticCustomError("cluster", "write it as redis://HOST:PORT/0")
    return address


def checked_key(key: str | None) -> str | None:
    """A secret that is long enough not to be guessed; it is shown nowhere."""
    if key is not None and len(key) < SHORTEST_KEY:
        raise PydanticCustomError("cluster_key", f"it needs at least {SHORTEST_KEY} {MAKE_KEY}")
    return key


def own_database() -> str:
    """The file in the user's data folder."""
    return f"sqlite:///{data_folder() / 'tables.db'}"


# What `kachidoki think` needs of them.
THINKER: Final = ("workers", "bots", "cluster", "cluster_key", "log_format", "log_level")


class Settings(BaseSettings):
    """Every setting with its default. In the environment: KACHIDOKI_ and the name."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, extra="forbid")

    host: str = Field(default="127.0.0.1", description="the address to listen on")
    port: Annotated[int, Field(ge=0, le=65535)] = Field(
        default=8642, description="the port to listen on; 0 takes a free one"
    )
    database: str = Field(
        default_factory=own_database, description="sqlite:///FILE or postgresql://USER@HOST/NAME"
    )
    workers: Count = Field(default=2, description="processes that think for bots")
    bots: Annotated[list[str], AfterValidator(checked_bots)] = Field(
        default_factory=list,
        description="bots of your own that tables may have, as NAME=module:Class or "
        "NAME=folder/file.py:Class",
    )
    pace: Annotated[float, Field(ge=0, le=60)] = Field(
        default=0.4, description="seconds between a bot's actions, so that people can follow"
    )
    origins: list[str] = Field(
        default_factory=list,
        description="other addresses that pages of this server are reached by, as https://name",
    )
    names: list[str] = Field(
        default_factory=list,
        description="other names that this server is reached by, as tables.example.org; * for any",
    )
    trusted_proxies: str = Field(
        default="127.0.0.1",
        description="whose word is taken for a visitor's address: addresses or *",
    )
    base_path: Annotated[str, AfterValidator(checked_base_path)] = Field(
        default="",
        description="where a proxy shows this server below its own address, as /games",
    )
    keep_finished_days: Annotated[float, Field(ge=0)] = Field(
        default=0, description="days that finished tables are kept; 0 is for ever"
    )
    keep_idle_days: Annotated[float, Field(ge=0)] = Field(
        default=0,
        description="days that unfinished tables are kept after the last action; 0 is for ever",
    )
    most_connections: Count = Field(default=5000, description="open sockets in all")
    most_connections_each: Count = Field(
        default=200,
        description="open sockets of one address, and connections that have not asked in full",
    )
    messages_each_second: Annotated[float, Field(gt=0)] = Field(
        default=20, description="messages of one connection, on average"
    )
    requests_each_second: Annotated[float, Field(gt=0)] = Field(
        default=20, description="requests of one address, on average"
    )
    cpu_share_each: Annotated[float, Field(gt=0)] = Field(
        default=0.2,
        description="part of the server's time that one address may take while others are there",
    )
    tables_each_hour: Count = Field(default=120, description="new tables of one address")
    cluster: Annotated[str | None, AfterValidator(checked_cluster)] = Field(
        default=None,
        description="the Redis of several servers that share a PostgreSQL database, as "
        "redis://HOST:PORT/0",
    )
    cluster_key: Annotated[str | None, AfterValidator(checked_key)] = Field(
        default=None,
        repr=False,
        description="the secret that all servers and thinkers of a cluster share; give it as "
        "KACHIDOKI_CLUSTER_KEY, because others on this machine can read flags",
    )
    lease_seconds: Annotated[float, Field(ge=0.2, le=60)] = Field(
        default=1.2,
        description="seconds after which a server of a cluster that does not report counts as gone",
    )
    log_format: Literal["json", "text"] = Field(
        default="text", description="how the log is written"
    )
    log_level: Literal["debug", "info", "warning", "error"] = Field(
        default="info", description="what is logged"
    )

    def own_bots(self) -> dict[str, str]:
        """Where the code of the host's own bots is, by their names."""
        given = [bot.partition("=") for bot in self.bots]
        return {name: absolute(place) for name, _, place in given}

    def check_own_bots(self) -> None:
        """Raise BadOption if one of them cannot be loaded; each is loaded in another process."""
        from kachidoki.bots.workers import check_own

        for bot in self.own_bots().values():
            check_own(bot)

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,  # noqa: ARG003  # no hidden files
        file_secret_settings: PydanticBaseSettingsSource,  # noqa: ARG003
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        """Flags win over the environment, the environment over the file."""
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)


def strange_variables(environment: Iterable[str]) -> list[tuple[str, str | None]]:
    """Variables that look like settings and are none, each with the one that may be meant.

    >>> strange_variables(["KACHIDOKI_PROT", "KACHIDOKI_HOST", "HOME"])
    [('KACHIDOKI_PROT', 'KACHIDOKI_PORT')]
    """
    known = [f"{PREFIX}{name.upper()}" for name in Settings.model_fields]
    strange = []
    for name in environment:
        ours = name in known or name.startswith(NOT_SETTINGS)
        if name.startswith(PREFIX) and not ours:
            near = get_close_matches(name, known, 1)
            strange.append((name, near[0] if near else None))
    return strange


def check_server(settings: Settings) -> None:
    """Raise BadOption where settings that are right by themselves do not fit each other."""
    if settings.cluster is None:
        return
    check_key(settings)
    if not settings.database.startswith("postgresql"):
        raise BadOption(
            "a cluster needs a database that all its servers reach: with --cluster give "
            "--database postgresql://USER@HOST/NAME"
        )


def check_thinker(settings: Settings) -> None:
    """Raise BadOption where a thinker does not know whose questions to answer."""
    if settings.cluster is None:
        raise BadOption(
            "there is nobody to think for: give the Redis of the servers as "
            "--cluster redis://HOST:PORT/0"
        )
    check_key(settings)


def check_key(settings: Settings) -> None:
    """Raise BadOption if the secret of a cluster is missing."""
    if settings.cluster_key is None:
        raise BadOption(
            f"a cluster needs a secret: KACHIDOKI_CLUSTER_KEY with at least {SHORTEST_KEY} "
            f"{MAKE_KEY}"
        )


def read_settings(
    flags: dict[str, Any],
    file: Path | None,
    check: Callable[[Settings], None] = check_server,
) -> Settings:
    """The settings of a server, or one clear line about the first that is wrong.

    `check` raises BadOption where they do not fit each other.
    """
    if file is not None and not file.is_file():
        raise BadOption(f"there is no settings file {bare(str(file))}")

    class FromFile(Settings):
        """The same, read from this file too."""

        model_config = SettingsConfigDict(toml_file=file)

    try:
        found = FromFile(**flags)
    except ValidationError as error:
        first = error.errors()[0]
        name = ".".join(map(str, first["loc"]))
        if first["type"] == "extra_forbidden":
            known = ", ".join(Settings.model_fields)
            raise BadOption(f"there is no setting {quoted(name)}; there are {known}") from None
        if name in SECRET:
            raise BadOption(f"{name}: {first['msg']}") from None
        given = quoted(str(first.get("input")))
        raise BadOption(f"{name} = {given}: {first['msg']}") from None
    except SettingsError as error:
        raise BadOption(f"the environment: {bare(str(error))}; lists are written as JSON") from None
    except ValueError as error:
        raise BadOption(f"{bare(str(file))} is not TOML: {bare(str(error))}") from None
    check(found)
    return found
