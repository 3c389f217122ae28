#!/usr/bin/env bash
# A run continues where it was after its window was closed, after kill -9, beside a damaged file, and where the damage in its own file begins. A
# script leaves the run alone. A run that was only continued is not taken for one that ended the game.
set -u
. "$(dirname "$0")/real_window.bash"

# state REPORT: all lines of the report.
state() { cat "${1:-$scratch/report}"; }

# continued_state: the report after "Continue", the first line of the title, and an orderly end.
continued_state() {
    begin_again
    press Return
    end_game
    state
}

begin --seed 7
press Return space Left Left KP_7 comma Up space s
press Left Left Left Left              # perhaps against a wall: what is refused is no part of a run
press t Down Return Up Return t        # the team in another order
press space space
end_game
played=$(state)
[ "$(said round)" -ge 5 ] || fail "Hardly anything was played: $played"
expect "after closing the window" "$(continued_state)" "$played"

# Continued, killed, and continued again: no command is lost.
begin_again
press Return space space space Right Right
kill_game
[ -s "$XDG_DATA_HOME/tierdelve/run.sqlite-wal" ] || fail "The killed game left no log: was anything kept?"
killed=$(continued_state)
[ "$(said round)" -ge $(($(sed -n 's/^round //p' <<<"$played") + 3)) ] || fail "Commands before kill -9 are lost: $killed"
begin_again --seed 7                    # asked for what it is: the first line goes on with it
press Return space space
kill_game
begin_again
press Return
end_game
[ "$(said round)" -ge $(($(sed -n 's/^round //p' <<<"$killed") + 2)) ] || fail "Commands after going on are lost: $(state)"
later=$(state)

# A script plays its own game and leaves the run alone.
by_script wait wait
expect "after a script" "$(continued_state)" "$later"

# With another seed on the command line, the title offers a new delve. Beginning it has to be confirmed: "No", the default, keeps the old run,
# "Continue later" too. Escape opens the pause menu.
begin_again --seed 8
press Return Return Up Return Escape Up Up Return
end_game
expect "after 'No' and leaving it for later" "$(continued_state)" "$later"
begin_again --seed 9
press Return Up Return space
end_game
expect "a new delve" "$(said seed)" 9
expect "the old one is over" "$(continued_state | sed -n 's/^seed //p')" 9

# A damaged file is set aside; the game starts, and keeps the next run.
printf 'not a run' >"$XDG_DATA_HOME/tierdelve/run.sqlite"
rm -f "$XDG_DATA_HOME"/tierdelve/run.sqlite-*
begin_again --seed 10
press Return space space
end_game
expect "seed beside a damaged file" "$(said seed)" 10
expect "the damaged file" "$(cat "$XDG_DATA_HOME/tierdelve/run.sqlite.damaged-1")" "not a run"
next=$(state)
expect "the next run" "$(continued_state)" "$next"

# Of a damaged run the sound beginning continues.
/usr/bin/python3 -c 'import sqlite3, sys
sqlite3.connect(sys.argv[1], isolation_level=None).execute("UPDATE command SET hash = hash + 1 WHERE number = 2")' \
    "$XDG_DATA_HOME/tierdelve/run.sqlite"
begin_again
press Return
kill_game
grep -q 'command 2 was changed' "$scratch/output" || fail "The damage was not told: $(cat "$scratch/output")"
[ -s "$XDG_DATA_HOME/tierdelve/run.sqlite.damaged-2" ] || fail "The damaged file is not kept."
continued_state >/dev/null
expect "the seed of the sound beginning" "$(said seed)" 10
expect "the round of the sound beginning" "$(said round)" 2

# A file that is deleted during play is told and written again.
begin_again
press Return space
await_commands 2
rm "$XDG_DATA_HOME/tierdelve/run.sqlite"
press space
await_commands 3
end_game
again=$(state)
expect "after the file was deleted" "$(continued_state)" "$again"

# Without a place to write to, the game can still be played.
XDG_DATA_HOME=/proc/none
begin_again --seed 7
press Return space
end_game
[ -n "$(said hash)" ] || fail "It is not played where nothing can be written."
echo "closed at round $(sed -n 's/^round //p' <<<"$played"), killed and gone on with to round $(sed -n 's/^round //p' <<<"$later")"
