// The utility of effects: what is known of their conditions counts.
#include "ai/utility.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Duel {
    explicit Duel(std::vector<std::string> map = {"#####", "#AF.#", "#####"}) : arena(std::move(map)) {
        hero = arena.hero('A');
        foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
        for (Species& species : arena.catalog->species) species.tactic = ids::hold;
    }
    int utility(const Effect& effect) const { return utility(hero, effect, {foe}); }
    int utility(EntityId who, const Effect& effect, const std::vector<EntityId>& targets) const {
        Game game = arena.start();
        game.step();
        return tactics::utility_of(game.state().ai_context(), who, {effect}, Reach{{{2, 1}}, targets});
    }
    Arena arena;
    EntityId hero, foe;
};

}  // namespace

TEST_CASE("an effect whose condition does not hold for its target is worth nothing") {
    Duel duel;
    Effect blow{.payload = effect::Damage{.power = 10, .kind = ids::fire}};
    const int plain = duel.utility(blow);
    CHECK(plain > 0);
    TriggerCondition poisoned;
    poisoned.kind = TriggerCondition::Kind::has_status;
    poisoned.status = ids::poison;
    blow.conditions = {poisoned};
    CHECK(duel.utility(blow) == 0);
    duel.arena.world.edit<Statuses>(duel.foe).list.push_back({ids::poison, 3, {}});
    CHECK(duel.utility(blow) == plain);
}

TEST_CASE("a plan may ask whether a foe in sight has a status") {
    for (const bool poisoned : {false, true}) {
        Duel duel;
        Plan plan{Plan::Kind::attack, 0};
        plan.only_if.emplace().foe_has_status = ids::poison;
        duel.arena.catalog->tactics[ids::hunt.index()].plans = {plan};
        duel.arena.world.edit<AiState>(duel.foe).tactic = ids::hunt;
        if (poisoned) duel.arena.world.edit<Statuses>(duel.hero).list.push_back({ids::poison, 9, {}});
        Game game = duel.arena.start();
        game.step();
        game.step(commands::Wait{});
        while (!game.awaiting()) game.step();
        bool struck = false;
        for (const Event& event : game.take_events())
            if (const auto* used = std::get_if<UsedSkill>(&event)) struck = struck || used->who == duel.foe;
        CHECK(struck == poisoned);
    }
}

/// A mate beside the hero `A`, with these plans.
EntityId mate_with(Duel& duel, std::vector<Plan> plans) {
    duel.arena.catalog->species[ids::hero.index()].skills.clear();
    duel.arena.catalog->tactics[ids::hunt.index()].plans = std::move(plans);
    const EntityId mate = duel.arena.hero('B');
    duel.arena.world.edit<AiState>(mate).tactic = ids::hunt;
    return mate;
}

const std::vector<Plan> strikes_and_chases{{Plan::Kind::attack, 0}, {Plan::Kind::chase, 0}};

TEST_CASE("a turn more is worth something only to who has a foe near") {
    const Effect more{.payload = effect::ExtraTurn{.ticks = 25}};
    for (const auto& [map, is_of_use] : {std::pair("#AB.F..#", true), {"#AB..F.#", false}}) {
        Duel duel({"########", map, "########"});
        const EntityId mate = mate_with(duel, strikes_and_chases);
        CHECK((duel.utility(duel.hero, more, {mate}) > 0) == is_of_use);
    }
}

TEST_CASE("a turn more is worth nothing to who sleeps, or has no blow for it") {
    const Effect more{.payload = effect::ExtraTurn{.ticks = 25}};
    Duel duel({"########", "#AB.F..#", "########"});
    const EntityId mate = mate_with(duel, strikes_and_chases);
    REQUIRE(duel.utility(duel.hero, more, {mate}) > 0);
    duel.arena.world.edit<AiState>(mate).asleep = true;
    CHECK(duel.utility(duel.hero, more, {mate}) == 0);
    duel.arena.world.edit<AiState>(mate).asleep = false;
    duel.arena.catalog->species[ids::hero.index()].attack_skill = {};
    CHECK(duel.utility(duel.hero, more, {mate}) == 0);
}

TEST_CASE("another turn is worth nothing to a creature that would lose it, holds fire on orders, or keeps away from foes by its plans") {
    const Effect more{.payload = effect::ExtraTurn{.ticks = 25}};
    const std::vector<std::string> map{"########", "#ABF...#", "########"};
    const auto worth = [&](std::vector<Plan> plans, const auto& change) {
        Duel duel(map);
        const EntityId mate = mate_with(duel, std::move(plans));
        change(duel.arena.world, mate);
        return duel.utility(duel.hero, more, {mate});
    };
    const auto nothing = [](World&, EntityId) {};
    const Plan attack{Plan::Kind::attack, 0}, hold{Plan::Kind::hold, 0}, avoid{Plan::Kind::avoid, 1};
    CHECK(worth({attack}, nothing) > 0);
    CHECK(worth({attack, hold}, nothing) > 0);
    CHECK(worth({attack}, [](World& world, EntityId mate) { world.add(mate, StruckOutTurns{1}); }) == 0);
    CHECK(worth({attack}, [](World& world, EntityId mate) {
              world.add(mate, CompanionOrders{.in_force = 1U << static_cast<unsigned>(CompanionOrder::hold_fire)});
          }) == 0);
    CHECK(worth({avoid, attack}, nothing) == 0);
    CHECK(worth({hold, attack}, nothing) == 0);
    Plan hurt{Plan::Kind::flee_when_hurt, 40};
    CHECK(worth({hurt, attack}, nothing) > 0);
    CHECK(worth({hurt, attack}, [](World& world, EntityId mate) { world.edit<Health>(mate).now = 1; }) == 0);
}

TEST_CASE("another turn is worth more to one that strikes harder") {
    const Effect more{.payload = effect::ExtraTurn{.ticks = 25}};
    const auto worth = [&](int attack) {
        Duel duel({"########", "#ABF...#", "########"});
        duel.arena.catalog->species[ids::hero.index()].attack = attack;
        return duel.utility(duel.hero, more, {mate_with(duel, strikes_and_chases)});
    };
    CHECK(worth(60) > worth(10));
}

TEST_CASE("charges are worth restoring as soon as a skill has none left") {
    const Effect restore{.payload = effect::RestoreCharges{.amount = 1}};
    Duel duel({"########", "#A..F..#", "########"});
    std::vector<SkillSlot>& slots = duel.arena.world.edit<Skills>(duel.hero).slots;
    CHECK(duel.utility(duel.hero, restore, {duel.hero}) == 0);
    slots[0].charges = 1;
    CHECK(duel.utility(duel.hero, restore, {duel.hero}) == 0);
    slots[0].charges = 0;
    const int one = duel.utility(duel.hero, restore, {duel.hero});
    CHECK(one > 0);
    slots[1].charges = 0;
    CHECK(duel.utility(duel.hero, restore, {duel.hero}) == 2 * one);
}

TEST_CASE("the party does not harm one of its own for anything, and foes weigh it") {
    Duel duel({"########", "#AB.FGH#", "########"});
    const EntityId mate = duel.arena.hero('B');
    const TeamId foes = duel.arena.world.roster()[duel.foe].team;
    const EntityId second = duel.arena.add('G', ids::hero, foes), third = duel.arena.add('H', ids::hero, foes);
    const Effect fire{.payload = effect::Damage{.power = 10, .kind = ids::fire}};
    CHECK(duel.utility(duel.hero, fire, {duel.foe, second, third}) > 0);
    CHECK(duel.utility(duel.hero, fire, {duel.foe, second, third, mate}) < 0);
    // A foe's own harm counts twice: of three whom it harms, one may be of its side.
    CHECK(duel.utility(duel.foe, fire, {duel.hero, mate, second}) == 0);
    CHECK(duel.utility(duel.foe, fire, {duel.hero, mate}) > 0);
}

TEST_CASE("a blow that a shield weakens is worth less, but never nothing; a third extra turn is a loss") {
    Duel duel;
    const Effect blow{.payload = effect::Harm{.amount = 9, .percent = 0, .kind = ids::fire}};
    const int plain = duel.utility(blow);
    duel.arena.catalog->species[ids::hero.index()].lead.emplace().absorbs = 4;
    CHECK(duel.utility(blow) == plain - 4);
    duel.arena.catalog->species[ids::hero.index()].lead->absorbs = 99;
    CHECK(duel.utility(blow) > 0);
    const Effect turn{.payload = effect::ExtraTurn{}};
    CHECK(duel.utility(duel.hero, turn, {duel.hero}) > 0);
    Game game = duel.arena.start();
    game.step();
    GameState state = game.state();
    for (int i = 0; i < most_extra_turns; ++i) state.extra_turns.add({duel.hero, state.now});
    CHECK(tactics::utility_of(state.ai_context(), duel.hero, {turn}, Reach{{{1, 1}}, {duel.hero}}) < 0);
}

TEST_CASE("of two turns given at once, one that would be refused is a loss, and each counts in its own round") {
    Duel duel;
    const Effect soon{.payload = effect::ExtraTurn{.ticks = 25}}, late{.payload = effect::ExtraTurn{.ticks = 75}};
    const Effect next{.payload = effect::ExtraTurn{.ticks = 100}};
    Game game = duel.arena.start();
    game.step();
    GameState state = game.state();
    const auto worth = [&](const std::vector<Effect>& effects) {
        return tactics::utility_of(state.ai_context(), duel.hero, effects, Reach{{{1, 1}}, {duel.hero}});
    };
    const int one = worth({soon});
    CHECK(one > 0);
    CHECK(worth({soon, late}) == 2 * one);
    state.extra_turns.add({duel.hero, state.now});
    CHECK(worth({soon, late}) < one);
    state.extra_turns.add({duel.hero, state.now});
    CHECK(worth({soon, late}) < 0);
    CHECK(worth({next}) == one);
}

TEST_CASE("strength for the next blow is worth nothing to a creature that will reach no one before it ends") {
    for (const auto& [map, is_near] : {std::pair{"#A.F......#", true}, std::pair{"#A.......F#", false}}) {
        Duel duel({"###########", map, "###########"});
        Status strength;
        strength.attack_percent = 150;
        strength.harmful = false;
        strength.unit = DurationUnit::own_turns;
        strength.duration = 2;
        duel.arena.catalog->statuses.push_back(strength);
        const Effect gain{.payload = effect::GainStatus{.status = StatusId(duel.arena.catalog->statuses.size() - 1)}};
        CHECK((duel.utility(duel.hero, gain, {duel.hero}) > 0) == is_near);
    }
}

TEST_CASE("a status that only makes faster is worth nothing to a creature at top speed") {
    for (const bool is_fastest : {false, true}) {
        for (const bool helps_otherwise : {false, true}) {
            Duel duel;
            Status haste;
            haste.speed = 1;
            haste.harmful = false;
            if (helps_otherwise) haste.defence_percent = 130;
            duel.arena.catalog->statuses.push_back(haste);
            if (is_fastest) duel.arena.catalog->species[ids::hero.index()].speed = fastest;
            const Effect quicken{.payload = effect::GainStatus{.status = StatusId(duel.arena.catalog->statuses.size() - 1)}};
            CHECK((duel.utility(duel.hero, quicken, {duel.hero}) > 0) == (!is_fastest || helps_otherwise));
        }
    }
}
