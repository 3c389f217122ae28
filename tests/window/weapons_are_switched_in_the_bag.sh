#!/usr/bin/env bash
# Real keys in the bag: weapons are switched off and on, the cost of an attack follows at once, and no turn is spent on it.
set -u
. "$(dirname "$0")/real_window.bash"

# attack_after KEY...: the ticks of an attack after these keys, the first of which are for the bag.
attack_after() {
    begin --seed 7 --dungeon scrap_works
    press Return i "$@"
    end_game
    expect "the turn" "$(said round)" 1
    said attack
}

both=$(attack_after)
second=$(attack_after Down space)          # the slug thrower is off
first=$(attack_after Down Down space)      # the rivet gun is off
none=$(attack_after Down space Down space)
again=$(attack_after Down space space)
by_deed=$(attack_after Down Right Return)  # "Switch off" in the list of deeds

case $both in "2 guns, "*" ticks, 8 heat") ;; *) fail "two guns at first, got: $both" ;; esac
case $first/$second in "1 gun, "*" ticks, "[35]" heat/1 gun, "*" ticks, "[35]" heat") ;; *) fail "one gun, got: $first and $second" ;; esac
[ "$first" != "$second" ] || fail "Each gun has its own time, got twice $first."
expect "none" "$none" ""
expect "on again" "$again" "$both"
expect "by the list of deeds" "$by_deed" "$second"
echo "both: $both; one: $first or $second; none"
