# Die Bühne: Was geschieht, wird eins nach dem anderen gezeigt.
web-stage-strip = Was gerade geschieht
web-stage-hold = Anhalten (k)
web-stage-go-on = Weiter (k)
web-stage-next = Nächstes (Leertaste)
web-stage-present = Zum aktuellen Stand (Esc)
web-stage-more = { $count ->
    [one] noch { $count }
   *[other] noch { $count }
}
web-stage-pace = Tempo
web-stage-pace-slow = langsam
web-stage-pace-normal = normal
web-stage-pace-fast = schnell
web-stage-pace-none = sofort
web-stage-pace-hint = Wie lange gezeigt wird, was geschieht; „sofort“ zeigt nur, wie der Tisch danach steht.
web-stage-meanwhile = Was inzwischen geschah
web-stage-digest-show = Noch einmal zeigen
web-step-play = Abspielen
web-step-pause = Pause
