// The phases of a battle come in one order under every time system, each judge where the loop has one, and no setting stops the loop.
#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <string>
#include <utility>

#include "game/arena.hpp"
#include "text/objective_text.hpp"
#include "time/every_system.hpp"
#include "tools/lab/self_play.hpp"

using namespace td;
using namespace td::test;

namespace {

using P = Phase;
/// What may follow what; a new leader's turn begins with the next tick, and what was begun earlier takes effect without a turn.
constexpr std::array successors{
    std::pair{P::battle_start, P::round_next},       std::pair{P::round_next, P::round_start},
    std::pair{P::round_start, P::round_start_judge}, std::pair{P::round_start_judge, P::tick_next},
    std::pair{P::tick_next, P::tick_next},           std::pair{P::tick_next, P::turn_start},
    std::pair{P::tick_next, P::action_execute},      std::pair{P::tick_next, P::round_end},
    std::pair{P::turn_start, P::turn_start_judge},   std::pair{P::turn_start_judge, P::actions_next},
    std::pair{P::actions_next, P::actions_make},     std::pair{P::actions_make, P::actions_make},
    std::pair{P::actions_make, P::action_start},     std::pair{P::actions_make, P::action_end},
    std::pair{P::action_start, P::action_execute},   std::pair{P::action_start, P::turn_end},
    std::pair{P::action_execute, P::action_end},     std::pair{P::action_end, P::action_judge},
    std::pair{P::action_judge, P::actions_next},     std::pair{P::action_judge, P::turn_end},
    std::pair{P::turn_end, P::turn_judge},           std::pair{P::turn_judge, P::tick_next},
    std::pair{P::turn_judge, P::battle_end},         std::pair{P::round_end, P::round_end_judge},
    std::pair{P::round_end_judge, P::round_next},    std::pair{P::round_end_judge, P::battle_end},
    std::pair{P::round_start_judge, P::battle_end},  std::pair{P::turn_start_judge, P::battle_end},
    std::pair{P::action_judge, P::battle_end},       std::pair{P::battle_end, P::battle_end_judge},
    std::pair{P::battle_end_judge, P::finalize},     std::pair{P::finalize, P::finalize},
};

bool may_follow(Phase first, Phase second) {
    return std::find(successors.begin(), successors.end(), std::pair{first, second}) != successors.end();
}

/// A fight of two against two that is over after 12 rounds at most.
Arena short_brawl(TimeSystemKind kind) {
    Arena arena({"########", "#AB..12#", "########"});
    arena.catalog->dungeons[0].time.kind = kind;
    Objective over;
    over.kind = Objective::Kind::rounds_over;
    over.rounds = 12;
    arena.catalog->dungeons[0].defeat = {over};
    arena.hero('A');
    arena.hero('B', ids::runner);
    const TeamId foes = arena.add_team(Faction::foe);
    for (const char letter : {'1', '2'}) {
        const EntityId foe = arena.add(letter, ids::slug, foes);
        // Two actions in a turn, where turns can hold several.
        arena.world.edit_roster()[foe].actions = 2;
        arena.world.edit_roster()[foe].allowance = 200;
    }
    return arena;
}

std::vector<Phase> phases_of(const Arena& arena) {
    Game game(arena.catalog, {1, DungeonId(0), true}, arena.world);
    std::vector<Phase> passed;
    for (int i = 0; i < 5000; ++i)
        if (game.step(commands::Wait{}, &passed).kind == Step::Kind::over) break;
    return passed;
}

std::size_t count(const std::vector<Phase>& passed, Phase phase) {
    return static_cast<std::size_t>(std::count(passed.begin(), passed.end(), phase));
}

}  // namespace

TEST_CASE("under every time system the phases follow each other as the source lists them, from the start of the battle to its outcome") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        const std::vector<Phase> passed = phases_of(short_brawl(kind));
        REQUIRE(passed.size() > 100);
        CHECK(passed.front() == Phase::battle_start);
        CHECK(passed.back() == Phase::finalize);
        for (std::size_t i = 1; i < passed.size(); ++i) {
            CAPTURE(std::string(name_of(passed[i - 1])));
            CAPTURE(std::string(name_of(passed[i])));
            CHECK(may_follow(passed[i - 1], passed[i]));
        }
        CHECK(count(passed, Phase::battle_start) == 1);
        CHECK(count(passed, Phase::battle_end_judge) == 1);
        CHECK(count(passed, Phase::round_next) == count(passed, Phase::round_start_judge));
        CHECK(count(passed, Phase::round_end) == count(passed, Phase::round_end_judge));
        CHECK(count(passed, Phase::action_end) == count(passed, Phase::action_judge));
        CHECK(count(passed, Phase::turn_end) == count(passed, Phase::turn_judge));
    }
}

TEST_CASE("a turn of several actions ends once, and each of its actions is judged") {
    for (const TimeSystemKind kind : {TimeSystemKind::wait_time, TimeSystemKind::energy_pool}) {
        const std::vector<Phase> passed = phases_of(short_brawl(kind));
        CHECK(count(passed, Phase::action_judge) > count(passed, Phase::turn_end));
        // The last one may be cut short by a verdict.
        CHECK(count(passed, Phase::turn_start) - count(passed, Phase::turn_end) <= 1);
    }
}

TEST_CASE("a status that never ends and lets nobody act is a fault of the content, and no time system hangs on it") {
    for (const TimeSystemKind kind : every_time_system) {
        for (const bool steered : {true, false}) {
            CAPTURE(static_cast<int>(kind));
            CAPTURE(steered);
            Arena arena = short_brawl(kind);
            arena.catalog->dungeons[0].defeat.clear();
            for (const EntityId who : arena.world.table<Creature>().owners())
                arena.world.edit<Statuses>(who).list = {{ids::stunned, 0, {}}};
            Game game(arena.catalog, {1, DungeonId(0), steered}, arena.world);
            while (game.step().kind != Step::Kind::over) REQUIRE(game.outcome() == Outcome::running);
            CHECK(game.outcome() == Outcome::faulty);
            CHECK(happened<LivelockDetected>(game.take_events()));
            CHECK(outcome_text(game).find("`arena`") != std::string::npos);
        }
    }
}

TEST_CASE("a player who is never asked ends the run as a fault of the content, though others go on acting") {
    for (const TimeSystemKind kind : every_time_system) {
        CAPTURE(static_cast<int>(kind));
        Arena arena({"######", "#A#.1#", "######"});
        arena.catalog->dungeons[0].time.kind = kind;
        arena.world.edit<Statuses>(arena.hero('A')).list = {{ids::stunned, 0, {}}};
        arena.add('1', ids::runner, arena.add_team(Faction::foe));
        Game game(arena.catalog, {1, DungeonId(0), true}, arena.world);
        while (game.step().kind != Step::Kind::over) REQUIRE(game.outcome() == Outcome::running);
        CHECK(game.outcome() == Outcome::faulty);
    }
}

TEST_CASE("allowances of nothing, or less, give nobody a turn for ever, and end as a fault of the content") {
    for (const int allowance : {0, -5}) {
        Arena arena = short_brawl(TimeSystemKind::energy_pool);
        arena.catalog->dungeons[0].defeat.clear();
        for (ActorTime& actor : arena.world.edit_roster().actors) actor.allowance = allowance;
        Game game(arena.catalog, {1, DungeonId(0), true}, arena.world);
        CHECK(game.step().kind == Step::Kind::over);
        CHECK(game.outcome() == Outcome::faulty);
    }
}

TEST_CASE("nobody does anything while an overlong status holds, and when it ends the game goes on") {
    Arena arena = short_brawl(TimeSystemKind::six_tier);
    arena.catalog->dungeons[0].defeat.clear();
    for (const EntityId who : arena.world.table<Creature>().owners()) arena.world.edit<Statuses>(who).list = {{ids::asleep, 300, {}}};
    Game game(arena.catalog, {1, DungeonId(0), true}, arena.world);
    Step step = game.step();
    while (step.kind == Step::Kind::turn_taken) step = game.step();
    CHECK(step.kind == Step::Kind::needs_command);
}
