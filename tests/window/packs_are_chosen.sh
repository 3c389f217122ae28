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
printf 'id: birch\nname: Birch\nversion: "2"\n' >"$packs/birch/pack.yaml"
printf 'strings: {title: Birchdelve}\n' >"$packs/birch/words.yaml"
printf 'nonsense' >"$packs/cedar.zip"
to_packs="Escape Up Return"   # from the last row

begin_again --seed 7
press $to_packs Down Right Escape          # Ash behind Birch
press $to_packs Down Down Return Escape    # and off
end_game
grep -q 'cedar.zip: is no zip archive' "$scratch/output" || fail "The damaged archive is not told of: $(cat "$scratch/output")"
expect "what was chosen" "$(grep -v '^#' "$settings")" 'packs: {off: [ash], order: [birch, ash, cedar]}'

begin_again --seed 7
press $to_packs Down Down Return Return Escape   # it is on, and off again: nothing new
end_game
expect "what was chosen" "$(grep -v '^#' "$settings")" 'packs: {off: [ash], order: [birch, ash, cedar]}'
begin_again --seed 7
press $to_packs Down Return Down Return Escape          # Birch off, Ash on
end_game
expect "what was chosen anew" "$(grep -v '^#' "$settings")" 'packs: {off: [birch], order: [birch, ash, cedar]}'
echo "switched and ordered"
