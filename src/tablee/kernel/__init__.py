"""The contract every game keeps. It knows no game, no I/O and no clock."""

from tablee.kernel import state as _state

#: True when this build runs the machine code made by mypyc, False in plain Python.
COMPILED: bool = not (_state.__file__ or "").endswith(".py")
