#include "game/state/phase.hpp"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace td;

TEST_CASE("each phase has a name of its own, that of the source") {
    std::set<std::string_view> names;
    for (int i = 0; i <= static_cast<int>(Phase::camp); ++i) {
        const std::string_view name = name_of(static_cast<Phase>(i));
        CHECK_FALSE(name.empty());
        CHECK_MESSAGE(names.insert(name).second, "twice: " << name);
    }
    CHECK(name_of(Phase::battle_start) == "battle_start");
    CHECK(name_of(Phase::tick_next) == "tick_next");
    CHECK(name_of(Phase::actions_make) == "actions_make");
    CHECK(name_of(Phase::round_end_judge) == "round_end_judge");
    CHECK(name_of(Phase::finalize) == "finalize");
}
