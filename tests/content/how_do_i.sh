#!/usr/bin/env bash
# usage: how_do_i.sh DELVE PROJECT [NAME...]   plays the answers of content/how_do_i.md, or those with these names.
#
# Each answer is one file of a pack of its own beside `core`. It must
#   - lint without a warning (`delve lint --strict`),
#   - do what it promises: tests/content/how_do_i/NAME.yaml is a scene with its demands in comments. Each `# shows: REGEX` must be found in what is
#     played, behind the one before it; a `# never: REGEX` must not. `# plays: ARGUMENTS` runs `delve ARGUMENTS` in place of the scene,
#   - fail those demands once it is spoilt by the sed script in `# breaks:`, so that they can fail at all,
#   - be met in games: in its own dungeons, or in a small one that has in it all that the answer defines. Nothing of it may stay unused
#     there (`delve lint --play`), but for what matches `# unplayed: REGEX`, with the reason in the comment below it.
set -u
delve=$(realpath "$1") project=$(realpath "$2"); shift 2
scenes=$project/tests/content/how_do_i
page=$project/content/how_do_i.md

# answers FOLDER: writes each answer of the page there.
answers() { awk -v to="$1" '/^```yaml [a-z_0-9]+\.yaml$/ {file = to "/" $2; printf "" > file; next} /^```/ {file = ""} file {print > file}' "$page"; }

# said WORD FILE: what stands behind `# WORD: ` in its comments.
said() { sed -n "s/^# $1: //p" "$2"; }

# unmet SCENE SHOWN: the first demand of the scene that what was shown does not meet, if any.
unmet() {
    local from=1 line demand
    while IFS= read -r demand; do
        line=$(tail -n "+$from" "$2" | grep -nE -m 1 -- "$demand" | cut -d: -f1)
        [ -n "$line" ] || { echo "does not show: $demand"; return; }
        from=$((from + line))
    done < <(said shows "$1")
    while IFS= read -r demand; do
        grep -qE -- "$demand" "$2" && { echo "shows what it must not: $demand"; return; }
    done < <(said never "$1")
}

# defined TYPE FILE: the ids of the definitions of a type that are new there.
defined() {
    awk -v type="$1:" '/^[a-z]/ {inside = $1 == type} inside && /^  [a-z_0-9]+:/ {if (id) print id; id = $1; sub(":", "", id); if (/change:/) id = ""}
                       inside && /^    change:/ {id = ""} !inside && id {print id; id = ""} END {if (id) print id}' "$2"
}

# trial FILE: a small dungeon with all in it that the answer defines.
trial() {
    local id
    printf 'dungeons:\n  trial:\n    name: Trial\n    description: All of it.\n    party: [hero_warden, hero_scout, hero_mender, hero_sage]\n'
    printf '    fallen: {rounds: 10}\n    victory: [exit_reached, {when: rounds_survived, rounds: 300}]\n    bag:\n      - bread\n'
    for id in $(defined items "$1"); do printf '      - {item: %s, at_least: 2}\n' "$id"; done
    printf '    floors:\n      - theme: old_stone\n        width: 36\n        height: 24\n        rooms: 5\n        foe_teams: [4, 6]\n        foes:\n'
    # Strong ones: who sees no danger saves its charges.
    printf '          - {weight: 2, members: [tunnel_rat, tunnel_rat, tunnel_rat]}\n          - {weight: 2, members: [%s]}\n' stone_golem 'hollow_king, court_duellist'
    for id in $(defined species "$1"); do printf '          - {weight: 6, members: [%s, %s]}\n' "$id" "$id"; done
    printf '        loot:\n          - healing_herb\n'
    for id in $(defined items "$1"); do printf '          - {item: %s, weight: 3}\n' "$id"; done
    [ -z "$(defined features "$1")" ] || printf '        features:\n'
    for id in $(defined features "$1"); do printf '          - {feature: %s, percent: 6, group: 1}\n' "$id"; done
    [ -z "$(defined terrains "$1")" ] || printf '        patches:\n'
    for id in $(defined terrains "$1"); do printf '          - {terrain: %s, percent: 10}\n' "$id"; done
    [ -z "$(defined weathers "$1")" ] || printf '        weather:\n'
    for id in $(defined weathers "$1"); do printf '          - {weather: %s, at_least: 10}\n' "$id"; done
    [ -z "$(defined vaults "$1")" ] || printf '        vaults:\n'
    for id in $(defined vaults "$1"); do printf '          - %s\n' "$id"; done
}

# one FOLDER NAME: all that is asked of one answer.
one() {
    local all=$1 name=$2 place file scene dungeon excused found
    place=$(mktemp -d "$all/XXXXXX") && mkdir "$place/content" && cp -r "$project/content/core" "$place/content" && mkdir "$place/content/answer" || exit 1
    cd "$place" || exit 1
    file=content/answer/$name.yaml scene=$scenes/$name.yaml
    printf 'id: answer\nname: Answer\nversion: "1"\n' >content/answer/pack.yaml
    cp "$all/answers/$name.yaml" "$file"
    wrong() { echo "$name: $*"; failed=1; }
    failed=0

    "$delve" lint --strict content >linted || { wrong "has problems: $(cat linted)"; exit 1; }

    [ -f "$scene" ] || { wrong "has no scene in tests/content/how_do_i"; exit 1; }
    play() {
        local arguments
        arguments=$(said plays "$scene")
        # shellcheck disable=SC2086
        "$delve" ${arguments:-trace --why "$scene"} --content content >"$1" 2>&1
    }
    play shown || wrong "cannot be played: $(cat shown)"
    found=$(unmet "$scene" shown)
    [ -z "$found" ] || wrong "$found"
    [ -n "$(said shows "$scene")" ] || wrong "its scene demands nothing"

    sed -i "$(said breaks "$scene")" "$file"
    cmp -s "$file" "$all/answers/$name.yaml" && wrong "its scene has nothing under \`breaks\` that would spoil it"
    play shown || wrong "cannot be played once it is spoilt: $(cat shown)"
    [ -n "$(unmet "$scene" shown)" ] || wrong "spoilt, it still shows all that its scene demands"
    cp "$all/answers/$name.yaml" "$file"

    if [ -z "$(defined dungeons "$file")" ]; then trial "$file" >content/answer/trial.yaml; fi
    excused=$(said unplayed "$scene")
    for dungeon in $(cat "$file" content/answer/trial.yaml 2>/dev/null >played.yaml; defined dungeons played.yaml); do
        "$delve" lint content --leave-schemas --play 12 --dungeon "$dungeon" >played || wrong "its games end badly: $(cat played)"
        found=$(grep "^$file:.*: C06[789]" played | grep -vE -- "${excused:-^$}")
        [ -z "$found" ] || wrong "$found"
    done
    exit $failed
}

if [ "${1-}" = --one ]; then one "$2" "$3"; fi

folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
mkdir "$folder/answers" && answers "$folder/answers"
failures=0
fail() { echo "$*"; failures=1; }
# names FOLDER: of the files in it, in order.
names() { find "$1" -name '*.yaml' -printf '%f\n' | sed 's/\.yaml$//' | sort; }
all=$(names "$folder/answers")
[ "$(grep -c '^```yaml' "$page")" = "$(wc -l <<<"$all")" ] || fail "two answers of the page have one name, or one has none"
[ "$(grep -c '^### … ' "$page")" = "$(wc -l <<<"$all")" ] || fail "not every question of the page has one answer"
index=$(sed -n '/^## /q; /^| \[/p' "$page" | grep -oE '`[a-z_0-9]+`' | tr -d '`')
[ "$index" = "$(sed -nE 's/^```yaml ([a-z_0-9]+)\.yaml$/\1/p' "$page")" ] || fail "the table at the top does not list the answers in their order"
[ "$(wc -l <<<"$all")" -ge 40 ] || fail "the page has only these answers: $all"
kept=$(names "$scenes")
[ "$kept" = "$all" ] || fail "answers and scenes differ: $(diff <(echo "$all") <(echo "$kept"))"
asked=$(printf '%s\n' "${@:-$all}")
printf '%s\n' "$asked" | xargs -r -P 2 -I NAME "$(readlink -f "$0")" "$delve" "$project" --one "$folder" NAME || failures=1
[ $failures != 0 ] || echo "$(wc -l <<<"$asked") answers do what they promise"
exit $failures
