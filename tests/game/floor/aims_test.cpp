// Side aims of a floor: what counts towards them, when they are lost and told of, and what they pay.
#include "game/floor/aims.hpp"

#include <doctest/doctest.h>

#include "game/on_the_stairs.hpp"
#include "game/state/judge.hpp"
#include "play/warnings.hpp"
#include "text/objective_text.hpp"

using namespace td;
using namespace td::test;

namespace {

Objective condition(Objective::Kind kind, int tier = Objective::any_tier) {
    Objective made;
    made.kind = kind;
    made.tier = tier;
    return made;
}

/// The party stands on the stairs of the first floor, which has this aim.
struct Aimed : OnTheStairs {
    explicit Aimed(SideAim aim) {
        Dungeon& dungeon = catalog->dungeons[0];
        dungeon.boons = {};
        dungeon.minutes = MinuteRules{};
        dungeon.floors[0].aims = {std::move(aim)};
    }
    Game asked() const {
        Game game = start();
        while (!game.awaiting()) game.step();
        return game;
    }
};

int told_of(const std::vector<Event>& events, bool reached) {
    int count = 0;
    for (const Event& event : events)
        if (const auto* decided = std::get_if<AimDecided>(&event)) count += decided->reached == reached ? 1 : 0;
    return count;
}

/// The minutes that the party has on the second floor.
int minutes_below(Game& game) {
    game.step(commands::Descend{});
    while (game.floor() == 1) game.step();
    return game.world().bag(TeamId(0)).minutes;
}

void pass_round(Game& game) {
    const int round = game.now().round;
    while (game.now().round == round || !game.awaiting()) game.awaiting() ? game.step(commands::Wait{}) : game.step();
}

}  // namespace

TEST_CASE("an aim that was not lost pays as the party leaves") {
    const Aimed aimed({"Nobody falls.", 4, {condition(Objective::Kind::member_fell)}, {}});
    Game game = aimed.asked();
    REQUIRE(side_aims(game).size() == 1);
    CHECK(side_aims(game)[0].progress == "4 minutes");
    game.take_events();
    CHECK(minutes_below(game) == 4);
    CHECK(told_of(game.take_events(), true) == 1);
    CHECK(side_aims(game).empty());
}

TEST_CASE("an aim is told as lost as soon as it is, once, and pays nothing") {
    const Aimed aimed({"Leave at once.",
                       4,
                       {[] {
                           Objective late = condition(Objective::Kind::rounds_over);
                           late.rounds = 2;
                           return late;
                       }()},
                       {}});
    Game game = aimed.asked();
    pass_round(game);
    CHECK(told_of(game.take_events(), false) == 0);
    pass_round(game);
    CHECK(told_of(game.take_events(), false) == 1);
    CHECK(side_aims(game)[0].lost);
    pass_round(game);
    CHECK(told_of(game.take_events(), false) == 0);
    CHECK(minutes_below(game) == 0);
    CHECK(told_of(game.take_events(), false) == 0);
}

TEST_CASE("an aim with something to do is decided as the party leaves") {
    Objective used = condition(Objective::Kind::feature_used);
    used.feature = ids::door;
    for (const bool done : {false, true}) {
        const Aimed aimed({"Open the door.", 5, {}, {used}});
        GameState state = aimed.asked().state();
        if (done) record_deed(state, OpenedFeature{aimed.a, {1, 1}, ids::door});
        Game game(std::move(state));
        game.take_events();
        CHECK(minutes_below(game) == (done ? 5 : 0));
        CHECK(told_of(game.take_events(), done) == 1);
    }
}

TEST_CASE("blows of foes on members count in the tier in which they fall, those of statuses and on guests do not") {
    Arena arena({"########", "#ABG1..#", "########"});
    const EntityId member = arena.hero('A'), guest = arena.add('G', ids::hero, TeamId(0), true);
    arena.hero('B');
    const EntityId foe = arena.add('1', ids::hero, arena.add_team(Faction::foe));
    GameState state = arena.start().state();
    const auto hits = [&](int tier) { return Deeds::count_in(state.deeds.hits, tier); };
    state.world.edit_surroundings().ticks_of_round = 40;
    record_deed(state, WasHurt{.who = member, .amount = 3, .source = foe});
    CHECK(hits(2) == 1);
    CHECK(measure(state, condition(Objective::Kind::member_hit, 2), JudgedPhase::turn_end).met);
    CHECK_FALSE(measure(state, condition(Objective::Kind::member_hit, 0), JudgedPhase::turn_end).met);
    record_deed(state, WasHurt{.who = guest, .amount = 3, .source = foe});
    record_deed(state, WasHurt{.who = member, .amount = 3, .source = guest});
    record_deed(state, WasHurt{.who = member, .amount = 3, .source = foe, .by_status = ids::poison});
    record_deed(state, WasHurt{.who = member, .amount = 0, .source = foe});
    record_deed(state, WasHurt{.who = foe, .amount = 3, .source = member});
    CHECK(hits(Objective::any_tier) == 1);
    record_deed(state, Died{.who = foe});
    record_deed(state, Died{.who = guest});
    CHECK_FALSE(measure(state, condition(Objective::Kind::member_fell), JudgedPhase::turn_end).met);
    record_deed(state, Died{.who = member});
    CHECK(measure(state, condition(Objective::Kind::member_fell), JudgedPhase::turn_end).met);
}

TEST_CASE("an attack counts as an action in its tier; waits and steps do not, nor what foes do") {
    Arena arena({"#######", "#A1...#", "#.....#", "#######"});
    arena.hero('A', ids::runner);
    arena.add('1', ids::hero, arena.add_team(Faction::foe));
    for (Species& species : arena.catalog->species) species.tactic = ids::hold;
    Game game = arena.start();
    game.step();
    const auto actions = [&] { return Deeds::count_in(game.state().deeds.actions, Objective::any_tier); };
    game.step(commands::Wait{});
    while (!game.awaiting()) game.step();
    game.step(commands::Walk{Direction::south});
    while (!game.awaiting()) game.step();
    CHECK(actions() == 0);
    game.step(commands::Attack{Direction::northeast});
    CHECK(actions() == 1);
    CHECK(Deeds::count_in(game.state().deeds.actions, game.now().tier) == 1);
}

TEST_CASE("of several ways, the question before they are taken says what leaving pays") {
    Aimed aimed({"Nobody falls.", 4, {condition(Objective::Kind::member_fell)}, {}});
    Dungeon& dungeon = aimed.catalog->dungeons[0];
    aimed.world.edit_surroundings().dungeon = DungeonId(0);
    aimed.world.edit_surroundings().floor = 1;
    dungeon.floors[1].id = "below";
    dungeon.floors[0].ways = {{"Low road", "Short.", "below"}, {"High road", "Long.", "below"}};
    Game game = aimed.asked();
    CHECK(warning_for(game, commands::Descend{}, false).find("You save 4 minutes.") != std::string::npos);
    Objective used = condition(Objective::Kind::feature_used);
    used.feature = ids::door;
    dungeon.floors[0].aims = {{"Open the door.", 5, {}, {used}}};
    game = aimed.asked();
    CHECK(warning_for(game, commands::Descend{}, false).find("You lose what this side aim pays: Open the door.") != std::string::npos);
}
