// Field tables of skills, items and kinds of damage.
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<EffectLook>& look_fields() {
    static const Fields<EffectLook> table =
        Fields<EffectLook>("What is seen when it is done.")
            .optional("form", &EffectLook::form, word({"strike", "bolt", "burst", "ring", "sparkle", "splash", "beam"}),
                      "What flies or flashes.")
            .optional("colour", &EffectLook::colour, colour(), "Its colour.");
    return table;
}

const Variants<BreakingOff>& breaking_off_variants() {
    using Outcome = BreakingOff::Outcome;
    static const Variants<BreakingOff> variants = [] {
        Variants<BreakingOff> all("do", &BreakingOff::outcome);
        all.choice("nothing", {Outcome::nothing, {}}, "The turns are lost.");
        all.choice("share", {Outcome::share, {}}, "The amounts of its effects, in proportion to the turns spent.");
        all.choice("backfire", {Outcome::backfire, {}}, "Something happens to the doer itself.")
            .required("effects", &BreakingOff::backlash, effects(1), "What.");
        return all;
    }();
    return variants;
}

template <class T>
void add_cast_time(Fields<T>& table) {
    table.optional("turns", &T::turns, number(1, 99), "Turns in which it is given again; its effects come with the last.")
        .optional("on_cancel", &T::on_cancel, variant(breaking_off_variants()), "What comes of it when it is broken off before that.")
        .optional("interrupted_by_harm", &T::interrupted_by_harm, boolean(), "True: whoever is hurt at it breaks it off.")
        .optional("needs_peace", &T::needs_peace, boolean(), "True: impossible with foes in sight.")
        .optional("counts_as_wait", &T::counts_as_wait, boolean(), "True: each turn of it is a wait, not an action.");
}

}  // namespace

const Fields<Definition>& damage_kind_fields() {
    static const Fields<Definition> table = named<Definition>("A kind of harm, for resistances.");
    return table;
}

const Fields<Skill>& skill_fields() {
    static const Fields<Skill> table = [] {
        auto fields =
            named<Skill>("Something a creature can do to others or itself.")
                .optional("area", &Skill::area, area(), "Which tiles it reaches.")
                .optional("targets", &Skill::audience, audience(), "Whom of those it finds there it means.")
                .optional("accuracy", &Skill::accuracy, percent(), "Percent of cases in which it hits; 100 never misses.")
                .optional("charges", &Skill::charges, number(0, 99), "How often it can be used on a floor; 0: without limit.")
                .optional("pool_cost", &Skill::pool_cost, pool_cost(),
                          "Points of each pool that a use or a shot costs; who cannot pay cannot use it.")
                .optional("cooldown", &Skill::cooldown, cooldown(), "How long it rests after each use, as one of a creature's skills.")
                .optional("cost", &Skill::cost, number(1, 1000),
                          "Time that each of its turns takes; 100 is normal. The six-tier round takes any as one action.")
                .required("effects", &Skill::effects, effects(1), "What happens to each that is hit, in this order.")
                .optional("forfeits", &Skill::forfeits,
                          choice<Forfeit>({{"round", Forfeit::round}, {"next_turn", Forfeit::next_turn}, {"nothing", Forfeit::nothing}}),
                          "What it costs of the later tiers of the round, under the six-tier system: all of them, the next one, or none.")
                .optional("common", &Skill::common, boolean(),
                          "True: every species has it besides its own skills, unless it names it under `lacks`. Creatures that "
                          "nobody commands use it only where a plan names it.")
                .optional("look", &Skill::look, cosmetic(structure(look_fields())), "What is seen.")
                .optional("sound", &Skill::sound, cosmetic(reference<SoundId>("sounds")), "What is heard.");
        add_cast_time(fields);
        return fields;
    }();
    return table;
}

const Fields<Item>& item_fields() {
    static const Fields<Item> table = [] {
        auto fields =
            named<Item>("A thing to find, carry, use and throw.")
                .optional("stack", &Item::stack, number(1, 99), "How many lie in one place of the bag.")
                .optional("treasure", &Item::treasure, boolean(), "True for what is worth going down for.")
                .optional("use", &Item::use, effects(), "What using it does; left out: it cannot be used.")
                .optional("pool_cost", &Item::pool_cost, pool_cost(), "Points of each pool that using it costs.")
                .optional("used_up", &Item::used_up, boolean(), "False: using it leaves it in the bag.")
                .optional("use_area", &Item::use_area, area(), "Which tiles using it reaches.")
                .optional("use_targets", &Item::use_audience, audience(), "Whom of those it finds there it means.")
                .optional("thrown", &Item::thrown, effects(), "What it does to whom it hits when thrown.")
                .optional("throw_range", &Item::throw_range, number(1, 20), "How far it flies, in tiles.")
                .optional("breaks", &Item::breaks, boolean(), "True: gone when it hits.")
                .optional("part", &Item::part, part(), "What it does attached to a creature; left out: it cannot be.")
                .optional("triggers", &Item::triggers, triggers(TriggerOwner::item), triggers_doc(TriggerOwner::item))
                .optional("costs", &Item::costs, costs(), "What handling it costs; of a part also what steps and attacks with it do.")
                .optional("sprite", &Item::sprite, cosmetic(reference<SpriteId>("sprites")), "What it looks like.")
                .optional("sound", &Item::sound, cosmetic(reference<SoundId>("sounds")), "What is heard when it is used.");
        add_cast_time(fields);
        return fields;
    }();
    return table;
}

}  // namespace td
