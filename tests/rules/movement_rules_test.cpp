#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {
Step walk(Game& game, Direction direction) { return game.step(commands::Walk{direction}); }
}  // namespace

TEST_CASE("walking into a closed door opens it and does not move the walker") {
    Arena arena({"#####", "#A+.#", "#####"});
    const EntityId hero = arena.hero('A');
    Game game = arena.start();
    CHECK(walk(game, Direction::east).kind == Step::Kind::turn_taken);
    CHECK(place(game, hero) == Point{1, 1});
    CHECK(happened<OpenedFeature>(game.take_events()));
    game.step();
    CHECK(walk(game, Direction::east).kind == Step::Kind::turn_taken);
    CHECK(place(game, hero) == Point{2, 1});
}

TEST_CASE("a step into a wall is refused, costs no turn and changes nothing") {
    Arena arena({"###", "#A#", "###"});
    arena.hero('A');
    Game game = arena.start();
    const auto before = game.hash();
    const Step step = walk(game, Direction::north);
    CHECK(step.kind == Step::Kind::refused);
    CHECK(step.refusal.reason == Refusal::Reason::wall);
    CHECK(game.hash() == before);
    CHECK(game.awaiting());
}

TEST_CASE("a diagonal step may not cut the corner of a wall") {
    Arena arena({"####", "#A##", "#..#", "####"});
    arena.hero('A');
    Game game = arena.start();
    CHECK(walk(game, Direction::southeast).refusal.reason == Refusal::Reason::corner);
    CHECK(walk(game, Direction::south).kind == Step::Kind::turn_taken);
}

TEST_CASE("water stops walkers and bears swimmers") {
    Arena arena({"#####", "#A~B#", "#####"});
    arena.hero('A');
    arena.hero('B', ids::fish);
    Game game = arena.start();
    CHECK(walk(game, Direction::east).refusal.reason == Refusal::Reason::terrain);
    CHECK(game.step(commands::SetLeader{arena.world.roster()[TeamId(0)].members[1]}).kind == Step::Kind::done_out_of_turn);
    game.step();
    CHECK(walk(game, Direction::west).kind == Step::Kind::turn_taken);
}

TEST_CASE("walking into a companion swaps places, and only the walker pays with its turn") {
    Arena arena({"#####", "#AB.#", "#####"});
    const EntityId a = arena.hero('A');
    const EntityId b = arena.hero('B');
    Game game = arena.start();
    CHECK(walk(game, Direction::east).kind == Step::Kind::turn_taken);
    CHECK(place(game, a) == Point{2, 1});
    CHECK(place(game, b) == Point{1, 1});
    CHECK(game.step().actor == b);
}

TEST_CASE("the party changes places with those who mean no harm, who do not do the same") {
    Arena arena({"#####", "#AD.#", "#####"});
    const EntityId hero = arena.hero('A');
    const EntityId deer = arena.add('D', ids::hero, arena.add_team(Faction::neutral));
    Game game = arena.start();
    CHECK(walk(game, Direction::east).kind == Step::Kind::turn_taken);
    CHECK(place(game, hero) == Point{2, 1});
    CHECK(place(game, deer) == Point{1, 1});
    game.step();
    CHECK(place(game, hero) == Point{2, 1});
}

TEST_CASE("who changes places picks up what lies there") {
    Arena arena({"#####", "#A!.#", "#####"});
    arena.hero('A');
    const EntityId friendly = arena.hero('B', ids::hero);
    arena.world.place(friendly, {2, 1});
    Game game = arena.start();
    walk(game, Direction::east);
    CHECK(game.world().bag(TeamId(0)).stacks.size() == 1);
}

TEST_CASE("a new floor gives everybody their charges back") {
    Arena arena({"####", "#A>#", "####"});
    const EntityId hero = arena.hero('A');
    arena.catalog->dungeons[0].floors.resize(2);
    for (SkillSlot& slot : arena.world.edit<Skills>(hero).slots) slot.charges = 0;
    Game game = arena.start();
    walk(game, Direction::east);
    game.step();
    game.step(commands::Descend{});
    CHECK(game.step().kind == Step::Kind::floor_over);
    game.step();
    REQUIRE(game.floor() == 2);
    for (const SkillSlot& slot : game.world().get<Skills>(game.leader()).slots) CHECK(slot.charges == game.catalog()[slot.skill].charges);
}

TEST_CASE("a foe in the way does not change places") {
    Arena arena({"#####", "#AF.#", "#####"});
    arena.hero('A');
    const EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
    const Step step = walk(game, Direction::east);
    CHECK(step.kind == Step::Kind::refused);
    CHECK(step.refusal.reason == Refusal::Reason::creature);
    CHECK(step.refusal.by == foe);
}

TEST_CASE("a step into the mire costs a slow creature's cooldown at once") {
    Arena arena({"######", "#A,..#", "######"});
    const EntityId hero = arena.hero('A');
    Game game = arena.start();
    walk(game, Direction::east);
    CHECK(game.world().roster()[hero].speed == -1);
    game.step();
    // One round was sat out: the next turn is in round 3.
    CHECK(game.now().round == 3);
}

TEST_CASE("members pick up what they walk over, for nothing") {
    Arena arena({"#####", "#A!.#", "#####"});
    arena.hero('A');
    Game game = arena.start();
    walk(game, Direction::east);
    CHECK(game.world().bag(TeamId(0)).stacks.size() == 1);
    CHECK_FALSE(game.world().any({2, 1}, IndexedKind::loot));
}

TEST_CASE("a web holds whoever walks in, and walking out is refused while it lasts") {
    Arena arena({"#####", "#A%.#", "#####"});
    const EntityId hero = arena.hero('A');
    Game game = arena.start();
    walk(game, Direction::east);
    CHECK(find_status(game.world(), hero, ids::rooted) != nullptr);
    game.step();
    const Step step = walk(game, Direction::east);
    CHECK(step.refusal.reason == Refusal::Reason::rooted);
    // In front of a wall too, rooting is the one answer: it stands before collision in the rulebook.
    CHECK(walk(game, Direction::north).refusal.reason == Refusal::Reason::rooted);
}

TEST_CASE("a companion on a leash goes for a foe only so far from the leader") {
    Arena arena({"############", "#A.B......F#", "############"});
    arena.catalog->tactics[ids::hunt.index()].plans = {{Plan::Kind::chase, 3}, {Plan::Kind::hold, 0}};
    const EntityId hero = arena.hero('A');
    const EntityId runner = arena.hero('B', ids::runner);
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
    for (int turn = 0; turn < 12; ++turn) {
        game.step(game.awaiting() ? std::optional<Command>(commands::Wait{}) : std::nullopt);
        CHECK(chebyshev(place(game, hero), place(game, runner)) <= 3);
    }
    CHECK(place(game, runner) == Point{4, 1});
}

TEST_CASE("a staggering creature's refused step throws no dice that count") {
    Arena arena({"####", "#A.#", "####"});
    arena.catalog->statuses[ids::slow.index()].stumble_percent = 50;
    const EntityId hero = arena.hero('A');
    arena.world.edit<Statuses>(hero).list = {{ids::slow, 9, {}}};
    arena.world.edit_roster()[hero].speed = -2;
    int refused = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Game game = arena.start(seed);
        const auto before = game.hash();
        if (walk(game, Direction::north).kind != Step::Kind::refused) continue;
        ++refused;
        CHECK(game.hash() == before);
    }
    CHECK(refused > 0);
}

namespace {

/// Adds a species like the hero that never leaves its tile.
SpeciesId add_post(Arena& arena) {
    Species post = arena.catalog->species[ids::hero.index()];
    post.immobile = true;
    arena.catalog->species.push_back(post);
    return SpeciesId(arena.catalog->species.size() - 1);
}

}  // namespace

TEST_CASE("an immobile creature takes no step, faces and attacks as others do") {
    Arena arena({"#####", "#.AF#", "#...#", "#####"});
    const EntityId post = arena.hero('A', add_post(arena));
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
    const auto before = game.hash();
    for (const Direction direction : all_directions) CHECK(walk(game, direction).refusal.reason == Refusal::Reason::immobile);
    CHECK(game.hash() == before);
    CHECK(game.step(commands::Face{Direction::north}).kind != Step::Kind::refused);
    while (!game.awaiting()) game.step();
    CHECK(game.step(commands::Attack{Direction::east}).kind == Step::Kind::turn_taken);
    CHECK(place(game, post) == Point{2, 1});
}

TEST_CASE("an immobile creature is neither pushed, pulled nor changed places with") {
    Arena arena({"########", "#.AB...#", "########"});
    const EntityId hero = arena.hero('A');
    const SpeciesId kind = add_post(arena);
    bool is_foe = false;
    EntityId post;
    SUBCASE("a companion in the way stays") { post = arena.hero('B', kind); }
    SUBCASE("a foe is pushed against nothing") {
        is_foe = true;
        post = arena.add('B', kind, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(post).tactic = ids::hold;
        arena.catalog->tactics[ids::hold.index()].plans = {{Plan::Kind::hold, 0}};
    }
    Game game = arena.start();
    if (is_foe) {
        const auto& slots = game.world().get<Skills>(hero).slots;
        int shove = 0;
        while (slots[static_cast<std::size_t>(shove)].skill != ids::shove) ++shove;
        game.step(commands::UseSkill{shove, Direction::east, {3, 1}});
    } else {
        const Step step = walk(game, Direction::east);
        CHECK(step.refusal.reason == Refusal::Reason::creature);
        CHECK(step.refusal.by == post);
    }
    CHECK(place(game, post) == Point{3, 1});
    CHECK(place(game, hero) == Point{2, 1});
}

TEST_CASE("who is pulled comes over stairs or to a stop on them, and not over what it cannot cross") {
    const auto pulled_to = [](std::vector<std::string> map) {
        Arena arena(std::move(map));
        const EntityId hero = arena.hero('A');
        const EntityId foe = arena.add('1', ids::slug, arena.add_team(Faction::foe));
        arena.world.edit<AiState>(foe).tactic = ids::hold;
        arena.catalog->tactics[ids::hold.index()].plans = {{Plan::Kind::hold, 0}};
        Skill& hook = arena.catalog->skills[ids::shove.index()];
        hook.area = {Shape::line, 5, 0};
        hook.effects = {Effect{.payload = effect::Pull{4}}};
        Game game = arena.start();
        const auto& slots = game.world().get<Skills>(hero).slots;
        int slot = 0;
        while (slots[static_cast<std::size_t>(slot)].skill != ids::shove) ++slot;
        CHECK(game.step(commands::UseSkill{slot, Direction::east, {6, 1}}).kind != Step::Kind::refused);
        CHECK(game.floor() == 1);
        return place(game, foe).x;
    };
    CHECK(pulled_to({"########", "#A.>..1#", "########"}) == 2);
    CHECK(pulled_to({"########", "#A>...1#", "########"}) == 2);
    CHECK(pulled_to({"########", "#A.~..1#", "########"}) == 4);
}
