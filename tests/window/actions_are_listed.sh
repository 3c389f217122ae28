#!/usr/bin/env bash
# Where a turn holds several actions, real keys put them into a list: one is taken back, one is changed, and once it is confirmed they are
# carried out one by one. The run is that of the same commands given at once; the journal holds nothing but them.
set -u
. "$(dirname "$0")/real_window.bash"

# A list over three actions: a step east too many is taken back, and the first is changed to the north-east.
begin --seed 7 --dungeon hourglass_moot
press Return
await_run
press 0 Right Down BackSpace Right Down Tab KP_9 Return
await_commands 3
end_game
by_script --dungeon hourglass_moot -- move_northeast move_east move_south
expect "state" "$(said hash)" "$(said hash "$scratch/scripted")"
expect "team" "$(said member)" "$(said member "$scratch/scripted")"
listed=$(said hash)

# The same keys in a script.
by_script --dungeon hourglass_moot -- plan_ahead move_east move_south show_last_round move_east move_south next_target move_northeast confirm
expect "by script" "$(said hash "$scratch/scripted")" "$listed"

# Dropped, or left with the key that began it, a list changes nothing, and commands are carried out at once again.
by_script --dungeon hourglass_moot -- move_east
alone=$(said hash "$scratch/scripted")
by_script --dungeon hourglass_moot -- plan_ahead move_south move_south cancel plan_ahead move_south plan_ahead move_east
expect "after lists that were dropped" "$(said hash "$scratch/scripted")" "$alone"

# The menu of the pause lets it be begun too, by its key and by its row.
by_script --dungeon hourglass_moot -- pause plan_ahead move_northeast move_east move_south confirm
expect "from the menu of the pause, by key" "$(said hash "$scratch/scripted")" "$listed"
by_script --dungeon hourglass_moot -- pause move_south confirm move_northeast move_east move_south confirm
expect "from the menu of the pause, by row" "$(said hash "$scratch/scripted")" "$listed"
echo "three actions by a list: hash $listed"
