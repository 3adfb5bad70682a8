# What stands over the table for a moment.
banner-les-poilus-leads-first = { $name } leads the first mission
banner-les-poilus-mission = Mission { $mission } · intensity { $intensity }
banner-les-poilus-frenzied = { $count ->
    [one] One card more for { $name }
   *[other] { $count } cards more for { $name }
}
banner-les-poilus-dove-bare = Nothing stands before Peace
banner-les-poilus-knock = { $name }: { $knock }
banner-les-poilus-christmas = Merry Christmas
banner-les-poilus-trap = A trap!
banner-les-poilus-clumsy = Clumsy: one more card
banner-les-poilus-nothing-to-draw = Nothing left to draw
banner-les-poilus-takes-command = { $name } takes command
banner-les-poilus-charm = { $threat ->
    [night] The charm of { $name } wards off the night
    [snow] The charm of { $name } wards off the snow
    [rain] The charm of { $name } wards off the rain
    [shell] The charm of { $name } wards off the shell
    [mask] The charm of { $name } wards off the gas
   *[whistle] The charm of { $name } wards off the whistle
}
banner-les-poilus-speech = { $threat ->
    [night] { $name } speaks of the night
    [snow] { $name } speaks of snow
    [rain] { $name } speaks of rain
    [shell] { $name } speaks of shells
    [mask] { $name } speaks of gas
   *[whistle] { $name } speaks of the whistle
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
banner-les-poilus-supported = { $name } is supported: { $count }
banner-les-poilus-divided = Support is divided: nobody is helped
banner-les-poilus-relieved = { $name } is rid of { $knocks }
banner-les-poilus-charm-back = { $name } has the charm back
banner-les-poilus-declined = { $name } asks for nothing
banner-les-poilus-morale = Morale drops by { $count }
banner-les-poilus-morale-hands = { $count } cards left in hands
banner-les-poilus-morale-least = at least 3
banner-les-poilus-morale-demoralized = { $why }, one more for Demoralized
banner-les-poilus-peace = Peace
banner-les-poilus-monument = The Monument
banner-les-poilus-friend-lost = { $name } cannot go on
