#!/usr/bin/env bash
# Real keys: a very slow step with a foe in view is asked about first, by key and by mouse, and once for a stretch of them.
set -u
. "$(dirname "$0")/real_window.bash"

# lead KEY...: Hedda is as heavy as lead and sees a foe; where she is after these keys.
lead() {
    begin --console --seed 7 --dungeon hold_the_cellar
    press Return F10
    xdotool type --delay 60 "status leaden"; press Return
    xdotool type --delay 60 "$foe"; press Return
    press F10 "$@"
    end_game
    said member | sed -n "s/^Hedda at \([0-9]*,[0-9]*\).*/\1/p"
}

foe='spawn practice_golem foe'
start=$(lead)
asked=$(lead $step)
expect "only asked" "$asked" "$start"
agreed=$(lead $step Return)
[ "$agreed" != "$start" ] || fail "The step was not taken after Enter."
expect "the same key again" "$(lead $step $step)" "$agreed"
expect "let be" "$(lead $step Escape)" "$start"
