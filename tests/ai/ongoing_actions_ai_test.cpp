// How AI-controlled creatures use multi-turn actions: they continue them, stop for good reason, and disrupt those of others.
#include <doctest/doctest.h>

#include "game/workshop.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A foe at the place of `1` that acts by these plans and can call a star.
EntityId star_caller(Arena& arena, std::vector<Plan> plans) {
    Tactic tactic;
    tactic.plans = std::move(plans);
    arena.catalog->tactics.push_back(tactic);
    arena.catalog->species.push_back(species("caller", 0, TacticId(arena.catalog->tactics.size() - 1)));
    arena.catalog->species.back().skills = {star_id};
    return arena.add('1', SpeciesId(arena.catalog->species.size() - 1), arena.add_team(Faction::foe));
}

const Plan cast{Plan::Kind::use_skills, 100};
const Plan stay{Plan::Kind::hold, 0};

/// The player waits until `enough`, at most so many times.
template <class Enough>
void wait_until(Played& played, Enough&& enough) {
    for (int i = 0; i < 20 && !enough() && played.game.outcome() == Outcome::running; ++i) played.give(commands::Wait{});
}

}  // namespace

TEST_CASE("an unsteered creature goes on with what it has begun, to its end") {
    under_every_system({"########", "#A....1#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        star_caller(arena, {cast, stay});
        Played played{arena.start()};
        wait_until(played, [&] { return played.count<UsedSkill>() > 0; });
        CHECK(played.count<OngoingProgressed>() >= star_turns - 1);
        CHECK(played.count<OngoingAbandoned>() == 0);
        CHECK(played.health(hero) < 30);
    });
}

TEST_CASE("it leaves off when it has to flee") {
    under_every_system({"###########", "#A....1...#", "###########"}, [](Arena arena) {
        // The hero strikes nothing at this distance, so that fleeing helps.
        arena.catalog->species[ids::hero.index()].skills.clear();
        // It is worth so long a cast: plain attacks would take longer.
        arena.world.edit<Health>(arena.hero('A')) = {900, 900};
        const EntityId foe = star_caller(arena, {{Plan::Kind::flee_when_hurt, 50}, cast, stay});
        arena.catalog->skills[star_id.index()].turns = 20;
        arena.catalog->skills[star_id.index()].interrupted_by_harm = false;
        arena.world.edit<Health>(foe).now = 16;
        arena.world.edit<Statuses>(foe).list.push_back({ids::poison, 5, {}});
        Played played{arena.start()};
        wait_until(played, [&] { return played.count<OngoingAbandoned>() > 0; });
        CHECK(played.count<OngoingProgressed>() > 0);
        CHECK(played.count<OngoingAbandoned>() == 1);
        CHECK(place(played.game, foe) != arena.where('1'));
    });
}

TEST_CASE("it leaves off what would reach nobody any more, unless that backfires") {
    for (const bool harmless : {true, false}) {
        under_every_system({"########", "#A....1#", "#......#", "########"}, [&](Arena arena) {
            arena.hero('A');
            star_caller(arena, {cast, stay});
            if (harmless) arena.catalog->skills[star_id.index()].on_cancel = {};
            Played played{arena.start()};
            wait_until(played, [&] { return played.count<OngoingProgressed>() > 0; });
            for (int i = 0; i < 4; ++i) played.give(commands::Walk{i % 2 == 0 ? Direction::south : Direction::east});
            CHECK((played.count<OngoingAbandoned>() > 0) == harmless);
            CHECK((played.count<OngoingFailed>() > 0) != harmless);
        });
    }
}

TEST_CASE("it begins nothing that takes several turns beside a foe, unless its tactic is bold") {
    for (const bool bold : {false, true}) {
        under_every_system({"########", "#....A1#", "########"}, [&](Arena arena) {
            arena.hero('A');
            Plan plan = cast;
            plan.boldly = bold;
            star_caller(arena, {plan, stay});
            Played played{arena.start()};
            for (int i = 0; i < 4; ++i) played.give(commands::Wait{});
            CHECK((played.count<OngoingProgressed>() > 0) == bold);
        });
    }
}

TEST_CASE("it would rather hit one whose multi-turn skill that breaks off than one whom it could fell") {
    for (const bool casting : {false, true}) {
        under_every_system({"########", "#A.B..2#", "#......#", "#.1....#", "########"}, [&](Arena arena) {
            const EntityId hero = arena.hero('A');
            const EntityId weak = arena.hero('B');
            arena.world.edit<Health>(weak).now = 9;
            const TeamId foes = arena.add_team(Faction::foe);
            arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}};
            arena.catalog->species[ids::slug.index()].speed = 0;
            // After one step it stands beside both.
            arena.add('1', ids::slug, foes);
            arena.add('2', ids::hero, foes);
            Played played{arena.start()};
            while (played.count<WasHurt>() == 0) played.give(casting ? star_at(arena.where('2')) : commands::Wait{});
            for (const Event& event : played.events)
                if (const auto* hurt = std::get_if<WasHurt>(&event)) {
                    CHECK(hurt->who == (casting ? hero : weak));
                    break;
                }
        });
    }
}

TEST_CASE("nobody rests for one whom that does not help") {
    for (const bool helps : {false, true}) {
        under_every_system({"############", "#A#1......2#", "############"}, [&](Arena arena) {
            arena.hero('A');
            const EntityId leader = star_caller(arena, {{Plan::Kind::rest_party, 0}, {Plan::Kind::wander, 0}});
            const EntityId mate = arena.add('2', arena.world.get<Creature>(leader).species, arena.world.roster()[leader].team);
            arena.world.edit<Health>(mate).now = 5;
            arena.catalog->species[arena.world.get<Creature>(mate).species.index()].regeneration = helps ? 10 : 0;
            arena.catalog->tactics.push_back(Tactic{});
            arena.catalog->tactics.back().plans = {stay};
            arena.world.edit<AiState>(mate).tactic = TacticId(arena.catalog->tactics.size() - 1);
            Played played{arena.start()};
            for (int i = 0; i < 8; ++i) played.give(commands::Wait{});
            CHECK((played.at(leader) != nullptr || played.count<OngoingProgressed>() > 0) == helps);
            if (!helps) CHECK(place(played.game, leader) != arena.where('1'));
        });
    }
}

TEST_CASE("who is hurt rests by itself where its tactic says so, and not with foes in sight") {
    for (const bool seen : {false, true}) {
        under_every_system(
            seen ? std::vector<std::string>{"#######", "#A...1#", "#######"} : std::vector<std::string>{"#######", "#A#..1#", "#######"},
            [&](Arena arena) {
                arena.hero('A');
                const EntityId foe = star_caller(arena, {{Plan::Kind::rest, 60}, stay});
                arena.world.edit<Health>(foe).now = 10;
                Played played{arena.start()};
                for (int i = 0; i < 2 * camp_turns; ++i) played.give(commands::Wait{});
                CHECK((played.health(foe) > 10) == !seen);
            });
    }
}
