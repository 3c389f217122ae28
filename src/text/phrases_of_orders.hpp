// What the game says of orders to companions, in English; see phrases.hpp.
#pragma once

#include "text/phrase.hpp"

namespace td {

inline constexpr Phrase companion_order_phrases[] = {
    {"order_hold_fire", "Hold fire"},
    {"order_focus", "Focus"},
    {"order_focus_on", "Focus: {foe}"},
    {"order_stay_at_range", "Stay at range"},
    {"order_come_back", "Come back through"},
    {"order_save_charges", "Save charges"},
    {"order_hold_fire_about",
     "Goes for no foe and does nothing to foes. An awake foe beside it, or one that has struck it in this round, it answers."},
    {"order_focus_about", "Strikes and goes for this foe before all others, as long as that is in sight. Ends when the foe falls."},
    {"order_stay_at_range_about",
     "Steps out of the reach of foes that strike no further than two tiles, and never into it. From there it does what it can."},
    {"order_come_back_about",
     "Returns to the leader before all else, changing places with others on its way. Ends when all who were called are back."},
    {"order_save_charges_about", "Uses no skill with charges, and no item."},
    {"order_badge_hold_fire", "H"},
    {"order_badge_focus", "F"},
    {"order_badge_stay_at_range", "R"},
    {"order_badge_come_back", "B"},
    {"order_badge_save_charges", "S"},
    {"order_badge_permissions", "!"},
    {"order_permissions", "Skills or items saved or forbidden"},
    {"order_vetoes", "Your veto"},
    {"permission_allowed", "allowed"},
    {"permission_saved", "saved for need"},
    {"permission_forbidden", "forbidden"},
    {"permission_allowed_about", "Used as its tactic sees fit."},
    {"permission_saved_about",
     "Used only in need: one of the party has less than {percent} % of its health or lies fallen, or a foe in sight has half as much "
     "health "
     "again as it has itself at its best."},
    {"permission_forbidden_about", "Never used, until you allow it again. You may still use it yourself."},
    {"order_given", "{who}: {order}."},
    {"order_given_to_all", "To all: {order}."},
    {"order_taken_back", "{who} no longer: {order}."},
    {"order_taken_back_from_all", "To all, no longer: {order}."},
    {"order_fulfilled", "Done: {order}."},
    {"permission_set", "{who}, {what}: {permission}."},
    {"veto_given", "{who} will do something else in its coming turn."},
    {"by_order", "By order ({orders}). Otherwise: {action}."},
    {"by_order_alone", "By order ({orders})."},
    {"forbidden_by_order", "kept from it by what it was told"},
    {"basis_order", "It does what it was told before all its plans."},
    {"do_give_order", "give an order"},
    {"do_permit", "say what may be used"},
    {"do_veto", "veto an intention"},
};

}  // namespace td
