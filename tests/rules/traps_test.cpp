// What lies hidden: whom it is hidden from, how it is found, who walks around it, and what a forecast may tell of it. And the weather.
#include <doctest/doctest.h>

#include <vector>

#include "actions/fixture.hpp"
#include "ai/path_cache.hpp"
#include "game/arena.hpp"
#include "tools/lab/invariants.hpp"
#include "world/fixtures.hpp"

using namespace td;
using namespace td::test;

namespace {

/// A spring that slows the creature that steps on it, hidden from the party.
void make_trap(Arena& arena) {
    Feature& trap = arena.catalog->features[ids::spring.index()];
    trap.hidden = true;
    trap.triggers = {
        {.event = TriggerEvent::stepped_on, .effects = {Effect{.payload = effect::GainStatus{.status = ids::slow}}}, .ends = true}};
}

/// Precondition: make_trap.
void lay_trap(Arena& arena, Point at) { add_fixture(arena.world, *arena.catalog, ids::spring, at); }

void until_asked(Game& game) {
    while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
}

}  // namespace

TEST_CASE("a trap that is not found yet is seen by nobody of the party, and slows who steps on it, once") {
    Arena arena({"######", "#A...#", "######"});
    const EntityId hero = arena.hero('A');
    make_trap(arena);
    lay_trap(arena, {2, 1});
    arena.catalog->species[0].spotting = 0;
    Game game = arena.start();
    CHECK_FALSE(game.sight().memory({2, 1}).feature);
    game.step(commands::Walk{Direction::east});
    CHECK(place(game, hero) == Point{2, 1});
    CHECK(find_status(game.world(), hero, ids::slow));
    CHECK(game.world().roster()[hero].speed == -2);
    CHECK_FALSE(game.world().any({2, 1}, IndexedKind::fixture));
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("a trap is found by walking past, by chance, and surely by waiting beside it") {
    for (const int spotting : {0, 100}) {
        Arena arena({"######", "#....#", "#A...#", "######"});
        arena.hero('A');
        make_trap(arena);
        lay_trap(arena, {2, 1});
        arena.catalog->species[0].spotting = spotting;
        Game game = arena.start();
        game.step(commands::Walk{Direction::east});
        until_asked(game);
        CHECK(static_cast<bool>(game.sight().memory({2, 1}).feature) == (spotting == 100));
        CHECK(happened<Discovered>(game.take_events()) == (spotting == 100));
        game.step(commands::Wait{});
        until_asked(game);
        CHECK(game.sight().memory({2, 1}).feature == ids::spring);
    }
}

TEST_CASE("those who laid a trap walk around it, and so does the party once it is found") {
    for (const bool found : {false, true}) {
        Arena arena({"#######", "#A....#", "#######"});
        arena.catalog->species[0].tactic = ids::hunt;
        const EntityId hero = arena.hero('A');
        make_trap(arena);
        lay_trap(arena, {3, 1});
        if (found) reveal_fixture(arena.world, arena.world.first_at<Fixture>({3, 1}), Faction::player);
        CHECK(is_known_trap({arena.world, *arena.catalog}, Faction::foe, static_cast<MobilitySet>(Mobility::walk), {3, 1}));
        CHECK(is_known_trap({arena.world, *arena.catalog}, Faction::player, static_cast<MobilitySet>(Mobility::walk), {3, 1}) == found);
        CHECK_FALSE(is_known_trap({arena.world, *arena.catalog}, Faction::foe, static_cast<MobilitySet>(Mobility::fly), {3, 1}));
        PathCache ways;
        CHECK(ways.ground({arena.world, *arena.catalog}, hero)({3, 1}) == !found);
        const EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        CHECK_FALSE(ways.ground({arena.world, *arena.catalog}, foe)({3, 1}));
    }
}

TEST_CASE("a trap that the party lays is hidden from the foes, and they step on it") {
    Arena arena({"#######", "#A...1#", "#######"});
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('1', ids::runner, arena.add_team(Faction::foe));
    make_trap(arena);
    arena.catalog->species[ids::runner.index()].spotting = 0;
    arena.catalog->skills[ids::strike.index()].audience = Audience::everyone;
    arena.catalog->species[0].skills = {};
    arena.catalog->skills[ids::strike.index()].effects = {Effect{.payload = effect::PlaceFeature{.feature = ids::spring}}};
    Game game = arena.start();
    game.step(commands::Attack{Direction::east});
    CHECK(game.sight().memory({2, 1}).feature == ids::spring);
    bool slowed = false;
    for (int i = 0; i < 9 && !slowed; ++i) {
        until_asked(game);
        game.step(commands::Wait{});
        slowed = find_status(game.world(), foe, ids::slow) != nullptr;
    }
    CHECK(slowed);
    CHECK(game.world().roster().is_here(hero));
}

TEST_CASE("a forecast tells nothing of a trap that nobody has found") {
    Arena arena({"########", "#A....1#", "########"});
    arena.hero('A');
    arena.add('1', ids::slug, arena.add_team(Faction::foe));
    make_trap(arena);
    arena.catalog->species[0].spotting = 0;
    const Command step = commands::Walk{Direction::east};
    const auto order = [&](const Arena& where) {
        std::vector<EntityId> turns;
        for (const ForecastTurn& turn : where.start().forecast(6, step).turns) turns.push_back(turn.who);
        return turns;
    };
    const auto without = order(arena);
    lay_trap(arena, {2, 1});
    CHECK(order(arena) == without);
    reveal_fixture(arena.world, arena.world.first_at<Fixture>({2, 1}), Faction::player);
    CHECK(order(arena) != without);
}

TEST_CASE("beside a trap that nobody has found companions are no less certain than elsewhere") {
    Arena arena({"########", "#AB....#", "#C....1#", "########"});
    for (const char letter : {'A', 'B', 'C'}) arena.hero(letter);
    arena.add('1', ids::slug, arena.add_team(Faction::foe));
    make_trap(arena);
    arena.catalog->species[0].spotting = 40;
    for (const Command& first : {Command(commands::Walk{Direction::southeast}), Command(commands::Wait{})}) {
        const auto actions = [&](const Arena& where) {
            std::vector<std::pair<EntityId, bool>> turns;
            for (const ForecastTurn& turn : where.start().forecast(3, first).turns) turns.emplace_back(turn.who, turn.command.has_value());
            return turns;
        };
        Arena trapped = arena;
        lay_trap(trapped, {3, 2});
        CHECK(actions(trapped) == actions(arena));
    }
}

TEST_CASE("an alarm wakes foes far off, and sends them to where it rang") {
    Arena arena({"###########", "#A......#.#", "#.......#1#", "###########"});
    arena.hero('A');
    const EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
    arena.world.edit<AiState>(foe).asleep = true;
    make_trap(arena);
    arena.catalog->features[ids::spring.index()].triggers[0].effects = {Effect{.payload = effect::Alarm{.radius = 12}}};
    lay_trap(arena, {2, 1});
    Game game = arena.start();
    game.step(commands::Walk{Direction::east});
    CHECK_FALSE(game.world().get<AiState>(foe).asleep);
    CHECK(game.world().get<AiState>(foe).goal == Point{2, 1});
}

TEST_CASE("a weather changes how fast everybody is, lasts its rounds, and gives way to the one drawn before") {
    Arena arena({"########", "#A...1.#", "########"});
    const EntityId hero = arena.hero('A');
    arena.catalog->weathers.resize(2);
    arena.catalog->weathers[1].walk_speed = -1;
    arena.catalog->dungeons[0].floors[0].weather = {{1, WeatherId(0), 5, 5}};
    arena.world.edit_surroundings() = {DungeonId(0), 1, WeatherId(0), 3, WeatherId(1), 4};
    Game game = arena.start();
    std::vector<int> speeds;
    for (int i = 0; i < 24 && game.outcome() == Outcome::running; ++i) {
        if (speeds.empty() || speeds.back() != game.world().roster()[hero].speed) speeds.push_back(game.world().roster()[hero].speed);
        game.step(commands::Wait{});
        until_asked(game);
    }
    CHECK(speeds == std::vector<int>{0, -1, 0});
    CHECK(game.world().surroundings().next == WeatherId(0));
    CHECK(broken_invariants(game).empty());
}

TEST_CASE("rain puts out what burns, and nothing catches fire in it") {
    Arena arena({"######", "#Aoo.#", "######"});
    arena.hero('A');
    arena.catalog->weathers.resize(1);
    arena.catalog->weathers[0].quenches = true;
    arena.catalog->skills[ids::strike.index()].audience = Audience::everyone;
    arena.catalog->skills[ids::strike.index()].effects = {Effect{.payload = effect::Ignite{}}};
    arena.catalog->skills[ids::quicken.index()].effects = {Effect{.payload = effect::ChangeWeather{.weather = WeatherId(0), .rounds = 9}}};
    Game game = arena.start();
    game.step(commands::Attack{Direction::east});
    until_asked(game);
    CHECK(game.world().any({2, 1}, IndexedKind::fire));
    game.step(commands::UseSkill{2, Direction::east, {}});
    until_asked(game);
    game.step(commands::Wait{});
    until_asked(game);
    CHECK_FALSE(game.world().any({2, 1}, IndexedKind::fire));
    CHECK(game.world().any({2, 1}, IndexedKind::fixture));
}

TEST_CASE("in rain nothing that burns by itself can be placed") {
    for (const bool rains : {false, true}) {
        Arena arena({"######", "#A...#", "######"});
        arena.hero('A');
        arena.catalog->weathers.resize(1);
        arena.catalog->weathers[0].quenches = true;
        if (rains) arena.world.edit_surroundings() = {DungeonId(0), 1, WeatherId(0), 0, {}, 0};
        arena.catalog->skills[ids::strike.index()].effects = {Effect{.payload = effect::PlaceFeature{.feature = ids::flame}}};
        Game game = arena.start();
        game.step(commands::Attack{Direction::east});
        CHECK(game.world().any({2, 1}, IndexedKind::fire) != rains);
    }
}

TEST_CASE("a step against a hidden feature that is solid finds it, takes the turn, and is foretold by nothing") {
    Arena arena({"######", "#A...#", "######"});
    arena.hero('A');
    arena.catalog->features[ids::crate.index()].hidden = true;
    arena.catalog->features[ids::crate.index()].solid = true;
    add_fixture(arena.world, *arena.catalog, ids::crate, {2, 1});
    arena.catalog->species[0].spotting = 0;
    Game game = arena.start();
    game.step();
    CHECK_FALSE(game.sight().memory({2, 1}).feature);
    game.forecast(1, commands::Walk{Direction::east});
    CHECK_FALSE(game.would_refuse(commands::Walk{Direction::east}));
    CHECK_FALSE(game.sight().memory({2, 1}).feature);
    game.take_events();
    CHECK(game.step(commands::Walk{Direction::east}).kind == Step::Kind::turn_taken);
    CHECK(game.sight().memory({2, 1}).feature == ids::crate);
    CHECK(happened<Discovered>(game.take_events()));
    game.step();
    CHECK(game.would_refuse(commands::Walk{Direction::east}));
    CHECK(broken_invariants(game).empty());
}
