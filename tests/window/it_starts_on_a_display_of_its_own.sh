#!/usr/bin/env bash
# On a display without other programs, which begins anew whenever its last one leaves: looking for the display must not make it begin anew
# before the window opens.
set -u
if [ "${2:-}" != alone ]; then
    exec xvfb-run -a -n 391 -s "-screen 0 1280x800x24" "$0" "$1" alone
fi
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
export HOME=$scratch XDG_DATA_HOME=$scratch XDG_CONFIG_HOME=$scratch
echo wait >"$scratch/script"
for start in 1 2 3 4; do
    timeout 60 "$1" --seed 7 --script "$scratch/script" --exit || { echo "start $start ends with $?"; exit 1; }
done
echo "4 starts"
