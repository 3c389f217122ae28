// Field table of statuses.
#include "catalog/status_profile.hpp"
#include "content/fields/block_text.hpp"
#include "content/tables/tables.hpp"

namespace td {

const Fields<Status>& status_fields() {
    static const Fields<Status> table =
        named<Status>("A state that a creature is in for a while.")
            .optional("unit", &Status::unit,
                      choice<DurationUnit>({{"rounds", DurationUnit::rounds}, {"own_turns", DurationUnit::own_turns}}),
                      "What its duration counts: rounds, or turns of who has it.")
            .optional("duration", &Status::duration, number(0, 999), "How long it lasts; 0: until it is taken away.")
            .plain(status_traits)
            .optional("harm_kind", &Status::harm_kind, reference<DamageKindId>("damage_kinds"), "The kind of that harm.")
            .optional("harm_lump", &Status::harm_lump, number(1, 99), "That harm comes in lumps of at least so many points.")
            .optional("harmful", &Status::harmful, boolean(), "False for what is good to have.")
            .optional("told", &Status::is_announced, cosmetic(boolean()),
                      "False: neither the log nor a word over the bearer tells that it comes or goes, as it does so almost every turn.")
            .optional("triggers", &Status::triggers, triggers(TriggerOwner::status), triggers_doc(TriggerOwner::status))
            .optional("replaces", &Status::replaces, list(reference<StatusId>("statuses"), 0, 32), "Gaining this one takes these away.")
            .optional("colour", &Status::colour, colour(), "Of its badge.")
            .optional("badge", &Status::badge, display_text(1, 2), "One or two letters that stand for it where it has no icon.")
            .optional(
                "icon", &Status::icon, icon(),
                "Its picture, behind a `|`: up to 10 lines of up to 10 letters, one for each pixel. White w, grey g, red r, orange o, "
                "yellow y, green n, teal t, blue b, purple p, capitals for darker ones, black k; a dot is nothing.");
    return table;
}

}  // namespace td
