// A recorded case of the six-tier round: its teams, what is done with each turn, and which creature should have had it.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "time/time_event.hpp"
#include "world/roster.hpp"

namespace td {

// What happens before or after an action.
struct CaseSwap {
    std::size_t first = 0, second = 0;
};
struct CaseLead {
    EntityId to;
};
struct CaseSpeed {
    EntityId who;
    int speed = 0;
};
struct CaseDeath {
    EntityId who;
};
struct CaseJoin {
    EntityId who, with;
    bool as_guest = false;
    int speed = 0;
};
using CaseChange = std::variant<CaseSwap, CaseLead, CaseSpeed, CaseDeath, CaseJoin>;

struct CaseAction {
    ActionCost action;
    std::vector<CaseChange> before;  ///< CaseSwap and CaseLead, in the turn of the player's leader
    std::vector<CaseChange> after;   ///< the others, once the action is done
};

/// The creature that had a turn, and when.
struct CaseRow {
    int round = 0;
    int tier = 0;
    EntityId actor;
    friend bool operator==(const CaseRow&, const CaseRow&) = default;
};

struct TurnCase {
    std::string name;
    std::vector<std::string> names;    ///< by entity, those who join later included
    Roster roster;                     ///< at the start; it has a row for every entity
    std::vector<EntityId> blocked_by;  ///< by entity: into whose tile it means to step whenever it acts unsteered
    std::vector<CaseAction> actions;
    std::vector<CaseRow> expect;
};

/// The turns of the case, played through the time system itself. It ends with the actions, or when the player's members are all dead.
std::vector<CaseRow> play(const TurnCase& turn_case);

/// As in a case file: `[1, "1/2", p1]`.
std::string to_string(const CaseRow& row, const TurnCase& turn_case);

}  // namespace td
