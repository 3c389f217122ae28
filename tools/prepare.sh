# Sourced by tools/play and tools/test: installs what is missing, configures, builds. Silent when there is nothing to do.
# It must not know what is being prepared for, and never changes the working directory.

project=$(cd "$(dirname "$(readlink -f "${BASH_SOURCE[0]}")")/.." && pwd)
logs=$project/build/logs

fail() {
    printf '%s\n' "$*" >&2
    exit 1
}

# show TEXT: the current step on one line of a terminal, rewritten in place; nothing elsewhere.
show() {
    [ -t 2 ] || return 0
    printf '\r\033[K%s' "$(printf '%s' "$1" | cut -c1-"$(($(tput cols 2>/dev/null || echo 80) - 1))")" >&2
}

# run_logged LOG WHAT COMMAND...: runs the command with its output in build/logs/LOG; says WHAT once there is something to wait for.
# A line of ninja about work ("[3/40] Building ..." or "Linking") is such a sign; so is three seconds gone by.
run_logged() {
    local log=$logs/$1 what=$2 started=$SECONDS said='' line
    shift 2
    mkdir -p "$logs"
    set -m  # a process group of its own, so that an interrupt ends the compilers too
    "$@" >"$log" 2>&1 </dev/null &
    local job=$!
    set +m
    trap 'kill -- "-$job" 2>/dev/null; show ""; exit 130' INT TERM
    while kill -0 "$job" 2>/dev/null; do
        sleep 0.1
        line=$(tail -n 1 "$log" 2>/dev/null | tr -d '\000')
        [[ $line =~ ^\[[0-9]+/[0-9]+\]\ [BL] ]] || ((SECONDS - started >= 3)) || continue
        if [ -t 2 ]; then
            [ "$said" = "$line" ] || show "$what: $line"
        elif [ -z "$said" ]; then
            printf '%s\n' "$what" >&2
        fi
        said=${line:-yes}
    done
    show ''
    trap - INT TERM
    wait "$job"
}

# needed_packages WHO: the names in tools/packages.txt for `play`, or for `test` (which needs those of play too).
needed_packages() {
    awk -v who="$1" '$1 == "play" || ($1 == "test" && who == "test") { print $2 }' "$project/tools/packages.txt"
}

missing_packages() {
    local name
    for name in $(needed_packages "$1"); do
        case $(dpkg-query -W -f='${db:Status-Status} ' "$name" 2>/dev/null) in
            *' installed '* | 'installed '*) ;;
            *) command -v "$name" >/dev/null || printf '%s ' "$name" ;;  # npm may come with a node from elsewhere
        esac
    done
}

# install_packages WHO: asks apt for what is missing; on a system without apt, cmake will say what it does not find.
install_packages() {
    command -v apt-get >/dev/null && command -v dpkg-query >/dev/null || return 0
    local missing root=()
    missing=$(missing_packages "$1")
    [ -n "$missing" ] || return 0
    echo "Installing with apt: $missing" >&2
    if [ "$(id -u)" != 0 ]; then
        command -v sudo >/dev/null || fail "These packages are missing and there is no sudo; as root, run: apt-get install $missing"
        [ -t 0 ] || root=(-n)
        sudo "${root[@]}" -v || fail "Packages are missing and sudo refused; as root, run: apt-get install $missing"
        root=(sudo "${root[@]}")
    fi
    local apt=("${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q -y)
    # An update that fails is no failure yet: the lists at hand may do.
    run_logged apt.log 'Reading the package lists' "${apt[@]}" update || true
    # shellcheck disable=SC2086  # a list of names
    run_logged apt.log 'Installing packages' "${apt[@]}" install --no-install-recommends $missing ||
        fail "apt could not install $missing(is there a network? see $logs/apt.log)."
}

# configure PRESET TESTS(ON|OFF): only if this preset was never configured, or without the tests that are wanted now.
configure() {
    local preset=$1 tests=$2 cache=$project/build/$1/CMakeCache.txt
    [ -f "$project/build/$preset/build.ninja" ] && { [ "$tests" = OFF ] || ! grep -qs '^TIERDELVE_TESTS:BOOL=OFF' "$cache"; } && return 0
    run_logged "configure-$preset.log" "Configuring $preset" cmake -S "$project" --preset "$preset" -DTIERDELVE_TESTS="$tests" || {
        grep -m 1 -A 3 'CMake Error' "$logs/configure-$preset.log" >&2
        fail "CMake could not configure the $preset build; see $logs/configure-$preset.log."
    }
}

# build PRESET TARGET...: builds with one job per processor.
build() {
    local preset=$1
    shift
    run_logged "build-$preset.log" "Building $preset" cmake --build "$project/build/$preset" --target "$@" -- -j "$(nproc)" || {
        grep -m 1 'error: ' "$logs/build-$preset.log" >&2
        echo "The $preset build failed; see $logs/build-$preset.log." >&2
        return 1
    }
}
