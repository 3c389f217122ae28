// Field tables of difficulties.
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<TacticSwap>& swap_fields() {
    static const Fields<TacticSwap> table =
        Fields<TacticSwap>("Foes that would follow one tactic follow another.")
            .required("tactic", &TacticSwap::tactic, reference<TacticId>("tactics"), "The tactic that is replaced.")
            .required("by", &TacticSwap::by, reference<TacticId>("tactics"), "The tactic that they follow instead.")
            .optional("percent", &TacticSwap::percent, percent(1), "Of the foes with that tactic, drawn once for each of them.");
    return table;
}

const Fields<Minds>& minds_fields() {
    static const Fields<Minds> table =
        Fields<Minds>("How well the party's foes play.")
            .optional("overlook", &Minds::overlook, percent(0, 90),
                      "Percent chance that a foe overlooks a plan of its tactic, drawn for each plan in each turn.")
            .optional("look_further", &Minds::look_further, number(-most_look_ahead, most_look_ahead),
                      "Rounds more, or below 0 fewer, that foes play ahead in mind, of those whose tactic has a `look_ahead`.")
            .optional("swaps", &Minds::swaps, list(structure(swap_fields()), 0, 32),
                      "Other tactics for foes: for those that a floor starts with, and for those that arrive later. The first entry that "
                      "applies to a foe counts.");
    return table;
}

}  // namespace

const Fields<Difficulty>& difficulty_fields() {
    static const Fields<Difficulty> table =
        named<Difficulty>("What a player chooses before a run, besides the dungeon. It changes no creature's health and no damage.")
            .optional("main", &Difficulty::main, boolean(), "True: it is offered first, and runs that name none have it.")
            .optional("minds", &Difficulty::minds, structure(minds_fields()), "How well the party's foes play.")
            .optional(
                "teams_percent", &Difficulty::teams_percent, number(25, 400),
                "Of the teams of foes that a floor starts with, and of those that arrive later. Of what there is one remains at least.")
            .optional("bag_percent", &Difficulty::bag_percent, number(0, 400), "Of the items in the dungeon's own bag, each by itself.")
            .optional("bag", &Difficulty::bag, provisions(), "What the party has with it besides.")
            .optional("fallen_percent", &Difficulty::fallen_percent, number(0, 400),
                      "Of the rounds for which a fallen member can be brought back; 0: it is lost at once.");
    return table;
}

}  // namespace td
