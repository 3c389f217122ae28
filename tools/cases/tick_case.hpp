// A recorded case of a system that counts ticks: its actors, what each action costs and what follows from it, and which actor should come
// when. The six-tier round has cases of its own.
#pragma once

#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "catalog/definitions.hpp"
#include "tools/cases/action_price.hpp"

namespace td {

// What happens once an action is paid for.
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
/// Changes the CostProfile of `who`, and so the cost of its steps from now on. A member without a value stays as it is.
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

/// What came, and when. What the files of a system do not tell stays as it is here.
struct TickRow {
    enum class Kind : std::uint8_t { asked, done, boundary };
    Kind kind = Kind::asked;
    EntityId actor;  ///< none at a boundary
    int round = 0;
    Ticks time = 0;
    friend bool operator==(const TickRow&, const TickRow&) = default;
};

struct TickCase {
    std::string name;
    std::vector<std::string> names;     ///< by entity, those who join later included
    TimeSettings settings;              ///< of any system but the six-tier round
    Roster roster;                      ///< at the start: one team; it has a row for every entity
    std::vector<CostProfile> profiles;  ///< by entity, those who join later included
    Costs costs;                        ///< of all creatures, as a dungeon may have them
    std::vector<TickAction> actions;
    std::vector<TickRow> expect;
};

/// Plays the case through the time system itself. It ends when an action is needed and none is left, or no actor is left.
std::vector<TickRow> play(const TickCase& tick_case);

/// As in a case file of its system: `[150, enemy]`, `[2, sentry]`, `[333, 2, a0]`, `[200, a1, done]`.
std::string to_string(const TickRow& row, const TickCase& tick_case);

}  // namespace td
