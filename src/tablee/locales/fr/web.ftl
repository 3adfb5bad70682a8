## Furniture
web-tagline = { $count ->
    [3] Trois tables sous un même toit
   *[other] { $count } tables sous un même toit
}
web-welcome = Prenez place : seul contre l’ordinateur ou entre amis par un lien. Sans compte, sans publicité.
web-home = Accueil
web-rules = Règles
web-glossary = Glossaire
web-settings = Réglages
web-about = À propos
web-language = Langue
web-theme = Thème
web-theme-system = Comme le système
web-theme-light = Clair
web-theme-dark = Sombre
web-skip = Aller au contenu
web-cancel = Annuler
web-close = Fermer
web-send = Envoyer
web-copy = Copier
web-copied = Copié
web-loading = Un instant…
web-labelled = { $label } : { $text }
web-not-found = Cette page n’existe pas.

## Home
web-play-now = Jouer
web-play-friends = Entre amis
web-players = { $fewest ->
    [one] 1 joueur
   *[other] { $fewest } joueurs
 }
web-players-range = { $fewest } à { $most } joueurs
web-kind-les-poilus = ensemble contre la guerre
web-kind-trench-club = un jeu de guerre sur carte
web-kind-footclub = un duel de cartes et de dés
web-join = Rejoindre ou regarder
web-not-started = pas encore commencée
web-join-hint = Collez le lien d’une table ou d’une partie à revoir, ou le code de la table.
web-join-go = Y aller
web-my-tables = Mes tables
web-your-turn = à vous de jouer
web-finished = terminée
web-forget = Oublier cette table

## A new table
web-new-table = Une table entre amis
web-your-name = Votre nom
web-name-first = Comment vous appelez-vous ? Les autres le verront.
web-how-many = Combien êtes-vous à table ?
web-difficulty = Difficulté
web-difficulty-recruit = Bleusaille : sans pièges
web-difficulty-normal = Normale : avec pièges
web-difficulty-veteran = Vétérans : cinq Épreuves de plus
web-shoot-out = Les tirs au but départagent un match nul (règle maison)
web-open-table = Ouvrir la table
web-invite = Envoyez ce lien à vos amis
web-invite-code = Code QR du lien
web-waiting-for = On attend les amis
web-seat-open = place libre
web-start = Commencer
web-start-bots = Commencer, l’ordinateur aux places libres
web-sit-here = S’asseoir ici
web-watch = Regarder
web-phrase = Votre phrase de secours
web-phrase-hint = Elle vous ramène à votre place depuis un autre appareil. Gardez-la.

## The table
web-prompt = Ce que vous pouvez faire
web-rule = Règle { $rule }
web-panel = Journal, chances et discussion
web-panel-no-chat = Journal et chances
web-log = Journal
web-odds = Chances
web-chat = Discussion
web-log-empty = Rien ne s’est encore passé.
web-log-newest = Au plus récent
web-log-times = { $count } fois
web-chat-empty = Personne n’a encore rien dit.
web-chat-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
 }
web-chat-write = Dire quelque chose
web-muted = Mutisme : pas un mot à table.
web-advice = Conseils
web-advice-ask = Demander conseil
web-advice-thinking = Réflexion en cours …
web-advice-none = Il n’y a rien à choisir ici.
web-advice-offer = L’ordinateur regarde ce que vous voyez et dit ce qu’il envisagerait.
web-advice-wait = Ce n’est pas à vous de jouer.
web-advice-do = Jouer ce coup
web-advice-follow = Jouer ce coup : { $move }
web-advice-about = Les pourcentages estiment les points que vous marquerez : une victoire en vaut 100.
web-advice-yes = permis
web-advice-no = aucun
web-odds-empty = Aucune probabilité de cartes ou de dés à montrer pour l’instant.
web-odds-fail = La probabilité que la mission échoue si vous jouez :
web-odds-exact = Probabilités exactes, d’après ce que vous pouvez savoir :
web-odds-draw = une carte piochée
web-odds-clumsy = votre pioche de Maladroit au repli
web-odds-goal = { $you ->
    [seat] Votre but avec { $bonus }
   *[other] But pour { $seat } avec { $bonus }
 }
web-odds-tackle = Un Tacle ou un Soutien défensif réussit
web-odds-held = { $name } a { $card } en main
web-undo = Reprendre
web-watching = spectateur
web-status-connecting = Connexion…
web-status-live = Connecté
web-status-lost = Connexion perdue, nouvelle tentative…
web-bot = ordinateur
web-hand = Votre main
web-hand-empty = Votre main est vide.
web-own-tiles = Vos tuiles Soutien
web-result = Le résultat
web-rematch = Rejouer
web-replay = Revoir la partie
web-look-at-board = Voir la table
web-end-peace = La Paix
web-end-monument = Le Monument
web-end-won = Vous avez gagné
web-end-lost = Vous avez perdu
web-end-draw = Match nul
web-end-over = La partie est finie
web-type-move = Une commande, ou un coup par son numéro ou en mots
web-transcript = La conversation
web-since-you-left = Depuis votre départ
web-agree = D’accord
web-decline = Refuser

## Les Poilus
web-trials = Pile des Épreuves : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } sur la Paix
web-trials-label = Épreuves sur la Paix
web-morale = Réserve de Moral : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } sur le Monument
web-morale-label = moral sur le Monument
web-no-mans-land = No Man’s Land
web-field-empty = Le No Man’s Land est calme.
web-of-three = { $count } sur 3
web-charm-up = Porte-Bonheur « { $threat } », disponible
web-charm-down = Porte-Bonheur « { $threat } », utilisé
web-charm-here = votre Porte-Bonheur peut la défausser.
web-leader = dirige la mission
web-cards-held = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
 }
web-tiles-held = { $count ->
    [one] { $count } tuile Soutien
   *[other] { $count } tuiles Soutien
 }
web-tokens-held = { $count ->
    [one] { $count } jeton Discours
   *[other] { $count } jetons Discours
 }
web-hard-knocks = Coups Durs, du plus ancien au plus récent
web-brink = Un Coup Dur de plus serait peut-être de trop.
web-knock-counts = compte comme menace active.
web-withdrawn = replié
web-thinking = réfléchit
web-answered = a répondu
web-safe = peut être jouée sans danger.
web-can-discard = peut être défaussée.
web-speech = Discours
web-speech-hint = Nommez une menace : chaque ami peut défausser une carte qui la montre.
web-withdraw = Se replier
web-withdraw-hint = Quitter la mission en posant une tuile Soutien face cachée.
web-withdraw-for = Soutenir { $target }
web-withdraw-loses = { $support } (perd la { $tile })
web-intensity = Intensité
web-knock-trauma-night = compte pour une nuit tant qu’il est en mission.
web-knock-trauma-snow = compte pour une neige tant qu’il est en mission.
web-knock-trauma-rain = compte pour une pluie tant qu’il est en mission.
web-knock-phobia-shell = compte pour un obus tant qu’il est en mission.
web-knock-phobia-mask = compte pour un masque tant qu’il est en mission.
web-knock-phobia-whistle = compte pour un sifflet tant qu’il est en mission.
web-knock-wounded = compte pour deux Coups Durs.
web-knock-mute = ni discours ni paroles.
web-knock-tyrannical = il prend le commandement.
web-knock-demoralized = le moral baisse davantage.
web-knock-fragile = personne d’autre ne se replie avec des cartes en main.
web-knock-fearful = il doit se replier si deux menaces sont identiques.
web-knock-panicked = le hasard choisit sa tuile Soutien.
web-knock-frenzied = il pioche deux cartes de plus après la distribution.
web-knock-selfish = sa tuile le soutient lui-même.
web-knock-hard-headed = il ne peut se replier avec deux cartes ou plus en main.
web-knock-prideful = avec des cartes en main, il ne se replie que le dernier.
web-knock-clumsy = après son repli, il pioche une carte et la joue.
web-knock-absent-minded = en se repliant, il perd une tuile Soutien.

## FootClub
web-turn-of = Tour { $turn } sur { $turns }
web-has-ball = a le ballon
web-supporters-in-play = { $count ->
    [one] { $count } carte Supporters
   *[other] { $count } cartes Supporters
 } en jeu
web-hand-short = Main
web-pile = Pioche
web-shots = Tirs
web-bonus-start = Bonus
web-goal-tokens = { $count ->
    [one] Jeton But
   *[other] { $count } jetons But
}
web-pitch = { $you ->
    [nobody] Le terrain
    [yes] Le terrain ; vous avez le ballon
   *[no] Le terrain ; { $name } a le ballon
 }
web-lift-ball = Poser le ballon sur un autre joueur
web-lift-token = Déplacer un jeton But de { $player } sur un autre joueur
web-no-attack = Aucune attaque en cours.
web-save = Arrêt
web-goal = But
web-takes-ball = prend le ballon : { $chance }
web-does-supporters = une étoile chacune
web-does-placed-attack = mène à un tir
web-does-pressing = prend le ballon
web-does-tackle = ballon sur 7+
web-does-offensive-support = +2 en attaque
web-does-defensive-support = −2 sur 7+

## Rules, settings, about
web-how-to-play = Comment jouer
web-how-to-play-game = Comment jouer : { $game }
web-all-rules = Toutes les règles, numérotées
web-topic-of = Sujet { $topic } sur { $topics }
web-search = Chercher dans les règles
web-found = { $count ->
    [0] Rien trouvé
    [one] Une règle trouvée
   *[other] { $count } règles trouvées
 }
web-rules-english = Ces règles ne sont encore écrites qu’en anglais.
web-rules-table = Toutes les tables
web-setting-motion = Animations
web-setting-motion-hint = Les cartes voyagent, les dés roulent.
web-setting-sound = Sons
web-setting-sound-hint = Ce qu’on entend à la table : cartes, dés, sifflet, et un signal quand c’est à vous.
web-setting-volume = Volume
web-setting-palette = Couleurs plus faciles à distinguer
web-setting-palette-hint = Chaque signe a aussi sa propre forme.
web-setting-size = Taille du texte
web-size-small = Petite
web-size-usual = Normale
web-size-large = Grande
web-setting-confirm = Confirmer chaque coup
web-setting-confirm-hint = Choisir, puis confirmer. Toujours ainsi sur un écran tactile.
web-setting-text = Mode texte
web-setting-text-hint = Question, table et coups en texte, par des commandes comme table, coups et pourquoi.
web-about-text = Tablée joue trois jeux de société selon leurs règles, avec des robots qui n’en voient pas plus que vous et des dés que chacun peut vérifier.
web-about-games = Les jeux
web-made-les-poilus = De Fabien Riffaud et Juan Rodríguez, dessiné par Tignous ; publié par Sweet Games.
web-made-trench-club = De Philipp K. Berger, qui l’a aussi dessiné ; publié par PKB Games.
web-made-footclub = De Michel « Mad Mickey » Nguyen, dessiné par Matthieu Martin ; publié par Keylugen.
web-about-art = Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs, qui n’ont rien à voir avec ce programme. Plateaux, cartes, pions et bustes sont nos propres dessins, et les textes sont de nous ; rien n’est repris des jeux publiés. Si l’un d’eux vous plaît, achetez-le : c’est encore mieux avec une boîte sur la table.
web-about-credits = Crédits
web-about-icons-head = Icônes
web-about-icons = de Lorc, Delapouite et d’autres contributeurs de
web-about-fonts-head = Caractères
web-about-fonts = Source Serif 4 (Frank Grießhammer, Adobe), Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica), IM Fell English SC (Igino Marini) et Bowlby One (Vernon Adams) sous licence SIL Open Font ; Special Elite (Astigmatic) sous licence Apache 2.0.
web-about-parts-head = Composants
web-about-parts = Svelte, Fluent, marked et qrcode-generator dans cette page ; msgspec, Starlette, uvicorn et d’autres sur le serveur ; Pyodide (MPL 2.0) et CPython quand il n’y en a pas ; tous des logiciels libres.
web-about-licence-head = Licence
web-about-licence = Tablée est un logiciel libre sous licence MIT.
web-about-privacy-head = Ce qui est conservé
web-about-privacy = Pas de compte, pas de cookie, pas de comptage des visiteurs. Vos réglages et les clés de vos places restent dans ce navigateur ; le serveur garde les tables, et des clés seulement l’empreinte. Sans serveur, c’est aussi ce navigateur qui garde les tables.

## Replay and fairness
web-step-first = Au début
web-step-back = Un coup en arrière
web-step-on = Un coup en avant
web-step-last = À la fin
web-at-line = Coup { $line } sur { $last }
web-seen-by = Vu par
web-seen-spectator = un spectateur
web-share-move = Copier un lien vers ce coup
web-fairness = Hasard vérifiable
web-commitment = La promesse, faite avant le premier tirage
web-verify-hint = Après la partie le secret est dévoilé et chaque tirage vérifiable.
web-you = Invité
web-secret = Le secret, dévoilé maintenant que la partie est finie
web-contributions = Ce que chaque place a ajouté
web-no-contribution = rien
web-verify-all = L’enregistrement contient chaque tirage ; « tablee verify » les vérifie un à un.
web-rolled = Tirés et attendus
web-dice-of = Dés : { $name } ({ $count })
web-expected = { NUMBER($count, maximumFractionDigits: 1) } attendus chacun
web-draws-verified = { $count ->
    [one] L’unique tirage découle du secret.
   *[other] Les { $count } tirages découlent tous du secret.
 }
web-draws-wrong = Un tirage du coup { $line } ne découle PAS du secret.
web-verify-elsewhere = Ce navigateur ne vérifie que sur une page avec TLS ; « tablee verify » le fait partout.
web-draws = { $count ->
    [one] L’unique tirage
   *[other] Les { $count } tirages
 }
web-draws-hint = Lequel est sorti parmi combien : 3/6 est un trois au dé, ou la troisième carte de six.
web-draws-line = Coup { $line }
web-draws-setup = Mise en place
web-to-table = À la table

## Guided games
web-learn = Apprendre en 5 minutes
web-learn-game = Apprendre { $game } en 5 minutes
web-guided = Partie guidée
web-guided-coach = Le guide
web-guided-step = Étape { $step } sur { $steps }
web-guided-next = Suite
web-guided-back = Retour
web-guided-show = Montrez-moi
web-guided-your-move = À vous
web-guided-skip = Passer
web-guided-otherwise = Ce serait permis. Mais ici, prenons l’autre chemin, celui d’en haut.
web-guided-not-yet = Un instant : c’est d’abord aux autres de jouer. Appuyez sur « Suite ».
web-guided-leave = Assez pour aujourd’hui ? Jouez tout de suite, ou revenez plus tard : cette partie vous attend à l’accueil, parmi vos tables.
web-guided-play = Jouer contre l’ordinateur
web-guided-stay = Continuer
web-guided-again = Recommencer
web-guided-advice = Dans vos propres parties, l’ampoule (touche H) dit ce qu’un joueur ordinateur ferait à votre place.

# A game that only the server knows.
web-plain-table = Sur la table
web-plain-hand = Vous seul le savez
web-plain-moves = Vos coups
web-plain-find = Chercher un coup
web-plain-more = { $count ->
    [one] { $count } autre coup est possible ; il se tape en mode texte.
   *[other] { $count } autres coups sont possibles ; ils se tapent en mode texte.
}
web-plain-no = non
web-plain-later = À une table différée, ce jeu n’est montré aux spectateurs qu’une fois fini.
web-rules-none = Ce jeu n’a pas de règles écrites.
