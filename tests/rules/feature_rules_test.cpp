// Doors, webs, ghosts and solid things: each a feature in content, each property a general rule.
#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"
#include "rules/targets.hpp"
#include "tools/lab/invariants.hpp"
#include "world/fixtures.hpp"

using namespace td;
using namespace td::test;

namespace {

Step walk(Game& game, Direction direction) { return game.step(commands::Walk{direction}); }

/// The next turn of the creature that the player steers.
void until_asked(Game& game) {
    while (!game.awaiting() && game.outcome() == Outcome::running) game.step();
}

void move_rule(Catalog& catalog, Rule rule, Rule behind) {
    auto& book = catalog.rulebook;
    book.erase(std::find(book.begin(), book.end(), rule));
    book.insert(std::find(book.begin(), book.end(), behind) + 1, rule);
}

constexpr auto phase = static_cast<MobilitySet>(Mobility::phase);

}  // namespace

TEST_CASE("a web in front of a wall gives one answer or the other, by the declared order of the rules") {
    for (const bool wall_first : {false, true}) {
        CAPTURE(wall_first);
        Arena arena({"#####", "#A..#", "#####"});
        const EntityId hero = arena.hero('A');
        add_fixture(arena.world, *arena.catalog, ids::cobweb, arena.where('A'));
        if (wall_first) move_rule(*arena.catalog, Rule::clinging, Rule::collision);
        Game game = arena.start();
        const auto before = game.hash();
        const Step step = walk(game, Direction::north);
        CHECK(place(game, hero) == Point{1, 1});
        if (wall_first) {
            CHECK(step.kind == Step::Kind::refused);
            CHECK(step.refusal.reason == Refusal::Reason::wall);
            CHECK(game.hash() == before);
        } else {
            CHECK(step.kind == Step::Kind::turn_taken);
            CHECK(happened<Struggled>(game.take_events()));
        }
        until_asked(game);
        // Towards the open floor both orders give the same.
        CHECK(walk(game, Direction::east).kind == Step::Kind::turn_taken);
        CHECK(happened<Struggled>(game.take_events()));
        CHECK(place(game, hero) == Point{1, 1});
    }
}

TEST_CASE("who steps into a web struggles until it tears, and then walks on") {
    Arena arena({"######", "#Aw..#", "######"});
    const EntityId hero = arena.hero('A');
    Game game = arena.start();
    for (int i = 0; i < 3; ++i) {
        walk(game, Direction::east);
        until_asked(game);
        CHECK(place(game, hero) == Point{2, 1});
    }
    CHECK_FALSE(game.world().any({2, 1}, IndexedKind::fixture));
    walk(game, Direction::east);
    CHECK(place(game, hero) == Point{3, 1});
}

TEST_CASE("who cannot be rooted walks through webs") {
    Arena arena({"######", "#Aw..#", "######"});
    arena.catalog->species[0].immunities = {ids::rooted};
    const EntityId hero = arena.hero('A');
    Game game = arena.start();
    for (int i = 0; i < 2; ++i) {
        walk(game, Direction::east);
        until_asked(game);
    }
    CHECK(place(game, hero) == Point{3, 1});
    CHECK(game.world().any({2, 1}, IndexedKind::snare));
}

TEST_CASE("nobody changes places with who hangs in a web, and who hangs in it can still strike") {
    Arena arena({"######", "#AB.F#", "######"});
    arena.hero('A');
    const EntityId held = arena.hero('B');
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    add_fixture(arena.world, *arena.catalog, ids::cobweb, arena.where('B'));
    Game game = arena.start();
    const Step step = walk(game, Direction::east);
    CHECK(step.kind == Step::Kind::refused);
    CHECK(step.refusal.reason == Refusal::Reason::creature);
    CHECK(step.refusal.by == held);
    game.step(commands::SetLeader{held});
    game.step();
    CHECK(game.step(commands::Attack{Direction::west}).refusal.reason == Refusal::Reason::no_target);
    CHECK(game.step(commands::UseSkill{0, Direction::east, {}}).kind == Step::Kind::turn_taken);
    CHECK(happened<WasHurt>(game.take_events()));
}

TEST_CASE("a companion that hangs in a web in the leader's way works itself free") {
    Arena arena({"#######", "#.B.A.#", "#######"});
    const EntityId leader = arena.hero('A');
    const EntityId held = arena.hero('B');
    arena.world.place(held, {3, 1});
    add_fixture(arena.world, *arena.catalog, ids::cobweb, {3, 1});
    Game game = arena.start();
    CHECK(walk(game, Direction::west).refusal.by == held);
    for (int turn = 0; turn < 3; ++turn) {
        game.step(commands::Wait{});
        until_asked(game);
    }
    CHECK_FALSE(game.world().any({3, 1}, IndexedKind::snare));
    walk(game, Direction::west);
    CHECK(place(game, leader).x < 4);
}

TEST_CASE("a ghost walks through walls, but not off the floor") {
    Arena arena({"#####", "#A#.#", "#####"});
    arena.catalog->species[0].mobility = phase;
    const EntityId ghost = arena.hero('A');
    Game game = arena.start();
    CHECK(walk(game, Direction::east).kind == Step::Kind::turn_taken);
    CHECK(place(game, ghost) == Point{2, 1});
    until_asked(game);
    walk(game, Direction::north);
    until_asked(game);
    CHECK(place(game, ghost) == Point{2, 0});
    CHECK(walk(game, Direction::north).refusal.reason == Refusal::Reason::wall);
}

TEST_CASE("a closed door does not stop a ghost, and stays closed") {
    Arena arena({"#####", "#A+.#", "#####"});
    arena.catalog->species[0].mobility = phase;
    const EntityId ghost = arena.hero('A');
    Game game = arena.start();
    walk(game, Direction::east);
    CHECK(place(game, ghost) == Point{2, 1});
    CHECK(game.world().any({2, 1}, IndexedKind::solid));
}

TEST_CASE("a ghost that hunts comes straight through the wall, and is struck in it from beside") {
    Arena arena({"#########", "#A......#", "#.#####.#", "#..G....#", "#########"});
    arena.catalog->species[1].mobility = phase;
    arena.catalog->species[1].speed = 0;
    const EntityId hero = arena.hero('A');
    const EntityId ghost = arena.add('G', ids::runner, arena.add_team(Faction::foe));
    arena.world.edit<Health>(hero) = {300, 300, 0};
    // It knows of the hero, and does not see it from where it is.
    AiState& ai_state = arena.world.edit<AiState>(ghost);
    ai_state.chase_target = hero;
    ai_state.goal = arena.where('A');
    ai_state.chase_turns_left = 8;
    Game game = arena.start();
    bool was_in_wall = false;
    for (int turn = 0; turn < 12 && game.world().roster().is_here(hero); ++turn) {
        game.step(commands::Wait{});
        until_asked(game);
        const Point at = place(game, ghost);
        was_in_wall = was_in_wall || game.world().terrain(at) == ids::wall;
        CHECK(broken_invariants(game).empty());
    }
    CHECK(was_in_wall);
    CHECK(chebyshev(place(game, ghost), place(game, hero)) == 1);
    Arena wall({"#####", "#A#.#", "#####"});
    wall.catalog->species[1].mobility = phase;
    wall.hero('A');
    const EntityId inside = wall.add('G', ids::runner, wall.add_team(Faction::foe));
    wall.world.place(inside, {2, 1});
    Game fight = wall.start();
    CHECK(fight.step(commands::Attack{Direction::east}).kind == Step::Kind::turn_taken);
    CHECK(fight.world().get<Health>(inside).now < 30);
}

TEST_CASE("the way of who walks leads around walls, that of a ghost through them") {
    Arena arena({"#########", "#A#.....#", "#.#.###.#", "#.#...#.#", "#...#...#", "#########"});
    const EntityId hero = arena.hero('A');
    PathCache ways;
    const auto steps = [&](MobilitySet mobility) {
        arena.catalog->species[0].mobility = mobility;
        return ways.to({arena.world, *arena.catalog}, hero, {3, 1}).at({1, 1});
    };
    CHECK(steps(phase) == 2);
    CHECK(steps(static_cast<MobilitySet>(Mobility::walk)) > 4);
}

TEST_CASE("a solid thing stops a step and is named, and the way leads around it") {
    Arena arena({"#####", "#A&.#", "#...#", "#####"});
    const EntityId hero = arena.hero('A');
    Game game = arena.start();
    const Step step = walk(game, Direction::east);
    CHECK(step.refusal.reason == Refusal::Reason::feature);
    CHECK(step.refusal.feature == ids::crate);
    PathCache ways;
    CHECK(ways.to({arena.world, *arena.catalog}, hero, {3, 1}).at({1, 1}) > 2);
}

TEST_CASE("who stands in a thicket is reached by blows, bolts and throws; what flies straight ends there") {
    Arena arena({"########", "#A.BC..#", "########"});
    Feature brush;
    brush.blocks_sight = true;
    arena.catalog->features.push_back(brush);
    const FeatureId id(arena.catalog->features.size() - 1);
    const EntityId hero = arena.hero('A');
    const TeamId foes = arena.add_team(Faction::foe);
    const EntityId hidden = arena.add('B', ids::fish, foes);
    arena.add('C', ids::fish, foes);
    add_fixture(arena.world, *arena.catalog, id, arena.where('B'));
    const World& world = arena.world;
    for (const Shape shape : {Shape::line, Shape::beam}) {
        const Reach reach = reach_of(world, {.who = hero, .area = {shape, 6, 0}, .direction = Direction::east});
        CHECK(reach.targets == std::vector<EntityId>{hidden});
    }
    const Reach wide = reach_of(world, {.who = hero, .area = {Shape::cone, 6, 0}, .direction = Direction::east});
    CHECK(std::find(wide.targets.begin(), wide.targets.end(), hidden) != wide.targets.end());
    CHECK(landing_of(world, hero, Direction::east, 6).target == hidden);
    arena.world.place(hero, {2, 1});
    CHECK(reach_of(world, {.who = hero, .area = {Shape::front, 1, 0}, .direction = Direction::east}).targets ==
          std::vector<EntityId>{hidden});
}

TEST_CASE("two in the brush, corner to corner, can strike each other") {
    Arena arena({"####", "#A.#", "#.B#", "####"});
    Feature brush;
    brush.blocks_sight = true;
    arena.catalog->features.push_back(brush);
    const EntityId hero = arena.hero('A');
    const EntityId foe = arena.add('B', ids::fish, arena.add_team(Faction::foe));
    for (const Point p : {Point{1, 1}, Point{2, 1}, Point{1, 2}, Point{2, 2}})
        add_fixture(arena.world, *arena.catalog, FeatureId(arena.catalog->features.size() - 1), p);
    const Reach reach = reach_of(arena.world, {.who = hero, .area = {Shape::front, 1, 0}, .direction = Direction::southeast});
    CHECK(reach.targets == std::vector<EntityId>{foe});
}

TEST_CASE("a locked door opens only for who has its key in hand or in the bag, and may keep it; else it is refused and named") {
    Arena arena({"######", "#A+..#", "######"});
    Feature& door = arena.catalog->features[ids::door.index()];
    door.needs = ids::knife;
    const EntityId hero = arena.hero('A');
    const auto has_key = [&](const Game& game) { return can_unlock(game.world(), hero, game.catalog()[ids::door]); };
    Game shut = arena.start();
    until_asked(shut);
    const std::uint64_t before = shut.hash();
    const Step refused = walk(shut, Direction::east);
    CHECK(refused.refusal.reason == Refusal::Reason::locked);
    CHECK(refused.refusal.feature == ids::door);
    CHECK(shut.hash() == before);
    PathCache ways;
    CHECK(ways.to({arena.world, *arena.catalog}, hero, {4, 1}).at({1, 1}) == DistanceField::unreachable);
    for (const bool uses_up : {false, true})
        for (const bool in_hand : {false, true}) {
            door.uses_up = uses_up;
            Arena with_key = arena;
            if (in_hand)
                with_key.world.add(hero, HeldItem{{ids::knife, 1}});
            else
                with_key.world.edit_bag(TeamId(0)).stacks = {{ids::knife, 1}};
            CHECK(ways.to({with_key.world, *arena.catalog}, hero, {4, 1}).at({1, 1}) == 3);
            Game game = with_key.start();
            CHECK(walk(game, Direction::east).kind == Step::Kind::turn_taken);
            CHECK_FALSE(game.world().any({2, 1}, IndexedKind::solid));
            CHECK(has_key(game) == !uses_up);
        }
}

TEST_CASE("a door is closed by hand, not while somebody stands in it") {
    Arena arena({"######", "#A+B.#", "######"});
    arena.hero('A');
    Game game = arena.start();
    const Command close = commands::CloseDoor{Direction::east};
    CHECK(game.step(close).refusal.reason == Refusal::Reason::no_door);
    walk(game, Direction::east);
    until_asked(game);
    CHECK_FALSE(game.world().any({2, 1}, IndexedKind::solid));
    Game stands_in_it = game;
    CHECK(game.step(close).kind == Step::Kind::turn_taken);
    CHECK(game.world().any({2, 1}, IndexedKind::solid));
    CHECK(happened<ClosedFeature>(game.take_events()));
    walk(stands_in_it, Direction::east);
    until_asked(stands_in_it);
    CHECK(stands_in_it.step(commands::CloseDoor{Direction::west}).refusal.reason == Refusal::Reason::no_door);
}

TEST_CASE("what is thrown to the ground takes effect where it comes down, hit or miss, and is used up") {
    Arena arena({"######", "#A...#", "######"});
    arena.hero('A');
    Item flask;
    flask.throw_range = 2;
    flask.thrown = {Effect{.payload = effect::PlaceFeature{.feature = ids::oil}}};
    arena.catalog->items.push_back(flask);
    arena.world.edit_bag(TeamId(0)).stacks = {{ItemId(arena.catalog->items.size() - 1), 1}};
    Game game = arena.start();
    CHECK(game.step(commands::ThrowItem{0, Direction::east}).kind == Step::Kind::turn_taken);
    REQUIRE(game.world().any({3, 1}, IndexedKind::fixture));
    CHECK(feature_at(game.view(), {3, 1}) == &game.catalog()[ids::oil]);
    CHECK_FALSE(game.world().any({3, 1}, IndexedKind::loot));
}

TEST_CASE("no lawful order of the rules breaks the game") {
    Rng rng = Rng::named(1, "orders");
    for (int run = 0; run < 24; ++run) {
        Arena arena({"##########", "#A.w.+.oF#", "#B~^%.#o.#", "#C..&...G#", "##########"});
        for (const char letter : {'A', 'B', 'C'}) arena.hero(letter);
        const TeamId foes = arena.add_team(Faction::foe);
        arena.add('F', ids::runner, foes);
        arena.catalog->species[3].mobility = phase;
        arena.add('G', ids::wisp, foes);
        auto& book = arena.catalog->rulebook;
        for (std::size_t i = book.size(); i > 1; --i) std::swap(book[i - 1], book[rng.below(static_cast<std::uint32_t>(i))]);
        const auto place_of = [&](Rule rule) { return std::find(book.begin(), book.end(), rule); };
        for (int passes = 0; passes < 4; ++passes)
            for (const RuleConstraint& need : rule_constraints)
                if (place_of(need.then) < place_of(need.first)) std::iter_swap(place_of(need.then), place_of(need.first));
        Game game(arena.catalog, {static_cast<std::uint64_t>(run), DungeonId(0), false}, arena.world);
        for (int turn = 0; turn < 120 && game.step().kind != Step::Kind::over; ++turn) CHECK(broken_invariants(game).empty());
    }
}

TEST_CASE("a step into something solid that is hidden is not refused: it takes the turn, and finds it") {
    Arena arena({"#####", "#A&.#", "#...#", "#####"});
    const EntityId hero = arena.hero('A');
    const EntityId crate = arena.world.first_at<Fixture>({2, 1});
    arena.world.add(crate, Hidden{.from = 1U << static_cast<unsigned>(Faction::player)});
    for (const Direction direction : {Direction::east, Direction::southeast}) {
        CAPTURE(static_cast<int>(direction));
        Game game = arena.start();
        game.step();
        CHECK_FALSE(game.would_refuse(commands::Walk{direction}));
        const Step step = walk(game, direction);
        CHECK(step.kind == Step::Kind::turn_taken);
        CHECK(happened<Discovered>(game.take_events()));
        CHECK(place(game, hero) == Point{1, 1});
        CHECK(game.would_refuse(commands::Walk{direction}));
    }
}

TEST_CASE("a hit takes up to 15 percent more or less, and that decides how often one hit fells") {
    const DamageRange about_twenty = damage_range(20);
    CHECK(about_twenty.least == 17);
    CHECK(about_twenty.most == 23);
    CHECK(percent_that_fell(about_twenty, 17) == 100);
    CHECK(percent_that_fell(about_twenty, 23) == 14);
    CHECK(percent_that_fell(about_twenty, 24) == 0);
    CHECK(damage_range(1).least == 1);
    CHECK(percent_that_fell(damage_range(0), 1) == 0);
}
