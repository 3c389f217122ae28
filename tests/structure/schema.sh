#!/usr/bin/env bash
# The committed schemas against the content, by a validator that Debian packages. What needs a registry is in editor_schema.sh.
# usage: schema.sh [DELVE]   DELVE: the program, build/release/bin/delve if left out
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
exec /usr/bin/python3 "$project/tests/schema/check.py" "$project" "$(readlink -f "${1:-$project/build/release/bin/delve}")"
