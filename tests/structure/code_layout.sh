#!/usr/bin/env bash
# Every source is laid out as .clang-format says.
cd "$(dirname "$(readlink -f "$0")")/../.." || exit 1
find src tools tests \( -name '*.cpp' -o -name '*.hpp' \) -print0 | xargs -0 -n 40 -P "$(nproc)" clang-format-14 --dry-run -Werror --ferror-limit=1 || {
    echo "Lay it out with: find src tools tests -name '*.[ch]pp' | xargs clang-format-14 -i"
    exit 1
}
