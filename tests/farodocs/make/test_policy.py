"""What a page may run: the scripts of the site, and those that stand in its pages, by their hashes."""

from __future__ import annotations

import re
from base64 import b64encode
from hashlib import sha256
from pathlib import Path

from farodocs.make.policy import HEADERS, inline_scripts, policy, with_policy, write

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title>
<script>one()</script><script src="a.js"></script><script type="module">two()</script>
<script type="application/json">{"a": 1}</script><script type=text/plain>b</script></head></html>"""

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg"><style>a&gt;b{fill:red}</style></svg>'


def test_scripts_in_the_page_are_found_and_data_are_not() -> None:
    assert inline_scripts(PAGE) == ["one()", "two()"]


def test_the_policy_names_every_script_of_the_theme_once() -> None:
    told = policy(PAGE + PAGE)
    assert len(re.findall(r"'sha256-[\w+/]{43}='", told)) == 2
    assert told.startswith("default-src 'none'; script-src 'self' 'wasm-unsafe-eval' 'sha256-")
    assert "style-src 'self';" in told
    assert not [word for word in ("unsafe-inline", "unsafe-hashes", "'unsafe-eval'", "style-src-attr") if word in told]
    assert "http" not in told


def test_the_styles_of_pictures_are_named_as_a_browser_reads_them() -> None:
    told = policy(PAGE, [PICTURE, PICTURE, PICTURE.replace("red", "blue")])
    (styles,) = re.findall(r"style-src ([^;]+);", told)
    assert styles.startswith("'self' 'sha256-")
    assert styles.count("sha256") == 2
    assert f"'sha256-{b64encode(sha256(b'a>b{fill:red}').digest()).decode()}'" in styles


def test_the_letters_that_a_picture_bears_are_drawn_and_those_of_a_page_are_its_own() -> None:
    lettered = PICTURE.replace("fill:red", "src:url(data:font/woff2;base64,d09G)")
    assert "font-src 'self' data:;" in policy(PAGE, [PICTURE, lettered])
    assert "font-src 'self';" in policy(PAGE, [PICTURE])


def test_the_policy_stands_before_every_script() -> None:
    html = with_policy(PAGE, "default-src 'none'")
    assert html.index("Content-Security-Policy") < html.index("<script")


def test_every_page_and_the_headers_have_it(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    for path in ("index.html", "deep/index.html", "404.html"):
        (tmp_path / path).write_text(PAGE, encoding="utf-8")
    (tmp_path / "deep" / "picture.svg").write_text(PICTURE, encoding="utf-8")
    write(tmp_path)
    told = policy(PAGE)
    for page in tmp_path.rglob("*.html"):
        assert f'content="{told}"' in page.read_text(encoding="utf-8"), page
    assert (
        f"  Content-Security-Policy: {policy(PAGE, [PICTURE])}; frame-ancestors 'none'\n"
        in (tmp_path / HEADERS).read_text()
    )


def test_every_place_of_the_site_has_one_policy_and_only_boards_are_framed(tmp_path: Path) -> None:
    for path in ("index.html", "learn/index.html", "embed/one-turn/index.html", "404.html"):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(PAGE, encoding="utf-8")
    write(tmp_path)
    told = (tmp_path / HEADERS).read_text(encoding="utf-8")
    rules = dict(re.findall(r"^(/\S*)\n  Content-Security-Policy: (.*)$", told, re.M))
    assert {*rules} == {"/", "/404.html", "/embed/*", "/index.html", "/learn/*", "/sw.js"}
    assert [place for place, policy in rules.items() if "frame-ancestors 'none'" not in policy] == ["/embed/*"]


def test_a_script_that_an_author_brought_in_is_not_allowed(tmp_path: Path) -> None:
    (tmp_path / "404.html").write_text(PAGE, encoding="utf-8")
    (tmp_path / "index.html").write_text(f"{PAGE}<script>alert(2)</script>", encoding="utf-8")
    write(tmp_path)
    refused = b64encode(sha256(b"alert(2)").digest()).decode()
    assert refused not in (tmp_path / "index.html").read_text(encoding="utf-8") + (tmp_path / HEADERS).read_text()
