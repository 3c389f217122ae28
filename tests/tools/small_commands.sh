#!/usr/bin/env bash
# usage: small_commands.sh DELVE   the subcommands that no other script runs, and `render_art`: each prints or writes what it is for.
set -u
delve=$1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0

# prints PATTERN COMMAND...
prints() {
    local pattern=$1 output; shift
    output=$("$@" 2>&1) && grep -qE -- "$pattern" <<<"$output" && return
    echo "$*: expected /$pattern/, got:"; echo "$output"
    failures=1
}

prints 'PHASES' "$delve" phases
prints 'TEXTS' "$delve" texts german
prints 'WEIGH' "$delve" weigh --help
exit $failures
