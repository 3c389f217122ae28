#include "game/floor/next_event.hpp"

#include <doctest/doctest.h>

#include "game/running.hpp"

using namespace td;
using namespace td::test;

namespace {

/// It is the turn of `A`, whom `B` follows.
struct Pair {
    Pair()
        : running([&] {
              Arena arena({"######", "#A.B.#", "######"});
              a = arena.hero('A');
              b = arena.hero('B');
              return arena.start();
          }()) {}
    std::variant<TimeEvent, Interruption> next() { return next_event(running.runner, nobody_blocks); }
    EntityId next_actor() {
        const auto event = next();
        const auto* const turn = std::get_if<TimeEvent>(&event);
        return turn && turn->kind == TimeEvent::Kind::turn ? turn->actor : EntityId{};
    }

    EntityId a, b;
    Running running;
    BlockerOf nobody_blocks = [](EntityId, MayStillAct) { return EntityId{}; };
};

}  // namespace

TEST_CASE("an extra turn comes before the next turn of its instant") {
    Pair pair;
    pair.running.state.extra_turns.add({pair.b, pair.running.state.now});
    CHECK(pair.next_actor() == pair.b);
    CHECK(pair.running.state.in_extra_turn());
    CHECK(pair.next_actor() == pair.a);
    CHECK_FALSE(pair.running.state.in_extra_turn());
}

TEST_CASE("an ambush ends the round, and with it the extra turns, but only once") {
    Pair pair;
    pair.running.state.extra_turns.add({pair.b, pair.running.state.now});
    end_round_if_ambushed(pair.running.runner);
    CHECK_FALSE(pair.running.told<RoundCutShort>());
    pair.running.state.ambushed = true;
    end_round_if_ambushed(pair.running.runner);
    CHECK(pair.running.told<RoundCutShort>());
    CHECK_FALSE(pair.running.state.ambushed);
    const auto event = pair.next();
    REQUIRE(std::holds_alternative<TimeEvent>(event));
    CHECK(std::get<TimeEvent>(event).kind == TimeEvent::Kind::round_ends);
}
