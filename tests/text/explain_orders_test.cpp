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
    CHECK(describe_permission(Permission::saved, *content).find("35%") != std::string::npos);
}

TEST_CASE("a card bears a letter for each order active, and one for all permissions together") {
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
    CHECK(marks[2].description == "bolt: for emergencies\nherb: forbidden");
}

TEST_CASE("the log tells what was ordered, and to whom") {
    const OrderTexts texts;
    using Kind = CompanionOrderChange::Kind;
    const auto told = [&](CompanionOrderChange change) { return describe_order_change(change, texts.view()); };
    CHECK(told({.kind = Kind::given, .who = texts.companion, .order = CompanionOrder::focus, .foe = texts.foe}) == "B: Focus: F.");
    CHECK(told({.kind = Kind::given, .order = CompanionOrder::hold_fire}) == "To all: Hold fire.");
    CHECK(told({.kind = Kind::taken_back, .order = CompanionOrder::hold_fire}) == "To all, no longer: Hold fire.");
    CHECK(told({.kind = Kind::fulfilled, .order = CompanionOrder::come_back}) == "Done: Come back.");
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
    CHECK(lines[3].text == "1. use the best skill: its orders forbid that");
    CHECK(lines[4].text == "2. stay where it is");
}

namespace {

/// The leader `A`, the companion `B` with these plans, told to focus the foe `F`, and perhaps another foe `G`.
struct FocusScene {
    FocusScene(std::vector<std::string> map, std::vector<Plan> plans = {{Plan::Kind::attack}, {Plan::Kind::chase}})
        : arena(std::move(map)) {
        Tactic tactic;
        tactic.name = "Try it";
        tactic.plans = std::move(plans);
        arena.catalog->tactics.push_back(tactic);
        arena.hero('A');
        companion = arena.hero('B');
        arena.world.edit<AiState>(companion).tactic = TacticId(arena.catalog->tactics.size() - 1);
        const TeamId foes = arena.add_team(Faction::foe);
        foe = arena.add('F', ids::slug, foes);
        if (arena.where('G') != Point{0, 0}) arena.add('G', ids::slug, foes);
        arena.world.add(companion, CompanionOrders{});
        orders().set(CompanionOrder::focus, true);
        orders().focus = foe;
    }
    CompanionOrders& orders() { return arena.world.edit<CompanionOrders>(companion); }
    std::string idle() const {
        Game game = arena.start();
        game.step();
        return why_focus_is_idle(game.state(), companion, Known([](EntityId) { return true; }));
    }

    Arena arena;
    EntityId companion, foe;
};

const std::vector<std::string> free_way{"#######", "#A.B.F#", "#.....#", "#######"};

}  // namespace

TEST_CASE("a focus that a companion acts on is not called idle") {
    CHECK(FocusScene(free_way).idle() == "");
    CHECK(FocusScene({"######", "#A.BF#", "######"}).idle() == "");
}

TEST_CASE("why a focus means nothing to a companion is told") {
    CHECK(FocusScene({"#########", "#A.B###F#", "#.....#.#", "#########"}).idle() == "F is out of sight.");
    CHECK(FocusScene({"########", "#A.B~~F#", "####~~##", "########"}).idle() ==
          "It finds no way to F, and has nothing that reaches it from here.");
    CHECK(FocusScene({"#######", "#B.A.F#", "#######"}, {{Plan::Kind::attack}}).idle() == "Its tactic, Try it, does not go for F.");
    CHECK(FocusScene({"######", "#BA.F#", "######"}).idle() == "Others block its way to F.");
    FocusScene held(free_way);
    held.orders().set(CompanionOrder::hold_fire, true);
    CHECK(held.idle() == "Its orders are to hold fire.");
    FocusScene rooted(free_way);
    rooted.arena.world.edit<Statuses>(rooted.companion).list.push_back({ids::rooted, 3, {}});
    CHECK(rooted.idle() == "It cannot move, and has nothing that reaches F from here.");
    FocusScene dead(free_way);
    dead.arena.world.edit_roster()[dead.foe].here = false;
    CHECK(dead.idle() == "");
}

TEST_CASE("a companion that its focus means nothing to tells so, and names no order for what it chose freely") {
    const FocusScene scene({"########", "#..G~~.#", "#A.B~~F#", "########"});
    Game game = scene.arena.start();
    game.step();
    const auto reasons = reasons_of(game.state(), scene.companion, {game.leader(), {commands::Wait{}}});
    REQUIRE(reasons);
    CHECK_FALSE(reasons->influence);
    std::string text;
    for (const ReasonLine& line : describe_reasons(*reasons, [](EntityId) { return true; })) text += line.text + "\n";
    CHECK(text.find("The focus has no effect for now. It finds no way to F") != std::string::npos);
    CHECK(text.find("By order") == std::string::npos);
}

TEST_CASE("those who were told to focus a foe are found as long as they live") {
    FocusScene scene(free_way);
    CHECK(focusers_of(scene.foe, scene.arena.world) == std::vector{scene.companion});
    CHECK(focusers_of(scene.companion, scene.arena.world).empty());
    scene.arena.world.edit_roster()[scene.companion].here = false;
    CHECK(focusers_of(scene.foe, scene.arena.world).empty());
}
