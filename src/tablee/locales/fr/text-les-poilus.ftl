les-poilus-topic-soldier = poilu, soldat, joueur
les-poilus-topic-soldier-help = tous les Poilus, ou un seul : poilu suivi d’un nom ou d’un numéro
les-poilus-topic-card = carte
les-poilus-topic-card-help = ce que fait une carte : carte 14, carte mutisme
les-poilus-card-does = { $card } : { $does }
les-poilus-does-threat = posée dans le No Man’s Land, elle ajoute { $count } menaces.
les-poilus-does-trap = posée dans le No Man’s Land, elle ajoute { $count } menaces ; jouée de la main, son piège fait piocher et jouer une autre carte.
les-poilus-does-christmas = son joueur défausse un Coup Dur posé devant n’importe qui.
