les-poilus-topic-soldier = soldier, player
les-poilus-topic-soldier-help = all soldiers, or one: soldier and a name or number
les-poilus-topic-card = card
les-poilus-topic-card-help = what a card does: card 14, card mute
les-poilus-card-does = { $card }: { $does }
les-poilus-does-threat = laid in No Man’s Land it adds { $count } threats.
les-poilus-does-trap = laid in No Man’s Land it adds { $count } threats; played from hand, its trap makes you draw and play another card.
les-poilus-does-christmas = its player discards one Hard Knock that lies before anybody.
