// Lists of time systems that no compiler checks: pages that describe every system, and scripts that play each.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "catalog/definitions.hpp"
#include "structure/source_tree.hpp"

using namespace td::source_tree;

TEST_CASE("pages for players and authors name every time system, and scripts that play all of them play each") {
    for (const std::string file : {"resources/docs/playing.md", "resources/docs/rules.md", "resources/docs/authors/time.md",
                                   "tests/time/README.md", "tests/content/livelock.sh", "tests/window/every_time_system_is_played.sh"})
        for (const std::string_view system : td::time_system_names) {
            CAPTURE(file);
            CHECK_MESSAGE(names(read_text(file), system), system);
        }
}
