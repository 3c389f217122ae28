#!/usr/bin/env bash
# Packs in the player's folder, a folder and an archive, are there at the start; the title's screen of packs switches and orders them, and the
# next start does as it was told.
set -u
. "$(dirname "$0")/real_window.bash"
packs=$XDG_DATA_HOME/tierdelve/packs
settings=$XDG_CONFIG_HOME/tierdelve/settings.yaml
rm -rf "$XDG_DATA_HOME"
mkdir -p "$packs/ash" "$packs/birch"
printf 'id: ash\nname: Ash\nversion: "1"\n' >"$packs/ash/pack.yaml"
printf 'strings: {title: Ashdelve}\n' >"$packs/ash/words.yaml"
printf 'id: birch\nname: Birch\nversion: "2"\noptions:\n  loaves: {name: Loaves, number: 3, from: 1, to: 4}\n  hard: {name: Hard, switch: false}\n' >"$packs/birch/pack.yaml"
printf 'strings: {title: Birchdelve}\nitems: {bread: {change: edit, stack: $loaves}}\n' >"$packs/birch/words.yaml"
printf 'nonsense' >"$packs/cedar.zip"
to_packs="Escape Up Return"   # from the last row

begin_again --seed 7
press $to_packs Down Right Escape          # Ash behind Birch
press $to_packs Down Down Return Escape    # and off
end_game
grep -q 'cedar.zip: is not a zip archive' "$scratch/output" || fail "The damaged archive is not told of: $(cat "$scratch/output")"
expect "what was chosen" "$(grep -v '^#' "$settings")" 'packs: {off: [ash], order: [birch, ash, cedar]}'

begin_again --seed 7
press $to_packs Down Down Return Return Escape   # it is on, and off again: nothing new
end_game
expect "what was chosen" "$(grep -v '^#' "$settings")" 'packs: {off: [ash], order: [birch, ash, cedar]}'
begin_again --seed 7
press $to_packs Down Return Down Return Escape          # Birch off, Ash on
end_game
expect "what was chosen anew" "$(grep -v '^#' "$settings")" 'packs: {off: [birch], order: [birch, ash, cedar]}'

begin_again --seed 7
press $to_packs Down Return F12 Right Right Down Return Escape Escape   # Birch on, with four loaves, and hard
end_game
grep -v '^#' "$settings" | grep -qF '{pack: birch, option: loaves, value: "4"}, {pack: birch, option: hard, value: "true"}' ||
    fail "The options are not kept: $(cat "$settings")"
begin_again --seed 7
press $to_packs Down F12 Left Escape Escape   # three again: nothing to keep
end_game
grep -q loaves "$settings" && fail "An option as the pack gives it is kept: $(cat "$settings")"
echo "switched, ordered, and chosen from"
