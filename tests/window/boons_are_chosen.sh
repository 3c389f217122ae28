#!/usr/bin/env bash
# Between two floors a boon is taken by keys and by the mouse, or the rest. Nothing else goes on before, and a run that was killed at the choice
# goes on with it.
set -u
. "$(dirname "$0")/real_window.bash"

make_pack steps <<'YAML'
dungeons:
  steps:
    name: Steps
    description: Two floors.
    party: [{species: hero_warden, name: Hedda}, {species: hero_mender, name: Ossel}]
    boons: {from: [run_up, momentum, clinch]}
    victory: [exit_reached]
    floors:
      - {theme: old_stone, style: drawn, vaults: [landing]}
      - {theme: old_stone, style: drawn, vaults: [landing]}
vaults:
  landing:
    mirrored: false
    map: |
      #########
      #.@.>...#
      #.......#
      #.......#
      #########
YAML

# descended: begins, and takes the stairs.
descended() {
    begin "${play[@]}" --seed 7
    press Return
    await_run
    press period
    await_commands 2
    press period
    await_commands 3
}

descended
press Return space i s 2 Return space  # nothing is chosen at first, and what is no choice does nothing
end_game
expect "floor" "$(said floor)" 2
expect "boons" "$(said boon | wc -l)" 1
by_script "${play[@]}" -- take_stairs take_stairs confirm move_east move_east confirm wait
expect "by keys as by a script" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "a boon by keys: $(said boon)"

descended
press 4 Return space
end_game
expect "boons after a rest" "$(said boon)" ""
echo "a rest by keys: round $(said round)"

descended
kill_game
begin_again "${play[@]}" --seed 7
press Return
await_idle                             # the run is replayed up to the choice
press 3 Return space
end_game
expect "boons after being killed at the choice" "$(said boon | wc -l)" 1
echo "killed at the choice, then: $(said boon)"
