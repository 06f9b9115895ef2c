"""The libraries and fonts in the package are the ones that script/vendor fetched, each with its licence."""

import hashlib
import json
import re
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "src" / "foretrick" / "web"
PACKAGES: list[dict[str, Any]] = json.loads((WEB / "vendor/vendor.json").read_text("utf-8"))["packages"]
IMPORTS: dict[str, str] = json.loads((WEB / "vendor/importmap.json").read_text("utf-8"))["imports"]
OWN = {"vendor/vendor.json", "vendor/importmap.json", "fonts/fonts.css"}

packages = pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package["name"])


@packages
def test_every_file_is_as_it_was_fetched(package: dict[str, Any]):
    for name, digest in package["files"].items():
        assert hashlib.sha256((WEB / name).read_bytes()).hexdigest() == digest, f"{name} was changed by hand"


@packages
def test_every_package_brings_its_licence(package: dict[str, Any]):
    assert package["licence"] in {"MIT", "Apache-2.0", "OFL-1.1"}
    assert package["licence_file"] in package["files"]
    text = (WEB / package["licence_file"]).read_text("utf-8")
    words = {
        "MIT": "Permission is hereby granted",
        "Apache-2.0": "Apache License",
        "OFL-1.1": "Open Font License",
    }
    assert words[package["licence"]] in text


def test_there_is_no_file_of_unknown_origin():
    listed = {name for package in PACKAGES for name in package["files"]} | OWN
    present = {
        path.relative_to(WEB).as_posix()
        for folder in ("vendor", "fonts")
        for path in (WEB / folder).rglob("*")
        if path.is_file()
    }
    assert present == listed


def test_every_import_of_a_library_finds_its_file():
    for target in IMPORTS.values():
        assert (WEB / target).is_file()
    for module in (WEB / "vendor").rglob("*.js"):
        for name in re.findall(r'\bfrom\s*"([^"\n]+)"', module.read_text("utf-8")):
            found = (module.parent / name).is_file() if name.startswith("./") else name in IMPORTS
            assert found, f"{module.name} imports {name}, which is not there"


def test_the_fonts_named_in_the_stylesheet_are_there():
    names = re.findall(r'url\("([^"]+)"\)', (WEB / "fonts/fonts.css").read_text("utf-8"))
    assert sorted(names) == sorted(path.name for path in (WEB / "fonts").glob("*.woff2"))


def test_a_page_asks_no_other_host_for_a_library_or_a_font():
    sheets = [WEB / "fonts/fonts.css", *(WEB / "vendor").rglob("*.css")]
    for sheet in sheets:
        assert not re.search(r"@import|url\(\s*['\"]?\s*(https?:)?//", sheet.read_text("utf-8")), sheet.name
