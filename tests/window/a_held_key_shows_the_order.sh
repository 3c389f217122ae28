#!/usr/bin/env bash
# The detailed view of the order: while its key is held, it closes with the key; after a tap it stays open until it is closed. No turn passes.
set -u
. "$(dirname "$0")/real_window.bash"

begin --seed 7
press Return
await_run                          # what is held and what is tapped, the game tells by its clock
xdotool keydown o
await_idle
sleep 1
xdotool keyup o
press space
end_game
by_script wait
expect "a wait after the key was held" "$(said hash)" "$(said hash "$scratch/scripted")"

begin --seed 7
press Return o Down Down space
end_game
by_script
expect "a wait while it is open" "$(said hash)" "$(said hash "$scratch/scripted")"

begin --seed 7
press Return o o space
end_game
by_script open_order open_order wait
expect "a wait after it was closed" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "held, kept open and closed again: hash $(said hash)"
