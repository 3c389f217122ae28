#!/usr/bin/env bash
# usage: pack.sh DELVE   what `delve pack` makes: the same bytes each time, an archive that the game reads, and none of a pack with mistakes.
set -u
delve=$1
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
place=$(mktemp -d); trap 'rm -rf "$place"' EXIT
cd "$place" || exit 1
failures=0
fail() { echo "$*"; failures=1; }
cp -r "$project/content" content
"$delve" new-pack frost --content content >/dev/null
mkdir mine
mv content/frost mine/frost
echo '# Frost' >mine/frost/README.md
echo 'not for packs' >mine/frost/run.sh
mkdir mine/frost/.git
echo 'a: 1' >mine/frost/.git/config.yaml

said=$("$delve" pack mine/frost --content content 2>&1) || fail "pack ends with $?: $said"
grep -q '^mine/frost/run.sh is skipped: packs do not use it$' <<<"$said" || fail "what is left out is not told: $said"
grep -q '^frost-0.1.zip: 6 files, [0-9]* bytes$' <<<"$said" || fail "pack says: $said"
(cd mine/frost && "$delve" pack . --content ../../content --out "$place/here.zip") >/dev/null 2>&1 || fail "pack of the folder in which one is ends with $?"
cmp frost-0.1.zip here.zip || fail "from inside the pack come other bytes"
touch -d '2 days ago' mine/frost/*.yaml
umask 077
cp -r mine/frost other
mkdir later && mv other later/frost
"$delve" pack later/frost/ --content content --out again.zip >/dev/null 2>&1 || fail "pack of a copy ends with $?"
cmp frost-0.1.zip again.zip || fail "the same files have made other bytes"

cp frost-0.1.zip content/frost-0.1.zip
"$delve" lint --strict --leave-schemas content >said || fail "the archive does not lint clean: $(cat said)"
"$delve" simulate --content content --dungeon frost_cellar --runs 2 --seed 3 >runs || fail "the archive does not play"
sed -i 's/health: 16/health: 17/' mine/frost/creatures.yaml
said=$("$delve" pack mine/frost --content content --out content/frost-0.1.zip 2>&1) || fail "an archive made before keeps the next from being made: $said"
grep -q '^content/frost-0.1.zip is skipped: it has the same id, `frost`$' <<<"$said" || fail "the archive that is left out is not told of: $said"
cmp -s frost-0.1.zip content/frost-0.1.zip && fail "the archive is not made anew"
mkdir lone
cp -r mine/frost lone/frost
(cd lone && "$delve" pack frost --content ../content) >/dev/null 2>&1 || fail "a pack beside an archive of it is not made"
(cd lone && cmp frost-0.1.zip ../content/frost-0.1.zip) || fail "the same files have made other bytes beside their archive"
sed -i 's/health: 17/health: 16/' mine/frost/creatures.yaml
rm content/frost-0.1.zip

sed -i 's/health: 16/helth: 16/' mine/frost/creatures.yaml
"$delve" pack mine/frost --content content --out wrong.zip >said 2>&1
[ $? = 1 ] || fail "a pack with mistakes is not refused"
grep -q '^mine/frost/creatures.yaml:8:5: C030' said || fail "its mistake is not told: $(cat said)"
[ ! -e wrong.zip ] || fail "an archive was made of a pack with mistakes"
sed -i 's/helth: 16/health: 16/' mine/frost/creatures.yaml
ln -s /etc/passwd mine/frost/README.txt
said=$("$delve" pack mine/frost --content content --out link.zip 2>&1)
[ $? = 1 ] && [ ! -e link.zip ] || fail "a pack with a link is not refused: $said"
exit $failures
