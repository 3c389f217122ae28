#!/usr/bin/env bash
# Full screen has no minimum size: on every screen the window can be resized to one pixel and back.
set -u
. "$(dirname "$0")/real_window.bash"

# shrink WIDTH HEIGHT: resizes the window, and waits for a few frames.
shrink() {
    xdotool windowsize "$window" "$1" "$2" || fail "The window is gone at $1 by $2."
    sleep 0.3
    kill -0 "$pid" 2>/dev/null || fail "The game ended at $1 by $2: $(cat "$scratch/output")"
}

begin --seed 3 --dungeon lesson_6   # with a hint that points at a button
windowed=$window
press F11
for _ in $(seq 100); do
    window=$(xdotool search --onlyvisible --name Tierdelve 2>/dev/null | grep -vx "$windowed" | head -n 1)
    [ -z "$window" ] || break
    sleep 0.1
done
[ -n "$window" ] || fail "F11 opened no other window."
xdotool windowfocus --sync "$window"
shrink 1 1
press Return
for screen in space i Escape t Escape o Escape F1 Escape F12 Escape m Escape; do
    press "$screen"
    shrink 1 1
    shrink 150 40
    shrink 3 700
done
shrink 1280 720
end_game
expect "pictures" "$(said "missing pictures")" 0
echo "drawn at every size: hash $(said hash)"
