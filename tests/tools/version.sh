#!/usr/bin/env bash
# usage: version.sh VERSION DELVE TIERDELVE   Both programs say the version that CMake has, and CHANGELOG.md knows it.
set -u
version=$1 delve=$2 game=$3
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
failures=0
expect() { [ "$2" = "$3" ] || { echo "$1: expected $3, got $2"; failures=1; }; }
expect 'delve --version' "$("$delve" --version)" "delve $version"
expect 'tierdelve --version' "$(env -u DISPLAY -u WAYLAND_DISPLAY "$game" --version)" "tierdelve $version"
expect 'latest version in CHANGELOG.md' "$(sed -nE 's/^## \[([0-9.]+)\].*/\1/p' "$project/CHANGELOG.md" | head -n 1)" "$version"
exit $failures
