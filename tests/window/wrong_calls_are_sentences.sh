#!/usr/bin/env bash
# What the game says when it cannot start: one clear sentence each, exit code 2, and nothing else on the terminal.
set -u
. "$(dirname "$0")/real_window.bash"

# refuses PATTERN COMMAND...: exit 2, at most three lines, one of which matches.
refuses() {
    local pattern=$1 said code
    shift
    said=$("$@" 2>&1)
    code=$?
    [ "$code" = 2 ] || fail "$*: exit code $code, not 2: $said"
    [ "$(wc -l <<<"$said")" -le 3 ] || fail "$*: more than three lines: $said"
    grep -qE "$pattern" <<<"$said" || fail "$*: nothing like '$pattern' in: $said"
}

printf 'wait\n\nmove_nort # north\n' >"$scratch/typo"
mkdir "$scratch/empty"
refuses "typo:3: .*'move_north'" "$game" --script "$scratch/typo"
refuses 'no display' env -u DISPLAY -u WAYLAND_DISPLAY "$game"
refuses 'no display' env DISPLAY= WAYLAND_DISPLAY= "$game"
refuses 'does not answer' env DISPLAY=:987 "$game"
refuses '1280x720' "$game" --size 640x480
refuses 'a seed is a whole number' "$game" --seed -1
refuses 'a seed is a whole number' "$game" --seed 99999999999999999999
refuses '1280x720 to 8192x8192' "$game" --size 99999x99999
refuses 'unknown dungeon `nowhere`; there are `.*`sunken_city`' "$game" --dungeon nowhere
refuses 'did you mean `sunken_city`' "$game" --dungeon sunken_cty
refuses '.' "$game" --content "$scratch/empty"
refuses 'cannot be written' "$game" --screenshot "$scratch/missing/picture.png" --exit

# What works says nothing, sound device or not; an unwritable cache is no reason to complain.
printf 'wait\n' >"$scratch/script"
said=$(env XDG_CACHE_HOME=/proc MESA_SHADER_CACHE_DISABLE=true "$game" --seed 7 --script "$scratch/script" --screenshot "$scratch/picture.png" --exit 2>&1) || fail "It failed: $said"
[ -z "$said" ] || fail "It is not quiet: $said"
[ "$(stat -c %s "$scratch/picture.png")" -gt 15000 ] || fail "The screenshot is empty."
echo "eleven mistakes, eleven sentences"
