#!/usr/bin/env bash
# What editors make of the content by its schema: an independent validator and the real language server, both from npm.
# usage: editor_schema.sh [DELVE]   DELVE: the program, build/release/bin/delve if left out
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
delve=$(readlink -f "${1:-$project/build/release/bin/delve}")
place=$project/build/schema_test
mkdir -p "$place" && cp "$project"/tests/schema/*.{json,mjs} "$place" && cd "$place" || exit 1
if ! cmp -s package-lock.json installed.json; then
    npm ci --no-audit --no-fund --ignore-scripts >npm.log 2>&1 || { cat npm.log; echo "npm could not install what tests/schema/package.json names"; exit 1; }
    cp package-lock.json installed.json
fi
exec node check.mjs "$project" "$delve"
