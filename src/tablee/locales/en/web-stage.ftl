# The stage: what happens is shown one thing after the other.
web-stage-strip = What is happening
web-stage-hold = Hold (k)
web-stage-go-on = Go on (k)
web-stage-next = Next (Space)
web-stage-present = Skip to now (Esc)
web-stage-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-stage-pace = Pace
web-stage-pace-slow = slow
web-stage-pace-normal = normal
web-stage-pace-fast = fast
web-stage-pace-none = instant
web-stage-pace-hint = How long what happens is shown; “instant” shows only how the table stands then.
web-stage-meanwhile = What happened meanwhile
web-stage-digest-show = Show again
web-step-play = Play
web-step-pause = Pause
