#!/usr/bin/env bash
# The team screen, by real keys: the second member moves up a place. Nothing changes before it is confirmed, and the leader stays the same.
set -u
. "$(dirname "$0")/real_window.bash"

names() { said member "${1:-$scratch/report}" | cut -d' ' -f1; }
leader() { said member "${1:-$scratch/report}" | sed -n 's/ .* leads$//p'; }

by_script
before=$(names "$scratch/scripted")
led_by=$(leader "$scratch/scripted")
[ "$(wc -l <<<"$before")" -ge 2 ] || fail "The main dungeon's party has one member only: there is nothing to reorder."
swapped=$(printf '%s\n' "$before" | awk 'NR == 1 { first = $0; next } NR == 2 { print; print first; next } { print }')

begin --seed 7
press Return t Down Return Up Return Escape
end_game
expect "left with Escape" "$(names)" "$before"

begin --seed 7
press Return t Down Return Up Return t
end_game
expect "confirmed" "$(names)" "$swapped"
expect "leader" "$(leader)" "$led_by"

begin --seed 7
press Return t Down space t
end_game
expect "passing on the lead keeps the order" "$(names)" "$before"
expect "new leader" "$(leader)" "$(sed -n 2p <<<"$before")"
echo "reordered to $(paste -sd ' ' <<<"$swapped"), lead passed on"
