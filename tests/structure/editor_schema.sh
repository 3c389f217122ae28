#!/usr/bin/env bash
# What editors make of the content by its schema: an independent validator and the real language server, both from npm. Where npm's
# registry cannot be reached, it says so and ends with 77, which counts as skipped; schema.sh checks the schema without it.
# usage: editor_schema.sh [DELVE]   DELVE: the program, build/release/bin/delve if left out
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
delve=$(readlink -f "${1:-$project/build/release/bin/delve}")
place=$project/build/schema_test
mkdir -p "$place" && cp "$project"/tests/schema/*.{json,mjs} "$place" && cd "$place" || exit 1

# no_registry: whether npm gave up for want of a network, a name, an answer or a permission; not for a wrong or missing package.
no_registry() { grep -qE 'E(AI_AGAIN|NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|HOSTUNREACH|NETUNREACH|401|403|407|5[0-9][0-9])\b|ERR_SOCKET_TIMEOUT|UNABLE_TO_GET_ISSUER|SELF_SIGNED' npm.log; }

if ! cmp -s package-lock.json installed.json; then
    if ! npm ci --no-audit --no-fund --ignore-scripts --fetch-retries=1 --fetch-timeout=30000 >npm.log 2>&1; then
        no_registry && { echo "skipped: npm's registry cannot be reached ($(grep -m 1 -oE 'code E?[A-Z0-9_]+' npm.log))"; exit 77; }
        cat npm.log
        echo "npm could not install what tests/schema/package.json names"
        exit 1
    fi
    cp package-lock.json installed.json
fi
exec node check.mjs "$project" "$delve"
