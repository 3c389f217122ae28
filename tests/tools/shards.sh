#!/usr/bin/env bash
# usage: shards.sh DELVE   Games in shards, stopped or killed, come to the bytes of one run; parts that do not fit together are refused.
set -u
delve=$1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0

# expect WHAT SHOWN WANTED
expect() { [ "$2" = "$3" ] || { echo "$1: expected $3, got $2"; failures=1; }; }
# same WHAT FILE FILE
same() { cmp "$2" "$3" || { echo "$1: other bytes"; failures=1; }; }
# refused CODE SAID COMMAND...
refused() {
    local code=$1 said=$2; shift 2
    "$delve" "$@" >out 2>&1
    expect "exit code of $*" "$?" "$code"
    grep -q -- "$said" out || { echo "$*: should say '$said', says:"; cat out; failures=1; }
}

# one run of each command against three shards of it, joined in another order
simulation="simulate --dungeon lantern_stair --seed 9 --runs 30 --hash" fights="arena --left hero_warden,hero_mender --right kobold_raider:3 --runs 10 --exchange"
depth="depth --dungeon lantern_stair --runs 3"
for command in "$simulation" "$fights" "$depth"; do
    name=${command%% *}
    # shellcheck disable=SC2086
    "$delve" $command --csv $name.csv >$name.said || failures=1
    [ ! -e $name.csv.part ] || { echo "$name leaves a part"; failures=1; }
    for shard in 1 2 3; do "$delve" $command --jobs 2 --shard $shard/3 --csv $name.$shard >/dev/null || failures=1; done
    "$delve" merge $name.3 $name.1 $name.2 --csv $name.joined >joined || failures=1
    same "shards of $name" $name.csv $name.joined
done
expect "what is joined" "$(cat joined)" "6 games of 3 shards: depth.joined"
orders="depth --dungeon lantern_stair --orders --player plans --runs 3 --games"
# shellcheck disable=SC2086
"$delve" $orders --csv orders.csv >orders.said || failures=1
# shellcheck disable=SC2086
for shard in 1 2; do "$delve" $orders --shard $shard/2 --csv orders.$shard >/dev/null || failures=1; done
"$delve" merge orders.2 orders.1 --csv orders.joined >/dev/null && same "shards that keep games" orders.csv orders.joined
expect "orders of a party of two" "$(grep -c 'Hedda, Pike$\|Pike, Hedda$' orders.said)" 2
refused 2 '--orders: a file shows the orders only with --games' depth --orders --csv bad
mkdir drills
for way in e w; do
    printf 'drill: a rat comes from the %s\nseeds: 2\nrounds: 3\nmap: ["########", "#A...R.#", "########"]\ncreatures:\n  A: {species: hero_warden, team: player, do: [wait]}\n  R: {species: tunnel_rat, tactic: siege}\nside: foes\nmust:\n  - {who: R, does: step, to_round: 2}\n  - {who: R, does: step, to_round: 1}\n' \
        $way >drills/$way.yaml
done
"$delve" drill drills --csv drill.csv >drill.said || failures=1
for shard in 1 2; do "$delve" drill drills --shard $shard/2 --csv drill.$shard >drill.said.$shard || failures=1; done
"$delve" merge drill.2 drill.1 --csv drill.joined >/dev/null && same "shards of drills" drill.csv drill.joined
sed -i 's/seeds: 2/seeds: 3/' drills/w.yaml
"$delve" drill drills --shard 2/2 --csv drill.changed >/dev/null
refused 1 'drill.changed is from other content' merge drill.1 drill.changed --csv bad
expect "drills of a shard" "$(tail -1 drill.said.1)" "1 passed, 0 failed"
refused 2 'which drills' drill
# shellcheck disable=SC2086
"$delve" $simulation --shard 1/1 --csv whole >/dev/null && same "a single shard" whole simulate.csv
for shard in 1 2 3 4; do "$delve" simulate --dungeon lantern_stair --runs 2 --shard $shard/4 --csv few.$shard >/dev/null || failures=1; done
"$delve" merge few.? --csv few.csv >/dev/null && expect "more shards than games" "$(wc -l <few.csv)" 3

# what does not fit together
refused 1 'shard 2/3 is missing' merge simulate.1 simulate.3 --csv bad
refused 1 'shard 3/3 is missing' merge simulate.2 simulate.1 --csv bad
cp simulate.1 again
refused 1 'simulate.1 and again are both shard 1/3' merge simulate.1 simulate.2 simulate.3 again --csv bad
refused 1 'arena.2 is of `delve arena`, not of `delve simulate` as simulate.1' merge simulate.1 arena.2 simulate.3 --csv bad
"$delve" simulate --dungeon lantern_stair --seed 10 --runs 30 --hash --shard 2/3 --csv other >/dev/null
refused 1 'other is made with other arguments, `--dungeon lantern_stair --difficulty normal --seed 10' merge simulate.1 other simulate.3 --csv bad
sed 's/^# content: .*/# content: 0123456789abcdef/' simulate.2 >content
refused 1 'content is from other content, 0123456789abcdef instead of ' merge simulate.1 content simulate.3 --csv bad
sed 's/^# engine: .*/# engine: 0.0.1/' simulate.2 >engine
refused 1 'engine is from another version of the engine, 0.0.1 instead of ' merge simulate.1 engine simulate.3 --csv bad
sed '$d' simulate.2 >cut
refused 1 'cut is truncated: it should go from game 11 to 20; continue with: delve simulate --continue cut' merge simulate.1 cut simulate.3 --csv bad
sed '11d' simulate.2 >hole
refused 1 'hole:11: game 14 instead of game 13' merge simulate.1 hole simulate.3 --csv bad
sed '11s/defeat/victory/; 11t; 11s/victory/defeat/' simulate.2 >changed
refused 1 'changed:19: the rows were changed' merge simulate.1 changed simulate.3 --csv bad
echo more | cat simulate.2 - >longer
refused 1 'longer:20: there is something after the end' merge simulate.1 longer simulate.3 --csv bad
refused 1 'simulate.csv:1: not a part of results' merge simulate.csv --csv bad
: >empty
refused 1 'empty: not a part of results' merge empty simulate.1 --csv bad
refused 2 'cannot read none' merge none --csv bad
refused 2 'cannot write no/such' merge simulate.1 simulate.2 simulate.3 --csv no/such
[ ! -e bad ] || { echo "what was refused is written"; failures=1; }
for shard in 0/3 4/3 3 a/b 1/; do refused 2 "\`$shard\` is not a shard such as 2/3" simulate --shard $shard --csv bad; done
refused 2 'shard' simulate --shard 1/3
refused 2 'cannot write no/such' simulate --runs 1000000 --csv no/such   # at once, not after all games

# a run that is stopped, and goes on; long enough that it is still at it when the signal comes
long="simulate --dungeon lantern_stair --seed 9 --runs 80 --hash"
# shellcheck disable=SC2086
"$delve" $long --jobs 2 --csv long.csv >/dev/null || failures=1
# shellcheck disable=SC2086
for signal in INT TERM; do
    "$delve" $long --csv stopped.csv >out 2>err &
    until [ "$(cat stopped.csv.part 2>/dev/null | grep -c ,)" -gt 3 ]; do sleep 0.02; done
    kill -$signal $!
    wait $!
    expect "exit code after $signal" "$?" 3
    grep -q '^stopped after [0-9]* of 80 games; continue with: delve simulate --continue stopped.csv.part$' err || { cat err; failures=1; }
    [ ! -e stopped.csv ] || { echo "a stopped run is written as if it were whole"; failures=1; }
    refused 2 'stopped.csv.part is left from a stopped run' $long --csv stopped.csv
    "$delve" simulate --continue stopped.csv.part --jobs 2 >out || failures=1
    same "gone on with after $signal" stopped.csv long.csv
    rm stopped.csv
done
# killed anywhere, in the middle of a row or of the rows of one game
sed '$d' simulate.2 >whole.part; sed '$d' arena.2 >arena.part; sed '$d' depth.2 >depth.part
for part in whole:simulate:2 arena:arena:2 depth:depth:2; do
    IFS=: read -r from command shard <<<"$part"
    bytes=$(wc -c <$from.part) head=$(sed '/^game,/q' $from.part | wc -c)
    for step in 0 1 2 3 4 5 6 7; do
        head -c $((head + (bytes - head) * step / 7)) $from.part >killed.part
        "$delve" $command --continue killed.part >out 2>&1 || { cat out; failures=1; }
        same "killed after $step sevenths, $command" killed $command.$shard
        rm -f killed
    done
done
# all is played, and only the last step failed
cp simulate.2 complete.part
"$delve" simulate --continue complete.part >out || failures=1
same "a complete part" complete simulate.2
mkdir blocked.csv.new
# shellcheck disable=SC2086
"$delve" $simulation --csv blocked.csv >out 2>&1
expect "exit code of what cannot be written at the end" "$?" 2
grep -q 'cannot write blocked.csv; what was played is in blocked.csv.part, continue with: delve simulate --continue blocked.csv.part' out || { cat out; failures=1; }
rmdir blocked.csv.new
"$delve" simulate --continue blocked.csv.part >out || failures=1
same "what could not be written at the end" blocked.csv simulate.csv
refused 2 'is from `delve simulate`; continue with `delve simulate --continue whole.part`' arena --continue whole.part
sed 's/^# content: .*/# content: 0123456789abcdef/' whole.part >content.part
refused 2 'content.part is from other content' simulate --continue content.part
refused 2 'continue' simulate --continue whole.part --runs 3
sed 's/^# arguments: .*/# arguments: --rnus 3/' whole.part >arguments.part
refused 2 'the arguments of the unfinished file' simulate --continue arguments.part
sed 's/^# arguments: .*/# arguments: --dungeon nowhere/' whole.part >arguments.part
refused 2 'unknown dungeon' simulate --continue arguments.part
# a stream is written to as it is
# shellcheck disable=SC2086
"$delve" $simulation --csv /dev/stdout 2>/dev/null | head -31 >streamed
same "a stream" streamed simulate.csv
refused 2 'cannot write /dev/full' simulate --runs 2 --csv /dev/full
refused 2 'a part of results is written to a file' simulate --runs 2 --shard 1/2 --csv /dev/null
exit $failures
