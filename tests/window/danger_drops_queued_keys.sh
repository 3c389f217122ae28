#!/usr/bin/env bash
# Keys that are queued while the game is busy are dropped when a foe comes into sight: the remaining waits are not carried out.
set -u
. "$(dirname "$0")/real_window.bash"

waits=()
for _ in $(seq 40); do waits+=(wait); done
by_script --dungeon hold_the_cellar -- "${waits[@]}"
all=$(said round "$scratch/scripted")

begin --seed 7 --dungeon hold_the_cellar
press Return
await_run
kill -STOP "$pid"
press "${waits[@]/wait/space}"
kill -CONT "$pid"
await_idle
end_game
played=$(said round)
[ "$played" -gt 1 ] || fail "Not one wait was done."
[ "$played" -lt "$all" ] || fail "All 40 waits were done, through the arrival of foes: round $played."
waits=("${waits[@]:0:played - 1}")
by_script --dungeon hold_the_cellar -- "${waits[@]}"
expect "state" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "stopped in round $played of $all"
