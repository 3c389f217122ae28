#!/usr/bin/env bash
# usage: texts_can_be_read.sh TIERDELVE [SIZE...]   walks the screens of a run in windows of these sizes and with texts of three, with names as
# long as names may be, in both languages: no text lies outside the window, is cut off, or lies on another.
set -u
. "$(dirname "$0")/real_window.bash"

make_pack long <<'YAML'
species:
  long_rat:
    name: Wwwwwwwwww Mmmmmmmmm Wwwwwwwww Mmmmmmmmm
    description: A rat with a name.
    health: 14
    attack_skill: gnaw
    tactic: pack
    sprite: tunnel_rat
dungeons:
  long_names:
    name: Mmmmmmmmmm Wwwwwwwww Mmmmmmmmm Wwwwwwwww
    description: A dungeon in which everything has a long name.
    party:
      - {species: hero_warden, name: Hhhhhhhhhh Wwwwwwwww Mmmmmmmmm Wwwwwwwww}
      - {species: hero_scout, name: Pppppppppp Wwwwwwwww Mmmmmmmmm Wwwwwwwww}
      - {species: hero_mender, name: Oooooooooo Wwwwwwwww Mmmmmmmmm Wwwwwwwww}
      - {species: hero_sage, name: Yyyyyyyyyy Wwwwwwwww Mmmmmmmmm Wwwwwwwww}
    guests: [{species: lost_scholar, name: Qqqqqqqqqq Wwwwwwwww Mmmmmmmmm Wwwwwwwww}]
    bag: [{item: bread, at_least: 3}, healing_herb, smelling_salts, gate_plate]
    victory: [{when: exit_reached}, {when: rounds_survived, rounds: 60}]
    defeat: [{when: guest_dead}]
    boons: {from: [long_boon, longer_boon, longest_boon]}
    floors:
      - {theme: old_stone, style: drawn, vaults: [long_room]}
      - {theme: old_stone, style: drawn, vaults: [long_room]}
boons:
  long_boon:
    name: Wwwwwwwwww Mmmmmmmmm Wwwwwwwww Mmmmmmmmm
    description: A boon with a name.
    gives: Wwwwwwwwww mmmmmmmmm wwwwwwwww mmmmmmmmm wwwwwwwwww mmmmmmmmm wwwwwwwww mmmmmmmmm wwwwwwwwww mmmmmmmmm wwwwwwwww.
    takes: Mmmmmmmmmm wwwwwwwww mmmmmmmmm wwwwwwwww mmmmmmmmmm wwwwwwwww mmmmmmmmm wwwwwwwww mmmmmmmmmm wwwwwwwww mmmmmmmmm.
    defence_percent: 80
    triggers: [{on: kills, do: [{do: extra_turn}]}]
  longer_boon: {extends: long_boon}
  longest_boon: {extends: long_boon}
vaults:
  long_room:
    mirrored: false
    map: |
      #############
      #...........#
      #.@....r..r.#
      #......r....#
      #.........>.#
      #############
    legend:
      r: {foe: long_rat}
YAML
cat >"$scratch/screens" <<'TEXT'
cancel
open_bag
cancel
open_team
toggle_tactics
cancel
cancel
give_orders
cancel
open_log
cancel
open_order
cancel
open_goals
cancel
help
move_east
move_east
move_east
move_east
move_east
cancel
open_settings
cancel
look
next_target
cancel
show_threats
wait
wait
wait
skill_1
cancel
plan_ahead
cancel
pause
cancel
open_console
type floor 2
confirm
cancel
move_east
TEXT

faults=0
look() {
    local size=$1 texts=$2 language=$3
    # The third row of the settings: as large as fits, then 75 %, and 25 more a step.
    printf '%s\n' cancel open_settings move_south move_south >"$scratch/script"
    for ((now = 50; now < texts; now += 25)); do echo move_east; done >>"$scratch/script"
    cat "$scratch/screens" >>"$scratch/script"
    "$game" --pack "$scratch/long" --dungeon long_names --console --seed 3 --size "$size" --language "$language" --script "$scratch/script" \
        --report "$scratch/report" --exit >"$scratch/output" 2>&1 || fail "$size: $(cat "$scratch/output")"
    while IFS= read -r fault; do
        echo "$size, texts ${texts/#0/as large as fits}, $language: ${fault#text }"
        faults=$((faults + 1))
    done < <(grep '^text ' "$scratch/report")
}
shift
[ $# -gt 0 ] || set -- 800x600 1280x720 1920x1080 2560x1080
for size in "$@"; do
    for texts in 75 150 0; do
        look "$size" "$texts" en
    done
    look "$size" 0 de
done
[ $faults = 0 ] || fail "$faults texts cannot be read."
echo "all texts can be read in these sizes, with texts of three: $*"
