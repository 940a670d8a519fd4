"""Where a page finds the exercises of the lessons: by whole names, which alone are renamed when a site is published."""

from __future__ import annotations

import json

from markdown import Markdown

from farodocs.fences.lesson_files import FOLDER, by_lesson


def test_every_lesson_is_named_with_its_file() -> None:
    named = json.loads(by_lesson(["split", "copper"], Markdown()))
    assert named == {"split": f"{FOLDER}/split.json", "copper": f"{FOLDER}/copper.json"}
