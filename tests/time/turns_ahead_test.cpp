#include "time/turns_ahead.hpp"

#include "time/every_system.hpp"
#include "time/time_fixtures.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The instants of the turns of `foe` between the next two turns of `hero`, who does `chosen` in the first of them.
std::string turns_of_foe(TimeSystemKind kind, int speed_of_hero, int speed_of_foe, ActionClass chosen) {
    Roster roster = duel();
    roster[hero].speed = static_cast<std::int8_t>(speed_of_hero);
    roster[foe].speed = static_cast<std::int8_t>(speed_of_foe);
    TimeSettings settings;
    settings.kind = kind;
    TimeSystem time = TimeSystem::make(settings, 1);
    time.start(roster);
    const StepCostOf step_cost_of = [&](EntityId who) {
        return ActionCost{ActionClass::move, roster[who].speed > 0 ? Ticks{100} / (1 + roster[who].speed) : Ticks{100}};
    };
    const ActionCost cost = chosen == ActionClass::move ? step_cost_of(hero) : ActionCost{chosen, 100};
    std::string text;
    for (const TurnAhead& turn : turns_before_next(time, roster, hero, cost, step_cost_of)) {
        CHECK(turn.who == foe);
        text += std::to_string(turn.when.time) + " ";
    }
    return text;
}

}  // namespace

TEST_CASE("six tiers: the turns of a foe until one acts again follow from both speeds and from one's own action") {
    const auto six_tier = [](int hero_speed, int foe_speed, ActionClass chosen) {
        return turns_of_foe(TimeSystemKind::six_tier, hero_speed, foe_speed, chosen);
    };
    CHECK(six_tier(0, 0, ActionClass::wait) == "0 ");
    CHECK(six_tier(0, 3, ActionClass::wait) == "0 25 50 75 ");
    CHECK(six_tier(0, 2, ActionClass::action) == "0 33 67 ");
    CHECK(six_tier(3, 0, ActionClass::move) == "0 ");
    CHECK(six_tier(3, 1, ActionClass::move) == "0 ");
    CHECK_MESSAGE(six_tier(3, 1, ActionClass::action) == "0 50 ", "an action forfeits the later tiers");
    CHECK_MESSAGE(six_tier(-1, 0, ActionClass::wait) == "0 ", "a slow creature that waits does not cool down");
    CHECK_MESSAGE(six_tier(-1, 0, ActionClass::move) == "0 100 ", "one that steps does");
}

TEST_CASE("where ticks are counted, the foe's steps and the cost of one's own action decide") {
    CHECK(turns_of_foe(TimeSystemKind::action_queue, 0, 1, ActionClass::action) == "0 50 ");
    CHECK(turns_of_foe(TimeSystemKind::action_queue, 1, 0, ActionClass::move) == "0 ");
    CHECK(turns_of_foe(TimeSystemKind::energy_pool, 0, 0, ActionClass::wait) == "0 ");
    CHECK(turns_of_foe(TimeSystemKind::wait_time, 0, 0, ActionClass::wait) == "100 ");
    CHECK_MESSAGE(turns_of_foe(TimeSystemKind::deferred, 0, 0, ActionClass::wait) == "0 ", "the turn in which it chooses");
}

TEST_CASE("the time system that is asked stays as it is") {
    const Roster roster = duel();
    TimeSystem time = TimeSystem::make({}, 1);
    time.start(roster);
    const TimeSystem before = time;
    turns_before_next(time, roster, hero, {}, [](EntityId) { return ActionCost{}; });
    CHECK(time == before);
}

TEST_CASE("actions that last thousands of rounds price no turns of nobody: the turns up to there are told") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        Roster roster = duel();
        for (ActorTime& row : roster.actors) row.allowance = 1, row.wait = 10'000;
        TimeSettings settings{.kind = kind, .turn = 1};
        settings.round.wait_time = 1;
        TimeSystem time = TimeSystem::make(settings, 1);
        time.start(roster);
        const StepCostOf step_cost_of = [&](EntityId who) {
            REQUIRE(roster.is_here(who));
            return ActionCost{ActionClass::move, 100'000};
        };
        CHECK(turns_before_next(time, roster, hero, {ActionClass::action, 100'000}, step_cost_of).size() <= 20);
    }
}

TEST_CASE("with a second action the list goes on to the turn after the next, in every time system") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(time_system_names[static_cast<std::size_t>(kind)]);
        Roster roster = duel();
        roster[foe].speed = 1;
        TimeSettings settings;
        settings.kind = kind;
        TimeSystem time = TimeSystem::make(settings, 1);
        time.start(roster);
        const StepCostOf step_cost_of = [](EntityId) { return ActionCost{ActionClass::move, 50}; };
        const ActionCost wait{ActionClass::wait, 100};
        const std::vector<TurnAhead> next = turns_before_next(time, roster, hero, wait, step_cost_of);
        const std::vector<TurnAhead> after = turns_before_next(time, roster, hero, wait, step_cost_of, {}, false, wait);
        REQUIRE(after.size() > next.size());
        CHECK(std::equal(next.begin(), next.end(), after.begin()));
        for (const TurnAhead& turn : after) CHECK(turn.who == foe);
    }
}
