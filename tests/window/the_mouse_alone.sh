#!/usr/bin/env bash
# By the mouse alone: begin, open the bag and leave it with the right button, let turns pass. As the same controls in a script.
set -u
. "$(dirname "$0")/real_window.bash"

# click X Y [BUTTON]: in the window, which is 1280 by 720.
click() {
    xdotool mousemove --window "$window" "$1" "$2"
    sleep 0.2
    xdotool click "${3:-1}"
    sleep 0.3
}

begin --seed 7 --dungeon hold_the_cellar
click 320 232                      # the title's first line
click 790 705                      # "wait", below the skills
click 935 705                      # "bag"
click 100 500 3                    # and out of it
click 790 705
end_game
by_script --dungeon hold_the_cellar -- wait wait
expect "dungeon" "$(said dungeon)" "hold_the_cellar"
expect "round" "$(said round)" "$(said round "$scratch/scripted")"
expect "state" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "two turns by mouse: hash $(said hash)"
