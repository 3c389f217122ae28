#!/usr/bin/env bash
# usage: lint.sh DELVE   checks what `delve lint` prints and how it ends.
set -u
delve=$1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
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
mkdir -p "$folder/broken/core"
printf 'id: core\nname: Broken\nversion: "1"\n' >"$folder/broken/core/pack.yaml"
printf 'species:\n  rat:\n    nam: Rat\n    attack_skill: bite\n    tactic: hunt\n' >"$folder/broken/core/species.yaml"
expect 1 "3 problems" "$folder/broken"
shown=$("$delve" lint "$folder/broken" | head -n 4)
expected="$folder/broken/core/species.yaml:3:5: C030: species.rat: \`nam\` is not known here
  3 |     nam: Rat
    |     ^~~
  hint: did you mean \`name\`?"
[ "$shown" = "$expected" ] || { echo "expected:"; echo "$expected"; echo "got:"; echo "$shown"; failures=1; }
# The same facts as JSON, with a name that is no UTF-8.
mkdir "$folder/broken/core/$(printf 'od\xff"d')"
mv "$folder/broken/core/species.yaml" "$folder/broken/core/$(printf 'od\xff"d')/s.yaml"
json=$("$delve" lint --json "$folder/broken"); result=$?
[ "$result" = 1 ] || { echo "delve lint --json: expected exit 1, got $result"; failures=1; }
for fact in '"errors": 3,' '"line": 3,' '"column": 5,' '"length": 3,' '"severity": "error",' '"code": "C030",' '"path": "species.rat",' \
    '"hint": "did you mean `name`?",' '"source": "    nam: Rat"' 'od\ufffd\"d/s.yaml",'; do
    grep -qF -- "$(printf '%b' "${fact//\\\"/\\\\\"}")" <<<"$json" || { echo "delve lint --json lacks $fact:"; echo "$json"; failures=1; }
done
"$delve" lint --explain C031 | grep -q '^## C031: ' || { echo "delve lint --explain C031 shows no page"; failures=1; }
"$delve" lint --explain C999 2>/dev/null; [ $? = 2 ] || { echo "delve lint --explain C999 should exit with 2"; failures=1; }
"$delve" lint --strict >/dev/null || { echo "the game's own content has problems:"; "$delve" lint | tail; failures=1; }
# A pack may leave dungeons out: nothing else asks for what their files define.
content=$(dirname "$0")/../../content
for dungeon in "$content"/core/dungeons/*.yaml; do
    rm -rf "$folder/rest"
    cp -r "$content" "$folder/rest"
    rm "$folder/rest/core/dungeons/$(basename "$dungeon")"
    "$delve" lint "$folder/rest" >"$folder/said" || { echo "without $(basename "$dungeon"):"; head -n 8 "$folder/said"; failures=1; }
done
exit $failures
