"""The contract every game keeps. It knows no game, no I/O and no clock."""

from tablee.kernel import chance as _chance

#: True when this build runs the machine code made by mypyc, False in plain Python.
COMPILED: bool = not (_chance.__file__ or "").endswith(".py")
