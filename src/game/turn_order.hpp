// The turn ribbon's contents: the forecast put in one row of places, what a command under consideration changes, and why each
// creature stands where it stands. Knows no screen.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "game/forecast.hpp"
#include "world/world.hpp"

namespace td {

/// One place of the ribbon.
struct OrderPlace {
    enum class Kind : std::uint8_t {
        asked,  ///< whose command is awaited now
        certain,
        open,    ///< hangs on a choice not yet made
        missed,  ///< forfeited or cooling: no turn
    };
    enum class Change : std::uint8_t {
        none,
        lost,     ///< stands here now, and would not with the command
        gained,   ///< does not stand here now, and would
        settled,  ///< open now, certain with the command
        earlier,  ///< before some of its tier that come before it now
        later,    ///< behind some of its tier that come after it now
    };
    EntityId who;
    Moment when;
    Kind kind = Kind::certain;
    Change change = Change::none;
    Standing standing = Standing::in_turn;
    Stake hangs_on = Stake::nothing;
    EntityId hangs_on_whom;
    int rounds_left = 0;  ///< of a cooldown
    int number = 0;       ///< from 1 over the turns that may come; 0 for what is missed or lost
};

/// Asked of every creature: may the player's side know when it acts?
using Known = std::function<bool(EntityId)>;

/// All places of known creatures in order of time, those without a turn after the turns of their faction in their tier.
/// `asked`: none when nobody is awaited.
std::vector<OrderPlace> order_of(const Forecast& forecast, EntityId asked, const World& world, const Known& known);

/// The order `with` a command, marked by how it differs from the order `now`; what is lost stays in as such.
std::vector<OrderPlace> compare_orders(const std::vector<OrderPlace>& now, std::vector<OrderPlace> with);

/// The number of the first turn of `who` to come; 0 when it has none.
int first_number_of(const std::vector<OrderPlace>& order, EntityId who);

/// Why it stands there: "Double speed: tier 1/2." One to three short sentences.
std::string why_there(const OrderPlace& place, const World& world);

}  // namespace td
