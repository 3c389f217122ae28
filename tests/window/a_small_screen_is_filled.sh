#!/usr/bin/env bash
# On a screen smaller than the usual window, the window is as large as the screen, and what is drawn fits into it. A size that is
# asked for is kept.
set -u
if [ "${2:-}" != on_a_small_screen ]; then
    exec xvfb-run -a -n 390 -s "-screen 0 1024x600x24 -noreset" "$0" "$1" on_a_small_screen
fi
. "$(dirname "$0")/real_window.bash"

size() { xdotool getwindowgeometry --shell "$window" | sed -n 's/^\(X\|Y\|WIDTH\|HEIGHT\)=//p' | tr '\n' ' '; }

begin --seed 7
expect "the window's place and size" "$(size)" "0 0 1024 600 "
press Return space
await_idle
# The lowest line, with the key hints, is on the screen: a click on "bag" opens it, and space in it gives no command.
xdotool windowsize "$window" 900 500
await_idle
expect "the window cannot be made lower" "$(size | cut -d' ' -f3,4)" "900 600"
end_game
by_script wait
expect "a wait on a small screen" "$(said hash)" "$(said hash "$scratch/scripted")"
begin --seed 7 --size 1280x720
expect "the size that was asked for" "$(size | cut -d' ' -f3,4)" "1280 720"
end_game
echo "1024x600: hash $(said hash "$scratch/scripted")"
