#include "ai/idling.hpp"

#include <doctest/doctest.h>

#include "ai/plan_scene.hpp"

using namespace td;
using namespace td::test;

namespace {

PlanCondition asks_for(StatusId status) {
    PlanCondition asked;
    asked.has_status = status;
    return asked;
}

Plan idle_plan(Plan::Kind kind, std::optional<PlanCondition> only_if = {}, std::optional<PlanCondition> unless = {}) {
    return {.kind = kind, .only_if = std::move(only_if), .unless = std::move(unless)};
}

/// A foe that acts while it is poisoned, and else hangs still.
std::vector<Plan> hanging_plans() {
    return {idle_plan(Plan::Kind::attack, asks_for(ids::poison)), idle_plan(Plan::Kind::chase, asks_for(ids::poison)),
            idle_plan(Plan::Kind::hold)};
}

struct IdleScene : PlanScene {
    explicit IdleScene(std::vector<Plan> plans) : PlanScene({"#######", "#AF...#", "#######"}, std::move(plans)) {}
    void give(StatusId status) { arena.world.edit<Statuses>(foe).list.push_back({status, 9, {}}); }
    bool idles() const { return tactics::is_surely_idle(arena.start().state().ai_context(), foe); }
};

}  // namespace

TEST_CASE("a foe whose plans all ask for a status that it has not is surely idle, and not with that status") {
    IdleScene scene(hanging_plans());
    CHECK(scene.idles());
    scene.give(ids::poison);
    CHECK_FALSE(scene.idles());
}

TEST_CASE("a foe that holds while it has a status is surely idle for as long, whatever plans follow") {
    IdleScene scene({idle_plan(Plan::Kind::hold, asks_for(ids::haste)), idle_plan(Plan::Kind::attack)});
    CHECK_FALSE(scene.idles());
    scene.give(ids::haste);
    CHECK(scene.idles());
}

TEST_CASE("a plan that a status excludes yields nothing") {
    IdleScene scene({idle_plan(Plan::Kind::attack, {}, asks_for(ids::haste)), idle_plan(Plan::Kind::hold)});
    CHECK_FALSE(scene.idles());
    scene.give(ids::haste);
    CHECK(scene.idles());
}

TEST_CASE("a foe that a status stops is surely idle, whatever its plans are") {
    IdleScene scene({idle_plan(Plan::Kind::attack)});
    CHECK_FALSE(scene.idles());
    scene.give(ids::stunned);
    CHECK(scene.idles());
}

TEST_CASE("whatever is decided besides plans leaves it open") {
    SUBCASE("it goes to look at what it has noticed") {
        IdleScene scene(hanging_plans());
        scene.arena.world.edit<AiState>(scene.foe).investigation = Investigation{.at = {4, 1}};
        CHECK_FALSE(scene.idles());
    }
    SUBCASE("a condition about something other than a status may come true") {
        PlanCondition hurt;
        hurt.health_below = 50;
        const IdleScene scene({idle_plan(Plan::Kind::attack, hurt), idle_plan(Plan::Kind::hold)});
        CHECK_FALSE(scene.idles());
    }
    SUBCASE("without a plan to hold it may give a chase up") {
        std::vector<Plan> plans = hanging_plans();
        plans.pop_back();
        CHECK_FALSE(IdleScene(plans).idles());
    }
    SUBCASE("companions decide for themselves") {
        const IdleScene scene(hanging_plans());
        CHECK_FALSE(tactics::is_surely_idle(scene.arena.start().state().ai_context(), scene.hero));
    }
}
