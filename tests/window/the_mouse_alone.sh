#!/usr/bin/env bash
# By the mouse alone: begin, open the bag and leave it with the right button, wait, turn in place, steer every member. A script of the same
# controls has the same result.
set -u
. "$(dirname "$0")/real_window.bash"

begin --seed 7 --dungeon hold_the_cellar
click 176 342                      # the title's first line
await_run
click 558 705                      # "wait", below the skills
click 793 705                      # "bag"
click 100 500 3                    # and out of it
click 558 705
end_game
by_script --dungeon hold_the_cellar -- wait wait
expect "dungeon" "$(said dungeon)" "hold_the_cellar"
expect "round" "$(said round)" "$(said round "$scratch/scripted")"
expect "state" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "two turns by mouse: hash $(said hash)"

# The right button on the map: its menu turns the leader in place, and lets every member be steered.
begin --seed 7 --dungeon sunken_city
click 176 342
await_run
click 840 350 3                    # two tiles east of the leader, who stands in the middle
click 880 419                      # "Turn this way"
click 744 350 3                    # the leader
click 840 443                      # "Control every member yourself", below "Wait a turn"
click 558 705                      # "wait": now the second member is asked
end_game
by_script --dungeon sunken_city -- turn_in_place move_east toggle_team_mode wait
expect "turned and steered" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "turned and steered by mouse: hash $(said hash)"

# The mouse also chooses when the game pauses.
begin --seed 7 --dungeon sunken_city
click 176 342
await_run
click 744 350 3
click 840 515                      # "Change when the game pauses", the fifth
end_game
by_script --dungeon sunken_city -- toggle_pauses
expect "pauses" "$(said hash)" "$(said hash "$scratch/scripted")"
echo "pauses chosen by mouse: hash $(said hash)"

# A click on a card opens the orders to that companion, a click on a row gives one, and one on "To all" the same to everybody.
begin --seed 7 --dungeon sunken_city
click 176 342
await_run
click 100 165                      # the card of the second member
click 500 183                      # "Hold fire"
click 365 143                      # "To all"
click 500 243                      # "Come back"
click 500 560 3                    # and out of it
click 558 705                      # "wait"
end_game
by_script --dungeon sunken_city -- give_orders move_east confirm move_west move_south move_south confirm cancel wait
expect "orders" "$(said hash)" "$(said hash "$scratch/scripted")"
[ -n "$(said orders)" ] || fail "No order was given."
echo "orders given by mouse: $(said orders | paste -sd ';')"
