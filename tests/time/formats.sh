#!/usr/bin/env bash
# usage: formats.sh DELVE [--write]   runs the examples of README.md and compares what is printed with the text that follows them there;
# --write puts the text in.
set -u
delve=$(readlink -f "$1"); write=${2:-}
cd "$(dirname "$0")" || exit 1
folder=$(mktemp -d); trap 'rm -rf "$folder"' EXIT
failures=0 examples=0

# run KIND ARGUMENTS FILE: what the program prints about an example.
run() {
    case $1 in
        case) "$delve" trace --check "$3" 2>&1 ;;
        scenario) "$delve" timeline "$3" $2 2>&1 ;;
        scene) "$delve" trace --why "$3" 2>&1 ;;
    esac
}

# Each block of README.md in turn: `yaml KIND ARGUMENTS` is run, `text` is what the one before has printed.
block='' kind='' arguments='' shown=''
while IFS= read -r line || [ -n "$line" ]; do
    if [ -z "$block" ] && [[ $line =~ ^\`\`\`(yaml|text)\ ?([a-z]*)\ ?(.*)$ ]]; then
        block=${BASH_REMATCH[1]}
        [ "$block" = yaml ] && kind=${BASH_REMATCH[2]} arguments=${BASH_REMATCH[3]}
        : >"$folder/$block"
        echo "$line" >>"$folder/README.md"
    elif [ -n "$block" ] && [ "$line" = '```' ]; then
        if [ "$block" = yaml ]; then
            examples=$((examples + 1))
            shown=$(run "$kind" "$arguments" "$folder/yaml") || { echo "example $examples ($kind) fails:"; echo "$shown"; failures=1; }
        elif [ "$write" = --write ]; then
            echo "$shown" >>"$folder/README.md"
        else
            diff -u "$folder/text" - <<<"$shown" || { echo "example $examples ($kind) prints something else; if that is right: tests/time/formats.sh DELVE --write"; failures=1; }
        fi
        block=''
        echo "$line" >>"$folder/README.md"
    else
        [ -n "$block" ] && echo "$line" >>"$folder/$block"
        [ "$block" = text ] && [ "$write" = --write ] || echo "$line" >>"$folder/README.md"
    fi
done <README.md
[ "$examples" -ge 4 ] || { echo "README.md has only $examples examples"; failures=1; }
[ "$write" = --write ] && cp "$folder/README.md" README.md

# A mistake is named by its place, and ends the program with 2.
printf -- '- name: x\n  time_system: action_queue\n  actors: [{id: a, propulsion: flihgt}]\n  deeds: [{do: drop, cost: 5}]\n  expect: []\n' >"$folder/wrong"
expected="$folder/wrong:3:32: expected one of none, flight, hover, wheels, legs, treads, not \`flihgt\` (did you mean \`flight\`?)
$folder/wrong:4:28: an action has either its own \`cost\`, or a \`do\` whose cost is in the tables"
shown=$("$delve" trace --check "$folder/wrong" 2>&1); result=$?
[ "$result" = 2 ] && [ "$shown" = "$expected" ] || { echo "expected exit 2 and:"; echo "$expected"; echo "got $result and:"; echo "$shown"; failures=1; }
exit $failures
