"""The theme's script without the parts that no page of this site has: 20 KB on the wire in place of 35.

The calls that bring those parts to life are taken out, and with what only they need esbuild leaves out the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from farodocs.make.esbuild import esbuild

FILE = "assets/javascripts/bundle*.js"
"""Where the theme puts it, from the root of the site."""
THEME = Path(str(files("material") / "templates"))

_WRAPPED = re.compile(r'^"use strict";\(\(\)=>\{(?P<inside>.*)\}\)\(\);\s*(?://# sourceMappingURL=.*)?$', re.S)
_FEATURE = re.compile(r'(?P<name>[\w$]+)\("navigation\.instant"\)&&')
_CALL = r"\.map\([\w$]+=>[\w$]+\([\w$]+(?:,(?:\{[^{}]*\}|[\w$]+))?\)\)"
_PACKAGE = re.compile(r"(?P<is>var (?P<name>[\w$]+)=)(?=[\w$]+\(\([^()]*\)=>\{[^/]{0,20}/\*!)")
"""A package within the script, which has its licence at its head."""
_UNUSED = {
    "parts of the page": (r'\.\.\.[\w$]+\("(?:announce|consent|progress|search|source|top)"\)' + _CALL, "...[]"),
    "parts of the text": (r'\.\.\.[\w$]+\("(?:\.annotate[^"]*|pre\.mermaid|\[data-tabs\]|a)",\w\)' + _CALL, "...[]"),
    "what is :focus-visible": (r'\(function\(\w,\w\)\{typeof .*?"focus-visible-poly.*?\w\(document\)\}\)\)', ""),
    "what every browser has": (r"Object\.entries\|\|\(.*?(?=function [\w$]+\(\)\{return location\.protocol)", ""),
    "tips": (r',\.\.\.[\w$]+\("\[title\]:not\(\[data-preview\]\)",\w\).*?(?=\)\}function)', ""),
    "tips in the header": (r'[\w$]+\("\[title\]",\w\)\)\.pipe\([\w$]+\(\(\)=>!1\),[\w$]+\([^)]*\)\)', "[]).pipe("),
    "marks of what was searched": (r'\.\.\.[\w$]+\("content"\)\.map\(e=>!1\?.*?:[\w$]+\)', "...[]"),
    "the index": (r'document\.forms\.namedItem\("search"\)\?[\w$]+\(\):', ""),
    "versions": (r'\(\([\w$]+=[\w$]+\.version\)==null\?void 0:[\w$]+\.provider\)==="mike"', "!1"),
    "other languages": (r"(?<=;)[\w$]+\(\{document\$:[\w$]+\}\);(?=var [\w$]+=new )", ""),
    "notes in code": (r'[\w$]+\.classList\.contains\("annotate"\)', "!1"),
    "lines of code to choose": (r'[\w$]+\.closest\("\.select"\)', "!1"),
    # What is folded away has its button when it is unfolded: each that is put there lays the whole page out anew.
    "code that is folded away": (r"pre:not\(\.mermaid\) > code", "pre:not(:is(.faro-log, .faro-lifted) *) > code"),
    # `page/copy-code.js` does it without a package.
    "copying": (r"(?<=;)[\w$]+\(\{alert\$:[\w$]+\}\);", ""),
    "what copying needs": (r"[\w$]+\.default\.isSupported\(\)", "navigator.clipboard"),
    "consent": (r'[\w$]+\("consent"\)\.length', "!1"),
    # `main.html` has the one that counts; each further one that is written has every element's style reckoned anew.
    "the colours of the browser's own parts": (r"[\w$]+\.content=[\w$]+\.colorScheme,", ""),
    # It is the first palette, which the styles have follow the system by themselves.
    "the system's colours by another name": (r'[\w$.]+==="\(prefers-color-scheme\)"', "!1"),
    "their meta": (r'let [\w$]+=[\w$]+\("meta",\{name:"color-scheme"\}\);document\.head\.\w+\([\w$]+\);', ""),
    # Not before a link is pressed; a sheet's or a picture's is remembered, for given its own it would be read anew.
    "whole addresses at once": (
        r"[\w$]+\(document\)\.subscribe\(([\w$]+)\);",
        r'addEventListener("click",e=>e.target.closest?.("a")&&\1(document),!0);',
    ),
    "whole addresses of all": (
        r"(\w)\[(\w)\]=\1\[\2\];break",
        r'\1.ownerDocument===document&&!\1.matches("a")?\1.lies??=[\2,\1[\2]]:\1[\2]=\1[\2];break',
    ),
    "whole addresses in the head": (
        r"(\w)\.set\((\w)\.outerHTML,\2\)",
        r"{let[named,at]=\2.lies||[],whole=named?\2.cloneNode(!0):\2;named&&(whole[named]=at);\1.set(whole.outerHTML,\2)}",
    ),
    # What lies above the page shown, in the contents, stays in sight with it.
    "the middle of the contents": (r"scrollTo\(\{top:(\w)-(\w)/2\}\)", r"scrollTo({top:\1-\2+48})"),
    "a landmark in a block of code": (r'(?<=\()"nav"(?=,\{class:"md-code__nav"\})', '"div"'),  # each without a name
    # Where a link leads is the section that is read, on a page too that has ways over its text.
    "how far down a section begins": (r"\+\.8\*\(\w\.offsetTop-\w\.offsetTop\)", "+90"),
}
"""What is taken out or mended: how the theme's own build writes the calls, and what stands there then."""


def shorten(site: Path, features: Iterable[str]) -> None:
    """Shorten the theme's script of a site that has such `features` of the theme.

    Raises `ValueError`, in one sentence, for a script of another theme, or one that is built otherwise.
    """
    for path in site.glob(FILE):
        if not (THEME / path.relative_to(site)).is_file():
            continue  # another theme's, which has other parts
        path.write_bytes(_without_dead(_without_calls(path.read_text(encoding="utf-8"), {*features})))


def _without_calls(script: str, features: set[str]) -> str:
    wrapped, asked = _WRAPPED.match(script), _FEATURE.search(script)
    if wrapped is None or asked is None:
        raise ValueError("the theme's script is not the one that is known; mend farodocs/make/theme_script.py")
    text = re.sub(
        rf'\b{re.escape(asked["name"])}\("([a-z.]+)"\)',
        lambda match: "!0" if match[1] in features else "!1",
        wrapped["inside"],
    )
    # A package does nothing by itself: where nothing calls it, it need not be there.
    for name in [match["name"] for match in _PACKAGE.finditer(text)]:
        text = re.sub(rf"(?<==)([\w$]+\()({re.escape(name)}\(\))", r"/*@__PURE__*/\1/*@__PURE__*/\2", text)
    text = _PACKAGE.sub(r"\g<is>/*@__PURE__*/", text)
    for part, (call, instead) in _UNUSED.items():
        text, count = re.subn(call, instead, text)
        if not count:
            raise ValueError(f"the theme's script calls {part} in another way; mend farodocs/make/theme_script.py")
    return text


def _without_dead(script: str) -> bytes:
    # As a module, for only there does esbuild leave out what nothing calls.
    asked = ("--bundle", "--format=iife", "--minify", "--target=es2022", "--legal-comments=eof")
    return esbuild("the theme's script", *asked, text=f"{script}\nexport {{}};")
