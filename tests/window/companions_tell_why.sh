#!/usr/bin/env bash
# Under each of the five time systems the companions tell what they mean to do, and why; to look at one costs no turn. What one of them is
# told to do if the leader waits, it does when the leader waits.
set -u
. "$(dirname "$0")/real_window.bash"

# members [REPORT]: their names, without the leader's.
members() { said member "${1:-$scratch/report}" | grep -v ' leads$' | sed 's/ at .*//' | sort; }
# who_tells [REPORT]: the names of members that say what they mean to do.
who_tells() { said means "${1:-$scratch/report}" | grep ': Next' | sed 's/: .*//' | sort | comm -12 - <(members "${1:-$scratch/report}"); }
# place NAME [REPORT]: the tile of that member, as "X,Y".
place() { said member "${2:-$scratch/report}" | sed -n "s/^$1 at \([0-9]*,[0-9]*\).*/\1/p"; }

for dungeon in sunken_city scrap_works counting_house hourglass_moot fencing_school; do
    begin --seed 7 --dungeon "$dungeon"
    press Return v Tab Tab Escape
    end_game
    by_script --dungeon "$dungeon" -- look cancel
    expect "$dungeon, after a look" "$(said hash)" "$(said hash "$scratch/scripted")"
    expect "$dungeon, who tells" "$(who_tells)" "$(members)"
    said means | grep -q ': Tactic: ' || fail "$dungeon: nobody gives a reason."
done

# The leader goes ahead; a companion means to follow, and does. Pike is not asked: he has more turns than one before the next round.
for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do
    by_script --dungeon sunken_city -- move_east move_east move_east
    followers=$(members "$scratch/scripted" | grep -v Pike | paste -sd '|')
    said means "$scratch/scripted" | grep -E -q "^($followers): Next, if Hedda waits: step " || continue
    said means "$scratch/scripted" | grep -q 'compared its options' || break   # a foe that comes into sight drops keys that were pressed already
done
begin --seed $seed --dungeon sunken_city
press Return Right Right Right
end_game
told=$(said means | grep -E -m 1 "^($followers): Next, if Hedda waits: step ")
[ -n "$told" ] || fail "Nobody means to follow: $(said means)"
name=${told%%:*}
direction=$(sed 's/.*: step \([a-z]*\)\.$/\1/' <<<"$told")
before=$(place "$name")
by_script --dungeon sunken_city -- move_east move_east move_east wait
after=$(place "$name" "$scratch/scripted")
x=${before%,*} y=${before#*,}
case $direction in *east) x=$((x + 1)) ;; *west) x=$((x - 1)) ;; esac
case $direction in north*) y=$((y - 1)) ;; south*) y=$((y + 1)) ;; esac
expect "$told, from $before" "$after" "$x,$y"
echo "told under five time systems, and done as told: $told"
