#!/usr/bin/env bash
# Real keys have the same result as the same controls in a script: the title, steps, turning, waits, a menu opened and closed.
set -u
. "$(dirname "$0")/real_window.bash"

begin --seed 7
press Return                       # the title's first line: begin
press space Left Left KP_7 comma Up i Escape space s
end_game
by_script wait move_west move_west move_northwest turn_in_place move_north open_bag cancel wait move_south

expect "round" "$(said round)" "$(said round "$scratch/scripted")"
expect "team" "$(said member)" "$(said member "$scratch/scripted")"
expect "state" "$(said hash)" "$(said hash "$scratch/scripted")"
by_script
[ "$(said hash)" != "$(said hash "$scratch/scripted")" ] || fail "The keys changed nothing."
echo "keys and script agree: round $(said round), hash $(said hash)"
