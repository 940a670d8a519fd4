"""Prints how many moves of a game python-chess replays a second of processor time, each from its text and checked."""

from __future__ import annotations

import time
import timeit

import chess  # type: ignore[import-not-found]  # make bench puts it into build/peers

GAME = """
e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6a5 b3c2 c7c5 d2d4 d8c7 b1d2
c5d4 c3d4 a5c6 d2b3 a6a5 c1e3 a5a4 b3d2 c8d7 a1c1 f8c8 c2b1 c7b8 a2a3 h7h6
"""
"""The opening of a Ruy Lopez; a move is the white or the black one."""
MOVES = GAME.split()


def replay() -> None:
    """Play the game from the beginning."""
    board = chess.Board()
    for move in MOVES:
        board.push_uci(move)


games = 5
print(games * len(MOVES) / min(timeit.repeat(replay, timer=time.process_time, number=games, repeat=200)))
