#!/usr/bin/env bash
# Real keys: a very slow step with foes in view has to be confirmed, once for several steps in a row.
set -u
. "$(dirname "$0")/real_window.bash"

# lead KEY...: the tile of Hedda after these keys; she is slowed as far as possible, and the hollow king is beside her. Quill, who
# would give her turns, is gone. With this seed no foe comes into sight meanwhile, which would drop the keys pressed before.
lead() {
    local line
    begin --console --seed 3 --dungeon sunken_city
    press Return F10
    for line in 'kill quill' 'status leaden' 'spawn hollow_king'; do
        xdotool type --delay 60 "$line"
        press Return
    done
    press F10 "$@"
    end_game
    said member | sed -n 's/^Hedda at \([0-9]*,[0-9]*\).*/\1/p'
}

# south X,Y [TILES]
south() { echo "${1%,*},$((${1#*,} + ${2:-1}))"; }

start=$(lead)
[ -n "$start" ] || fail "Hedda is nowhere."
expect "only asked" "$(lead Down)" "$start"
expect "let be" "$(lead Down Escape)" "$start"
expect "another key is no answer" "$(lead Down Left Down)" "$start"
expect "Enter" "$(lead Down Return)" "$(south "$start")"
expect "the same key again" "$(lead Down Down)" "$(south "$start")"
expect "once for a stretch" "$(lead Down Down Down)" "$(south "$start" 2)"
echo "asked about, and once for a stretch, from $start"
