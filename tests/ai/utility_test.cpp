// The utility of effects: what is known of their conditions counts.
#include "ai/utility.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"

using namespace td;
using namespace td::test;

namespace {

struct Duel {
    Duel() : arena({"#####", "#AF.#", "#####"}) {
        hero = arena.hero('A');
        foe = arena.add('F', ids::hero, arena.add_team(Faction::foe));
        for (Species& species : arena.catalog->species) species.tactic = ids::hold;
    }
    int utility(const Effect& effect) const {
        Game game = arena.start();
        game.step();
        return tactics::utility_of(game.state().ai_context(), hero, {effect}, Reach{{{2, 1}}, {foe}});
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
