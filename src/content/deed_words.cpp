#include "content/deed_words.hpp"

namespace td {

namespace {

constexpr std::size_t most_weapons = 24;

/// One that takes as long as its entry says.
constexpr int ordinary_weapon = 100;

}  // namespace

Value<DeedEntry> deed_entry() {
    return choice<DeedEntry>({{"move", DeedEntry::step},
                              {"action", DeedEntry::other},
                              {"wait", DeedEntry::wait},
                              {"step", DeedEntry::step},
                              {"other", DeedEntry::other},
                              {"pick_up", DeedEntry::pick_up},
                              {"attach", DeedEntry::attach},
                              {"attach_from_ground", DeedEntry::attach_from_ground},
                              {"detach", DeedEntry::detach},
                              {"drop", DeedEntry::drop},
                              {"swap", DeedEntry::swap},
                              {"melee", DeedEntry::melee},
                              {"volley", DeedEntry::volley}});
}

Value<std::vector<int>> weapon_times() { return list(number(10, 400), 1, most_weapons); }
Value<int> drive_units() { return number(1, 99); }
Value<int> drive_overweight() { return number(0, 9999); }
Value<int> doer_speed() { return number(slowest, fastest); }

void check_deed(TreeNode node, PricedDeed& deed, Reader& reader) {
    const auto weapons = node.find("weapons");
    const bool attack = deed.entry == DeedEntry::melee || deed.entry == DeedEntry::volley;
    const auto refuse = [&](TreeNode at, const char* message) { reader.report(at, ProblemCode::bad_combination, message); };
    if (weapons && !attack) refuse(*weapons, "only a volley or a melee deed has weapons");
    if (weapons && deed.cost > 0) refuse(*weapons, "a deed with a cost of its own does not ask what its weapons take");
    if (const auto costs = node.find("costs"); costs && deed.cost > 0)
        refuse(*costs, "a deed with a cost of its own does not ask the tables of costs");
    if (weapons && deed.entry == DeedEntry::melee && deed.weapons.size() > 1) refuse(*weapons, "one weapon strikes; others only follow up");
    if (!weapons && deed.entry == DeedEntry::volley && deed.cost == 0)
        reader.report(node, ProblemCode::missing_field, "a volley needs its `weapons`, such as [100, 100] for two ordinary ones");
    if (deed.weapons.empty()) deed.weapons.push_back(ordinary_weapon);
}

}  // namespace td
