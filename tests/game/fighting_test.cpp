#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "rules/resolver.hpp"

using namespace td;
using namespace td::test;

namespace {

int health(const Game& game, EntityId who) { return game.world().get<Health>(who).now; }

struct Duel {
    Arena arena{{"########", "#AF....#", "########"}};
    EntityId hero = arena.hero('A');
    EntityId foe = arena.add('F', ids::fish, arena.add_team(Faction::foe));
};

}  // namespace

TEST_CASE("an attack past the corner of a wall is refused, and says that it is the corner") {
    Arena arena{{"#####", "#A#.#", "#.F.#", "#####"}};
    arena.hero('A');
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
    CHECK(game.step(commands::Attack{Direction::southeast}).refusal.reason == Refusal::Reason::corner);
    CHECK(game.step(commands::Attack{Direction::south}).refusal.reason == Refusal::Reason::nobody_there);
}

TEST_CASE("an attack on nobody is refused and costs nothing") {
    Duel duel;
    Game game = duel.arena.start();
    CHECK(game.step(commands::Attack{Direction::west}).refusal.reason == Refusal::Reason::nobody_there);
    CHECK(game.step(commands::Attack{Direction::east}).kind == Step::Kind::turn_taken);
    CHECK(health(game, duel.foe) < 30);
}

TEST_CASE("a skill without charges left is refused") {
    Duel duel;
    Game game = duel.arena.start();
    for (int i = 0; i < 2; ++i) {
        CHECK(game.step(commands::UseSkill{0, Direction::east, {}}).kind == Step::Kind::turn_taken);
        while (!game.awaiting()) game.step();
    }
    CHECK(game.step(commands::UseSkill{0, Direction::east, {}}).refusal.reason == Refusal::Reason::no_charge);
}

TEST_CASE("a sleeper loses its turns as actions, until it is hurt") {
    Duel duel;
    duel.arena.world.edit<Statuses>(duel.foe).list.push_back({ids::asleep, 4, {}});
    Game game = duel.arena.start();
    game.step(commands::Wait{});
    game.take_events();
    game.step();
    CHECK(happened<LostTurn>(game.take_events()));
    game.step();
    game.step(commands::Attack{Direction::east});
    CHECK(find_status(game.world(), duel.foe, ids::asleep) == nullptr);
}

TEST_CASE("durations count down in rounds, or in the bearer's own turns") {
    Duel duel;
    duel.arena.world.edit<Statuses>(duel.hero).list = {{ids::rooted, 2, {}}};
    duel.arena.world.edit<Statuses>(duel.foe).list = {{ids::stunned, 2, {}}};
    Game game = duel.arena.start();
    const auto pass_round = [&] {
        game.step(commands::Wait{});
        while (!game.awaiting()) game.step();
    };
    pass_round();
    CHECK(game.world().get<Statuses>(duel.hero).list.size() == 1);
    CHECK(game.world().get<Statuses>(duel.foe).list.size() == 1);
    pass_round();
    CHECK(game.world().get<Statuses>(duel.hero).list.empty());
    CHECK(game.world().get<Statuses>(duel.foe).list.empty());
}

TEST_CASE("poison kills at the end of a round, and what the dead held falls to the floor") {
    Duel duel;
    duel.arena.world.edit<Statuses>(duel.foe).list = {{ids::poison, 5, {}}};
    duel.arena.world.edit<Health>(duel.foe).now = 2;
    duel.arena.world.add(duel.foe, HeldItem{{ids::knife, 1}});
    Game game = duel.arena.start();
    game.step(commands::Wait{});
    while (!game.awaiting()) game.step();
    CHECK_FALSE(game.world().roster().is_here(duel.foe));
    CHECK(game.world().any({2, 1}, IndexedKind::loot));
    CHECK_FALSE(game.world().has<HeldItem>(duel.foe));
}

TEST_CASE("a status takes the place of those it replaces") {
    Duel duel;
    duel.arena.world.edit<Statuses>(duel.hero).list = {{ids::slow, 9, {}}};
    duel.arena.world.edit_roster()[duel.hero].speed = -2;
    Game game = duel.arena.start();
    game.step(commands::UseSkill{2, Direction::east, {}});
    CHECK(find_status(game.world(), duel.hero, ids::slow) == nullptr);
    CHECK(game.world().roster()[duel.hero].speed == 1);
}

TEST_CASE("a shove ends at walls and creatures") {
    Duel duel;
    Game game = duel.arena.start();
    game.step(commands::UseSkill{3, Direction::east, {}});
    CHECK(place(game, duel.foe) == Point{5, 1});
    Arena crowded({"######", "#AFG.#", "######"});
    crowded.hero('A');
    const TeamId foes = crowded.add_team(Faction::foe);
    const EntityId first = crowded.add('F', ids::fish, foes);
    crowded.add('G', ids::fish, foes);
    Game other = crowded.start();
    other.step(commands::UseSkill{3, Direction::east, {}});
    CHECK(place(other, first) == Point{2, 1});
}

TEST_CASE("a thrown knife hurts whom it hits and comes to lie there") {
    Duel duel;
    duel.arena.world.edit_bag(TeamId(0)).stacks = {{ids::knife, 1}};
    Game game = duel.arena.start();
    game.step(commands::ThrowItem{0, Direction::east});
    CHECK(game.world().bag(TeamId(0)).stacks.empty());
    int lying = 0;
    for (int x = 1; x < 7; ++x) lying += game.world().any({x, 1}, IndexedKind::loot) ? 1 : 0;
    CHECK(lying == 1);
}

TEST_CASE("healing the unhurt is refused, so nothing is wasted") {
    Duel duel;
    duel.arena.world.edit_bag(TeamId(0)).stacks = {{ids::herb, 2}};
    Game game = duel.arena.start();
    const Command use = commands::UseItem{0};
    CHECK(game.step(use).refusal.reason == Refusal::Reason::pointless);
    CHECK(game.world().bag(TeamId(0)).stacks[0].count == 2);
}

TEST_CASE("a chain of reactions that never ends is cut off, and its culprit named") {
    Duel duel;
    const auto echo = [](Reaction& r) {
        if (const auto* gain = r.as<GainStatus>()) r.follow(*gain);
    };
    const Rulebook endless({{"echo", ActionKinds{}.set(), echo}}, {});
    Dice dice;
    ChangeSet change_set;
    World world = duel.arena.world;
    resolve(world, *duel.arena.catalog, endless, dice, GainStatus{duel.hero, ids::haste, 1, {}}, change_set);
    REQUIRE(std::holds_alternative<ChainCutOff>(change_set.events.back()));
    CHECK(std::get<ChainCutOff>(change_set.events.back()).culprit == "status haste");
}

TEST_CASE("when the leader dies the first living member leads and still has its turn") {
    Arena arena({"########", "#AB.F..#", "########"});
    const EntityId a = arena.hero('A');
    const EntityId b = arena.hero('B');
    arena.world.edit<Statuses>(a).list = {{ids::poison, 5, {}}};
    arena.world.edit<Health>(a).now = 1;
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    Game game = arena.start();
    game.step(commands::Wait{});
    while (!game.awaiting()) game.step();
    CHECK(game.leader() == b);
    CHECK(game.awaiting() == b);
    CHECK(game.outcome() == Outcome::running);
}

TEST_CASE("a companion who can washes the ills off the leader") {
    Arena arena({"#########", "#AB....F#", "#########"});
    const EntityId hero = arena.hero('A');
    const SkillId cleanse(arena.catalog->skills.size());
    arena.catalog->skills.push_back(skill("cleanse", {Shape::ring, 1, 2}, Audience::allies, {Effect{.payload = effect::LoseStatus{}}}));
    arena.catalog->tactics[ids::hunt.index()].plans[0].amount = 100;
    arena.catalog->species[ids::runner.index()].skills = {cleanse};
    arena.hero('B', ids::runner);
    arena.add('F', ids::fish, arena.add_team(Faction::foe));
    arena.world.edit<Statuses>(hero).list.push_back({ids::poison, 5, {}});
    Game game = arena.start();
    game.step(commands::Wait{});
    game.step();
    CHECK(find_status(game.world(), hero, ids::poison) == nullptr);
}
