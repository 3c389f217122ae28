#include "rules/rulebook.hpp"

#include <doctest/doctest.h>

#include <algorithm>

using namespace td;

namespace {

const ReactiveSystem& system_called(const Rulebook& rulebook, std::string_view name) {
    return *std::find_if(rulebook.systems().begin(), rulebook.systems().end(), [&](const ReactiveSystem& s) { return s.name == name; });
}

template <class Kind>
bool looks_at(const ReactiveSystem& system) {
    return system.interests[Action(Kind{}).index()];
}

}  // namespace

TEST_CASE("a system looks at the kinds of action for which it has an overload, and at no other") {
    const Rulebook rulebook = rulebook_of(Catalog{});
    const ReactiveSystem& stumbling = system_called(rulebook, "stumbling");
    CHECK(looks_at<Walk>(stumbling));
    CHECK(stumbling.interests.count() == 1);
    const ReactiveSystem& lost_targets = system_called(rulebook, "lost_targets");
    CHECK(looks_at<Hurt>(lost_targets));
    CHECK(looks_at<Die>(lost_targets));
    CHECK(looks_at<LoseStatus>(lost_targets));
    CHECK_FALSE(looks_at<Walk>(lost_targets));
    CHECK(lost_targets.interests.count() == 18);
}

TEST_CASE("the systems stand in the order of the catalog") {
    Catalog catalog;
    std::swap(catalog.rulebook.front(), catalog.rulebook.back());
    const Rulebook rulebook = rulebook_of(catalog);
    CHECK(rulebook.systems().size() == rule_names.size());
    CHECK(rulebook.systems().front().name == "outcome_of_triggers");
    CHECK(rulebook.systems().back().name == "lost_targets");
}

TEST_CASE("an action is shown to those systems that look at its kind, in their order") {
    const Rulebook rulebook = rulebook_of(Catalog{});
    for (const Action& action : {Action(Walk{}), Action(Hurt{}), Action(Die{}), Action(Descend{})}) {
        std::vector<std::string_view> shown, interested;
        for (const ReactiveSystem& system : rulebook.systems_for(action)) shown.push_back(system.name);
        for (const ReactiveSystem& system : rulebook.systems())
            if (system.interests[action.index()]) interested.push_back(system.name);
        CHECK_FALSE(shown.empty());
        CHECK(shown == interested);
    }
}
