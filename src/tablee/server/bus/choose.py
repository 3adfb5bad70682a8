"""From an address on the command line to a bus."""

from __future__ import annotations

from tablee.extras import to_install
from tablee.server.bus.contract import Bus, SilentBus
from tablee.server.metrics import Metrics
from tablee.server.store.contract import Refused


def open_bus(address: str, metrics: Metrics) -> Bus:
    """The bus at `redis://…`, or none."""
    if not address:
        return SilentBus()
    if not address.startswith(("redis://", "rediss://", "unix://")):
        raise Refused("--bus: must be redis://…")
    try:
        from tablee.server.bus.redis import RedisBus
    except ImportError:
        raise Refused(f"the bus needs redis: {to_install('redis')}") from None
    return RedisBus(address, metrics)
