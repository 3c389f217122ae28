#!/usr/bin/env bash
# usage: units.sh PROGRAM PART PARTS [OPTION...]   runs one of so many equal parts of the test cases, counted from 1, and shows how long each
# case took. They are shuffled, always in the same order: otherwise the slow cases of one file would all be in one part.
program=$1 part=$2 parts=$3; shift 3
set -- "$@" --order-by=rand --rand-seed=1
cases=$("$program" "$@" --count | sed -n 's/.*passing the current filters: //p')
first=$((${cases:-0} * (part - 1) / parts + 1)) last=$((${cases:-0} * part / parts))
((first <= last)) || { echo "part $part of ${cases:-0} cases is empty"; exit 1; }
exec "$program" "$@" --first="$first" --last="$last" --duration=true --no-colors=true
