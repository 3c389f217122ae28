#include "time/extra_turns.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

const EntityId owl{std::size_t{0}}, cat{std::size_t{1}}, fox{std::size_t{2}};

Moment at(Ticks time) { return {1, 0, time}; }

TimeEvent event(TimeEvent::Kind kind, Ticks time) { return {.kind = kind, .when = at(time)}; }

std::vector<EntityId> order_of(const ExtraTurns& turns) {
    std::vector<EntityId> order;
    for (const ExtraTurn& turn : turns.list()) order.push_back(turn.who);
    return order;
}

}  // namespace

TEST_CASE("extra turns come in the order of time, those of one instant as they were given") {
    ExtraTurns turns;
    turns.add({owl, at(50)});
    turns.add({cat, at(20)});
    turns.add({fox, at(50)});
    CHECK(order_of(turns) == std::vector<EntityId>{cat, owl, fox});
    CHECK(turns.take(turns.list().front()).who == cat);
    CHECK(order_of(turns) == std::vector<EntityId>{owl, fox});
}

TEST_CASE("an extra turn comes before turns of its instant, but not after its round is over or before another begins") {
    ExtraTurns turns;
    CHECK(turns.before(event(TimeEvent::Kind::turn, 99)) == nullptr);
    turns.add({owl, at(50)});
    CHECK(turns.before(event(TimeEvent::Kind::turn, 49)) == nullptr);
    for (const auto kind : {TimeEvent::Kind::turn, TimeEvent::Kind::action_due, TimeEvent::Kind::cycle_begins}) {
        REQUIRE(turns.before(event(kind, 50)) != nullptr);
        CHECK(turns.before(event(kind, 50))->who == owl);
    }
    CHECK(turns.before(event(TimeEvent::Kind::round_ends, 50)) == nullptr);
    CHECK(turns.before(event(TimeEvent::Kind::round_ends, 51)) != nullptr);
    CHECK(turns.before(event(TimeEvent::Kind::round_begins, 99)) == nullptr);
    CHECK(turns.before(event(TimeEvent::Kind::no_actor_left, 99)) == nullptr);
}

TEST_CASE("a held turn that lapses waits for what happens at its latest instant, up to its creature's own turn, and holds up no other") {
    ExtraTurns turns;
    turns.hold(owl, at(50), true);
    const auto turn_of = [](EntityId who, Ticks time) {
        TimeEvent turn = event(TimeEvent::Kind::turn, time);
        turn.actor = who;
        return turn;
    };
    CHECK(turns.before(event(TimeEvent::Kind::cycle_begins, 50)) == nullptr);
    CHECK(turns.before(turn_of(cat, 50)) == nullptr);
    CHECK(turns.before(turn_of(owl, 49)) == nullptr);
    CHECK(turns.before(turn_of(owl, 50)) != nullptr);
    CHECK(turns.before(turn_of(cat, 51)) != nullptr);
    CHECK(turns.before(event(TimeEvent::Kind::round_ends, 51)) != nullptr);
    turns.add({fox, at(50)});
    REQUIRE(turns.before(turn_of(cat, 50)) != nullptr);
    CHECK(turns.take(*turns.before(turn_of(cat, 50))).who == fox);
    CHECK(order_of(turns) == std::vector<EntityId>{owl});
}

TEST_CASE("a creature holds one turn at a time, besides those that it was given") {
    ExtraTurns turns;
    turns.add({owl, at(10)});
    turns.hold(owl, at(50));
    turns.hold(owl, at(80));
    REQUIRE(turns.list().size() == 2);
    CHECK_FALSE(turns.list()[0].held);
    CHECK(turns.list()[1].held);
    CHECK(turns.list()[1].when == at(80));
}

TEST_CASE("a held turn that is released comes now, before all others of the instant but those released before it") {
    ExtraTurns turns;
    turns.add({fox, at(30)});
    turns.hold(owl, at(80));
    turns.hold(cat, at(90));
    turns.release(owl, at(30));
    turns.release(cat, at(30));
    CHECK(order_of(turns) == std::vector<EntityId>{owl, cat, fox});
    CHECK(turns.list()[0].released);
    CHECK_FALSE(turns.list()[0].held);
    CHECK(turns.list()[0].when == at(30));
    turns.release(fox, at(30));  // its turn was given, not held
    CHECK(turns.list().size() == 3);
}

TEST_CASE("whoever leaves has no turn any more") {
    ExtraTurns turns;
    turns.add({owl, at(10)});
    turns.add({cat, at(20)});
    turns.hold(owl, at(30));
    turns.forget(owl);
    CHECK(order_of(turns) == std::vector<EntityId>{cat});
    turns.clear();
    CHECK(turns.list().empty());
}

TEST_CASE("whose turns they are, when and whether held counts for the hash") {
    const auto hash_of = [](ExtraTurn turn) {
        ExtraTurns turns;
        turns.add(turn);
        Hash hash;
        turns.add_to(hash);
        return hash.value();
    };
    const std::uint64_t hash = hash_of({owl, at(10)});
    CHECK(hash_of({cat, at(10)}) != hash);
    CHECK(hash_of({owl, at(11)}) != hash);
    CHECK(hash_of({owl, {2, 0, 10}}) != hash);
    CHECK(hash_of({owl, at(10), true}) != hash);
    CHECK(hash_of({owl, at(10), false, true}) != hash);
    CHECK(hash_of({owl, at(10), true, false, true}) != hash_of({owl, at(10), true}));
}

TEST_CASE("the turns of a round are counted for each creature: those that it had, those to come and, if asked, one that it holds") {
    ExtraTurns turns;
    turns.add({owl, at(20)});
    turns.add({owl, at(50)});
    turns.add({cat, at(50)});
    turns.add({owl, {2, 0, 100}});
    turns.hold(owl, at(70));
    CHECK(turns.count_in_round(owl, 1) == 3);
    CHECK(turns.count_in_round(owl, 1, false) == 2);
    CHECK(turns.count_in_round(cat, 1) == 1);
    CHECK(turns.count_in_round(owl, 2) == 1);
    const auto hash_of = [](const ExtraTurns& of) {
        Hash hash;
        of.add_to(hash);
        return hash.value();
    };
    const ExtraTurn first = turns.take(turns.list().front());
    CHECK(turns.count_in_round(owl, 1, false) == 1);
    const std::uint64_t before = hash_of(turns);
    turns.note_had(first);
    CHECK(hash_of(turns) != before);
    CHECK(turns.count_in_round(owl, 1, false) == 2);
    turns.drop_held(owl);
    CHECK(turns.count_in_round(owl, 1) == 2);
    turns.note_had({owl, {2, 0, 100}});
    CHECK(turns.count_in_round(owl, 1) == 1);
    turns.clear();
    CHECK(turns.count_in_round(owl, 2) == 0);
}
