## Austeilungen, die viele spielen: Ergebnisse in wenigen Worten
footclub-standing = { $won ->
        [2] gewonnen
        [1] unentschieden
       *[0] verloren
    } { $own }:{ $other }
les-poilus-standing = { $won ->
        [1] wieder daheim nach { $mission ->
            [one] einem Einsatz
           *[other] { $mission } Einsätzen
        }
       *[0] verloren, noch { $left ->
            [one] eine Karte
           *[other] { $left } Karten
        } zu spielen
    }
trench-club-standing = { $won ->
        [2] gewonnen in Runde { $rounds }, Truppenbilanz { $ahead }
        [1] Waffenstillstand, Truppenbilanz { $ahead }
       *[0] verloren in Runde { $rounds }, Truppenbilanz { $ahead }
    }

## Seiten der Austeilungen
web-deals-about = Dieselben Karten und Würfel für alle, die heute spielen, mit Computerspielern, die gleich antworten. Spiel eine Austeilung einmal für die Wertung, dann so oft du magst. Wer einen Tag auslässt, verliert nichts.
web-deals-today = Heute
web-deals-before = Vergangene Tage
web-deals-play = Spielen
web-deals-go-on = Weiterspielen
web-deals-fresh = Noch nicht gespielt
web-deals-running = Begonnen
web-deals-players = { $count ->
        [0] Hier hat sie noch niemand gespielt.
        [one] Hier hat sie eine Person gespielt.
       *[other] Hier haben sie { $count } Leute gespielt.
    }
web-deals-next = Die nächsten Austeilungen öffnen um { $time }.
web-deals-promise = Das Versprechen für morgen
web-deals-promise-about = Der SHA-256 des Geheimnisses von morgen. Wer ihn sich merkt, sieht am Tag danach, dass niemand das Glück nach den Ergebnissen gewählt hat.
web-deals-here = Ohne Server folgt das Glück eines Tages aus seinem Datum: Alle bekommen dasselbe, auf jedem Gerät. Verglichen wirst du mit den Computerspielern, nur auf diesem Gerät.
web-deals-day = Tag
web-deals-challenge = Freunde herausfordern
web-deals-challenge-about = Eine neue Austeilung für dich und deine Freunde, zusammen oder jeder für sich. Alle, die den Link haben, bekommen dasselbe Glück.
web-deals-challenge-make = Neue Herausforderung: { $game }
web-deal-of-day = Austeilung vom { $day }
web-deal-challenge = Herausforderung
web-deal-fixed-about = Das Glück dieser Austeilung steht vorher fest: Dieselbe Handlung in derselben Lage trifft auf dasselbe Glück, was auch sonst geschah. An den anderen Plätzen sitzen Computerspieler der Stufe „{ $level }“; wer dasselbe sieht, antwortet gleich.
web-deal-first = Dein erster Versuch zählt, wenn er vor dem { $date } zu Ende ist; dabei gibt es keinen Rat, und was gezogen oder gewürfelt ist, wird nicht zurückgenommen.
web-deal-play-first = Für die Wertung spielen
web-deal-again = Noch einmal, ohne Wertung
web-deal-play-late = Spielen
web-deal-late = Die Zeit dieser Austeilung ist um: Du kannst sie noch spielen, aber es zählt nicht mehr.
web-deal-as = Du spielst: { $side }
web-deal-with-friends = Mit Freunden an den anderen Plätzen spielen
web-deal-results = Ergebnisse
web-deal-wait = Die Ergebnisse erscheinen, wenn dein erster Versuch zu Ende ist.
web-deal-nobody = Noch hat sie niemand beendet.
web-deal-place = Rang
web-deal-who = Wer
web-deal-result = Ergebnis
web-deal-luck = Glück
web-deal-you = Du
web-deal-somebody = Jemand
web-deal-against = { $who } gegen { $others }
web-deal-bot = Computer: { $level }
web-deal-compared = { $others ->
        [0] Sonst hat sie hier noch niemand beendet.
        [1] { $better ->
            [1] Die einzige andere Person, die sie hier beendet hat, war besser.
           *[other] { $level ->
                [1] Die einzige andere Person, die sie hier beendet hat, war gleich gut.
               *[other] Die einzige andere Person, die sie hier beendet hat, war schlechter.
            }
        }
       *[other] Von { $others } anderen hier { $better ->
            [one] war
           *[other] waren
        } { $better } besser, { $level } gleich gut und { $worse } schlechter als du.
    }
web-deal-compared-luck = Ohne Glück, wie die Rückschauen es sagen: { $better } von { $count } anderen { $better ->
        [one] war
       *[other] waren
    } besser.
web-deal-difficulty = Wie die Computerspieler sie fanden: { $difficulty ->
        [easy] leicht
        [fair] mittel
        [hard] schwer
       *[other] sehr schwer
    } ({ $percent } % der Punkte).
web-deal-levels = Die Computerspieler sind noch dabei: { $done } von { $all } Stufen haben gespielt.
web-deal-points = { $sign }{ $points } Punkte
web-deal-promise = Das Versprechen, gegeben am { $date }
web-deal-secret = Das Geheimnis
web-deal-secret-later = Es wird am { $date } gezeigt.
web-deal-kept = ✓ Das Geheimnis ist das versprochene.
web-deal-broken = ✕ Das Geheimnis ist NICHT das versprochene.
web-deal-seen = Dieses Gerät sah das Versprechen am { $date }, bevor die Austeilung öffnete.
web-deal-link = Schick diesen Link: Wer ihn öffnet, spielt dieselbe Austeilung.
web-deal-open = Öffnet am { $date }
