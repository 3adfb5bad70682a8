"""A plain web host for the static site, which can be stopped; and whether tests look at it."""

from __future__ import annotations

import functools
import os
import threading
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

#: Where the pages come from: a server, or the static site (TABLEE_HOUSE=site, make test-site).
ON_SITE = os.environ.get("TABLEE_HOUSE") == "site"


class Quiet(SimpleHTTPRequestHandler):
    """Serves files, and tells nobody."""

    def log_message(self, *_: object) -> None:
        """Nothing is said."""


class Host:
    """Serves a folder below a path of its own, as many hosts do."""

    def __init__(self, folder: Path) -> None:
        handler = functools.partial(Quiet, directory=str(folder.parent))
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.address = f"http://127.0.0.1:{self._server.server_port}/{folder.name}/"
        self.stopped = False

    def stop(self) -> None:
        """From now on nobody answers there."""
        if not self.stopped:
            self.stopped = True
            self._server.shutdown()
            self._server.server_close()
            self._thread.join()
