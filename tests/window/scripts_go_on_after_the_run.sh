#!/usr/bin/env bash
# A script that leaves its run, or goes on after its end, is played on at the title; what comes after the program's end is refused.
set -u
. "$(dirname "$0")/real_window.bash"

# plays CODE NAME...: the game ends with that exit code, and says at most one line.
plays() {
    local code=$1 got
    shift
    printf '%s\n' "$@" >"$scratch/script"
    timeout 60 "$game" --report "$scratch/scripted" --seed 7 --script "$scratch/script" --exit >"$scratch/said" 2>&1
    got=$?
    [ "$got" = "$code" ] || fail "exit code $got, not $code, for: $* - $(cat "$scratch/said")"
    [ -s "$scratch/scripted" ] || fail "no report for: $*"
}

leave=(cancel move_north confirm move_north confirm)   # the menu of the run, then its last entry, which is asked about
plays 0 wait "${leave[@]}"
plays 0 wait "${leave[@]}" wait open_log help confirm confirm cancel move_south type\ 17 confirm wait
plays 0 wait "${leave[@]}" confirm wait wait move_east "${leave[@]}" confirm wait
expect "a run that begins at the title is played at once" "$(said outcome "$scratch/scripted")" running

# The end of a run.
plays 0 $(printf 'wait explore confirm %.0s' $(seq 60)) confirm confirm wait confirm

# Only the title can end the program: its last entry.
plays 2 wait "${leave[@]}" move_north confirm wait
expect "what is refused" "$(cat "$scratch/said")" "$scratch/script:9: the program has ended before this line of the script"
plays 0 wait "${leave[@]}" move_north confirm
