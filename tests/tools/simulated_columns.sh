#!/usr/bin/env bash
# usage: simulated_columns.sh DELVE   `delve simulate` prints turns by tier where there are tiers; a file has the same columns for all.
set -u
delve=$1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0
tiers=tier_0,tier_1/4,tier_1/3,tier_1/2,tier_2/3,tier_3/4
before=seed,outcome,floors,rounds after=moves,actions,waits,kills,deaths

# expect WHAT SHOWN WANTED
expect() { [ "$2" = "$3" ] || { echo "$1: expected $3, got $2"; failures=1; }; }

for dungeon in sunken_city hourglass_moot; do
    "$delve" simulate --dungeon $dungeon --runs 2 >"$folder/$dungeon" || failures=1
    "$delve" simulate --dungeon $dungeon --runs 2 --csv "$folder/$dungeon.csv" >"$folder/$dungeon.said" || failures=1
    expect "header of a file, $dungeon" "$(head -1 "$folder/$dungeon.csv")" "$before,$tiers,$after"
    expect "summary, $dungeon" "$(cat "$folder/$dungeon.said")" "$(tail -1 "$folder/$dungeon")"
done
expect "tiers are printed" "$(head -3 "$folder/sunken_city")" "$(cat "$folder/sunken_city.csv")"
expect "no tiers are printed" "$(head -1 "$folder/hourglass_moot")" "$before,$after"
expect "nor stand in the file" "$(cut -d, -f5-10 "$folder/hourglass_moot.csv" | sed 1d | sort -u)" ",,,,,"
expect "the rest is the same" "$(head -3 "$folder/hourglass_moot")" "$(cut -d, -f1-4,11- "$folder/hourglass_moot.csv")"
# With minds that look ahead the games are the same each time, and others.
for time in 1 2; do "$delve" simulate --dungeon sunken_city --runs 2 --look-ahead --csv "$folder/ahead.$time" >/dev/null || failures=1; done
expect "with look-ahead, once more" "$(cat "$folder/ahead.1")" "$(cat "$folder/ahead.2")"
! cmp -s "$folder/ahead.1" "$folder/sunken_city.csv" || { echo "looking ahead changes nothing"; failures=1; }
for seed in -1 18446744073709551616 seven; do
    "$delve" simulate --seed $seed --runs 1 >"$folder/refused" 2>&1
    expect "exit code for seed $seed" "$?" 2
    expect "said of seed $seed" "$(grep -c "no whole number from 0" "$folder/refused")" 1
done
exit $failures
