"""Tiny variants: games that are nearly over, small enough for solvers that visit every node.

Each is a position of the game itself, played on by all of its rules:

- **FootClub**: two turns are left. Blue has the ball, three Supporters, and one Placed Attack among
  the four cards of its pile; Red has Pressings and one Defensive Support. No hand holds a card yet.
- **Les Poilus**: the last mission of two friends. Three of four cards are left in Trials, and
  whatever is not played in this mission loses the game.
- **Trench Club**: one round is left, all forts but one are far away, and an infantry of each side
  stands at its doors. An attack that was named is not taken back.
"""

from __future__ import annotations

from typing import Any, Final

from tablee.adapters.tree import Tree, whole_tree

FOOTCLUB: Final[dict[str, Any]] = {
    "options": {
        "cards": [
            {
                "supporters": 5,
                "placed_attack": 2,
                "pressing": 5,
                "tackle": 2,
                "offensive_support": 1,
            },
            {"supporters": 5, "pressing": 6, "tackle": 3, "defensive_support": 1},
        ]
    },
    "rules": 2,
    "phase": "offensive",
    "turn": 1,
    "ball": 0,
    "kick_off": 0,
    "mover": 0,
    "sides": [
        {
            "in_play": 3,
            "pile": {"placed_attack": 1, "offensive_support": 1, "pressing": 2},
            "discard": {"pressing": 3, "tackle": 2, "placed_attack": 1, "supporters": 2},
        },
        {
            "pile": {"pressing": 3, "defensive_support": 1},
            "discard": {"pressing": 3, "tackle": 3, "supporters": 5},
        },
    ],
}
#: Night and shell, night and mask, night and whistle, snow and shell.
_CARDS: Final = [1, 5, 8, 11]
LES_POILUS: Final[dict[str, Any]] = {
    "options": {"players": 2},
    "mission": 5,
    "seats": [{"soldier": "felix"}, {"soldier": "gustave"}],
    "places": [{}, {}, {"tiles": {"left": 4, "right": 5}}],
    "trials_top": 3,
    "unseen": _CARDS,
    "reserve": 1,
    "discard": [card for card in range(1, 60) if card not in _CARDS],
    "supply": 5,
    "box": {"left": 2, "right": 1},
}
TRENCH_CLUB: Final[dict[str, Any]] = {
    "options": {
        "players": 2,
        "armistice": 1,
        "decision": True,
        "first_turn_limits": False,
        "surrender": False,
    },
    "rules": 2,
    "turn": "france",
    "starter": "france",
    "forts": ["neutral"] * 7,
    "nations": [
        {"nation": "germany", "tokens": [1, 2, 3]},
        {"nation": "france", "tokens": [4, 5, 6]},
    ],
    "units": [
        {"unit": 0, "nation": "germany", "kind": "infantry", "at": "C1", "damage": 3},
        {"unit": 1, "nation": "france", "kind": "infantry", "at": "C3", "damage": 2},
    ],
    "next_unit": 2,
}
POSITIONS: Final[dict[str, dict[str, Any]]] = {
    "footclub": FOOTCLUB,
    "les-poilus": LES_POILUS,
    "trench-club": TRENCH_CLUB,
}


def tiny_tree(key: str) -> Tree:
    """The whole tree of a game's tiny variant."""
    if key not in POSITIONS:
        raise ValueError(f"{key} has no tiny variant; these have: {', '.join(POSITIONS)}")
    return whole_tree(key, POSITIONS[key], without=("withdraw",) if key == "trench-club" else ())
