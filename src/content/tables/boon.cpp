// Field tables of boons, and of what a dungeon offers of them.
#include "catalog/status_profile.hpp"
#include "content/fields/block_text.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<BoonRules>& boon_rules_fields() {
    static const Fields<BoonRules> table =
        Fields<BoonRules>("What the party chooses from when it enters a floor after the first: one boon of a few, or a rest.")
            .required("from", &BoonRules::from, list(reference<BoonId>("boons"), 1, 64), "The boons that may be offered.")
            .optional("offers", &BoonRules::offers, number(1, 4), "How many of them are offered at a time, each to one member.")
            .optional("rest_percent", &BoonRules::rest_percent, number(0, 100),
                      "The rest that can be taken instead: percent of its maximum health that each member regains.");
    return table;
}

}  // namespace

Value<BoonRules> boon_rules() { return structure(boon_rules_fields()); }

const Fields<Boon>& boon_fields() {
    static const Fields<Boon> table =
        named<Boon>("What a member of the party may take between two floors, and keeps for the rest of the run. It gives, and it takes.")
            .required("gives", &Boon::gives, display_text(1, 120), "What is good about it, in one short sentence for players.")
            .required("takes", &Boon::takes, display_text(1, 120), "Its price, in one short sentence for players.")
            .optional("who", &Boon::who, list(reference<SpeciesId>("species"), 0, 32), "Who may be offered it; default: any member.")
            .optional("weight", &Boon::weight, number(1, 1000), "How often it is offered, compared with the others.")
            .optional("excludes", &Boon::excludes, list(reference<BoonId>("boons"), 0, 32),
                      "Boons that a member cannot have together with it.")
            .plain(lasting_modifiers())
            .optional("triggers", &Boon::triggers, triggers(TriggerOwner::boon), triggers_doc(TriggerOwner::boon))
            .optional("plans", &Boon::plans, plans(0),
                      "How a member makes use of it when no player commands it: plans that come before those of its tactic.")
            .optional("colour", &Boon::colour, colour(), "The colour of its picture's ground.")
            .optional("badge", &Boon::badge, display_text(1, 2), "One or two letters that stand for it if it has no icon.")
            .optional("icon", &Boon::icon, icon(), "Its picture, as of a status.");
    return table;
}

}  // namespace td
