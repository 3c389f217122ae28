#include "rules/rulebook.hpp"

#include "rules/systems.hpp"

namespace td {

namespace {

template <class... Kinds>
ReactiveSystem system_for(Rule rule, void (*react)(Reaction&)) {
    return {rule_names[static_cast<std::size_t>(rule)], interest_in<Kinds...>(), react};
}

ReactiveSystem system_of(Rule rule) {
    using namespace systems;
    switch (rule) {
        case Rule::lost_targets:
            return system_for<Hurt, Heal, Regenerate, GainStatus, LoseStatus, CountDownStatuses, Displace, RestoreCharges, Die, Remember,
                              Miss, ContinueOngoing, StopOngoing, Transform, SwapPlaces, Strike, ShiftTurn>(rule, lost_targets);
        case Rule::rooting: return system_for<Walk, SwapPlaces>(rule, rooting);
        case Rule::stumbling: return system_for<Walk>(rule, stumbling);
        case Rule::clinging: return system_for<Walk, SwapPlaces, Struggle>(rule, clinging);
        case Rule::opening: return system_for<Walk>(rule, opening);
        case Rule::changing_places: return system_for<Walk>(rule, changing_places);
        case Rule::collision: return system_for<Walk, SwapPlaces, Join, Displace, Transform, ChangeTerrain>(rule, collision);
        case Rule::continuing_ongoing_actions: return system_for<UseSkill, UseItem>(rule, continuing_ongoing_actions);
        case Rule::starting_ongoing_actions: return system_for<UseSkill, UseItem>(rule, starting_ongoing_actions);
        case Rule::replacing_ongoing_actions: return system_for<ContinueOngoing>(rule, replacing_ongoing_actions);
        case Rule::ending_ongoing_actions: return system_for<StopOngoing>(rule, ending_ongoing_actions);
        case Rule::outcome_of_interruption: return system_for<StopOngoing>(rule, outcome_of_interruption);
        case Rule::disrupting: return system_for<Hurt, Displace>(rule, disrupting);
        case Rule::aiming: return system_for<UseSkill, UseItem, ThrowItem>(rule, aiming);
        case Rule::handling_items: return system_for<PickUp, DropItem, GiveItem, TakeItem, PlaceItem>(rule, handling_items);
        case Rule::handling_parts: return system_for<AttachPart, DetachPart, SwapPart, SwitchPart>(rule, handling_parts);
        case Rule::handling_fallen: return system_for<CarryFallen, LayDownFallen, Revive, CountDownFallen>(rule, handling_fallen);
        case Rule::falling: return system_for<Die>(rule, falling);
        case Rule::firing: return system_for<FireWeapons>(rule, firing);
        case Rule::outcome_of_weapons: return system_for<FireWeapons>(rule, outcome_of_weapons);
        case Rule::leaving_parts: return system_for<Die>(rule, leaving_parts);
        case Rule::closing: return system_for<CloseFeature>(rule, closing);
        case Rule::taking_stairs: return system_for<Descend>(rule, taking_stairs);
        case Rule::leading: return system_for<SetLeader, SwapSlots>(rule, leading);
        case Rule::placing: return system_for<PlaceFeature, RemoveFeature, Discover>(rule, placing);
        case Rule::igniting: return system_for<Ignite, Extinguish>(rule, igniting);
        case Rule::resisting: return system_for<GainStatus>(rule, resisting);
        case Rule::displacing: return system_for<GainStatus>(rule, displacing);
        case Rule::outcome_of_skills: return system_for<UseSkill, Strike>(rule, outcome_of_skills);
        case Rule::outcome_of_items: return system_for<UseItem>(rule, outcome_of_items);
        case Rule::outcome_of_throws: return system_for<ThrowItem>(rule, outcome_of_throws);
        case Rule::awakening: return system_for<Hurt>(rule, awakening);
        case Rule::dying: return system_for<Hurt>(rule, dying);
        case Rule::leaving_things: return system_for<Die>(rule, leaving_things);
        case Rule::picking_up: return system_for<Walk, SwapPlaces>(rule, picking_up);
        case Rule::searching: return system_for<Walk, Pass, UseSkill>(rule, searching);
        case Rule::quenching: return system_for<Walk, SwapPlaces, Displace, ChangeTerrain, GainStatus>(rule, quenching);
        case Rule::advancing_weather: return system_for<ChangeWeather, PassWeather>(rule, advancing_weather);
        case Rule::triggering:
            return system_for<Walk, SwapPlaces, Displace, ChangeTerrain, OpenFeature, Touch, Pass, UseSkill, UseItem, Hurt, Heal, Miss, Die,
                              Join, GainStatus, LoseStatus, Ignite, RemoveFeature, ChangeWeather>(rule, triggering);
        case Rule::outcome_of_triggers: return system_for<FireTrigger>(rule, outcome_of_triggers);
        case Rule::burning: return system_for<Burn>(rule, burning);
    }
    return {};
}

}  // namespace

Rulebook rulebook_in(const std::vector<Rule>& order) {
    Rulebook rulebook;
    for (const Rule rule : order) rulebook.push_back(system_of(rule));
    return rulebook;
}

}  // namespace td
