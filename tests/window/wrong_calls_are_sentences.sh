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
for display in garbage unix:987 :abc 'host with space:0' ":$(printf '9%.0s' {1..300})"; do
    refuses 'does not answer' env "DISPLAY=$display" "$game"
done
refuses '800x600' "$game" --size 640x480
refuses 'a seed is a whole number' "$game" --seed -1
refuses 'a seed is a whole number' "$game" --seed 99999999999999999999
refuses '800x600 to 8192x8192' "$game" --size 99999x99999
refuses 'unknown dungeon `nowhere`; there are `.*`sunken_city`' "$game" --dungeon nowhere
refuses 'did you mean `sunken_city`' "$game" --dungeon sunken_cty
refuses 'unknown dungeon `sunken_cty`; did you mean `sunken_city`' "$game" --dungeon dungeons/sunken_cty
refuses 'unknown difficulty `normol`; did you mean `normal`' "$game" --difficulty difficulties.normol
refuses '.' "$game" --content "$scratch/empty"
refuses 'cannot be written' "$game" --screenshot "$scratch/missing/picture.png" --exit
refuses 'cannot be written' "$game" --report /dev/full --exit
refuses 'cannot be written' "$game" --report "$scratch" --exit
refuses 'has no OpenGL' xvfb-run -a -s '-screen 0 1280x800x24 -extension GLX' "$game" --exit
refuses 'has no OpenGL' xvfb-run -a -s '-screen 0 1280x800x8' "$game" --exit

# A pipe in the place of a file that the game opens does not block it.
mkdir -p "$scratch/home/data/tierdelve" "$scratch/home/config/tierdelve"
for pipe in data/tierdelve/run.sqlite-wal data/tierdelve/run.sqlite config/tierdelve/settings.yaml; do
    mkfifo "$scratch/home/$pipe"
    env "XDG_DATA_HOME=$scratch/home/data" "XDG_CONFIG_HOME=$scratch/home/config" timeout 20 "$game" >/dev/null 2>&1 &
    waiting=$!
    sleep 3
    kill -TERM $waiting 2>/dev/null
    wait $waiting
    [ $? = 0 ] || fail "With a pipe in the place of $pipe it does not start, or does not end when it is asked to."
    rm -f "$scratch/home/$pipe"
done

# Control characters in a pack never reach the terminal.
cp -r "$(dirname "$0")/../../content" "$scratch/content"
mkdir "$scratch/content/$(printf 'p\033[31m')"
printf 'id: "\\e[2J"\nname: "\\x9b31m"\n' >"$scratch/content/$(printf 'p\033[31m')/pack.yaml"
said=$("$game" --content "$scratch/content" --exit 2>&1)
[ -n "$said" ] || fail "A pack full of escapes is not told of."
! grep -qP '[\x00-\x08\x0b-\x1f\x7f]' <<<"$said" || fail "Control characters reach the terminal: $(cat -v <<<"$said")"

# A start without mistakes prints nothing, with or without a sound device or a writable cache.
printf 'wait\n' >"$scratch/script"
said=$(env XDG_CACHE_HOME=/proc MESA_SHADER_CACHE_DISABLE=true "$game" --seed 7 --script "$scratch/script" --screenshot "$scratch/picture.png" --exit 2>&1) || fail "It failed: $said"
[ -z "$said" ] || fail "It is not quiet: $said"
[ "$(stat -c %s "$scratch/picture.png")" -gt 15000 ] || fail "The screenshot is empty."
echo "twenty mistakes, twenty sentences"
