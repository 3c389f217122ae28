#!/usr/bin/env bash
# `delve preview` of every type of definition: each has its page, keys and mouse do what they say, and no picture is missing.
set -u
. "$(dirname "$0")/real_window.bash"

delve=$(dirname "$game")/delve

# shown WHAT CONTROL...: the report of a preview in which these controls are played as a script.
shown() {
    local what=$1
    shift
    printf '%s\n' "$@" >"$scratch/script"
    "$delve" preview "$what" --script "$scratch/script" --report "$scratch/report" --screenshot "$scratch/shot.png" --exit >"$scratch/output" 2>&1 ||
        fail "The preview of $what failed: $(cat "$scratch/output")"
    [ ! -s "$scratch/output" ] || fail "The preview of $what is not quiet: $(cat "$scratch/output")"
    [ "$(stat -c %s "$scratch/shot.png")" -gt 4000 ] || fail "The picture of $what is empty."
    expect "pictures of $what" "$(said "missing pictures")" 0
    [ "$(said page)" != none ] || fail "$what has no page."
}

# Keys that do something on most pages, in an order that leaves none of them without effect.
keys=(next_target move_east skill_4 attack confirm wait zoom_in look rest previous_target zoom_out)
types=0
while read -r type count; do
    [ "$count" -gt 0 ] || continue
    for id in $("$delve" list "$type" | awk '{print $1}' | sed -n '1p;$p' | sort -u); do shown "$type/$id" "${keys[@]}"; done
    types=$((types + 1))
done < <("$delve" list)
shown strings/floating_miss
expect "a text" "$(said page)" text

# A floor: each seed another one, and the overlays tell what they show.
shown dungeons/sunken_city skill_1
expect "floor" "$(said floor) of $(said floors), seed $(said seed)" "1 of 5, seed 1"
first=$(said marked)
grep -q '^told Distance' "$scratch/report" || fail "The overlay says nothing: $(cat "$scratch/report")"
shown dungeons/sunken_city skill_1 rest next_target
expect "floor" "$(said floor) of $(said floors), seed $(said seed)" "2 of 5, seed 2"
[ "$(said marked)" != "$first" ] || fail "Another floor has as many tiles: $first"
for overlay in skill_2:Chokepoints skill_3:Loops skill_4:Spawns; do
    shown dungeons/sunken_city "${overlay%:*}"
    grep -q "^told ${overlay#*:}" "$scratch/report" || fail "No ${overlay#*:}: $(cat "$scratch/report")"
done
shown dungeons/sunken_city skill_4 skill_4
expect "an overlay that was taken away" "$(said told)" ""

# A vault with a part that is closed off.
content=$scratch/content
cp -r "$(dirname "$(readlink -f "$0")")/../../content" "$content"
mkdir "$content/shut"
printf 'id: shut\nname: Shut\nversion: "1"\nrequires: [core]\n' >"$content/shut/pack.yaml"
# vault ROW...: saves a vault of these rows.
vault() {
    { printf 'vaults:\n  shut_cell:\n    map: |\n'; printf '      %s\n' "$@"; } >"$scratch/vault"
    cat "$scratch/vault" >"$content/shut/vault.yaml"
}
vault '#######' '#..#..+' '#..#..#' '#######'
"$delve" preview vaults/shut_cell --content "$content" --report "$scratch/report" --exit >"$scratch/output" 2>&1 || fail "$(cat "$scratch/output")"
# The pack is left out, and yet its mistake is drawn where it is.
expect "unreached tiles" "$(said unreached)" 4
grep -q '^flaw .*cannot reach' "$scratch/report" || fail "No flaw is told: $(cat "$scratch/report")"
grep -q '^mistake vault.yaml:[0-9]* .*: walls keep walkers' "$scratch/report" || fail "The mistake is not shown: $(cat "$scratch/report")"
vault '#######' '#.+...+' '#.....#' '#######'
"$delve" preview vaults/shut_cell --content "$content" --report "$scratch/report" --exit >"$scratch/output" 2>&1 || fail "$(cat "$scratch/output")"
grep -q '^flaw a door' "$scratch/report" || fail "A door that hangs in the air is not told: $(cat "$scratch/report")"

# Ground in colours and from a picture of its own, and recorded sounds; one of them is refused only by what decodes it, and told.
rm "$content/shut/vault.yaml"
loud=$content/loud
mkdir -p "$loud/sounds"
printf 'id: loud\nname: Loud\nversion: "1"\nrequires: [core]\n' >"$loud/pack.yaml"
corpus=$(dirname "$(readlink -f "$0")")/../fuzz/corpus
cp "$corpus/ogg_stereo" "$loud/sounds/growl.ogg" && cp "$corpus/wav_sine" "$loud/knock.wav"
cp "$corpus/wav_of_an_unknown_format" "$loud/hum.wav"
base64 -d >"$loud/tiles.png" <<'PNG'
iVBORw0KGgoAAAANSUhEUgAAADAAAAAwCAYAAABXAvmHAAAAq0lEQVR42u3UsQnAMAxEUQ2WSTxEateaJIOlzhqJQyBgq9VhDL8QAlUnbD27zuMuWw2VOffWx8qa28rh37kpwxdx+PAC
iu+kDN8toLoFZfh/AeUhu/gWDIVQCIVQCIVQCIVQCIVQCIVQCIWmKrTXUJlzb32srLmtHP5TSBi+iMOHF1B8J2X4bgHVLSjD/wsoD9nFt4BCKIRCKIRCKIRCKIRCKIRCKIRCsxR6AOgi
xbzyN5JdAAAAAElFTkSuQmCC
PNG
cat >"$loud/loud.yaml" <<'YAML'
sounds:
  growl: {file: sounds/growl.ogg}
  knock: {file: knock.wav}
  hum: {file: hum.wav}
terrains:
  ice: {name: Ice, description: Cold., glyph: i, look: lava, colours: {base: "#8FBEDC", light: "#F2FBFF", dark: "#4A7394"}}
  rug: {name: Rug, description: Soft., glyph: r, picture: tiles.png}
  pond: {name: Pond, description: Wet., glyph: p, look: water, picture: tiles.png}
YAML
"$delve" lint "$content" >"$scratch/output" 2>&1 || fail "A pack with sounds and ground of its own has problems: $(cat "$scratch/output")"
shown_anew() {
    local what=$1
    printf '%s\n' attack wait attack >"$scratch/script"
    "$delve" preview "$what" --content "$content" --script "$scratch/script" --report "$scratch/report" --screenshot "$scratch/shot.png" --exit \
        >"$scratch/output" 2>&1 || fail "The preview of $what failed: $(cat "$scratch/output")"
    [ ! -s "$scratch/output" ] || fail "The preview of $what is not quiet: $(cat "$scratch/output")"
    expect "pictures of $what" "$(said "missing pictures")" 0
}
for what in terrains/ice terrains/rug terrains/pond sounds/growl sounds/knock; do
    shown_anew "$what"
    ! grep -q '^bar ' "$scratch/report" || fail "$what is told of: $(cat "$scratch/report")"
done
shown_anew sounds/hum
expect "sentences about what stays silent" "$(grep -c '^bar The sound `hum` stays silent: .*hum.wav cannot be decoded' "$scratch/report")" 1

# The same as it is saved: sound, closed off, and mended again.
vault '#######' '#.....+' '#.....#' '#######'
rm -f "$scratch/report"
begin_program "$delve" preview vaults/shut_cell --content "$content"
# told COUNT LINE: until the preview has said the line that often, and a frame after it.
told() {
    local try
    for try in $(seq 1200); do
        [ "$(grep -c "^$2" "$scratch/output")" -lt "$1" ] || { sleep 0.2; return 0; }
        sleep 0.05
    done
    fail "The preview did not say \"$2\": $(cat "$scratch/output")"
}
vault '#######' '#..#..+' '#..#..#' '#######'
told 1 'the mistakes in the content are shown'
vault '#######' '#.....+' '#.....#' '#######'
told 1 'the content is shown'
vault '#######' '#...#.+' '#...#.#' '#######'
told 2 'the mistakes in the content are shown'
end_game
expect "unreached tiles as it was saved" "$(said unreached)" 6

# A skill is used; a status ticks; a mind decides otherwise where its foe is wounded or near.
shown skills/fire_bloom confirm
expect "uses" "$(said uses)" 1
shown skills/fire_bloom move_north
aimed=$(said aim)
shown skills/fire_bloom move_north move_north
[ "$(said aim)" != "$aimed" ] || fail "The aim stays at $aimed."
shown statuses/poison wait wait wait
expect "turns" "$(said turns)" 3
[ "$(said health)" -lt 30 ] || fail "Poison takes nothing: $(cat "$scratch/report")"
shown tactics/pack
far=$(said decides)
shown tactics/pack wait
[ "$(said mind)" != 12,5 ] || fail "The mind does not act: $(cat "$scratch/report")"

# By mouse: the mind is dragged beside the creature in front of the party, and decides something else there.
begin_program "$delve" preview tactics/pack
# pointed COMMAND X Y: the middle of the room is at 506,370, a tile has 48 pixels.
at() { xdotool mousemove --window "$window" $((506 + ($1 - 8) * 48)) $((370 + ($2 - 5) * 48)); }
at 12 5
xdotool mousedown 1
at 9 5
at 6 5
at 4 5
xdotool mouseup 1
at 10 8
await_idle
end_game
expect "dragged" "$(said mind)" 4,5
[ "$(said decides)" != "$far" ] || fail "It decides the same beside its foe: $far"
echo "previewed: $types types"
