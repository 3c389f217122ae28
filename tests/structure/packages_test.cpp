// The list of packages that the scripts install against the one that people read.
#include <doctest/doctest.h>

#include <sstream>

#include "structure/source_tree.hpp"

using namespace td::source_tree;

TEST_CASE("every package that the scripts install stands in the README") {
    const std::string page = read_text("README.md");
    int count = 0;
    for (const auto& line : lines_of(read_text("tools/packages.txt"))) {
        std::istringstream words(line);
        std::string who;
        std::string package;
        words >> who >> package;
        if (who != "play" && who != "test") continue;
        ++count;
        CHECK_MESSAGE(page.find("`" + package + "`") != std::string::npos, package);
    }
    CHECK(count > 10);
}
