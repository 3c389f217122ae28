#!/usr/bin/env bash
# Where deeds take effect at their end, by real keys: the game pauses at every event, a companion's intention is replaced by a step,
# the game goes on, and the companion has taken that step. As the same controls in a script; by the mouse too.
set -u
. "$(dirname "$0")/real_window.bash"

# place NAME [REPORT]: of that member, as "X,Y".
place() { said member "${2:-$scratch/report}" | sed -n "s/^$1 at \([0-9]*,[0-9]*\).*/\1/p"; }

by_script --dungeon fencing_school --
before=$(place Pike "$scratch/scripted")

begin --seed 7 --dungeon fencing_school
press Return                                # the title's first line: begin
press F6 space                              # pause at every event; Hedda waits, the others declare theirs
press Tab Tab Right                         # the second who has begun anything is Pike
press space                                 # go on
end_game
by_script --dungeon fencing_school -- toggle_pauses wait next_target next_target move_east wait
expect "state" "$(said hash)" "$(said hash "$scratch/scripted")"
expect "Pike" "$(place Pike)" "$((${before%,*} + 1)),${before#*,}"

# Without a pause the companions keep what they proposed.
by_script --dungeon fencing_school -- wait
[ "$(place Pike "$scratch/scripted")" != "$(place Pike)" ] || fail "Pike would have gone there by itself."
echo "replaced: Pike at $(place Pike), by itself at $(place Pike "$scratch/scripted")"
