"""Where the parts of the server log: structlog, or Python's own where that is not there.

The browser runs the same rooms without structlog.
"""

from __future__ import annotations

import logging
from typing import Any


class PlainLogger:
    """Writes an event and its details in one line."""

    def __init__(self, name: str) -> None:
        self._logger = logging.getLogger(name)

    def log(self, level: int, event: str, **details: Any) -> None:
        """Log at a level."""
        trouble = details.pop("exc_info", None)
        told = " ".join([event, *(f"{name}={value!r}" for name, value in details.items())])
        self._logger.log(level, told, exc_info=trouble)

    def info(self, event: str, **details: Any) -> None:
        """What an operator may want to know."""
        self.log(logging.INFO, event, **details)

    def warning(self, event: str, **details: Any) -> None:
        """What may pass by itself."""
        self.log(logging.WARNING, event, **details)

    def error(self, event: str, **details: Any) -> None:
        """What somebody should look at."""
        self.log(logging.ERROR, event, **details)

    def exception(self, event: str, **details: Any) -> None:
        """An error with the exception that is being handled."""
        self.log(logging.ERROR, event, exc_info=True, **details)


def get_logger(name: str) -> Any:
    """A logger that takes an event and its details by name."""
    try:
        import structlog
    except ImportError:
        return PlainLogger(name)
    return structlog.get_logger(name)
