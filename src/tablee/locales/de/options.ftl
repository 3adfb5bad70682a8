# Was jede Option eines Tisches bewirkt, für alle, die sie mit Namen setzen.
options-heading = Optionen: --option NAME=WERT, oder [options] in der Datei eines Experiments
options-default = (üblich)
options-range = { $least } bis { $most }
options-example = zum Beispiel
options-levels = Stufen der Computerspieler, die schwächste zuerst (--bots, --seats):
options-yardsticks = Vergleichsspieler für Bots:
options-yardstick-uniform = irgendein erlaubter Zug, zufällig
options-yardstick-sensible = schnell, nach Faustregeln
options-plug-ins = Installierte Bots:
options-plug-in-hidden = (lässt sich nicht wählen: eine Stufe oder ein Vergleichsspieler heißt so)
options-own-bot = Dein eigener Bot: bot.py:Klasse oder modul:Klasse
options-not-a-level = Ein Schwierigkeitsgrad sagt, wie schwer das Spiel selbst ist; eine Stufe sagt, wie gut ein Computerspieler spielt. „recruit“ und „veteran“ heißen beide so.

les-poilus-option-players-about = Wie viele Freunde zusammen spielen (P1.1).
les-poilus-option-difficulty-about = Wie schwer das Spiel ist: recruit beachtet keine Fallen, veteran beginnt mit 30 Bedrohungskarten (P1.7).
les-poilus-option-challenge-about = Nach so vielen Siegen weiterspielen: zwei Bedrohungskarten mehr für jeden, höchstens 30. Nur beim normalen Schwierigkeitsgrad (P1.7).
les-poilus-option-victory-about = Ob die Partie auch vor dem Rückhalt gewonnen werden kann (P4.5).
les-poilus-option-soldiers-about = Der Soldat jedes Platzes als Liste aus felix, gustave, charles, gaston, anselme und lazare; ohne Liste oder mit einer kürzeren entscheidet der Zufall (P1.1).
les-poilus-option-leader-about = Wer den ersten Einsatz anführt: ein Platz mit seiner Nummer, oder der Zufall (P1.5).

footclub-option-players-about = Immer zwei: Der erste Platz ist Blau, der zweite Rot (F1.1).
footclub-option-shoot-out-about = Ob ein Elfmeterschießen ein Unentschieden entscheidet; eine Hausregel (F4.1).
footclub-option-teams-about = Eigene Mannschaften statt der üblichen, mit --option teams=@DATEI (F1.1).
footclub-option-cards-about = Andere Spielkarten: dieselben für beide Seiten, oder erst die von Blau und dann die von Rot (F1.2).

trench-club-option-players-about = Wie viele Personen spielen; vier Nationen kämpfen immer auf der ganzen Karte (T1.1).
trench-club-option-field-about = Die halbe Karte mit zwei Nationen oder die ganze mit vier; wer nichts wählt, spielt zu zweit auf der halben (T1.1).
trench-club-option-map-about = Die Karte: eine des Spiels, der Name einer eigenen, oder --option map=@DATEI (T12).
trench-club-option-central-about = Die Nation der Mittelmächte auf der halben Karte; der erste Platz spielt sie (T1.1).
trench-club-option-entente-about = Die Nation der Entente auf der halben Karte; der zweite Platz spielt sie (T1.1).
trench-club-option-shared-about = Zu dritt: die Seite, deren zwei Nationen eine Person befehligt (T1.1).
trench-club-option-first-turn-limits-about = Ob jede Seite in ihrem ersten Zug weniger Kompanien einsetzt; ohne das ist Beginnen ein großer Vorteil (T1.6).
trench-club-option-threshold-step-about = Um wie viele Zahlen des Würfels eine Stufe der Erfahrung hilft (T5.4).
trench-club-option-special-forces-about = Ob Spezialeinheiten gekauft werden können (T8).
trench-club-option-victory-points-about = Ob Siegpunkte und Hauptquartiere entscheiden, nicht nur Forts (T9).
trench-club-option-trenches-about = Ob Schützengräben ein eigenes Gelände sind (T10).
trench-club-option-special-start-about = Ob alle mit einer Spezialeinheit ihrer Wahl beginnen (T11.1).
trench-club-option-two-national-units-about = Ob alle mit zwei nationalen Einheiten beginnen (T11.2).
trench-club-option-destroyed-at-five-about = Ob fünf Schaden eine Einheit zerstören statt sechs (T11.3).
trench-club-option-double-armies-about = Ob alle mit zwei Einheiten jeder Art beginnen (T11.4).
trench-club-option-surrender-about = Ob eine Seite kapitulieren darf (T7.1).
trench-club-option-armistice-about = Die Runde, nach der die Partie unentschieden endet (T14.19).
trench-club-option-decision-about = Ob nach dieser Runde gewinnt, wer mehr Forts hält, und vorher keine Zahl von Forts (T14.22).
trench-club-option-battle-about = Ein kurzes Gefecht von etwa 25 Minuten zu zweit, das alle anderen Optionen festlegt (T14.23).
trench-club-option-battle-bridgehead = Deutschland muss die Aisne überschreiten
trench-club-option-battle-relief = ein belagertes britisches Fort und eine Kolonne zum Entsatz
trench-club-option-battle-raid = französische Reiter hinter den deutschen Linien
trench-club-option-prices-about = Was Einheiten kosten, wo es von der Einheitendatei abweicht, etwa prices.tank=18; „special-force“ steht für alle diese (T14.21).
