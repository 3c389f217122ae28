#!/usr/bin/env bash
# usage: livelock.sh DELVE   content in which no creature ever gets a turn is reported by `delve simulate`, under every time system.
set -u
delve=$1
content=$(dirname "$(readlink -f "$0")")/frozen
failures=0
for system in six_tier action_queue energy_pool wait_time deferred; do
    said=$("$delve" simulate --content "$content" --dungeon "$system" --runs 1 2>&1); result=$?
    [ "$result" = 1 ] && grep -q "time stood still: dungeon \`$system\`" <<<"$said" && grep -q '^1,faulty,' <<<"$said" && grep -q '^1 game: ' <<<"$said" && continue
    echo "$system: expected exit 1 and a fault that names the dungeon, got exit $result and:"; echo "$said"
    failures=1
done
exit $failures
