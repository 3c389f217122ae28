#!/usr/bin/env bash
# Hot reload, as an author uses it: a saved change shows within a second, a mistake is reported and then corrected, and definitions in play
# cannot be removed. A pack with a mistake, left out at the start, is corrected at the end and loaded.
set -u
. "$(dirname "$0")/real_window.bash"

content=$scratch/content
cp -r "$(dirname "$(readlink -f "$0")")/../../content" "$content"
heroes=$content/core/species/heroes.yaml

# saved COUNT LINE: waits until the game has said the line more than COUNT times.
saved() {
    local before=$1 line=$2 started now
    started=$(date +%s%N)
    while [ "$(grep -c "^$line" "$scratch/output")" -le "$before" ]; do
        now=$(date +%s%N)
        [ $(((now - started) / 1000000)) -lt 120000 ] || fail "The game did not say \"$line\": $(cat "$scratch/output")"
        sleep 0.01
    done
}
said_so_far() { grep -c "^$1" "$scratch/output"; }

# saving LINE COMMAND...: runs the command, which saves a file, and waits until the game has said the line once more.
saving() {
    local line=$1 before
    before=$(said_so_far "$line")
    shift
    "$@"
    saved "$before" "$line"
}
edit() { sed "$1" "$2" >"$scratch/edited" && cat "$scratch/edited" >"$2"; }

shown='the content is shown'
wrong='the mistakes in the content are shown'

mkdir "$content/stout"
printf 'id: stout\nname: Stout\nversion: "1"\nrequires: [core]\n' >"$content/stout/pack.yaml"
stout() { printf 'species:\n  hero_warden: {change: edit, %s: {plus: 3}}\n' "$1" >"$content/stout/stout.yaml"; }
stout healt

begin --content "$content" --watch --seed 7 --dungeon sunken_city
press Return space
saving "$shown" edit '/^  hero_warden:/,/health:/s/health: .*/health: 91/' "$heroes"
press space
saving "$wrong" edit '/^  hero_warden:/,/health:/s/health: .*/helth: 92/' "$heroes"
grep -q 'heroes.yaml:[0-9]*:[0-9]*: .*did you mean `health`' "$scratch/output" || fail "The mistake is not told: $(cat "$scratch/output")"
press space i Escape                  # the game goes on meanwhile
saving "$shown" edit '/^  hero_warden:/,/helth:/s/helth: .*/health: 93/' "$heroes"
# The id of a species in play cannot change.
mapfile -t naming < <(grep -rl hero_warden "$content" --include='*.yaml')
saving "$wrong" sed -i 's/hero_warden/hero_keeper/' "${naming[@]}"
grep -q 'species `hero_warden` is gone, but still in play' "$scratch/output" || fail "What is gone is not named: $(cat "$scratch/output")"
press F8 space
saving "$shown" sed -i 's/hero_keeper/hero_warden/' "${naming[@]}"
press t                               # a menu that is open goes; the key after it is the dungeon's again
saving "$shown" edit '/^  hero_warden:/,/health:/s/health: .*/health: 94/' "$heroes"
press space
saving "$shown" stout health
press space
end_game
grep -q 'Left out because of errors: Stout (1 problem)' "$scratch/output" || fail "The start does not say what is left out: $(cat "$scratch/output")"
grep -q '^health Hedda [0-9]*/97$' "$scratch/report" || fail "The new health does not count: $(cat "$scratch/report")"
[ "$(said round)" -ge 6 ] || fail "The game did not go on: $(cat "$scratch/report")"
slowest=$(sed -nE 's/.* ([0-9]+) ms after it was saved$/\1/p' "$scratch/output" | sort -n | tail -n 1)
echo "shown within $slowest ms of being saved, seven times"
