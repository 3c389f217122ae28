#include "tools/lab/players.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace td {

namespace {

/// The leader attacks foes in reach of its plain attack, rests, and walks: to foes, to tiles of objectives, across the floor, down the
/// stairs. It waits if none of these is possible.
void lead_without_thought(Catalog& catalog) {
    PlanCondition foe_in_sight;
    foe_in_sight.foes_at_least = 1;
    Tactic masher;
    masher.id = masher.name = "masher";
    // Healing below 0 % of health never happens; without that plan, healing would come first.
    masher.plans = {{Plan::Kind::heal},    {Plan::Kind::attack},     {.kind = Plan::Kind::rest_party, .unless = foe_in_sight},
                    {Plan::Kind::pursue},  {Plan::Kind::rest_party}, {Plan::Kind::reach_goal},
                    {Plan::Kind::descend}, {Plan::Kind::explore}};
    catalog.lead = TacticId(catalog.tactics.size());
    catalog.tactics.push_back(std::move(masher));
}

/// All members of the party look one round ahead, and the leader two, like a player who thinks about each turn. The leader considers each
/// item too, and edits the team.
void look_ahead_for_party(Catalog& catalog) {
    for (Tactic& tactic : catalog.tactics)
        if (tactic.for_party) tactic.look_ahead = std::max(tactic.look_ahead, 1);
    if (!catalog.lead) return;
    Tactic& lead = catalog.tactics[catalog.lead.index()];
    lead.look_ahead = most_look_ahead;
    lead.candidates = 16;
    lead.edits_team = true;
}

/// No mind looks ahead, not even those of foes.
void look_ahead_for_none(Catalog& catalog) {
    for (Tactic& tactic : catalog.tactics) tactic.look_ahead = 0;
}

constexpr std::array<Player, 4> players{{
    {.name = "masher",
     .summary = "the leader only walks, uses its plain attack, and rests; companions follow their tactics",
     .prepare = &lead_without_thought},
    {.name = "tactics", .summary = "everybody follows the tactics of the content, as in `delve simulate --look-ahead`"},
    {.name = "planner",
     .summary = "like tactics, but the leader looks two rounds ahead before it decides, and also changes the order and the leader",
     .prepare = &look_ahead_for_party,
     .only_by_name = true,
     .takes_long = true},
    {.name = "plans",
     .summary = "everybody, foes too, follows the plans of its tactic without looking ahead, as in `delve simulate`; fast",
     .prepare = &look_ahead_for_none,
     .only_by_name = true},
}};

}  // namespace

std::span<const Player> all_players() { return players; }

std::shared_ptr<const Catalog> catalog_for(const Player& player, std::shared_ptr<const Catalog> catalog) {
    if (player.prepare == nullptr) return catalog;
    auto prepared = std::make_shared<Catalog>(*catalog);
    player.prepare(*prepared);
    return prepared;
}

std::shared_ptr<const Catalog> without_look_ahead(const Catalog& catalog) {
    auto cheap = std::make_shared<Catalog>(catalog);
    look_ahead_for_none(*cheap);
    return cheap;
}

}  // namespace td
