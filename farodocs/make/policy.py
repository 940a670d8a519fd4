"""What a page may fetch and run, said in every page, and in a file for hosts that send headers."""

from __future__ import annotations

import hashlib
import re
from base64 import b64encode
from collections.abc import Iterable
from pathlib import Path
from xml.etree import ElementTree

from farodocs.make import embeds

HEADERS = "_headers"
"""The file that hosts such as Netlify and Cloudflare Pages read. A page cannot forbid in itself to be framed. What
is sent goes for pictures too, which bear their styles and letters within them and may be opened alone."""
LATER = ("sw.js",)
"""What is put at the root of the site after this."""

OWN = "404.html"
"""The page that holds what the theme writes into every page, and nothing that an author wrote: a script that stands in
any other alone is nobody's that the build knows, and does not run."""

DIRECTIVES = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "font-src": "'self'",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'self'",
}
"""What is allowed: all that is the site's own, the theme's icons, which are written into its styles, and Python."""

_SCRIPT = re.compile(r"<script(?P<attributes>[^>]*)>(?P<text>.*?)</script>", re.S)
_STYLE = "{http://www.w3.org/2000/svg}style"
_CHARSET = re.compile(r'<meta charset="?utf-8"?\s*/?>', re.I)


def write(site: Path) -> None:
    """Write one policy for all pages: a link followed within the site changes the page, and not its policy."""
    own = (site / OWN).read_text(encoding="utf-8")
    told = policy(own)
    pictures = (path.read_text(encoding="utf-8") for path in sorted(site.rglob("*.svg")))
    for path in site.rglob("*.html"):
        path.write_text(with_policy(path.read_text(encoding="utf-8"), told), encoding="utf-8")
    everywhere = ["X-Content-Type-Options: nosniff", "Referrer-Policy: strict-origin-when-cross-origin"]
    everywhere += ["Access-Control-Allow-Origin: *"]  # others' pages may take the engine
    sent = {"/*": everywhere}
    # Where two policies are sent both hold, so each place is named once.
    of_pages = f"Content-Security-Policy: {policy(own, pictures)}"
    for place in ("", *sorted({*LATER, *(f"{each.name}{'/*' * each.is_dir()}" for each in site.iterdir())})):
        framing = "" if place == f"{embeds.FOLDER}/*" else "; frame-ancestors 'none'"
        sent[f"/{place}"] = [f"{of_pages}{framing}"]
    told = "".join("\n  ".join([place, *lines]) + "\n" for place, lines in sent.items())
    (site / HEADERS).write_text(told, encoding="utf-8")


def policy(own: str, pictures: Iterable[str] = ()) -> str:
    """The policy under which the scripts run that stand in the theme's own page, and the styles count that stand in SVG
    pictures, each named by its hash; the letters that such a style bears within it are drawn."""
    styles = [style.text or "" for picture in pictures for style in ElementTree.fromstring(picture).iter(_STYLE)]
    inline = {
        "script-src": _hashes(inline_scripts(own)),
        "style-src": _hashes(styles),
        "font-src": ["data:"] if any("url(data:font/" in style for style in styles) else [],
    }
    return "; ".join(" ".join([name, sources, *inline.get(name, ())]) for name, sources in DIRECTIVES.items())


def inline_scripts(html: str) -> list[str]:
    """The scripts that stand in a page itself; what has a type of its own is data."""
    return [
        match["text"]
        for match in _SCRIPT.finditer(html)
        if not re.search(r"\bsrc=", match["attributes"])
        and not re.search(r'\btype="?(?:application/(?:ld\+)?json|text/plain)', match["attributes"])
    ]


def with_policy(html: str, told: str) -> str:
    """The page with the policy at its head, before anything that it is about."""
    found = _CHARSET.search(html)
    if found is None:
        return html
    meta = f'<meta http-equiv="Content-Security-Policy" content="{told}">'
    return f"{html[: found.end()]}{meta}{html[found.end() :]}"


def _hashes(texts: Iterable[str]) -> list[str]:
    return sorted({f"'sha256-{b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in texts})
