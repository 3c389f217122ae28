// What every time system promises, whatever its rules.
#include <doctest/doctest.h>

#include <set>
#include <tuple>

#include "time/random_fight.hpp"
#include "time/time_system.hpp"

using namespace td;

namespace {

struct ShortTurns : ActionQueue {
    ShortTurns() : ActionQueue(7) {}
};
struct DrainingPool : EnergyPool {
    DrainingPool() : EnergyPool(WaitRule::drain, 5) {}
};
struct RoundsOfTurns : WaitTime {
    RoundsOfTurns() : WaitTime({.turns = 9}, WaitCharge::costs) {}
};
struct LongTurns : Deferred {
    LongTurns() : Deferred(250) {}
};

}  // namespace

/// Each with its usual settings, and with others.
#define EVERY_TIME_SYSTEM SixTier, ActionQueue, ShortTurns, EnergyPool, DrainingPool, WaitTime, RoundsOfTurns, Deferred, LongTurns

namespace {

constexpr std::uint64_t seeds = 12;
constexpr int steps = 1500;

template <class System>
RandomFight<System> fight(std::uint64_t seed, int percent_changes = 30) {
    return RandomFight<System>(seed, {.creatures = 3 + static_cast<int>(seed), .percent_changes = percent_changes});
}

template <class System>
std::uint64_t hash_of(const System& system) {
    Hash hash;
    system.add_to(hash);
    return hash.value();
}

}  // namespace

TEST_CASE_TEMPLATE("nobody dead or gone has a turn", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        RandomFight<System> random = fight<System>(seed);
        for (int i = 0; i < steps; ++i) {
            const RandomFight<System> before = random;
            const Occasion occasion = random.step();
            if (occasion.kind == Occasion::Kind::turn || occasion.kind == Occasion::Kind::deed_due)
                REQUIRE(before.roster().alive(occasion.actor));
        }
    }
}

TEST_CASE_TEMPLATE("time never goes back", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        RandomFight<System> random = fight<System>(seed);
        Moment last;
        for (int i = 0; i < steps; ++i) {
            const Moment now = random.step().when;
            REQUIRE(std::tie(now.round, now.tier) >= std::tie(last.round, last.tier));
            REQUIRE(now.time >= last.time);
            last = now;
        }
    }
}

TEST_CASE_TEMPLATE("ties fall the same way each time", System, EVERY_TIME_SYSTEM) {
    RandomFight<System> first = fight<System>(5);
    RandomFight<System> second = fight<System>(5);
    for (int i = 0; i < steps; ++i) REQUIRE(first.step() == second.step());
    CHECK(first.time() == second.time());
    CHECK(hash_of(first.time()) == hash_of(second.time()));
}

TEST_CASE_TEMPLATE("every living creature is asked again and again", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        RandomFight<System> random = fight<System>(seed, 0);
        for (int period = 0; period < 10; ++period) {
            std::set<EntityId> asked;
            for (int i = 0; i < steps; ++i)
                if (const Occasion occasion = random.step(); occasion.kind == Occasion::Kind::turn) asked.insert(occasion.actor);
            CHECK(asked.size() == random.roster().actors.size());
        }
    }
}

TEST_CASE_TEMPLATE("a copy taken at any point goes on as the original does", System, EVERY_TIME_SYSTEM) {
    RandomFight<System> original = fight<System>(8);
    for (int i = 0; i < 300; ++i) {
        original.step();
        RandomFight<System> copy = original;
        RandomFight<System> witness = original;
        for (int k = 0; k < 40; ++k) REQUIRE(copy.step() == witness.step());
        REQUIRE(copy.time() == witness.time());
        CHECK(hash_of(copy.time()) == hash_of(witness.time()));
    }
}

TEST_CASE_TEMPLATE("a change of the state changes its hash", System, EVERY_TIME_SYSTEM) {
    RandomFight<System> random = fight<System>(3);
    std::set<std::uint64_t> hashes;
    for (int i = 0; i < 500; ++i) {
        const System before = random.time();
        random.step();
        CHECK((before == random.time()) == (hash_of(before) == hash_of(random.time())));
        hashes.insert(hash_of(random.time()));
    }
    CHECK(hashes.size() > 100);
}

TEST_CASE_TEMPLATE("a forecast given the deeds that were then done equals what happened", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        RandomFight<System> random(seed, {.creatures = 12, .percent_changes = 0, .blockers = false});
        for (int i = 0; i < 100; ++i) random.step();
        System forecast = random.time();
        std::size_t deed = random.deeds().size();
        const std::size_t before = random.occasions().size();
        for (int i = 0; i < 200; ++i) random.step();
        for (std::size_t i = before; i < random.occasions().size(); ++i) {
            const Occasion occasion = forecast.next(random.roster(), {});
            REQUIRE(occasion == random.occasions()[i]);
            if (occasion.kind == Occasion::Kind::deed_due) forecast.finish(random.roster(), occasion.actor, {});
            if (occasion.kind != Occasion::Kind::turn) continue;
            const Deed done = random.deeds()[deed++];
            if (forecast.begin_deed(random.roster(), occasion.actor, done)) forecast.finish(random.roster(), occasion.actor, done);
        }
    }
}
