#!/usr/bin/env bash
# usage: lint_play.sh DELVE PROJECT   `delve lint --play` tells what games show: what never came about, what is never won, what breaks.
set -u
delve=$1 project=$2
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 1
failures=0
# expect WHAT SHOWN WANTED
expect() { [ "$2" = "$3" ] || { echo "$1: expected '$3', got '$2'"; failures=1; }; }
# told FILE TEXT
told() { grep -qF -- "$2" "$1" || { echo "$1 does not say '$2':"; cat "$1"; failures=1; }; }

mkdir -p content && cp -r "$project/content/core" content && mkdir content/pit
cat >content/pit/pack.yaml <<'PACK'
id: pit
name: The Pit
version: "1"
requires: [core]
PACK
cat >content/pit/all.yaml <<'PACK'
species:
  titan:
    extends: bog_toad
    name: Titan
    description: Never falls.
    health: 900
    attack_skill: great_bite
    triggers:
      - {on: item_used, do: [{do: heal, amount: 1}]}
      # lint: allow C067 because it is for another pack
      - {on: joins, do: [{do: heal, amount: 1}]}
  ghost:
    extends: bog_toad
    name: Ghost
    description: Only scares.
    health: 200
    skills: [blind_swing]
    tactic: swings
  moth_king:
    extends: bog_toad
    name: Moth king
    description: Comes once in a thousand floors.
tactics:
  swings: {name: Swings, description: Swings., plans: [{do: use_skill, skill: blind_swing}, attack]}
skills:
  blind_swing:
    name: Blind swing
    description: Hits nothing.
    # lint: allow C059 because it is to hit hardly anything
    accuracy: 1
    effects: [{do: damage, power: 1, kind: cut}]
  great_bite:
    name: Great bite
    description: Swallows.
    effects: [{do: damage, power: 200, kind: cut}]
weathers:
  twin_rain:
    name: Twin rain
    description: Calls fog.
    triggers: [{on: weather_changed, do: [{do: change_weather, weather: twin_fog}]}]
  twin_fog:
    name: Twin fog
    description: Calls rain.
    triggers: [{on: weather_changed, chance: 99, do: [{do: change_weather, weather: twin_rain}]}]
dungeons:
  pit:
    name: The pit
    description: No creature comes out.
    party: [hero_warden]
    bag: [charm]
    victory: [{when: side_dead, side: foe}]
    floors:
      - theme: hill_path
        style: hall
        foe_teams: 1
        foes: [{weight: 1000, members: [titan]}, {members: [moth_king]}]
        victory: [{when: side_dead, side: foe}, {when: rounds_survived, rounds: 900}]
      - {theme: hill_path, foe_teams: 1, foes: [{members: [titan]}]}
  glade:
    name: The glade
    description: Two ways out.
    party: [hero_warden]
    victory: [exit_reached, {when: rounds_survived, rounds: 900}]
    floors: [{theme: hill_path, style: hall, foe_teams: 3, foes: [{members: [ghost]}]}]
  storm: {extends: glade, name: The storm, victory: [exit_reached], floors: [{theme: hill_path, weather: [twin_rain]}]}
items:
  charm:
    name: Charm
    description: Against death, which comes too soon.
    sprite: feather
    triggers: [{on: kills, do: [{do: heal, amount: 1}]}]
PACK
cat >content/pit/statues.yaml <<'PACK'
species:
  statue:
    extends: bog_toad
    name: Statue
    description: Stands, never strikes, and comes to no harm.
    tactic: stands
    attack_skill: great_bite
    skills: []
    triggers:
      - {on: floor_entered, do: [{do: gain_status, status: tough}, {do: gain_status, status: quick}, {do: gain_status, status: soft}]}
tactics:
  stands: {name: Stands, description: Stands., plans: [hold]}
statuses:
  tough: {name: Tough, description: Strikes harder., duration: 0, harmful: false, attack_percent: 300}
  quick: {name: Quick, description: Heals., duration: 0, harmful: false, heal_rate: 10}
  soft: {name: Soft, description: Slower., duration: 0, speed: -1}
dungeons:
  gallery:
    extends: glade
    name: The gallery
    floors: [{theme: hill_path, style: hall, foe_teams: 0, neutral_teams: 2, neutrals: [{members: [statue]}]}]
PACK
"$delve" lint content --strict >plain || { echo "the pack has problems that need no games:"; cat plain; failures=1; }
"$delve" lint content --play 8 --dungeon pit --seed 3 --jobs 2 >pit
expect "exit code of warnings" "$?" 0
told pit 'content/pit/all.yaml:9:9: C067: warning: species.titan: in `titan`: trigger 1 never acted in 8 games'
told pit 'content/pit/all.yaml:19:3: C067: warning: species.moth_king: `moth_king` never came in 8 games'
told pit 'content/pit/all.yaml:46:3: C068: warning: dungeons.pit: `pit` was never won in 8 games'
told pit 'no problems in 62 files, '
told pit '; pit played 8 times each, with seeds 3 to 10'
told pit 'content/pit/all.yaml:71:16: C067: warning: items.charm: in `charm`: trigger 1 never acted in 8 games'
expect "a thing with nothing but triggers" "$(grep -c 'charm. was never used' pit)" 0
expect "what is told of packs on which that of the dungeon builds" "$(grep -c '^content/core' pit)" 0
"$delve" lint content --play 1 --dungeon lantern_stair >stair
[ "$(grep -c '^content/core.*: C067: ' stair)" -gt 0 ] || { echo "nothing is told of the pack of the dungeon itself"; failures=1; }
expect "what is allowed" "$(grep -c 'in `titan`: trigger 2 never' pit)" 0
"$delve" lint content --play 8 --dungeon pit --seed 3 >again
expect "games in parallel" "$(cmp pit again)" ""
"$delve" lint content --play 8 --dungeon glade >glade
told glade '`blind_swing` hardly ever hit: '
told glade 'C068: warning: dungeons.glade: victory 2 of `glade` never decided in 8 games: others came before it'
"$delve" lint content --play 8 --dungeon gallery >gallery
told gallery 'content/pit/statues.yaml:14:3: C067: warning: statuses.tough: `tough` was gained, but changed nothing in 8 games'
told gallery 'statuses.quick: `quick` was gained, but changed nothing in 8 games'
expect "a status that changes time" "$(grep -c 'statuses.soft' gallery)" 0
"$delve" lint content --play 8 --dungeon storm >storm
expect "exit code of a game that breaks" "$?" 1
told storm ': C069: dungeons.storm: with seed '
told storm 'a chain of reactions did not end: a trigger of weather twin_fog'
"$delve" lint content --play 8 --dungeon glade --json | grep -q '"played": "glade played 8 times each, with seeds 1 to 8"' || { echo "JSON names no games"; failures=1; }
"$delve" lint content --play 2 --dungeon glde >none 2>&1
expect "exit code without such a dungeon" "$?" 2
told none 'did you mean `glade`'
for wrong in '--play 0' '--play 2 --seed -1' '--seed 3'; do
    # shellcheck disable=SC2086
    "$delve" lint content $wrong >none 2>&1
    expect "exit code of $wrong" "$?" 2
done
timeout --foreground --preserve-status -s INT 2 "$delve" lint content --play 100000 >none 2>&1
expect "exit code of games that were stopped" "$?" 3
told none 'stopped: some games are missing'
echo 'items: {stone: {name: 3x, weigt: 2}}' >content/pit/wrong.yaml
"$delve" lint content --play 2 >none
expect "exit code of files with mistakes" "$?" 1
told none '; nothing was played'
exit $failures
