#!/usr/bin/env bash
# `delve preview` in a real window: it shows a creature that walks and strikes, follows its file as it is saved, tells mistakes and keeps what
# there was, and goes through the definitions of a file.
set -u
. "$(dirname "$0")/real_window.bash"

delve=$(dirname "$game")/delve
content=$scratch/content
cp -r "$(dirname "$(readlink -f "$0")")/../../content" "$content"
mkdir "$content/moonlit"
printf 'id: moonlit\nname: Moonlit\nversion: "1"\nrequires: [core]\n' >"$content/moonlit/pack.yaml"
hare=$content/moonlit/hare.yaml

# hare_with KEY HEALTH [ID]
hare_with() {
    cat >"$hare" <<EOF
palettes:
  snow: {colours: {fur: "#F4F8FF"}}
species:
  ${3:-moon_hare}:
    name: Moon hare
    description: Gone.
    $1: $2
    attack_skill: gnaw
    tactic: pack
    sprite: tunnel_rat
sprites:
  ${3:-moon_hare}: {extends: tunnel_rat, palette: snow}
EOF
}

# shown WHAT CONTROL...: the report of a preview in which these controls are played as a script.
shown() {
    local what=$1
    shift
    printf '%s\n' "$@" >"$scratch/script"
    "$delve" preview "$what" --content "$content" --script "$scratch/script" --report "$scratch/report" --screenshot "$scratch/shot.png" --exit ||
        fail "The preview of $what failed."
    [ "$(stat -c %s "$scratch/shot.png")" -gt 8000 ] || fail "The picture of $what is empty."
    expect "pictures of $what" "$(said "missing pictures")" 0
}

# refused PATTERN ARGUMENT...: exit code 2 and one line like that.
refused() {
    local pattern=$1 told code
    shift
    told=$("$delve" preview --content "$content" "$@" --exit 2>&1)
    code=$?
    [ "$code" = 2 ] || fail "preview $*: exit code $code, not 2: $told"
    grep -qE "$pattern" <<<"$told" || fail "preview $*: nothing like '$pattern' in: $told"
    [ "$(wc -l <<<"$told")" = 1 ] || fail "preview $*: more than one line: $told"
}

hare_with health 18
shown species/moon_hare wait move_east attack zoom_in
expect "page" "$(said page)" creature
expect "place" "$(said at)" 5,3
expect "zoom" "$(said zoom)" 4
expect "health" "$(said health)" 18
shown "$hare" look
expect "the first of the file" "$(said type) $(said number)/$(said of)" "palettes 1/3"
shown "$hare" show_faster
expect "the second of the file" "$(said type) $(said id) $(said number)" "species moon_hare 2"
shown "$hare" show_slower look
expect "the last of the file" "$(said type) $(said poses)" "sprites all"
refused 'species/moon_hare' moon_hare
refused 'did you mean `moon_hare`' species/moon_har
refused 'unknown type `specis`' specis/moon_hare

# Each name that the help has for scripts is one.
names=$("$delve" preview --help | sed -n '/^Names of keys/,/^Exit codes/p' | grep -oE '\b[a-z]+(_[a-z0-9]+)+\b|\b(cancel|rest|look|confirm|attack|wait)\b' | sort -u)
[ "$(wc -l <<<"$names")" -ge 18 ] || fail "The help has only these names: $names"
shown skills.gnaw $(grep -vx cancel <<<"$names")

# Text that is longer than its column is scrolled, by its keys and by the wheel over it.
{ printf 'tactics:\n  long_mind:\n    name: Long mind\n    plans:\n'; seq 1 24 | sed 's/.*/      - {do: hold, if: {health_below: &}}/'; printf '      - {do: hold}\n'; } >"$content/moonlit/mind.yaml"
shown tactics/long_mind
[[ $(said column) =~ ^1-([0-9]+)\ of\ ([0-9]+)$ ]] || fail "The column says: $(said column)"
seen=${BASH_REMATCH[1]} rows=${BASH_REMATCH[2]}
[ "$seen" -lt "$rows" ] || fail "25 plans fit into the column: $(said column)"
shown tactics/long_mind take_stairs
[[ $(said column) == *"-$rows of $rows" ]] || fail "A page further the column says: $(said column)"
shown tactics/long_mind take_stairs take_stairs take_stairs turn_in_place turn_in_place turn_in_place
expect "at the start again" "$(said column)" "1-$seen of $rows"
begin_program "$delve" preview tactics/long_mind --content "$content"
click 1150 400 5
xdotool click --repeat 20 --delay 20 5
await_idle
end_game
[[ $(said column) == *"-$rows of $rows" ]] || fail "The wheel does not lead to the end: $(said column)"
expect "zoom" "$(said zoom)" 2
rm "$content/moonlit/mind.yaml"

# Under each time system: the key goes through those of the dungeons, the option begins with one.
shown skills/gnaw
first=$(said time)
shown skills/gnaw open_team
[ "$(said time)" != "$first" ] || fail "The time system stays $first."
"$delve" preview skills/gnaw --content "$content" --time deferred --report "$scratch/report" --exit || fail "No preview under another time system."
expect "time system" "$(said time)" deferred
told=$("$delve" preview skills/gnaw --content "$content" --time differed --exit 2>&1)
[ $? != 0 ] || fail "An unknown time system is taken: $told"

# As an author uses it: the window stays open while the file is saved.
rm -f "$scratch/report"
begin_program "$delve" preview species/moon_hare --content "$content"
# await COUNT LINE: until the preview has said the line that often.
await() {
    local try
    for try in $(seq 1200); do
        [ "$(grep -c "^$2" "$scratch/output")" -lt "$1" ] || return 0
        sleep 0.05
    done
    fail "The preview did not say \"$2\": $(cat "$scratch/output")"
}
hare_with health 21
await 1 'the content is shown'
hare_with helth 30
await 1 'the mistakes in the content are shown'
grep -q 'hare.yaml:7:5: .*helth' "$scratch/output" || fail "The mistake is not told: $(cat "$scratch/output")"
end_game
expect "what was sound stays" "$(said health)" 21
grep -q '^mistake hare.yaml:7 : unknown key .helth.' "$scratch/report" || fail "The mistake is not shown: $(cat "$scratch/report")"
[[ $(said bar) == '1 mistake in the content'* ]] || fail "The bar does not count the mistake: $(cat "$scratch/report")"

# What is wrong from the start is shown as well, and mended in the window.
begin_program "$delve" preview species/moon_hare --content "$content"
hare_with health 24
await 1 'the content is shown'
end_game
expect "mended" "$(said health)" 24
expect "the bar is gone" "$(said bar)" ""

# A mistake elsewhere in the pack leaves out what has it, and nothing else: at the start and as the file is saved.
printf 'skills:\n  bad_kick: {name: Kick, area: frnt, effects: [{do: damage, power: 4, kind: blunt}]}\n' >"$content/moonlit/bad.yaml"
printf 'species:\n  bad_hare: {extends: moon_hare, name: Bad hare, skills: [bad_kick]}\n' >"$content/moonlit/worse.yaml"
shown species/moon_hare 2>/dev/null
expect "beside a mistake" "$(said page) $(said health)" "creature 24"
[[ $(said bar) == '1 mistake in the content'* ]] || fail "The bar does not count the mistake: $(cat "$scratch/report")"
shown species/bad_hare 2>/dev/null
expect "of what is left out" "$(said page)" none
begin_program "$delve" preview species/moon_hare --content "$content"
hare_with health 25
await 1 'the content is shown'
end_game
expect "followed beside a mistake" "$(said health)" 25
rm "$content/moonlit/bad.yaml" "$content/moonlit/worse.yaml"

# The schema for editors follows while the preview runs: it has the new id, and is left alone where there is none.
begin_program "$delve" preview species/moon_hare --content "$content"
printf 'skills:\n  peat_kick: {name: Kick, area: front, effects: [{do: damage, power: 4, kind: blunt}]}\n' >"$content/moonlit/kick.yaml"
await 1 '.*schema.json is written anew'
grep -q '"peat_kick"' "$content/schema.json" || fail "The schema does not know the new id."
before=$(stat -c %Y "$content/schema.json")
hare_with health 26
for try in $(seq 200); do [ "$(stat -c %Y "$content/schema.json")" = "$before" ] || break; sleep 0.05; done
end_game
[ "$(grep -c 'written anew' "$scratch/output")" = 1 ] || fail "The schema was written without need: $(cat "$scratch/output")"

# Without the program of the window beside it, it says so.
mkdir "$scratch/alone"
cp "$delve" "$scratch/alone/delve"
told=$("$scratch/alone/delve" preview moon_hare --content "$content" 2>&1)
[ $? = 2 ] || fail "Alone it does not end with 2: $told"
grep -q 'tierdelve-preview is not there' <<<"$told" || fail "Alone it does not say what is missing: $told"
echo "previewed: $(grep 'ms after' "$scratch/output")"
