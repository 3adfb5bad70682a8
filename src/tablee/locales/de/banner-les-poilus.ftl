# Was einen Augenblick lang über dem Tisch steht.
banner-les-poilus-leads-first = { $name } führt den ersten Einsatz
banner-les-poilus-mission = Einsatz { $mission } · Schwierigkeit { $intensity }
banner-les-poilus-frenzied = { $count ->
    [one] Eine Karte mehr für { $name }
   *[other] { $count } Karten mehr für { $name }
}
banner-les-poilus-dove-bare = Nichts steht mehr vor dem Frieden
banner-les-poilus-knock = { $name }: { $knock }
banner-les-poilus-christmas = Fröhliche Weihnachten
banner-les-poilus-trap = Eine Falle!
banner-les-poilus-clumsy = Ungeschickt: noch eine Karte
banner-les-poilus-nothing-to-draw = Nichts mehr zu ziehen
banner-les-poilus-takes-command = { $name } reißt die Führung an sich
banner-les-poilus-charm = { $threat ->
    [night] Der Glücksbringer von { $name } vertreibt die Nacht
    [snow] Der Glücksbringer von { $name } vertreibt den Schnee
    [rain] Der Glücksbringer von { $name } vertreibt den Regen
    [shell] Der Glücksbringer von { $name } hält die Granate ab
    [mask] Der Glücksbringer von { $name } vertreibt das Gas
   *[whistle] Der Glücksbringer von { $name } bringt die Pfeife zum Schweigen
}
banner-les-poilus-speech = { $threat ->
    [night] { $name } spricht von der Nacht
    [snow] { $name } spricht vom Schnee
    [rain] { $name } spricht vom Regen
    [shell] { $name } spricht von den Granaten
    [mask] { $name } spricht vom Gas
   *[whistle] { $name } spricht von der Pfeife
}
banner-les-poilus-answers = { $count ->
    [0] Niemand legt eine Karte ab
    [one] Eine Karte abgelegt
   *[other] { $count } Karten abgelegt
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
banner-les-poilus-supported = { $name } bekommt Rückhalt: { $count }
banner-les-poilus-divided = Der Rückhalt teilt sich: Niemandem ist geholfen
banner-les-poilus-relieved = { $name } wird frei: { $knocks }
banner-les-poilus-charm-back = { $name } hat den Glücksbringer zurück
banner-les-poilus-declined = { $name } bittet um nichts
banner-les-poilus-morale = Die Moral sinkt um { $count }
banner-les-poilus-morale-hands = { $count } Karten sind auf Händen geblieben
banner-les-poilus-morale-least = mindestens 3
banner-les-poilus-morale-demoralized = { $why }, eine mehr für Demoralisiert
banner-les-poilus-peace = Frieden
banner-les-poilus-monument = Das Denkmal
banner-les-poilus-friend-lost = { $name } kann nicht mehr
