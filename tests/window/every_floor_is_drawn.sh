#!/usr/bin/env bash
# Real keys: all floors of the main dungeon in one sitting, at two sizes; no picture is missing or drawn in place of another.
set -u
. "$(dirname "$0")/real_window.bash"

console() {
    press F10
    xdotool type --delay 40 "$1"
    press Return F10
}

# walk_down SIZE
walk_down() {
    local floor
    begin --console --seed 7 --size "$1"
    press Return
    for floor in 2 3 4 5; do
        console "floor $floor"
        console reveal
        press space space
    done
    console "teleport 22 9"
    await_idle
    press space
    end_game
    expect "the floor at $1" "$(said floor)" 5
    expect "at $1" "$(said "missing pictures")" 0
}

walk_down 1280x720
walk_down 1920x1080
echo "five floors at two sizes, no missing pictures"
