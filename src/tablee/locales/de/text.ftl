## Die Befehle des Textmodus: die Wörter eines jeden, das übliche zuerst, und was er tut
text-command-look = tisch, schauen
text-command-look-help = wie der Tisch steht
text-command-hand = hand
text-command-hand-help = was nur du weißt
text-command-moves = züge
text-command-moves-help = deine Züge mit ihren Nummern
text-command-why = warum
text-command-why-help = warum ein Zug nicht geht: warum 3, oder warum und der Zug in Worten
text-command-odds = chancen
text-command-odds-help = was du berechnen kannst
text-command-hint = rat, tipp
text-command-hint-help = was ein Computerspieler an deiner Stelle erwägen würde, wo der Tisch es erlaubt
text-command-learn = lernen
text-command-learn-help = wie gespielt wird, Thema für Thema: lernen, dann mehr; lernen 3 wählt eines
text-command-rule = regel, regeln
text-command-rule-help = was eine Regel sagt: regel und ihre Nummer, oder regel und ein Wort; ohne beides die Kapitel
text-command-log = verlauf
text-command-log-help = was zuletzt geschah; mehr geht weiter zurück
text-command-deal = austeilung, vergleich
text-command-deal-help = was hier verglichen wird, und wie gut andere waren
text-command-result = ergebnis
text-command-result-help = wie die Partie ausging, in Zahlen
text-command-review = rückschau
text-command-review-help = was Glück war und was deine Entscheidungen kosteten
text-command-worst = schlimmste
text-command-worst-help = deine drei teuersten Entscheidungen; warum 1 erklärt die schlimmste
text-agent-not-here = Das geht von hier aus nicht.
text-command-undo = rückgängig
text-command-undo-help = nimmt deinen letzten Zug zurück, solange nichts aufgedeckt wurde
text-command-who = wer
text-command-who-help = wer am Tisch sitzt und wer am Zug ist
text-command-more = mehr
text-command-more-help = mehr von der letzten Antwort
text-command-again = nochmal, wiederholen
text-command-again-help = die letzte Antwort noch einmal
text-command-help = hilfe
text-command-help-help = welche Befehle es gibt; hilfe und ein Befehl erklärt diesen
text-command-take-back = zurücknehmen
text-command-take-back-help = bittet die anderen, deinen letzten Zug zurücknehmen zu dürfen
text-command-yes = ja
text-command-yes-help = stimmt dem zu, worum jemand bittet
text-command-no = nein
text-command-no-help = lehnt ab, worum jemand bittet
text-command-say = sagen
text-command-say-help = spricht mit den anderen: sagen viel Glück
text-command-set-up = aufstellen, für mich aufstellen
text-command-set-up-help = stellt deine Einheiten für dich auf, wenn etwas aufzustellen ist
text-nothing-to-set-up = Jetzt ist nichts aufzustellen.
text-set-up = „{ $word }“ stellt deine Einheiten für dich auf.
text-command-save = speichern
text-command-save-help = schreibt die Partie in eine Datei: speichern partie.json
text-command-quit = verlassen
text-command-quit-help = verlässt den Tisch

text-help = Befehle: { $words }. Sie dürfen abgekürzt werden. { $more } erklärt alle, { $help } BEFEHL erklärt einen.
text-help-moves = Ein Zug wird mit seiner Nummer gewählt oder in Worten: { $name }. Kurz: { $move }
text-help-line = { $word }: { $help }.
text-moves-count = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }; „{ $word }“ zählt sie auf.
text-at-any-time = Jederzeit: { $moves }.
text-moves-left = { $count ->
    [one] { $count } Zug
   *[other] { $count } Züge
 }.
text-which = { $count } Züge passen. Welcher?
text-is-legal = Das darfst du: { $move }.
text-no-such-number = Einen Zug { $number } gibt es nicht; der letzte ist { $most }.
text-too-long = Eine Zeile darf höchstens { $most } Zeichen haben.
text-unknown = „{ $text }“ ist weder ein Zug noch ein Befehl; { $word } zählt die Befehle auf.
text-no-hand = Du hast nichts, was die anderen nicht sehen dürfen.
text-advice = { $number }. { $move }: { $percent } %. { $reason }
text-advice-judged = { $number }. { $move }. { $reason }
text-advice-named = { $move }. { $reason }
text-advice-none = Es gibt nichts zu wählen.
text-no-odds = Im Moment gibt es nichts zu berechnen.
text-no-lessons = Wie dieses Spiel gespielt wird, hat noch niemand aufgeschrieben; es steht in den Regeln.
text-rules = Kapitel: { $rules }.
text-rules-found = { $count } Regeln passen:
text-no-rule = Eine Regel „{ $text }“ gibt es nicht.
text-no-deal = An diesem Tisch wird nichts verglichen: Sein Glück ist sein eigenes.
text-no-result = Die Partie ist noch nicht zu Ende.
text-log-empty = Es ist noch nichts geschehen.
text-no-more = Das war alles.
text-watching = Du schaust zu; die Züge machen andere.
text-seat = { $number }: { $seat }{ $own ->
    [yes] , du
   *[no] { "" }
 }{ $acts ->
    [yes] , am Zug
   *[no] { "" }
 }
text-undone = Zurückgenommen: { $line }
text-news-many = { $count } Ereignisse. { $told ->
    [one] Das wichtigste:
   *[other] Die { $told } wichtigsten:
 }
