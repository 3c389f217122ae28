#!/usr/bin/env bash
# Real keys: a command that would burn or hit a friend has to be confirmed; one that hits foes alone does not.
set -u
. "$(dirname "$0")/real_window.bash"

# health_after KEY...: the health of each member after these keys of Yarrow, who leads and has a rat two tiles away.
health_after() {
    begin --console --seed 11
    press Return Escape t Down Down Down space t F10
    xdotool type --delay 60 'spawn tunnel_rat foe 28 24'
    press Return F10 "$@"
    end_game
    said health | grep -v '^rat'
}

# hurt HEALTH: the number of members below full health.
hurt() { awk '{ split($NF, h, "/"); if (h[1] != h[2]) ++n } END { print n + 0 }' <<<"$1"; }

whole=$(health_after Tab)
expect "nothing done yet" "$(hurt "$whole")" 0
# Tab twice from the rat aims at a friend.
expect "only asked" "$(hurt "$(health_after 1 Tab Return)")" 0
expect "let be" "$(hurt "$(health_after 1 Tab Return Escape)")" 0
[ "$(hurt "$(health_after 1 Tab Return Return)")" -gt 0 ] || fail "Agreed to, and nobody was burned: the test burns nobody."
echo "asked about before friends are burned"
