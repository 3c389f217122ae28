// The six-tier round against the plain telling of its rules, and rule by rule where the recorded cases say nothing.
#include "time/six_tier.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <string>

#include "time/random_fight.hpp"
#include "time/simple_six_tier.hpp"

using namespace td;

namespace {

std::string shown(const Occasion& o) {
    return "kind " + std::to_string(static_cast<int>(o.kind)) + ", actor " + (o.actor ? std::to_string(o.actor.index()) : "none") + ", faction " +
           std::to_string(static_cast<int>(o.faction)) + ", round " + std::to_string(o.when.round) + ", tier " + std::to_string(o.when.tier);
}

/// Steps the same fight under the quick and the plain rules. Empty: what came next and who was said to be eligible was always the same.
std::string first_difference(std::uint64_t seed, const FightRules& rules, int steps) {
    RandomFight<SixTier> quick(seed, rules);
    RandomFight<SimpleSixTier> plain(seed, rules);
    for (int i = 0; i < steps; ++i) {
        const Occasion got = quick.step();
        const Occasion told = plain.step();
        if (got == told && quick.eligible() == plain.eligible()) continue;
        return "step " + std::to_string(i) + ": " + shown(got) + " instead of " + shown(told);
    }
    return {};
}

}  // namespace

TEST_CASE("the order under random deeds, deaths, joins, speeds, edits and blockers is that of the rules told plainly") {
    CHECK(rc::check([] {
        const auto seed = *rc::gen::arbitrary<std::uint32_t>();
        const FightRules rules{.creatures = *rc::gen::inRange(1, 30),
                               .percent_changes = *rc::gen::inRange(0, 70),
                               .blockers = *rc::gen::arbitrary<bool>(),
                               .edits = *rc::gen::arbitrary<bool>()};
        RC_ASSERT(first_difference(seed, rules, *rc::gen::inRange(1, 400)) == "");
    }));
}

TEST_CASE("the order of many teams stays that of the rules when there are more creatures than fit one row of bits") {
    for (std::uint64_t seed = 1; seed <= 6; ++seed)
        CHECK(first_difference(seed, {.creatures = 400, .percent_changes = 40}, 3000) == "");
}
