"""Where a request comes from: its address behind proxies, and whether its page is ours."""

from __future__ import annotations

from urllib.parse import urlsplit

from tablee.server.settings import Settings


def origin_allowed(origin: str | None, host: str, settings: Settings) -> bool:
    """Whether a page from this origin may talk to us. Programs send no origin."""
    if origin is None:
        return True
    if origin in settings.origins or (settings.public and origin == settings.public):
        return True
    try:
        found = urlsplit(origin)
        return found.scheme in ("http", "https") and found.netloc == host
    except ValueError:
        return False


def client_address(peer: str, forwarded: str, proxies: tuple[str, ...]) -> str:
    """The client's address; a reverse proxy is believed only if the operator named it."""
    if peer in proxies and forwarded:
        return forwarded.rpartition(",")[2].strip()[:64]
    return peer
