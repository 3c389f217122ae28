// Field tables of encounters, and of the minutes of a dungeon.
#include "content/fields/block_text.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<EncounterCost>& encounter_cost_fields() {
    static const Fields<EncounterCost> table =
        Fields<EncounterCost>("What an option costs. A party that cannot pay all of it cannot take the option.")
            .optional("minutes", &EncounterCost::minutes, number(1, 99), "Minutes of the party; the dungeon has to count `minutes`.")
            .optional("health", &EncounterCost::health, number(1, 999),
                      "Health that each member on the floor loses; it must have more than that.")
            .optional("health_percent", &EncounterCost::health_percent, percent(1, 90), "The same, in percent of its maximum health.");
    return table;
}

const Fields<EncounterOption>& encounter_option_fields() {
    static const Fields<EncounterOption> table =
        Fields<EncounterOption>("What the party can do.")
            .required("text", &EncounterOption::text, display_text(1, 120), "What it does, for players.")
            .optional("outcome", &EncounterOption::outcome, display_text(0, 200), "What comes of it: a line of the log once it was taken.")
            .optional("if", &EncounterOption::conditions, conditions(),
                      "The conditions under which it can be taken: `self` is the party's leader.")
            .optional("costs", &EncounterOption::cost, structure(encounter_cost_fields()), "What it costs; default: nothing.")
            .optional("on", &EncounterOption::on,
                      choice<EncounterReach>({{"party", EncounterReach::party}, {"leader", EncounterReach::leader}}),
                      "Whom the effects reach: each member on the floor, or its leader alone.")
            .optional("effects", &EncounterOption::effects, effects(), "What it does, in this order.")
            .optional("minutes", &EncounterOption::minutes, number(1, 99), "Minutes that the party gains.")
            .optional("item", &EncounterOption::item, reference<ItemId>("items"), "One of it comes into the party's bag.")
            .optional("party", &EncounterOption::changes_party, boolean(),
                      "True: the party is chosen anew, from its members and guests, those who stayed behind, and the `heroes` of the "
                      "dungeon who did not set out. Only in a `camp`. `costs` are paid if someone comes who did not wait there before.");
    return table;
}

const Fields<EncounterSpawn>& encounter_spawn_fields() {
    static const Fields<EncounterSpawn> table =
        Fields<EncounterSpawn>("An encounter that a floor may have.")
            .required("encounter", &EncounterSpawn::encounter, reference<EncounterId>("encounters"), "Which.")
            .optional("weight", &EncounterSpawn::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.");
    return table;
}

const Fields<MinuteRules>& minute_fields() {
    static const Fields<MinuteRules> table =
        Fields<MinuteRules>("How a dungeon counts minutes: time that the party saves on its floors, and spends.")
            .optional("start", &MinuteRules::start, number(0, 99), "What the party sets out with.")
            .optional("most_per_floor", &MinuteRules::most_per_floor, number(0, 99), "The most that it gains on one floor by being quick.")
            .optional("rounds_each", &MinuteRules::rounds_each, number(1, 99), "How many rounds below the par of a floor make a minute.")
            .optional("decline", &MinuteRules::decline, number(0, 99), "What it gains if it takes no boon; 0: that cannot be chosen.")
            .optional("new_offer", &MinuteRules::new_offer, number(0, 99), "What another offer of boons costs; 0: there is none.")
            .optional("turn", &MinuteRules::turn, number(0, 99), "What a turn costs, once a round; 0: none can be bought.");
    return table;
}

}  // namespace

Value<std::vector<EncounterSpawn>> encounters() { return list(structure(encounter_spawn_fields(), "encounter"), 0, 32); }

Value<MinuteRules> minute_rules() { return structure(minute_fields()); }

const Fields<Encounter>& encounter_fields() {
    static const Fields<Encounter> table =
        named<Encounter>("A scene that the party meets as it enters a floor, with options to choose from; `description` tells it.")
            .required("options", &Encounter::options, list(structure(encounter_option_fields()), 2, 8),
                      "What the party can do. The last one is free and does nothing: it goes on.")
            .optional("stays", &Encounter::stays, boolean(),
                      "True: it is offered again after each option, until the last one is taken, as a camp is.")
            .optional("colour", &Encounter::colour, colour(), "The colour of its picture's ground.")
            .optional("icon", &Encounter::icon, icon(), "Its picture, as of a status.");
    return table;
}

}  // namespace td
