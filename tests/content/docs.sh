#!/usr/bin/env bash
# usage: docs.sh DELVE   what `delve docs` prints: nothing of the tables and of the content is left out.
set -u
delve=$1
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
place=$(mktemp -d); trap 'rm -rf "$place"' EXIT
failures=0
fail() { echo "$*"; failures=1; }

"$delve" docs --codex --content "$project/content" >"$place/codex.md" || fail "docs --codex ends with $?"
names=$(sed -nE 's/^    name: //p' "$project"/content/core/{items,statuses}.yaml "$project"/content/core/{species,skills}/*.yaml)
[ "$(wc -l <<<"$names")" -gt 100 ] || fail "found only these names in the content: $names"
while IFS= read -r name; do
    grep -qxF "### ${name//\"/}" "$place/codex.md" || fail "the codex lacks $name"
done <<<"$names"
grep -qF -- '- Health 14, attack 16, defence 6, double speed (200%), sees 8 tiles.' "$place/codex.md" || fail "the codex lacks the tunnel rat's numbers"

"$delve" docs >"$place/reference.md" || fail "docs ends with $?"
for type in damage_kinds dungeons features items skills species sprites statuses tactics terrains themes; do
    grep -qx "## $type" "$place/reference.md" || fail "the reference lacks $type"
done
grep -qF '| `items` | `"{item} x{count}"` | Placeholders: item, count. |' "$place/reference.md" || fail "the reference lacks a string"
# All that the game says, as a file of content, is what it says already.
mkdir -p "$place/content" && cp -r "$project/content/core" "$place/content/core"
"$delve" docs --strings --out "$place/content/core/strings.yaml" || fail "docs --strings ends with $?"
"$delve" lint --strict "$place/content" >"$place/said" 2>&1 || fail "what docs --strings writes has problems: $(cat "$place/said")"
[ "$("$delve" explain strings --content "$place/content" | grep -c '# default$')" = 0 ] || fail "docs --strings leaves something out"
# Each link within the page leads to a heading or an anchor of it.
for target in $(grep -oE '\]\(#[^)]+\)' "$place/reference.md" | sed -E 's/^..(#)?//; s/\)$//' | tr -d '#' | sort -u); do
    grep -qE "^## $target\$|^<a id=\"$target\"></a>\$" "$place/reference.md" || fail "the reference links to #$target, which is nowhere"
done
"$delve" docs --out "$place/none/reference.md" 2>"$place/said"; [ $? = 2 ] || fail "docs into a folder that is not there should exit with 2"
[ "$(wc -l <"$place/said")" = 1 ] || fail "docs into a folder that is not there says: $(cat "$place/said")"
# A full device is said so and stays one; behind a link it is the file that is written.
ln -s /dev/full "$place/full"
"$delve" docs --out "$place/full" 2>/dev/null; [ $? = 2 ] || fail "docs onto a full device should exit with 2"
[ -c "$place/full" ] || fail "docs has put a file in place of a device"
"$delve" docs >"$place/full" 2>/dev/null; [ $? = 2 ] || fail "docs printed onto a full device should exit with 2"
touch "$place/there" && ln -s there "$place/link"
"$delve" docs --out "$place/link" && [ -L "$place/link" ] && [ -s "$place/there" ] || fail "docs has put a file in place of a link"
"$delve" docs --codex --language de >"$place/kodex.md" || fail "docs --codex --language de ends with $?"
for line in '## Wesen' '### Gangratte' '- Leben 14, Angriff 16, Abwehr 6, doppeltes Tempo (200 %), sieht 8 Felder weit.' '- Trifft immer.'; do
    grep -qxF -- "$line" "$place/kodex.md" || fail "the German codex lacks: $line"
done
english=$(grep -nE '^- (Health|Skills|Reaches|Hits|Used|Thrown|Lasts|Effect|Evades|Recovers|Wears|Harm|Can never|Walkers)' "$place/kodex.md")
[ -z "$english" ] || fail "the German codex has English lines: $english"
"$delve" docs --codex --language fr >/dev/null 2>"$place/said"; [ $? = 2 ] || fail "docs in a language that no pack has should exit with 2"
grep -qF 'unknown language `fr`' "$place/said" || fail "a language that no pack has is not told: $(cat "$place/said")"
"$delve" docs --codex --problems >/dev/null 2>&1; [ $? = 2 ] || fail "docs --codex --problems should exit with 2"

# The page of all definitions: each id that the files define stands there, in its own section.
"$delve" list --page --content "$project/content" >"$place/page.md" || fail "list --page ends with $?"
while read -r type id; do
    sed -n "/^## $type\$/,/^## /p" "$place/page.md" | grep -qE "(^\\| |, |^)\`$id\`" || fail "the page lacks $id among the $type"
done < <(awk 'FNR == 1 {if (id) print type, id; type = id = ""}
              /^[a-z_]+:/ {if (id) print type, id; id = ""; type = $1; sub(":", "", type)}
              /^  [a-z][a-z0-9_]*:/ && type !~ /strings|rulebook/ {if (id) print type, id; id = $1; sub(":", "", id)}
              /^    abstract: true/ {id = ""}
              END {if (id) print type, id}' "$project"/content/core/*.yaml "$project"/content/core/*/*.yaml)
[ "$(grep -c '^| `' "$place/page.md")" -gt 250 ] || fail "the page lists only $(grep -c '^| `' "$place/page.md") rows"
"$delve" list species --page >/dev/null 2>&1; [ $? = 2 ] || fail "list species --page should exit with 2"
exit $failures
