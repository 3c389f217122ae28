#!/usr/bin/env bash
# usage: full_disk.sh DELVE CONTENT PROGRAM...   what cannot be written, as on a full disk, is told in one sentence, with the exit code 2.
set -u
delve=$1 content=$2
shift 2
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0

# refuses SAID COMMAND...: ends with 2, and says so.
refuses() {
    local said=$1 code
    shift
    "$@" >/dev/full 2>"$folder/said"
    code=$?
    [ "$code" = 2 ] || { echo "$*: exit code $code, not 2: $(cat "$folder/said")"; failures=1; }
    grep -q -- "$said" "$folder/said" || { echo "$*: should say '$said', says: $(cat "$folder/said")"; failures=1; }
}

lost='output could not be written'
for program in "$delve" "$@"; do
    refuses "$lost" "$program" --help
    "$program" --help >"$folder/help" || { echo "$program --help fails"; failures=1; }
done
refuses "$lost" "$delve" --version
refuses "$lost" "$1" --version
for command in $("$delve" --help | sed -n '/^Subcommands/,/^$/s/^  \([a-z-]*\) .*/\1/p'); do refuses "$lost" "$delve" "$command" --help; done
refuses "$lost" "$delve" lint --content "$content"
refuses "$lost" "$delve" list skills --content "$content"
refuses "$lost" "$delve" explain skills.gnaw --content "$content"
refuses "$lost" "$delve" generate --content "$content"
refuses "$lost" "$delve" docs --codex
refuses "$lost" "$delve" schema
refuses "$lost" "$delve" simulate --runs 1 --content "$content"
for option in "generate --png" "docs --out" "schema --out" "simulate --runs 1 --csv"; do
    # shellcheck disable=SC2086  # words
    refuses 'cannot write /dev/full' "$delve" $option /dev/full
done
# What is told but cannot be said is no success either.
"$delve" lint --content "$content" >/dev/null 2>/dev/full
[ $? = 0 ] || { echo "nothing is lost where nothing is told"; failures=1; }
exit $failures
