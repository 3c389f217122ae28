// The sentence for each reason why something was not done.
#include "game/describe.hpp"
#include "game/wording.hpp"

namespace td {

namespace {

using Reason = Refusal::Reason;

/// Reasons that are the same whoever asks and whatever is in the way.
std::string_view fixed_sentence(Reason reason) {
    switch (reason) {
        case Reason::wall: return "A wall is in the way.";
        case Reason::displaced: return "That step was chosen from another place.";
        case Reason::corner: return "There is no squeezing past the corner of a wall.";
        case Reason::quenched: return "Nothing burns there.";
        case Reason::no_such_skill: return "There is no such skill.";
        case Reason::no_charge: return "No charge of this skill is left.";
        case Reason::no_target: return "Nobody it is meant for would be reached.";
        case Reason::out_of_range: return "That is out of range.";
        case Reason::not_in_sight: return "That is out of sight.";
        case Reason::no_such_item: return "There is no such item.";
        case Reason::item_has_no_use: return "That has no use by itself.";
        case Reason::nothing_here: return "Nothing lies here.";
        case Reason::bag_full: return "The bag is full.";
        case Reason::tile_occupied: return "Something lies here already.";
        case Reason::not_adjacent: return "That one is not near enough.";
        case Reason::no_stairs: return "No stairs lead down from here.";
        case Reason::door_blocked: return "Something stands in the doorway.";
        case Reason::no_door: return "There is no open door there.";
        case Reason::not_your_turn: return "Only in the turn of the team's leader.";
        case Reason::not_a_member: return "Only members of the team can do that.";
        case Reason::cannot_lead_now: return "That one cannot take this turn, so it cannot take the lead now.";
        case Reason::same_leader: return "That one leads already.";
        case Reason::foes_in_sight: return "Not with foes in sight.";
        case Reason::nothing_to_rest_for: return "Everyone is rested.";
        case Reason::pointless: return "That would change nothing.";
        case Reason::nothing_to_dig: return "There is nothing to dig through.";
        case Reason::undiggable: return "The rock at the edge of the floor is too hard.";
        case Reason::nothing_begun: return "Nothing is begun that another deed could replace.";
        case Reason::no_part: return "That is nothing to attach.";
        case Reason::no_free_slot: return "No slot for a part of this kind is free.";
        case Reason::terrain:
        case Reason::feature:
        case Reason::creature:
        case Reason::rooted:
        case Reason::already_holding: break;
    }
    return {};
}

}  // namespace

std::string describe(const Refusal& refusal, EntityId asked, const World& world, const Catalog& catalog) {
    const std::string_view fixed = fixed_sentence(refusal.reason);
    if (!fixed.empty()) return std::string(fixed);
    if (refusal.reason == Reason::terrain) {
        const std::string ground = refusal.terrain ? uncapitalised(catalog[refusal.terrain].name) : "that ground";
        return name_of(asked, world) + " cannot enter " + ground + ".";
    }
    if (refusal.reason == Reason::feature)
        return (refusal.feature ? "The " + uncapitalised(catalog[refusal.feature].name) : std::string("A solid thing")) + " is in the way.";
    if (refusal.reason == Reason::rooted) {
        const std::string why = refusal.status ? uncapitalised(catalog[refusal.status].name) : "held fast";
        return name_of(asked, world) + " is " + why + " and cannot step away.";
    }
    if (refusal.reason == Reason::already_holding) return name_of(refusal.by, world) + " holds something already.";
    return name_of(refusal.by, world) + " stands in the way.";
}

}  // namespace td
