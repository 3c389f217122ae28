#!/usr/bin/env bash
# A newcomer's walk through the guide for authors, in a copy of the content: content/README.md, then the pages of resources/docs/authors
# in the order in which it links to them. Each block of YAML with a path is written to that path, and each block of commands is run.
# They must print what the block of text after them says; without one they must succeed.
# usage: authors_guide.sh [BIN]   BIN: the folder with the programs (default: build/release/bin)
project=$(cd "$(dirname "$(readlink -f "$0")")/../.." && pwd)
bin=$(cd "${1:-$project/build/release/bin}" && pwd) || exit 1
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
mkdir -p "$place/build/release/bin" "$place/tools"
cp "$bin"/{delve,render_art,tierdelve} "$place/build/release/bin"  # no links: the programs look for content above where they lie
cp -r "$bin/../share" "$place/build/release"
cp -r "$project/content" "$place/content"
# The game itself, started and left at once.
cat >"$place/tools/play" <<TEXT
#!/usr/bin/env bash
echo wait >wait.txt
exec xvfb-run -a -s '-screen 0 1280x800x24 -noreset' build/release/bin/tierdelve "\$@" --script wait.txt --exit
TEXT
chmod +x "$place/tools/play"
cd "$place" || exit 1

fail() {
    printf '%s\n' "$page:$1" >&2
    exit 1
}

# run LINE COMMANDS [EXPECTED]
run() {
    local output result
    output=$(bash -c "$2" 2>&1 </dev/null)
    result=$?
    ran=$((ran + 1))
    if [ $# = 3 ]; then
        [ "$output" = "$3" ] || fail "$1: the page promises
$3
but these commands print
$output"
    elif [ "$result" != 0 ]; then
        fail "$1: ends with $result and prints
$output"
    fi
}

# A block of commands waits until it is known whether its output follows.
waiting='' waiting_line=0
flush() {
    [ -z "$waiting" ] || run "$waiting_line" "$waiting"
    waiting=''
}

ran=0 line_number=0 kind='' block='' path='' start=0
# walk PAGE: does what the page says, line by line.
walk() {
    page=$1 line_number=0
    while IFS= read -r line || [ -n "$line" ]; do
        line_number=$((line_number + 1))
        if [ -n "$kind" ] && [ "$line" = '```' ]; then
            case $kind in
                yaml) [ -z "$path" ] || { flush; mkdir -p "$(dirname "$path")" && printf '%s' "$block" >"$path"; } ;;
                sh) flush; waiting="set -e; $block" waiting_line=$start ;;
                text) [ -z "$waiting" ] || run "$waiting_line" "${waiting#set -e; }" "${block%$'\n'}"; waiting='' ;;
            esac
            kind='' block='' path=''
        elif [ -n "$kind" ]; then
            block+=$line$'\n'
        elif [[ $line =~ ^\`\`\`([a-z]+)\ ?(.*)$ ]]; then
            kind=${BASH_REMATCH[1]} path=${BASH_REMATCH[2]} start=$line_number
        fi
    done <"$project/$page"
    flush
}

first=content/README.md
mapfile -t pages < <(grep -oE '\(\.\./resources/docs/authors/[a-z_]+\.md\)' "$project/$first" | tr -d '()' | sed 's|^\.\./||')
page=$first
linked=$(printf '%s\n' "${pages[@]}" | sort)
there=$(cd "$project" && ls resources/docs/authors/*.md)
[ "$linked" = "$there" ] || fail "1: links to these pages, but not to these in resources/docs/authors, or the other way round:
$(comm -3 <(printf '%s\n' "$linked") <(printf '%s\n' "$there"))"
for each in "$first" "${pages[@]}"; do walk "$each"; done
[ "$ran" -gt 20 ] || fail "1: the guide has only $ran blocks of commands"
echo "$ran blocks of commands of the guide for authors do what it says"
