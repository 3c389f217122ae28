#!/usr/bin/env bash
# The map of threats costs no turn: while its key is held, it closes with the key; after a tap it stays open while turns pass.
set -u
. "$(dirname "$0")/real_window.bash"

begin --seed 7
press Return
await_run                          # what is held and what is tapped, the game tells by its clock
xdotool keydown apostrophe
sleep 1
xdotool keyup apostrophe
press space
end_game
by_script wait
expect "a wait after the key was held" "$(said hash)" "$(said hash "$scratch/scripted")"

begin --seed 7
press Return apostrophe space apostrophe
end_game
by_script show_threats wait show_threats
expect "a wait while it is open" "$(said hash)" "$(said hash "$scratch/scripted")"
by_script wait
expect "the same without it" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "held, kept and taken away again: hash $(said hash)"
