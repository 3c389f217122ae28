#!/usr/bin/env bash
# usage: drills.sh DELVE DRILLS CONTENT   `delve drill`: all drills pass, each fails under the bad mind that it names, and wrong calls are refused.
set -u
delve=$1; drills=$2; content=$3
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0

# expect WHAT SHOWN WANTED
expect() { [ "$2" = "$3" ] || { echo "$1: expected $3, got $2"; failures=1; }; }

"$delve" drill "$drills" --content "$content" --jobs 2 >"$folder/all" || { grep -v '^passed' "$folder/all"; failures=1; }
"$delve" drill "$drills" --content "$content" --jobs 2 --bad-minds >"$folder/bad" || { cat "$folder/bad"; failures=1; }
count=$(find "$drills" -name '*.yaml' | wc -l)
expect "all drills are played" "$(tail -1 "$folder/all")" "$count passed, 0 failed"
expect "each drill names a bad mind" "$(tail -1 "$folder/bad")" "$count failed as they should, 0 passed"
for side in companions foes; do
    [ "$(grep -l "^side: $side" -r "$drills" | wc -l)" -ge 20 ] || { echo "fewer than 20 drills for $side"; failures=1; }
done

cat >"$folder/rat.yaml" <<'EOF'
drill: a rat runs at who waits for it
seeds: 3
rounds: 4
map: ["########", "#A...R.#", "########"]
creatures:
  A: {species: hero_warden, team: player, do: [wait]}
  R: {species: tunnel_rat, tactic: siege}
side: foes
must:
  - {who: R, does: step, to_round: 2}
must_not:
  - {who: A, does: wait, times: 2}
EOF
for jobs in 1 3; do
    "$delve" drill "$folder/rat.yaml" --content "$content" --jobs $jobs --csv "$folder/$jobs.csv" >"$folder/$jobs"
    expect "exit code of a drill that fails" $? 1
done
cmp "$folder/1" "$folder/3" && cmp "$folder/1.csv" "$folder/3.csv" || failures=1
expect "the demand that did not hold" "$(sed -n 2p "$folder/1")" \
    "        must_not {who: A, does: wait, times: 2}: held in 0 of 3 games; first failed with seed 1"
expect "its row" "$(tail -1 "$folder/1.csv")" 'rat,foes,"must_not {who: A, does: wait, times: 2}",3,0,100,0'
expect "another tactic" "$("$delve" drill "$folder/rat.yaml" --content "$content" --tactic hold_here | grep -c 'must {who: R')" 1
expect "a game that is watched" "$("$delve" drill "$folder/rat.yaml" --content "$content" --watch 1 | grep -c '^Warden is told: wait')" 4

# refused SAID ARGUMENT...
refused() {
    local said=$1; shift
    "$delve" drill --content "$content" "$@" >"$folder/refused" 2>&1
    expect "exit code of $*" "$?" 2
    expect "said of $*" "$(grep -c -- "$said" "$folder/refused")" 1
}
sed 's/does: step/does: stpe/' "$folder/rat.yaml" >"$folder/wrong.yaml"
refused 'wrong.yaml:10:20: expected one of .*not `stpe` (did you mean `step`?)' "$folder/wrong.yaml"
refused 'did you mean `hold_here`' "$folder/rat.yaml" --tactic hold_heer
refused 'no drill has `bat` in its name' "$folder/rat.yaml" --only bat
refused '--watch shows a single drill' "$drills" --watch 1
mkdir "$folder/empty"
refused 'there is no drill (\*.yaml) in' "$folder/empty"
exit $failures
