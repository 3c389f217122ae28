#!/usr/bin/env bash
# usage: depth_measure.sh DELVE   `delve depth`: columns of its file, equal bytes for every --jobs, orders of the party, refusals.
set -u
delve=$1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0
header=dungeon,difficulty,player,runs,wins,floors,health_lost_percent,tier_0,tier_1_4,tier_1_3,tier_1_2,tier_2_3,tier_3_4

# expect WHAT SHOWN WANTED
expect() { [ "$2" = "$3" ] || { echo "$1: expected $3, got $2"; failures=1; }; }

for jobs in 1 3; do
    "$delve" depth --dungeon lantern_stair --runs 4 --jobs $jobs --csv "$folder/$jobs.csv" --page "$folder/page.md" >"$folder/$jobs" || failures=1
    cp "$folder/page.md" "$folder/$jobs.md"
done
for kind in '' .csv .md; do cmp "$folder/1$kind" "$folder/3$kind" || failures=1; done
expect "header" "$(head -1 "$folder/1.csv")" "$header"
expect "a row for each player" "$(sed 1d "$folder/1.csv" | cut -d, -f1-4 | tr '\n' ' ')" \
    "lantern_stair,normal,masher,4 lantern_stair,normal,tactics,4 "
expect "tiers make up all turns" "$(sed 1d "$folder/1.csv" | awk -F, '{ sum = $8+$9+$10+$11+$12+$13; print (sum > 99.9 && sum < 100.1) }' | sort -u)" 1
expect "the page names its command" "$(grep -c "delve depth --runs 4 --seed 1 --dungeon lantern_stair --page" "$folder/1.md")" 1
won=$("$delve" simulate --look-ahead --dungeon lantern_stair --runs 4 | grep -c ,victory,)
expect "tactics win what the simulation wins" "$(grep ,tactics, "$folder/1.csv" | cut -d, -f5)" "$won"

# The planner plays the first of the games that the others play.
"$delve" depth --dungeon lantern_stair --player all --runs 3 --planner-runs 1 --jobs 2 --csv "$folder/few.csv" >"$folder/few" || failures=1
expect "fewer games of the planner" "$(sed 1d "$folder/few.csv" | cut -d, -f3,4 | tr '\n' ' ')" "masher,3 tactics,3 planner,1 plans,3 "
"$delve" depth --dungeon lantern_stair --player plans --runs 3 --csv "$folder/plans.csv" >/dev/null || failures=1
expect "the same games of the others" "$(grep ,plans, "$folder/few.csv")" "$(grep ,plans, "$folder/plans.csv")"
"$delve" depth --dungeon lantern_stair --player planner --runs 1 --csv "$folder/planner.csv" >/dev/null || failures=1
expect "the first games of the planner" "$(grep ,planner, "$folder/few.csv")" "$(grep ,planner, "$folder/planner.csv")"
expect "the numbers are told" "$(head -1 "$folder/few")" "lantern_stair, normal: 3 games by each player, 1 by the planner"

"$delve" depth --dungeon lantern_stair --difficulty all --runs 2 --csv "$folder/all.csv" >/dev/null || failures=1
expect "all difficulties, the main one first" "$(sed 1d "$folder/all.csv" | cut -d, -f2,3 | tr '\n' ' ')" \
    "normal,masher normal,tactics easy,masher easy,tactics hard,masher hard,tactics "
"$delve" depth --dungeon lantern_stair --difficulty hard --runs 2 --csv "$folder/hard.csv" >/dev/null || failures=1
expect "one difficulty" "$(sed 1d "$folder/hard.csv")" "$(grep ,hard, "$folder/all.csv")"
[ "$(grep ,hard,masher "$folder/all.csv" | cut -d, -f5-)" != "$(grep ,normal,masher "$folder/all.csv" | cut -d, -f5-)" ] ||
    { echo "a difficulty changes nothing"; failures=1; }

"$delve" depth --dungeon hourglass_moot --player tactics --runs 1 --csv "$folder/moot.csv" >/dev/null || failures=1
expect "without tiers their columns are empty" "$(sed 1d "$folder/moot.csv" | cut -d, -f8-)" ",,,,,"
expect "only the player asked for" "$(sed 1d "$folder/moot.csv" | cut -d, -f3)" tactics

"$delve" depth --dungeon lantern_stair --orders --runs 2 --jobs 2 >"$folder/orders" || failures=1
"$delve" depth --dungeon lantern_stair --orders --runs 2 >"$folder/orders1" || failures=1
cmp "$folder/orders" "$folder/orders1" || failures=1
"$delve" depth --dungeon long_stair --without barnacle --player masher --runs 2 >"$folder/without" || failures=1
expect "a dungeon as it is, and without one trigger" "$(grep -cE '^  .* [+-][0-9.]+  (as it is|without barnacle\.hurt)$' "$folder/without")" 2
expect "orders of a party of two" "$(grep -cE '^  .*(Hedda, Pike|Pike, Hedda)$' "$folder/orders")" 2
expect "best and worst with any leader, and with the same" "$(grep -cE '^(any|the same) leader: best .*; worst .* points between them$' "$folder/orders")" 2
"$delve" depth --dungeon long_stair --quartets --player masher --runs 1 --jobs 2 >"$folder/quartets" || failures=1
expect "every four of eight heroes" "$(grep -cE '^  [ 0-9.]+% .* (Hedda|Pike|Ossel|Yarrow|Sabine)(, [A-Z][a-z]+){3}$' "$folder/quartets")" 70
expect "the best fifth, hero by hero" "$(grep -cE '^of the best 14, .*: Hedda [0-9]+.*, Bram [0-9]+' "$folder/quartets")" 1

# refused SAID ARGUMENT...
refused() {
    local said=$1; shift
    "$delve" depth "$@" >"$folder/refused" 2>&1
    expect "exit code of $*" "$?" 2
    expect "said of $*" "$(grep -c -- "$said" "$folder/refused")" 1
}
refused 'unknown player `mashr`; did you mean `masher`?' --player mashr
refused 'unknown difficulty `hrad`; did you mean `hard`?' --difficulty hrad
refused 'unknown dungeon `lantern_stare`; did you mean `lantern_stair`?' --dungeon lantern_stare
refused 'not a whole number from 0' --seed -1 --runs 1
refused 'cannot write' --dungeon lantern_stair --runs 1 --player tactics --csv "$folder/no/such/file.csv"
refused '--planner-runs: at most --runs, which is 4' --dungeon lantern_stair --runs 4 --planner-runs 5
refused '--planner-runs: the planner does not play; add it with `--player all`' --dungeon lantern_stair --runs 4 --planner-runs 2
refused '--planner-runs excludes --orders' --dungeon lantern_stair --orders --player planner --runs 4 --planner-runs 2
refused 'unknown trigger' --dungeon long_stair --without barnacel
refused 'they write no file' --dungeon long_stair --boons --csv "$folder/x.csv"
refused 'no four `heroes`' --dungeon lantern_stair --quartets --runs 1
refused '--orders: a file shows the orders only with --games' --orders --csv "$folder/x.csv"
exit $failures
