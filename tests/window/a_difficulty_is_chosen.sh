#!/usr/bin/env bash
# The difficulty is chosen at the title, by key and by mouse, and from the command line; a continued run keeps its difficulty.
set -u
. "$(dirname "$0")/real_window.bash"

begin --seed 7 --dungeon sunken_city
press Down Down Right                # to the row of the difficulty, and to the next one
press Up Up Return
await_run
press Escape space space
end_game
expect "by key" "$(said difficulty)" hard
played=$(said hash)
begin_again
press Return                         # "Continue"
end_game
expect "gone on with" "$(said difficulty)" hard
expect "state" "$(said hash)" "$played"

begin --seed 7 --dungeon sunken_city
click 176 430   # the third line
click 176 342   # the first: begin
await_run
end_game
expect "by mouse" "$(said difficulty)" hard

begin --seed 7 --dungeon sunken_city --difficulty easy
press Return
await_run
end_game
expect "from the command line" "$(said difficulty)" easy
by_script --dungeon sunken_city --difficulty easy -- wait
expect "by script" "$(said difficulty "$scratch/scripted")" easy
"$game" --difficulty esy --exit >"$scratch/output" 2>&1
expect "exit code of an unknown one" "$?" 2
grep -q '`easy`' "$scratch/output" || fail "No suggestion: $(cat "$scratch/output")"
echo "difficulties chosen by key, mouse and command line"
