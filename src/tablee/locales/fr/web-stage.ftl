# La scène : ce qui se passe est montré une chose après l’autre.
web-stage-strip = Ce qui se passe
web-stage-hold = Suspendre (k)
web-stage-go-on = Reprendre (k)
web-stage-next = Suite (Espace)
web-stage-present = Tout passer (Échap)
web-stage-more = { $count ->
    [one] encore { $count }
   *[other] encore { $count }
}
web-stage-pace = Rythme
web-stage-pace-slow = lent
web-stage-pace-normal = normal
web-stage-pace-fast = rapide
web-stage-pace-none = immédiat
web-stage-pace-hint = Combien de temps ce qui se passe est montré ; « immédiat » ne montre que l’état de la table ensuite.
web-stage-meanwhile = Ce qui s’est passé entre-temps
web-stage-digest-show = Revoir
web-step-play = Lecture
web-step-pause = Pause
