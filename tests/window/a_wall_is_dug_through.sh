#!/usr/bin/env bash
# The pick from the bag, by real keys: the next key aims it, it goes on by itself for its turns, and then there is a way.
set -u
. "$(dirname "$0")/real_window.bash"

pick="open_bag move_south move_south move_south move_south move_south confirm confirm"
by_script
start=$(said member "$scratch/scripted" | sed -n 's/.* at \(.*\) leads$/\1/p')

# Down is the wall the leader stands at; a key that walked instead of aiming would leave it standing.
begin --seed 7
press Return i Down Down Down Down Down Return Return Down Return
sleep 2
press Down
end_game
by_script $pick move_south confirm move_south
expect "round" "$(said round)" 6
expect "team" "$(said member)" "$(said member "$scratch/scripted")"
expect "state" "$(said hash)" "$(said hash "$scratch/scripted")"
now=$(said member | sed -n 's/.* at \(.*\) leads$/\1/p')
expect "leader" "$now" "${start%,*},$((${start#*,} + 1))"
echo "dug from $start to $now in $(said round) rounds"
