#include "app/earlier_floors.hpp"

#include <doctest/doctest.h>

#include "app/played_session.hpp"

using namespace td;
using namespace td::test;

namespace {

const GameSettings of_five{5, DungeonId(0)};

/// So many waits, with the hashes after them.
KeptRun waits(int count) {
    KeptRun run;
    Session session(shipped(), of_five);
    session.begin();
    for (int i = 0; i < count; ++i) {
        session.give(commands::Wait{});
        run.commands.push_back({commands::Wait{}, {1, session.game().now().round, session.game().hash()}, {}});
    }
    return run;
}

}  // namespace

TEST_CASE("a run is replayed beside the one that goes on, and stopped with it") {
    const KeptRun run = waits(5);
    EarlierFloors earlier(shipped(), of_five, run);
    const Session* const session = earlier.wait();
    REQUIRE(session);
    CHECK(earlier.is_over());
    CHECK(session->game().hash() == run.last().hash);
    CHECK(earlier.wait() == session);
    const EarlierFloors stopped(shipped(), of_five, run);
}

TEST_CASE("a replay that gives another game has nothing to tell") {
    KeptRun run = waits(3);
    ++run.commands[1].after.hash;
    CHECK(EarlierFloors(shipped(), of_five, run).wait() == nullptr);
}
