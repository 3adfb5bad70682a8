# The stage: what happens is shown one thing after the other.
web-stage-strip = What is happening
web-stage-hold = Hold (k)
web-stage-go-on = Go on (k)
web-stage-next = Next (Space)
web-stage-present = To the present (Esc)
web-stage-more = { $count ->
    [one] { $count } more
   *[other] { $count } more
}
web-stage-pace = Pace
web-stage-pace-slow = slow
web-stage-pace-normal = normal
web-stage-pace-fast = fast
web-stage-pace-none = none
web-stage-pace-hint = How long what happens is shown; “none” shows only how the table stands then.
web-stage-digest-show = Show again
web-step-play = Play
web-step-pause = Pause
