"""How much one address and one connection may ask for. Times are of the monotonic clock."""

from __future__ import annotations

#: More bytes than this that wait to be read are much; few connections of an address may have it.
MUCH_WAITING = 256 * 1024


class Bucket:
    """Fills at a rate up to a brim; each request takes some out."""

    __slots__ = ("_brim", "_level", "_rate", "_since")

    def __init__(self, rate: float, brim: float, now: float) -> None:
        self._rate = rate
        self._brim = brim
        self._level = brim
        self._since = now

    def take(self, now: float, amount: float = 1.0) -> bool:
        """Whether there was enough left."""
        self._level = min(self._brim, self._level + (now - self._since) * self._rate)
        self._since = now
        if self._level < amount:
            return False
        self._level -= amount
        return True

    def is_full(self, now: float) -> bool:
        """Whether nothing was taken for long enough to forget this bucket."""
        return self._level + (now - self._since) * self._rate >= self._brim


class Addresses:
    """A bucket and a count of connections for each address that was seen lately."""

    def __init__(self, rate: float, burst: float, connections: int) -> None:
        self._rate = rate
        self._burst = burst
        self._most = connections
        self._buckets: dict[str, Bucket] = {}
        self._open: dict[str, int] = {}

    def take(self, address: str, now: float, amount: float = 1.0) -> bool:
        """Whether this address may ask for something now."""
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) > 10_000:
                self._forget(now)
            bucket = self._buckets[address] = Bucket(self._rate, self._burst, now)
        return bucket.take(now, amount)

    def connect(self, address: str) -> bool:
        """Whether this address may open one more connection; it is counted if so."""
        if self._open.get(address, 0) >= self._most:
            return False
        self._open[address] = self._open.get(address, 0) + 1
        return True

    def disconnect(self, address: str) -> None:
        """A connection of this address is gone."""
        left = self._open.get(address, 0) - 1
        if left > 0:
            self._open[address] = left
        else:
            self._open.pop(address, None)

    def _forget(self, now: float) -> None:
        self._buckets = {
            address: bucket for address, bucket in self._buckets.items() if not bucket.is_full(now)
        }
