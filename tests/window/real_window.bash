# Sourced by the tests in a real window: starts the game, presses real keys, reads how things stand at the end.
# It must not know what is tested.
project=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)
game=$project/build/${TIERDELVE_PRESET:-release}/bin/tierdelve
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export XDG_CACHE_HOME=$scratch/cache

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

[ -n "${DISPLAY:-}" ] || fail "This test needs a display: run it by tools/test, or under xvfb-run."
[ -x "$game" ] || fail "$game is not built."

# begin ARGUMENT...: starts the game in the background, with a report at its end, and waits for its window.
begin() {
    "$game" --report "$scratch/report" "$@" >"$scratch/output" 2>&1 &
    pid=$!
    window=$(timeout 60 xdotool search --sync --onlyvisible --pid "$pid" --name Tierdelve | head -n 1) || fail "No window appeared."
    # Without a window manager nobody gives it the keyboard.
    xdotool windowfocus --sync "$window"
    sleep 0.5
}

# press KEY...: one after the other, each seen by the program before the next.
press() {
    local key
    for key in "$@"; do
        xdotool key "$key"
        sleep 0.15
    done
}

# close_game: asks the window to close by its own menu, then waits for the end.
finished() {
    local tries
    for tries in $(seq 100); do
        kill -0 "$pid" 2>/dev/null || { wait "$pid"; code=$?; return 0; }
        sleep 0.1
    done
    kill "$pid"
    fail "The game did not end (try $tries)."
}

# said FIELD: what the report says after that word.
said() { sed -n "s/^$1 //p" "$scratch/report"; }

expect() {
    [ "$2" = "$3" ] || { sed 's/^/    /' "$scratch/report" >&2; fail "$1: expected '$3', got '$2'"; }
}
