// A recorded case of a system that counts ticks: its actors, the cost and consequences of each action, and the expected order of turns.
// The six-tier round has cases of its own.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "catalog/definitions.hpp"
#include "tools/cases/action_price.hpp"

namespace td {

// What happens after an action has been paid for.
struct Leave {
    EntityId who;
};
struct Enter {
    EntityId who;
    ActorTime row;
};
struct SetAllowance {
    EntityId who;
    int to = 0;
};
struct SetWait {
    EntityId who;
    int to = 1;
};
struct Replace {
    EntityId who;
    PricedAction action;
};
/// Changes the CostProfile of `who`, and thus the cost of its further steps. Members without a value stay unchanged.
struct Refit {
    EntityId who;
    std::optional<Propulsion> propulsion;
    std::optional<int> units;
    std::optional<int> overweight;
    std::optional<int> speed;
};
using TickChange = std::variant<Leave, Enter, SetAllowance, SetWait, Replace, Refit>;

struct TickAction {
    PricedAction action;
    std::vector<TickChange> after;
};

/// The parts that a row of a case shows; they depend on the time system of the case.
struct TickColumns {
    std::string_view time;   ///< the name of the time in files; empty: a row does not show it
    std::string_view round;  ///< the name of the round, likewise
    bool stage = false;      ///< whether the creature was asked or acted
    bool boundary = false;   ///< the turn boundary has a row of its own
};

/// An event and its time. Members that a system's files do not specify keep their defaults.
struct TickRow {
    enum class Kind : std::uint8_t { asked, done, boundary };
    Kind kind = Kind::asked;
    EntityId actor;  ///< none for a boundary
    int round = 0;
    Ticks time = 0;
    friend bool operator==(const TickRow&, const TickRow&) = default;
};

struct TickCase {
    std::string name;
    std::vector<std::string> names;     ///< by entity, including later arrivals
    TimeSettings settings;              ///< of any system except the six-tier round
    TickColumns columns;                ///< of that system
    Roster roster;                      ///< at the start: one team; it has a row for every entity
    std::vector<CostProfile> profiles;  ///< by entity, including later arrivals
    Costs costs;                        ///< for all creatures, like a dungeon's
    std::vector<TickAction> actions;
    std::vector<TickRow> expect;
};

/// Plays the case with the real time system, until no action or no actor is left.
std::vector<TickRow> play(const TickCase& tick_case);

/// As in a case file of its system: `[150, enemy]`, `[2, sentry]`, `[333, 2, a0]`, `[200, a1, done]`.
std::string to_string(const TickRow& row, const TickCase& tick_case);

}  // namespace td
