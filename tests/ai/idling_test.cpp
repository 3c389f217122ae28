#include "ai/idling.hpp"

#include <doctest/doctest.h>

#include "ai/plan_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

PlanCondition with_status(StatusId status) {
    PlanCondition asked;
    asked.has_status = status;
    return asked;
}

Plan plan(Plan::Kind kind, std::optional<PlanCondition> only_if = {}, std::optional<PlanCondition> unless = {}) {
    return {.kind = kind, .only_if = std::move(only_if), .unless = std::move(unless)};
}

/// A foe that acts while it is poisoned, and else hangs still.
std::vector<Plan> hanging() {
    return {plan(Plan::Kind::attack, with_status(ids::poison)), plan(Plan::Kind::chase, with_status(ids::poison)), plan(Plan::Kind::hold)};
}

struct Scene : PlanScene {
    explicit Scene(std::vector<Plan> plans) : PlanScene({"#######", "#AF...#", "#######"}, std::move(plans)) {}
    void give(StatusId status) { arena.world.edit<Statuses>(foe).list.push_back({status, 9, {}}); }
    bool idles() const { return tactics::is_surely_idle(arena.start().state().ai_context(), foe); }
};

}  // namespace

TEST_CASE("a foe whose plans all ask for a status that it has not is surely idle, and not with that status") {
    Scene scene(hanging());
    CHECK(scene.idles());
    scene.give(ids::poison);
    CHECK_FALSE(scene.idles());
}

TEST_CASE("a foe that holds while it has a status is surely idle for as long, whatever plans follow") {
    Scene scene({plan(Plan::Kind::hold, with_status(ids::haste)), plan(Plan::Kind::attack)});
    CHECK_FALSE(scene.idles());
    scene.give(ids::haste);
    CHECK(scene.idles());
}

TEST_CASE("a plan that a status excludes yields nothing") {
    Scene scene({plan(Plan::Kind::attack, {}, with_status(ids::haste)), plan(Plan::Kind::hold)});
    CHECK_FALSE(scene.idles());
    scene.give(ids::haste);
    CHECK(scene.idles());
}

TEST_CASE("a foe that a status stops is surely idle, whatever its plans are") {
    Scene scene({plan(Plan::Kind::attack)});
    CHECK_FALSE(scene.idles());
    scene.give(ids::stunned);
    CHECK(scene.idles());
}

TEST_CASE("whatever is decided besides plans leaves it open") {
    SUBCASE("it goes to look at what it has noticed") {
        Scene scene(hanging());
        scene.arena.world.edit<AiState>(scene.foe).investigation = Investigation{.at = {4, 1}};
        CHECK_FALSE(scene.idles());
    }
    SUBCASE("a condition about something other than a status may come true") {
        PlanCondition hurt;
        hurt.health_below = 50;
        const Scene scene({plan(Plan::Kind::attack, hurt), plan(Plan::Kind::hold)});
        CHECK_FALSE(scene.idles());
    }
    SUBCASE("without a plan to hold it may give a chase up") {
        std::vector<Plan> plans = hanging();
        plans.pop_back();
        CHECK_FALSE(Scene(plans).idles());
    }
    SUBCASE("companions decide for themselves") {
        const Scene scene(hanging());
        CHECK_FALSE(tactics::is_surely_idle(scene.arena.start().state().ai_context(), scene.hero));
    }
}
