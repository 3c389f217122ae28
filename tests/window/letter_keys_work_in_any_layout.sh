#!/usr/bin/env bash
# Where a keyboard layout has no Latin letters, keys count by their place on a US keyboard; so does a single key of another layout that has
# no name. What has no name even so is refused in words when keys are set.
set -u
. "$(dirname "$0")/real_window.bash"
trap 'setxkbmap us; rm -rf "$scratch"' EXIT

# X's numbers of keys: a letter's name would be looked up in the layout.
w=25 i=31 a=38 s=39 d=40 v=55 semicolon=47 slash=61 angle=94

by_script wait move_east move_north move_west move_south explore wait
wanted=$(said hash "$scratch/scripted")
for layout in ru gr ua il ara th 'ru,us' 'us,ru'; do
    setxkbmap "$layout" || fail "There is no layout $layout."
    begin --seed 7
    press Return space $d $w $a $i Escape $s $slash
    await_commands 5
    press space
    end_game
    expect "layout $layout" "$(said hash)" "$wanted"
done

# A German keyboard has Latin letters: those count as written, o with two dots by its place.
setxkbmap de
begin --seed 7
press Return space d $w $a $semicolon
end_game
by_script wait move_east move_north move_west close_door
expect "layout de" "$(said hash)" "$(said hash "$scratch/scripted")"

# Setting keys: what is pressed under a layout without Latin letters gets the name of its place, and what has none changes nothing.
setxkbmap ru
begin --seed 7
press F12 Up Up                              # the keys, the last but one
press Return
for row in $(seq 9); do press Down; done     # rest
press Return $v Up Return Return $angle Escape Escape
end_game
expect "what was set" "$(grep -v '^#\|^hints_seen' "$XDG_CONFIG_HOME/tierdelve/settings.yaml")" 'keys:
  rest: ["V", "R"]
  look: []'
echo "letters by place under eight layouts: hash $wanted"
