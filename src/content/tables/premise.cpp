// What authors may ask before something happens: the `if` of triggers and effects.
#include "content/tables/tables.hpp"

namespace td {

namespace {

using Asked = Premise::Kind;

Premise premise_of(Asked kind) {
    Premise premise;
    premise.kind = kind;
    return premise;
}

Fields<Premise>& add(Variants<Premise>& all, std::string_view name, const Premise& premise, std::string_view doc) {
    return all.choice(name, premise, doc).optional("not", &Premise::negated, truth(), "True: it must not be so.");
}
Fields<Premise>& add(Variants<Premise>& all, std::string_view name, Asked kind, std::string_view doc) {
    return add(all, name, premise_of(kind), doc);
}

/// One that speaks of a creature.
Fields<Premise>& add_whose(Variants<Premise>& all, std::string_view name, const Premise& premise, std::string_view doc) {
    return add(all, name, premise, doc)
        .optional("whose", &Premise::whose, choice<Premise::Whose>({{"other", Premise::Whose::other}, {"self", Premise::Whose::self}}),
                  "`self`: whom it happens to; `other`: who else has part in it.");
}
Fields<Premise>& add_whose(Variants<Premise>& all, std::string_view name, Asked kind, std::string_view doc) {
    return add_whose(all, name, premise_of(kind), doc);
}

void add_states(Variants<Premise>& all) {
    add_whose(all, "health_below", Asked::health_below, "Less than so much of its health is left.")
        .required("percent", &Premise::low, percent(1), "Percent of the greatest health.");
    add_whose(all, "has_status", Asked::has_status, "It is in a state.")
        .optional("status", &Premise::status, asked(reference<StatusId>("statuses")), "Which; left out: any harmful one.");
    add_whose(all, "on_terrain", Asked::on_terrain, "It stands on a terrain.")
        .required("terrain", &Premise::terrain, asked(reference<TerrainId>("terrains")), "Which.");
    add_whose(all, "on_feature", Asked::on_feature, "It stands on a feature.")
        .required("feature", &Premise::feature, asked(reference<FeatureId>("features")), "Which.");
    Premise speed = premise_of(Asked::speed);
    speed.low = slowest;
    speed.high = fastest;
    add_whose(all, "speed", speed, "It is so fast now.")
        .optional("at_least", &Premise::low, number(-3, 3), "From -3 (a quarter) to 3 (quadruple).")
        .optional("at_most", &Premise::high, number(-3, 3), "The same.")
        .range_of("at_least", "at_most");
    add_whose(all, "asleep", Asked::asleep, "It sleeps, as creatures do that wait for foes.");
    add_whose(all, "carries", Asked::carries, "It holds an item, has it attached, or leads those whose bag it is in.")
        .required("item", &Premise::item, asked(reference<ItemId>("items")), "Which.");
}

void add_kinds(Variants<Premise>& all) {
    add_whose(all, "species", Asked::species, "It is of a species.")
        .required("species", &Premise::species, asked(reference<SpeciesId>("species")), "Which.");
    add_whose(all, "side", Asked::of_side, "It is on a side.")
        .required("side", &Premise::faction, choice<std::uint8_t>({{"player", 0}, {"neutral", 1}, {"foe", 2}}), "As the player sees it.");
    add_whose(all, "moves_by", Asked::moves_by, "It gets about in one of these ways.")
        .required("ways", &Premise::mobility, mobilities(), "Which.");
    add_whose(all, "leader", Asked::leader, "It leads its team.");
    add_whose(all, "guest", Asked::guest, "It is a guest of its team.");
    add_whose(all, "alone", Asked::alone, "Nobody else of its team is left.");
}

void add_relations(Variants<Premise>& all) {
    add_whose(all, "foes_within", Asked::foes_within, "Foes of it are near.")
        .required("tiles", &Premise::low, number(1, 20), "How near.")
        .required("at_least", &Premise::high, number(1, 20), "How many.");
    add_whose(all, "foe", Asked::foe, "The two who have part in it are foes.");
    add_whose(all, "ally", Asked::ally, "The two who have part in it are on the same side.");
    add_whose(all, "within", Asked::within, "The two who have part in it are near each other.")
        .required("tiles", &Premise::low, number(0, 20), "At most so far apart; 1 is side by side.");
    add_whose(all, "faster", Asked::faster, "It is faster than the other.");
}

void add_surroundings(Variants<Premise>& all) {
    add(all, "weather", Asked::weather, "What the weather is.")
        .required("weather", &Premise::weather, asked(reference<WeatherId>("weathers")), "Which.");
    Premise floor = premise_of(Asked::floor);
    floor.low = 1;
    floor.high = 99;
    add(all, "floor", floor, "Which floor of the dungeon this is.")
        .optional("at_least", &Premise::low, number(1, 99), "From 1, the first.")
        .optional("at_most", &Premise::high, number(1, 99), "The same.")
        .range_of("at_least", "at_most");
}

void add_causes(Variants<Premise>& all) {
    add(all, "harm_kind", Asked::harm_kind, "What kind of harm it was.")
        .required("kind", &Premise::damage_kind, asked(reference<DamageKindId>("damage_kinds")), "Which.");
    add(all, "by_skill", Asked::by_skill, "Which skill it was done with.")
        .required("skill", &Premise::skill, asked(reference<SkillId>("skills")), "Which.");
    add(all, "by_item", Asked::by_item, "Which item was used.")
        .required("item", &Premise::item, asked(reference<ItemId>("items")), "Which.");
    add(all, "of_status", Asked::of_status, "Which status was gained or lost, or did the harm.")
        .required("status", &Premise::status, asked(reference<StatusId>("statuses")), "Which.");
}

const Variants<Premise>& premise_variants() {
    static const Variants<Premise> variants = [] {
        Variants<Premise> all("is", &Premise::kind);
        add_states(all);
        add_kinds(all);
        add_relations(all);
        add_surroundings(all);
        add_causes(all);
        return all;
    }();
    return variants;
}

}  // namespace

Value<std::vector<Premise>> premises() { return list(variant(premise_variants()), 0, 8); }

}  // namespace td
