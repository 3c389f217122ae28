// Field tables of effects: the things that skills, items, triggers and features can do.
#include "catalog/effect_traits.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

constexpr std::string_view chance_doc = "Percent chance that it happens, decided for each creature.";

template <class Payload>
Fields<Effect>& add(Variants<Effect>& variants, std::string_view doc) {
    return variants.choice(effect_traits<Payload>.name, Effect{.payload = Payload{}}, doc)
        .optional("chance", &Effect::chance, percent(1), chance_doc)
        .optional("times", &Effect::times, number(1, 9), "How many times it happens; each time has its own chance.")
        .optional("if", &Effect::conditions, conditions(), "All of these must hold; `self` is the target, `other` the actor.");
}

void add_healing_and_harm(Variants<Effect>& variants) {
    add<effect::Damage>(variants, "Damage: its power is scaled by the attack of the actor and the defence of the target.")
        .required("power", &effect::Damage::power, number(1, 200), "How hard it hits; a plain bite has a power of about 10.")
        .required("kind", &effect::Damage::kind, reference<DamageKindId>("damage_kinds"),
                  "The kind of damage, which resistances apply to.");
    add<effect::Harm>(variants, "Takes health, regardless of attack and defence; resistances apply.")
        .optional("amount", &effect::Harm::amount, number(0, 999), "Points of health.")
        .optional("percent", &effect::Harm::percent, percent(), "Percent of the maximum health, added to the amount.")
        .required("kind", &effect::Harm::kind, reference<DamageKindId>("damage_kinds"), "The kind of damage, which resistances apply to.");
    add<effect::Explode>(variants, "Takes health from the target and everyone around it, regardless of attack and defence.")
        .required("amount", &effect::Explode::amount, number(1, 999), "Points of health.")
        .optional("radius", &effect::Explode::radius, number(0, 5), "Distance in tiles.")
        .required("kind", &effect::Explode::kind, reference<DamageKindId>("damage_kinds"),
                  "The kind of damage, which resistances apply to.");
    add<effect::Strike>(variants, "The actor strikes the target out of turn, at no cost. Creatures that sleep or cannot act don't strike.")
        .optional("skill", &effect::Strike::skill, reference<SkillId>("skills"),
                  "The skill that it strikes with; default: its plain attack.");
    add<effect::Heal>(variants, "Restores health.")
        .optional("amount", &effect::Heal::amount, number(0, 999), "Points of health.")
        .optional("percent", &effect::Heal::percent, percent(), "Percent of the maximum health, added to the amount.");
    add<effect::Revive>(variants, "Revives fallen creatures of the actor's side in the area.")
        .optional("percent", &effect::Revive::percent, percent(1), "The health of the revived creature, as a percentage of its maximum.");
    add<effect::RestoreCharges>(variants, "Restores charges of every skill.")
        .optional("amount", &effect::RestoreCharges::amount, number(1, 99), "Charges for each skill.");
    add<effect::RestorePool>(variants, "Restores part of a pool; a pool that fills up falls instead.")
        .required("pool", &effect::RestorePool::pool, reference<PoolId>("pools"), "Which.")
        .optional("amount", &effect::RestorePool::amount, number(1, 999), "Points.");
    add<effect::DrainPool>(variants, "Drains part of a pool; a pool that fills up rises instead.")
        .required("pool", &effect::DrainPool::pool, reference<PoolId>("pools"), "Which.")
        .optional("amount", &effect::DrainPool::amount, number(1, 999), "Points.");
}

void add_statuses(Variants<Effect>& variants) {
    add<effect::GainStatus>(variants, "The target gains a status.")
        .required("status", &effect::GainStatus::status, reference<StatusId>("statuses"), "Which.")
        .optional("duration", &effect::GainStatus::duration, number(0, 999),
                  "How long it lasts, in the unit of the status; 0: the status's own duration.");
    add<effect::LoseStatus>(variants, "The target loses a status.")
        .optional("status", &effect::LoseStatus::status, reference_only(reference<StatusId>("statuses")),
                  "Which status; default: every harmful one.");
}

void add_movements(Variants<Effect>& variants) {
    add<effect::Push>(variants, "Moves the target away from the actor.")
        .optional("tiles", &effect::Push::tiles, number(1, 20), "Maximum distance in tiles.");
    add<effect::Pull>(variants, "Moves the target towards the actor.")
        .optional("tiles", &effect::Pull::tiles, number(1, 20), "Maximum distance in tiles.");
    add<effect::Teleport>(variants, "Moves the target to a random free tile of the floor.");
    add<effect::Alarm>(variants, "The target's foes nearby wake up and come for it.")
        .required("radius", &effect::Alarm::radius, number(1, 60), "Distance in tiles.");
    add<effect::Transform>(variants, "The target becomes another species, with the same percentage of its health.")
        .required("species", &effect::Transform::species, reference<SpeciesId>("species"), "Which.");
    add<effect::Join>(variants,
                      "The target joins the team of the actor, or of the creature that set this off, for the rest of the run: as its last "
                      "member, or as a guest of a party that is full. It takes up the tactic of its species.");
    add<effect::SwapPlaces>(variants, "The actor and the target swap places.");
}

/// The events for which a held turn can wait: those that happen to a creature while it does nothing itself.
Value<TriggerEventSet> held_events() {
    constexpr TriggerEvent all[] = {TriggerEvent::foe_in_sight, TriggerEvent::foe_in_reach,   TriggerEvent::foe_out_of_reach,
                                    TriggerEvent::hurt,         TriggerEvent::evades,         TriggerEvent::healed,
                                    TriggerEvent::ally_hurt,    TriggerEvent::ally_dies,      TriggerEvent::status_gained,
                                    TriggerEvent::status_lost,  TriggerEvent::weather_changed};
    std::vector<std::pair<std::string_view, TriggerEvent>> names;
    for (const TriggerEvent event : all) names.emplace_back(info_of(event).name, event);
    const auto events = list(choice(std::move(names)), 1, static_cast<int>(std::size(all)));
    return {events.kind,
            [events](TreeNode node, const ValueKind&, Reader& reader) -> std::optional<TriggerEventSet> {
                const auto read = events.read(node, reader);
                if (!read) return std::nullopt;
                TriggerEventSet set{};
                for (const TriggerEvent event : *read) set = set | set_of(event);
                return set;
            },
            [events, all](TriggerEventSet set, const ValueKind&) {
                std::vector<TriggerEvent> present;
                for (const TriggerEvent event : all)
                    if (contains(set, event)) present.push_back(event);
                return events.write(present);
            }};
}

void add_time(Variants<Effect>& variants) {
    add<effect::LoseTurn>(variants, "The target loses its next turn: the turn comes, and passes unused.")
        .optional("turns", &effect::LoseTurn::turns, number(1, 9), "How many turns.");
    add<effect::DelayTurn>(
        variants,
        "The next turn of the target comes later. Six tiers: in the first tier that is at least so late, in this round or the next.")
        .optional("ticks", &effect::DelayTurn::ticks, number(1, 100), "How many ticks later; 100 is a normal turn.");
    add<effect::ExtraTurn>(variants, "The target gains an extra turn, at no cost. Six tiers: in the first tier that is at least so late.")
        .optional("ticks", &effect::ExtraTurn::ticks, number(0, 100), "How many ticks from now; 0: right after this turn.");
    add<effect::HoldTurn>(variants,
                          "The target holds an extra turn, and takes it as soon as one of these events happens to it, such as a foe that "
                          "comes round a corner or through a door. It holds at most one.")
        .required("until", &effect::HoldTurn::until, held_events(), "The events for which it waits.")
        .optional("ticks", &effect::HoldTurn::ticks, number(1, 100),
                  "If none of them happens, it takes the turn after so many ticks. Six tiers: in the first tier that is at least so late.")
        .optional("lapses", &effect::HoldTurn::lapses, boolean(),
                  "True: if none of them happens by then, the turn is lost. What others do in that last tier before the target acts still "
                  "counts (other systems: what they do at that tick), so 100 waits until its own next turn.");
    add<effect::BankTurn>(variants, "The target saves a turn, which `spend_turn` uses on the same floor.")
        .optional("most", &effect::BankTurn::most, number(1, 9), "The maximum number of saved turns; beyond it, the effect does nothing.");
    add<effect::SpendTurn>(variants,
                           "The target uses a saved turn, and so gains an extra turn. A skill with this effect on its own user is refused "
                           "if the user has no saved turn.")
        .optional("ticks", &effect::SpendTurn::ticks, number(0, 100),
                  "How many ticks from now; 0: right after this turn. Six tiers: in the first tier that is at least so late.");
    add<effect::SwapOrder>(variants,
                           "The actor and the target, if on the same team, swap places in its list; where time is counted in ticks, they "
                           "also swap their next turns.");
    add<effect::CopySpeed>(variants,
                           "The target takes the speed that its nearest foe in sight has at this moment, until it copies another; its "
                           "statuses and the ground count on top. Nothing happens if no foe is near.")
        .optional("tiles", &effect::CopySpeed::tiles, number(1, 20), "How near the foe has to be.");
    add<effect::Interrupt>(variants, "The target's action of several turns is interrupted.");
}

void add_features(Variants<Effect>& variants) {
    add<effect::PlaceFeature>(variants, "Places a feature on the tiles of the area.")
        .required("feature", &effect::PlaceFeature::feature, reference<FeatureId>("features"), "Which.");
    add<effect::ClearFeatures>(variants, "Removes the features of the area.")
        .optional("feature", &effect::ClearFeatures::feature, reference<FeatureId>("features"),
                  "Which feature; default: all except doors and solid ones.");
    add<effect::LeaveItem>(variants, "Puts an item on each tile of the area.")
        .required("item", &effect::LeaveItem::item, reference<ItemId>("items"), "What.")
        .optional("count", &effect::LeaveItem::count, number(1, 99), "How many on each tile.");
    add<effect::RevealTraps>(variants, "Reveals the hidden features of the area.");
    add<effect::ChangeWeather>(variants, "Changes the weather of the floor.")
        .required("weather", &effect::ChangeWeather::weather, reference<WeatherId>("weathers"), "Which.")
        .optional("rounds", &effect::ChangeWeather::rounds, number(0, 999), "How many rounds it lasts; 0: until something changes it.");
    add<effect::EndRound>(
        variants, "An ambush: after the turn in which it happens, no creature acts again in this round, not even the one that caused it.");
    add<effect::Ignite>(variants, "Everything in the area that can burn catches fire.");
    add<effect::Extinguish>(variants, "The fires of the area go out.");
}

void add_changes_of_the_floor(Variants<Effect>& variants) {
    add<effect::RevealMap>(variants, "Reveals the whole floor to the side of the actor.");
    add<effect::ChangeTerrain>(variants, "The tiles of the area turn into another terrain.")
        .required("terrain", &effect::ChangeTerrain::terrain, reference<TerrainId>("terrains"), "Which.");
    add<effect::Dig>(variants, "Tiles of the area that can be dug through turn into another terrain.")
        .required("terrain", &effect::Dig::terrain, reference<TerrainId>("terrains"), "Which.");
    add<effect::Summon>(variants,
                        "Creatures join the actor's team as guests, next to it. If a trap or a floor does it, they join the foes, or the "
                        "player's side if a foe triggered it.")
        .required("species", &effect::Summon::species, reference<SpeciesId>("species"), "Which.")
        .optional("count", &effect::Summon::count, number(1, 8), "How many.");
}

const Variants<Effect>& effect_variants() {
    static const Variants<Effect> variants = [] {
        Variants<Effect> all("do", &Effect::payload);
        add_healing_and_harm(all);
        add_statuses(all);
        add_movements(all);
        add_time(all);
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
        constexpr std::string_view range_doc = "Distance in tiles.";
        constexpr std::string_view radius_doc = "Radius in tiles.";
        Variants<Area> all("shape", &Area::shape);
        add(all, "self", {.shape = Shape::self, .range = 0, .radius = 0}, "The tile of the actor.");
        add(all, "front", {.shape = Shape::front, .range = 1, .radius = 0}, "The one tile ahead.");
        add(all, "ahead", {.shape = Shape::ahead, .range = 1, .radius = 0}, "The one tile ahead, even if it is solid.");
        add(all, "arc", {.shape = Shape::arc, .range = 1, .radius = 0}, "The tile ahead and its two neighbours.");
        add(all, "line", {.shape = Shape::line, .range = 6, .radius = 0},
            "Straight ahead, up to the first creature that `targets` matches, or a wall.")
            .optional("range", &Area::range, number(1, 20), range_doc);
        add(all, "beam", {.shape = Shape::beam, .range = 6, .radius = 0}, "Straight ahead through creatures, up to a wall.")
            .optional("range", &Area::range, number(1, 20), range_doc);
        add(all, "cone", {.shape = Shape::cone, .range = 3, .radius = 0}, "Ahead, widening.")
            .optional("range", &Area::range, number(1, 20), range_doc);
        add(all, "burst", {.shape = Shape::burst, .range = 6, .radius = 1}, "Everything around a chosen tile in sight.")
            .optional("range", &Area::range, number(0, 20), range_doc)
            .optional("radius", &Area::radius, number(0, 5), radius_doc);
        add(all, "ring", {.shape = Shape::ring, .range = 0, .radius = 1}, "Everything around the actor, but not the actor.")
            .optional("radius", &Area::radius, number(1, 5), radius_doc);
        add(all, "cross", {.shape = Shape::cross, .range = 4, .radius = 0}, "The four straight lines from the actor, up to walls.")
            .optional("range", &Area::range, number(1, 20), range_doc);
        add(all, "sight", {.shape = Shape::sight, .range = 20, .radius = 0}, "Everything that the actor sees.")
            .optional("range", &Area::range, number(1, 20), range_doc);
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
