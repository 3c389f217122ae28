#!/usr/bin/env bash
# Content in which no creature ever gets a turn ends the run with a message, not with a window that hangs: under every time system.
set -u
. "$(dirname "$0")/real_window.bash"

content=$(dirname "$(readlink -f "$0")")/../content/frozen
for system in six_tier action_queue energy_pool wait_time deferred; do
    yes wait | head -n 12 >"$scratch/script"
    timeout 60 "$game" --content "$content" --dungeon "$system" --seed 7 --script "$scratch/script" --report "$scratch/report" --exit ||
        fail "$system: exit code $?"
    case $(said decided) in
        "Time stands still: "*"\`$system\`"*) ;;
        *) fail "$system: it was decided by \"$(said decided)\"" ;;
    esac
done
echo "told under all five time systems"
