// Lists of time systems that no compiler reads: pages and scripts that tell of every system, or play every one.
#include <doctest/doctest.h>

#include <string>
#include <string_view>

#include "catalog/definitions.hpp"
#include "structure/source_tree.hpp"

using namespace td::source_tree;

TEST_CASE("every time system is told of in the pages for players and authors, and played by the scripts that play all") {
    for (const std::string file : {"README.md", "content/README.md", "tests/time/README.md", "tests/content/livelock.sh",
                                   "tests/window/every_time_system_is_played.sh"})
        for (const std::string_view system : td::time_system_names) {
            CAPTURE(file);
            CHECK_MESSAGE(names(read_text(file), system), system);
        }
}
