#!/usr/bin/env bash
# usage: lint.sh DELVE   checks what `delve lint` prints and how it ends.
set -u
delve=$1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
content=$(cd "$(dirname "$0")/../../content" && pwd)
cd "$folder" || exit 1
failures=0

# expect CODE LAST_LINE ARGUMENTS...: runs delve lint, compares how it ends and its last line.
expect() {
    local code=$1 last=$2 output result; shift 2
    output=$("$delve" lint "$@" 2>&1); result=$?
    [ "$result" = "$code" ] && [ "$(tail -n 1 <<<"$output")" = "$last" ] && return
    echo "delve lint $*: expected exit $code and \"$last\", got exit $result and:"; echo "$output"
    failures=1
}

expect 2 "delve: there is no directory $folder/none" "$folder/none"
ln -s loop loop
expect 2 "delve: there is no directory loop/content: Too many levels of symbolic links" loop/content
expect 2 "delve: there is no directory loop: Too many levels of symbolic links" loop
touch file
expect 2 "delve: there is no directory file: it is a file" file
mkdir -p "$folder/broken/core"
printf 'id: core\nname: Broken\nversion: "1"\n' >"$folder/broken/core/pack.yaml"
printf 'species:\n  rat:\n    nam: Rat\n    attack_skill: bite\n    tactic: hunt\n' >"$folder/broken/core/species.yaml"
expect 1 "3 problems" "$folder/broken"
expect 1 "3 problems" --content "$folder/broken"
shown=$("$delve" lint "$folder/broken" | head -n 5)
expected="checking $folder/broken
$folder/broken/core/species.yaml:3:5: C030: species.rat: unknown key \`nam\`
  3 |     nam: Rat
    |     ^~~
  hint: did you mean \`name\`?"
[ "$shown" = "$expected" ] || { echo "expected:"; echo "$expected"; echo "got:"; echo "$shown"; failures=1; }
# The same facts as JSON, with a name that is no UTF-8.
mkdir "$folder/broken/core/$(printf 'od\xff"d')"
mv "$folder/broken/core/species.yaml" "$folder/broken/core/$(printf 'od\xff"d')/s.yaml"
json=$("$delve" lint --json "$folder/broken"); result=$?
[ "$result" = 1 ] || { echo "delve lint --json: expected exit 1, got $result"; failures=1; }
for fact in "\"content\": \"$folder/broken\"," '"errors": 3,' '"line": 3,' '"column": 5,' '"length": 3,' '"severity": "error",' '"code": "C030",' '"path": "species.rat",' \
    '"hint": "did you mean `name`?",' '"source": "    nam: Rat"' 'od\ufffd\"d/s.yaml",'; do
    grep -qF -- "$(printf '%b' "${fact//\\\"/\\\\\"}")" <<<"$json" || { echo "delve lint --json lacks $fact:"; echo "$json"; failures=1; }
done
"$delve" lint --explain C031 | grep -q '^## C031: ' || { echo "delve lint --explain C031 shows no page"; failures=1; }
"$delve" lint --explain C999 2>/dev/null; [ $? = 2 ] || { echo "delve lint --explain C999 should exit with 2"; failures=1; }
"$delve" lint --strict --leave-schemas >/dev/null || { echo "the game's own content has problems:"; "$delve" lint --leave-schemas | tail; failures=1; }
# A pack may leave dungeons out: nothing else asks for what their files define.
for dungeon in "$content"/core/dungeons/*.yaml; do
    rm -rf "$folder/rest"
    mkdir "$folder/rest" && cp -r "$content/core" "$folder/rest"
    rm "$folder/rest/core/dungeons/$(basename "$dungeon")"
    "$delve" lint --leave-schemas "$folder/rest" >"$folder/said" || { echo "without $(basename "$dungeon"):"; head -n 8 "$folder/said"; failures=1; }
done
# The schemas for editors learn new ids, where there are any, and unless an unreadable file hides some.
with_schemas=$folder/with_schemas
cp -r "$content" "$with_schemas"
knows() { grep -q "$1" "$with_schemas/schema.json"; }
"$delve" new-pack old_kiln --content "$with_schemas" >"$folder/said" || { echo "new-pack fails:"; cat "$folder/said"; failures=1; }
knows '"old_kiln_kick"' && grep -qF "wrote $with_schemas/schema.json for editors" "$folder/said" || { echo "new-pack leaves the schema as it was:"; cat "$folder/said"; failures=1; }
sed -i 's/old_kiln_kick/old_kiln_punch/' "$with_schemas"/old_kiln/*.yaml
"$delve" lint --leave-schemas "$with_schemas" >"$folder/said" 2>&1
knows '"old_kiln_kick"' || { echo "lint --leave-schemas has written a schema"; failures=1; }
printf 'species: [\n' >"$with_schemas/old_kiln/broken.yaml"
"$delve" lint "$with_schemas" >"$folder/said" 2>&1
knows '"old_kiln_kick"' || { echo "lint has written a schema without the ids of a file that it cannot read"; failures=1; }
rm "$with_schemas/old_kiln/broken.yaml"
"$delve" lint "$with_schemas" 2>"$folder/said" >/dev/null
knows '"old_kiln_punch"' && ! knows '"old_kiln_kick"' || { echo "lint leaves the schema as it was: $(cat "$folder/said")"; failures=1; }
[ ! -s "$folder/said" ] || { echo "lint that writes a schema says: $(cat "$folder/said")"; failures=1; }
"$delve" schema --content "$with_schemas" | cmp -s - "$with_schemas/schema.json" || { echo "lint writes another schema than delve schema"; failures=1; }
# Outside the working folder nothing is written.
sed -i 's/old_kiln_punch/old_kiln_kick/' "$with_schemas"/old_kiln/*.yaml
mkdir -p "$folder/elsewhere"
(cd "$folder/elsewhere" && "$delve" lint "$with_schemas" >/dev/null 2>&1)
knows '"old_kiln_punch"' || { echo "lint has written a schema outside the working folder"; failures=1; }
rm "$with_schemas/schema.json"
"$delve" lint "$with_schemas" >/dev/null 2>&1
[ ! -e "$with_schemas/schema.json" ] || { echo "lint has made a schema where there was none"; failures=1; }

# Without a directory, the content in the working folder is checked, else the game's own. The first line names it.
mkdir -p "$folder/author/my_pack"
printf 'id: my_pack\nname: Mine\nversion: "1"\n' >"$folder/author/my_pack/pack.yaml"
printf 'items:\n  pebble:\n    nam: Pebble\n' >"$folder/author/my_pack/items.yaml"
cd "$folder/author/my_pack" || exit 1
"$delve" lint --leave-schemas >"$folder/said" 2>"$folder/hints" || { echo "the game's own content has problems"; failures=1; }
[ "$(realpath "$(sed -n '1s/^checking //p' "$folder/said")")" = "$content" ] || { echo "lint does not name what it checks: $(head -n 1 "$folder/said")"; failures=1; }
grep -qF 'delve lint --own-pack .' "$folder/hints" || { echo "in the folder of a pack, lint does not say how to check it: $(cat "$folder/hints")"; failures=1; }
"$delve" lint --leave-schemas --own-pack . >"$folder/said" 2>"$folder/hints" && { echo "the mistake of the own pack is not found"; failures=1; }
! grep -q 'name of its folder' "$folder/said" || { echo "a pack that is called . has another name: $(cat "$folder/said")"; failures=1; }
[ ! -s "$folder/hints" ] || { echo "lint of an own pack says: $(cat "$folder/hints")"; failures=1; }
cp -r "$folder/broken" "$folder/author/content"
cd "$folder/author" || exit 1
expect 1 "3 problems"
[ "$("$delve" lint | head -n 1)" = "checking content" ] || { echo "lint prefers another folder to ./content"; failures=1; }
[ "$("$delve" list species 2>/dev/null | cut -d' ' -f1)" = rat ] || { echo "list reads another folder than lint"; failures=1; }
exit $failures
