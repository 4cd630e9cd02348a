"""The page itself: one document, plain modules, and the data they draw from."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import pathlib
from functools import cache, lru_cache
from importlib import resources
from typing import Annotated, Final

from fastapi import APIRouter, FastAPI, Path, Query, Request
from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, HTMLResponse, JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kachidoki import __version__, catalog, text
from kachidoki.core import BadOption
from kachidoki.server.edge.budget import beside
from kachidoki.server.edge.security_headers import DOCUMENT_HEADERS
from kachidoki.server.pages.browsers import base_path_of, know_browser
from kachidoki.server.pages.showcase import (
    MOMENTS,
    moment_picture,
    rule_picture,
    start_picture,
)
from kachidoki.server.pages.words import APART, part_of
from kachidoki.text import rulebook
from kachidoki.text.rule_search import search

# What the document asks for; no Python.
ASSETS: Final = (".js", ".css", ".svg", ".png", ".webmanifest")
DRAWN: Final = ("theme", "joraku_map", "rokumon")
LONGEST_SEARCH: Final = 200  # characters
SMALLEST: Final = 800  # bytes: what is smaller is not compressed
router = APIRouter(include_in_schema=False)


def web_file(name: str) -> str:
    """A file of the page."""
    return str(resources.files("kachidoki.web") / name)


def index_html(base_path: str) -> str:
    """The document, with the version that it is of.

    Its files are below the base path, and its modules learn the path from that.
    """
    html = (resources.files("kachidoki.web") / "index.html").read_text(encoding="utf-8")
    html = html.replace('name="program" content=""', f'name="program" content="{__version__}"')
    return html.replace('="/web/', f'="{base_path}/web/')


@router.get("/")
@router.get("/t/{table}")
@router.get("/replay/{table}")
@router.get("/rules/{game}")
@router.get("/learn/{game}")
@router.get("/reviews")
@router.get("/puzzles")
@router.get("/puzzles/{puzzle}")
async def document(request: Request) -> Response:
    """The one document; its modules find out what to show. The browser gets its cookie with it."""
    response = document_with(request, 200)
    await know_browser(request, response)
    return response


def document_with(request: Request, status: int) -> Response:
    """The document with a status; at an address that is none of ours it says so."""
    headers = {**DOCUMENT_HEADERS, "cache-control": "no-cache, private"}
    return HTMLResponse(index_html(base_path_of(request)), status, headers=headers)


def wants_page(request: Request) -> bool:
    """Whether somebody looks at an address with a browser; programs ask for other things."""
    path = request.scope["path"].removeprefix(base_path_of(request))
    programs = path.startswith(("/api/", "/web/"))
    return (
        request.method == "GET"
        and not programs
        and "text/html" in request.headers.get("accept", "")
    )


async def drawn(request: Request) -> Response:
    """Colours, symbols and geometry: the same files that `draw` uses."""
    name = request.path_params["name"]
    if name not in DRAWN:
        return Response(status_code=404)
    return FileResponse(str(resources.files("kachidoki.draw") / f"{name}.json"))


def start(request: Request) -> Response:
    """How a game of Rokumon begins: the set-up shows it."""
    asked = request.query_params
    options = tuple((name, asked[name]) for name in ("act", "difficulty") if name in asked)
    language = text.language_of(asked.get("language", ""))
    try:
        body = start_picture(options, asked.get("dark") == "true", language)
    except BadOption:
        return Response(status_code=404)
    return Response(body, media_type="image/svg+xml")


def moment(request: Request) -> Response:
    """A game in full swing: the first page shows it."""
    game = request.path_params["game"]
    if game not in MOMENTS:
        return Response(status_code=404)
    language = text.language_of(request.query_params.get("language", ""))
    dark = request.query_params.get("dark") == "true"
    return Response(moment_picture(game, dark, language), media_type="image/svg+xml")


def rule(request: Request) -> Response:
    """A position that shows what a section of the rules is about."""
    game, section = request.path_params["game"], request.path_params["section"]
    language = text.language_of(request.query_params.get("language", ""))
    dark = request.query_params.get("dark") == "true"
    body = rule_picture(game, section, dark, language)
    if body is None:
        return Response(status_code=404)
    return Response(body, media_type="image/svg+xml")


async def board(_: Request) -> Response:
    """The usual score rows of Joraku, for people to fill in their own."""
    return FileResponse(str(resources.files("kachidoki.joraku") / "board.toml"))


async def sentences(request: Request) -> Response:
    """All sentences of the page in a language, or those that only some pages need."""
    language, part = request.path_params["language"], request.path_params.get("part")
    if language not in text.LANGUAGES or (part is not None and part not in APART):
        return Response(status_code=404)
    # Beside the event loop: the first time all messages of the language are read.
    body = await asyncio.to_thread(written, language, part)
    return Response(body, media_type="application/json")


@cache
def written(language: str, part: str | None) -> bytes:
    """Those sentences as they are sent."""
    found = part_of(language, part)
    return json.dumps(found, ensure_ascii=False, separators=(",", ":")).encode()


@router.get("/api/rules/{game}")
async def rules(
    game: Annotated[str, Path(max_length=20)], language: Annotated[str, Query(max_length=12)] = "en"
) -> Response:
    """The rules of a game in a language; events name the sections that explain them."""
    if game not in catalog.GAMES:
        return Response(status_code=404)
    found = [each.as_dict() for each in rulebook.sections(game, text.language_of(language))]
    return JSONResponse({"sections": found}, headers={"cache-control": "no-cache"})


@router.get("/api/rules/{game}/search")
async def found_rules(
    game: Annotated[str, Path(max_length=20)],
    words: Annotated[str, Query(max_length=LONGEST_SEARCH)],
    language: Annotated[str, Query(max_length=12)] = "en",
) -> Response:
    """The ids of the sections that explain some words, in whatever language they are."""
    if game not in catalog.GAMES:
        return Response(status_code=404)
    found = await beside(lambda: search(game, text.language_of(language), words))
    ids = [section.id for section in found.sections]
    return JSONResponse({"sections": ids, "meant": found.meant})


@cache
def theme_css() -> str:
    """The palette as CSS variables: light, dark, and by the visitor's own choice."""
    file = resources.files("kachidoki.draw") / "theme.json"
    theme = json.loads(file.read_text(encoding="utf-8"))

    def variables(kind: str) -> str:
        return "".join(f"--{k.replace('_', '-')}:{v};" for k, v in theme[kind].items())

    light, dark = variables("light"), variables("dark")
    fonts = "".join(f"--font-{name}:{value};" for name, value in theme["fonts"].items())
    return (
        f":root{{{fonts}{light}color-scheme:light}}\n"
        f"@media(prefers-color-scheme:dark){{:root:not([data-look=light]){{{dark}"
        "color-scheme:dark}}\n"
        f":root[data-look=dark]{{{dark}color-scheme:dark}}\n"
    )


async def theme(_: Request) -> Response:
    """The palette."""
    return Response(theme_css(), media_type="text/css")


class Assets(StaticFiles):
    """The files of the page, and nothing else that lies in its folder."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        """Find a file; what is no file of the page is not there."""
        return super().lookup_path(path) if path.endswith(ASSETS) else ("", None)

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        """A file, compressed once and not for each of the hundred requests of a visit."""
        found = super().file_response(full_path, stat_result, scope, status_code)
        zips = "gzip" in Headers(scope=scope).get("accept-encoding", "")
        if not (zips and isinstance(found, FileResponse) and stat_result.st_size >= SMALLEST):
            return found
        body = compressed(os.fspath(full_path), stat_result.st_mtime_ns)
        also = {"content-encoding": "gzip", "vary": "accept-encoding"}
        return Response(body, headers={**found.headers, **also, "content-length": str(len(body))})


@lru_cache(maxsize=1024)
def compressed(path: str, _changed: int) -> bytes:
    """A compressed file; when it has changed, at another time `_changed`, it is read again."""
    return gzip.compress(pathlib.Path(path).read_bytes(), mtime=0)


class Checked:
    """Files of ours may be kept, but are asked for each time: an update is seen at once."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Say so in every answer."""

        async def wrapped(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message)["cache-control"] = "no-cache"
            await send(message)

        await self.app(scope, receive, wrapped)


def mount(app: FastAPI) -> None:
    """Serve the page: its files compressed, since they hold no secret that could be guessed."""
    app.include_router(router)
    files = Starlette(
        routes=[
            Route("/data/{name}.json", drawn),
            Route("/words/{language}.json", sentences),
            Route("/words/{language}/{part}.json", sentences),
            Route("/theme.css", theme),
            # Drawn in a thread: the first time takes a while.
            Route("/start.svg", start),
            Route("/moment/{game}.svg", moment),
            Route("/rule/{game}/{section}.svg", rule),
            Route("/board.toml", board),
            Mount("/", Assets(directory=web_file(""))),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=SMALLEST), Middleware(Checked)],
    )
    app.mount("/web", files)
