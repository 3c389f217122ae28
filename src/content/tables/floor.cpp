// Field tables of floors of dungeons: their layout, creatures and items.
#include "content/tables/tables.hpp"

namespace td {

namespace {

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

const Fields<FeaturePatch>& feature_patch_fields() {
    static const Fields<FeaturePatch> table =
        Fields<FeaturePatch>("A feature that is strewn over the rooms in small groups.")
            .required("feature", &FeaturePatch::feature, reference<FeatureId>("features"), "Which.")
            .required("percent", &FeaturePatch::percent, percent(0, 60), "Of the tiles of rooms.")
            .optional("group", &FeaturePatch::group, number(1, 40), "How many tiles hang together at most.");
    return table;
}

const Fields<ShapeChoice>& shape_fields() {
    static const Fields<ShapeChoice> table =
        Fields<ShapeChoice>("A shape that rooms may have.")
            .required("shape", &ShapeChoice::shape,
                      choice<RoomShape>({{"plain", RoomShape::plain},
                                         {"round", RoomShape::rounded},
                                         {"cross", RoomShape::crossed},
                                         {"angle", RoomShape::angled},
                                         {"pillars", RoomShape::pillared},
                                         {"hollow", RoomShape::hollow}}),
                      "Which; rooms that are too small for it are plain.")
            .optional("weight", &ShapeChoice::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.");
    return table;
}

const Fields<CorridorRules>& corridor_fields() {
    static const Fields<CorridorRules> table =
        Fields<CorridorRules>("What the corridors of a floor are like.")
            .optional("width", &CorridorRules::width, number(1, 3), "In tiles; before rooms and doors they are one wide.")
            .optional("winding", &CorridorRules::winding, percent(), "Percent: how often they turn where they could go straight on.")
            .optional("niches", &CorridorRules::niches, percent(), "Niches for a hundred tiles of corridor; things may lie there.");
    return table;
}

const Fields<VaultSpawn>& vault_spawn_fields() {
    static const Fields<VaultSpawn> table =
        Fields<VaultSpawn>("A vault that a floor may have.")
            .required("vault", &VaultSpawn::vault, reference<VaultId>("vaults"), "Which.")
            .optional("weight", &VaultSpawn::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.")
            .optional("at_most", &VaultSpawn::at_most, number(1, 9), "How many of it on one floor.");
    return table;
}

Fields<FloorRules> layout_fields() {
    return Fields<FloorRules>("How one floor of a dungeon is made, and who and what is on it.")
        .required("theme", &FloorRules::theme, cosmetic(reference<ThemeId>("themes")), "What it looks like.")
        .optional("style", &FloorRules::style,
                  choice<FloorStyle>({{"rooms", FloorStyle::rooms},
                                      {"cave", FloorStyle::cave},
                                      {"hall", FloorStyle::hall},
                                      {"room", FloorStyle::room},
                                      {"ring", FloorStyle::ring},
                                      {"maze", FloorStyle::maze}}),
                  "Rooms and corridors, a cave, one great hall, a single room, rooms about a ring, or a maze between rooms.")
        .optional("width", &FloorRules::width, number(24, 128), "In tiles.")
        .optional("height", &FloorRules::height, number(18, 128), "In tiles.")
        .optional("rooms", &FloorRules::rooms, range<Range>(2, 40), "How many, as far as they find room.")
        .optional("room_width", &FloorRules::room_width, range<Range>(3, 30), "In tiles.")
        .optional("room_height", &FloorRules::room_height, range<Range>(3, 30), "In tiles.")
        .optional("shaped_rooms", &FloorRules::shaped_rooms, percent(), "Percent of rooms that are no plain rectangles.")
        .optional("room_shapes", &FloorRules::room_shapes, list(structure(shape_fields(), "shape"), 0, 6),
                  "In place of `shaped_rooms`: which shapes there are to choose from.")
        .optional("corridors", &FloorRules::corridors, structure(corridor_fields()), "What the corridors are like.")
        .optional("loops", &FloorRules::loops, percent(), "Percent of further corridors, beyond those that join all rooms.")
        .optional("doors", &FloorRules::doors, percent(), "Percent of entrances with a door.")
        .optional("dead_ends", &FloorRules::dead_ends, percent(), "Blind corridors for a hundred rooms.")
        .optional("vault_rooms", &FloorRules::vault_rooms, range<Range>(0, 9), "How many rooms drawn by hand, if there are `vaults`.")
        .optional("vaults", &FloorRules::vaults, list(structure(vault_spawn_fields(), "vault"), 0, 32),
                  "Which rooms drawn by hand there are to choose from.")
        .optional("patches", &FloorRules::patches, list(structure(patch_fields()), 0, 8), "Pools of other terrain.");
}

}  // namespace

const Fields<Landmark>& landmark_fields() {
    static const Fields<Landmark> table = named<Landmark>("A place with a name that conditions of victory and defeat speak of.")
                                              .optional("reach", &Landmark::reach, number(0, 8),
                                                        "Who stands so many tiles from it, or nearer, is there. A follower whom "
                                                        "`creature_safe` wants there goes on from its leader to it.")
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
            .optional("boss", &FloorRules::boss, teams(1), "A team in the room of the exit.")
            .optional("prize", &FloorRules::prize, loot(), "All of these lie in the room of the exit.")
            .optional("arrivals", &FloorRules::arrivals, arrivals(), "Who comes later.")
            .optional("landmarks", &FloorRules::landmarks, list(structure(landmark_spawn_fields(), "landmark"), 0, 8),
                      "Marked places that conditions speak of; walkers reach each of them.")
            .optional("victory", &FloorRules::victory, conditions(0), "Any of these leads to the next floor; on the last floor it wins.")
            .optional("defeat", &FloorRules::defeat, conditions(0), "Any of these loses here.")
            .optional("weather", &FloorRules::weather, weather_spawns(), "One after the other, drawn by weight; left out: none.")
            .optional("triggers", &FloorRules::triggers, triggers(TriggerOwner::floor), triggers_doc(TriggerOwner::floor));
    return table;
}

}  // namespace td
