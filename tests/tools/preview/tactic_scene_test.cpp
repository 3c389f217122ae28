#include "tools/preview/tactic_scene.hpp"

#include <doctest/doctest.h>

#include "content/shipped_content.hpp"
#include "world/creature.hpp"

using namespace td;
using namespace td::test;

namespace {

Catalog with_tactic(std::vector<Plan> plans, bool for_party = false) {
    Catalog content = *shipped_content();
    Tactic tactic;
    tactic.id = tactic.name = "drawn";
    tactic.plans = std::move(plans);
    tactic.for_party = for_party;
    content.tactics.push_back(tactic);
    return content;
}
TacticId last(const Catalog& content) { return TacticId(content.tactics.size() - 1); }

}  // namespace

TEST_CASE("a mind that attacks goes for the party, and strikes what is put beside it") {
    const Catalog content = with_tactic({{.kind = Plan::Kind::attack}, {.kind = Plan::Kind::chase}});
    TacticScene scene(content, last(content));
    const Point at = scene.game().world().get<Position>(scene.mind()).at;
    auto told = scene.decision();
    REQUIRE(told);
    REQUIRE(std::holds_alternative<commands::Walk>(told->command));
    CHECK(told->tiles == std::vector{at + offset(std::get<commands::Walk>(told->command).direction)});
    REQUIRE(scene.put(scene.creatures()[1], at + Point{-1, 0}));
    told = scene.decision();
    REQUIRE(told);
    REQUIRE(std::holds_alternative<commands::Attack>(told->command));
    CHECK(std::get<commands::Attack>(told->command).direction == Direction::west);
    CHECK(!told->reasons.empty());
}

TEST_CASE("a wound changes what is decided, and heals when it is asked for a third time") {
    const Catalog content = with_tactic({{.kind = Plan::Kind::flee_when_hurt, .amount = 60}, {.kind = Plan::Kind::attack}});
    TacticScene scene(content, last(content));
    REQUIRE(scene.put(scene.creatures()[1], scene.game().world().get<Position>(scene.mind()).at + Point{-1, 0}));
    CHECK(std::holds_alternative<commands::Attack>(scene.decision()->command));
    scene.wound(scene.mind());
    CHECK(std::holds_alternative<commands::Walk>(scene.decision()->command));
    scene.wound(scene.mind());
    scene.wound(scene.mind());
    CHECK(std::holds_alternative<commands::Attack>(scene.decision()->command));
}

TEST_CASE("a creature cannot be put into a wall or onto another one") {
    const Catalog content = with_tactic({{.kind = Plan::Kind::hold}});
    TacticScene scene(content, last(content));
    const Point before = scene.game().world().get<Position>(scene.mind()).at;
    CHECK(!scene.put(scene.mind(), {0, 0}));
    CHECK(!scene.put(scene.mind(), {-4, 2}));
    CHECK(!scene.put(scene.mind(), scene.game().world().get<Position>(scene.creatures()[1]).at));
    CHECK(scene.game().world().get<Position>(scene.mind()).at == before);
    CHECK(scene.put(scene.mind(), before + Point{0, 2}));
    scene.reset();
    CHECK(scene.game().world().get<Position>(scene.mind()).at == before);
}

TEST_CASE("a tactic for the party is followed by a companion, one of foes by a foe") {
    const Catalog ours = with_tactic({{.kind = Plan::Kind::follow, .amount = 1}}, true);
    const TacticScene companion(ours, last(ours));
    CHECK(faction_of(companion.game().world(), companion.mind()) == Faction::player);
    CHECK(companion.mind() != companion.game().leader());
    const Catalog theirs = with_tactic({{.kind = Plan::Kind::follow, .amount = 1}});
    const TacticScene foe(theirs, last(theirs));
    CHECK(faction_of(foe.game().world(), foe.mind()) == Faction::foe);
}

TEST_CASE("every tactic of the game decides something") {
    const auto content = shipped_content();
    for (std::size_t i = 0; i < content->tactics.size(); ++i) {
        const auto told = TacticScene(*content, TacticId(i)).decision();
        REQUIRE_MESSAGE(told, content->tactics[i].id);
        CHECK_MESSAGE(!told->reasons.empty(), content->tactics[i].id);
    }
}
