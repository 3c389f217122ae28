// Field tables of difficulties.
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<TacticSwap>& swap_fields() {
    static const Fields<TacticSwap> table =
        Fields<TacticSwap>("Makes foes with one tactic follow another.")
            .required("tactic", &TacticSwap::tactic, reference<TacticId>("tactics"), "The tactic that is replaced.")
            .required("by", &TacticSwap::by, reference<TacticId>("tactics"), "The tactic that they follow instead.")
            .optional("percent", &TacticSwap::percent, percent(1),
                      "Percentage of the foes with that tactic that change, decided once for each of them.");
    return table;
}

const Fields<Minds>& minds_fields() {
    static const Fields<Minds> table =
        Fields<Minds>("How well the party's foes play.")
            .optional("overlook", &Minds::overlook, percent(0, 90),
                      "Percent chance that a foe overlooks a plan of its tactic, drawn for each plan in each turn.")
            .optional("look_further", &Minds::look_further, number(-most_look_ahead, most_look_ahead),
                      "Added to the rounds that foes look ahead, if their tactic has a `look_ahead`; negative: they look less far.")
            .optional("swaps", &Minds::swaps, list(structure(swap_fields()), 0, 32),
                      "Other tactics for foes, both those that a floor starts with and those that arrive later. The first entry that "
                      "applies to a foe counts.");
    return table;
}

}  // namespace

const Fields<Difficulty>& difficulty_fields() {
    static const Fields<Difficulty> table =
        named<Difficulty>("A level of difficulty, which the player chooses before a run. It never changes health or damage.")
            .optional("main", &Difficulty::main, boolean(), "True: it is offered first, and is the default.")
            .optional("minds", &Difficulty::minds, structure(minds_fields()), "How well the party's foes play.")
            .optional("teams_percent", &Difficulty::teams_percent, number(25, 400),
                      "Percentage of the teams of foes, both those that a floor starts with and those that arrive later. At least one team "
                      "remains.")
            .optional("bag_percent", &Difficulty::bag_percent, number(0, 400), "Percentage of each item in the bag that the dungeon gives.")
            .optional("bag", &Difficulty::bag, provisions(), "Additional items in the party's bag.")
            .optional("fallen_percent", &Difficulty::fallen_percent, number(0, 400),
                      "Percentage of the rounds for which a fallen member can be revived; 0: it is lost at once.");
    return table;
}

}  // namespace td
