// Field tables of dungeons: the party, the time system, the floors, victory and defeat.
#include "content/tables/tables.hpp"

namespace td {

namespace {

Value<JudgedPhase> judged_phase() {
    return choice<JudgedPhase>({{"round_start", JudgedPhase::round_start},
                                {"turn_start", JudgedPhase::turn_start},
                                {"action_end", JudgedPhase::action_end},
                                {"turn_end", JudgedPhase::turn_end},
                                {"round_end", JudgedPhase::round_end},
                                {"battle_end", JudgedPhase::battle_end}});
}

Objective objective_of(Objective::Kind kind) {
    Objective condition;
    condition.kind = kind;
    return condition;
}

Fields<Objective>& add(Variants<Objective>& conditions, std::string_view name, Objective::Kind kind, std::string_view doc) {
    return conditions.choice(name, objective_of(kind), doc)
        .optional("text", &Objective::text, display_text(1, 200),
                  "The text that players read; default: a sentence made from the other fields.")
        .optional("last_floor", &Objective::last_floor, boolean(),
                  "For objectives of a dungeon. False: it is judged on every floor, not only on the last.")
        .optional("judged", &Objective::judged, list(judged_phase(), 0, 6),
                  "The phases after which it is judged; default: all phases in which it can come true.");
}

Fields<Objective>& about_creature(Fields<Objective>& fields) {
    return fields.required("species", &Objective::species, reference<SpeciesId>("species"), "Which.")
        .optional("name", &Objective::name, own_name(), "The name of the creature; default: any creature of the species.");
}

const Variants<Objective>& objective_variants() {
    static const Variants<Objective> conditions = [] {
        Variants<Objective> all("when", &Objective::kind);
        const auto side = choice<std::uint8_t>({{"player", std::uint8_t{0}}, {"neutral", std::uint8_t{1}}, {"foe", std::uint8_t{2}}});
        add(all, "side_dead", Objective::Kind::side_dead, "Everybody on a side is gone.")
            .required("side", &Objective::faction, side, "Which.");
        about_creature(
            add(all, "creature_dead", Objective::Kind::creature_dead,
                "A creature is dead: every one of its species, or the one with the name. Creatures that arrive later count from then on."));
        add(all, "guest_dead", Objective::Kind::guest_dead, "One of the player's guests is dead.");
        about_creature(add(all, "creature_safe", Objective::Kind::creature_safe, "A guest or member of the party is safe."))
            .optional("landmark", &Objective::landmark, reference<LandmarkId>("landmarks"),
                      "Where it is safe; default: it is safe when it leaves by the stairs with the party, alive.");
        add(all, "place_reached", Objective::Kind::place_reached, "A member of the party is at a landmark.")
            .required("landmark", &Objective::landmark, reference<LandmarkId>("landmarks"), "Which landmark; the floor must have it.");
        add(all, "exit_reached", Objective::Kind::exit_reached, "The party takes the stairs.");
        add(all, "item_carried", Objective::Kind::item_carried,
            "The party has an item when it takes the stairs, or whenever else this is judged.")
            .required("item", &Objective::item, reference<ItemId>("items"), "Which.");
        const auto rounds = [](Fields<Objective>& fields) { fields.required("rounds", &Objective::rounds, number(1, 9999), "How many."); };
        rounds(add(all, "rounds_survived", Objective::Kind::rounds_survived, "A number of rounds on the floor have ended; for `victory`."));
        rounds(add(all, "rounds_over", Objective::Kind::rounds_over, "A number of rounds on the floor have ended; for `defeat`."));
        const auto in_tier = [](Fields<Objective>& fields) {
            fields.optional(
                "tier", &Objective::tier,
                choice<int>({{"any", Objective::any_tier}, {"0", 0}, {"1/4", 1}, {"1/3", 2}, {"1/2", 3}, {"2/3", 4}, {"3/4", 5}}),
                "In which tier. It lasts until the next one, the last to the end of the round; other systems have these times too.");
        };
        in_tier(add(all, "member_hit", Objective::Kind::member_hit,
                    "A foe has hurt a member of the party on this floor; statuses and features do not count."));
        in_tier(add(all, "party_acted", Objective::Kind::party_acted,
                    "A member or guest has done an action on this floor; steps and waits are none."));
        add(all, "member_fell", Objective::Kind::member_fell, "A member of the party has died on this floor, revived or not.");
        add(all, "feature_used", Objective::Kind::feature_used, "The party has opened a feature, or walked into it, on this floor.")
            .required("feature", &Objective::feature, reference_only(reference<FeatureId>("features")), "Which.");
        return all;
    }();
    return conditions;
}

const Fields<RoundLength>& round_fields() {
    static const Fields<RoundLength> table =
        Fields<RoundLength>("The length of a round. With both fields, the round ends when either is reached.")
            .optional("wait_time", &RoundLength::wait_time, number(1, 1'000'000), "Ticks.")
            .optional("turns", &RoundLength::turns, number(1, 1'000'000), "Turns of any creature.");
    return table;
}

const Fields<FallenRule>& fallen_fields() {
    using Fate = FallenRule::Fate;
    static const Fields<FallenRule> table =
        Fields<FallenRule>("What happens to members of the party, and to guests that start with it, when they die.")
            .optional("fate", &FallenRule::fate, choice<Fate>({{"lost", Fate::lost}, {"lies", Fate::lies}, {"carried", Fate::carried}}),
                      "`lost`: gone at once. `lies`: lies where it fell, and an effect `revive` can revive it. `carried`: the same, and "
                      "others can carry it, also down the stairs.")
            .optional("rounds", &FallenRule::rounds, number(1, 999), "How long it can be revived; after that it is lost.");
    return table;
}

/// A choice for each time system, with its numbers and flags. What else a system has to be told is added here.
const Variants<TimeSettings>& time_variants() {
    static const Variants<TimeSettings> systems = [] {
        Variants<TimeSettings> all("system", &TimeSettings::kind);
        std::vector<Fields<TimeSettings>*> fields;
        for (std::size_t i = 0; i < time_systems.size(); ++i) {
            const auto kind = static_cast<TimeSystemKind>(i);
            fields.push_back(&all.choice(time_systems[i].name, TimeSettings{.kind = kind}, time_systems[i].doc));
            for (const TimeSetting& setting : plain_time_settings)
                if (std::find(setting.systems.begin(), setting.systems.end(), kind) != setting.systems.end())
                    fields.back()->plain(std::array{setting.field});
        }
        fields[static_cast<std::size_t>(TimeSystemKind::energy_pool)]
            ->optional("wait", &TimeSettings::wait, choice<WaitRule>({{"cost", WaitRule::cost}, {"drain", WaitRule::drain}}),
                       "What a wait costs: 100 ticks, or all that are left.")
            .optional("start_offset", &TimeSettings::random_start, choice<bool>({{"none", false}, {"random", true}}),
                      "Whether everyone starts with part of an allowance.");
        fields[static_cast<std::size_t>(TimeSystemKind::wait_time)]
            ->optional("round", &TimeSettings::round, structure(round_fields()), "The length of a round; default: a wait time of 500.")
            .optional("charge", &TimeSettings::charge, choice<WaitCharge>({{"mwt", WaitCharge::own_wait}, {"cost", WaitCharge::costs}}),
                      "What a turn adds to the wait: the wait time of the creature, or the cost of its actions.");
        return all;
    }();
    return systems;
}

}  // namespace

Value<TimeSettings> time_settings() { return variant(time_variants()); }

Value<FallenRule> fallen_rule() { return structure(fallen_fields(), "fate"); }

Value<std::vector<Objective>> objectives(int at_least) { return list(variant(objective_variants()), at_least, 8); }

const Fields<Dungeon>& dungeon_fields() {
    static const Fields<Dungeon> table =
        named<Dungeon>("A dungeon with its floors, party and objectives.")
            .optional("main", &Dungeon::main, boolean(), "True: the game offers this dungeon first.")
            .optional("lesson", &Dungeon::lesson, cosmetic(boolean()),
                      "True: it teaches the game. The title lists it before the others, and offers it first to new players; no card of "
                      "objectives is shown on arrival.")
            .optional("next", &Dungeon::next, cosmetic(reference_only(reference<DungeonId>("dungeons"))),
                      "The dungeon that the game proposes after a victory.")
            .optional("introduction", &Dungeon::introduction, display_text(0, 2000), "What players read before they enter.")
            .required("party", &Dungeon::party, company(1, 4), "The members of the party, leader first.")
            .optional(
                "heroes", &Dungeon::heroes, company(0, 12),
                "Of whom the player chooses up to four before the first floor, in the order in which they stand in the list; default: "
                "`party` sets out. A party without a player is `party`.")
            .optional("guests", &Dungeon::guests, company(0, 4), "Creatures that the party escorts.")
            .optional("bag", &Dungeon::bag, provisions(), "The items in the party's bag.")
            .required("floors", &Dungeon::floors, list(structure(floor_fields()), 1, 99), "The floors, from the first to the last.")
            .required("victory", &Dungeon::victory, objectives(1), "The party wins when any of these holds.")
            .optional("defeat", &Dungeon::defeat, objectives(0), "The party loses when any of these holds, or when all of it is dead.")
            .optional("boons", &Dungeon::boons, boon_rules(), "What the party chooses from between two floors; default: nothing.")
            .optional("minutes", &Dungeon::minutes, minute_rules(),
                      "That the party gains minutes where it is quicker than the par of a floor, and what it can buy; default: nothing.")
            .optional("patrols", &Dungeon::patrols, teams(),
                      "Teams to choose from when the party takes longer than the par of a floor; only with `minutes`.")
            .optional("time_system", &Dungeon::time, time_settings(), "The system that decides the order of turns.")
            .optional("costs", &Dungeon::costs, costs(), "What actions cost in this dungeon.")
            .optional(
                "fallen", &Dungeon::fallen, fallen_rule(),
                "What happens to members of the party who die; default: they are lost at once. The difficulty may change the rounds.");
    return table;
}

}  // namespace td
