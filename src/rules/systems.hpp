// The reactive systems: one for each Rule. A system looks at an action by having an overload of `react` for its kind, and only by that:
// the rulebook (rulebook.cpp) takes the interests of each system from its overloads. `react` is called for actions that no earlier system
// has cancelled, `react_to_cancelled` for the others.
#pragma once

#include "rules/reaction.hpp"

namespace td {

template <Rule>
struct System;

template <class Kind, class... Kinds>
concept one_of_kinds = (std::is_same_v<Kind, Kinds> || ...);

// movement_rules.cpp

/// Cancels actions on the dead, and the end of a status that was renewed.
template <>
struct System<Rule::lost_targets> {
    template <class Kind>
    requires one_of_kinds<Kind, Hurt, Heal, Regenerate, GainStatus, CountDownStatuses, RestoreCharges, Miss, ShiftTurn, ChangeSides>
    static void react(Reaction& reaction, const Kind& action) { cancel_unless_alive(reaction, action.target); }
    template <class Kind>
    requires one_of_kinds<Kind, Displace, Die, Remember, ContinueOngoing, StopOngoing, Transform>
    static void react(Reaction& reaction, const Kind& action) { cancel_unless_alive(reaction, action.who); }
    static void react(Reaction& reaction, const SwapPlaces& swap);
    static void react(Reaction& reaction, const Strike& strike);
    static void react(Reaction& reaction, const LoseStatus& lose);

private:
    static void cancel_unless_alive(Reaction& reaction, EntityId who);
};
/// A confused creature steps in a random direction.
template <>
struct System<Rule::stumbling> {
    static void react(Reaction& reaction, const Walk& walk);
};
/// Statuses that prevent steps.
template <>
struct System<Rule::rooting> {
    static void react(Reaction& reaction, const Walk& walk);
    static void react(Reaction& reaction, const SwapPlaces& swap);
};
/// Walking into an ally of the player's side swaps places with it.
template <>
struct System<Rule::changing_places> {
    static void react(Reaction& reaction, const Walk& walk);
};
/// Steps blocked by walls, corners, terrain, creatures; a free place for newcomers.
template <>
struct System<Rule::collision> {
    static void react(Reaction& reaction, const Walk& walk);
    static void react(Reaction& reaction, const SwapPlaces& swap);
    static void react(Reaction& reaction, const Join& join);
    static void react(Reaction& reaction, const Displace& displace);
    static void react(Reaction& reaction, const Transform& transform);
    static void react(Reaction& reaction, const ChangeTerrain& change);
};
/// Members of the party pick up what they walk over.
template <>
struct System<Rule::picking_up> {
    static void react(Reaction& reaction, const Walk& walk);
    static void react(Reaction& reaction, const SwapPlaces& swap);
};

// feature_rules.cpp

/// A step out of a feature that holds becomes a struggle.
template <>
struct System<Rule::clinging> {
    static void react(Reaction& reaction, const Walk& walk);
    static void react(Reaction& reaction, const SwapPlaces& swap);
    static void react(Reaction& reaction, const Struggle& struggle);
};
/// Walking into a feature that opens, opens it.
template <>
struct System<Rule::opening> {
    static void react(Reaction& reaction, const Walk& walk);
};
/// Closing by hand, when the tile is empty.
template <>
struct System<Rule::closing> {
    static void react(Reaction& reaction, const CloseFeature& close);
};
/// Where a feature may be placed; cancels actions on features that are gone.
template <>
struct System<Rule::placing> {
    static void react(Reaction& reaction, const PlaceFeature& place);
    static void react(Reaction& reaction, const RemoveFeature& remove);
    static void react(Reaction& reaction, const Discover& discover);
};

// fire_rules.cpp

/// Which features catch fire.
template <>
struct System<Rule::igniting> {
    static void react(Reaction& reaction, const Ignite& ignite);
    static void react(Reaction& reaction, const Extinguish& extinguish);
};
/// Burning creatures: ground that puts them out, and features that they set alight.
template <>
struct System<Rule::quenching> {
    static void react(Reaction& reaction, const Walk& walk);
    static void react(Reaction& reaction, const SwapPlaces& swap);
    static void react(Reaction& reaction, const Displace& displace);
    static void react(Reaction& reaction, const ChangeTerrain& change);
    static void react(Reaction& reaction, const GainStatus& gain);
};
/// A fire hurts, spreads and ends.
template <>
struct System<Rule::burning> {
    static void react(Reaction& reaction, const Burn& burn);
};

// skill_rules.cpp

/// The targets and tiles of a skill, an item or a throw.
template <>
struct System<Rule::aiming> {
    static void react(Reaction& reaction, const UseSkill& use);
    static void react(Reaction& reaction, const UseItem& use);
    static void react(Reaction& reaction, const ThrowItem& thrown);
};
template <>
struct System<Rule::outcome_of_skills> {
    static void react(Reaction& reaction, const UseSkill& use);
    static void react(Reaction& reaction, const Strike& strike);
};
template <>
struct System<Rule::outcome_of_items> {
    static void react(Reaction& reaction, const UseItem& use);
};
template <>
struct System<Rule::outcome_of_throws> {
    static void react(Reaction& reaction, const ThrowItem& thrown);
};
template <>
struct System<Rule::outcome_of_weapons> {
    static void react(Reaction& reaction, const FireWeapons& fire);
};
/// The effects of a multi-turn action that is broken off.
template <>
struct System<Rule::outcome_of_interruption> {
    static void react(Reaction& reaction, const StopOngoing& stop);
};

// ongoing_actions.cpp

/// Replaces the action by one more turn of the ongoing one.
template <>
struct System<Rule::continuing_ongoing_actions> {
    static void react(Reaction& reaction, const UseSkill& use);
    static void react(Reaction& reaction, const UseItem& use);
};
/// Replaces the action by its first turn; in the last turn the action is done, or fails.
template <>
struct System<Rule::starting_ongoing_actions> {
    static void react(Reaction& reaction, const UseSkill& use);
    static void react(Reaction& reaction, const UseItem& use);
    static void react_to_cancelled(Reaction& reaction, const UseSkill& use);
    static void react_to_cancelled(Reaction& reaction, const UseItem& use);
};
/// Beginning another multi-turn action abandons the first.
template <>
struct System<Rule::replacing_ongoing_actions> {
    static void react(Reaction& reaction, const ContinueOngoing& next);
};
/// Harm and displacement break off an ongoing action.
template <>
struct System<Rule::disrupting> {
    static void react(Reaction& reaction, const Hurt& hurt);
    static void react(Reaction& reaction, const Displace& displace);
};
/// An ongoing action ends only once.
template <>
struct System<Rule::ending_ongoing_actions> {
    static void react(Reaction& reaction, const StopOngoing& stop);
};

// harm_rules.cpp

/// Statuses to which a species is immune.
template <>
struct System<Rule::resisting> {
    static void react(Reaction& reaction, const GainStatus& gain);
};
/// A status that replaces others.
template <>
struct System<Rule::displacing> {
    static void react(Reaction& reaction, const GainStatus& gain);
};
/// Shields take harm in place of health.
template <>
struct System<Rule::absorbing> {
    static void react(Reaction& reaction, const Hurt& hurt);
};
/// Harm ends sleep.
template <>
struct System<Rule::awakening> {
    static void react(Reaction& reaction, const Hurt& hurt);
};
/// Creatures without health left.
template <>
struct System<Rule::dying> {
    static void react(Reaction& reaction, const Hurt& hurt);
};
/// Items of the dead fall to the floor.
template <>
struct System<Rule::leaving_things> {
    static void react(Reaction& reaction, const Die& die);
};

// fallen_rules.cpp

/// Dead members of the party lie down, where the dungeon lets them.
template <>
struct System<Rule::falling> {
    static void react(Reaction& reaction, const Die& die);
};
/// Who can be carried and laid down; a free place for who comes back.
template <>
struct System<Rule::handling_fallen> {
    static void react(Reaction& reaction, const CarryFallen& carry);
    static void react(Reaction& reaction, const LayDownFallen& lay);
    static void react(Reaction& reaction, const Revive& revive);
    static void react(Reaction& reaction, const CountDownFallen& count);
};

// trigger_rules.cpp

/// Which triggers wait for what an action does.
template <>
struct System<Rule::triggering> {
    static void react(Reaction& reaction, const Walk& walk);
    static void react(Reaction& reaction, const SwapPlaces& swap);
    static void react(Reaction& reaction, const Displace& displace);
    static void react(Reaction& reaction, const ChangeTerrain& change);
    static void react(Reaction& reaction, const OpenFeature& open);
    static void react(Reaction& reaction, const Touch& touch);
    static void react(Reaction& reaction, const Pass& pass);
    static void react(Reaction& reaction, const UseSkill& use);
    static void react(Reaction& reaction, const UseItem& use);
    static void react(Reaction& reaction, const Hurt& hurt);
    static void react(Reaction& reaction, const Heal& heal);
    static void react(Reaction& reaction, const Miss& miss);
    static void react(Reaction& reaction, const Die& die);
    static void react(Reaction& reaction, const Join& join);
    static void react(Reaction& reaction, const ChangeSides& change);
    static void react(Reaction& reaction, const GainStatus& gain);
    static void react(Reaction& reaction, const LoseStatus& lose);
    static void react(Reaction& reaction, const Ignite& ignite);
    static void react(Reaction& reaction, const RemoveFeature& remove);
    static void react(Reaction& reaction, const ChangeWeather& change);
};
/// The effects of each trigger, if its conditions still hold.
template <>
struct System<Rule::outcome_of_triggers> {
    static void react(Reaction& reaction, const FireTrigger& fire);
};
/// Hidden features may be found in passing or standing still beside them.
template <>
struct System<Rule::searching> {
    static void react(Reaction& reaction, const Walk& walk);
    static void react(Reaction& reaction, const Pass& pass);
    static void react(Reaction& reaction, const UseSkill& use);
};
/// The next weather when one has ended.
template <>
struct System<Rule::advancing_weather> {
    static void react(Reaction& reaction, const PassWeather& pass);
    static void react(Reaction& reaction, const ChangeWeather& change);
};

// item_rules.cpp

/// Picking up, dropping, giving and taking need an item and room.
template <>
struct System<Rule::handling_items> {
    static void react(Reaction& reaction, const PickUp& pick);
    static void react(Reaction& reaction, const DropItem& drop);
    static void react(Reaction& reaction, const GiveItem& give);
    static void react(Reaction& reaction, const TakeItem& take);
    static void react(Reaction& reaction, const PlaceItem& place);
};
/// Which creature may lead, which slots exist.
template <>
struct System<Rule::leading> {
    static void react(Reaction& reaction, const SetLeader& lead);
    static void react(Reaction& reaction, const SwapSlots& swap);
};
template <>
struct System<Rule::taking_stairs> {
    static void react(Reaction& reaction, const Descend& descend);
};

// part_rules.cpp

/// Attaching, detaching, swapping and switching need a part and room.
template <>
struct System<Rule::handling_parts> {
    static void react(Reaction& reaction, AttachPart attach);
    static void react(Reaction& reaction, DetachPart detach);
    static void react(Reaction& reaction, SwapPart swap);
    static void react(Reaction& reaction, const SwitchPart& turn);
};
/// Which weapons fire or strike, and their targets.
template <>
struct System<Rule::firing> {
    static void react(Reaction& reaction, const FireWeapons& order);
};
/// Parts salvaged from the dead.
template <>
struct System<Rule::leaving_parts> {
    static void react(Reaction& reaction, const Die& die);
};

}  // namespace td
