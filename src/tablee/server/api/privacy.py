"""What this server keeps and for how long, in sentences, with its operator's figures (K13)."""

from __future__ import annotations

from tablee.protocol.http import PrivacyInfo, PrivacySection
from tablee.server.settings import DAY, Settings
from tablee.texts import Texts

HOUR = 3600


def privacy_info(settings: Settings, texts: Texts) -> PrivacyInfo:
    """The page *Privacy*."""
    kept = settings.retention
    terms = [
        _kept("unstarted", kept.unstarted, texts),
        _kept("abandoned", kept.abandoned, texts),
        _kept("finished", kept.finished, texts),
    ]
    sent = ["privacy-mail" if settings.mail is not None else "privacy-no-mail"]
    if settings.webhook:
        sent.append("privacy-webhook")
    say = texts.say
    sections = {
        "server": [
            say("privacy-tables"),
            say("privacy-deals"),
            say("privacy-keys"),
            say("privacy-visits"),
        ],
        "time": [*terms, say("privacy-host"), say("privacy-copies")],
        "sent": [say(message) for message in sent],
        "device": [say("privacy-device")],
    }
    if settings.sleeps:
        # In a browser: nothing is sent anywhere.
        sections = {
            "device": [say("privacy-here"), say("privacy-device")],
            "time": [*terms, say("privacy-here-delete")],
        }
    return PrivacyInfo(
        unstarted=kept.unstarted,
        abandoned=kept.abandoned,
        finished=kept.finished,
        terms=terms,
        sections=[
            PrivacySection(heading=say(f"privacy-{name}-heading"), lines=lines)
            for name, lines in sections.items()
        ],
    )


def _kept(kind: str, seconds: int, texts: Texts) -> str:
    if not seconds:
        return texts.say(f"privacy-{kind}-always")
    # In hours where it is not whole days.
    count, unit = (seconds // HOUR, "hours") if seconds % DAY else (seconds // DAY, "days")
    span = texts.say(f"privacy-span-{unit}", {"count": count})
    return texts.say(f"privacy-{kind}", {"span": span})
