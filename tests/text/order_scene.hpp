// Three creatures and forecasts of their turns, by tiers and along a line, for tests of the order as it is shown.
#pragma once

#include <vector>

#include "game/small_world.hpp"
#include "text/turn_order.hpp"
#include "time/time_system.hpp"

namespace td::test {

inline const RoundPresentation tiers = SixTier().presentation();
inline const RoundPresentation line = ActionQueue().presentation();

struct Fight {
    Catalog catalog;
    World world = small_world();
    EntityId mira = add_creature(world, Faction::player, "Mira", {1, 1}, 1);
    EntityId bram = add_creature(world, Faction::player, "Bram", {2, 1});
    EntityId wolf = add_creature(world, Faction::foe, "Wolf", {5, 5});

    Known everybody = [](EntityId) { return true; };

    /// Mira is asked; her second turn hangs on what she does.
    Forecast open_choice() const {
        return {.turns = {{.who = mira, .when = {1, 0, 0}},
                          {.who = bram, .when = {1, 0, 0}},
                          {.who = wolf, .when = {1, 0, 0}},
                          {.who = mira,
                           .when = {1, 3, 50},
                           .order_reason = OrderReason::by_speed,
                           .contingency = Contingency::unless_it_acts,
                           .contingent_on = mira}},
                .missed = {},
                .first_round = 1};
    }
    Forecast after_attack() const {
        Forecast forecast = open_choice();
        forecast.turns.pop_back();
        forecast.missed.push_back({.who = mira, .when = {1, 3, 50}, .order_reason = OrderReason::forfeited});
        return forecast;
    }
    OrderContext context(const RoundPresentation& presentation = tiers) const { return {world, catalog, presentation, {1, 0, 0}}; }
    /// Mira spends 100 at a time, Bram 150; the wolf's action, begun before, takes effect at 40.
    Forecast queue() const {
        Forecast forecast;
        forecast.presentation = line;
        forecast.turns = {{.who = mira, .when = {1, 0, 0}},
                          {.who = wolf, .when = {1, 0, 40}, .takes_effect = true, .command = commands::Attack{Direction::south}},
                          {.who = wolf, .when = {1, 0, 40}},
                          {.who = mira, .when = {2, 0, 100}, .contingency = Contingency::depends_on_cost, .contingent_on = mira},
                          {.who = bram, .when = {2, 0, 150}}};
        forecast.rounds = {{2, 0, 100}};
        return forecast;
    }
    std::vector<OrderPlace> order(const Forecast& forecast) const { return order_of(forecast, mira, world, everybody); }
};

}  // namespace td::test
