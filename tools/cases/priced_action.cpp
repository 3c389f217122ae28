#include "tools/cases/priced_action.hpp"

namespace td {

namespace {

constexpr std::size_t most_weapons = 24;

/// A weapon that takes 100 % of the time of the cost entry.
constexpr int ordinary_weapon = 100;

}  // namespace

Value<CostEntry> cost_entry() {
    return choice<CostEntry>({{"move", CostEntry::step},
                              {"action", CostEntry::other},
                              {"wait", CostEntry::wait},
                              {"step", CostEntry::step},
                              {"other", CostEntry::other},
                              {"pick_up", CostEntry::pick_up},
                              {"attach", CostEntry::attach},
                              {"attach_from_ground", CostEntry::attach_from_ground},
                              {"detach", CostEntry::detach},
                              {"drop", CostEntry::drop},
                              {"swap", CostEntry::swap},
                              {"melee", CostEntry::melee},
                              {"volley", CostEntry::volley}});
}

Value<std::vector<int>> weapon_times() { return list(number(10, 400), 1, most_weapons); }
Value<int> drive_units() { return number(1, 99); }
Value<int> drive_overweight() { return number(0, 9999); }
Value<int> doer_speed() { return number(slowest, fastest); }

void check_action(TreeNode node, PricedAction& action, Reader& reader) {
    const auto weapons = node.find("weapons");
    const bool attack = action.entry == CostEntry::melee || action.entry == CostEntry::volley;
    const auto refuse = [&](TreeNode at, const char* message) { reader.report(at, ProblemCode::bad_combination, message); };
    if (weapons && !attack) refuse(*weapons, "only a `volley` or a `melee` has weapons");
    if (weapons && action.cost > 0) refuse(*weapons, "an action with its own cost doesn't use the cost of weapons");
    if (const auto costs = node.find("costs"); costs && action.cost > 0)
        refuse(*costs, "an action with its own cost doesn't use the cost tables");
    if (weapons && action.entry == CostEntry::melee && action.weapons.size() > 1)
        refuse(*weapons, "only one weapon strikes; others follow up");
    if (!weapons && action.entry == CostEntry::volley && action.cost == 0)
        reader.report(node, ProblemCode::missing_field, "a volley needs its `weapons`, such as [100, 100] for two ordinary ones");
    if (action.weapons.empty()) action.weapons.push_back(ordinary_weapon);
}

}  // namespace td
