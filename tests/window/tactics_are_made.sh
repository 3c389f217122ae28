#!/usr/bin/env bash
# The editor of tactics, by real keys and by mouse: a tactic is made, given to a member, played by, kept with the run, changed while it is
# played, and there again at the next start. `delve` knows it too. A file that was edited by hand keeps its comments.
set -u
. "$(dirname "$0")/real_window.bash"

delve=$(dirname "$game")/delve
traits=$(dirname "$(readlink -f "$0")")/../../src/catalog/tactic_traits.hpp
file=$XDG_DATA_HOME/tierdelve/packs/mine/tactics.yaml

# place NUMBER: of that member of the party.
place() { said member | sed -n "$1s/.* at \\([0-9,]*\\).*/\\1/p"; }
in_file() { grep -q -- "$1" "$file" || fail "The file does not say \"$1\": $(cat "$file" 2>&1)"; }
# Where `hold` stands among the plans that the editor offers, which are in the order of their table.
hold=$(grep -o 'Plan::Kind::[a-z_]*' "$traits" | sed 's/.*:://' | sed -n '/^flee_when_hurt$/,$p' | grep -nx hold | cut -d: -f1)
[ -n "$hold" ] || fail "The plan \"hold\" is not found."
mapfile -t to_hold < <(yes Down | head -n $((hold - 1)))

begin --seed 7
press Return Escape
end_game
start=$(place 2)

# The second member gets a tactic whose only plan is to stay where it is.
begin --seed 7
press Return
await_run
press t Down F3 Insert Return
press BackSpace BackSpace BackSpace BackSpace BackSpace BackSpace BackSpace BackSpace BackSpace S t a y Return
press Down Down Down Down BackSpace BackSpace BackSpace
press t                                # refused: it has no plans
press Return "${to_hold[@]}" Return t Escape t
press Right Right Right Right
end_game
expect "the member that stays" "$(place 2)" "$start"
[ "$(place 1)" != "$start" ] || fail "The leader did not go."
[ "$(said round)" -ge 3 ] || fail "Hardly anything was played: $(cat "$scratch/report")"
played=$(said hash)
expect "the file" "$(grep -v '^#' "$file")" "tactics:
  stay:
    name: Stay
    for_party: true
    plans:
      - hold"

# The run is gone on with, though the tactic came in the middle of it, and the member still follows it.
begin_again
press Return
end_game
expect "gone on with" "$(said hash)" "$played"
begin_again
press Return Left Left
end_game
expect "the member that still stays" "$(place 2)" "$start"

# By mouse: it looks a round ahead. The change is kept with the run, and the comment of the player stays.
sed -i '1i # Do not touch this line.' "$file"
begin_again
press Return t Down F3 Return
click 806 160
click 1148 647
press Escape Escape Left
end_game
in_file '^# Do not touch this line.$'
in_file 'look_ahead: 1'
changed=$(said hash)
begin_again
press Return
end_game
expect "gone on with after a change" "$(said hash)" "$changed"

# A comment among the lines of the tactic would be lost: nothing is written.
sed -i 's/name: Stay/name: Stay  # behind me/' "$file"
before=$(cat "$file")
begin_again
press Return t Down F3 Return Down Down Right t Escape Up Return
end_game
expect "a file with a comment" "$(cat "$file")" "$before"
sed -i 's/  # behind me//' "$file"

# What somebody follows is not deleted; what nobody follows is.
begin_again
press Return t Down F3 BackSpace Up Return
end_game
in_file 'name: Stay'
begin_again
press Return t Down Left t t F3 Home BackSpace Up Return Escape Escape space
end_game
in_file '^tactics: {}$'
left=$(said hash)
begin_again
press Return
end_game
expect "gone on with without it" "$(said hash)" "$left"

# The headless program takes the same pack.
printf 'tactics:\n  stay:\n    name: Stay\n    for_party: true\n    plans:\n      - hold\n' >"$file"
"$delve" lint --own-pack mine --strict --leave-schemas >"$scratch/output" || fail "The pack has mistakes: $(cat "$scratch/output")"
"$delve" arena --own-pack mine --left hero_warden,hero_scout --right tunnel_rat:2 --left-tactic stay --runs 2 >"$scratch/output" ||
    fail "Nobody fought by it."
"$delve" arena --left hero_warden --right tunnel_rat --left-tactic stay --runs 2 2>/dev/null && fail "It is known without being asked for."
echo "a tactic was made, played by, changed, found again and deleted"
