## Plätze
web-matters = Tisch
web-table-link = Der Link zu diesem Tisch
web-seat-you = du
web-seat-kept = freigehalten
web-seat-for = Wer sitzt hier?
web-seat-for-anybody = wer den Link hat
web-seat-for-invited = jemand, den ich einlade
web-invite-one = Der Link zu diesem Platz
web-give-to-bot = Dem Computer geben
web-ask-seat = Um diesen Platz bitten
web-asked-seat = Du hast gefragt. Die anderen und { $name } müssen zustimmen.
web-asked-bot-seat = Du hast gefragt. Sobald die anderen zustimmen, sitzt du am Tisch.
web-asked-away = Bleibt { $name } weg, bekommst du den Platz (Frist: { $span }).
web-withdraw-request = Die Bitte zurückziehen
web-remove-seat = Entfernen
web-remove-seat-of = { $name } vom Tisch entfernen
web-mute = Stummschalten
web-mute-whom = { $name } stummschalten
web-unmute = Wieder sprechen lassen
web-unmute-whom = { $name } wieder sprechen lassen
web-seat-muted = stumm
web-muted-by-host = Der Gastgeber hat den Chat für dich geschlossen.
web-requests-close = Keine Bitten um Plätze annehmen
web-requests-open = Bitten um Plätze annehmen
web-request-of = { $you ->
    [yes] { $name } bittet um deinen Platz.
   *[no] { $name } bittet um den Platz von { $target }.
 }
web-remove-asker = { $name } wegschicken
web-seat-declined = Die anderen haben nicht zugestimmt.
web-all-here = Alle sind da.
web-waiting-host = Warten, bis der Gastgeber beginnt.
web-get-back-in = Ich hatte hier einen Platz: zurück an den Tisch
web-get-back-in-hint = Dein Rettungssatz
web-get-back-in-go = Zurück an meinen Platz
web-sits-in = abwesend, der Computer springt ein
web-sits-in-for-you = Der Computer spielt für dich, solange du weg bist.
web-i-am-back = Ich bin wieder da
web-pass-on = Gib das Gerät an { $name } weiter.
web-i-am = Ich bin { $name }
web-closed-no-such-table = Diesen Tisch gibt es nicht.
web-closed-not-allowed = Dein Schlüssel öffnet diesen Tisch nicht mehr.
web-closed-seat-lost = Dein Platz wurde anderswo geöffnet, oder jemand anders sitzt jetzt dort.
web-closed-closed-to-watchers = Dieser Tisch ist für Zuschauer geschlossen.
web-closed-wrong-protocol = Diese Seite ist veraltet. Lade sie neu.
web-closed-unreadable = Der Server kann diesen Tisch gerade nicht lesen. Sein Betreiber weiß davon; versuche es später noch einmal.
web-closed-abuse = Der Server hat die Verbindung geschlossen.
web-closed-removed = Der Gastgeber hat diesen Tisch für dich geschlossen.
web-win-back = Meinen Platz von diesem Gerät aus zurückholen
web-closed-deleted = Dieser Tisch wurde gelöscht: vom Gastgeber, oder weil seine Zeit um war.

## Zustimmung
web-ask-take-back = Die anderen bitten, ihn zurücknehmen zu dürfen
web-take-back-anyway = Trotzdem zurücknehmen
web-waiting-leave = Du hast gefragt. Noch offen: { $names }.
web-agreed-seat = Du hast { $name } zugestimmt. Noch offen: { $names }.
web-agreed-no = Doch nicht
web-withdraw-proposal = Zurückziehen
web-ask-pause = Bitten, die Uhr anzuhalten
web-ask-resume = Bitten, die Uhr weiterlaufen zu lassen
web-asks-take-back = { $name } möchte einen Zug zurücknehmen.
web-asks-pause = { $name } möchte die Uhr anhalten.
web-asks-resume = { $name } möchte die Uhr weiterlaufen lassen.
web-asks-seat = { $you ->
    [yes] { $name } möchte deinen Platz.
   *[no] { $name } möchte den Platz von { $target }.
 }

## Bedingungen
web-which-side = Welche Seite ist deine?
web-where = Wo wird gespielt?
web-by-link = jeder an seinem Gerät, über einen Link
web-one-device = alle an diesem Gerät
web-player = Spieler { $number }
web-terms = Uhr, Chat und Zuschauer
web-terms-clock = Uhr
web-clock-none = keine Uhr
web-clock-turn = { $span } je Zug
web-clock-game = { $span } je Partie
web-terms-absence = Wenn jemand wegbleibt
web-absence-never = die anderen warten
web-absence-after = der Computer springt für Abwesende ein (Frist: { $span })
web-handover-after = jemand anders darf den Platz von Abwesenden übernehmen (Frist: { $span })
web-chat-free = alles darf gesagt werden
web-chat-phrases = nur vorbereitete Sätze
web-chat-off = kein Chat
web-terms-watchers = Zuschauer
web-watchers-yes = Zuschauer dürfen zusehen
web-watchers-later = Zuschauer sehen { $span } später zu
web-watchers-no = keine Zuschauer
web-watchers-close = Für Zuschauer schließen
web-watchers-open = Für Zuschauer öffnen
web-span-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
 }
web-span-hours = { $count ->
    [one] eine Stunde
   *[other] { $count } Stunden
 }
web-span-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
 }
web-paused = Uhr angehalten
web-time-left = noch { $time }

## Nachrichten und Ende
web-notify-me = Sag mir Bescheid, wenn ich dran bin
web-mail = Bescheid per E-Mail
web-mail-address = Deine Adresse
web-mail-code = Der Code, der dir geschickt wurde
web-mail-done = Du bekommst Bescheid.
web-rematch-join = Weiter zur nächsten Partie

## Wiederholung und Abzweigung
web-step-before = Zum vorigen Ereignis
web-step-after = Zum nächsten Ereignis
web-share-short = Link kopieren
web-jump = Springen zu
web-seen-open = alles, offen
web-fork = Von hier aus weiterspielen
web-fork-hint = Ein neuer Tisch beginnt bei Zug { $line } dieser Partie. Wer spielt?
web-fork-running = Ein neuer Tisch beginnt mit dem, was du weißt; was dir verborgen ist, wird neu verteilt. Wer spielt?
web-fork-me = ich
web-fork-bot = der Computer
web-fork-open = jemand anders, über einen Link
web-fork-go = Tisch öffnen
web-end-fork = Ab einem früheren Zug weiterspielen
web-what-if = Was wäre, wenn? An einem anderen Tisch ausprobieren
web-if-held = (falls die Karte auf der Hand ist: { $chance })
