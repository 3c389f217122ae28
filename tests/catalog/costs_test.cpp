#include "catalog/costs.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("the topmost table that gives an entry decides, and the standard table gives all others") {
    Costs dungeon;
    dungeon.pick_up = 70;
    dungeon.drop = 60;
    Costs item;
    item.pick_up = 10;
    const CostLayers layers{&dungeon, nullptr, &item};
    CHECK(layers(&Costs::pick_up) == 10);
    CHECK(layers(&Costs::drop) == 60);
    CHECK(layers(&Costs::swap) == standard_costs().swap);
}

TEST_CASE("a shorter list of volleys continues as the standard one, whose last entry holds for all larger volleys") {
    Costs species;
    species.volley = {150, 160};
    const CostLayers layers{&species};
    CHECK(layers.volley(1) == 150);
    CHECK(layers.volley(2) == 160);
    CHECK(layers.volley(3) == 325);
    CHECK(layers.volley(6) == 400);
    CHECK(layers.volley(60) == 400);
}

TEST_CASE("speed halves and doubles ticks, and no step is quicker than a twentieth of a turn") {
    CHECK(at_speed(100, 0) == 100);
    CHECK(at_speed(100, 1) == 50);
    CHECK(at_speed(100, -1) == 200);
    const CostLayers standard{};
    CHECK(step_ticks(standard, Propulsion::wheels, 1, 0, 0) == 80);
    CHECK(step_ticks(standard, Propulsion::wheels, 3, 0, 0) == 74);
    CHECK(step_ticks(standard, Propulsion::wheels, 1, 2, 0) == 100);
    CHECK(step_ticks(standard, Propulsion::flight, 100, 0, 3) == quickest_step);
}

TEST_CASE("the percentages of several weapons multiply, within the bounds of a cost") {
    CHECK(attack_ticks(300, {}) == 300);
    CHECK(attack_ticks(300, {50, 200}) == 300);
    CHECK(attack_ticks(200, {50, 50}) == 50);
    CHECK(attack_ticks(1, {1, 1}) == 1);
    CHECK(attack_ticks(100'000, {900}) == 100'000);
}
