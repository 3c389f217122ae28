#!/usr/bin/env bash
# The pick is used from the bag, by real keys: the next key aims it, digging continues for all its turns, and then the wall is open.
set -u
. "$(dirname "$0")/real_window.bash"

seed=1   # no foe comes by while the wall is dug through
pick="open_bag move_south move_south move_south move_south move_south move_south confirm confirm"
# The leader walks to the wall of the room, however far it is: steps into the wall are refused and cost nothing.
to_wall="move_south move_south move_south move_south move_south move_south"
by_script $to_wall
before=$(said round "$scratch/scripted")
start=$(said member "$scratch/scripted" | sed -n 's/.* at \(.*\) leads$/\1/p')

# A key that walked instead of aiming would leave the wall standing.
begin --seed $seed
press Return Down Down Down Down Down Down i Down Down Down Down Down Down Return Return Down Return
await_idle
press Down
end_game
by_script $to_wall $pick move_south confirm move_south
expect "round" "$(said round)" $((before + 5))
expect "team" "$(said member)" "$(said member "$scratch/scripted")"
expect "state" "$(said hash)" "$(said hash "$scratch/scripted")"
now=$(said member | sed -n 's/.* at \(.*\) leads$/\1/p')
expect "leader" "$now" "${start%,*},$((${start#*,} + 1))"
echo "dug from $start to $now in $(said round) rounds"
