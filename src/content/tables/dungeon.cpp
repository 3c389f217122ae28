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
        .optional("text", &Objective::text, display_text(1, 200), "What players are told; left out: a sentence made from the rest.")
        .optional("last_floor", &Objective::last_floor, boolean(),
                  "Of a dungeon's conditions. False: it is looked at on every floor, not on the last alone.")
        .optional("judged", &Objective::judged, list(judged_phase(), 0, 6),
                  "The phases after which it is looked at; left out: wherever it can come true.");
}

Fields<Objective>& about_creature(Fields<Objective>& fields) {
    return fields.required("species", &Objective::species, reference<SpeciesId>("species"), "Which.")
        .optional("name", &Objective::name, text(1, 40), "The name of the one that is meant; left out: any of the species.");
}

const Variants<Objective>& objective_variants() {
    static const Variants<Objective> conditions = [] {
        Variants<Objective> all("when", &Objective::kind);
        const auto side = choice<std::uint8_t>({{"player", std::uint8_t{0}}, {"neutral", std::uint8_t{1}}, {"foe", std::uint8_t{2}}});
        add(all, "side_dead", Objective::Kind::side_dead, "Nobody of a side is left.")
            .required("side", &Objective::faction, side, "Which.");
        about_creature(add(all, "creature_dead", Objective::Kind::creature_dead,
                           "A creature is dead: every one of its species, or the one with the name. Who comes later counts from then on."));
        add(all, "guest_dead", Objective::Kind::guest_dead, "One of the player's guests is dead.");
        about_creature(add(all, "creature_safe", Objective::Kind::creature_safe, "A guest or member of the party is safe."))
            .optional("landmark", &Objective::landmark, reference<LandmarkId>("landmarks"),
                      "Where it is safe; left out: it leaves alive with the party by the stairs.");
        add(all, "place_reached", Objective::Kind::place_reached, "A member of the party is at a landmark.")
            .required("landmark", &Objective::landmark, reference<LandmarkId>("landmarks"), "Which; one that the floor has.");
        add(all, "exit_reached", Objective::Kind::exit_reached, "The party takes the stairs.");
        add(all, "item_carried", Objective::Kind::item_carried,
            "The party has an item: when it takes the stairs, or wherever else it is judged.")
            .required("item", &Objective::item, reference<ItemId>("items"), "Which.");
        const auto rounds = [](Fields<Objective>& fields) { fields.required("rounds", &Objective::rounds, number(1, 9999), "How many."); };
        rounds(add(all, "rounds_survived", Objective::Kind::rounds_survived, "So many rounds of the floor are over: as an aim."));
        rounds(add(all, "rounds_over", Objective::Kind::rounds_over, "So many rounds of the floor are over: as a limit."));
        return all;
    }();
    return conditions;
}

const Fields<RoundLength>& round_fields() {
    static const Fields<RoundLength> table =
        Fields<RoundLength>("How long a round of wait times is; with both, it ends with whichever is reached first.")
            .optional("wait_time", &RoundLength::wait_time, number(1, 1'000'000), "Ticks.")
            .optional("turns", &RoundLength::turns, number(1, 1'000'000), "Turns of anybody.");
    return table;
}

Fields<TimeSettings>& add(Variants<TimeSettings>& variants, TimeSystemKind kind, std::string_view doc) {
    TimeSettings settings;
    settings.kind = kind;
    return variants.choice(time_system_names[static_cast<std::size_t>(kind)], settings, doc);
}

const Variants<TimeSettings>& time_variants() {
    static const Variants<TimeSettings> systems = [] {
        Variants<TimeSettings> all("system", &TimeSettings::kind);
        add(all, TimeSystemKind::six_tier, "Rounds of six tiers: who is fast moves in more of them.");
        add(all, TimeSystemKind::action_queue, "Who is due first acts, and is due again later by the deed's cost.")
            .optional("turn", &TimeSettings::turn, number(1, 10'000), "Ticks from one turn boundary to the next; 100 are a normal turn.")
            .optional("spotting", &TimeSettings::spotting, boolean(), "True: creatures may notice who passes between their own turns.");
        add(all, TimeSystemKind::energy_pool, "In a ring, each one is given its allowance and acts while any is left.")
            .optional("wait", &TimeSettings::wait, choice<WaitRule>({{"cost", WaitRule::cost}, {"drain", WaitRule::drain}}),
                      "What a wait takes: 100, or whatever is left.")
            .optional("start_offset", &TimeSettings::random_start, choice<bool>({{"none", false}, {"random", true}}),
                      "Whether everyone begins with part of an allowance.");
        add(all, TimeSystemKind::wait_time, "Who has waited longest acts, and waits again.")
            .optional("round", &TimeSettings::round, structure(round_fields()), "How long a round is; left out: a wait time of 500.")
            .optional("charge", &TimeSettings::charge, choice<WaitCharge>({{"mwt", WaitCharge::own_wait}, {"cost", WaitCharge::costs}}),
                      "What a turn adds to the wait: the creature's own wait time, or what its deeds cost.");
        add(all, TimeSystemKind::deferred, "Deeds take effect at their end, and can be replaced until then.")
            .optional("turn", &TimeSettings::turn, number(1, 10'000), "Ticks from one turn boundary to the next; 100 are a normal turn.");
        return all;
    }();
    return systems;
}

}  // namespace

Value<TimeSettings> time_settings() { return variant(time_variants()); }

Value<std::vector<Objective>> conditions(int at_least) { return list(variant(objective_variants()), at_least, 8); }

const Fields<Dungeon>& dungeon_fields() {
    static const Fields<Dungeon> table =
        named<Dungeon>("A dungeon to go down into.")
            .optional("main", &Dungeon::main, boolean(), "True for the one that the game offers first.")
            .optional("introduction", &Dungeon::introduction, display_text(0, 2000), "What players read before they go in.")
            .required("party", &Dungeon::party, company(1, 4), "Who goes in, the leader first.")
            .optional("guests", &Dungeon::guests, company(0, 4), "Whom the party escorts.")
            .optional("bag", &Dungeon::bag, provisions(), "What the party has with it.")
            .required("floors", &Dungeon::floors, list(structure(floor_fields()), 1, 99), "The first floor first.")
            .required("victory", &Dungeon::victory, conditions(1), "Any of these wins.")
            .optional("defeat", &Dungeon::defeat, conditions(0), "Any of these loses, besides the death of the party.")
            .optional("time_system", &Dungeon::time, time_settings(), "Who has a turn when.")
            .optional("costs", &Dungeon::costs, costs(), "What deeds cost here.");
    return table;
}

}  // namespace td
