server-refusal-no-such-table = Diesen Tisch gibt es nicht.
server-refusal-not-allowed = Dieser Schlüssel passt hier nicht.
server-refusal-seat-taken = Platz { $seat } ist besetzt.
server-refusal-already-started = Die Partie hat schon begonnen.
server-refusal-not-started = Die Partie hat noch nicht begonnen.
server-refusal-no-such-level = Es gibt keinen Bot { $level }.
server-refusal-wrong-phrase = Dieser Satz oder Code ist nicht der richtige.
server-refusal-not-your-seat = Du hast hier keinen Platz, oder du bist nicht an der Reihe.
server-refusal-no-seat-requests = Der Gastgeber nimmt gerade keine Bitten um einen Platz an.
server-refusal-one-request = Du hast schon um einen Platz gebeten und noch keine Antwort. Zieh diese Bitte zuerst zurück.
server-refusal-asked-lately = Der Tisch hat eben jemandem abgesagt. Frag in { $minutes } Minuten wieder.
server-refusal-removed = Der Gastgeber hat diesen Tisch für dich geschlossen.
server-refusal-proposal-open = Zuerst muss ein anderer Vorschlag beantwortet werden.
server-refusal-no-such-proposal = Dieser Vorschlag ist nicht mehr offen.
server-refusal-not-asked = Dazu wurdest du nicht gefragt.
server-refusal-not-your-move = Zug { $line } ist kein Zug von dir, der noch gilt.
server-refusal-chat-closed = Der Chat ist an diesem Tisch geschlossen.
server-refusal-only-phrases = An diesem Tisch sind nur vorbereitete Sätze erlaubt.
server-refusal-no-such-phrase = Einen Satz { $phrase } gibt es nicht.
server-refusal-text-length = Ein Text hat 1 bis { $most } Zeichen.
server-refusal-watchers-listen = Zuschauer sehen und hören zu, reden aber nicht mit.
server-refusal-muted = Der Gastgeber hat den Chat für dich geschlossen.
server-refusal-no-clock = Dieser Tisch hat keine Uhr.
server-refusal-clock-state = Die Uhr oder der Bot in Vertretung lässt das jetzt nicht zu.
server-refusal-closed-to-watchers = Dieser Tisch ist für Zuschauer geschlossen.
server-refusal-no-judge = Dieses Spiel beurteilt niemand, darum gibt es keine Rückschau.
server-refusal-not-over = Das gibt es erst, wenn die Partie zu Ende ist.
server-refusal-no-such-line = Eine Zeile { $line } gibt es nicht.
server-refusal-malformed = Diese Nachricht ist nicht zu verstehen.
server-refusal-no-such-move = Das ist kein Zug dieses Spiels.
server-refusal-bad-options = Diese Optionen passen nicht zusammen oder nicht zu diesem Spiel.
server-refusal-no-such-game = Dieses Spiel gibt es nicht: { $problem }
server-refusal-wrong-protocol = Dieses Programm passt nicht zum Server, der Protokoll { $spoken } spricht. Aktualisiere das ältere von beiden.
server-refusal-hello-first = Die erste Nachricht muss hello sein.
server-refusal-too-fast = Das war zu schnell; warte ein wenig.
server-refusal-too-large = Das war zu lang; erlaubt sind höchstens { $most } Bytes.
server-refusal-wrong-origin = Seiten von dort dürfen mit diesem Server nicht sprechen.
server-refusal-not-found = Hier ist nichts.
server-refusal-wrong-method = Das geht hier nicht.
server-refusal-unavailable = Der Server kann das gerade nicht.
server-refusal-unreadable = Der Server kann diesen Tisch gerade nicht lesen. Sein Betreiber weiß davon.
server-refusal-too-many-alone = Bots spielen schon an { $most } Tischen, die von hier aus eröffnet wurden, allein. Warte, bis eine dieser Partien zu Ende ist.
server-luck-fixed = An diesem Tisch steht das Glück vorher fest.
server-refusal-luck-fixed = An diesem Tisch steht das Glück vorher fest: Nichts kommt hinzu, und kein Glück kommt zweimal.
server-refusal-no-such-deal = Diese Austeilung gibt es nicht.
server-refusal-deal-not-open = Diese Austeilung öffnet an ihrem Tag.
server-refusal-already-tried = Deinen ersten Versuch dieser Austeilung hast du schon gemacht. Du kannst sie noch einmal spielen, ohne dass es zählt.
server-refusal-try-first = Beende erst deinen ersten Versuch dieser Austeilung; dann spiel sie, so oft du magst.
server-refusal-deal-level = Beim ersten Versuch haben die Computerspieler die Stufe der Austeilung, wie bei allen.
server-refusal-no-deals = Von { $game } gibt es keine Austeilungen zum Vergleichen, auch nicht von Partien, die mittendrin begannen.
server-refusal-not-guided = Das ist keine geführte Partie.
server-refusal-another-move = Das ginge auch, aber die geführte Partie macht hier einen anderen Zug.
server-refusal-script-ended = Die geführte Partie endet hier.
server-refusal-no-hints = Dieser Tisch wurde ohne Ratschläge eröffnet.
server-refusal-still-thinking = Der Computerspieler denkt noch über deine letzte Frage nach.
server-phrase-hello = Hallo!
server-phrase-good-luck = Viel Glück!
server-phrase-your-turn = Du bist dran.
server-phrase-thinking = Ich überlege noch.
server-phrase-back-soon = Bin gleich wieder da.
server-phrase-back-again = Ich bin wieder da.
server-phrase-yes = Ja.
server-phrase-no = Nein.
server-phrase-please = Bitte.
server-phrase-thanks = Danke!
server-phrase-sorry = Tut mir leid!
server-phrase-well-played = Gut gespielt!
server-phrase-ouch = Autsch!
server-phrase-lucky = Das war Glück!
server-phrase-again = Noch eine Partie?
server-phrase-good-game = Schöne Partie!
server-phrase-goodbye = Auf Wiedersehen!
server-nobody = jemand
server-said = { $seat }: { $words }
server-joined = { $you ->
    [seat] Du setzt dich.
   *[other] { $seat } setzt sich.
 }
server-recovered = { $you ->
    [seat] Du bist mit einem neuen Link zurück.
   *[other] { $seat } ist mit einem neuen Link zurück.
 }
server-sat-in = { $you ->
    [seat] Ein Bot vertritt dich.
   *[other] Ein Bot vertritt { $seat }.
 }
server-returned = { $you ->
    [seat] Du bist wieder da.
   *[other] { $seat } ist wieder da.
 }
server-agreed = { $you ->
    [seat] Du bist einverstanden.
   *[other] { $seat } ist einverstanden.
 }
server-declined = { $you ->
    [seat] Du lehnst ab.
   *[other] { $seat } lehnt ab.
 }
server-proposed-take-back = { $you ->
    [seat] Du möchtest Zug { $line } zurücknehmen.
   *[other] { $seat } möchte Zug { $line } zurücknehmen.
 }
server-proposed-pause = { $you ->
    [seat] Du möchtest die Uhr anhalten.
   *[other] { $seat } möchte die Uhr anhalten.
 }
server-proposed-resume = { $you ->
    [seat] Du möchtest die Uhr weiterlaufen lassen.
   *[other] { $seat } möchte die Uhr weiterlaufen lassen.
 }
server-proposed-seat = { $you ->
    [target] { $seat } bittet um deinen Platz.
   *[other] { $seat } bittet um den Platz von { $target }.
 }
server-faltered = { $seat } kann gerade nicht ziehen. Der Bot wird von Zeit zu Zeit wieder gefragt.
server-passed = { $target } war so lange weg, wie an diesem Tisch vereinbart: { $seat } bekommt den Platz.
server-won-back = { $seat } ist wieder da und holt sich den Platz von { $target } zurück.
server-muted = { $you ->
    [seat] Der Gastgeber hat den Chat für dich geschlossen.
   *[other] Der Gastgeber hat den Chat für { $seat } geschlossen.
 }
server-unmuted = { $you ->
    [seat] Der Gastgeber hat den Chat für dich wieder geöffnet.
   *[other] Der Gastgeber hat den Chat für { $seat } wieder geöffnet.
 }
server-notice-subject = { $game }: Du bist dran
server-notice-turn = { $name }, du bist bei { $game } an der Reihe.
server-notice-confirm-subject = Bestätige deine Adresse
server-notice-confirm = Jemand möchte Zugnachrichten an diese Adresse. Wenn du es warst, ist der Code { $code }. Wenn nicht, tu nichts: Es folgt keine weitere Nachricht.
