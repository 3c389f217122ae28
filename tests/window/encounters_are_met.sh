#!/usr/bin/env bash
# As the party enters a floor it meets something: options are taken by keys, one that cannot be paid is not, and what stays is offered again. A turn
# is bought with what is left.
set -u
. "$(dirname "$0")/real_window.bash"

make_pack steps <<'YAML'
encounters:
  desk:
    name: The desk
    description: A desk, and no one behind it.
    stays: true
    options:
      - {text: Sign., costs: {minutes: 2}, effects: [{do: bank_turn}]}
      - {text: Sign twice., costs: {minutes: 90}, effects: [{do: bank_turn}]}
      - {text: Go on.}
dungeons:
  steps:
    name: Steps
    description: Two floors.
    party: [{species: hero_warden, name: Hedda}, {species: hero_sage, name: Yarrow}]
    minutes: {start: 7, most_per_floor: 0}
    victory: [exit_reached]
    floors:
      - {theme: old_stone, style: drawn, vaults: [landing], encounters: [desk]}
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

begin "${play[@]}" --seed 7
press Return
await_run
press 2 Return space                   # too dear, and nothing else goes on meanwhile
press 1 Return 3 Return
press shift+space shift+space space space
end_game
expect "minutes" "$(said minutes)" 2
expect "turn bought" "$(said round)" 2
# The first word comes before the encounter is on the screen.
by_script "${play[@]}" -- skill_1 skill_1 confirm skill_3 confirm buy_turn confirm wait wait
expect "by keys as by a script" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "an encounter by keys: round $(said round), minutes $(said minutes)"
