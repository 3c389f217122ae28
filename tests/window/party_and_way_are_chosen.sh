#!/usr/bin/env bash
# Before the first floor the party is chosen by keys and by the mouse; a run that was killed meanwhile goes on there. Of two stairs the party takes
# one, after its sign was read out.
set -u
. "$(dirname "$0")/real_window.bash"

make_pack forks <<'YAML'
dungeons:
  forks:
    name: Forks
    description: Two ways.
    party: [{species: hero_warden, name: Hedda}]
    heroes: [{species: hero_warden, name: Hedda}, {species: hero_mender, name: Ossel}, {species: hero_sage, name: Yarrow}]
    victory: [exit_reached]
    floors:
      - theme: old_stone
        style: drawn
        vaults: [fork]
        ways:
          - {name: Left stairs, sign: "Down and to the left.", to: left}
          - {name: Right stairs, sign: "Down and to the right.", to: right}
      - {id: left, theme: old_stone, style: drawn, vaults: [landing], ways: [{name: Out, sign: Daylight.}]}
      - {id: right, theme: ossuary, style: drawn, vaults: [landing], time_system: energy_pool}
vaults:
  fork:
    mirrored: false
    map: |
      #########
      #.@.>.s.#
      #.......#
      #.......#
      #########
    legend:
      s: {stairs: 2}
  landing:
    mirrored: false
    map: |
      #########
      #.@...>.#
      #.......#
      #.......#
      #########
YAML

begin "${play[@]}" --seed 7
press Return
await_run
press space 6 Return                   # a wait is no choice, and no one has been chosen yet
press 4 Return 2 Return 2 Return       # Yarrow, and Hedda, who is put back
press 3 Return                         # Ossel
kill_game
begin_again "${play[@]}" --seed 7
press Return
await_idle                             # the run is replayed up to the choice
press 5 Return
press Right Right Right Right period Return
end_game
expect "party" "$(party)" "Yarrow Ossel "
expect "floor" "$(said floor)" 2
expect "round" "$(said round)" 1
by_script "${play[@]}" -- wait skill_4 confirm skill_3 confirm skill_5 confirm move_east move_east move_east move_east take_stairs confirm
expect "by keys as by a script" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "chosen by keys: $(party), floor $(said floor)"

begin "${play[@]}" --seed 7
press Return
await_run
press 1 Return period
await_idle
press period
await_idle
press Return
end_game
expect "the usual party" "$(party)" "Hedda "
expect "by the nearer stairs" "$(said floor)" 2
echo "the usual party: $(party), floor $(said floor)"
