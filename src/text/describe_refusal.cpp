// The sentence for each reason why something was not done.
#include <optional>

#include "text/describe.hpp"
#include "text/explain_costs.hpp"
#include "text/say.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

using Reason = Refusal::Reason;
using Fixed = PhraseWith<0>;

/// The sentence of reasons that need no names: neither of the actor nor of what is in the way.
std::optional<Fixed> fixed_sentence(Reason reason) {
    switch (reason) {
        case Reason::wall: return Fixed("refused_wall");
        case Reason::displaced: return Fixed("refused_other_place");
        case Reason::corner: return Fixed("refused_corner");
        case Reason::quenched: return Fixed("refused_quenched");
        case Reason::no_such_skill: return Fixed("refused_no_skill");
        case Reason::nothing_banked: return Fixed("refused_nothing_banked");
        case Reason::no_charge: return Fixed("refused_no_charge");
        case Reason::no_target: return Fixed("refused_no_target");
        case Reason::nobody_there: return Fixed("refused_nobody_there");
        case Reason::out_of_range: return Fixed("refused_too_far");
        case Reason::no_clear_line: return Fixed("refused_no_clear_line");
        case Reason::no_such_item: return Fixed("refused_no_item");
        case Reason::item_has_no_use: return Fixed("refused_no_use");
        case Reason::nothing_here: return Fixed("refused_nothing_here");
        case Reason::bag_full: return Fixed("refused_bag_full");
        case Reason::tile_occupied: return Fixed("refused_no_place");
        case Reason::not_adjacent: return Fixed("refused_not_near");
        case Reason::no_stairs: return Fixed("refused_no_stairs");
        case Reason::door_blocked: return Fixed("refused_door_blocked");
        case Reason::no_door: return Fixed("refused_no_door");
        case Reason::not_your_turn: return Fixed("refused_not_your_turn");
        case Reason::not_a_member: return Fixed("refused_no_member");
        case Reason::cannot_lead_now: return Fixed("refused_cannot_lead");
        case Reason::same_leader: return Fixed("refused_leads_already");
        case Reason::foes_in_sight: return Fixed("refused_foes_in_sight");
        case Reason::nothing_to_rest_for: return Fixed("refused_rested");
        case Reason::pointless: return Fixed("refused_pointless");
        case Reason::nothing_to_dig: return Fixed("refused_nothing_to_dig");
        case Reason::undiggable: return Fixed("refused_too_hard");
        case Reason::nothing_begun: return Fixed("refused_nothing_begun");
        case Reason::no_part: return Fixed("refused_no_part");
        case Reason::no_free_slot: return Fixed("refused_no_slot");
        case Reason::nobody_fallen: return Fixed("refused_nobody_fallen");
        case Reason::not_to_be_carried: return Fixed("refused_not_to_be_carried");
        case Reason::replaced_forever: return Fixed("refused_replaced_forever");
        case Reason::choose_first: return Fixed("refused_choose_first");
        case Reason::not_offered: return Fixed("refused_not_offered");
        case Reason::chosen_already: return Fixed("refused_chosen_already");
        case Reason::party_full: return Fixed("refused_party_full");
        case Reason::too_few_bearers: return Fixed("refused_too_few_bearers");
        case Reason::not_for_you: return Fixed("refused_not_for_leader");
        case Reason::no_turn_sold: return Fixed("refused_no_turn_sold");
        case Reason::bought_this_round: return Fixed("refused_bought_this_round");
        case Reason::both_extra_turns: return Fixed("refused_both_extra_turns");
        default: break;  // those that name something: see describe()
    }
    return std::nullopt;
}

std::string cannot_pay(const Refusal& refusal, const std::string& who, const WorldView& view) {
    const ResourcePool& pool = view.catalog[refusal.pool];
    return pool.fills_up
               ? say(view.catalog, {"refused_too_full", "who", "pool", "needed", "left"}, who, pool.name, refusal.needed, refusal.left)
               : say(view.catalog, {"refused_cannot_pay", "who", "pool", "needed", "left"}, who, pool.name, refusal.needed, refusal.left);
}

}  // namespace

std::string describe(const Refusal& refusal, EntityId asked, const WorldView& view) {
    if (const auto fixed = fixed_sentence(refusal.reason)) return say(view.catalog, *fixed);
    const std::string who = name_of(asked, view);
    if (refusal.reason == Reason::cannot_pay) return cannot_pay(refusal, who, view);
    if (refusal.reason == Reason::too_few_minutes)
        return say(view.catalog, {"refused_too_few_minutes", "needed", "left"}, refusal.needed, refusal.left);
    if (refusal.reason == Reason::too_weak) return say(view.catalog, {"refused_too_weak", "who"}, name_of(refusal.by, view));
    if (refusal.reason == Reason::cooling)
        return say(view.catalog, {"refused_cooling", "rest"}, describe_cooldown(refusal.cooling, view.catalog));
    if (refusal.reason == Reason::carries_one) return say(view.catalog, {"refused_carries_one", "who"}, who);
    if (refusal.reason == Reason::carries_nobody) return say(view.catalog, {"refused_carries_nobody", "who"}, who);
    if (refusal.reason == Reason::terrain)
        return refusal.terrain ? say(view.catalog, {"refused_terrain", "who", "terrain"}, who, view.catalog[refusal.terrain].name)
                               : say(view.catalog, {"refused_unknown_terrain", "who"}, who);
    if (refusal.reason == Reason::feature)
        return refusal.feature ? say(view.catalog, {"refused_feature", "feature"}, view.catalog[refusal.feature].name)
                               : say(view.catalog, "refused_unknown_feature");
    if (refusal.reason == Reason::locked)
        return say(view.catalog, {"refused_locked", "feature", "item"}, view.catalog[refusal.feature].name,
                   view.catalog[view.catalog[refusal.feature].needs].name);
    if (refusal.reason == Reason::immobile) return say(view.catalog, {"refused_immobile", "who"}, name_of(refusal.by, view));
    if (refusal.reason == Reason::rooted)
        return refusal.status ? say(view.catalog, {"refused_held_by_status", "who", "status"}, who, view.catalog[refusal.status].name)
                              : say(view.catalog, {"refused_held", "who"}, who);
    if (refusal.reason == Reason::already_holding)
        return say(view.catalog, {"refused_already_holding", "who", "other"}, who, name_of(refusal.by, view));
    return say(view.catalog, {"refused_creature", "who", "other"}, who, name_of(refusal.by, view));
}

}  // namespace td
