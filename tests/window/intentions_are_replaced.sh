#!/usr/bin/env bash
# With deferred actions, by real keys: the game pauses at every event, a companion's intention is replaced by a step, the game continues, and
# the companion takes that step. A script of the same controls and the mouse have the same result.
set -u
. "$(dirname "$0")/real_window.bash"

# place NAME [REPORT]: the tile of that member, as "X,Y".
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

# Places in the window, which is 1280 by 720; the camera is centred on Hedda.
begin --seed 7 --dungeon fencing_school
press Return F6 space
click 100 185                               # Pike's card
click 743 295                               # the tile east of Pike
click 558 705                               # "go on", below the skills
end_game
expect "by the mouse" "$(said hash)" "$(said hash "$scratch/scripted")"
replaced=$(place Pike)

# At a pause a click on a tile is the leader's step at once.
by_script --dungeon fencing_school -- toggle_pauses wait move_east wait
begin --seed 7 --dungeon fencing_school
press Return F6 space
click 791 343                               # the tile east of Hedda
press space
end_game
expect "the leader by one click" "$(said hash)" "$(said hash "$scratch/scripted")"

# An action that is refused at a pause costs nothing, and the same key continues as before.
by_script --dungeon fencing_school -- toggle_pauses wait wait
begin --seed 7 --dungeon fencing_school
press Return F6 space
press f space                               # nobody to attack; go on
end_game
expect "after a refusal at a pause" "$(said hash)" "$(said hash "$scratch/scripted")"

# At a pause companions are told what to do; it stays a pause, and goes on by the same key.
by_script --dungeon fencing_school -- toggle_pauses wait give_orders confirm cancel wait
begin --seed 7 --dungeon fencing_school
press Return F6 space
press 9 Return Escape space                 # hold fire, to all
end_game
expect "after an order at a pause" "$(said hash)" "$(said hash "$scratch/scripted")"
expect "Pike was told at a pause" "$(said orders | sed -n 's|^Pike: ||p')" "Hold fire"

# Without a pause the companions keep what they proposed.
by_script --dungeon fencing_school -- wait
[ "$(place Pike "$scratch/scripted")" != "$replaced" ] || fail "Pike would have gone there by itself."
echo "replaced: Pike at $replaced, by itself at $(place Pike "$scratch/scripted")"
