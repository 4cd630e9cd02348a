"""How Sphinx makes the documentation site of these pages: `make docs`."""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "docs")]

# The reference is made of docstrings and signatures, which compiled functions do not carry in full:
# the site is built from the rules as they are written. This has to come first.
import tests.interpreted  # noqa: E402, F401

from kachidoki import __version__  # noqa: E402

project = "Kachidoki"
author = "the authors of Kachidoki"
version = release = __version__
html_title = f"Kachidoki {__version__}"
html_short_title = "Kachidoki"

extensions = [
    "myst_parser",
    "sphinx.ext.autodoc",
    "site_pages.position",
    "site_pages.rules",
]
exclude_patterns = ["pictures"]
nitpicky = True  # a name in a signature that leads nowhere is a mistake
nitpick_ignore_regex = [
    # Other libraries, whose pages are not asked for.
    ("py:.*", r"(asyncio|collections|mypy_extensions|pathlib|pydantic|typing)\..*"),
    # The protocol's page describes the messages.
    ("py:.*", r"kachidoki\.protocol\..*"),
    # A default that is made anew for each call hides the rest of its signature from Sphinx.
    ("py:class", r"dict\[str"),
    # Any game's own view: a type variable.
    ("py:.*", r"kachidoki\.bots\.brain\.AnyView"),
    # A name in all its forms, which `Players` keeps for itself.
    ("py:.*", r"kachidoki\.text\.names\.Called"),
    # How a game was set up, in the form that its rules read: not for others.
    ("py:.*", r"kachidoki\.(joraku|rokumon)\.state\.Setting"),
]

myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence", "deflist"]

default_role = "code"  # a word in backticks in a docstring is code
autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_class_signature = "mixed"
python_use_unqualified_type_names = True

html_theme = "furo"
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#9c2a2a", "color-brand-content": "#9c2a2a"},
    "dark_css_variables": {"color-brand-primary": "#f29d8b", "color-brand-content": "#f29d8b"},
}
html_static_path = ["site_pages/static"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
pygments_style = "tango"
pygments_dark_style = "github-dark"
