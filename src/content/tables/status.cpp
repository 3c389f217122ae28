// Field table of statuses.
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
            .optional("speed", &Status::speed, number(-6, 6),
                      "Added to the speed, by which it steps; where turns are waited for, by which it waits.")
            .optional("attack_percent", &Status::attack_percent, number(0, 400), "Of its attack.")
            .optional("defence_percent", &Status::defence_percent, number(0, 400), "Of its defence.")
            .optional("accuracy_percent", &Status::accuracy_percent, number(0, 400), "Of the accuracy of what it does.")
            .optional("allowance_percent", &Status::allowance_percent, number(10, 400), "Of the ticks that a round gives, where it does.")
            .optional("wait_percent", &Status::wait_percent, number(10, 400), "Of the ticks from turn to turn, where they are waited for.")
            .optional("actions", &Status::actions, number(-8, 8), "Added to the number of actions in a turn, where several are allowed.")
            .optional(
                "harm_rate", &Status::harm_rate, number(0, 9999),
                "Health that it takes in ten rounds of 100 ticks, as time passes, less what the bearer resists: nobody loses more for "
                "acting more often, and fractions are kept.")
            .optional("harm_kind", &Status::harm_kind, reference<DamageKindId>("damage_kinds"), "The kind of that harm.")
            .optional("harm_lump", &Status::harm_lump, number(1, 99), "That harm comes in lumps of at least so many points.")
            .optional("heal_rate", &Status::heal_rate, number(0, 9999), "Health that it gives in ten rounds of 100 ticks, as time passes.")
            .optional("stops_acting", &Status::stops_acting, boolean(), "True: its turns pass unused, as if asleep.")
            .optional("stops_moving", &Status::stops_moving, boolean(), "True: it cannot take a step.")
            .optional("ends_when_hurt", &Status::ends_when_hurt, boolean(), "True: harm ends it.")
            .optional("harmful", &Status::harmful, boolean(), "False for what is good to have.")
            .optional("told", &Status::told, cosmetic(boolean()),
                      "False: neither the log nor a word over the bearer tells that it comes or goes, as it does so almost every turn.")
            .optional("stumble_percent", &Status::stumble_percent, percent(), "So many of its steps go in a random direction.")
            .optional("triggers", &Status::triggers, triggers(TriggerOwner::status), triggers_doc(TriggerOwner::status))
            .optional("replaces", &Status::replaces, list(reference<StatusId>("statuses"), 0, 32), "Gaining this one takes these away.")
            .optional("colour", &Status::colour, colour(), "Of its badge.")
            .optional("fire", &Status::is_fire, boolean(),
                      "True: quenching ground ends it, and it sets alight what burns where its bearer goes.")
            .optional("badge", &Status::badge, display_text(1, 2), "One or two letters that stand for it where it has no icon.")
            .optional(
                "icon", &Status::icon, icon(),
                "Its picture, behind a `|`: up to 10 lines of up to 10 letters, one for each pixel. White w, grey g, red r, orange o, "
                "yellow y, green n, teal t, blue b, purple p, capitals for darker ones, black k; a dot is nothing.");
    return table;
}

}  // namespace td
