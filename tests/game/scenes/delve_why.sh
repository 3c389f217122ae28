#!/usr/bin/env bash
# usage: delve_why.sh DELVE [--write]   compares what `delve trace --why` prints for each scene with the trace kept beside it.
set -u
delve=$1; write=${2:-}
cd "$(dirname "$0")" || exit 1
failures=0
for scene in *.yaml; do
    trace=${scene%.yaml}.trace
    if [ "$write" = --write ]; then "$delve" trace --why "$scene" --content content >"$trace" || failures=1; continue; fi
    diff -u "$trace" <("$delve" trace --why "$scene" --content content 2>&1) || failures=1
done
[ "$write" = --write ] && exit $failures

# In another language only the ids of content and rules stay as they are.
german=$("$delve" trace --why --dungeon lantern_stair --turns 6 --language de --content ../../../content) || { echo "a trace in German ends with $?"; failures=1; }
grep -qE '^Zug: .* \(Runde 1, Tick 0\)$' <<<"$german" || { echo "a trace in German tells of no turn: $german"; failures=1; }
english=$(grep -E '^ *(proposed|committed|followed|seen by|adds|next|turn of)' <<<"$german")
[ -z "$english" ] || { echo "a trace in German has English lines: $english"; failures=1; }

# A wrong scene is told where it is wrong, and nothing is played.
broken=$(mktemp); trap 'rm -f "$broken"' EXIT
printf 'scene: broken\nmap: ["###", "#A?", "###"]\ncreatures:\n  A: {species: walkr, team: player, do: [walk nort]}\n' >"$broken"
shown=$("$delve" trace --why "$broken" --content content 2>&1); result=$?
expected="$broken:4:16: \`walkr\` is not one of the species (did you mean \`walker\`?)
$broken:4:42: \`walk nort\` is not a command (a direction follows: north, northeast, east, southeast, south, southwest, west, northwest)"
[ "$result" = 2 ] && [ "$shown" = "$expected" ] || { echo "a broken scene: expected exit 2 and:"; echo "$expected"; echo "got $result and:"; echo "$shown"; failures=1; }
printf 'scene: broken\nmap: ["####", "#AB#", "####"]\ncreatures:\n  A: {species: potter, team: player, do: [skill 1 at 4 1, skill 1 east, skill 1 at b]}\n  B: {species: walker, team: player, do: [skill 1 at 1 1, skill 9 at 1 1]}\n' >"$broken"
shown=$("$delve" trace --why "$broken" --content content 2>&1); result=$?
expected="$broken:4:73: \`skill 1 at b\` is not a command (a tile follows: its column and row from 0, such as \`skill 1 at 3 1\`)"
[ "$result" = 2 ] && [ "$shown" = "$expected" ] || { echo "a scene that names no tile: expected exit 2 and:"; echo "$expected"; echo "got $result and:"; echo "$shown"; failures=1; }
sed -i 's/, skill 1 at b//' "$broken"
shown=$("$delve" trace --why "$broken" --content content 2>&1); result=$?
expected="$broken:4:43: \`skill 1 at 4 1\`: this tile is not on the map
$broken:4:59: \`skill 1 east\`: \`pot\` is aimed at a tile, such as \`skill 1 at 3 1\`
$broken:5:43: \`skill 1 at 1 1\`: \`kindle\` is not aimed at a tile; write a direction"
[ "$result" = 2 ] && [ "$shown" = "$expected" ] || { echo "a scene that aims wrongly: expected exit 2 and:"; echo "$expected"; echo "got $result and:"; echo "$shown"; failures=1; }
"$delve" trace --why --dungeon nowhere --turns 3 --content content >/dev/null || { echo "a game cannot be traced"; failures=1; }
exit $failures
