#!/usr/bin/env bash
# Between two floors the party camps: it buys and mends, the program is killed there, and once it goes on there, others come along.
set -u
. "$(dirname "$0")/real_window.bash"

make_pack steps <<'YAML'
encounters:
  landing_fire:
    name: The fire
    description: A fire on the landing.
    stays: true
    options:
      - {text: Buy bread., costs: {minutes: 2}, item: bread}
      - {text: Settle who goes on., costs: {minutes: 3}, party: true}
      - {text: Go on.}
dungeons:
  steps:
    name: Steps
    description: Two floors, and a fire between them.
    party: [{species: hero_warden, name: Hedda}, {species: hero_sage, name: Yarrow}]
    heroes: [{species: hero_warden, name: Hedda}, {species: hero_sage, name: Yarrow}, {species: hero_mender, name: Ossel}]
    minutes: {start: 7, most_per_floor: 0}
    victory: [exit_reached]
    floors:
      - {theme: old_stone, style: drawn, vaults: [landing]}
      - {theme: old_stone, style: drawn, vaults: [landing], camp: landing_fire}
vaults:
  landing:
    mirrored: false
    map: |
      #########
      #.@>....#
      #.......#
      #.......#
      #########
YAML

begin "${play[@]}" --seed 7
press Return
await_run
press 1 Return                         # the usual party
press Right period
await_idle
press 1 Return space                   # bread; nothing else goes on meanwhile
press 2 Return 4 Return                # Ossel first, who has stayed behind
kill_game
begin_again "${play[@]}" --seed 7
press Return
await_idle                             # the run is replayed up to the choice
press 2 Return 5 Return                # then Hedda; those two go on
press 3 Return
await_idle
end_game
expect "party" "$(party)" "Ossel Hedda "
expect "floor" "$(said floor)" 2
expect "minutes" "$(said minutes)" 2
by_script "${play[@]}" -- skill_1 confirm move_east take_stairs skill_1 confirm skill_2 confirm skill_4 confirm skill_2 confirm \
  skill_5 confirm skill_3 confirm
expect "by keys as by a script" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "changed at a camp: $(party), floor $(said floor), minutes $(said minutes)"
