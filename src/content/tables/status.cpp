// Field table of statuses.
#include "catalog/status_profile.hpp"
#include "content/fields/block_text.hpp"
#include "content/tables/tables.hpp"

namespace td {

const Fields<Status>& status_fields() {
    static const Fields<Status> table =
        named<Status>("A condition that a creature has for a while.")
            .optional("unit", &Status::unit,
                      choice<DurationUnit>({{"rounds", DurationUnit::rounds}, {"own_turns", DurationUnit::own_turns}}),
                      "What its duration counts: rounds, or turns of its bearer.")
            .optional("duration", &Status::duration, number(0, 999), "How long it lasts; 0: until it is removed.")
            .plain(modifier_traits)
            .optional("harm_kind", &Status::harm_kind, reference<DamageKindId>("damage_kinds"), "The kind of damage of `harm_rate`.")
            .optional("harm_lump", &Status::harm_lump, number(1, 99), "The harm of `harm_rate` comes in lumps of at least so many points.")
            .optional("harmful", &Status::harmful, boolean(), "False: it is good to have.")
            .optional("told", &Status::is_announced, cosmetic(boolean()),
                      "False: neither the log nor a word over the bearer announces that it comes or goes. For statuses that change almost "
                      "every turn.")
            .optional("triggers", &Status::triggers, triggers(TriggerOwner::status), triggers_doc(TriggerOwner::status))
            .optional("replaces", &Status::replaces, list(reference<StatusId>("statuses"), 0, 32),
                      "Statuses that end when this one is gained.")
            .optional("colour", &Status::colour, colour(), "The colour of its badge.")
            .optional("badge", &Status::badge, display_text(1, 2), "One or two letters that represent it if it has no icon.")
            .optional("icon", &Status::icon, icon(),
                      "Its picture, after a `|`: up to 10 lines of up to 10 letters, one for each pixel. White w, grey g, red r, orange o, "
                      "yellow y, green n, teal t, blue b, purple p, black k; capitals are darker; a dot is transparent.");
    return table;
}

}  // namespace td
