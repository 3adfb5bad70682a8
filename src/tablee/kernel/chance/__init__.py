"""Where randomness comes from. A game never owns it: chance is an argument of every move.

`FairChance` is for matches: anyone who learns its secret afterwards can check every draw.
`FastChance` is for simulation. `ScriptedChance` is for tests and tutorials.
`ReplayChance` repeats a record, and `RecordingChance` writes one. `KeyedChance` is for tables that
are to be compared, `PairedChance` for imagined futures that are, `PausingChance` for trees in which
chance is a player.

A draw is always `below(bound)`: a whole number from 0 to bound - 1, each equally likely. All
of them reject words that would favour small numbers, so there is no modulo bias.
"""

from tablee.kernel.chance.fair import FairChance
from tablee.kernel.chance.fast import FastChance
from tablee.kernel.chance.keyed import (
    SEED_BYTES,
    KeyedChance,
    NotingChance,
    situation,
    thought_seed,
)
from tablee.kernel.chance.paired import PairedChance
from tablee.kernel.chance.pausing import NeedsDraw, PausingChance
from tablee.kernel.chance.recorded import RecordingChance, ReplayChance, SwitchedChance
from tablee.kernel.chance.scripted import NoChance, ScriptedChance
from tablee.kernel.chance.source import Chance, ChanceError

__all__ = [
    "SEED_BYTES",
    "Chance",
    "ChanceError",
    "FairChance",
    "FastChance",
    "KeyedChance",
    "NeedsDraw",
    "NoChance",
    "NotingChance",
    "PairedChance",
    "PausingChance",
    "RecordingChance",
    "ReplayChance",
    "ScriptedChance",
    "SwitchedChance",
    "situation",
    "thought_seed",
]
