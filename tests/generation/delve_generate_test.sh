#!/usr/bin/env bash
# `delve generate` as somebody at a terminal meets it. Usage: delve_generate_test.sh DELVE CONTENT
set -u
delve=$1 content=$2
failures=0
fail() { echo "FAILED: $*"; failures=$((failures + 1)); }

out=$(mktemp -d) && trap 'rm -r "$out"' EXIT
generate() { "$delve" generate --content "$content" "$@" >"$out/text" 2>"$out/errors"; }
# refused WHAT SENTENCE ARGUMENT...: ends with 2, prints no floor, and says SENTENCE.
refused() {
    local what=$1 sentence=$2
    shift 2
    generate "$@"
    [ $? = 2 ] || fail "$what does not end with exit code 2"
    [ ! -s "$out/text" ] || fail "$what prints something on the standard output stream"
    grep -qF -- "$sentence" "$out/errors" || fail "$what does not say: $sentence"
}

generate --seed 7 || fail "the main dungeon's first floor is not printed"
for glyph in '@' '>' '#'; do grep -qF "$glyph" "$out/text" || fail "the floor shows no $glyph"; done
[ "$(awk '/^$/ { exit } { print length }' "$out/text" | sort -u | wc -l)" = 1 ] || fail "the lines of the floor are not equally long"
for line in 'terrain: # wall, ' 'creatures: '; do grep -q "^$line" "$out/text" || fail "the legend has no line $line"; done
[ "$(grep '^creatures: ' "$out/text" | grep -o ' [a-z] ' | sort | uniq -d)" = '' ] || fail "two species have the same letter"
cp "$out/text" "$out/first"
for seed in 1 2 3 4 5 6 7 8; do
    for floor in 1 2 3 4 5; do
        generate --seed "$seed" --dungeon sunken_city --floor "$floor" || fail "floor $floor with seed $seed is not printed"
        signs=$(grep -E '^(terrain|features): ' "$out/text" | grep -oE '(: |, ). ' | cut -c3)
        for what in items landmarks; do
            sign=$(grep "^$what: " "$out/text" | grep -oE ': . ' | cut -c3)
            [ -z "$sign" ] || ! grep -qF -- "$sign" <<<"$signs" || fail "seed $seed, floor $floor: $what have the sign $sign of something else"
        done
    done
done
generate --seed 7 && cmp -s "$out/text" "$out/first" || fail "the same seed gives another floor"
generate --seed 8 && cmp -s "$out/text" "$out/first" && fail "another seed gives the same floor"

refused 'a dungeon like none' 'there are `' --dungeon 0123456789
known=$(grep -o '`[a-z_]*`' "$out/errors" | tail -n 1 | tr -d '`')
refused 'a misspelt dungeon' "did you mean \`$known\`?" --dungeon "${known}x"
refused 'floor 0' 'has no floor 0, only 1 to' --floor 0
refused 'floor 99' 'has no floor 99, only 1 to' --floor 99
refused 'a floor that is no number' '--floor' --floor deep
exit $((failures > 0))
