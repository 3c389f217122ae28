#!/usr/bin/env bash
# Real keys typed into the debug console: its commands are part of the saved run. Without --console it cannot be opened.
set -u
. "$(dirname "$0")/real_window.bash"

# type_text TEXT: presses the keys of its letters.
type_text() { xdotool type --delay 60 "$1"; }

begin --console --seed 7 --dungeon sunken_city
press Return space F10
type_text 'flor'; press BackSpace BackSpace; type_text 'oor 3'; press Return
type_text 'time_s'; press Tab; type_text 'energ'; press Tab Return
type_text 'spawn ember_f'; press Tab Return
type_text 'kill hed'; press Tab
press Escape F10                       # what was being typed is gone
type_text 'help'; press Return Up Return
press F10 space
end_game
expect "floor" "$(said floor)" 3
expect "console" "$(said console)" used
grep -q '^member Hedda' "$scratch/report" || fail "Hedda was killed by a line that was not finished: $(cat "$scratch/report")"
played=$(cat "$scratch/report")
begin_again
press Return
end_game
expect "gone on with" "$(cat "$scratch/report")" "$played"

begin --seed 7 --dungeon sunken_city
press Return F10 space
end_game
expect "console without --console" "$(said console)" ''
echo "typed, kept, gone on with, and off unless asked for"
