#!/usr/bin/env bash
# usage: readers.sh UNIT_TESTS   what reads files that may be anything (content, scenes, pictures, sounds, runs on disk) under valgrind, which
# also finds memory that is read before it was written. It needs no build of its own, as the sanitizers of `tools/test --deep` do.
program=$1
chosen='--source-file=*tests/fuzz/*,*storage/damage_test*,*storage/floor_file_test*,*art/png_test*'
cases=$("$program" "$chosen" --count | sed -n 's/.*passing the current filters: //p')
[ "${cases:-0}" -ge 18 ] || { echo "only ${cases:-0} cases read files"; exit 1; }
exec valgrind -q --error-exitcode=9 "$program" "$chosen" --duration=true --no-colors=true
