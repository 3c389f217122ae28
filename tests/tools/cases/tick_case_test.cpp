// How the rows of recorded cases are written. That the cases agree is tested with all of them, see turn_case_test.
#include "tools/cases/tick_case.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("a row is written with its columns: time, round or pass, and whether an action was asked for or done") {
    TickCase recorded;
    recorded.names = {"owl"};
    const TickRow row{.kind = TickRow::Kind::done, .actor = EntityId(0), .round = 2, .time = 150};
    const auto written = [&](TickColumns columns) {
        recorded.columns = columns;
        return to_string(row, recorded);
    };
    CHECK(written({.time = "time"}) == "[150, owl]");
    CHECK(written({.round = "pass"}) == "[2, owl]");
    CHECK(written({.time = "battle_wt", .round = "round"}) == "[150, 2, owl]");
    CHECK(written({.time = "time", .stage = true}) == "[150, owl, done]");
}
