#!/usr/bin/env bash
# The last round is replayed on a copy: keys pressed meanwhile end the replay and give no command, and the run is unchanged. The pace of the
# replay is a setting, which is kept.
set -u
. "$(dirname "$0")/real_window.bash"

begin --seed 7
press Return space Left
press BackSpace                    # the last round
press bracketleft bracketleft      # slower, and slower: it goes on
press space                        # back to the run; no wait
press space
end_game
by_script wait move_west wait
expect "two turns and one more" "$(said hash)" "$(said hash "$scratch/scripted")"
expect "pace" "$(sed -n 's/^pace: *//p' "$XDG_CONFIG_HOME/tierdelve/settings.yaml")" "slow"

# A held key opens the replay once, and its repetition does not close it.
begin_again --seed 7
press Return space
await_run                          # what is held, the game tells by its clock
xdotool keydown BackSpace
sleep 1.5
xdotool keyup BackSpace
press Escape                       # out of it
press space
end_game
by_script wait move_west wait wait wait
expect "a wait after the key was held" "$(said hash)" "$(said hash "$scratch/scripted")"

# By script: the same controls.
by_script wait move_west wait
alone=$(said hash "$scratch/scripted")
by_script wait show_last_round show_slower cancel move_west show_last_round wait wait
expect "by script" "$(said hash "$scratch/scripted")" "$alone"
echo "the last round was shown and the run stayed as it was: hash $alone"
