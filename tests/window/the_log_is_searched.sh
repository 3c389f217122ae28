#!/usr/bin/env bash
# In the log typed letters search and give no command. The creature whose lines are shown is chosen by key or mouse. Scripts can type too.
set -u
. "$(dirname "$0")/real_window.bash"

begin --seed 7
press Return space m
press slash w a i t Q BackSpace Return    # searched for; what is found stays
press Tab Tab
click 250 90
press Escape Escape                       # the search ends, then the log is closed
press Left
end_game
by_script wait move_west
expect "typed letters are no commands" "$(said hash)" "$(said hash "$scratch/scripted")"
alone=$(said hash "$scratch/scripted")

by_script wait open_log explore "type Floor 1" confirm next_target previous_target cancel cancel move_west
expect "by script" "$(said hash "$scratch/scripted")" "$alone"
echo "the log was searched and no turn passed: hash $alone"
