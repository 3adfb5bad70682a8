"""What a server's machine gives the rooms: threads, processes, and ways to send a notice."""

from __future__ import annotations

import asyncio
import smtplib
import urllib.request
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage
from typing import Any, TypeVar

from tablee.server.settings import Mail
from tablee.server.workers.pool import WorkerPool
from tablee.server.workers.process import BotProcess

Result = TypeVar("Result")


class NativePlatform:
    """A machine with threads and processes."""

    def __init__(self, bot_processes: int) -> None:
        self.players = WorkerPool(max(1, bot_processes), BotProcess)
        #: Those who advise have a process of their own.
        self.advisers = WorkerPool(1, BotProcess)
        #: One thread: two that read long logs would leave the event loop a third of the time.
        self._long_reader = ThreadPoolExecutor(1, thread_name_prefix="tablee-history")

    async def aside(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do something in a thread."""
        return await asyncio.to_thread(work, *given)

    async def aside_in_turn(self, work: Callable[..., Result], *given: Any) -> Result:
        """Do something long in the one thread that there is for it."""
        return await asyncio.get_running_loop().run_in_executor(self._long_reader, work, *given)

    def claim(self, _table_id: str, _granted: Callable[[], None]) -> bool:
        """Processes that share tables do not agree on who thinks: the store takes one answer."""
        return True

    def release(self, table_id: str) -> None:
        """Nothing was claimed."""

    def close(self) -> None:
        """Leave what has not begun."""
        self._long_reader.shutdown(wait=False, cancel_futures=True)

    def post(self, address: str, body: bytes) -> None:
        """Send JSON to the operator's webhook."""
        if not address.startswith(("http://", "https://")):
            raise ValueError("a webhook is an http:// or https:// address")
        request = urllib.request.Request(
            address, data=body, headers={"Content-Type": "application/json"}
        )
        with urllib.request.urlopen(request, timeout=10):
            pass

    def send_mail(self, mail: Mail, address: str, subject: str, text: str) -> None:
        """Send one e-mail."""
        message = EmailMessage()
        message["From"], message["To"], message["Subject"] = mail.sender, address, subject
        message.set_content(text)
        with smtplib.SMTP(mail.host, mail.port, timeout=20) as server:
            if mail.starttls:
                server.starttls()
            if mail.user:
                server.login(mail.user, mail.password)
            server.send_message(message)
