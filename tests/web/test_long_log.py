"""A long log reaches the page whole, although the server tells it in parts."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tablee.client import Refused, Seat, call

SAID = 650


def talk(seat: Seat, number: int) -> None:
    """Say something, as soon as the server takes it."""
    while True:
        try:
            seat.say(f"word {number}")
        except Refused:
            seat.wait(0.1)
        else:
            return


def test_a_long_log_reaches_the_page_whole(visit: Any, server_address: str) -> None:
    server = server_address.rstrip("/")
    seats = [{"holder": "me", "name": name} for name in ("Ada", "Ben")]
    opened = call(server, "/api/tables", {"game": "footclub", "seats": seats, "start": True})
    with Seat.open(server, opened["table"], opened["seats"][0]["token"]) as ada:
        for number in range(SAID):
            talk(ada, number)
        page = visit(f"table/{opened['table']}", width=1280)
        page.get_by_role("tab", name="Chat").click()
        words = page.get_by_role("list", name="Chat").get_by_role("listitem")
        expect(words).to_have_count(SAID)
        expect(words.first).to_have_text("Ada word 0")
        expect(words.last).to_have_text(f"Ada word {SAID - 1}")
        # What is said now comes last, wherever the rest came from.
        talk(ada, SAID)
        expect(words.last).to_have_text(f"Ada word {SAID}")
        expect(words).to_have_count(SAID + 1)
