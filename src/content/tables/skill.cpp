// Field tables of skills, items and kinds of damage.
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<EffectLook>& look_fields() {
    static const Fields<EffectLook> table =
        Fields<EffectLook>("What players see when it is used.")
            .optional("form", &EffectLook::form, word({"strike", "bolt", "burst", "ring", "sparkle", "splash", "beam"}),
                      "The shape of the effect.")
            .optional("colour", &EffectLook::colour, colour(), "Its colour.");
    return table;
}

const Variants<BreakingOff>& breaking_off_variants() {
    using Outcome = BreakingOff::Outcome;
    static const Variants<BreakingOff> variants = [] {
        Variants<BreakingOff> all("do", &BreakingOff::outcome);
        all.choice("nothing", {.outcome = Outcome::nothing}, "The turns are lost.");
        all.choice("share", {.outcome = Outcome::share}, "Its effects happen, with amounts in proportion to the turns spent.");
        all.choice("backfire", {.outcome = Outcome::backfire}, "Something happens to the creature itself.")
            .required("effects", &BreakingOff::backlash, effects(1), "What.");
        return all;
    }();
    return variants;
}

template <class T>
void add_cast_time(Fields<T>& table) {
    table.optional("turns", &T::turns, number(1, 99), "How many turns it takes; its effects come on the last.")
        .optional(
            "ap", &T::points, number(1, 9),
            "Action points that each of its turns costs where time is counted by `wait_time`; a creature has its `actions` in a turn.")
        .optional("on_cancel", &T::on_cancel, variant(breaking_off_variants()), "What happens if it is interrupted before that.")
        .optional("interrupted_by_harm", &T::interrupted_by_harm, boolean(), "True: it is interrupted when its user is hurt.")
        .optional("needs_peace", &T::needs_peace, boolean(), "True: it is impossible while foes are in sight.")
        .optional("counts_as_wait", &T::counts_as_wait, boolean(), "True: each of its turns counts as a wait, not as an action.");
}

}  // namespace

const Fields<Definition>& damage_kind_fields() {
    static const Fields<Definition> table = named<Definition>("A kind of damage, for resistances.");
    return table;
}

const Fields<Skill>& skill_fields() {
    static const Fields<Skill> table = [] {
        auto fields =
            named<Skill>("Something a creature can do to others or to itself.")
                .optional("area", &Skill::area, area(), "Which tiles it reaches.")
                .optional("targets", &Skill::audience, audience(), "Which of the creatures there are affected.")
                .optional("accuracy", &Skill::accuracy, percent(),
                          "Percent chance that it hits a foe, from which the foe's evasion is subtracted; at least 5 percent hit, and 100 "
                          "never misses.")
                .optional("charges", &Skill::charges, number(0, 99), "How often it can be used on a floor; 0: no limit.")
                .optional("pool_cost", &Skill::pool_cost, pool_cost(),
                          "Points of each pool that a use or a shot costs; a creature that cannot pay cannot use it.")
                .optional("cooldown", &Skill::cooldown, cooldown(),
                          "How long it cannot be used after each use, as one of a creature's skills.")
                .optional("cost", &Skill::cost, number(1, 1000),
                          "Ticks that each of its turns takes; 100 is normal. In the six-tier round it is always one action.")
                .required("effects", &Skill::effects, effects(1), "What happens to each creature that is hit, in this order.")
                .optional("forfeits", &Skill::forfeits,
                          choice<Forfeit>({{"round", Forfeit::round}, {"next_turn", Forfeit::next_turn}, {"nothing", Forfeit::nothing}}),
                          "Under the six-tier system: which later tiers of the round it forfeits: all of them, the next one, or none.")
                .optional("common", &Skill::common, boolean(),
                          "True: every species has it in addition to its own skills, unless it lists it under `lacks`. Creatures that the "
                          "computer controls use it only if a plan names it.")
                .optional("look", &Skill::look, cosmetic(structure(look_fields())), "What players see.")
                .optional("sound", &Skill::sound, cosmetic(reference<SoundId>("sounds")), "What players hear.");
        add_cast_time(fields);
        return fields;
    }();
    return table;
}

const Fields<Item>& item_fields() {
    static const Fields<Item> table = [] {
        auto fields =
            named<Item>("A thing that can be found, carried, used and thrown.")
                .optional("stack", &Item::stack, number(1, 99), "How many fit in one slot of the bag.")
                .optional("treasure", &Item::treasure, boolean(), "True: it is treasure, a reason to explore the dungeon.")
                .optional("use", &Item::use, effects(), "What using it does; default: it cannot be used.")
                .optional("pool_cost", &Item::pool_cost, pool_cost(), "Points of each pool that using it costs.")
                .optional("used_up", &Item::used_up, boolean(), "False: it stays in the bag when it is used.")
                .optional("use_area", &Item::use_area, area(), "The tiles that using it reaches.")
                .optional("use_targets", &Item::use_audience, audience(), "Which of the creatures there are affected.")
                .optional("thrown", &Item::thrown, effects(), "What it does to the creature that it hits when it is thrown.")
                .optional("throw_range", &Item::throw_range, number(1, 20), "How far it flies, in tiles.")
                .optional("breaks", &Item::breaks, boolean(), "True: it is gone when it hits.")
                .optional("part", &Item::part, part(), "What it does while it is attached to a creature; default: it cannot be attached.")
                .optional("triggers", &Item::triggers, triggers(TriggerOwner::item), triggers_doc(TriggerOwner::item))
                .optional("costs", &Item::costs, costs(), "What handling it costs; for a part also what steps and attacks with it cost.")
                .optional("sprite", &Item::sprite, cosmetic(reference<SpriteId>("sprites")), "Its appearance.")
                .optional("sound", &Item::sound, cosmetic(reference<SoundId>("sounds")), "What players hear when it is used.");
        add_cast_time(fields);
        return fields;
    }();
    return table;
}

}  // namespace td
