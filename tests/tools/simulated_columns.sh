#!/usr/bin/env bash
# usage: simulated_columns.sh DELVE PROJECT   `delve simulate` prints turns by tier where there are tiers; a file has the same columns for all.
set -u
delve=$1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0
tiers=tier_0,tier_1/4,tier_1/3,tier_1/2,tier_2/3,tier_3/4
before=seed,outcome,floors,rounds after=moves,actions,waits,kills,deaths

# expect WHAT SHOWN WANTED
expect() { [ "$2" = "$3" ] || { echo "$1: expected $3, got $2"; failures=1; }; }

for dungeon in lantern_stair hourglass_moot; do
    "$delve" simulate --dungeon $dungeon --runs 2 >"$folder/$dungeon" || failures=1
    "$delve" simulate --dungeon $dungeon --runs 2 --csv "$folder/$dungeon.csv" >"$folder/$dungeon.said" || failures=1
    expect "header of a file, $dungeon" "$(head -1 "$folder/$dungeon.csv")" "$before,$tiers,$after"
    expect "summary, $dungeon" "$(cat "$folder/$dungeon.said")" "$(tail -1 "$folder/$dungeon")"
done
expect "tiers are printed" "$(head -3 "$folder/lantern_stair")" "$(cat "$folder/lantern_stair.csv")"
expect "no tiers are printed" "$(head -1 "$folder/hourglass_moot")" "$before,$after"
expect "nor stand in the file" "$(cut -d, -f5-10 "$folder/hourglass_moot.csv" | sed 1d | sort -u)" ",,,,,"
expect "the rest is the same" "$(head -3 "$folder/hourglass_moot")" "$(cut -d, -f1-4,11- "$folder/hourglass_moot.csv")"
# With minds that look ahead the games are the same each time, and others.
for time in 1 2; do "$delve" simulate --dungeon lantern_stair --runs 2 --look-ahead --csv "$folder/ahead.$time" >/dev/null || failures=1; done
expect "with look-ahead, once more" "$(cat "$folder/ahead.1")" "$(cat "$folder/ahead.2")"
! cmp -s "$folder/ahead.1" "$folder/lantern_stair.csv" || { echo "looking ahead changes nothing"; failures=1; }
# Values of a pack's options: as the pack gives them, and as the command says.
mkdir -p "$folder/content/warren" && cp -r "$2/content/core" "$folder/content"
printf '%s\n' 'id: warren' 'name: Warren' 'version: "1"' 'requires: [core]' 'options:' '  groups: {name: Groups, number: 1, from: 1, to: 6}' \
    '  bite: {name: Bite, choice: gnaw, of: [gnaw, rend]}' >"$folder/content/warren/pack.yaml"
printf '%s\n' 'dungeons:' '  lantern_stair:' '    change: edit' '    floors: {edit: {0: {foe_teams: $groups}}}' >"$folder/content/warren/all.yaml"
simulate_warren() { "$delve" simulate --content "$folder/content" --dungeon lantern_stair --runs 3 "$@" 2>&1; }
simulate_warren >"$folder/warren" || { cat "$folder/warren"; failures=1; }
expect "the value that the pack gives" "$(simulate_warren --option warren.groups=1)" "$(simulate_warren)"
[ "$(simulate_warren --option warren.groups=6)" != "$(simulate_warren)" ] || { echo "an option changes nothing"; failures=1; }
expect "the later of two values" "$(simulate_warren --option warren.groups=6 --option warren.groups=1)" "$(simulate_warren)"
# refuses OPTION TEXT
refuses() {
    expect "$1" "$(simulate_warren --option "$1")" "delve: --option: $2"
    simulate_warren --option "$1" >/dev/null; expect "exit code of $1" "$?" 2
}
refuses groups=3 '`groups=3` is not written as PACK.OPTION=VALUE, such as moor.wolves=3'
refuses warren.groups= '`warren.groups=` is not written as PACK.OPTION=VALUE, such as moor.wolves=3'
refuses waren.groups=3 'unknown pack `waren`; did you mean `warren`?'
refuses warren.group=3 'unknown option `group`; did you mean `groups`?'
refuses core.groups=3 'the pack `core` has no options'
refuses warren.groups=9 '`9` is not a value of `warren.groups`: a whole number from 1 to 6'
refuses warren.bite=lick '`lick` is not a value of `warren.bite`: one of gnaw, rend'
for seed in -1 18446744073709551616 seven; do
    "$delve" simulate --seed $seed --runs 1 >"$folder/refused" 2>&1
    expect "exit code for seed $seed" "$?" 2
    expect "said of seed $seed" "$(grep -c "not a whole number from 0" "$folder/refused")" 1
done
exit $failures
