#!/usr/bin/env bash
# A run from the title to its victory under each time system, by keys alone.
set -u
. "$(dirname "$0")/real_window.bash"

systems=(six_tier action_queue energy_pool wait_time deferred)
cp -r "$(dirname "$0")/../../content" "$scratch/content"
rm "$scratch"/content/core/dungeons/*
{
    echo "dungeons:"
    for system in "${systems[@]}"; do
        cat <<YAML
  quiet_$system:
    name: Quiet rooms ($system)
    time_system: $system
    party: [hero_warden, hero_scout]
    victory:
      - {when: rounds_survived, rounds: 4, text: Stay for four rounds.}
    floors:
      - {theme: old_stone, width: 24, height: 18, rooms: [2, 3], foe_teams: [0, 0], items: [0, 0]}
YAML
    done
} >"$scratch/content/core/dungeons/quiet.yaml"
sed -i 's/^  quiet_six_tier:/&\n    main: true/' "$scratch/content/core/dungeons/quiet.yaml"

for number in "${!systems[@]}"; do
    begin --content "$scratch/content" --seed 7
    press Down
    for ((n = 0; n < number; ++n)); do press Right; done
    press Up Return
    await_idle
    for ((n = 0; n < 24; ++n)); do press space; done
    end_game
    expect "dungeon" "$(said dungeon)" "quiet_${systems[number]}"
    expect "outcome under ${systems[number]}" "$(said outcome)" "victory"
done
echo "five victories: ${systems[*]}"
