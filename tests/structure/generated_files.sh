#!/usr/bin/env bash
# The committed schema and pages are what the program makes of its tables today.
exec "$(dirname "$(readlink -f "$0")")/../../tools/regenerate" --check
