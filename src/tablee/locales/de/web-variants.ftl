# Die Varianten, die ein neuer Tisch anbietet, und mit welchen Worten ein Tisch sie nennt.
web-variants = Varianten der Regeln
web-variant-challenge = Herausforderung
web-variant-challenge-none = keine Herausforderung
web-variant-challenge-after = { $count ->
    [0] Herausforderung: das erste Spiel
    [one] Herausforderung: nach einem Sieg
   *[other] Herausforderung: nach { $count } Siegen
 }
web-variant-victory = Wann ist die Partie gewonnen?
web-variant-victory-after-support = gewonnen nach dem Rückhalt (Anleitung)
web-variant-victory-at-once = sofort gewonnen, auch vor dem Rückhalt
web-variant-leader = Wer führt den ersten Einsatz an?
web-variant-leader-chance = der Zufall entscheidet
web-variant-leader-is = Spieler { $number } führt zuerst
web-variant-soldiers = Wer ist welcher Soldat?
web-variant-soldier-chance = der Zufall entscheidet
web-variant-soldier-is = Spieler { $number } ist { $name }
web-variant-cards = Spielkarten jeder Seite
web-variant-cards-pile = Nachziehstapel: { $count } Karten. Es muss eine gerade Zahl sein, mindestens { $least }.
web-variant-cards-range = eine ganze Zahl von { $least } bis { $most }
web-variant-cards-own = andere Spielkarten
web-variant-teams = Mannschaften
web-variant-teams-file = Eigene Mannschaften (JSON-Datei) …
web-variant-teams-usual = Die üblichen Mannschaften als Datei zum Ändern
web-variant-teams-broken = Diese Datei enthält keine zwei Mannschaften, blue und red.
web-variant-teams-are = { $blue } gegen { $red }
web-variant-teams-back = Wieder die üblichen Mannschaften
web-variant-prices-own = andere Preise
web-variant-field = Wie viel von der Karte?
web-variant-field-half = die halbe Karte mit zwei Nationen
web-variant-field-whole = die ganze Karte mit vier Nationen
web-variant-central = Mittelmächte
web-variant-entente = Entente
web-variant-shared = Wer befehligt zwei Nationen?
web-variant-shared-central = eine Person befehligt beide Mittelmächte
web-variant-shared-entente = eine Person befehligt beide Nationen der Entente
web-variant-threshold-step = Wie viel hilft Erfahrung?
web-variant-threshold-step-1 = eine Zahl mehr je Stufe der Erfahrung
web-variant-threshold-step-2 = zwei Zahlen mehr je Stufe der Erfahrung
web-variant-special-start = Alle beginnen mit einer Spezialeinheit ihrer Wahl
web-variant-two-national-units = Alle beginnen mit zwei nationalen Einheiten
web-variant-destroyed-at-five = Fünf Schaden zerstören eine Einheit
web-variant-double-armies = Alle beginnen mit zwei Einheiten jeder Art
web-variant-first-turn-limits = Alle Kompanien vom ersten Zug an
web-variant-surrender = Niemand darf kapitulieren
web-variant-armistice = Wann beendet ein Waffenstillstand die Partie?
web-variant-armistice-after = Waffenstillstand nach { $rounds } Runden
web-variant-decision = Nach der letzten Runde gewinnen mehr Forts
