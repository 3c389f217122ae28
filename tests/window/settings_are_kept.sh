#!/usr/bin/env bash
# Settings made in the window take effect at once and at the next start: sounds, sizes, keys. Taking a key from another control is confirmed.
set -u
. "$(dirname "$0")/real_window.bash"
settings=$XDG_CONFIG_HOME/tierdelve/settings.yaml

begin --seed 7
press F12 Down Left Left Down Down Right          # quieter, and the map larger
press Up Up Up Up Up Return                            # the keys, the last but one
for row in $(seq 9); do press Down; done     # rest
press Return g Up Return                     # G picks things up: take it from there
press Escape Escape
end_game
expect "what was set" "$(grep -v '^#' "$settings")" 'volume: 80
zoom: 1
keys:
  rest: ["G", "R"]
  pick_up: []'

# The new key works in a run as in a script; the old one does nothing.
begin --seed 7
press Return g space
end_game
by_script rest wait
expect "resting by another key" "$(said hash)" "$(said hash "$scratch/scripted")"

# In a settings file edited by hand mistakes are reported, the other settings take effect, and the text of the file is kept.
printf 'volume: 30\nkeys:\n  rest: [Y]\n  wait: [Spacee]\n' >"$settings"
begin --seed 7
press F12 Down Left Escape Return y y
end_game
grep -q 'settings.yaml:4:10: there is no key `Spacee`' "$scratch/output" || fail "The mistake was not told: $(cat "$scratch/output")"
by_script rest rest
expect "resting by the key in the file" "$(said hash)" "$(said hash "$scratch/scripted")"
grep -q Spacee "$settings.before" || fail "What was written by hand is lost."
grep -q 'volume: 20' "$settings" || fail "$(cat "$settings")"
echo "kept, taken over and told"
