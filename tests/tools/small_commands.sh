#!/usr/bin/env bash
# usage: small_commands.sh DELVE CONTENT   the subcommands that no other script runs, and `render_art`: each prints or writes what it is for.
set -u
delve=$1 content=$2
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0

# prints PATTERN COMMAND...
prints() {
    local pattern=$1 output; shift
    output=$("$@" 2>&1) && grep -qE -- "$pattern" <<<"$output" && return
    echo "$*: expected /$pattern/, got:"; echo "$output"
    failures=1
}

prints '^round 1, .*: battle_start round_next .* turn_judge$' "$delve" phases --content "$content"
prints '^german \(de\): [0-9]+ of [0-9]+ texts$' "$delve" texts german --content "$content"
prints '^\{life: 80, .*\}: [0-9] to [0-9], [0-9] undecided$' "$delve" weigh tunnel_rat:1 --runs 2 --passes 1 --content "$content"
"$(dirname "$delve")/render_art" --content "$content" --out "$folder" --enlarge 1 >/dev/null || { echo "render_art fails"; failures=1; }
for sheet in creatures things signs; do
    [ "$(head -c 4 "$folder/$sheet.png" | tail -c 3)" = PNG ] || { echo "render_art writes no $sheet.png"; failures=1; }
done
exit $failures
