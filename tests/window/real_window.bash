# Sourced by the tests in a real window: starts the game, presses real keys, reads how things stand at the end.
# It must not know what is tested. The test's first argument is the game.
game=${1:?usage: $0 GAME}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME=$scratch/cache
export XDG_DATA_HOME=$scratch/data XDG_CONFIG_HOME=$scratch/config   # the runs and settings of whoever starts the test are no part of it

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

[ -n "${DISPLAY:-}" ] || fail "This test needs a display: run it by tools/test, or under xvfb-run."
[ -x "$game" ] || fail "$game is not built."

# has_keyboard WINDOW: gives it the keyboard, and tells whether it has it. Without a window manager nothing else does.
has_keyboard() {
    timeout 5 xdotool windowfocus --sync "$1" 2>/dev/null && [ "$(xdotool getwindowfocus -f 2>/dev/null)" = "$1" ]
}

# await_window: the number of the game's window, once there is one that has the keyboard; nothing after a minute, or as soon as the game has
# ended. The first window that is seen may be gone again when it is asked for.
await_window() {
    local found try
    for try in $(seq 600); do
        found=$(xdotool search --onlyvisible --name Tierdelve 2>/dev/null | head -n 1)
        [ -n "$found" ] && has_keyboard "$found" && break
        found=
        kill -0 "$pid" 2>/dev/null || break
        sleep 0.1
    done
    printf '%s' "$found"
}

# begin ARGUMENT...: starts the game with no run left from before.
begin() {
    rm -rf "$XDG_DATA_HOME"
    begin_again "$@"
}

# begin_again ARGUMENT...: starts the game in the background, with a report at its end, and waits for its window.
begin_again() {
    begin_program "$game" "$@"
}

# begin_program PROGRAM ARGUMENT...: the same for another program that opens the game's window.
begin_program() {
    "$@" --report "$scratch/report" >"$scratch/output" 2>&1 &
    pid=$!
    window=$(await_window)
    [ -n "$window" ] || fail "No window appeared: $(cat "$scratch/output")"
}

# kill_game: what a power cut does to it, once it has done what was pressed.
kill_game() {
    await_idle
    kill -9 "$pid"
    wait "$pid" 2>/dev/null
}

# make_pack ID: a pack on the core with the definitions read from the standard input. `play`: the arguments that begin its dungeon of that id.
make_pack() {
    mkdir -p "$scratch/$1"
    printf '%s\n' "id: $1" "name: $1" 'version: "1"' 'requires: [core]' >"$scratch/$1/pack.yaml"
    cat >"$scratch/$1/$1.yaml"
    play=(--pack "$scratch/$1" --dungeon "$1")
}

# party: the names of its members in the report, in their order.
party() { said member | cut -d' ' -f1 | tr '\n' ' '; }

# await_run: until a run is being played, so it is kept.
await_run() {
    local try
    for try in $(seq 300); do
        [ ! -s "$XDG_DATA_HOME/tierdelve/run.sqlite-wal" ] || return 0
        sleep 0.1
    done
    fail "No run was begun."
}

# await_commands NUMBER: until so many commands of the run are kept. The game has locked the file, so a copy is looked at.
await_commands() {
    local try count=0
    mkdir -p "$scratch/look"
    for try in $(seq 600); do
        rm -f "$scratch/look/"*
        cp "$XDG_DATA_HOME/tierdelve/"run.sqlite* "$scratch/look" 2>/dev/null
        count=$(/usr/bin/python3 -c 'import sqlite3, sys
print(sqlite3.connect(sys.argv[1]).execute("SELECT count(*) FROM command").fetchone()[0])' "$scratch/look/run.sqlite" 2>/dev/null)
        [ "${count:-0}" -lt "$1" ] || return 0
        sleep 0.1
    done
    fail "Only ${count:-0} of $1 commands were given."
}

# press KEY...: one after the other. The game does them in that order, however slow it is.
press() {
    local key
    for key in "$@"; do xdotool key "$key"; done
}

# await_idle: until the game has drawn what it was told to: it sleeps then, and its processor time stands still. What moves all the time
# is not waited for longer than ten seconds.
await_idle() {
    local try state spent before='' still=0
    for try in $(seq 100); do
        sleep 0.1
        read -r state spent < <(sed 's/.*) //' "/proc/$pid/stat" 2>/dev/null | awk '{ print $1, $12 + $13 }')
        if [ "$state" = S ] && [ "$spent" = "$before" ]; then still=$((still + 1)); else still=0; fi
        [ "$still" -lt 2 ] || return 0
        before=$spent
    done
}

# click X Y [BUTTON]: pixels in the window. What is clicked at has to be drawn, and so has what the pointer does when it comes there.
click() {
    await_idle
    xdotool mousemove --window "$window" "$1" "$2"
    await_idle
    xdotool click "${3:-1}"
    await_idle
}

# end_game: asks the game to end, which it does after what was pressed, and waits for the report.
end_game() {
    local try
    kill "$pid"
    for try in $(seq 100); do
        kill -0 "$pid" 2>/dev/null || break
        [ "$try" != 100 ] || { kill -9 "$pid"; fail "The game did not end when it was asked to."; }
        sleep 0.1
    done
    wait "$pid" || fail "The game ended with code $?: $(cat "$scratch/output")"
}

# by_script [OPTION... --] NAME...: the report of a run in which these controls were played as a script, at $seed or 7.
by_script() {
    local options=()
    if [[ " $* " == *" -- "* ]]; then
        while [ "$1" != -- ]; do options+=("$1"); shift; done
        shift
    fi
    printf '%s\n' "$@" >"$scratch/script"
    "$game" "${options[@]}" --report "$scratch/scripted" --seed "${seed:-7}" --script "$scratch/script" --exit || fail "The script failed."
}

# said FIELD [REPORT]: what the report says after that word, line by line.
said() { sed -n "s/^$1 //p" "${2:-$scratch/report}"; }

# expect WHAT GOT WANTED
expect() {
    [ "$2" = "$3" ] || fail "$1: expected
$3
got
$2"
}
