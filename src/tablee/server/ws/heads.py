"""HTTP as uvicorn speaks it, but with a limit to the head of a request: its address and headers."""

from __future__ import annotations

from typing import Any

import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from tablee.server import refusals
from tablee.server.api.problems import problem

LONGEST_HEAD = 16 * 1024


class TooLongHead(Exception):
    """Ends the reading of a request."""


class BoundedHttp(HttpToolsProtocol):
    """Refuses a head that is too long, also one that never ends."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        #: Whether a head is being read or waited for, and how much of it has come.
        self._in_head = True
        self._come = 0
        self._came_whole = False
        self._is_too_long = False

    def data_received(self, data: bytes) -> None:
        """Some bytes have come; what follows a head is limited elsewhere."""
        self._came_whole = False
        super().data_received(data)
        # Where a head or a body has just ended, hardly anything of the next head can be here yet.
        if self._in_head and not self._came_whole:
            self._come += len(data)
            if self._come > LONGEST_HEAD and not self.transport.is_closing():
                self._refuse()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        fields = sum(len(name) + len(value) + len(": \r\n") for name, value in self.headers)
        if len(self.url) + fields > LONGEST_HEAD:
            self._is_too_long = True
            raise TooLongHead
        self._in_head = False
        self._came_whole = True
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Another head may follow on the same connection."""
        self._in_head = self._came_whole = True
        self._come = 0
        super().on_message_complete()

    def send_400_response(self, msg: str) -> None:
        """What came could not be read, or was too long."""
        if self._is_too_long:
            self._refuse()
        else:
            super().send_400_response(msg)

    def _refuse(self) -> None:
        refusal = refusals.TOO_LARGE.refusal(most=LONGEST_HEAD)
        body = msgspec.json.encode(problem(refusal))
        self.transport.write(
            b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
            b"content-type: application/json\r\nconnection: close\r\n"
            b"content-length: %d\r\n\r\n%b" % (len(body), body)
        )
        self.transport.close()
