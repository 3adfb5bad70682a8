# What stands over the table for a moment.
banner-les-poilus-leads-first = { $you ->
    [yes] You lead the first mission
   *[no] { $name } leads the first mission
}
banner-les-poilus-mission = Mission { $mission } · intensity { $intensity }
banner-les-poilus-frenzied = { $you ->
    [yes] { $count ->
        [one] One card more for you
       *[other] { $count } cards more for you
     }
   *[no] { $count ->
        [one] One card more for { $name }
       *[other] { $count } cards more for { $name }
     }
}
banner-les-poilus-dove-bare = Nothing stands before Peace
banner-les-poilus-knock = { $you ->
    [yes] You: { $knock }
   *[no] { $name }: { $knock }
}
banner-les-poilus-christmas = Merry Christmas
banner-les-poilus-trap = A trap!
banner-les-poilus-clumsy = Clumsy: one more card
banner-les-poilus-nothing-to-draw = Nothing left to draw
banner-les-poilus-takes-command = { $you ->
    [yes] You take command
   *[no] { $name } takes command
}
banner-les-poilus-charm = { $you ->
    [yes] { $threat ->
        [night] Your charm wards off the night
        [snow] Your charm wards off the snow
        [rain] Your charm wards off the rain
        [shell] Your charm wards off the shell
        [mask] Your charm wards off the gas
       *[whistle] Your charm wards off the whistle
     }
   *[no] { $threat ->
        [night] { $name }’s charm wards off the night
        [snow] { $name }’s charm wards off the snow
        [rain] { $name }’s charm wards off the rain
        [shell] { $name }’s charm wards off the shell
        [mask] { $name }’s charm wards off the gas
       *[whistle] { $name }’s charm wards off the whistle
     }
}
banner-les-poilus-speech = { $you ->
    [yes] { $threat ->
        [night] You speak of the night
        [snow] You speak of snow
        [rain] You speak of rain
        [shell] You speak of shells
        [mask] You speak of gas
       *[whistle] You speak of the whistle
     }
   *[no] { $threat ->
        [night] { $name } speaks of the night
        [snow] { $name } speaks of snow
        [rain] { $name } speaks of rain
        [shell] { $name } speaks of shells
        [mask] { $name } speaks of gas
       *[whistle] { $name } speaks of the whistle
     }
}
banner-les-poilus-answers = { $count ->
    [0] Nobody puts a card down
    [one] One card put down
   *[other] { $count } cards put down
}
banner-les-poilus-failed = { $threat ->
    [night] Mission { $mission } fails: three nights
    [snow] Mission { $mission } fails: three snows
    [rain] Mission { $mission } fails: three rains
    [shell] Mission { $mission } fails: three shells
    [mask] Mission { $mission } fails: three masks
   *[whistle] Mission { $mission } fails: three whistles
}
banner-les-poilus-succeeded = Mission { $mission } succeeds
banner-les-poilus-supported = { $you ->
    [yes] You are supported: { $count }
   *[no] { $name } is supported: { $count }
}
banner-les-poilus-divided = Support is divided: nobody is helped
banner-les-poilus-relieved = { $you ->
    [yes] You get rid of { $knocks }
   *[no] { $name } gets rid of { $knocks }
}
banner-les-poilus-charm-back = { $you ->
    [yes] Your charm is back
   *[no] { $name } has the charm back
}
banner-les-poilus-declined = { $you ->
    [yes] You ask for nothing
   *[no] { $name } asks for nothing
}
banner-les-poilus-morale = Morale drops by { $count }
banner-les-poilus-morale-hands = { $count } cards left in hands
banner-les-poilus-morale-least = never less than 3
banner-les-poilus-morale-demoralized = { $why }, one more for Demoralized
banner-les-poilus-peace = Peace
banner-les-poilus-monument = The Monument
banner-les-poilus-friend-lost = { $you ->
    [yes] You cannot go on
   *[no] { $name } cannot go on
}
# What a seat does, in three words at most.
banner-les-poilus-does = { $event ->
    [intensity-named] names the intensity
    [card-played] plays a card
    [trap-sprung] falls for it
    [charm-used] uses the charm
    [speech-made] makes a speech
    [withdrew] withdraws
    [withdrew-without-tile] withdraws
    [tile-dropped] withdraws
    [leadership-taken] takes command
    [leader-passed] leads now
    [leader-named] leads
    [token-taken] takes a token
    [clumsy-drew] draws a card
    [frenzy-drew] draws a card
    [nothing-to-draw] draws nothing
    [christmas-freed] helps a friend
    [support-gained] is supported
    [knock-removed] recovers
    [charm-restored] recovers
    [support-declined] asks for nothing
    [friend-lost] cannot go on
   *[other] acts
}
# The card of a mission.
banner-les-poilus-card-support = Support
banner-les-poilus-card-morale = Morale
