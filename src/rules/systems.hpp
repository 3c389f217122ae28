// The reactive systems by name; rulebook.cpp puts them in order.
#pragma once

#include "rules/reaction.hpp"

namespace td::systems {

// movement_rules.cpp
void lost_targets(Reaction& reaction);     ///< cancels actions on the dead, and the end of a status that was renewed
void stumbling(Reaction& reaction);        ///< a confused creature steps in a random direction
void rooting(Reaction& reaction);          ///< statuses that prevent steps
void changing_places(Reaction& reaction);  ///< walking into an ally of the player's side swaps with it
void collision(Reaction& reaction);        ///< steps blocked by walls, corners, terrain, creatures; a free place for newcomers
void picking_up(Reaction& reaction);       ///< members of the party pick up what they walk over

// feature_rules.cpp
void clinging(Reaction& reaction);  ///< a step out of a feature that holds becomes a struggle
void opening(Reaction& reaction);   ///< walking into a feature that opens, opens it
void closing(Reaction& reaction);   ///< closing by hand, when the tile is empty
void placing(Reaction& reaction);   ///< where a feature may be placed; cancels actions on features that are gone

// fire_rules.cpp
void igniting(Reaction& reaction);   ///< which features catch fire
void quenching(Reaction& reaction);  ///< burning creatures: ground that puts them out, and features that they set alight
void burning(Reaction& reaction);    ///< a fire hurts, spreads and ends

// skill_rules.cpp
void aiming(Reaction& reaction);  ///< the targets and tiles of a skill, an item or a throw
void outcome_of_skills(Reaction& reaction);
void outcome_of_items(Reaction& reaction);
void outcome_of_throws(Reaction& reaction);
void outcome_of_weapons(Reaction& reaction);

void outcome_of_interruption(Reaction& reaction);  ///< the effects of a multi-turn action that is broken off

// ongoing_actions.cpp
void continuing_ongoing_actions(Reaction& reaction);  ///< replaces the action by one more turn of the ongoing one
void starting_ongoing_actions(Reaction& reaction);    ///< replaces it by the first turn; in the last turn the action is done, or fails
void replacing_ongoing_actions(Reaction& reaction);   ///< beginning another multi-turn action abandons the first
void disrupting(Reaction& reaction);                  ///< harm and displacement break off an ongoing action
void ending_ongoing_actions(Reaction& reaction);      ///< an ongoing action ends only once

// harm_rules.cpp
void resisting(Reaction& reaction);       ///< statuses to which a species is immune
void displacing(Reaction& reaction);      ///< a status that replaces others
void awakening(Reaction& reaction);       ///< harm ends sleep
void dying(Reaction& reaction);           ///< creatures without health left
void leaving_things(Reaction& reaction);  ///< items of the dead fall to the floor

// fallen_rules.cpp
void falling(Reaction& reaction);          ///< dead members of the party lie down, where the dungeon lets them
void handling_fallen(Reaction& reaction);  ///< who can be carried and laid down; a free place for who comes back

// trigger_rules.cpp
void triggering(Reaction& reaction);           ///< which triggers an action sets off
void outcome_of_triggers(Reaction& reaction);  ///< the effects of each trigger, if its conditions still hold
void searching(Reaction& reaction);            ///< hidden features may be found in passing or standing still beside them
void advancing_weather(Reaction& reaction);    ///< the next weather when one is over, and its triggers

// item_rules.cpp
void handling_items(Reaction& reaction);  ///< picking up, dropping, giving and taking need an item and room
void leading(Reaction& reaction);         ///< which creature may lead, which slots exist
void taking_stairs(Reaction& reaction);

// part_rules.cpp
void handling_parts(Reaction& reaction);  ///< attaching, detaching, swapping and switching need a part and room
void firing(Reaction& reaction);          ///< which weapons fire or strike, and their targets
void leaving_parts(Reaction& reaction);   ///< parts salvaged from the dead

}  // namespace td::systems
