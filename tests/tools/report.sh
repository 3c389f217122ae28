#!/usr/bin/env bash
# usage: report.sh DELVE PROJECT   `delve report` writes a page that a browser shows without a mistake and without asking anybody for anything.
set -u
export DELVE=$1
project=$2
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0

# expect WHAT SHOWN WANTED
expect() { [ "$2" = "$3" ] || { echo "$1: expected $3, got $2"; failures=1; }; }
# refused CODE SAID ARGUMENT...
refused() {
    local code=$1 said=$2; shift 2
    "$DELVE" report "$@" >out 2>&1
    expect "exit code of $*" "$?" "$code"
    grep -q -- "$said" out || { echo "$*: should say '$said', says:"; cat out; failures=1; }
}

command -v gnuplot >/dev/null || { echo "skipped: gnuplot-nox is not installed"; exit 77; }
"$DELVE" depth --dungeon lantern_stair --player plans --runs 30 --games --csv before.csv >/dev/null || failures=1
for shard in 1 2; do "$DELVE" depth --dungeon lantern_stair --player plans --runs 30 --games --shard $shard/2 --csv $shard.csv >/dev/null || failures=1; done
"$DELVE" depth --dungeon hourglass_moot --player plans --runs 10 --games --csv moot.csv >/dev/null || failures=1
"$DELVE" report before.csv moot.csv --html page.html || failures=1
"$DELVE" report 2.csv moot.csv 1.csv --html shards.html || failures=1
expect "the win of both" "$(grep -c 'Games won' page.html)" 1
expect "turns by tier of the one that has tiers" "$(grep -c 'Turns of the party, by tier' page.html)" 1
expect "lengths of the games of both" "$(grep -c 'Length of games' page.html)" 2
expect "names lead to their places" "$(grep -c 'core/dungeons/.*yaml#L[0-9]*" title=".*:[0-9]*"><code>lantern_stair</code>' page.html)" 2
grep -q 'Never used, although possible' page.html || { echo "what never happened is not told"; failures=1; }
sed '/<h1>/,/<h2>Wins/d' page.html >a; sed '/<h1>/,/<h2>Wins/d' shards.html >b
expect "shards show the same games" "$(grep -c 'lantern_stair, normal, plans' a)" "$(grep -c 'lantern_stair, normal, plans' b)"
"$DELVE" depth --dungeon lantern_stair --orders --player plans --runs 5 --games --csv orders.csv >/dev/null || failures=1
"$DELVE" report orders.csv --html orders.html || failures=1
expect "wins by leader and by order" "$(grep -o 'Games won by [a-z ]*: lantern_stair, normal, plans' orders.html | sort -u | wc -l)" 2

# A change to one number, and the answer.
cp -r "$project/content" content
sed -i '/^  hero_warden:/,/health:/s/health: [0-9]*/health: 20/' content/core/species/heroes.yaml
"$project/tools/lab/compare" before.csv changed.html content 2>/dev/null || { echo "nothing to compare"; failures=1; }
grep -q 'class=differs><td>lantern_stair, normal, plans: games won' changed.html || { echo "a weaker leader is not seen to lose more"; failures=1; }
grep -q 'class=faint><td>lantern_stair, normal, plans: games' changed.html || { echo "all differs"; failures=1; }
"$project/tools/lab/compare" before.csv same.html "$project/content" 2>/dev/null
expect "nothing differs from itself" "$(grep -c 'class=differs' same.html)" 0

refused 1 'shard 2/2 is missing' 1.csv --html bad
"$DELVE" simulate --runs 2 --shard 1/2 --csv simulated >/dev/null
refused 1 'simulated: not made by `delve depth --games`' simulated --html bad
refused 2 'cannot read nothing' nothing --html bad
refused 2 'cannot write no/such' before.csv --html no/such
env PATH=/nowhere "$DELVE" report before.csv --html bad >out 2>&1
expect "exit code without gnuplot" "$?" 2
grep -q 'sudo apt install gnuplot-nox' out || { echo "what to install is not said"; failures=1; }
[ ! -e bad ] || { echo "what was refused is written"; failures=1; }

# Results from strangers: markup in names is shown, not obeyed; what play cannot have written is refused with its line.
# hostile NAME SED: the results of lantern_stair with another first row, whose hash is right again.
hostile() {
    sed "9$2" before.csv >"$1"
    /usr/bin/python3 - "$1" <<'END'
import sys
lines = open(sys.argv[1], 'rb').read().split(b'\n')
whole, value = 2 ** 64, 0x7469657264656C76
def mix(z):
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % whole
    z = (z ^ z >> 27) * 0x94D049BB133111EB % whole
    return z ^ z >> 31
for line in lines[8:-2]:
    for number in [len(line), *line]: value = mix(value ^ (number + 0x9E3779B97F4A7C15 + (value << 6) + (value >> 2)) % whole)
lines[-2] = b'# end: %016x' % value
open(sys.argv[1], 'wb').write(b'\n'.join(lines))
END
}
attack='<img src=x onerror=alert(1)>'
hostile player.csv "s/lantern_stair,normal,plans/lantern_stair,normal,$attack\"'\&amp;/"
hostile uses.csv "s/skills\\./$attack.brace:5;$attack:2;a.$attack:3;/"
hostile dungeon.csv "s/lantern_stair,normal/$attack,$attack/"
hostile party.csv "s/hero_warden;/$attack;/"
hostile death.csv "s/,[^,]*,skills/,2:$attack:species.$attack,skills/"
for file in player uses dungeon party death; do
    "$DELVE" report $file.csv --against before.csv --html $file.html || { echo "$file.csv is not shown"; failures=1; }
    ! grep -q '<img' $file.html || { echo "markup of $file.csv is obeyed"; failures=1; }
    grep -q '&lt;img' $file.html || { echo "markup of $file.csv is not shown"; failures=1; }
done
for place in plans hero_warden; do
    hostile control.csv "s/$place/a\x0cb/"
    refused 1 'control.csv:9: the line has the control character U+000C' control.csv --html bad
done
printf 'error "the settings of the user are read"\n' >.gnuplot
"$DELVE" report before.csv --html usual.html || failures=1
HOME=$PWD "$DELVE" report before.csv --html own.html || failures=1
cmp -s usual.html own.html || { echo "the page depends on the settings of the user"; failures=1; }
export TMPDIR=/nowhere
refused 2 'cannot create a folder in /nowhere' before.csv --html bad
unset TMPDIR
refused 2 'cannot write /dev/full' before.csv --html /dev/full
[ ! -e bad ] || { echo "what was refused is written"; failures=1; }

command -v chromium >/dev/null || { echo "skipped: chromium is not installed"; exit $((failures ? 1 : 77)); }
browser=(chromium --headless --no-sandbox --disable-gpu --disable-background-networking --disable-component-update --no-first-run
    --user-data-dir="$folder/profile" --enable-logging=stderr --log-net-log="$folder/net" --host-resolver-rules="MAP * ~NOTFOUND")
# The browser itself asks its maker for this and that.
for page in page changed; do
    timeout 120 "${browser[@]}" --dump-dom "file://$folder/$page.html" >dom 2>said || { tail -3 said; failures=1; }
    expect "plots in the browser, $page" "$(grep -o '<svg' dom | wc -l)" "$(grep -o '<svg' $page.html | wc -l)"
    expect "empty plots, $page" "$(grep -c 'NaN' dom)" 0
    ! grep CONSOLE said || { echo "the browser has something to say about $page"; failures=1; }
    expect "asked for, $page" "$(grep -oE '"url":"[a-z]+:[^"]*' net | grep -vE '"url":"(file|data|chrome|chrome-extension|about)|\.(google|googleapis|gvt1)\.com' | sort -u)" ""
    expect "addresses in the page, $page" "$(grep -oE 'https?://[^"]*' $page.html | sort -u | tr '\n' ' ')" "http://www.w3.org/1999/xlink http://www.w3.org/2000/svg "
done
exit $failures
