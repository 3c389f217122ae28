// Who notices what passes between its turns: a setting of the action queue, and what it does to a peek around the corner.
#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The hero stands below the western end of a corridor; at its eastern end stands a guard that never leaves its post by itself.
struct Corner {
    Arena arena{{"##########", "#......1.#", "#A########", "#.########", "#...######", "##########"}};
    Corner(TimeSystemKind kind, bool spotting, int chance) {
        arena.catalog->dungeons[0].time.kind = kind;
        arena.catalog->dungeons[0].time.spotting = spotting;
        arena.catalog->species[ids::hero.index()].spotting = chance;
        hero = arena.hero('A');
        guard = arena.add('1', ids::hero, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(guard).tactic = ids::hold;
        // Two steps are one allowance; the guard's first turn comes after the second one.
        arena.world.edit_roster()[hero].allowance = 200;
        arena.world.edit_roster()[guard].delay = 250;
    }
    EntityId hero;
    EntityId guard;

    const AiState& ai_state(const Game& game) const { return game.world().get<AiState>(guard); }
};

std::vector<Event> give(Game& game, const Command& command) {
    Step step = game.step(command);
    while (step.kind == Step::Kind::turn_taken) step = game.step();
    REQUIRE(step.kind == Step::Kind::needs_command);
    return game.take_events();
}

/// Steps around the corner and back; did the guard notice?
bool peek(const Corner& corner, Game& game) {
    std::vector<Event> events = give(game, commands::Walk{Direction::north});
    // The peek is worth something: the guard is in sight.
    CHECK(game.sight().sees(place(game, corner.guard)));
    const bool noticed = happened<Noticed>(events);
    events = give(game, commands::Walk{Direction::south});
    return noticed || happened<Noticed>(events);
}

}  // namespace

TEST_CASE("within one allowance of an energy pool a look around the corner and a step back go unseen") {
    const Corner corner(TimeSystemKind::energy_pool, false, 100);
    Game game = corner.arena.start();
    CHECK_FALSE(peek(corner, game));
    for (int i = 0; i < 5; ++i) give(game, commands::Wait{});
    CHECK_FALSE(corner.ai_state(game).chase_target);
    CHECK(place(game, corner.guard) == corner.arena.where('1'));
}

TEST_CASE("the same look around the same corner is noticed under an action queue whose creatures watch between their turns") {
    const Corner corner(TimeSystemKind::action_queue, true, 100);
    Game game = corner.arena.start();
    CHECK(peek(corner, game));
}

TEST_CASE("nobody watches between turns where the setting is off, nor does a kind whose chance is nothing") {
    const Corner blind(TimeSystemKind::action_queue, true, 0);
    Game with_blind = blind.arena.start();
    CHECK_FALSE(peek(blind, with_blind));
    const Corner off(TimeSystemKind::action_queue, false, 100);
    Game without = off.arena.start();
    CHECK_FALSE(peek(off, without));
}

TEST_CASE("who noticed something walks over, looks, gives no chase, and goes back to its post") {
    const Corner corner(TimeSystemKind::action_queue, true, 100);
    Game game = corner.arena.start();
    REQUIRE(peek(corner, game));
    REQUIRE(corner.ai_state(game).investigation);
    const Point corner_of_corridor = corner.ai_state(game).investigation->at;
    for (const Direction way : {Direction::south, Direction::south, Direction::east, Direction::east}) give(game, commands::Walk{way});
    int nearest = 99;
    for (int i = 0; i < 40; ++i) {
        give(game, commands::Wait{});
        nearest = std::min(nearest, chebyshev(place(game, corner.guard), corner_of_corridor));
        CHECK_FALSE(corner.ai_state(game).chase_target);
    }
    CHECK(nearest <= 1);
    CHECK(place(game, corner.guard) == corner.arena.where('1'));
    CHECK_FALSE(corner.ai_state(game).investigation);
}

TEST_CASE("one that sees a foe in its own turn forgets what it only thought to have seen") {
    const Corner corner(TimeSystemKind::action_queue, true, 100);
    Game game = corner.arena.start();
    give(game, commands::Walk{Direction::north});
    REQUIRE(corner.ai_state(game).investigation);
    for (int i = 0; i < 4; ++i) give(game, commands::Wait{});
    CHECK(corner.ai_state(game).chase_target == corner.hero);
    CHECK_FALSE(corner.ai_state(game).investigation);
}
