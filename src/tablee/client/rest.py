"""Requests over HTTP, and what can go wrong with them."""

from __future__ import annotations

import http.client
import urllib.error
import urllib.request
from typing import Any

import msgspec

#: Why a server is none of ours.
OTHER = "what answers there is not a Tablée server"


class Refused(Exception):
    """The server said no: a stable code, the rule, a sentence; what a programmer needs besides."""

    def __init__(self, code: str, rule: str, text: str, problem: str = "") -> None:
        self.code = code
        self.rule = rule
        super().__init__(f"{text or code} [{problem}]" if problem else text or code)

    @classmethod
    def from_answer(cls, answer: dict[str, Any]) -> Refused:
        """As a document of the server says it."""
        text, problem = answer.get("text", ""), answer.get("args", {}).get("problem", "")
        return cls(answer["code"], answer.get("rule", ""), text, "" if problem in text else problem)


class NoServer(ConnectionError):
    """No server of ours answers there."""

    def __init__(self, server: str, reason: object) -> None:
        self.reason = reason
        super().__init__(f"no server answers at {server}: {reason}")


class Lost(Exception):
    """The connection has ended; `reconnect` takes up where it broke off."""


def call(server: str, path: str, body: Any = None, token: str = "", method: str = "") -> Any:
    """One REST request; the answer as plain data.

    Raises `Refused` if the server says no, `NoServer` if there is none.
    """
    data = None if body is None else msgspec.json.encode(body)
    headers = {"Content-Type": "application/json"} if data is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    method = method or ("GET" if data is None else "POST")
    request = urllib.request.Request(server + path, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return msgspec.json.decode(answer.read())
    except urllib.error.HTTPError as error:
        with error:
            content = error.read()
        try:
            refused = Refused.from_answer(msgspec.json.decode(content, type=dict[str, Any]))
        except (msgspec.DecodeError, KeyError):
            raise NoServer(server, f"{OTHER} ({error.code} {error.reason})") from None
        raise refused from None
    except msgspec.DecodeError:
        raise NoServer(server, OTHER) from None
    except urllib.error.URLError as error:
        raise NoServer(server, error.reason) from None
    except http.client.HTTPException as error:
        raise Lost(f"the answer broke off: {error!r}") from None
