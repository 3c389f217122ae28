// Field tables of features: doors, webs, fire, oil, and other things on a tile.
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<Clinging>& clinging_fields() {
    static const Fields<Clinging> table =
        Fields<Clinging>("It holds creatures that stand in it: to step out, they must struggle until it tears.")
            .optional("tries", &Clinging::tries, number(1, 20), "Number of successful struggles until it tears.")
            .optional("chance", &Clinging::chance, percent(1), "Percent of struggles that succeed.")
            .optional("spares", &Clinging::spares, reference<StatusId>("statuses"),
                      "Creatures that are immune to this status are not held.");
    return table;
}

const Fields<Burning>& burning_fields() {
    static const Fields<Burning> table =
        Fields<Burning>("How it burns when it catches fire.")
            .optional("fuel", &Burning::fuel, number(0, 100'000), "Ticks that it burns (100 is a normal turn); 0: forever.")
            .optional("rate", &Burning::rate, number(0, 1000), "Health per 100 ticks that it takes from creatures on the tile.")
            .required("kind", &Burning::kind, reference<DamageKindId>("damage_kinds"), "The kind of damage, which resistances apply to.")
            .optional("spreads", &Burning::spreads, number(0, 100'000),
                      "Ticks after which features next to it that can burn catch fire; 0: never.")
            .optional("lit", &Burning::lit, boolean(),
                      "True: it is nothing but a flame: burning from the start, and gone when it is put out.")
            .optional("leaves", &Burning::leaves, reference<FeatureId>("features"), "The feature that remains when it has burnt.");
    return table;
}

}  // namespace

const Fields<Feature>& feature_fields() {
    static const Fields<Feature> table =
        named<Feature>("A thing on a tile that is neither a creature nor an item: doors, crates, traps. Content must have a `door`.")
            .required("glyph", &Feature::glyph, glyph(),
                      "Its character where a floor is printed and in the maps of scenes; no other terrain or feature should have it.")
            .optional("solid", &Feature::solid, boolean(), "True: it stops all creatures that cannot pass through walls.")
            .optional("blocks_sight", &Feature::blocks_sight, boolean(), "True: nobody sees through it.")
            .optional("opens_into", &Feature::opens_into, reference<FeatureId>("features"),
                      "The feature that it becomes when a creature walks into it.")
            .optional("needs", &Feature::needs, reference_only(reference<ItemId>("items")),
                      "It opens only for a creature that holds this item, or whose team has it in the bag; only with `opens_into`.")
            .optional("uses_up", &Feature::uses_up, boolean(), "True: opening it uses one of the item that it `needs` up.")
            .optional("closes_into", &Feature::closes_into, reference<FeatureId>("features"),
                      "The feature that it becomes when it is closed by hand.")
            .optional("holds", &Feature::holds, structure(clinging_fields()), "It holds whoever enters it.")
            .optional("burns", &Feature::burns, structure(burning_fields()), "It can catch fire.")
            .optional("regeneration", &Feature::regeneration, number(0, 1000), "Health that a creature on this tile recovers in 10 rounds.")
            .optional("hidden", &Feature::hidden, boolean(),
                      "True: creatures that did not lay it have to find it first: by walking past it, by waiting beside it, or by stepping "
                      "on it.")
            .optional("triggers", &Feature::triggers, triggers(TriggerOwner::feature), triggers_doc(TriggerOwner::feature))
            .optional("look", &Feature::look,
                      cosmetic(word({"door", "open_door", "web", "fire", "oil", "brush", "ashes", "spring", "rubble", "crate", "snare",
                                     "plate", "vent", "bell", "lid", "lever", "rune"})),
                      "How it is drawn.")
            .optional("sprite", &Feature::sprite, cosmetic(reference<SpriteId>("sprites")),
                      "A picture of its own, used instead of `look`.");
    return table;
}

}  // namespace td
