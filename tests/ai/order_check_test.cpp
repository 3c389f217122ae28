#include "ai/order_check.hpp"

#include <doctest/doctest.h>

#include <algorithm>

#include "ai/tactics.hpp"
#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

/// The leader `A`, the companion `B` with a tactic of its own, and foes that stay where they are.
struct OrderScene {
    OrderScene(std::vector<std::string> map, std::vector<Plan> plans, int look_ahead = 0) : arena(std::move(map)) {
        Tactic tactic;
        tactic.plans = std::move(plans);
        tactic.look_ahead = look_ahead;
        arena.catalog->tactics.push_back(tactic);
        Species& hero = arena.catalog->species[ids::hero.index()];
        hero.skills = {ids::bolt};
        leader = arena.hero('A');
        companion = arena.hero('B');
        foes = arena.add_team(Faction::foe);
        arena.world.edit<AiState>(companion).tactic = TacticId(arena.catalog->tactics.size() - 1);
    }
    EntityId foe(char letter, SpeciesId kind = ids::runner) {
        const EntityId id = arena.add(letter, kind, foes);
        arena.world.edit<AiState>(id).tactic = ids::hold;
        return id;
    }
    CompanionOrders& orders() {
        if (!arena.world.has<CompanionOrders>(companion)) arena.world.add(companion, CompanionOrders{});
        return arena.world.edit<CompanionOrders>(companion);
    }
    void give(CompanionOrder order) { orders().set(order, true); }
    void focus_on(EntityId foe) {
        give(CompanionOrder::focus);
        orders().focus = foe;
    }
    tactics::Decision decision() const {
        Game game = arena.start();
        game.step();
        REQUIRE(game.awaiting() == leader);
        return tactics::make_decision(game.state().ai_context(), companion);
    }
    Command command() const { return decision().command; }

    Arena arena;
    EntityId leader, companion;
    TeamId foes;
};

std::vector<Plan> fighting() { return {{Plan::Kind::use_skills, 100}, {Plan::Kind::attack}, {Plan::Kind::chase}}; }
const Command waiting = commands::Wait{};
const Command attack_east = commands::Attack{Direction::east};

}  // namespace

TEST_CASE("who holds fire neither shoots at a foe in sight nor goes for it") {
    OrderScene scene({"#########", "#A.B...F#", "#########"}, fighting());
    scene.foe('F');
    CHECK(std::holds_alternative<commands::UseSkill>(scene.command()));
    scene.give(CompanionOrder::hold_fire);
    CHECK(scene.command() == waiting);
    scene.orders().permit(ids::bolt, Permission::forbidden);
    scene.orders().set(CompanionOrder::hold_fire, false);
    CHECK(scene.command() == Command(commands::Walk{Direction::east}));
}

TEST_CASE("who holds fire does not ready a blow either, until a foe provokes it") {
    OrderScene scene({"#########", "#A.B...F#", "#########"}, {{.kind = Plan::Kind::use_skill, .skill = ids::bolt}});
    Catalog& catalog = *scene.arena.catalog;
    Status ready;
    ready.harmful = false;
    ready.triggers = {{.event = TriggerEvent::foe_in_reach, .to = TriggerCondition::Whose::other, .effects = {Effect{effect::Strike{}}}}};
    catalog.statuses.push_back(ready);
    Skill& brace = catalog.skills[ids::bolt.index()];
    brace.area = {Shape::self, 0, 0};
    brace.audience = Audience::self;
    brace.effects = {Effect{effect::GainStatus{StatusId(catalog.statuses.size() - 1)}}};
    const EntityId foe = scene.foe('F');
    CHECK(std::holds_alternative<commands::UseSkill>(scene.command()));
    scene.give(CompanionOrder::hold_fire);
    CHECK(scene.command() == waiting);
    scene.arena.world.place(foe, {4, 1});
    CHECK(std::holds_alternative<commands::UseSkill>(scene.command()));
}

TEST_CASE("who holds fire answers an awake foe beside it, no sleeper, and whoever has struck it in this round") {
    OrderScene scene({"#########", "#A.BF..G#", "#########"}, {{Plan::Kind::use_skills, 100}, {Plan::Kind::attack}});
    const EntityId beside = scene.foe('F'), far = scene.foe('G');
    scene.give(CompanionOrder::hold_fire);
    CHECK(scene.command() != waiting);
    scene.arena.world.edit<Statuses>(beside).list.push_back({ids::asleep, 4, {}});
    CHECK(scene.command() == waiting);
    scene.arena.world.remove_from_floor(beside);
    scene.arena.world.edit_roster()[beside].here = false;
    CHECK(scene.command() == waiting);
    const auto answers = [&] {
        Game game = scene.arena.start();
        game.step();
        GameState state = game.state();
        state.world.add(far, RoundActivity{.acted = true, .struck = {{scene.companion, 0}}});
        return tactics::make_decision(state.ai_context(), scene.companion).command;
    };
    CHECK(std::holds_alternative<commands::UseSkill>(answers()));
}

TEST_CASE("a focus is struck before others that are nearer death") {
    OrderScene scene({"######", "#AGBF#", "######"}, {{Plan::Kind::attack}, {Plan::Kind::chase}});
    scene.arena.world.place(scene.leader, {1, 1});
    const EntityId weak = scene.foe('G'), other = scene.foe('F');
    scene.arena.world.edit<Health>(weak).now = 5;
    CHECK(scene.command() == Command(commands::Attack{Direction::west}));
    scene.focus_on(other);
    CHECK(scene.command() == attack_east);
}

TEST_CASE("a focus out of reach is gone for past a foe beside, and where no step or way leads to it others are struck") {
    OrderScene scene({"########", "#..G...#", "#A.B..F#", "########"}, {{Plan::Kind::attack}, {Plan::Kind::chase}});
    scene.foe('G');
    const EntityId far = scene.foe('F');
    CHECK(std::holds_alternative<commands::Attack>(scene.command()));
    scene.focus_on(far);
    CHECK(scene.command() == Command(commands::Walk{Direction::east}));
    CHECK(scene.decision().ai_state.chase_target == far);
    scene.arena.world.edit<Statuses>(scene.companion).list.push_back({ids::rooted, 3, {}});
    CHECK(scene.command() == Command(commands::Attack{Direction::north}));
    OrderScene closed({"########", "#..G...#", "#A.B~~F#", "####~~##", "########"}, {{Plan::Kind::attack}, {Plan::Kind::chase}});
    closed.arena.world.set_terrain({4, 1}, ids::water, false);
    closed.arena.world.set_terrain({5, 1}, ids::water, false);
    closed.foe('G');
    closed.focus_on(closed.foe('F'));
    CHECK(closed.command() == Command(commands::Attack{Direction::north}));
}

TEST_CASE("a focus that is out of sight or dead binds nobody") {
    OrderScene scene({"########", "#A.BF#.#", "######G#", "########"}, {{Plan::Kind::attack}, {Plan::Kind::chase}});
    scene.foe('F');
    scene.focus_on(scene.foe('G'));
    CHECK(scene.command() == attack_east);
}

TEST_CASE("who stays at range leaves the reach of a foe that comes near, and takes no step into it") {
    OrderScene scene({"###########", "#.........#", "#..A.B.F..#", "#.........#", "###########"}, {{Plan::Kind::chase}});
    scene.foe('F', ids::hero);
    scene.arena.catalog->species[ids::hero.index()].skills.clear();
    scene.arena.world.edit<Skills>(scene.companion).slots.clear();
    for (const EntityId who : scene.arena.world.table<Skills>().owners()) scene.arena.world.edit<Skills>(who).slots.clear();
    CHECK(scene.command() == Command(commands::Walk{Direction::east}));
    scene.give(CompanionOrder::stay_at_range);
    CHECK(scene.command() != Command(commands::Walk{Direction::east}));
    scene.arena.world.place(scene.companion, {6, 2});
    const tactics::Decision away = scene.decision();
    CHECK(away.basis == tactics::DecisionBasis::order);
    const auto* const step = std::get_if<commands::Walk>(&away.command);
    REQUIRE(step != nullptr);
    CHECK(chebyshev(Point{6, 2} + offset(step->direction), Point{7, 2}) == 2);
}

TEST_CASE("that a foe beside can shoot as well does not keep who stays at range there") {
    OrderScene scene({"###########", "#.........#", "#..A..BF..#", "#.........#", "###########"}, {{Plan::Kind::attack}});
    scene.foe('F', ids::hero);
    CHECK(scene.command() == attack_east);
    scene.give(CompanionOrder::stay_at_range);
    CHECK(scene.decision().basis == tactics::DecisionBasis::order);
}

TEST_CASE("who stays at range strikes where no step helps") {
    OrderScene scene({"######", "#ABF.#", "######"}, {{Plan::Kind::attack}});
    scene.foe('F');
    scene.give(CompanionOrder::stay_at_range);
    CHECK(scene.command() == attack_east);
}

TEST_CASE("who is called back goes through an ally in a corridor, and fights on only beside the leader") {
    OrderScene scene({"#######", "#A.CBF#", "#######"}, {{Plan::Kind::attack}});
    const EntityId between = scene.arena.hero('C');
    scene.foe('F');
    CHECK(scene.command() == attack_east);
    scene.give(CompanionOrder::come_back);
    CHECK(scene.command() == Command(commands::Walk{Direction::west}));
    CHECK(scene.decision().basis == tactics::DecisionBasis::order);
    // One who was called back as well is not changed places with: the two would do so for ever.
    CompanionOrders called;
    called.set(CompanionOrder::come_back, true);
    scene.arena.world.add(between, called);
    CHECK(scene.command() == attack_east);
    scene.arena.world.place(between, {2, 1});
    CHECK(scene.command() == Command(commands::Walk{Direction::west}));
}

TEST_CASE("who is back does not go off again for a foe as long as others are on the way") {
    OrderScene scene({"#########", "#AB..F..#", "#########"}, {{Plan::Kind::chase}});
    scene.foe('F');
    CHECK(scene.command() == Command(commands::Walk{Direction::east}));
    scene.give(CompanionOrder::come_back);
    CHECK(scene.command() == waiting);
}

TEST_CASE("in a queue behind the leader all are back, and behind a gap nobody is") {
    OrderScene scene({"########", "#ACB...#", "########"}, {{Plan::Kind::hold}});
    const EntityId between = scene.arena.hero('C');
    const auto is_back = [&](EntityId who) {
        const Game game = scene.arena.start();
        return tactics::is_back(game.state().ai_context(), who);
    };
    scene.give(CompanionOrder::come_back);
    CHECK(is_back(scene.leader));
    CHECK(is_back(between));
    CHECK(is_back(scene.companion));
    scene.arena.world.place(scene.companion, {5, 1});
    CHECK_FALSE(is_back(scene.companion));
}

TEST_CASE("who saves charges uses no skill with charges and no item, but what is free") {
    OrderScene scene({"#######", "#A.B.F#", "#######"},
                     {{Plan::Kind::heal, 50}, {Plan::Kind::use_skills, 100}, {Plan::Kind::use_items, 100}});
    scene.foe('F');
    scene.arena.world.add(scene.companion, HeldItem{{ids::herb, 1}});
    scene.arena.world.edit<Health>(scene.companion).now = 5;
    CHECK(std::holds_alternative<commands::UseItem>(scene.command()));
    scene.give(CompanionOrder::save_charges);
    CHECK(scene.command() == waiting);
    scene.arena.catalog->skills[ids::bolt.index()].charges = 0;
    CHECK(std::holds_alternative<commands::UseSkill>(scene.command()));
}

TEST_CASE("a forbidden skill or item is not used, and a saved one only in need") {
    OrderScene scene({"########", "#A.B..F#", "########"}, {{Plan::Kind::use_skills, 100}});
    const EntityId foe = scene.foe('F');
    const Command shot = scene.command();
    REQUIRE(std::holds_alternative<commands::UseSkill>(shot));
    scene.orders().permit(ids::bolt, Permission::forbidden);
    CHECK(scene.command() == waiting);
    scene.orders().permit(ids::bolt, Permission::saved);
    CHECK(scene.command() == waiting);
    SUBCASE("an ally is badly hurt") { scene.arena.world.edit<Health>(scene.leader).now = 10; }
    SUBCASE("it is badly hurt itself") { scene.arena.world.edit<Health>(scene.companion).now = 10; }
    SUBCASE("the foe is much stronger") { scene.arena.world.edit<Health>(foe) = {45, 45, 0}; }
    CHECK(scene.command() == shot);
}

TEST_CASE("a remedy that is forbidden is not taken, and another one is") {
    OrderScene scene({"#####", "#A.B#", "#####"}, {{Plan::Kind::heal, 90}});
    scene.arena.world.add(scene.companion, HeldItem{{ids::herb, 1}});
    scene.arena.world.edit<Health>(scene.companion).now = 20;
    CHECK(std::holds_alternative<commands::UseItem>(scene.command()));
    scene.orders().permit(ids::herb, Permission::forbidden);
    CHECK(scene.command() == waiting);
}

TEST_CASE("a vetoed blow is not struck at this foe, but at another one") {
    OrderScene scene({"######", "#AGBF#", "######"}, {{Plan::Kind::attack}});
    const EntityId weak = scene.foe('G');
    scene.foe('F');
    scene.arena.world.edit<Health>(weak).now = 5;
    const Command first = scene.command();
    CHECK(first == Command(commands::Attack{Direction::west}));
    const WorldView view{scene.arena.world, *scene.arena.catalog};
    const Veto veto = tactics::veto_on(view, scene.companion, first);
    CHECK(veto.target == weak);
    CHECK(tactics::is_vetoed(view, scene.companion, veto, first));
    CHECK_FALSE(tactics::is_vetoed(view, scene.companion, veto, attack_east));
    scene.orders().vetoes.push_back(veto);
    CHECK(scene.command() == attack_east);
    scene.orders().vetoes.push_back(tactics::veto_on(view, scene.companion, attack_east));
    CHECK(scene.command() == waiting);
}

TEST_CASE("a vetoed step or wait is made way for by the next plan") {
    OrderScene scene({"#########", "#A.B...F#", "#########"}, {{Plan::Kind::chase}, {Plan::Kind::follow, 1}});
    scene.foe('F');
    const WorldView view{scene.arena.world, *scene.arena.catalog};
    CHECK(scene.command() == Command(commands::Walk{Direction::east}));
    scene.orders().vetoes.push_back(tactics::veto_on(view, scene.companion, commands::Walk{Direction::east}));
    CHECK(scene.command() == Command(commands::Walk{Direction::west}));
    OrderScene holding({"#########", "#A.B...F#", "#########"}, {{Plan::Kind::hold}, {Plan::Kind::follow, 1}});
    holding.orders().vetoes.push_back(tactics::veto_on(view, holding.companion, waiting));
    CHECK(holding.command() == Command(commands::Walk{Direction::west}));
}

TEST_CASE("no candidate of a mind that looks ahead is against its orders") {
    OrderScene scene({"##########", "#A.......#", "#..B.G.F.#", "#........#", "##########"}, fighting(), 1);
    const EntityId near = scene.foe('G');
    const EntityId far = scene.foe('F');
    const auto candidates = [&] {
        Game game = scene.arena.start();
        game.step();
        return tactics::candidate_decisions(game.state().ai_context(), scene.companion, 8);
    };
    const WorldView view{scene.arena.world, *scene.arena.catalog};
    const auto reaches = [&](EntityId foe) {
        const std::vector<tactics::Decision> all = candidates();
        return std::any_of(all.begin(), all.end(), [&](const tactics::Decision& one) {
            const std::vector<EntityId> reached = tactics::reached_by(view, scene.companion, one.command);
            return std::find(reached.begin(), reached.end(), foe) != reached.end();
        });
    };
    CHECK(reaches(near));
    scene.give(CompanionOrder::hold_fire);
    CHECK_FALSE(reaches(near));
    CHECK_FALSE(reaches(far));
    CHECK_FALSE(candidates().empty());
    scene.orders() = {};
    scene.focus_on(far);
    REQUIRE(candidates().size() == 1);
    CHECK(candidates().front().command == scene.command());
}

TEST_CASE("a mind that looks ahead compares no two commands that come to the same") {
    OrderScene scene({"#########", "#A.B...F#", "#########"}, fighting(), 1);
    const WorldView view{scene.arena.world, *scene.arena.catalog};
    scene.foe('F');
    const Command east = commands::UseSkill{0, Direction::east, {6, 1}};
    CHECK(is_same_use(view, scene.companion, east, commands::UseSkill{0, Direction::east, {7, 1}}));
    CHECK_FALSE(is_same_use(view, scene.companion, east, commands::UseSkill{0, Direction::west, {7, 1}}));
    CHECK_FALSE(is_same_use(view, scene.companion, attack_east, attack_east));
    Game game = scene.arena.start();
    game.step();
    const std::vector<tactics::Decision> all = tactics::candidate_decisions(game.state().ai_context(), scene.companion, 8);
    for (std::size_t i = 0; i < all.size(); ++i)
        for (std::size_t j = 0; j < i; ++j) CHECK_FALSE(is_same_use(view, scene.companion, all[i].command, all[j].command));
}

TEST_CASE("a deliberation tells whether it was made for the focus") {
    const auto focus_of = [](const OrderScene& scene) {
        Game game = scene.arena.start();
        game.step();
        return tactics::deliberate(game.state().ai_context(), scene.companion).focus;
    };
    OrderScene scene({"########", "#..G...#", "#A.B..F#", "########"}, {{Plan::Kind::attack}, {Plan::Kind::chase}});
    scene.foe('G');
    const EntityId far = scene.foe('F');
    CHECK_FALSE(focus_of(scene));
    scene.focus_on(far);
    CHECK(focus_of(scene) == far);
    OrderScene closed({"########", "#..G~~.#", "#A.B~~F#", "########"}, {{Plan::Kind::attack}, {Plan::Kind::chase}});
    closed.foe('G');
    closed.focus_on(closed.foe('F'));
    CHECK_FALSE(focus_of(closed));
}
