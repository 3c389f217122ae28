#!/usr/bin/env bash
# usage: new_pack.sh DELVE   what `delve new-pack` writes: it lints clean, plays, and is nowhere written over something.
set -u
delve=$1
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
place=$(mktemp -d); trap 'rm -rf "$place"' EXIT
cp -r "$project/content" "$place/content"
failures=0
fail() { echo "$*"; failures=1; }

"$delve" new-pack old_kiln --content "$place/content" >/dev/null || fail "new-pack ends with $?"
shown=$("$delve" lint --strict "$place/content") || fail "the new pack does not lint clean: $shown"
"$delve" simulate --content "$place/content" --dungeon old_kiln_cellar --runs 2 --seed 3 >"$place/runs" || fail "the new pack does not play"
[ "$(grep -c . "$place/runs")" -ge 3 ] || fail "its runs left no rows: $(cat "$place/runs")"

# refused ARGUMENT...: exit code 2, one sentence, and nothing changed.
refused() {
    local before after said
    before=$(find "$place/content" -type f -exec md5sum {} + | sort)
    said=$("$delve" new-pack --content "$place/content" -- "$@" 2>&1)
    [ $? = 2 ] || fail "new-pack $* is not refused"
    [ "$(wc -l <<<"$said")" = 1 ] || fail "new-pack $* says: $said"
    after=$(find "$place/content" -type f -exec md5sum {} + | sort)
    [ "$before" = "$after" ] || fail "new-pack $* changed files"
}
refused old_kiln
refused core
refused reference.md
refused ../kiln
refused "Old Kiln"
refused ""
refused kiln/oven
refused "$(printf 'a%.0s' {1..60})"
ln -s /nowhere "$place/content/dangling"; refused dangling; rm "$place/content/dangling"

# One mistake in it is one problem, in its file and line.
# mistake FILE OLD NEW CODE
mistake() {
    local file=$place/content/old_kiln/$1 line said
    cp "$file" "$place/kept"
    line=$(grep -n -m 1 -F -- "$2" "$file" | cut -d: -f1)
    sed -i "${line}s/$2/$3/" "$file"
    said=$("$delve" lint "$place/content")
    grep -qE "^$file:$line:[0-9]+: $4: " <<<"$said" || fail "$1: $2 -> $3 should be $4 in line $line, not: $said"
    [ "$(tail -n 1 <<<"$said")" = "1 problem" ] || fail "$1: $2 -> $3 should be one problem, not: $said"
    cp "$place/kept" "$file"
}
mistake creatures.yaml 'health:' 'helth:' C030
mistake creatures.yaml 'speed: 1' 'speed: fast' C031
mistake creatures.yaml 'speed: 1' 'speed: 9' C032
mistake creatures.yaml 'old_kiln_kick' 'old_kiln_kik' C043
mistake skills.yaml 'do: push' 'do: shove' C034
mistake skills.yaml 'name: Kick' 'nome: Kick' C030
mistake items.yaml 'amount: 15' 'amount: -15' C032
mistake dungeon.yaml 'theme: hill_path' 'theme: hill_pth' C043
mistake pack.yaml 'version: "0.1"' 'varsion: "0.1"' C030
exit $failures
