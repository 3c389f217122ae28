#!/usr/bin/env bash
# At the title digits replace the seed that is offered, from either row of digit keys, and Enter begins the delve.
set -u
. "$(dirname "$0")/real_window.bash"

for keys in "1 2" "KP_1 KP_2"; do
    begin --seed 405452 --dungeon sunken_city
    press Down Down Down                # past the dungeon and the difficulty
    press $keys
    press Return
    await_run
    end_game
    expect "seed by $keys" "$(said seed)" 12
    expect "dungeon" "$(said dungeon)" sunken_city
done
echo "typed: hash $(said hash)"
