les-poilus-name = Les Poilus
les-poilus-about = Dans les tranchées de la Grande Guerre, des amis tentent de rentrer tous ensemble.
les-poilus-chaplain = l’Aumônier

## Threats, tiles and cards
les-poilus-threat-night = nuit
les-poilus-threat-snow = neige
les-poilus-threat-rain = pluie
les-poilus-threat-shell = obus
les-poilus-threat-mask = masque
les-poilus-threat-whistle = sifflet
les-poilus-tile-left = gauche
les-poilus-tile-right = droite
les-poilus-tile-left2 = double gauche
les-poilus-tile-right2 = double droite
les-poilus-card-threat = { $threats }
les-poilus-card-all = les six menaces
les-poilus-card-trap = { $card } (piège)
les-poilus-card-trauma-night = Traumatisme (nuit)
les-poilus-card-trauma-snow = Traumatisme (neige)
les-poilus-card-trauma-rain = Traumatisme (pluie)
les-poilus-card-phobia-shell = Phobie (obus)
les-poilus-card-phobia-mask = Phobie (masque)
les-poilus-card-phobia-whistle = Phobie (sifflet)
les-poilus-card-wounded = Blessé
les-poilus-card-mute = Mutisme
les-poilus-card-tyrannical = Tyrannique
les-poilus-card-demoralized = Démoralisé
les-poilus-card-fragile = Fragile
les-poilus-card-fearful = Peureux
les-poilus-card-panicked = Paniqué
les-poilus-card-frenzied = Frénétique
les-poilus-card-selfish = Égoïste
les-poilus-card-hard-headed = Têtu
les-poilus-card-prideful = Orgueilleux
les-poilus-card-clumsy = Maladroit
les-poilus-card-absent-minded = Étourdi
les-poilus-card-merry-christmas = Joyeux Noël

les-poilus-quoted = « { $card } »
# Between two cards of a list, whose own names have commas.
les-poilus-between-cards = { " ; " }
les-poilus-no-card = aucune carte
les-poilus-no-threat = aucune
les-poilus-no-knock = aucun
les-poilus-no-tile = aucune tuile

## What happened
les-poilus-event-soldier-taken = { $you ->
    [seat] Vous êtes { $soldier }.
   *[other] { $seat } joue { $soldier }.
 }
les-poilus-event-soldier-there = { $soldier } est là.
les-poilus-event-leader-named = { $you ->
    [seat] Vous dirigez la première mission.
   *[other] { $seat } dirige la première mission.
 }
les-poilus-event-tiles-dealt = { $you ->
    [seat] Vos tuiles Soutien : { $tiles }.
   *[other] { $seat } a les tuiles Soutien { $tiles }.
 }
les-poilus-event-tiles-dealt-hidden = { $you ->
    [seat] Vous prenez trois tuiles Soutien.
   *[other] { $seat } prend trois tuiles Soutien.
 }
les-poilus-event-intensity-named = { $you ->
    [seat] Mission { $mission } : vous annoncez l’intensité { $intensity }.
   *[other] Mission { $mission } : { $seat } annonce l’intensité { $intensity }.
 }
les-poilus-event-cards-dealt = { $you ->
    [seat] Vous recevez { $cards }.
   *[other] { $seat } reçoit { $cards }.
 }
les-poilus-event-cards-dealt-hidden = { $you ->
    [seat] Vous { $count ->
        [0] ne recevez aucune carte
        [one] recevez une carte
       *[other] recevez { $count } cartes
     }.
   *[other] { $seat } { $count ->
        [0] ne reçoit aucune carte
        [one] reçoit une carte
       *[other] reçoit { $count } cartes
     }.
 }
les-poilus-event-frenzy-drew = { $you ->
    [seat] Frénétique : vous piochez en plus { $cards }.
   *[other] Frénétique : { $seat } pioche en plus { $cards }.
 }
les-poilus-event-frenzy-drew-hidden = { $you ->
    [seat] Frénétique : vous { $count ->
        [0] n’avez plus rien à piocher
        [one] piochez une carte de plus
       *[other] piochez { $count } cartes de plus
     }.
   *[other] Frénétique : { $seat } { $count ->
        [0] n’a plus rien à piocher
        [one] pioche une carte de plus
       *[other] pioche { $count } cartes de plus
     }.
 }
les-poilus-event-chaplain-laid = L’Aumônier pose une tuile Soutien face cachée.
les-poilus-event-card-played = { $you ->
    [seat] Vous jouez { $card }.
   *[other] { $seat } joue { $card }.
 }
les-poilus-event-trap-sprung = { $you ->
    [seat] Un piège ! Vous piochez { $card } et devez jouer cette carte aussitôt.
   *[other] Un piège ! { $seat } pioche { $card } et doit jouer cette carte aussitôt.
 }
les-poilus-event-clumsy-drew = { $you ->
    [seat] Maladroit : vous piochez { $card } et devez jouer cette carte.
   *[other] Maladroit : { $seat } pioche { $card } et doit jouer cette carte.
 }
les-poilus-event-nothing-to-draw = { $you ->
    [seat] Vous n’avez rien à piocher : la pile des Épreuves est vide.
   *[other] { $seat } n’a rien à piocher : la pile des Épreuves est vide.
 }
les-poilus-event-leadership-taken = { $you ->
    [seat] Tyrannique : vous prenez le commandement.
   *[other] Tyrannique : { $seat } prend le commandement.
 }
les-poilus-event-christmas-idle = { $you ->
    [seat] Joyeux Noël ! Il n’y a aucun Coup Dur à défausser.
   *[other] Joyeux Noël, { $seat } ! Il n’y a aucun Coup Dur à défausser.
 }
les-poilus-event-christmas-freed = { $you ->
    [seat] Joyeux Noël ! Vous délivrez { $owner } de { $card }.
    [owner] Joyeux Noël ! { $seat } vous délivre de { $card }.
   *[other] Joyeux Noël ! { $seat } délivre { $owner } de { $card }.
 }
les-poilus-event-christmas-freed-own = { $you ->
    [seat-owner] Joyeux Noël ! Vous vous débarrassez de { $card }.
   *[other] Joyeux Noël ! { $seat } se débarrasse de { $card }.
 }
les-poilus-event-charm-used = { $you ->
    [seat] Vous utilisez votre Porte-Bonheur : { $card } disparaît.
   *[other] { $seat } utilise son Porte-Bonheur : { $card } disparaît.
 }
les-poilus-event-speech-made = { $you ->
    [seat] Vous prononcez un discours ({ $threat }).
   *[other] { $seat } prononce un discours ({ $threat }).
 }
les-poilus-event-answer-given = { $you ->
    [seat] Vous avez répondu : { $card }.
   *[other] { $seat } a répondu : { $card }.
 }
les-poilus-event-answer-given-hidden = { $you ->
    [seat] Vous avez répondu.
   *[other] { $seat } a répondu.
 }
les-poilus-event-answer-shown = { $you ->
    [seat] Vous défaussez { $card }.
   *[other] { $seat } défausse { $card }.
 }
les-poilus-event-answer-declined = { $you ->
    [seat] Vous ne défaussez rien.
   *[other] { $seat } ne défausse rien.
 }
les-poilus-event-tile-dropped = { $you ->
    [seat] Étourdi : vous perdez votre tuile Soutien ({ $tile }).
   *[other] Étourdi : { $seat } perd une tuile Soutien ({ $tile }).
 }
les-poilus-event-tile-dropped-hidden = { $you ->
    [seat] Étourdi : vous perdez une tuile Soutien.
   *[other] Étourdi : { $seat } perd une tuile Soutien.
 }
les-poilus-event-withdrew = { $you ->
    [seat] Vous vous repliez ; votre tuile Soutien désigne { $target }.
    [target] { $seat } se replie ; sa tuile Soutien vous désigne.
   *[other] { $seat } se replie ; sa tuile Soutien désigne { $target }.
 }
les-poilus-event-withdrew-hidden = { $you ->
    [seat] Vous vous repliez et posez une tuile Soutien face cachée.
   *[other] { $seat } se replie et pose une tuile Soutien face cachée.
 }
les-poilus-event-withdrew-without-tile = { $you ->
    [seat] Vous vous repliez sans tuile Soutien.
   *[other] { $seat } se replie sans tuile Soutien.
 }
les-poilus-event-mission-failed = La mission { $mission } échoue : trois menaces identiques ({ $threat }).
les-poilus-event-mission-succeeded = La mission { $mission } est réussie.
les-poilus-event-tile-shown = { $you ->
    [place] Vous soutenez { $target }.
    [target] La tuile posée par { $place } vous revient.
   *[other] La tuile posée par { $place } va à { $target }.
 }
les-poilus-event-tile-shown-own = { $you ->
    [place-target] Vous vous soutenez vous-même.
   *[other] { $place } garde son soutien.
 }
les-poilus-event-support-gained = { $you ->
    [seat] Vous avez le plus de soutien ({ $count ->
        [one] une tuile
       *[other] { $count } tuiles
     }).
   *[other] { $seat } a le plus de soutien ({ $count ->
        [one] une tuile
       *[other] { $count } tuiles
     }).
 }
les-poilus-event-support-wasted = Le soutien est partagé : il n’aide personne.
les-poilus-event-knock-removed = { $you ->
    [seat] Vous vous débarrassez de { $card }.
   *[other] { $seat } se débarrasse de { $card }.
 }
les-poilus-event-charm-restored = { $you ->
    [seat] Vous récupérez votre Porte-Bonheur.
   *[other] { $seat } récupère son Porte-Bonheur.
 }
les-poilus-event-support-declined = { $you ->
    [seat] Vous ne changez rien.
   *[other] { $seat } ne change rien.
 }
les-poilus-event-morale-dropped = Le moral baisse de { $count } ; { $left ->
    [0] la réserve est épuisée
    [one] il reste { $left } carte en réserve
   *[other] il reste { $left } cartes en réserve
 }.
les-poilus-event-token-taken = { $you ->
    [seat] Vous prenez un jeton Discours.
   *[other] { $seat } prend un jeton Discours.
 }
les-poilus-event-leader-passed = { $you ->
    [seat] Vous dirigerez la prochaine mission.
   *[other] { $seat } dirigera la prochaine mission.
 }
les-poilus-event-game-won = La Paix ! Après { $mission ->
    [one] une mission
   *[other] { $mission } missions
 } et { $trials } Épreuves surmontées, tous rentrent à la maison.
les-poilus-event-monument-seen = À la mission { $mission }, la réserve est épuisée : il ne reste que le Monument.
les-poilus-event-friend-lost = { $you ->
    [seat] Vous subissez { $symbols } Coups Durs. C’en est trop.
   *[other] { $seat } subit { $symbols } Coups Durs. C’en est trop.
 }

## How it ended
les-poilus-end-victory = Victoire : les amis rentrent tous ensemble.{ $title ->
    [veteran] { " " }Vous avez gagné le titre de Vétéran.
   *[other] { "" }
 }
les-poilus-end-monument = Défaite à la mission { $mission } : il ne reste que le Monument.
les-poilus-end-hard-knocks = Défaite à la mission { $mission } : un ami a subi trop de Coups Durs.

## What you are asked
les-poilus-prompt-name-intensity = Vous dirigez la mission { $mission }. Annoncez son intensité, de { $least } à { $most }.
les-poilus-prompt-wait-intensity = { $turn } dirige la mission { $mission } et annonce l’intensité.
les-poilus-prompt-act = À vous : jouez { $cards ->
    [one] votre dernière carte
   *[other] une de vos { $cards } cartes
 }, ou faites une autre action.
les-poilus-prompt-act-empty = À vous, et votre main est vide : vous pouvez vous replier.
les-poilus-prompt-act-fearful = À vous. Deux menaces sont identiques et vous êtes Peureux : vous devez vous replier.
les-poilus-prompt-act-doomed = À vous. Vous ne pouvez pas vous replier, et { $cards ->
    [one] votre dernière carte fait
   *[other] chacune de vos { $cards } cartes fait
 } échouer la mission.
les-poilus-prompt-wait-action = C’est à { $turn } de jouer.
les-poilus-prompt-answer-speech = { $turn } prononce un discours ({ $threat }) : vous pouvez défausser une carte qui montre cette menace.
les-poilus-prompt-wait-answers = Réponses au discours : { $waiting ->
    [one] un ami réfléchit
   *[other] { $waiting } amis réfléchissent
 } encore.
les-poilus-prompt-choose-christmas = Joyeux Noël : choisissez un Coup Dur à défausser.
les-poilus-prompt-wait-christmas = { $turn } choisit un Coup Dur à défausser.
les-poilus-prompt-use-support = Vous avez le plus de soutien : débarrassez-vous d’un ou deux Coups Durs, ou récupérez votre Porte-Bonheur.
les-poilus-prompt-use-support-failed = Vous avez le plus de soutien : débarrassez-vous d’un Coup Dur.
les-poilus-prompt-wait-support = { $turn } a le plus de soutien et choisit.
les-poilus-prompt-over = La partie est finie.

## Why not
les-poilus-refusal-leader-names = C’est { $leader } qui dirige et annonce l’intensité.
les-poilus-refusal-intensity-first = Annoncez d’abord l’intensité de la mission.
les-poilus-refusal-intensity-too-low = L’intensité est d’au moins { $least }.
les-poilus-refusal-intensity-too-high = L’intensité est d’au plus { $most } : cela vide la pile.
les-poilus-refusal-not-your-turn = C’est à { $turn } de jouer.
les-poilus-refusal-withdrawn = Vous n’êtes plus dans cette mission.
les-poilus-refusal-no-such-action = À votre tour, vous jouez une carte, utilisez votre Porte-Bonheur, prononcez un discours ou vous repliez.
les-poilus-refusal-card-not-held = Vous n’avez pas { $card } en main.
les-poilus-refusal-christmas-first = { $you ->
    [chooser] Choisissez d’abord un Coup Dur à défausser.
   *[other] D’abord, { $chooser } doit choisir un Coup Dur à défausser.
 }
les-poilus-refusal-knock-not-lying = { $card } n’est devant personne.
les-poilus-refusal-charm-used = Votre Porte-Bonheur est déjà utilisé.
les-poilus-refusal-charm-other-threat = Votre Porte-Bonheur agit contre la menace { $threat }, que { $card } ne montre pas.
les-poilus-refusal-charm-not-lying = Le No Man’s Land ne contient pas { $card }.
les-poilus-refusal-charm-hard-knock = Un Porte-Bonheur n’enlève pas un Coup Dur comme { $card }.
les-poilus-refusal-no-token = Vous n’avez pas de jeton Discours.
les-poilus-refusal-answers-first = D’abord, chacun répond au discours.
les-poilus-refusal-not-asked = Le discours ne s’adresse pas à vous.
les-poilus-refusal-already-answered = Vous avez déjà répondu à ce discours.
les-poilus-refusal-no-speech = Personne ne prononce de discours.
les-poilus-refusal-answer-other-threat = Le discours nomme la menace { $threat }, que { $card } ne montre pas.
les-poilus-refusal-tile-not-held = Vous n’avez pas de tuile { $tile } disponible.
les-poilus-refusal-tile-needed = En vous repliant, vous devez poser une de vos tuiles Soutien.
les-poilus-refusal-tile-chosen = Vous choisissez vous-même votre tuile Soutien ; seul le Paniqué s’en remet au hasard.
les-poilus-refusal-no-tile-left = Il ne vous reste aucune tuile Soutien : vous vous repliez sans en poser.
les-poilus-refusal-support-first = { $you ->
    [chooser] Décidez d’abord de votre soutien.
   *[other] D’abord, { $chooser } doit décider du soutien.
 }
les-poilus-refusal-no-support = Le soutien vient après la mission.
les-poilus-refusal-charm-still-up = Votre Porte-Bonheur n’a pas encore servi.
les-poilus-refusal-knock-not-yours = { $card } n’est pas devant vous.
les-poilus-refusal-one-knock-after-failure = Après un échec, vous ne pouvez enlever qu’un seul Coup Dur.
les-poilus-refusal-no-charm-after-failure = Après un échec, on ne récupère pas son Porte-Bonheur.
les-poilus-refusal-mute = Le Mutisme vous interdit les discours.
les-poilus-refusal-fragile = { $owner } est Fragile : vous ne pouvez pas vous replier tant que vous avez des cartes.
les-poilus-refusal-fearful = Vous êtes Peureux et deux menaces sont identiques : vous devez vous replier.
les-poilus-refusal-tile-by-chance = Vous êtes Paniqué : le hasard choisit votre tuile Soutien.
les-poilus-refusal-hard-headed = Vous êtes Têtu : pas de repli avec { $cards } cartes en main.
les-poilus-refusal-prideful = Vous êtes Orgueilleux : avec des cartes en main, vous ne vous repliez qu’en dernier.
les-poilus-refusal-drop-needed = Vous êtes Étourdi : vous perdez d’abord une de vos tuiles Soutien.
les-poilus-refusal-drop-not-asked = Seul l’Étourdi perd une tuile Soutien.

## Moves
les-poilus-move-intensity = Intensité { $intensity }
les-poilus-move-play = Jouer { $card }
les-poilus-move-charm = Porte-Bonheur sur { $card }
les-poilus-move-speech = Discours : { $threat }
les-poilus-move-withdraw = Se replier (tuile { $tile })
les-poilus-move-withdraw-support = Se replier et soutenir { $target }
les-poilus-move-withdraw-selfish = Se replier et se soutenir soi-même
les-poilus-move-withdraw-random = Se replier, tuile au hasard
les-poilus-move-withdraw-none = Se replier sans tuile
les-poilus-move-withdraw-drop = { $withdraw } (et perdre la tuile { $tile })
les-poilus-move-answer = Défausser { $card }
les-poilus-move-answer-none = Ne rien défausser
les-poilus-move-christmas = Défausser { $card }
les-poilus-move-support-none = Ne rien changer
les-poilus-move-support-charm = Récupérer le Porte-Bonheur
les-poilus-move-support-remove = Se débarrasser de { $cards }
les-poilus-note-trap = piège
les-poilus-note-fails = fait échouer la mission
les-poilus-note-risk = piège : { $risk } d’échouer

## The table in words
les-poilus-look-mission = { $you ->
    [leader] Mission { $mission }. C’est vous qui la dirigez.
   *[other] Mission { $mission }, dirigée par { $leader }.
 }
les-poilus-look-piles = Pile des Épreuves { $trials }, Réserve de Moral { $reserve }, jetons Discours disponibles { $supply }.
les-poilus-look-no-mans-land = No Man’s Land : { $cards }.
les-poilus-look-active = Menaces actives : { $threats }.
les-poilus-look-threat = { $threat } { $count }
les-poilus-look-danger = { $threat } { $count } (!)
les-poilus-look-soldier = { $seat } ({ $soldier }, Porte-Bonheur « { $threat } » { $charm ->
    [up] disponible
   *[down] utilisé
 }){ $mission ->
    [in] , en mission
    [out] , replié
   *[none] { "" }
 } : { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
 }, { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }, { $tokens ->
    [one] { $tokens } jeton Discours
   *[other] { $tokens } jetons Discours
 } ; Coups Durs : { $knocks }.
les-poilus-look-chaplain = L’Aumônier : { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
 }.
les-poilus-hand-cards = Votre main : { $cards }.
les-poilus-hand-tiles = Vos tuiles Soutien : { $tiles }.
les-poilus-hand-laid = Vous avez posé : { $tile }.
les-poilus-odds-card = Jouer { $card } : { $risk } d’échouer.
les-poilus-odds-draw = Piocher une carte : { $risk } d’échouer.
les-poilus-odds-clumsy = Votre pioche de Maladroit après le repli : { $risk } d’échouer.
les-poilus-odds-unseen = Vous n’avez pas vu { $count } des 59 cartes.

## Pourquoi un joueur artificiel a joué un coup
les-poilus-reason-deal-everything = Toutes les épreuves restantes sont distribuées : c’est peut-être la dernière mission.
les-poilus-reason-deal-some = Toutes les mains réunies auraient { $count ->
    [one] une carte
   *[other] { $count } cartes
 } ; les amis peuvent en supporter environ { $handful }.
les-poilus-reason-doomed = C’est une troisième menace identique, mais il ne reste rien de mieux.
les-poilus-reason-threat-fits = Après { $card }, { $percent } % des cartes cachées pourraient encore être jouées.
les-poilus-reason-trap-risked = { $percent ->
    [0] Le piège de { $card } fait piocher une carte de plus et ne peut guère faire échouer la mission.
   *[other] Le piège de { $card } fait échouer la mission dans { $percent } % des cas : le risque en vaut la peine.
 }
les-poilus-reason-knock-borne = { $symbols ->
    [0] Aucun Coup Dur ne pèse encore ici
    [one] Un seul Coup Dur pèse ici
   *[other] { $symbols } Coups Durs pèsent ici
 } : { $card } reste supportable.
les-poilus-reason-knock-risked = Avec { $card }, cela fait quatre Coups Durs ou plus, mais le Soutien peut encore en retirer.
les-poilus-reason-christmas-played = Cela retire un Coup Dur.
les-poilus-reason-charm-makes-room = Sans { $card }, { $percent } % des cartes cachées pourraient être jouées.
les-poilus-reason-speech-heard = Un ami peut peut-être défausser une telle carte ({ $threat } : { $percent } %).
les-poilus-reason-empty-handed = Il ne reste aucune carte à jouer.
les-poilus-reason-nothing-fits = Aucune menace en main ne peut plus être jouée.
les-poilus-reason-enough-played = Continuer risquerait plus que cela ne rapporte.
les-poilus-reason-supports = { $you ->
    [target] C’est vous qui avez le plus besoin de soutien.
   *[other] C’est { $target } qui a le plus besoin de soutien.
 }
les-poilus-reason-supports-other = Les amis soutiennent celui qui en a le plus besoin : { $owner }, et non { $target }.
les-poilus-reason-rid-of-card = Une carte de moins : { $card } disparaît pour de bon.
les-poilus-reason-keeps-cards = Aucune carte en main ne vaut d’être défaussée maintenant.
les-poilus-reason-frees-friend = { $you ->
    [owner] Sans { $card }, vous avez moins à porter.
   *[other] Sans { $card }, { $owner } a moins à porter.
 }
les-poilus-reason-frees-himself = Sans { $card }, le fardeau est plus léger.
les-poilus-reason-frees-twice = Sans { $card } ni { $second_card }, le fardeau est plus léger.
les-poilus-reason-charm-back = Le Porte-Bonheur servira encore.
les-poilus-reason-needs-nothing = Rien ici ne vaut d’être retiré.
