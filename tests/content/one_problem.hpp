// For tests of mistakes: what is told of a file with a single one.
#pragma once

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "content/memory_pack.hpp"

namespace td::testing {

/// Checks that one problem alone is told, at `place`, such as `1.yaml:7:22`, and that `words` stand in its message or its hint.
inline void check_told(const std::vector<Problem>& told, const std::string& place, const std::string& words) {
    INFO(reports(told));
    REQUIRE(told.size() == 1);
    const std::string all = to_string(told[0]) + " " + told[0].hint;
    CHECK(all.find(place + ":") != std::string::npos);
    CHECK(all.find(words) != std::string::npos);
}

}  // namespace td::testing
