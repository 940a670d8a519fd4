"""Everything drawn: cards, cloth, boards, seats, plates and sheets."""

from __future__ import annotations

from faro.pictures.boards import board
from faro.pictures.card_art import CARD_BOX, back, back_print, corner_clips, face, face_print, plain, symbols
from faro.pictures.check_art import CHIPS, in_hand
from faro.pictures.cue_sheets import BOARD_GAME_BOOK, CUE_CARD, HANDS, SHEETS, TABS, Signs, cue_sheet, cue_text
from faro.pictures.deal_line import deal_line, recap_card
from faro.pictures.drawings import Drawing, layout
from faro.pictures.gains import gains_chart, gains_sentences
from faro.pictures.hundred_checks import ENDS, hundred_checks, hundred_plate
from faro.pictures.in_notebooks import lend
from faro.pictures.livret_art import bent, print_of, ranks_of
from faro.pictures.livret_art import card as livret_card
from faro.pictures.livret_plates import bends, figure_cards, livret
from faro.pictures.place_card import PlaceTold, place_card
from faro.pictures.places_to_press import cloth_to_follow
from faro.pictures.rail import next_press
from faro.pictures.seat_boards import seat, waiting_grid, waiting_tools
from faro.pictures.small_cards import face_down, pairs, tally, turned_up
from faro.pictures.sprite import sprite, table_symbols
from faro.pictures.table_plan import plan
from faro.pictures.under_books import under_books
from faro.pictures.unseen import lid, own_knowledge

__all__ = [
    "BOARD_GAME_BOOK",
    "CARD_BOX",
    "CHIPS",
    "CUE_CARD",
    "ENDS",
    "HANDS",
    "SHEETS",
    "TABS",
    "Drawing",
    "PlaceTold",
    "Signs",
    "back",
    "back_print",
    "bends",
    "bent",
    "board",
    "cloth_to_follow",
    "corner_clips",
    "cue_sheet",
    "cue_text",
    "deal_line",
    "face",
    "face_down",
    "face_print",
    "figure_cards",
    "gains_chart",
    "gains_sentences",
    "hundred_checks",
    "hundred_plate",
    "in_hand",
    "layout",
    "lid",
    "livret",
    "livret_card",
    "next_press",
    "own_knowledge",
    "pairs",
    "place_card",
    "plain",
    "plan",
    "print_of",
    "ranks_of",
    "recap_card",
    "seat",
    "sprite",
    "symbols",
    "table_symbols",
    "tally",
    "turned_up",
    "under_books",
    "waiting_grid",
    "waiting_tools",
]

lend()
