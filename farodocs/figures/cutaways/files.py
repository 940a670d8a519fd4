"""The drawings of a cut-away as a file: its steps one under the other, each with a name by which a page shows it alone.

A page asks for the file when a reader comes near. A picture in an <img> sees nothing of the page's style sheet, but it
knows the colour scheme of the element that shows it; on paper it is black, and what moves keeps a grey.
"""

from __future__ import annotations

from pathlib import Path

from farodocs.browser import fonts
from farodocs.figures.cutaways.devices import CUTAWAYS
from farodocs.figures.cutaways.figure import Cutaway
from farodocs.figures.cutaways.pen import WIDTH
from farodocs.folders import ASSETS, DOCS
from farodocs.step import put

FOLDER = ASSETS / "pictures" / "cutaways"

# What a line stands for is told by its class, never by colour alone: metal cut through is hatched, cloth is dotted,
# cards are solid, the part that does the work is in copper within a thick line. Lines run across everything, so
# everything is light on a light page and dark on a dark one.
STYLE = (
    "svg{--ink:#211c14;--paper:#faf6ec;--cloth:#1c5c4a;--card:#fbf8ef;--copper:#e39a5f;--strip:#8a4a1c}"
    "@media screen and (prefers-color-scheme:dark){svg{--ink:#ece5d3;--paper:#17150f;--cloth:#7fcbb0;--card:#3b3629;"
    "--copper:#8a5426;--strip:#e39a5f}}"
    "@media print{svg{--ink:#000;--paper:#fff;--cloth:#000;--card:#fff;--copper:#ccc;--strip:#000}}"
    "svg{fill:none;stroke:var(--ink);stroke-linejoin:round;stroke-width:1.1}"
    "text{fill:var(--ink);stroke:none;font:12px 'Source Sans 3','Liberation Sans',system-ui,sans-serif;"
    "font-variant-numeric:lining-nums tabular-nums;word-spacing:1px;text-anchor:middle}"
    "[text-anchor=start]{text-anchor:start}[text-anchor=end]{text-anchor:end}"
    ".cut-rank,.cut-great{font:600 17px 'Source Serif 4',Georgia,'Liberation Serif',serif}.cut-great{font-size:30px}"
    ".cut-number{font-size:11.5px;font-weight:600}"
    "[id^=plain]:target~svg :is(text,.cut-mark){display:none}"
    "[id^=plain]:target~svg{stroke-width:2}[id^=plain]:target~svg .cut-hand{stroke-width:1.2}"
    ".cut-card{fill:var(--card)}.cut-moving{fill:var(--copper);stroke-width:1.8}.cut-white{fill:#fff}"
    ".cut-dark{fill:#000}.cut-metal,.cut-hand,.cut-ring{fill:var(--paper)}"
    ".cut-hand,.cut-hand+.cut-thin{vector-effect:non-scaling-stroke}.cut-hatch,.cut-thin{stroke-width:.6}"
    ".cut-solid{fill:var(--ink);stroke:none}"
    ".cut-felt{stroke:var(--cloth);stroke-dasharray:0 6;stroke-linecap:round;stroke-width:1.5}"
    ".cut-ghost{stroke-dasharray:4 3;stroke-width:.9}.cut-rough{stroke-dasharray:1.3 2.2;stroke-width:2.6}"
    ".cut-arrow{stroke-width:1.8}.cut-scratch{stroke-width:2}.cut-hair{stroke-width:.8}.cut-lip{stroke-width:3}"
    ".cut-strip{stroke:var(--strip);stroke-width:2.6}"
)


def file_of(device: str) -> str:
    """The file with the drawings of a device, from the root of the site."""
    return f"{FOLDER.relative_to(DOCS).as_posix()}/{device}.svg"


def step(number: int) -> str:
    """What a step is called in its file, counted from 1."""
    return f"step-{number}"


def plain(number: int) -> str:
    """What a step without its letters and its marks is called there, for a picture too small to read."""
    return f"plain-{number}"


def document(cutaway: Cutaway) -> str:
    """The file of a cut-away."""
    high = cutaway.height
    steps = "".join(
        f'<view id="{step(number + 1)}" viewBox="0 {number * high} {WIDTH} {high}"/>'
        f'<view id="{plain(number + 1)}" viewBox="0 {number * high} {WIDTH} {high}"/>'
        f'<svg y="{number * high}" width="{WIDTH}" height="{high}">{panel.drawing}</svg>'
        for number, panel in enumerate(cutaway.panels)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {high * len(cutaway.panels)}">'
        f"<style>{fonts.face_in(steps)}{STYLE}</style>{steps}</svg>\n"
    )


def write(folder: Path) -> None:
    """Write the drawings of every device as a file."""
    for device, cutaway in CUTAWAYS.items():
        put(folder / f"{device}.svg", document(cutaway))
