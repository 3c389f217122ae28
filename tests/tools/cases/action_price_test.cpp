// What the actions of recorded cases and scenarios cost.
#include "tools/cases/action_price.hpp"

#include <doctest/doctest.h>

using namespace td;

TEST_CASE("an action with a cost of its own does not ask the tables") {
    const ActionCost paid = priced({.entry = CostEntry::step, .cost = 7}, {}, {});
    CHECK(paid.kind == ActionClass::move);
    CHECK(paid.cost == 7);
}

TEST_CASE("the class of an action follows from its entry: a step moves, a wait waits, all others act") {
    CHECK(priced({CostEntry::step}, {}, {}).kind == ActionClass::move);
    CHECK(priced({CostEntry::wait}, {}, {}).kind == ActionClass::wait);
    CHECK(priced({CostEntry::drop}, {}, {}).kind == ActionClass::action);
}

TEST_CASE("the nearest table of costs counts: the item's, then the actor's, then the dungeon's, then the standard one") {
    Costs everywhere;
    CostProfile actor;
    PricedAction drop{CostEntry::drop};
    CHECK(priced(drop, actor, everywhere).cost == 50);
    everywhere.drop = 60;
    CHECK(priced(drop, actor, everywhere).cost == 60);
    actor.costs.drop = 70;
    CHECK(priced(drop, actor, everywhere).cost == 70);
    drop.costs.drop = 80;
    CHECK(priced(drop, actor, everywhere).cost == 80);
}

TEST_CASE("a step costs by what carries its actor") {
    CostProfile flyer{.propulsion = Propulsion::flight, .units = 5};
    CHECK(priced({CostEntry::step}, flyer, {}).cost == 28);
    flyer.overweight = 2;
    CHECK(priced({CostEntry::step}, flyer, {}).cost == 48);
}
