// What every time system promises, whatever its rules.
#include <doctest/doctest.h>

#include <algorithm>
#include <map>
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

/// Each with its usual settings.
#define TIME_SYSTEMS SixTier, ActionQueue, EnergyPool, WaitTime, Deferred
static_assert(std::tuple_size_v<std::tuple<TIME_SYSTEMS>> == time_system_names.size(), "the contract holds for every time system");

/// The same, and with other settings.
#define EVERY_TIME_SYSTEM TIME_SYSTEMS, ShortTurns, DrainingPool, RoundsOfTurns, LongTurns

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
            const TimeEvent event = random.step();
            if (event.kind == TimeEvent::Kind::turn || event.kind == TimeEvent::Kind::action_due)
                REQUIRE(before.roster().is_here(event.actor));
        }
    }
}

TEST_CASE_TEMPLATE("nobody is asked any more in a round that was ended, however slow the actions", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        RandomFight<System> random = fight<System>(seed);
        for (int i = 0; i < steps; ++i) random.step();
        CHECK(random.turns_too_late() == 0);
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
                if (const TimeEvent event = random.step(); event.kind == TimeEvent::Kind::turn) asked.insert(event.actor);
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

TEST_CASE_TEMPLATE("a forecast given the actions that were then done equals what happened", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        RandomFight<System> random(seed, {.creatures = 12, .percent_changes = 0, .blockers = false});
        for (int i = 0; i < 100; ++i) random.step();
        System forecast = random.time();
        std::size_t action = random.actions().size();
        const std::size_t before = random.events().size();
        for (int i = 0; i < 200; ++i) random.step();
        for (std::size_t i = before; i < random.events().size(); ++i) {
            const TimeEvent event = forecast.next(random.roster(), {});
            REQUIRE(event == random.events()[i]);
            if (event.kind == TimeEvent::Kind::action_due) forecast.finish(random.roster(), event.actor, {});
            if (event.kind != TimeEvent::Kind::turn) continue;
            const ActionCost done = random.actions()[action++];
            if (forecast.begin_action(random.roster(), event.actor, done)) forecast.finish(random.roster(), event.actor, done);
        }
    }
}

namespace {

/// Every creature acts at random, or does the same over and over; none joins, leaves or changes. `before`: is told of each action before
/// it is done. `asked`: is told of each turn before its action is chosen.
template <class System, class Asked, class Before>
System let_time_pass(const RandomFight<System>& random, std::uint64_t seed, Ticks until, const Asked& asked, const Before& before) {
    System time = random.time();
    Rng rng(seed);
    for (TimeEvent event = time.next(random.roster(), {}); event.when.time < until; event = time.next(random.roster(), {})) {
        if (event.kind == TimeEvent::Kind::action_due) time.finish(random.roster(), event.actor, {});
        if (event.kind != TimeEvent::Kind::turn) continue;
        asked(time, event);
        const ActionCost action = before(time, event, rng);
        if (time.begin_action(random.roster(), event.actor, action)) time.finish(random.roster(), event.actor, action);
    }
    return time;
}

ActionCost any_action(Rng& rng) { return {static_cast<ActionClass>(rng.below(3)), 5 + 5 * static_cast<Ticks>(rng.below(60))}; }

}  // namespace

TEST_CASE_TEMPLATE("who does an action is asked again when it was said before", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const RandomFight<System> random = fight<System>(seed, 0);
        std::map<EntityId, Ticks> said;
        int kept = 0;
        let_time_pass(
            random, seed, 3000,
            [&](const System&, const TimeEvent& turn) {
                const auto promise = said.find(turn.actor);
                if (promise == said.end()) return;
                REQUIRE(turn.when.time == promise->second);
                ++kept;
            },
            [&](const System& time, const TimeEvent& turn, Rng& rng) {
                const ActionCost action = any_action(rng);
                said[turn.actor] = turn.when.time + time.interval(random.roster(), turn.actor, action).ticks;
                return action;
            });
        CHECK(kept > 30);
    }
}

TEST_CASE_TEMPLATE("what is said of an action before it is done is what is read of its doer afterwards", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const RandomFight<System> random = fight<System>(seed, 0);
        EntityId last;
        Interval said;
        Ticks then = 0;
        let_time_pass(
            random, seed, 3000,
            [&](const System& time, const TimeEvent& turn) {
                if (!last || last == turn.actor) return;
                const TimeStatus time_status = time.time_status(random.roster(), last);
                const Ticks elapsed = turn.when.time - then;
                const bool is_counted_down = said.then.kind == TimeStatus::Kind::due_in || said.then.kind == TimeStatus::Kind::waits ||
                                             said.then.kind == TimeStatus::Kind::ends_in;
                // By the next turn of any creature a new round may have begun, or the action be done.
                if (is_counted_down ? elapsed >= said.ticks && elapsed > 0 : elapsed > 0) return;
                REQUIRE(time_status.kind == said.then.kind);
                REQUIRE(time_status.amount + (is_counted_down ? elapsed : 0) == said.then.amount);
            },
            [&](const System& time, const TimeEvent& turn, Rng& rng) {
                const ActionCost action = any_action(rng);
                last = turn.actor;
                then = turn.when.time;
                said = time.interval(random.roster(), turn.actor, action);
                return action;
            });
    }
}

TEST_CASE_TEMPLATE("who does the same action over and over does it as often as was said", System, EVERY_TIME_SYSTEM) {
    for (std::uint64_t seed = 1; seed <= seeds; ++seed) {
        const RandomFight<System> random = fight<System>(seed, 0);
        Rng rng(seed);
        std::map<EntityId, ActionCost> habit;
        for (std::size_t i = 0; i < random.roster().actors.size(); ++i) habit[EntityId(i)] = any_action(rng);
        std::map<EntityId, Interval> said;
        for (const auto& [who, action] : habit) said[who] = random.time().interval(random.roster(), who, action);
        struct Watched {
            Ticks from = 0, to = 0, actions = -1;
        };
        std::map<EntityId, Watched> watched;
        let_time_pass(
            random, seed, 30'000,
            [&](const System&, const TimeEvent& turn) {
                Watched& one = watched[turn.actor];
                if (++one.actions == 0) one.from = turn.when.time;
                one.to = turn.when.time;
            },
            [&](const System&, const TimeEvent& turn, Rng&) { return habit[turn.actor]; });
        for (const auto& [actor, interval] : said) {
            const EntityId who = actor;  // CAPTURE is a lambda, and clang before 16 lets none have a part of a pair
            CAPTURE(seed);
            CAPTURE(who.index());
            const Watched& one = watched[who];
            const Ticks expected = interval.percent * (one.to - one.from) / 10'000;
            // It may begin and end in the midst of a turn or with something saved, and the percents are rounded.
            CHECK(std::abs(one.actions - expected) <= expected / 40 + 2 * interval.actions + 3);
            CHECK(std::abs(10'000 * interval.actions - interval.percent * interval.span) <= (interval.percent + interval.span) / 2 + 1);
        }
    }
}
