from __future__ import annotations

import pytest

from farodocs.data.glossary.respelling import Unpronounceable, respelt
from farodocs.words.collection import glossary

SAID = [
    ("ˈfɛr.oʊ", "american", "FAIR-oh"),
    ("ˈfɛə.rəʊ", "british", "FAIR-roh"),
    ("ˈhɒk.əl.ti", "british", "HOK-uhl-tee"),
    ("ˈkeɪs ˌki.pɚ", "american", "KAYS kee-per"),
    ("bɛt", "american", "bet"),
    ("swa.sɑ̃t e lə va", "french", "swah-sahnt ay luh vah"),
    ("ˈaɪn.vɛn.dɐ", "german", "EYEN-ven-duh"),
]


@pytest.mark.parametrize(("ipa", "accent", "said"), SAID)
def test_a_sound_is_respelt_by_the_table(ipa: str, accent: str, said: str) -> None:
    assert respelt(ipa, accent) == said


def test_a_sign_that_the_table_lacks_is_told() -> None:
    with pytest.raises(Unpronounceable, match="ʘ"):
        respelt("ʘa", "french")


def test_every_word_can_be_read_aloud() -> None:
    for entry in glossary().in_order:
        for sound in entry.sounds:
            assert sound.respelling.replace("-", "").replace(" ", "").isalpha(), (entry.slug, sound)
