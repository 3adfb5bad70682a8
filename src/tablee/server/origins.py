"""Where a request comes from: its address behind proxies, and whether its page is ours."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
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
    """The client's address, as limits count it.

    A reverse proxy is believed only if the operator named it, and only if it names an address.
    """
    if forwarded and is_proxy(peer, proxies):
        named = _counted(forwarded.rpartition(",")[2].strip())
        if named:
            return named
    return _counted(peer) or peer


def is_proxy(peer: str, proxies: tuple[str, ...]) -> bool:
    """Whether the operator named it; a listener for IPv4 and IPv6 sees IPv4 with a prefix."""
    return peer in proxies or peer.removeprefix("::ffff:") in proxies


@lru_cache(4096)
def _counted(address: str) -> str:
    """An address, or of IPv6 its network: who has one address there has 2⁶⁴. Else nothing."""
    try:
        found = ip_address(address)
    except ValueError:
        return ""
    if isinstance(found, IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return f"{IPv6Address(int(found) >> 64 << 64)}/64"
