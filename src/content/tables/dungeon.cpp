// Dungeons: their floors, who and what is found there, how they are won and lost.
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<TeamMember>& member_fields() {
    static const Fields<TeamMember> table =
        Fields<TeamMember>("A creature of a team.")
            .required("species", &TeamMember::species, reference<SpeciesId>("species"), "What it is.")
            .optional("tactic", &TeamMember::tactic, reference<TacticId>("tactics"), "How it acts; left out: as its species does.")
            .optional("name", &TeamMember::name, text(1, 40), "Its own name.");
    return table;
}

Value<std::vector<TeamMember>> members(int low, int high) { return list(structure(member_fields(), "species"), low, high); }

const Fields<TeamSpawn>& team_fields() {
    static const Fields<TeamSpawn> table =
        Fields<TeamSpawn>("A team that may appear on a floor.")
            .optional("weight", &TeamSpawn::weight, number(1, 1000), "How often, against the others' weights.")
            .required("members", &TeamSpawn::members, members(1, 6), "Its leader first.")
            .optional("guests", &TeamSpawn::guests, members(0, 4), "Who goes along with it.");
    return table;
}

const Fields<ItemSpawn>& loot_fields() {
    static const Fields<ItemSpawn> table =
        Fields<ItemSpawn>("An item that may lie on a floor.")
            .optional("weight", &ItemSpawn::weight, number(1, 1000), "How often, against the others' weights.")
            .required("item", &ItemSpawn::item, reference<ItemId>("items"), "Which.")
            .optional("at_least", &ItemSpawn::count_low, number(1, 99), "How many of it.")
            .optional("at_most", &ItemSpawn::count_high, number(1, 99), "How many of it.");
    return table;
}

const Fields<TerrainPatch>& patch_fields() {
    static const Fields<TerrainPatch> table = Fields<TerrainPatch>("Pools of a terrain, which never cut the way to the stairs.")
                                                  .required("terrain", &TerrainPatch::terrain, reference<TerrainId>("terrains"), "Which.")
                                                  .required("percent", &TerrainPatch::percent, percent(0, 60), "Of the tiles of rooms.");
    return table;
}

const Fields<LandmarkSpawn>& landmark_spawn_fields() {
    static const Fields<LandmarkSpawn> table =
        Fields<LandmarkSpawn>("A landmark of a floor.")
            .required("landmark", &LandmarkSpawn::landmark, reference<LandmarkId>("landmarks"), "Which.")
            .optional(
                "room", &LandmarkSpawn::room,
                choice<RoomChoice>(
                    {{"any", RoomChoice::any}, {"entrance", RoomChoice::entrance}, {"exit", RoomChoice::exit}, {"far", RoomChoice::far}}),
                "In which room: that of the entrance, of the exit, one far off, or any but the entrance's.");
    return table;
}

Value<std::vector<TeamSpawn>> teams() { return list(structure(team_fields()), 0, 64); }
Value<std::vector<ItemSpawn>> loot() { return list(structure(loot_fields(), "item"), 0, 64); }

Value<JudgedPhase> judged_phase() {
    return choice<JudgedPhase>({{"round_start", JudgedPhase::round_start},
                                {"turn_start", JudgedPhase::turn_start},
                                {"action_end", JudgedPhase::action_end},
                                {"turn_end", JudgedPhase::turn_end},
                                {"round_end", JudgedPhase::round_end},
                                {"battle_end", JudgedPhase::battle_end}});
}

Condition condition_of(Condition::Kind kind) {
    Condition condition;
    condition.kind = kind;
    return condition;
}

Fields<Condition>& add(Variants<Condition>& conditions, std::string_view name, Condition::Kind kind, std::string_view doc) {
    return conditions.choice(name, condition_of(kind), doc)
        .optional("text", &Condition::text, text(1, 200), "What players are told; left out: a sentence made from the rest.")
        .optional("last_floor", &Condition::last_floor, truth(),
                  "Of a dungeon's conditions. False: it is looked at on every floor, not on the last alone.")
        .optional("judged", &Condition::judged, list(judged_phase(), 0, 6),
                  "The phases after which it is looked at; left out: wherever it can come true.");
}

Fields<Condition>& about_creature(Fields<Condition>& fields) {
    return fields.required("species", &Condition::species, reference<SpeciesId>("species"), "Which.")
        .optional("name", &Condition::name, text(1, 40), "The name of the one that is meant; left out: any of the species.");
}

const Variants<Condition>& condition_variants() {
    static const Variants<Condition> conditions = [] {
        Variants<Condition> all("when", &Condition::kind);
        const auto side = choice<std::uint8_t>({{"player", std::uint8_t{0}}, {"neutral", std::uint8_t{1}}, {"foe", std::uint8_t{2}}});
        add(all, "side_dead", Condition::Kind::side_dead, "Nobody of a side is left.")
            .required("side", &Condition::faction, side, "Which.");
        about_creature(add(all, "creature_dead", Condition::Kind::creature_dead,
                           "A creature is dead: every one of its species, or the one with the name, that the floor began with."));
        add(all, "guest_dead", Condition::Kind::guest_dead, "One of the player's guests is dead.");
        about_creature(add(all, "creature_safe", Condition::Kind::creature_safe, "A guest or member of the party is safe."))
            .optional("landmark", &Condition::landmark, reference<LandmarkId>("landmarks"),
                      "Where it is safe; left out: it leaves alive with the party by the stairs.");
        add(all, "place_reached", Condition::Kind::place_reached, "A member of the party is at a landmark.")
            .required("landmark", &Condition::landmark, reference<LandmarkId>("landmarks"), "Which; one that the floor has.");
        add(all, "exit_reached", Condition::Kind::exit_reached, "The party takes the stairs.");
        add(all, "item_carried", Condition::Kind::item_carried,
            "The party has an item: when it takes the stairs, or wherever else it is judged.")
            .required("item", &Condition::item, reference<ItemId>("items"), "Which.");
        const auto rounds = [](Fields<Condition>& fields) { fields.required("rounds", &Condition::rounds, number(1, 9999), "How many."); };
        rounds(add(all, "rounds_survived", Condition::Kind::rounds_survived, "So many rounds of the floor are over: as an aim."));
        rounds(add(all, "rounds_over", Condition::Kind::rounds_over, "So many rounds of the floor are over: as a limit."));
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

TimeSettings settings_of(TimeSystemKind kind) {
    TimeSettings settings;
    settings.kind = kind;
    return settings;
}

const Variants<TimeSettings>& time_variants() {
    static const Variants<TimeSettings> systems = [] {
        Variants<TimeSettings> all("system", &TimeSettings::kind);
        all.choice("six_tier", settings_of(TimeSystemKind::six_tier), "Rounds of six tiers: who is fast moves in more of them.");
        all.choice("action_queue", settings_of(TimeSystemKind::action_queue),
                   "Who is due first acts, and is due again later by the deed's cost.")
            .optional("turn", &TimeSettings::turn, number(1, 10'000), "Ticks from one turn boundary to the next; 100 are a normal turn.")
            .optional("spotting", &TimeSettings::spotting, truth(), "True: creatures may notice who passes between their own turns.");
        all.choice("energy_pool", settings_of(TimeSystemKind::energy_pool),
                   "In a ring, each one is given its allowance and acts while any is left.")
            .optional("wait", &TimeSettings::wait, choice<WaitRule>({{"cost", WaitRule::cost}, {"drain", WaitRule::drain}}),
                      "What a wait takes: 100, or whatever is left.")
            .optional("start_offset", &TimeSettings::random_start, choice<bool>({{"none", false}, {"random", true}}),
                      "Whether everyone begins with part of an allowance.");
        all.choice("wait_time", settings_of(TimeSystemKind::wait_time), "Who has waited longest acts, and waits again.")
            .optional("round", &TimeSettings::round, structure(round_fields()), "How long a round is; left out: a wait time of 500.")
            .optional("charge", &TimeSettings::charge, choice<WaitCharge>({{"mwt", WaitCharge::own_wait}, {"cost", WaitCharge::costs}}),
                      "What a turn adds to the wait: the creature's own wait time, or what its deeds cost.");
        all.choice("deferred", settings_of(TimeSystemKind::deferred), "Deeds take effect at their end, and can be replaced until then.")
            .optional("turn", &TimeSettings::turn, number(1, 10'000), "Ticks from one turn boundary to the next; 100 are a normal turn.");
        return all;
    }();
    return systems;
}

Fields<FloorRules> layout_fields() {
    return Fields<FloorRules>("How one floor of a dungeon is made, and who and what is on it.")
        .required("theme", &FloorRules::theme, reference<ThemeId>("themes"), "What it looks like.")
        .optional("width", &FloorRules::width, number(24, 128), "In tiles.")
        .optional("height", &FloorRules::height, number(18, 128), "In tiles.")
        .optional("rooms", &FloorRules::rooms, range<Range>(2, 40), "How many, as far as they find room.")
        .optional("room_width", &FloorRules::room_width, range<Range>(3, 30), "In tiles.")
        .optional("room_height", &FloorRules::room_height, range<Range>(3, 30), "In tiles.")
        .optional("shaped_rooms", &FloorRules::shaped_rooms, percent(), "Percent of rooms that are no plain rectangles.")
        .optional("loops", &FloorRules::loops, percent(), "Percent of further corridors, beyond those that join all rooms.")
        .optional("doors", &FloorRules::doors, percent(), "Percent of entrances with a door.")
        .optional("dead_ends", &FloorRules::dead_ends, percent(), "Blind corridors for a hundred rooms.")
        .optional("patches", &FloorRules::patches, list(structure(patch_fields()), 0, 8), "Pools of other terrain.");
}

const Fields<FeaturePatch>& feature_patch_fields() {
    static const Fields<FeaturePatch> table =
        Fields<FeaturePatch>("A feature that is strewn over the rooms in small groups.")
            .required("feature", &FeaturePatch::feature, reference<FeatureId>("features"), "Which.")
            .required("percent", &FeaturePatch::percent, percent(0, 60), "Of the tiles of rooms.")
            .optional("group", &FeaturePatch::group, number(1, 40), "How many tiles hang together at most.");
    return table;
}

}  // namespace

Value<TimeSettings> time_settings() { return variant(time_variants()); }

const Fields<Landmark>& landmark_fields() {
    static const Fields<Landmark> table =
        named<Landmark>("A place with a name that conditions of victory and defeat speak of.")
            .optional("reach", &Landmark::reach, number(0, 8), "Who stands so many tiles from it, or nearer, is there.")
            .optional("colour", &Landmark::colour, colour(), "Of its mark on the map.");
    return table;
}

const Fields<FloorRules>& floor_fields() {
    static const Fields<FloorRules> table =
        layout_fields()
            .optional("features", &FloorRules::features, list(structure(feature_patch_fields()), 0, 8), "What stands about in rooms.")
            .optional("foe_teams", &FloorRules::foe_teams, range<Range>(0, 30), "How many teams of foes.")
            .optional("neutral_teams", &FloorRules::neutral_teams, range<Range>(0, 30), "How many neutral teams.")
            .optional("items", &FloorRules::items, range<Range>(0, 60), "How many items lie about.")
            .optional("foes", &FloorRules::foes, teams(), "Which teams of foes there are to choose from.")
            .optional("neutrals", &FloorRules::neutrals, teams(), "Which neutral teams there are to choose from.")
            .optional("loot", &FloorRules::loot, loot(), "Which items there are to choose from.")
            .optional("boss", &FloorRules::boss, list(structure(team_fields()), 0, 1), "A team in the room of the exit.")
            .optional("prize", &FloorRules::prize, loot(), "All of these lie in the room of the exit.")
            .optional("landmarks", &FloorRules::landmarks, list(structure(landmark_spawn_fields(), "landmark"), 0, 8),
                      "Marked places that conditions speak of; walkers reach each of them.")
            .optional("victory", &FloorRules::victory, list(variant(condition_variants()), 0, 8),
                      "Any of these leads to the next floor; on the last floor it wins.")
            .optional("defeat", &FloorRules::defeat, list(variant(condition_variants()), 0, 8), "Any of these loses here.")
            .optional("weather", &FloorRules::weather, weather_spawns(), "One after the other, drawn by weight; left out: none.")
            .optional("triggers", &FloorRules::triggers, triggers(TriggerOwner::floor), triggers_doc(TriggerOwner::floor));
    return table;
}

const Fields<Dungeon>& dungeon_fields() {
    static const Fields<Dungeon> table =
        named<Dungeon>("A dungeon to go down into.")
            .optional("main", &Dungeon::main, truth(), "True for the one that the game offers first.")
            .optional("introduction", &Dungeon::introduction, text(0, 2000), "What players read before they go in.")
            .required("party", &Dungeon::party, members(1, 4), "Who goes in, the leader first.")
            .optional("guests", &Dungeon::guests, members(0, 4), "Whom the party escorts.")
            .optional("bag", &Dungeon::bag, loot(), "What the party has with it.")
            .required("floors", &Dungeon::floors, list(structure(floor_fields()), 1, 99), "The first floor first.")
            .required("victory", &Dungeon::victory, list(variant(condition_variants()), 1, 8), "Any of these wins.")
            .optional("defeat", &Dungeon::defeat, list(variant(condition_variants()), 0, 8),
                      "Any of these loses, besides the death of the party.")
            .optional("time_system", &Dungeon::time, time_settings(), "Who has a turn when.")
            .optional("costs", &Dungeon::costs, costs(), "What deeds cost here.");
    return table;
}

}  // namespace td
