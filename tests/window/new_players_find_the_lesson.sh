#!/usr/bin/env bash
# New players are offered the first room of the lesson, first in the list; later the dungeon that was begun last is offered. A seed
# from the command line is of the main dungeon.
set -u
. "$(dirname "$0")/real_window.bash"

begin
press Return
await_run
end_game
expect "first run" "$(said dungeon)" lesson_1

begin
press Down Right                     # the row of the dungeons: the one behind the first room
press Up Return
await_run
await_idle                            # the hint is shown
press Escape Escape Up Return Up Return      # closes the card of goals, and gives the run up
end_game
second=$(said dungeon)
[ "$second" != lesson_1 ] || fail "The first room is not followed by another dungeon."
begin_again
press Return
await_idle
press space
await_commands 1
end_game
expect "offered after a run" "$(said dungeon)" "$second"

begin --seed 7
press Return
await_run
end_game
expect "by its seed" "$(said dungeon)" sunken_city
echo "first lesson_1, then $second"
