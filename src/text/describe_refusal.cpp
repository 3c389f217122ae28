// The sentence for each reason why something was not done.
#include <algorithm>
#include <array>
#include <optional>

#include "text/describe.hpp"
#include "text/explain_costs.hpp"
#include "text/say.hpp"
#include "world/pools.hpp"

namespace td {

namespace {

using Reason = Refusal::Reason;
using Fixed = PhraseWith<0>;

struct FixedSentence {
    Reason reason;
    Fixed phrase;
};

/// The sentences of reasons that need no names: neither of the actor nor of what is in the way.
constexpr auto fixed_sentences = std::to_array<FixedSentence>({
    {Reason::wall, "refused_wall"},
    {Reason::displaced, "refused_other_place"},
    {Reason::corner, "refused_corner"},
    {Reason::quenched, "refused_quenched"},
    {Reason::no_such_skill, "refused_no_skill"},
    {Reason::nothing_banked, "refused_nothing_banked"},
    {Reason::no_charge, "refused_no_charge"},
    {Reason::no_target, "refused_no_target"},
    {Reason::nobody_there, "refused_nobody_there"},
    {Reason::out_of_range, "refused_too_far"},
    {Reason::no_clear_line, "refused_no_clear_line"},
    {Reason::no_such_item, "refused_no_item"},
    {Reason::item_has_no_use, "refused_no_use"},
    {Reason::nothing_here, "refused_nothing_here"},
    {Reason::bag_full, "refused_bag_full"},
    {Reason::tile_occupied, "refused_no_place"},
    {Reason::not_adjacent, "refused_not_near"},
    {Reason::no_stairs, "refused_no_stairs"},
    {Reason::door_blocked, "refused_door_blocked"},
    {Reason::no_door, "refused_no_door"},
    {Reason::not_your_turn, "refused_not_your_turn"},
    {Reason::not_a_member, "refused_no_member"},
    {Reason::cannot_lead_now, "refused_cannot_lead"},
    {Reason::same_leader, "refused_leads_already"},
    {Reason::foes_in_sight, "refused_foes_in_sight"},
    {Reason::nothing_to_rest_for, "refused_rested"},
    {Reason::pointless, "refused_pointless"},
    {Reason::nothing_to_dig, "refused_nothing_to_dig"},
    {Reason::undiggable, "refused_too_hard"},
    {Reason::nothing_begun, "refused_nothing_begun"},
    {Reason::no_part, "refused_no_part"},
    {Reason::no_free_slot, "refused_no_slot"},
    {Reason::nobody_fallen, "refused_nobody_fallen"},
    {Reason::not_to_be_carried, "refused_not_to_be_carried"},
    {Reason::replaced_forever, "refused_replaced_forever"},
    {Reason::choose_first, "refused_choose_first"},
    {Reason::not_offered, "refused_not_offered"},
    {Reason::all_offered, "refused_all_offered"},
    {Reason::party_full, "refused_party_full"},
    {Reason::too_few_bearers, "refused_too_few_bearers"},
    {Reason::not_for_you, "refused_not_for_leader"},
    {Reason::no_turn_sold, "refused_no_turn_sold"},
    {Reason::bought_this_round, "refused_bought_this_round"},
    {Reason::both_extra_turns, "refused_both_extra_turns"},
    {Reason::set_off_already, "refused_set_off_already"},
    {Reason::conditions_unmet, "refused_conditions_unmet"},
    {Reason::chance_missed, "refused_chance_missed"},
});

/// All other reasons: describe() makes their sentences.
constexpr std::array reasons_with_names{Reason::terrain,     Reason::creature,        Reason::feature,  Reason::rooted,
                                        Reason::immobile,    Reason::already_holding, Reason::cooling,  Reason::cannot_pay,
                                        Reason::carries_one, Reason::carries_nobody,  Reason::too_weak, Reason::too_few_minutes,
                                        Reason::locked};

consteval bool each_reason_has_one_sentence() {
    constexpr Reason last = Reason::chance_missed;
    for (int i = 0; i <= static_cast<int>(last); ++i) {
        const auto reason = static_cast<Reason>(i);
        const auto fixed = std::count_if(fixed_sentences.begin(), fixed_sentences.end(),
                                         [reason](const FixedSentence& each) { return each.reason == reason; });
        if (fixed + std::count(reasons_with_names.begin(), reasons_with_names.end(), reason) != 1) return false;
    }
    return true;
}
static_assert(each_reason_has_one_sentence());

std::optional<Fixed> fixed_sentence(Reason reason) {
    for (const FixedSentence& each : fixed_sentences)
        if (each.reason == reason) return each.phrase;
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
