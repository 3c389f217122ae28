#!/usr/bin/env bash
# Orders to companions by real keys: to all and to one, what one may use, a veto on what one means to do. None of it costs a turn, a script
# does the same, and the run that was kept goes on with them.
set -u
. "$(dirname "$0")/real_window.bash"

# told NAME [REPORT]: what that member was told.
told() { said orders "${2:-$scratch/report}" | sed -n "s/^$1: //p"; }
# means NAME [REPORT]: what it means to do, in one line.
means() { said means "${2:-$scratch/report}" | sed -n "s/^$1: //p" | head -n 1; }

by_script
names=$(said member "$scratch/scripted" | grep -v ' leads$' | sed 's/ at .*//')
first=$(head -n 1 <<<"$names")
round=$(said round "$scratch/scripted")

# To all: hold fire; then back to the first row and taken back again.
begin --seed 7
press Return 9 Return Escape
end_game
expect "round" "$(said round)" "$round"
for name in $names; do expect "orders of $name" "$(told "$name")" "Hold fire"; done
by_script give_orders confirm cancel
expect "hash after a script" "$(said hash "$scratch/scripted")" "$(said hash)"
begin_again --seed 7
press Return
end_game
expect "orders of $first in the run that was kept" "$(told "$first")" "Hold fire"
by_script give_orders confirm confirm cancel
expect "nobody is told anything" "$(said orders "$scratch/scripted")" ""

# To one alone: the last of the orders, and its first skill is saved, then forbidden.
begin --seed 7
press Return 9 Right Down Down Down Return Down Return Return Escape
end_game
expect "orders of $first" "$(told "$first")" "Save charges, Saved or forbidden skills and items"
expect "nobody else was told anything" "$(said orders | wc -l)" 1
expect "round" "$(said round)" "$round"

# From the team screen, for the member chosen there.
begin --seed 7
press Return t Down Down 9 Return Escape Escape
end_game
expect "orders from the team screen" "$(told "$(sed -n 2p <<<"$names")")" "Hold fire"

# The leader goes ahead. A companion means to follow; after the veto it means to do something else, and does not follow in this turn.
# With no foe in sight: one that comes into sight drops keys that were pressed already.
way=(move_east move_east move_east)
for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
    by_script "${way[@]}"
    name=$(said means "$scratch/scripted" | sed -n 's/: Next, if [^:]*: step .*//p' | head -n 1)
    [ -z "$name" ] || said means "$scratch/scripted" | grep -q 'compared its options' || break
done
[ -n "$name" ] || fail "Nobody means to follow: $(said means "$scratch/scripted")"
before=$(means "$name" "$scratch/scripted")
looks=()
for number in 1 2 3 4 5 6; do
    looks+=(next_target)
    by_script "${way[@]}" look "${looks[@]}" veto cancel
    after=$(means "$name" "$scratch/scripted")
    # The veto on one may change what another means to do.
    ! grep -q "^means $name: By order (Your veto)" "$scratch/scripted" || break
done
grep -q "^means $name: By order (Your veto)" "$scratch/scripted" || fail "No veto reaches $name: $(said means "$scratch/scripted")"
[ "$after" != "$before" ] || fail "After the veto $name still means to: $before"
keys=()
for look in "${looks[@]}"; do keys+=(Tab); done
begin --seed $seed
press Return Right Right Right v "${keys[@]}" Delete Escape
end_game
expect "the same by keys" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "told by keys as by scripts; $name meant: $before; after the veto: $after"
