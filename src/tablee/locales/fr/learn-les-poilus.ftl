# The game taught, topic by topic: what each is called, and what is to be known of it.
les-poilus-learn-topics = goal, mission, turn, example, knocks, help, support, remember
les-poilus-learn-goal = Rentrer tous ensemble
les-poilus-learn-goal-text =
    Vous gagnez ensemble ou perdez ensemble. La pile des Épreuves, c’est ce que la guerre vous réserve encore. Quand elle est vide, et toutes les mains aussi, c’est la paix : vous avez gagné.
    L’autre pile est votre moral, et chaque mission en coûte. Quand sa dernière carte s’en va, il ne reste que le Monument : vous avez perdu.
les-poilus-learn-mission = Une mission
les-poilus-learn-mission-text =
    Le chef annonce combien de cartes chacun reçoit : c’est l’intensité. Puis chacun fait une seule chose à son tour, jusqu’à ce que tous se soient repliés. La mission est alors réussie, et ce qui a été joué a disparu pour de bon.
    Une mission peut aussi échouer. Ce qui a été joué retourne alors dans la pile des Épreuves.
les-poilus-learn-turn = À votre tour
les-poilus-learn-turn-text =
    Faites une chose parmi quatre : jouer une carte, utiliser votre Porte-Bonheur, prononcer un discours ou vous replier.
    Une carte de menaces se pose dans le No Man’s Land. Un coin déchiré est un piège : vous piochez aussitôt une autre carte et devez la jouer aussi. La bleusaille joue sans pièges.
les-poilus-learn-example = Trois identiques : la mission échoue
les-poilus-learn-example-text =
    Deux obus sont dans le No Man’s Land. Un troisième obus fait échouer la mission sur-le-champ.
    Ici, on peut donc jouer « neige et masque », mais « pluie et obus » doit attendre.
les-poilus-learn-knocks = Les Coups Durs
les-poilus-learn-knocks-text =
    Un Coup Dur se pose devant celui qui le joue, et il y reste. Un Traumatisme ou une Phobie compte comme une menace de plus tant que le soldat est en mission ; d’autres rendent muet, maladroit ou peureux.
    Quatre Coups Durs devant un même soldat, c’est trop : tout le monde perd.
les-poilus-learn-help = S’entraider
les-poilus-learn-help-text =
    Votre Porte-Bonheur retire du No Man’s Land une carte qui montre sa menace, une seule fois.
    Un discours coûte un jeton Discours : nommez une menace, et chaque ami peut défausser une carte qui la montre. Qui vient de diriger une mission prend un jeton.
les-poilus-learn-support = Se replier et soutenir
les-poilus-learn-support-text =
    En vous repliant, vous gardez vos cartes et posez une tuile Soutien face cachée. Sa flèche désigne un ami.
    Après la mission, on montre les tuiles. Celui qui est seul à en avoir le plus est aidé : il se débarrasse d’un ou deux Coups Durs, ou récupère son Porte-Bonheur. Après un échec, c’est un seul Coup Dur.
les-poilus-learn-remember = À retenir
les-poilus-learn-remember-text =
    Les cartes restées en main coûtent du moral : autant que vous en avez tous ensemble, mais au moins trois.
    Si deux amis ont le plus de soutien à égalité, personne n’est aidé : parlez-en.
    Regardez le risque indiqué avec chacune de vos cartes avant de la jouer.
    Repliez-vous avant qu’il ne soit trop tard, mais pas trop tôt.
