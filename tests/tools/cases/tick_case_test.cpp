// How the rows of recorded cases are written. That the cases agree is tested with all of them, see turn_case_test.
#include "tools/cases/tick_case.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("a row is written with what its system tells: time, round or pass, and whether an action was asked for or done") {
    TickCase recorded;
    recorded.names = {"owl"};
    const TickRow row{.kind = TickRow::Kind::done, .actor = EntityId(0), .round = 2, .time = 150};
    const auto written = [&](TimeSystemKind system) {
        recorded.settings.kind = system;
        return to_string(row, recorded);
    };
    CHECK(written(TimeSystemKind::action_queue) == "[150, owl]");
    CHECK(written(TimeSystemKind::energy_pool) == "[2, owl]");
    CHECK(written(TimeSystemKind::wait_time) == "[150, 2, owl]");
    CHECK(written(TimeSystemKind::deferred) == "[150, owl, done]");
}
