#include "rules/rulebook.hpp"

#include "rules/systems.hpp"

namespace td {

const Rulebook& standard_rulebook() {
    static const Rulebook rulebook{
        {"lost_targets",
         interest_in<Hurt, Heal, Regenerate, GainStatus, LoseStatus, CountDownStatuses, Displace, RestoreCharges, Die, Remember, Miss,
                     WorkOn, LeaveOff>(),
         systems::lost_targets},
        {"rooting", interest_in<Walk, SwapPlaces>(), systems::rooting},
        {"stumbling", interest_in<Walk>(), systems::stumbling},
        {"doors", interest_in<Walk>(), systems::doors},
        {"changing_places", interest_in<Walk>(), systems::changing_places},
        {"collision", interest_in<Walk, SwapPlaces>(), systems::collision},
        {"working_on", interest_in<UseSkill, UseItem>(), systems::working_on},
        {"aiming", interest_in<UseSkill, UseItem, ThrowItem>(), systems::aiming},
        {"setting_about", interest_in<UseSkill, UseItem>(), systems::setting_about},
        {"turning_to_another", interest_in<WorkOn>(), systems::turning_to_another},
        {"leaving_off", interest_in<LeaveOff>(), systems::leaving_off},
        {"handling_items", interest_in<PickUp, DropItem, GiveItem, TakeItem, PlaceItem>(), systems::handling_items},
        {"doors_by_hand", interest_in<CloseDoor>(), systems::doors_by_hand},
        {"taking_stairs", interest_in<Descend>(), systems::taking_stairs},
        {"leading", interest_in<SetLeader, SwapSlots>(), systems::leading},
        {"resisting", interest_in<GainStatus>(), systems::resisting},
        {"displacing", interest_in<GainStatus>(), systems::displacing},
        {"outcome_of_skills", interest_in<UseSkill>(), systems::outcome_of_skills},
        {"outcome_of_items", interest_in<UseItem>(), systems::outcome_of_items},
        {"outcome_of_leaving", interest_in<LeaveOff>(), systems::outcome_of_leaving},
        {"outcome_of_throws", interest_in<ThrowItem>(), systems::outcome_of_throws},
        {"awakening", interest_in<Hurt>(), systems::awakening},
        {"disrupting", interest_in<Hurt, Displace>(), systems::disrupting},
        {"dying", interest_in<Hurt>(), systems::dying},
        {"leaving_things", interest_in<Die>(), systems::leaving_things},
        {"picking_up", interest_in<Walk, SwapPlaces>(), systems::picking_up},
        {"footing", interest_in<Walk, SwapPlaces, Displace, Join, ChangeTerrain>(), systems::footing},
    };
    return rulebook;
}

}  // namespace td
