#include "text/explain_orders.hpp"

#include <doctest/doctest.h>

#include "game/arena.hpp"
#include "text/explain_tactics.hpp"
#include "text/narrator.hpp"

using namespace td;
using namespace td::test;

namespace {

struct OrderTexts {
    OrderTexts() : arena({"#######", "#A.B.F#", "#######"}) {
        arena.hero('A');
        companion = arena.hero('B');
        foe = arena.add('F', ids::slug, arena.add_team(Faction::foe));
    }
    WorldView view() const { return {arena.world, *arena.catalog}; }

    Arena arena;
    EntityId companion, foe;
};

}  // namespace

TEST_CASE("every order and permission has a name and says what it means") {
    const auto content = small_catalog();
    for (int i = 0; i < companion_order_count; ++i) {
        const auto order = static_cast<CompanionOrder>(i);
        CHECK_FALSE(name_of_order(order, *content).empty());
        CHECK(describe_order(order, *content).find('{') == std::string::npos);
    }
    for (int i = 0; i < permission_count; ++i) {
        const std::string text = describe_permission(static_cast<Permission>(i), *content);
        CHECK_FALSE(text.empty());
        CHECK(text.find('{') == std::string::npos);
    }
    CHECK(describe_permission(Permission::saved, *content).find("35 %") != std::string::npos);
}

TEST_CASE("a card bears a letter for each order in force, and one for all permissions together") {
    OrderTexts texts;
    CHECK(order_marks(texts.companion, texts.view()).empty());
    CompanionOrders orders;
    orders.set(CompanionOrder::focus, true);
    orders.focus = texts.foe;
    orders.set(CompanionOrder::save_charges, true);
    orders.permit(ids::bolt, Permission::saved);
    orders.permit(ids::herb, Permission::forbidden);
    texts.arena.world.add(texts.companion, orders);
    const std::vector<OrderMark> marks = order_marks(texts.companion, texts.view());
    REQUIRE(marks.size() == 3);
    CHECK(marks[0].name == "Focus: F");
    CHECK(marks[1].badge == "S");
    CHECK(marks[2].description == "bolt: saved for need\nherb: forbidden");
}

TEST_CASE("the log tells what was ordered, and to whom") {
    const OrderTexts texts;
    using Kind = CompanionOrderChange::Kind;
    const auto told = [&](CompanionOrderChange change) { return describe_order_change(change, texts.view()); };
    CHECK(told({.kind = Kind::given, .who = texts.companion, .order = CompanionOrder::focus, .foe = texts.foe}) == "B: Focus: F.");
    CHECK(told({.kind = Kind::given, .order = CompanionOrder::hold_fire}) == "To all: Hold fire.");
    CHECK(told({.kind = Kind::taken_back, .order = CompanionOrder::hold_fire}) == "To all, no longer: Hold fire.");
    CHECK(told({.kind = Kind::fulfilled, .order = CompanionOrder::come_back}) == "Done: Come back through.");
    CompanionOrderChange permitted{.kind = Kind::permitted, .who = texts.companion};
    permitted.skill = ids::bolt;
    permitted.permission = Permission::forbidden;
    CHECK(told(permitted) == "B, bolt: forbidden.");
    CHECK(told({.kind = Kind::veto_over, .who = texts.companion}).empty());
}

TEST_CASE("the narrator tells of orders to one and to all, wherever they are, and of no veto that is over") {
    const OrderTexts texts;
    using Kind = CompanionOrderChange::Kind;
    Narrator narrator;
    const Seen nothing = [](Point) { return false; };
    narrator.hear(OrdersChanged{{.kind = Kind::given, .order = CompanionOrder::hold_fire}}, texts.view(), nothing);
    narrator.hear(OrdersChanged{{.kind = Kind::given, .who = texts.companion, .order = CompanionOrder::save_charges}}, texts.view(),
                  nothing);
    narrator.hear(OrdersChanged{{.kind = Kind::veto_over, .who = texts.companion}}, texts.view(), nothing);
    const std::vector<Line> lines = narrator.take_lines();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].text == "To all: Hold fire.");
    CHECK(lines[1].text == "B: Save charges.");
}

TEST_CASE("why a companion does what it does names the order, and the plan that it was kept from") {
    OrderTexts texts;
    Tactic tactic;
    tactic.name = "Try it";
    tactic.plans = {{Plan::Kind::use_skills, 100}, {Plan::Kind::hold}};
    texts.arena.catalog->tactics.push_back(tactic);
    texts.arena.catalog->species[ids::hero.index()].skills = {ids::bolt};
    texts.arena.world.edit<Skills>(texts.companion).slots = {{ids::bolt, 2, {}}};
    texts.arena.world.edit<AiState>(texts.companion).tactic = TacticId(texts.arena.catalog->tactics.size() - 1);
    Game game = texts.arena.start();
    game.step();
    game.step(commands::GiveOrder{texts.companion, CompanionOrder::hold_fire, true, {}});
    game.step();
    const auto reasons = reasons_of(game.state(), texts.companion, {game.leader(), {commands::Wait{}}});
    REQUIRE(reasons);
    const std::vector<ReasonLine> lines = describe_reasons(*reasons, [](EntityId) { return true; });
    REQUIRE(lines.size() == 5);
    CHECK(lines[0].text == "Next: wait.");
    CHECK(lines[1].text == "By order (Hold fire). Otherwise: use bolt on F.");
    CHECK(lines[3].text == "1. use the best skill: kept from it by what it was told");
    CHECK(lines[4].text == "2. stay where it is");
}
