// The reactive systems by name; rulebook.cpp puts them in order.
#pragma once

#include "rules/reaction.hpp"

namespace td::systems {

// movement_rules.cpp
void lost_targets(Reaction& reaction);     ///< nothing happens to the dead, and what was renewed does not run out
void stumbling(Reaction& reaction);        ///< a confused step goes astray
void rooting(Reaction& reaction);          ///< statuses that stop moving
void changing_places(Reaction& reaction);  ///< walking into an ally of the player's side swaps with it
void collision(Reaction& reaction);        ///< walls, corners, terrain, creatures; newcomers find a free place
void picking_up(Reaction& reaction);       ///< members of the party pick up what they walk over

// feature_rules.cpp
void clinging(Reaction& reaction);  ///< a step out of what holds is a struggle with it
void opening(Reaction& reaction);   ///< walking into what opens, opens it
void closing(Reaction& reaction);   ///< by hand, when nothing stands there
void placing(Reaction& reaction);   ///< where a feature may come to stand; nothing more happens to one that is gone

// fire_rules.cpp
void igniting(Reaction& reaction);   ///< what catches fire, and what does not
void quenching(Reaction& reaction);  ///< burning creatures, and the ground that puts them out
void burning(Reaction& reaction);    ///< a fire hurts, spreads, and comes to its end

// skill_rules.cpp
void aiming(Reaction& reaction);  ///< whom and what a skill, an item or a throw reaches
void outcome_of_skills(Reaction& reaction);
void outcome_of_items(Reaction& reaction);
void outcome_of_throws(Reaction& reaction);
void outcome_of_weapons(Reaction& reaction);

void outcome_of_interruption(Reaction& reaction);  ///< what a multi-turn action comes to that is broken off

// ongoing_actions.cpp
void continuing_ongoing_actions(Reaction& reaction);  ///< one more turn of a multi-turn action takes the place of the action
void starting_ongoing_actions(Reaction& reaction);    ///< so does the first; in the last it is done, or fails
void replacing_ongoing_actions(Reaction& reaction);   ///< who begins another leaves off the first
void disrupting(Reaction& reaction);                  ///< harm, and being thrown out of place
void ending_ongoing_actions(Reaction& reaction);      ///< only once

// harm_rules.cpp
void resisting(Reaction& reaction);       ///< immunities of species
void displacing(Reaction& reaction);      ///< one status takes the place of others
void awakening(Reaction& reaction);       ///< pain wakes sleepers
void dying(Reaction& reaction);           ///< no health left
void leaving_things(Reaction& reaction);  ///< what the dead held falls to the floor

// trigger_rules.cpp
void triggering(Reaction& reaction);           ///< which triggers an action sets off
void outcome_of_triggers(Reaction& reaction);  ///< what comes of each of them, if its premises hold by then
void searching(Reaction& reaction);            ///< who passes by a hidden thing or stands still beside it may find it
void advancing_weather(Reaction& reaction);    ///< the next weather when one is over, and what follows upon it

// item_rules.cpp
void handling_items(Reaction& reaction);  ///< picking up, dropping, giving and taking need something to handle, and room
void leading(Reaction& reaction);         ///< who may be a leader, which slots there are
void taking_stairs(Reaction& reaction);

// part_rules.cpp
void handling_parts(Reaction& reaction);  ///< attaching, detaching, swapping and switching need something to handle, and room
void firing(Reaction& reaction);          ///< which weapons fire or strike, and whom they reach
void leaving_parts(Reaction& reaction);   ///< what can be salvaged of the dead

}  // namespace td::systems
