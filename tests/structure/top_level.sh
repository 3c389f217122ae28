#!/usr/bin/env bash
# The top level of the project holds what the README names, and nothing else.
cd "$(dirname "$(readlink -f "$0")")/../.." || exit 1
if git rev-parse --git-dir >/dev/null 2>&1; then names=$(git ls-files | cut -d/ -f1 | sort -u); else names=$(ls); fi
strange=$(grep -vxE '\..*|build|CMakeLists\.txt|CMakePresets\.json|src|content|tests|resources|tools|(README|CHANGELOG|CONTRIBUTING)\.md|LICENSE' <<<"$names")
[ -z "$strange" ] || { echo "Not at home at the top level:" $strange; exit 1; }
echo "nothing strange at the top level"
