#!/usr/bin/env bash
# usage: explain.sh DELVE   checks what `delve explain` prints of a small content and how it ends.
set -u
delve=$1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0
mkdir -p "$folder/core" "$folder/more"
printf 'id: core\nname: C\nversion: "1"\n' >"$folder/core/pack.yaml"
printf 'id: more\nname: M\nversion: "1"\nrequires: [core]\n' >"$folder/more/pack.yaml"
printf 'sounds:\n  hum: {milliseconds: 90}\ndamage_kinds:\n  hum: {name: Hum}\n' >"$folder/core/all.yaml"
printf 'sounds:\n  hum:\n    change: edit\n    milliseconds: {percent: 150}\n' >"$folder/more/all.yaml"

# expect CODE OUTPUT ARGUMENTS...
expect() {
    local code=$1 expected=$2 output result; shift 2
    output=$("$delve" explain --content "$folder" "$@" 2>/dev/null); result=$?
    output=$(tr -s ' ' <<<"${output//$folder\//}")
    [ "$result" = "$code" ] && [ "$output" = "$expected" ] && return
    echo "delve explain $*: expected exit $code and \"$expected\", got exit $result and:"; echo "$output"
    failures=1
}

# The content has no floor and no dungeon, so each ends with 1.
expect 1 "sounds.hum # core/all.yaml:2
 changed # more/all.yaml:2
 milliseconds: 135 # = 90 (core/all.yaml:2) percent 150 (more/all.yaml:4)" sounds.hum --given
expect 1 "damage_kinds.hum # core/all.yaml:4
 name: Hum # core/all.yaml:4" hum --type damage_kinds --given
printf 'strings: {missed: Gone., woke_up: Up.}\n' >"$folder/core/strings.yaml"
printf 'strings: {missed: Off.}\n' >"$folder/more/strings.yaml"
expect 1 " strings.missed: Off. # more/strings.yaml:1
 strings.woke_up: Up. # core/strings.yaml:1" strings --given
expect 1 " strings.stumbled: \"{who} stumbles.\" # default" strings.stumbled
expect 2 "" strings.stumbld
"$delve" explain --content "$folder" strings.stumbld 2>&1 | grep -q 'did you mean `stumbled`?' || { echo "no hint for a string"; failures=1; }
expect 2 "" hun
"$delve" explain --content "$folder" hun 2>&1 | grep -q 'there is no definition `hun`; did you mean `hum`?' || { echo "no hint"; failures=1; }
"$delve" explain --content "$folder" sounds.whistle 2>&1 | grep -q 'no definition among the sounds `whistle`; known: hum' ||
    { echo "few ids are not listed"; failures=1; }
# `delve list`
listed=$("$delve" list sounds --content "$folder" 2>/dev/null; echo "$?")
[ "$(tr -s ' ' <<<"${listed//$folder\//}")" = "hum core/all.yaml:2
0" ] || { echo "delve list sounds: $listed"; failures=1; }
"$delve" list --content "$folder" | tr -s ' ' | grep -qx 'damage_kinds 1' || { echo "delve list counts nothing"; failures=1; }
"$delve" explain . 2>&1 | grep -qx 'delve: there is no definition `.`' || { echo "explain . is misread"; failures=1; }
"$delve" list speces 2>&1 | grep -q 'unknown type `speces`; did you mean `species`?' || { echo "no hint for a type"; failures=1; }
[ "$("$delve" explain species/hero_warden)" = "$("$delve" explain species.hero_warden)" ] || { echo "a slash is no dot"; failures=1; }
[ "$("$delve" generate --dungeon dungeons/sunken_city --seed 1)" = "$("$delve" generate --dungeon sunken_city --seed 1)" ] ||
    { echo "an option takes no type before its id"; failures=1; }
[ "$("$delve" generate --dungeon dungeons.sunken_city --seed 1)" = "$("$delve" generate --dungeon sunken_city --seed 1)" ] ||
    { echo "an option takes no type and dot before its id"; failures=1; }
"$delve" generate --dungeon dungeons/sunken_cty 2>&1 | grep -q 'unknown dungeon `sunken_cty`; did you mean `sunken_city`?' ||
    { echo "no hint for an id behind its type"; failures=1; }
[ "$("$delve" list species | grep -c '^hero_warden  *Warden  *.*core/species/heroes.yaml:[0-9]*$')" = 1 ] || { echo "the warden is not listed"; failures=1; }
"$delve" explain hero_warden >/dev/null || { echo "the game's own content cannot be explained"; failures=1; }
exit $failures
