#!/usr/bin/env bash
# The picture of the five time systems in the README is what the program draws today.
cd "$(dirname "$(readlink -f "$0")")/../.." || exit 1
fresh=$(mktemp)
trap 'rm -f "$fresh"' EXIT
build/release/bin/delve timeline tests/time/scenarios/bat-warden-jelly.yaml --svg "$fresh" || exit 1
cmp -s "$fresh" resources/timeline.svg || {
    echo "resources/timeline.svg is out of date: delve timeline tests/time/scenarios/bat-warden-jelly.yaml --svg resources/timeline.svg"
    exit 1
}
echo "the README's picture of the time systems is today's"
