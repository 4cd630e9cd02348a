"""The page has every sentence that it says, and says what the server says."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

import kachidoki
from kachidoki import text
from kachidoki.server.pages.words import SAID, SAID_IN_PUZZLES, words
from kachidoki.server.tables.table_sheet import Chair, TableSheet
from tests.system import installed

WEB = Path(kachidoki.__file__).parent / "web"


def node() -> Path | None:
    """Debian's Node."""
    found = shutil.which("node")
    return Path(found) if found else None


def on_the_page(folder: Path, language: str, module: str, call: str, *given: object) -> Any:
    """What a function of the page gives, with the sentences of a language; no browser needed."""
    if not (folder / "web").exists():
        shutil.copytree(WEB, folder / "web")
        (folder / "package.json").write_text('{"type": "module"}', encoding="utf-8")
    sentences = json.dumps(words(language))
    code = f"""
      globalThis.document = {{ documentElement: {{}} }};
      globalThis.fetch = async () => new Response({json.dumps(sentences)});
      const {{ loadLanguage }} = await import("./web/lib/languages.js");
      await loadLanguage({json.dumps(language)});
      const {{ {call} }} = await import("./web/{module}");
      console.log(JSON.stringify({call}(...{json.dumps(given)})));
    """
    where = installed(node, "Node", "nodejs")
    command = [str(where), "--input-type=module", "-"]  # longer than an argument may be
    done = subprocess.run(command, cwd=folder, check=True, capture_output=True, input=code.encode())
    return json.loads(done.stdout)


def test_every_sentence_that_the_page_says_is_sent_to_it() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.js"))
    said = set(re.findall(r'\b(?:say|known)\(\s*["`]([a-z-]+)', code))
    assert len(said) > 100
    assert {key for key in said if not key.startswith((*SAID, *SAID_IN_PUZZLES))} == set()


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_page_calls_everybody_as_the_server_does(language: str, tmp_path: Path) -> None:
    chairs = [
        Chair(kind="person", name="Ada"),
        Chair(kind="person", name="A\u200bd\U000e0041a"),
        Chair(kind="person", name="Ada 2"),
        Chair(kind="bot", name="casual", bot="casual"),
        Chair(kind="bot", name="casual", bot="casual"),
        Chair(kind="person", name="{ $name }", bot="master"),
        Chair(kind="bot", name="casual", bot="expert"),
        Chair(),
    ]
    sheet = TableSheet(title="", chairs=chairs)
    infos = [seat.model_dump() for seat in sheet.seat_infos([None] * len(chairs), set())]
    assert on_the_page(tmp_path, language, "lib/names.js", "namesOf", infos) == sheet.names(
        language
    )


@pytest.mark.parametrize("language", text.LANGUAGES)
def test_the_page_joins_as_the_server_does(language: str, tmp_path: Path) -> None:
    def said(call: str, *given: object) -> Any:
        return on_the_page(tmp_path, language, "lib/words.js", call, *given)

    areas = [text.word(f"area-{name}", language) for name in ("omi", "ise", "owari")]
    assert said("list", areas) == text.listed(areas, language)
    assert said("list", areas[:1]) == areas[0]
    assert said("joined", areas) == text.joined(areas, language)
    assert said("groups", areas) == text.grouped(areas, language)
    label = text.sentence("page-labelled", language, label="A", text="B")
    assert said("labelled", "A", "B") == label


def test_no_module_joins_or_labels_in_english() -> None:
    english = re.compile(r'join\("[,;:] "\)|\}: \$\{|\}[.,;]`|\)\}[.,;] \$\{')
    for path in WEB.rglob("*.js"):
        assert not english.findall(path.read_text(encoding="utf-8")), path.name
