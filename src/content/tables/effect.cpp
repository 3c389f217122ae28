// What skills, items, statuses and terrain can do, as authors write it.
#include "content/tables/tables.hpp"

namespace td {

namespace {

Effect effect_of(EffectKind kind, int amount = 0) {
    Effect effect;
    effect.kind = kind;
    effect.amount = amount;
    return effect;
}

constexpr std::string_view chance_doc = "Percent of cases in which it happens, decided for each creature.";

Fields<Effect>& add(Variants<Effect>& variants, std::string_view name, Effect prototype, std::string_view doc) {
    return variants.choice(name, prototype, doc)
        .optional("chance", &Effect::chance, percent(1), chance_doc)
        .optional("times", &Effect::times, number(1, 9), "Over and over, so often; each time has its own chance.")
        .optional("if", &Effect::conditions, conditions(), "All of these must hold; `self` is the target, `other` the doer.");
}

void add_healing_and_harm(Variants<Effect>& variants) {
    add(variants, "damage", effect_of(EffectKind::damage), "Hurts: its power is weighed by the doer's attack and the defence.")
        .required("power", &Effect::amount, number(1, 200), "How hard it hits; a plain bite has about 10.")
        .required("kind", &Effect::damage_kind, reference<DamageKindId>("damage_kinds"), "What resistances look at.");
    add(variants, "harm", effect_of(EffectKind::harm), "Takes plain health, whoever does it; resistances count.")
        .optional("amount", &Effect::amount, number(0, 999), "Points of health.")
        .optional("percent", &Effect::percent, percent(), "Percent of the greatest health, on top of the amount.")
        .required("kind", &Effect::damage_kind, reference<DamageKindId>("damage_kinds"), "What resistances look at.");
    add(variants, "explode", effect_of(EffectKind::explode), "Takes plain health from everyone around the target, and from it.")
        .required("amount", &Effect::amount, number(1, 999), "Points of health.")
        .optional("radius", &Effect::radius, number(0, 5), "How far, in tiles.")
        .required("kind", &Effect::damage_kind, reference<DamageKindId>("damage_kinds"), "What resistances look at.");
    add(variants, "heal", effect_of(EffectKind::heal), "Gives health back.")
        .optional("amount", &Effect::amount, number(0, 999), "Points of health.")
        .optional("percent", &Effect::percent, percent(), "Percent of the greatest health, on top of the amount.");
    add(variants, "restore_charges", effect_of(EffectKind::restore_charges, 1), "Gives charges back to every skill.")
        .optional("amount", &Effect::amount, number(1, 99), "Charges for each skill.");
}

void add_statuses(Variants<Effect>& variants) {
    add(variants, "gain_status", effect_of(EffectKind::gain_status), "Puts a status on.")
        .required("status", &Effect::status, reference<StatusId>("statuses"), "Which.")
        .optional("duration", &Effect::amount, number(0, 999), "In the status's own unit; 0: as long as the status says.");
    add(variants, "lose_status", effect_of(EffectKind::lose_status), "Takes a status away.")
        .optional("status", &Effect::status, reference_only(reference<StatusId>("statuses")), "Which; left out: every harmful one.");
}

void add_movements(Variants<Effect>& variants) {
    add(variants, "push", effect_of(EffectKind::push, 1), "Moves it away from the doer.")
        .optional("tiles", &Effect::amount, number(1, 20), "At most so far.");
    add(variants, "pull", effect_of(EffectKind::pull, 1), "Moves it towards the doer.")
        .optional("tiles", &Effect::amount, number(1, 20), "At most so far.");
    add(variants, "teleport", effect_of(EffectKind::teleport), "To a random free place of the floor.");
    add(variants, "alarm", effect_of(EffectKind::alarm), "The target's foes around wake up and come for it.")
        .required("radius", &Effect::radius, number(1, 60), "How far, in tiles.");
    add(variants, "transform", effect_of(EffectKind::transform), "It becomes another creature, with the same share of its health.")
        .required("species", &Effect::species, reference<SpeciesId>("species"), "Which.");
    add(variants, "swap_places", effect_of(EffectKind::swap_places), "The doer and the target change places.");
}

void add_features(Variants<Effect>& variants) {
    add(variants, "place", effect_of(EffectKind::place_feature), "A feature comes to stand on the tiles of the area.")
        .required("feature", &Effect::feature, reference<FeatureId>("features"), "Which.");
    add(variants, "clear", effect_of(EffectKind::clear_features), "Features of the area go away.")
        .optional("feature", &Effect::feature, reference<FeatureId>("features"), "Which; left out: all but doors and what is solid.");
    add(variants, "leave_item", effect_of(EffectKind::leave_item, 1), "Something comes to lie on the tiles of the area.")
        .required("item", &Effect::item, reference<ItemId>("items"), "What.")
        .optional("count", &Effect::amount, number(1, 99), "How many on each.");
    add(variants, "reveal_traps", effect_of(EffectKind::reveal_traps), "What is hidden in the area is found.");
    add(variants, "change_weather", effect_of(EffectKind::change_weather), "Another weather comes over the floor.")
        .required("weather", &Effect::weather, reference<WeatherId>("weathers"), "Which.")
        .optional("rounds", &Effect::amount, number(0, 999), "How long; 0: until something changes it.");
    add(variants, "end_round", effect_of(EffectKind::end_round),
        "An ambush: once the turn in which it happens is over, nobody acts any more in this round, whoever sprang it included.");
    add(variants, "ignite", effect_of(EffectKind::ignite), "What burns in the area catches fire.");
    add(variants, "extinguish", effect_of(EffectKind::extinguish), "The fires of the area go out.");
}

void add_changes_of_the_floor(Variants<Effect>& variants) {
    add(variants, "reveal_map", effect_of(EffectKind::reveal_map), "The doer's side learns the whole floor.");
    add(variants, "change_terrain", effect_of(EffectKind::change_terrain), "The tiles of the area become another terrain.")
        .required("terrain", &Effect::terrain, reference<TerrainId>("terrains"), "Which.");
    add(variants, "dig", effect_of(EffectKind::dig), "Tiles of the area that can be dug through become another terrain.")
        .required("terrain", &Effect::terrain, reference<TerrainId>("terrains"), "Which.");
    add(variants, "summon", effect_of(EffectKind::summon, 1),
        "Creatures join the doer's team as guests, beside it. Of a trap or a floor: the foes, or the player's side if a foe set it off.")
        .required("species", &Effect::species, reference<SpeciesId>("species"), "Which.")
        .optional("count", &Effect::amount, number(1, 8), "How many.");
}

const Variants<Effect>& effect_variants() {
    static const Variants<Effect> variants = [] {
        Variants<Effect> all("do", &Effect::kind);
        add_healing_and_harm(all);
        add_statuses(all);
        add_movements(all);
        add_changes_of_the_floor(all);
        add_features(all);
        return all;
    }();
    return variants;
}

Fields<Area>& add(Variants<Area>& variants, std::string_view name, Area prototype, std::string_view doc) {
    return variants.choice(name, prototype, doc);
}

const Variants<Area>& area_variants() {
    static const Variants<Area> variants = [] {
        constexpr std::string_view range_doc = "How far, in tiles.";
        constexpr std::string_view radius_doc = "How far from its centre, in tiles.";
        Variants<Area> all("shape", &Area::shape);
        add(all, "self", {Shape::self, 0, 0}, "The doer's own tile.");
        add(all, "front", {Shape::front, 1, 0}, "The one tile ahead.");
        add(all, "ahead", {Shape::ahead, 1, 0}, "The one tile ahead, be it solid.");
        add(all, "arc", {Shape::arc, 1, 0}, "The tile ahead and its two neighbours.");
        add(all, "line", {Shape::line, 6, 0}, "Straight ahead, up to the first creature meant or a wall.")
            .optional("range", &Area::range, number(1, 20), range_doc);
        add(all, "beam", {Shape::beam, 6, 0}, "Straight ahead through creatures, up to a wall.")
            .optional("range", &Area::range, number(1, 20), range_doc);
        add(all, "cone", {Shape::cone, 3, 0}, "Ahead, widening.").optional("range", &Area::range, number(1, 20), range_doc);
        add(all, "burst", {Shape::burst, 6, 1}, "Everything around a chosen tile in sight.")
            .optional("range", &Area::range, number(0, 20), range_doc)
            .optional("radius", &Area::radius, number(0, 5), radius_doc);
        add(all, "ring", {Shape::ring, 0, 1}, "Everything around the doer, but not the doer.")
            .optional("radius", &Area::radius, number(1, 5), radius_doc);
        add(all, "cross", {Shape::cross, 4, 0}, "The four straight lines from the doer, up to walls.")
            .optional("range", &Area::range, number(1, 20), range_doc);
        add(all, "sight", {Shape::sight, 20, 0}, "Everything the doer sees.").optional("range", &Area::range, number(1, 20), range_doc);
        return all;
    }();
    return variants;
}

}  // namespace

Value<std::vector<Effect>> effects(int at_least) { return list(variant(effect_variants()), at_least, 12); }

Value<Area> area() { return variant(area_variants()); }

Value<Audience> audience() {
    return choice<Audience>(
        {{"foes", Audience::foes}, {"allies", Audience::allies}, {"everyone", Audience::everyone}, {"self", Audience::self}});
}

Value<MobilitySet> mobilities() {
    constexpr Mobility all[] = {Mobility::walk, Mobility::swim, Mobility::fly, Mobility::phase};
    const auto ways = list(
        choice<Mobility>({{"walk", Mobility::walk}, {"swim", Mobility::swim}, {"fly", Mobility::fly}, {"phase", Mobility::phase}}), 0, 4);
    return {ways.kind,
            [ways](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<MobilitySet> {
                const auto read = ways.read(node, reader);
                if (!read) return std::nullopt;
                unsigned set = 0;
                for (const Mobility way : *read) set |= static_cast<unsigned>(way);
                return static_cast<MobilitySet>(set);
            },
            [ways, all](MobilitySet set, const ValueKind&) {
                std::vector<Mobility> present;
                for (const Mobility way : all)
                    if ((set & static_cast<unsigned>(way)) != 0) present.push_back(way);
                return ways.write(present);
            }};
}

}  // namespace td
