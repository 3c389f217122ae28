#!/usr/bin/env bash
# usage: language_server.sh DELVE   `delve language-server` with a real client, Neovim, on two packs of an author beside the game's own.
set -u
delve=$(readlink -f "$1")
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
command -v nvim >/dev/null || { echo "skipped: there is no nvim"; exit 77; }
place=$(mktemp -d); trap 'rm -rf "$place"' EXIT
content=$(readlink -f "$place")/content
cp -r "$project/content" "$content"
mkdir "$content/tide" "$content/reef"
printf 'id: tide\nname: Tide\nversion: "1"\n' >"$content/tide/pack.yaml"
printf 'id: reef\nname: Reef\nversion: "1"\nrequires: [tide]\n' >"$content/reef/pack.yaml"
cat >"$content/tide/skills.yaml" <<'YAML'
skills:
  claw_pinch:
    name: Pinch
    description: Holds, and does not let go.
    effects: [{do: damage, power: 5, kind: cut}]
YAML
cat >"$content/tide/creatures.yaml" <<'YAML'
species:
  shore_crab: {name: Shore crab, description: Sideways., attack_skill: claw_pinch, tactic: hunt, sprite: bog_toad}
dungeons:
  shore: {name: Shore, description: Wet., party: [shore_crab, reef_crab], victory: [exit_reached], floors: [{theme: hill_path}]}
YAML
cat >"$content/reef/creatures.yaml" <<'YAML'
skills:
  reef_snap: {name: Snap, description: Quick., effects: [{do: damage, power: 3, kind: cut}]}
species:
  # lint: allow C059 because editors count such characters twice
  reef_crab: {name: "Größe 😀", description: "Übel 🦀", health: 9, skills: [reef_snap], attack_skill: claw_pinsh, tactic: hunt, sprite: bog_toad}
YAML
# Set up by the lines of the page, and by nothing of the user's own.
sed -n '/^```lua$/,/^```$/{/^```/!p}' "$project/resources/docs/editors.md" >"$place/init.lua"
[ -s "$place/init.lua" ] || { echo "resources/docs/editors.md has no lines for Neovim"; exit 1; }
mkdir "$place/bin" && ln -s "$delve" "$place/bin/delve"
export PATH=$place/bin:$PATH HOME=$place CONTENT=$content
export XDG_CONFIG_HOME=$place XDG_DATA_HOME=$place XDG_STATE_HOME=$place XDG_CACHE_HOME=$place
said=$(timeout 120 nvim --headless -n -u "$place/init.lua" -c "luafile $project/tests/tools/language_server.lua" -c "cquit 1" 2>&1)
result=$?
[ $result = 0 ] && [ -z "$said" ] && exit 0
echo "nvim ends with $result and says:"
echo "$said"
exit 1
