# Was einen Augenblick lang über dem Tisch steht.
banner-les-poilus-leads-first = { $you ->
    [yes] Du führst den ersten Einsatz
   *[no] { $name } führt den ersten Einsatz
}
banner-les-poilus-mission = Einsatz { $mission } · Schwierigkeit { $intensity }
banner-les-poilus-frenzied = { $you ->
    [yes] { $count ->
        [one] Eine Karte mehr für dich
       *[other] { $count } Karten mehr für dich
     }
   *[no] { $count ->
        [one] Eine Karte mehr für { $name }
       *[other] { $count } Karten mehr für { $name }
     }
}
banner-les-poilus-dove-bare = Nichts steht mehr vor dem Frieden
banner-les-poilus-knock = { $you ->
    [yes] Du: { $knock }
   *[no] { $name }: { $knock }
}
banner-les-poilus-christmas = Frohe Weihnachten
banner-les-poilus-trap = Eine Falle!
banner-les-poilus-clumsy = Ungeschickt: noch eine Karte
banner-les-poilus-nothing-to-draw = Nichts mehr zu ziehen
banner-les-poilus-takes-command = { $you ->
    [yes] Du reißt die Führung an dich
   *[no] { $name } reißt die Führung an sich
}
banner-les-poilus-charm = { $you ->
    [yes] { $threat ->
        [night] Dein Glücksbringer vertreibt die Nacht
        [snow] Dein Glücksbringer vertreibt den Schnee
        [rain] Dein Glücksbringer vertreibt den Regen
        [shell] Dein Glücksbringer hält die Granate ab
        [mask] Dein Glücksbringer vertreibt das Gas
       *[whistle] Dein Glücksbringer bringt die Pfeife zum Schweigen
     }
   *[no] { $threat ->
        [night] Der Glücksbringer von { $name } vertreibt die Nacht
        [snow] Der Glücksbringer von { $name } vertreibt den Schnee
        [rain] Der Glücksbringer von { $name } vertreibt den Regen
        [shell] Der Glücksbringer von { $name } hält die Granate ab
        [mask] Der Glücksbringer von { $name } vertreibt das Gas
       *[whistle] Der Glücksbringer von { $name } bringt die Pfeife zum Schweigen
     }
}
banner-les-poilus-speech = { $you ->
    [yes] { $threat ->
        [night] Du sprichst von der Nacht
        [snow] Du sprichst vom Schnee
        [rain] Du sprichst vom Regen
        [shell] Du sprichst von den Granaten
        [mask] Du sprichst vom Gas
       *[whistle] Du sprichst von der Pfeife
     }
   *[no] { $threat ->
        [night] { $name } spricht von der Nacht
        [snow] { $name } spricht vom Schnee
        [rain] { $name } spricht vom Regen
        [shell] { $name } spricht von den Granaten
        [mask] { $name } spricht vom Gas
       *[whistle] { $name } spricht von der Pfeife
     }
}
banner-les-poilus-answers = { $count ->
    [0] Niemand wirft eine Karte ab
    [one] Eine Karte abgeworfen
   *[other] { $count } Karten abgeworfen
}
banner-les-poilus-failed = { $threat ->
    [night] Einsatz { $mission } scheitert: dreimal Nacht
    [snow] Einsatz { $mission } scheitert: dreimal Schnee
    [rain] Einsatz { $mission } scheitert: dreimal Regen
    [shell] Einsatz { $mission } scheitert: drei Granaten
    [mask] Einsatz { $mission } scheitert: drei Gasmasken
   *[whistle] Einsatz { $mission } scheitert: drei Pfeifen
}
banner-les-poilus-succeeded = Einsatz { $mission } gelingt
banner-les-poilus-supported = { $you ->
    [yes] Du bekommst Rückhalt: { $count }
   *[no] { $name } bekommt Rückhalt: { $count }
}
banner-les-poilus-divided = Der Rückhalt teilt sich: Niemandem ist geholfen
banner-les-poilus-relieved = { $you ->
    [yes] Du wirst { $knocks } los
   *[no] { $name } wird { $knocks } los
}
banner-les-poilus-charm-back = { $you ->
    [yes] Du hast deinen Glücksbringer zurück
   *[no] { $name } hat den Glücksbringer zurück
}
banner-les-poilus-declined = { $you ->
    [yes] Du bittest um nichts
   *[no] { $name } bittet um nichts
}
banner-les-poilus-morale = Die Moral sinkt um { $count }
banner-les-poilus-morale-hands = { $count } Karten sind auf der Hand geblieben
banner-les-poilus-morale-least = nie weniger als 3
banner-les-poilus-morale-demoralized = { $why }, eine mehr für Demoralisiert
banner-les-poilus-peace = Frieden
banner-les-poilus-monument = Das Kriegerdenkmal
banner-les-poilus-friend-lost = { $you ->
    [yes] Du kannst nicht mehr
   *[no] { $name } kann nicht mehr
}
# Was ein Platz tut, in höchstens drei Wörtern.
banner-les-poilus-does = { $event ->
    [intensity-named] wählt die Schwierigkeit
    [card-played] spielt eine Karte
    [trap-sprung] tappt hinein
    [charm-used] nutzt den Glücksbringer
    [speech-made] macht einen Aufruf
    [withdrew] zieht sich zurück
    [withdrew-without-tile] zieht sich zurück
    [tile-dropped] zieht sich zurück
    [leadership-taken] übernimmt die Führung
    [leader-passed] führt jetzt
    [leader-named] führt
    [token-taken] nimmt ein Plättchen
    [clumsy-drew] zieht eine Karte
    [frenzy-drew] zieht eine Karte
    [nothing-to-draw] zieht nichts
    [christmas-freed] hilft einem Freund
    [support-gained] bekommt Rückhalt
    [knock-removed] erholt sich
    [charm-restored] erholt sich
    [support-declined] bittet um nichts
    [friend-lost] kann nicht mehr
   *[other] handelt
}
# Die Karte eines Einsatzes.
banner-les-poilus-card-support = Rückhalt
banner-les-poilus-card-morale = Moral
