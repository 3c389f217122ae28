// Actions of several turns, under every time system: none of these tests knows which one is running.
#include <doctest/doctest.h>

#include "game/workshop.hpp"
#include "rules/ongoing_actions.hpp"
#include "tools/lab/invariants.hpp"

using namespace td;
using namespace td::test;

namespace {

const std::vector<std::string> hall{"##########", "#A......1#", "##########"};
const Command rest = commands::Rest{};

}  // namespace

TEST_CASE("an action of several turns has its outcome with its last turn, and not before") {
    under_every_system({"########", "#A....1#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        const EntityId foe = arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        const int whole = played.health(foe);
        for (int turn = 1; turn < star_turns; ++turn) {
            REQUIRE(played.give(star_at(arena.where('1'))).kind == Step::Kind::turn_taken);
            REQUIRE(played.at(hero));
            CHECK(played.at(hero)->done == turn);
            CHECK(played.health(foe) == whole);
        }
        played.give(star_at(arena.where('1')));
        CHECK(played.health(foe) < whole);
        CHECK(!played.at(hero));
        CHECK(played.count<OngoingProgressed>() == star_turns - 1);
        CHECK(played.count<UsedSkill>() == 1);
    });
}

TEST_CASE("anything else that takes the turn breaks it off, and a skill that backfires hurts its caster") {
    under_every_system({"########", "#A....1#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        const EntityId foe = arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        const int whole = played.health(hero);
        played.give(star_at(arena.where('1')));
        played.give(commands::Walk{Direction::east});
        CHECK(played.count<OngoingAbandoned>() == 1);
        CHECK(played.health(hero) == whole - backlash);
        CHECK(!played.at(hero));
        CHECK(played.health(foe) == whole);
    });
}

TEST_CASE("what costs no turn leaves it going") {
    under_every_system({"########", "#A....1#", "#B.....#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.hero('B');
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        played.give(star_at(arena.where('1')));
        CHECK(played.game.step(commands::Face{Direction::west}).kind == Step::Kind::done_out_of_turn);
        CHECK(played.game.step(commands::SwapSlots{0, 1}).kind == Step::Kind::done_out_of_turn);
        REQUIRE(played.at(hero));
        CHECK(played.at(hero)->done == 1);
        CHECK(played.count<OngoingAbandoned>() == 0);
    });
}

TEST_CASE("resting heals when it is over, half of it half of that, and not at all with foes in sight") {
    for (const int turns : {camp_turns, camp_turns / 2}) {
        under_every_system({"#####", "#A..#", "#####"}, [&](Arena arena) {
            const EntityId hero = arena.hero('A');
            arena.world.edit<Health>(hero).now = 10;
            Played played{arena.start()};
            for (int i = 0; i < turns; ++i) REQUIRE(played.give(rest).kind == Step::Kind::turn_taken);
            if (turns < camp_turns) CHECK(played.health(hero) == 10);
            played.give(commands::Wait{});
            CHECK(played.health(hero) == 10 + 12 * turns / camp_turns);
        });
    }
    under_every_system(hall, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.world.edit<Health>(hero).now = 10;
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        CHECK(played.give(rest).refusal.reason == Refusal::Reason::foes_in_sight);
    });
}

TEST_CASE("who is whole has no need of rest, but ends the one it has begun") {
    under_every_system({"#####", "#A..#", "#####"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.catalog->species[ids::hero.index()].regeneration = 100;
        arena.world.edit<Health>(hero).now = 29;
        Played played{arena.start()};
        for (int i = 0; i < camp_turns; ++i) CHECK(played.give(rest).kind == Step::Kind::turn_taken);
        CHECK(played.health(hero) == 30);
        CHECK(played.give(rest).refusal.reason == Refusal::Reason::nothing_to_rest_for);
    });
}

TEST_CASE("harm disrupts a multi-turn skill, once, and with that it backfires") {
    under_every_system({"########", "#A1....#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.catalog->tactics[ids::hold.index()].plans = {{Plan::Kind::attack, 0}, {Plan::Kind::hold, 0}};
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        played.give(star_at(arena.where('1')));
        while (played.count<OngoingDisrupted>() == 0 && played.game.outcome() == Outcome::running) played.give(star_at(arena.where('1')));
        CHECK(!played.at(hero));
        int backlashes = 0;
        for (const Event& event : played.events) {
            const auto* hurt = std::get_if<WasHurt>(&event);
            backlashes += hurt && hurt->who == hero && !hurt->source && hurt->amount == backlash ? 1 : 0;
        }
        CHECK(backlashes == played.count<OngoingDisrupted>());
        CHECK(played.count<UsedSkill>() > 0);
    });
}

TEST_CASE("where actions take effect later, harm in the first turn disrupts as well") {
    Arena arena = workshop(TimeSystemKind::deferred, {"########", "#A1....#", "########"});
    const EntityId hero = arena.hero('A');
    arena.catalog->skills[ids::strike.index()].cost = 50;  // half of the caster's first turn
    arena.add('1', ids::runner, arena.add_team(Faction::foe));
    Played played{arena.start()};
    played.give(star_at(arena.where('1')));
    CHECK(played.count<OngoingDisrupted>() == 1);
    for (const Event& event : played.events)
        if (const auto* progressed = std::get_if<OngoingProgressed>(&event)) CHECK(progressed->who != hero);
    CHECK(!played.at(hero));
    REQUIRE(played.game.pending(hero) == nullptr);
    CHECK(broken_invariants(played.game).empty());
}

TEST_CASE("where actions take effect later, harm does not tear anybody out of what was begun instead") {
    Arena arena = workshop(TimeSystemKind::deferred, {"########", "#A1....#", "#......#", "########"});
    const EntityId hero = arena.hero('A');
    arena.catalog->skills[ids::strike.index()].cost = 150;  // in the midst of the caster's second turn
    arena.add('1', ids::runner, arena.add_team(Faction::foe));
    Played played{arena.start()};
    played.give(star_at(arena.where('1')));
    played.give(commands::Walk{Direction::south});
    CHECK(played.count<OngoingDisrupted>() == 1);
    CHECK(played.game.world().position(hero) == arena.where('A') + offset(Direction::south));
}

TEST_CASE("harm leaves alone what it does not interrupt") {
    under_every_system({"########", "#A1....#", "##.....#", "########"}, [](Arena arena) {
        arena.hero('A');
        arena.catalog->tactics[ids::hold.index()].plans = {{Plan::Kind::attack, 0}, {Plan::Kind::hold, 0}};
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        while (played.count<WasHurt>() == 0) played.give(commands::Wait{});
        for (int i = 0; i < 2; ++i) played.give(dig_towards(Direction::south));
        CHECK(played.count<OngoingDisrupted>() == 0);
        CHECK(played.game.world().terrain(arena.where('A') + Point{0, 1}) == ids::floor);
    });
}

TEST_CASE("being thrown out of place disrupts every action") {
    under_every_system({"##########", "#..1A....#", "#........#", "##########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.catalog->species[ids::runner.index()].attack_skill = ids::shove;
        arena.catalog->species[ids::runner.index()].tactic = ids::follow;
        arena.catalog->species[ids::runner.index()].speed = 0;
        arena.catalog->skills[5].interrupted_by_harm = false;
        arena.add('1', ids::runner, arena.add_team(Faction::foe));
        Played played{arena.start()};
        for (int i = 0; i < 2 && played.count<OngoingDisrupted>() == 0; ++i) played.give(star_at(arena.where('1')));
        CHECK(played.count<WasDisplaced>() > 0);
        CHECK(played.count<OngoingDisrupted>() == 1);
        CHECK(!played.at(hero));
    });
}

TEST_CASE("a turn lost to a status breaks it off") {
    under_every_system({"########", "#A....1#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        arena.catalog->statuses[ids::poison.index()].triggers = {Trigger{
            .event = TriggerEvent::round_end, .effects = {Effect{.payload = effect::GainStatus{.status = ids::stunned, .duration = 1}}}}};
        arena.catalog->skills[5].turns = 9;
        arena.catalog->dungeons[0].time.turn = 250;
        arena.world.edit<Statuses>(hero).list.push_back({ids::poison, 9, {}});
        Played played{arena.start()};
        for (int i = 0; i < 9 && played.count<LostTurn>() == 0; ++i) played.give(star_at(arena.where('1')));
        CHECK(played.count<LostTurn>() > 0);
        CHECK(played.count<OngoingAbandoned>() == 1);
        CHECK(played.health(hero) == 30 - backlash);
    });
}

TEST_CASE("who begins another action of several turns leaves off the first") {
    under_every_system({"########", "#A....1#", "##.....#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        const int whole = played.health(hero);
        played.give(star_at(arena.where('1')));
        played.give(dig_towards(Direction::south));
        REQUIRE(played.at(hero));
        CHECK(played.at(hero)->skill == dig_id);
        CHECK(played.at(hero)->done == 1);
        CHECK(played.health(hero) == whole - backlash);
        CHECK(played.count<OngoingAbandoned>() == 1);
    });
}

TEST_CASE("what has become impossible by its last turn fails with a reason, and its time is spent") {
    under_every_system({"########", "#A....1#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.catalog->tactics[ids::hold.index()].plans = {{Plan::Kind::chase, 0}};
        const EntityId foe = arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        for (int i = 0; i < star_turns; ++i) CHECK(played.give(star_at(arena.where('1'))).kind == Step::Kind::turn_taken);
        REQUIRE(place(played.game, foe) != arena.where('1'));
        CHECK(played.count<OngoingFailed>() == 1);
        CHECK(played.count<UsedSkill>() == 0);
        CHECK(!played.at(hero));
        CHECK(played.health(foe) == 30);
        CHECK(played.health(hero) == 30);
    });
}

TEST_CASE("it may be aimed at an empty tile, to meet who comes there by its last turn") {
    under_every_system({"########", "#A.....#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        Played played{arena.start()};
        for (int turn = 1; turn < star_turns; ++turn) CHECK(played.give(star_at({5, 1})).kind == Step::Kind::turn_taken);
        REQUIRE(played.at(hero));
        CHECK(played.at(hero)->done == star_turns - 1);
        played.give(star_at({5, 1}));
        CHECK(played.count<OngoingFailed>() == 1);
    });
}

TEST_CASE("digging opens a wall, which can then be seen and walked through; the border of the floor stays shut") {
    under_every_system({"#######", "#A.#..#", "#######"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        Played played{arena.start()};
        CHECK(played.give(dig_towards(Direction::north)).refusal.reason == Refusal::Reason::undiggable);
        CHECK(played.give(dig_towards(Direction::east)).refusal.reason == Refusal::Reason::nothing_to_dig);
        played.give(commands::Walk{Direction::east});
        const Point wall = arena.where('A') + Point{2, 0};
        const Point beyond = wall + Point{1, 0};
        CHECK(!played.game.sight().explored(beyond));
        played.give(dig_towards(Direction::east));
        CHECK(played.game.world().terrain(wall) == ids::wall);
        played.give(dig_towards(Direction::east));
        CHECK(played.game.world().terrain(wall) == ids::floor);
        CHECK(played.game.sight().memory(wall).terrain == ids::floor);
        CHECK(played.game.sight().sees(beyond));
        played.give(commands::Walk{Direction::east});
        CHECK(place(played.game, hero) == wall);
    });
}

TEST_CASE("a tool takes several turns too, and stays in the bag") {
    under_every_system({"#######", "#.A#..#", "#######"}, [](Arena arena) {
        arena.hero('A');
        put_into_bag(arena.world.edit_bag(TeamId(0)), *arena.catalog, {pick, 1});
        Played played{arena.start()};
        const Command use = commands::UseItem{0, Direction::east};
        played.give(use);
        REQUIRE(continuing_command(played.game.world(), played.game.leader()) == std::optional(use));
        played.give(use);
        CHECK(played.game.world().terrain(arena.where('A') + Point{1, 0}) == ids::floor);
        CHECK(played.game.world().bag(TeamId(0)).stacks.size() == 1);
        CHECK(played.count<UsedItem>() == 1);
    });
}

TEST_CASE("the command that goes on with an action is the one it was begun with") {
    under_every_system({"########", "#A....1#", "########"}, [](Arena arena) {
        const EntityId hero = arena.hero('A');
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        CHECK(!continuing_command(played.game.world(), hero));
        played.give(star_at(arena.where('1')));
        CHECK(continuing_command(played.game.world(), hero) == std::optional(star_at(arena.where('1'))));
    });
}

TEST_CASE("the forecast of an action of several turns is what happens when it is done to its end") {
    under_every_system({"########", "#A....1#", "#B.....#", "########"}, [](Arena arena) {
        // A fast one, who would have more turns if it did not go on acting.
        arena.catalog->species[ids::hero.index()].speed = 1;
        const EntityId hero = arena.hero('A');
        arena.hero('B');
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Game game = arena.start();
        REQUIRE(game.awaiting() == hero);
        const Command first = star_at(arena.where('1'));
        std::vector<Moment> told;
        for (const ForecastTurn& turn : game.forecast(2, first).turns)
            if (turn.who == hero && !turn.takes_effect) told.push_back(turn.when);
        REQUIRE(told.size() > 1);
        std::vector<Moment> happened{game.now()};
        game.step(first);
        while (happened.size() < told.size()) {
            const auto further = continuing_command(game.world(), hero);
            game.step(game.awaiting() ? std::optional(further.value_or(commands::Wait{})) : std::nullopt);
            if (game.awaiting() == hero && !(happened.back() == game.now())) happened.push_back(game.now());
        }
        CHECK(happened == told);
    });
}

TEST_CASE("a copy of a game in the middle of an action goes on as the game does, and the state hash tells how far it is") {
    under_every_system({"########", "#A....1#", "########"}, [](Arena arena) {
        arena.hero('A');
        arena.add('1', ids::hero, arena.add_team(Faction::foe));
        Played played{arena.start()};
        Played waited{arena.start()};
        played.give(star_at(arena.where('1')));
        waited.give(commands::Wait{});
        CHECK(played.game.hash() != waited.game.hash());
        Played copy = played;
        for (int i = 0; i < star_turns; ++i) {
            played.give(star_at(arena.where('1')));
            copy.give(star_at(arena.where('1')));
            CHECK(played.game.hash() == copy.game.hash());
            CHECK(broken_invariants(played.game).empty());
        }
    });
}
