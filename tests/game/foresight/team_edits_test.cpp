#include "game/foresight/team_edits.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "game/arena.hpp"
#include "game/foresight/look_ahead.hpp"

using namespace td;
using namespace td::test;

namespace {

/// `B` strikes the foe, `A` stands too far away; the blow of `C` is nothing unless the one before it in the list has just struck, and then
/// deadly.
struct EditScene {
    explicit EditScene(const std::string& list, std::vector<std::string> map = {"######", "#..B.#", "#A.F.#", "#..C.#", "######"})
        : arena(std::move(map)) {
        Catalog& catalog = *arena.catalog;
        Tactic tactic;
        tactic.plans = {{Plan::Kind::attack}};
        tactic.edits_team = true;
        catalog.tactics.push_back(tactic);
        catalog.lead = TacticId(catalog.tactics.size() - 1);
        const Effect finish{.payload = effect::Damage{.power = 90}, .conditions = {{.kind = TriggerCondition::Kind::follow_up}}};
        catalog.skills[ids::bolt.index()] = skill("finish", {Shape::front, 1, 0}, Audience::foes, {finish});
        for (Species& species : catalog.species) species.skills.clear();
        catalog.species[ids::runner.index()].attack_skill = ids::bolt;
        catalog.species[ids::runner.index()].speed = 0;
        for (const char letter : list) members.push_back(arena.hero(letter, letter == 'C' ? ids::runner : ids::hero));
        for (const EntityId who : members) arena.world.edit<AiState>(who).tactic = catalog.lead;
        foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
    }

    /// What the leader would do first of all.
    std::optional<Command> edit() const {
        Game game = arena.start();
        game.step();
        REQUIRE(game.awaiting() == members[0]);
        return best_team_edit(game.state(), members[0]);
    }
    Game playing_itself() const { return Game(arena.catalog, {1, DungeonId(0), false}, arena.world); }

    Arena arena;
    std::vector<EntityId> members;
    EntityId foe;
};

int edits_in(const std::vector<Event>& events) {
    return static_cast<int>(std::count_if(events.begin(), events.end(), [](const Event& event) {
        return std::holds_alternative<SlotsSwapped>(event) || std::holds_alternative<LeadPassed>(event);
    }));
}

}  // namespace

TEST_CASE("members are swapped so that who follows up comes right after who strikes") {
    CHECK(EditScene("ACB").edit() == std::optional<Command>(commands::SwapSlots{0, 2}));
    CHECK_FALSE(EditScene("ABC").edit());
}

TEST_CASE("without a foe in sight the order stays") {
    CHECK_FALSE(EditScene("ACB", {"#########", "#.B.#...#", "#A..#.F.#", "#.C.#...#", "#########"}).edit());
}

TEST_CASE("a leader who plays by itself makes the edit in its own turn, and then its action") {
    const EditScene scene("ACB");
    Game game = scene.playing_itself();
    game.step();
    CHECK(game.state().actor == scene.members[0]);
    const std::vector<Event> events = game.take_events();
    CHECK(edits_in(events) == 1);
    for (int turns = 0; turns < 2; ++turns) game.step();
    CHECK_FALSE(game.world().roster().is_here(scene.foe));
    CHECK(game.now().round == 1);
}

TEST_CASE("a tactic that does not say so edits nothing") {
    const EditScene scene("ACB");
    scene.arena.catalog->tactics.back().edits_team = false;
    Game game = scene.playing_itself();
    for (int turns = 0; turns < 3; ++turns) game.step();
    CHECK(edits_in(game.take_events()) == 0);
    CHECK(game.world().roster().is_here(scene.foe));
}

TEST_CASE("the lead goes to who should act first, and does not come back in the same turn") {
    const EditScene scene("CB");
    Game game = scene.playing_itself();
    while (game.now().round <= 1 && game.step().kind == Step::Kind::turn_taken && game.world().roster().is_here(scene.foe)) {
    }
    const int edits = edits_in(game.take_events());
    CHECK(edits >= 1);
    CHECK(edits <= 2);
    CHECK_FALSE(game.world().roster().is_here(scene.foe));
    CHECK(game.now().round == 1);
}
