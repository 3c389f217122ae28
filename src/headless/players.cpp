#include "headless/players.hpp"

#include <array>
#include <utility>

namespace td {

namespace {

/// The leader strikes what its plain attack reaches, rests, and walks: to foes, to aims, over the floor, down the stairs. It waits where
/// none of these can be done.
void lead_without_thought(Catalog& catalog) {
    PlanCondition foe_in_sight;
    foe_in_sight.foes_at_least = 1;
    Tactic masher;
    masher.id = masher.name = "masher";
    // A remedy below 0 % of health is never taken; without that plan it would come first of all.
    masher.plans = {{Plan::Kind::heal},    {Plan::Kind::attack},     {Plan::Kind::rest_party, 0, false, {}, {}, foe_in_sight},
                    {Plan::Kind::pursue},  {Plan::Kind::rest_party}, {Plan::Kind::reach_goal},
                    {Plan::Kind::descend}, {Plan::Kind::explore}};
    catalog.lead = TacticId(catalog.tactics.size());
    catalog.tactics.push_back(std::move(masher));
}

constexpr std::array<Player, 2> players{{
    {"masher", "the leader only walks, strikes what its plain attack reaches, and rests; companions follow their tactics",
     &lead_without_thought},
    {"tactics", "everybody follows the tactics of the content, as in `delve simulate`", nullptr},
}};

}  // namespace

std::span<const Player> all_players() { return players; }

std::shared_ptr<const Catalog> catalog_for(const Player& player, std::shared_ptr<const Catalog> catalog) {
    if (player.prepare == nullptr) return catalog;
    auto prepared = std::make_shared<Catalog>(*catalog);
    player.prepare(*prepared);
    return prepared;
}

}  // namespace td
