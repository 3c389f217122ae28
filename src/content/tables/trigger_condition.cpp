// Field tables of trigger conditions: the `if` of triggers and effects.
#include "content/tables/tables.hpp"

namespace td {

namespace {

using Asked = TriggerCondition::Kind;

TriggerCondition trigger_condition_of(Asked kind) {
    TriggerCondition condition;
    condition.kind = kind;
    return condition;
}

Fields<TriggerCondition>& add(Variants<TriggerCondition>& all, std::string_view name, const TriggerCondition& condition,
                              std::string_view doc) {
    return all.choice(name, condition, doc).optional("not", &TriggerCondition::negated, boolean(), "True: the condition must not hold.");
}
Fields<TriggerCondition>& add(Variants<TriggerCondition>& all, std::string_view name, Asked kind, std::string_view doc) {
    return add(all, name, trigger_condition_of(kind), doc);
}

/// Adds a condition about a creature.
Fields<TriggerCondition>& add_whose(Variants<TriggerCondition>& all, std::string_view name, const TriggerCondition& condition,
                                    std::string_view doc) {
    return add(all, name, condition, doc)
        .optional("whose", &TriggerCondition::whose,
                  choice<TriggerCondition::Whose>({{"other", TriggerCondition::Whose::other}, {"self", TriggerCondition::Whose::self}}),
                  "`self`: the creature of the event; `other`: the other creature of the event.");
}
Fields<TriggerCondition>& add_whose(Variants<TriggerCondition>& all, std::string_view name, Asked kind, std::string_view doc) {
    return add_whose(all, name, trigger_condition_of(kind), doc);
}

void add_states(Variants<TriggerCondition>& all) {
    add_whose(all, "health_below", Asked::health_below, "Its health is below a percentage.")
        .required("percent", &TriggerCondition::low, percent(1), "Percent of the maximum health.");
    add_whose(all, "has_status", Asked::has_status, "It has a status.")
        .optional("status", &TriggerCondition::status, reference_only(reference<StatusId>("statuses")),
                  "Which status; default: any harmful one.");
    add_whose(all, "on_terrain", Asked::on_terrain, "It is on a terrain.")
        .required("terrain", &TriggerCondition::terrain, reference_only(reference<TerrainId>("terrains")), "Which.");
    add_whose(all, "on_feature", Asked::on_feature, "It is on a feature.")
        .required("feature", &TriggerCondition::feature, reference_only(reference<FeatureId>("features")), "Which.");
    TriggerCondition speed = trigger_condition_of(Asked::speed);
    speed.low = slowest;
    speed.high = fastest;
    add_whose(all, "speed", speed, "Its current speed is in a range.")
        .optional("at_least", &TriggerCondition::low, number(-3, 3), "From -3 (a quarter) to 3 (quadruple).")
        .optional("at_most", &TriggerCondition::high, number(-3, 3), "The same.")
        .range_of("at_least", "at_most");
    add_whose(all, "asleep", Asked::asleep, "It is asleep, like creatures that wait for foes.");
    add_whose(all, "carries", Asked::carries, "It holds an item, has it attached, or leads the team with it in its bag.")
        .required("item", &TriggerCondition::item, reference_only(reference<ItemId>("items")), "Which.");
}

void add_kinds(Variants<TriggerCondition>& all) {
    add_whose(all, "species", Asked::species, "It is of a species.")
        .required("species", &TriggerCondition::species, reference_only(reference<SpeciesId>("species")), "Which.");
    add_whose(all, "side", Asked::of_side, "It is on a side.")
        .required("side", &TriggerCondition::faction, choice<std::uint8_t>({{"player", 0}, {"neutral", 1}, {"foe", 2}}),
                  "The side, from the player's point of view.");
    add_whose(all, "moves_by", Asked::moves_by, "It moves in one of these ways.")
        .required("ways", &TriggerCondition::mobility, mobilities(), "Which.");
    add_whose(all, "leader", Asked::leader, "It leads its team.");
    add_whose(all, "guest", Asked::guest, "It is a guest of its team.");
    add_whose(all, "place", Asked::place, "Its place in the order in which its team acts: the leader is the first, guests come last.")
        .required("at", &TriggerCondition::low, number(1, 8), "Counted from 1, among those that are there.");
    add_whose(all, "alone", Asked::alone, "It is the last of its team.");
}

void add_relations(Variants<TriggerCondition>& all) {
    add_whose(all, "foes_within", Asked::foes_within, "It sees foes near itself.")
        .required("tiles", &TriggerCondition::low, number(1, 20), "How near.")
        .required("at_least", &TriggerCondition::high, number(1, 20), "How many.");
    add_whose(all, "acted", Asked::acted, "It has had a turn in this round.");
    add_whose(
        all, "follow_up", Asked::follow_up,
        "In this round it was already struck by the member listed just before the other creature. For a second strike that does more.")
        .optional("same_tier", &TriggerCondition::same_tier, boolean(),
                  "True: it was struck in the same tier, or in the same tick under the other time systems.");
    add_whose(all, "foe", Asked::foe, "The two creatures of the event are foes.");
    add_whose(all, "ally", Asked::ally, "The two creatures of the event are on the same side.");
    add_whose(all, "within", Asked::within, "The two creatures of the event are near each other.")
        .required("tiles", &TriggerCondition::low, number(0, 20), "Maximum distance in tiles; 1 is adjacent.");
    add_whose(all, "faster", Asked::faster, "It is faster than the other.");
}

void add_surroundings(Variants<TriggerCondition>& all) {
    add(all, "weather", Asked::weather, "What the weather is.")
        .required("weather", &TriggerCondition::weather, reference_only(reference<WeatherId>("weathers")), "Which.");
    add(all, "late", Asked::late, "This much of the round has passed. The six tiers are at 0, 25, 33, 50, 67 and 75 ticks.")
        .required("ticks", &TriggerCondition::low, number(1, 999), "Minimum number of ticks since the round started.");
    TriggerCondition floor = trigger_condition_of(Asked::floor);
    floor.low = 1;
    floor.high = 99;
    add(all, "floor", floor, "The number of the floor.")
        .optional("at_least", &TriggerCondition::low, number(1, 99), "Counted from 1.")
        .optional("at_most", &TriggerCondition::high, number(1, 99), "The same.")
        .range_of("at_least", "at_most");
}

void add_causes(Variants<TriggerCondition>& all) {
    add(all, "harm_kind", Asked::harm_kind, "The kind of damage.")
        .required("kind", &TriggerCondition::damage_kind, reference_only(reference<DamageKindId>("damage_kinds")), "Which.");
    add(all, "by_skill", Asked::by_skill, "The skill that was used.")
        .required("skill", &TriggerCondition::skill, reference_only(reference<SkillId>("skills")), "Which.");
    add(all, "by_item", Asked::by_item, "The item that was used.")
        .required("item", &TriggerCondition::item, reference_only(reference<ItemId>("items")), "Which.");
    add(all, "of_status", Asked::of_status, "The status that was gained or lost, or that did the harm.")
        .required("status", &TriggerCondition::status, reference_only(reference<StatusId>("statuses")), "Which.");
}

const Variants<TriggerCondition>& trigger_condition_variants() {
    static const Variants<TriggerCondition> variants = [] {
        Variants<TriggerCondition> all("is", &TriggerCondition::kind);
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

Value<std::vector<TriggerCondition>> conditions() { return list(variant(trigger_condition_variants()), 0, 8); }

}  // namespace td
