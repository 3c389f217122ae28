#include "rules/resolver.hpp"

#include <doctest/doctest.h>

#include "rules/rule_scene.hpp"
#include "world/creature.hpp"

using namespace td;
using namespace td::test;

namespace {

/// One more turn of haste each time, up to `Most`.
template <int Most>
void lengthen(Reaction& reaction) {
    GainStatus gain = *reaction.as<GainStatus>();
    if (gain.duration >= Most) return;
    ++gain.duration;
    reaction.replace(gain);
}

struct Resolved {
    Resolution resolution;
    ChangeSet changes;
    bool has_haste = false;
};

/// A system that looks at the gaining of statuses.
ReactiveSystem on_gain(std::string_view name, void (*react)(Reaction&)) {
    ReactiveSystem system{.name = name, .interests = {}, .react = react};
    system.interests.set(Action(GainStatus{}).index());
    return system;
}

Resolved gain_haste(const Rulebook& rulebook) {
    RuleScene scene({"#####", "#A..#", "#####"});
    const EntityId hero = scene.arena.hero('A');
    ChangeSet changes;
    Resolution resolution = resolve(scene.world(), scene.catalog(), rulebook, scene.dice, GainStatus{hero, ids::haste, 0, {}}, changes);
    return {std::move(resolution), std::move(changes), find_status(scene.world(), hero, ids::haste) != nullptr};
}

}  // namespace

TEST_CASE("what a rule replaces passes the rules again, and the last replacement is committed") {
    const Resolved resolved = gain_haste({{on_gain("longer", lengthen<replacement_limit>)}, {}});
    REQUIRE_FALSE(resolved.resolution.refusal);
    CHECK(std::get<GainStatus>(resolved.resolution.done).duration == replacement_limit);
    CHECK(resolved.has_haste);
}

TEST_CASE("an action that rules replace without end is refused, and the rule is named") {
    const Resolved resolved = gain_haste({{on_gain("watching", [](Reaction&) {}), on_gain("longer", lengthen<replacement_limit + 1>)}, {}});
    REQUIRE(resolved.resolution.refusal);
    CHECK(resolved.resolution.refusal->reason == Refusal::Reason::replaced_forever);
    CHECK_FALSE(resolved.has_haste);
    REQUIRE(resolved.changes.events.size() == 1);
    REQUIRE(std::holds_alternative<ChainCutOff>(resolved.changes.events.front()));
    CHECK(std::get<ChainCutOff>(resolved.changes.events.front()).culprit == "the rule longer");
}
