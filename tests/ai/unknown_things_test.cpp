// What its side does not know changes no decision of a creature.
#include <doctest/doctest.h>

#include <array>

#include "actions/fixture.hpp"
#include "ai/tactics.hpp"
#include "catalog/tactic_traits.hpp"
#include "game/arena.hpp"
#include "game/foresight/look_ahead.hpp"
#include "game/turns/turn_loop.hpp"

using namespace td;
using namespace td::test;

namespace {

enum class Unknown : std::uint8_t { nothing, trap, web, door, creature };
constexpr std::array unknowns{Unknown::trap, Unknown::web, Unknown::door, Unknown::creature};

/// The hero `A` leads; its companion `B` and the foe `F` see each other. A trap, a web and a door lie hidden from the side of whoever
/// decides, and behind rock there is one more creature, hostile to it: each of them only if it is asked for.
struct HiddenThings {
    HiddenThings(Faction decides, Unknown there)
        : arena({"##########", "#A.*...F.#", "#.Bw..*..#", "#...w....#", "###+######", "#..U.....#", "##########"}) {
        const TeamId foes = arena.add_team(Faction::foe);
        arena.hero('A');
        const EntityId companion = arena.hero('B'), foe = arena.add('F', ids::hero, foes);
        who = decides == Faction::player ? companion : foe;
        const Faction knows = decides == Faction::player ? Faction::foe : Faction::player;
        for (const EntityId fixture : std::vector(arena.world.table<Fixture>().owners())) {
            const FeatureId feature = arena.world.get<Fixture>(fixture).feature;
            const bool is_asked_for = (feature == ids::spring && there == Unknown::trap) ||
                                      (feature == ids::cobweb && there == Unknown::web) || (feature == ids::door && there == Unknown::door);
            if (feature == ids::door && !is_asked_for) arena.world.set_terrain(arena.where('U') - Point{0, 1}, ids::wall, true);
            if (is_asked_for)
                hide_fixture(arena.world, fixture, knows);
            else
                remove_fixture(arena.world, *arena.catalog, fixture);
        }
        if (there == Unknown::creature) arena.add('U', ids::hero, decides == Faction::player ? foes : TeamId(0));
    }

    /// What it decides by these plans, by them alone or looking ahead.
    Command decision(std::vector<Plan> plans, int look_ahead) {
        Tactic tactic;
        tactic.plans = std::move(plans);
        tactic.look_ahead = look_ahead;
        arena.catalog->tactics.push_back(tactic);
        arena.world.edit<AiState>(who).tactic = TacticId(arena.catalog->tactics.size() - 1);
        GameState state = arena.start().state();
        state.actor = who;
        return best_decision(state, who).command;
    }

    Arena arena;
    EntityId who;
};

void check_it_does_not_matter(const std::vector<Plan>& plans, std::string_view name) {
    CAPTURE(name);
    for (const Faction decides : {Faction::player, Faction::foe})
        for (const int look_ahead : {0, 1}) {
            const Command usual = HiddenThings(decides, Unknown::nothing).decision(plans, look_ahead);
            for (const Unknown there : unknowns) {
                CAPTURE(static_cast<int>(decides));
                CAPTURE(look_ahead);
                CAPTURE(static_cast<int>(there));
                CHECK(HiddenThings(decides, there).decision(plans, look_ahead) == usual);
            }
        }
}

/// All conditions that a plan can have, a flag both ways.
std::vector<PlanCondition> each_condition() {
    std::vector<PlanCondition> all;
    const auto add = [&](const auto& change) {
        PlanCondition asked;
        change(asked);
        all.push_back(asked);
    };
    for (const ConditionTraits& traits : condition_traits) {
        if (const auto* const number = std::get_if<int PlanCondition::*>(&traits.member))
            for (const int value : {2, 4, 50})
                add([&](PlanCondition& asked) { asked.*(*number) = std::clamp(value, traits.least, traits.most); });
        if (const auto* const flag = std::get_if<ConditionTraits::Flag PlanCondition::*>(&traits.member))
            for (const bool value : {false, true}) add([&](PlanCondition& asked) { asked.*(*flag) = value; });
        if (const auto* const skill = std::get_if<SkillId PlanCondition::*>(&traits.member))
            add([&](PlanCondition& asked) { asked.*(*skill) = ids::bolt; });
        if (const auto* const status = std::get_if<StatusId PlanCondition::*>(&traits.member))
            add([&](PlanCondition& asked) { asked.*(*status) = ids::asleep; });
    }
    return all;
}

}  // namespace

TEST_CASE("no plan is about what its side does not know, except a siege, which knows where the party is") {
    for (const PlanTraits& traits : plan_traits) {
        if (traits.kind == Plan::Kind::besiege) continue;
        Plan plan{traits.kind, std::max(traits.usual, traits.least)};
        if (traits.names_skill) plan.skill = ids::bolt;
        check_it_does_not_matter({plan, {Plan::Kind::hold}}, traits.name());
        check_it_does_not_matter({plan, {Plan::Kind::attack}, {Plan::Kind::chase}}, traits.name());
    }
}

TEST_CASE("no condition of a plan is about what its side does not know") {
    for (const PlanCondition& condition : each_condition()) {
        Plan plan{Plan::Kind::hold};
        plan.only_if = condition;
        check_it_does_not_matter({plan, {Plan::Kind::attack}, {Plan::Kind::chase}}, "condition");
    }
}
