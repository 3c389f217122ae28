#!/usr/bin/env bash
# A party in which no member lifts a hand is defeated; one whose companions fight while the leader waits
# holds out on an easy run, though not with every seed. Both endings are shown, and the program exits normally.
set -u
. "$(dirname "$0")/real_window.bash"

# ends CONTROL: plays two hundred waits after it, with $seed, and writes a picture and a report.
ends() {
    { echo "$1"; yes wait | head -n 200; } >"$scratch/script"
    "$game" --seed $seed --dungeon hold_the_cellar --difficulty easy --script "$scratch/script" --screenshot "$scratch/$1.png" --report "$scratch/$1" --exit ||
        fail "$1: exit code $?"
    [ "$(stat -c %s "$scratch/$1.png")" -gt 15000 ] || fail "$1: the screenshot is empty."
}

seed=1
ends toggle_team_mode              # nobody lifts a hand
expect "outcome of doing nothing" "$(said outcome "$scratch/toggle_team_mode")" "defeat"
for seed in 1 2 3 4 5 6 7 8; do    # the companions fight
    ends wait
    [ "$(said outcome "$scratch/wait")" != victory ] || break
done
expect "outcome of holding out" "$(said outcome "$scratch/wait")" "victory"
echo "defeated in round $(said round "$scratch/toggle_team_mode"), held out until round $(said round "$scratch/wait")"
