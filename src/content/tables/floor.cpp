// Field tables of floors of dungeons: their layout, creatures and items.
#include "catalog/floor_bounds.hpp"
#include "content/tables/tables.hpp"

namespace td {

namespace {

const Fields<TerrainPatch>& patch_fields() {
    static const Fields<TerrainPatch> table =
        Fields<TerrainPatch>("Patches of a terrain. They never block the way to the stairs.")
            .required("terrain", &TerrainPatch::terrain, reference<TerrainId>("terrains"), "Which.")
            .required("percent", &TerrainPatch::percent, percent(0, 60), "Percentage of the tiles of rooms.");
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
                "The room: that of the entrance, that of the exit, one far from the entrance, or any except that of the entrance.");
    return table;
}

const Fields<FeaturePatch>& feature_patch_fields() {
    static const Fields<FeaturePatch> table =
        Fields<FeaturePatch>("A feature that is scattered over the rooms in small groups.")
            .required("feature", &FeaturePatch::feature, reference<FeatureId>("features"), "Which.")
            .required("percent", &FeaturePatch::percent, percent(0, 60), "Percentage of the tiles of rooms.")
            .optional("group", &FeaturePatch::group, number(1, 40), "The maximum number of adjacent tiles.");
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
                      "Which shape; rooms that are too small for it stay rectangular.")
            .optional("weight", &ShapeChoice::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.");
    return table;
}

const Fields<CorridorRules>& corridor_fields() {
    static const Fields<CorridorRules> table =
        Fields<CorridorRules>("What the corridors of a floor are like.")
            .optional("width", &CorridorRules::width, number(1, 3), "Width in tiles; corridors narrow to one tile at rooms and doors.")
            .optional("winding", &CorridorRules::winding, percent(), "Percent chance that they turn where they could go straight on.")
            .optional("niches", &CorridorRules::niches, percent(),
                      "Number of niches per hundred tiles of corridor; items may lie in them.");
    return table;
}

const Fields<VaultSpawn>& vault_spawn_fields() {
    static const Fields<VaultSpawn> table =
        Fields<VaultSpawn>("A vault that a floor may have.")
            .required("vault", &VaultSpawn::vault, reference<VaultId>("vaults"), "Which.")
            .optional("weight", &VaultSpawn::weight, number(1, 1000), "Weight of the random draw, relative to the other entries.")
            .optional("at_most", &VaultSpawn::at_most, number(1, 9), "The maximum number of it on one floor.");
    return table;
}

const Fields<Way>& way_fields() {
    static const Fields<Way> table =
        Fields<Way>("One of the stairs of a floor. Its sign tells what is below, so that players can choose.")
            .required("name", &Way::name, display_text(1, 40), "What players call it.")
            .required("sign", &Way::sign, display_text(1, 200), "What is below: its danger, its reward, its tempo.")
            .optional("to", &Way::to, text(1, 40), "The `id` of a floor that is further down in the list; default: out of the dungeon.");
    return table;
}

const Fields<SideAim>& aim_fields() {
    static const Fields<SideAim> table =
        Fields<SideAim>("A side aim of a floor, which pays minutes when the party leaves. It needs either `lost_if` or `done_if`.")
            .required("text", &SideAim::text, display_text(1, 80), "What players read: what to do, or not to do.")
            .optional("minutes", &SideAim::minutes, number(1, 20), "The minutes that it pays.")
            .optional("lost_if", &SideAim::lost_if, objectives(0), "It is lost once any of these has held.")
            .optional("done_if", &SideAim::done_if, objectives(0), "It pays only if any of these holds as the party leaves.")
            .one_of({"lost_if", "done_if"});
    return table;
}

Fields<FloorRules> layout_fields() {
    return Fields<FloorRules>("How one floor of a dungeon is generated, with its creatures and items.")
        .optional("id", &FloorRules::id, text(1, 40), "By which `ways` of floors above lead here.")
        .optional("name", &FloorRules::name, display_text(1, 40), "What players call the floor; default: it has only a number.")
        .optional("ways", &FloorRules::ways, list(structure(way_fields()), 0, most_ways),
                  "Its stairs. With a `boss`, all of them are in its room; a vault places the first with `>`. Default: one, to the next "
                  "floor in the list, or out of the dungeon.")
        .optional("time_system", &FloorRules::time, time_settings(), "The time system of this floor; default: the dungeon's.")
        .required("theme", &FloorRules::theme, cosmetic(reference<ThemeId>("themes")), "Its appearance.")
        .optional(
            "style", &FloorRules::style,
            choice<FloorStyle>({{"rooms", FloorStyle::rooms},
                                {"cave", FloorStyle::cave},
                                {"hall", FloorStyle::hall},
                                {"room", FloorStyle::room},
                                {"ring", FloorStyle::ring},
                                {"maze", FloorStyle::maze},
                                {"drawn", FloorStyle::drawn}}),
            "Rooms and corridors, a cave, one large hall, a single room, rooms around a ring, a maze between rooms, or `drawn`: one of "
            "the `vaults` is the whole floor, with the entrance `@`, the stairs `>` and everything else on it.")
        .optional("width", &FloorRules::width, number(narrowest_floor, longest_floor_side), "In tiles.")
        .optional("height", &FloorRules::height, number(lowest_floor, longest_floor_side), "In tiles.")
        .optional("rooms", &FloorRules::rooms, range<Range>(2, 40), "How many rooms, as far as there is space.")
        .optional("room_width", &FloorRules::room_width, range<Range>(shortest_room_side, longest_written_room_side), "In tiles.")
        .optional("room_height", &FloorRules::room_height, range<Range>(shortest_room_side, longest_written_room_side), "In tiles.")
        .optional("shaped_rooms", &FloorRules::shaped_rooms, percent(), "Percentage of rooms that are not plain rectangles.")
        .optional("room_shapes", &FloorRules::room_shapes, list(structure(shape_fields(), "shape"), 0, 6),
                  "The shapes to choose from, instead of `shaped_rooms`.")
        .optional("corridors", &FloorRules::corridors, structure(corridor_fields()), "What the corridors are like.")
        .optional("loops", &FloorRules::loops, percent(), "Percentage of additional corridors, beyond those that connect all rooms.")
        .optional("doors", &FloorRules::doors, percent(), "Percentage of entrances with a door.")
        .optional("dead_ends", &FloorRules::dead_ends, percent(), "Number of dead ends per hundred rooms.")
        .optional("vault_rooms", &FloorRules::vault_rooms, range<Range>(0, 9), "How many rooms drawn by hand; only with `vaults`.")
        .optional("vaults", &FloorRules::vaults, list(structure(vault_spawn_fields(), "vault"), 0, 32),
                  "The rooms drawn by hand to choose from.")
        .optional("patches", &FloorRules::patches, list(structure(patch_fields()), 0, 8), "Patches of other terrain.");
}

}  // namespace

const Fields<Landmark>& landmark_fields() {
    static const Fields<Landmark> table = named<Landmark>("A named place for conditions of victory and defeat.")
                                              .optional("reach", &Landmark::reach, number(0, 8),
                                                        "A creature within so many tiles counts as there. A follower that `creature_safe` "
                                                        "needs there walks up to it when its leader is there.")
                                              .optional("colour", &Landmark::colour, colour(), "The colour of its mark on the map.");
    return table;
}

const Fields<FloorRules>& floor_fields() {
    static const Fields<FloorRules> table =
        layout_fields()
            .optional("features", &FloorRules::features, list(structure(feature_patch_fields()), 0, 8),
                      "Features that are scattered over the rooms.")
            .optional("foe_teams", &FloorRules::foe_teams, range<Range>(0, 30), "How many teams of foes.")
            .optional("neutral_teams", &FloorRules::neutral_teams, range<Range>(0, 30), "How many neutral teams.")
            .optional("items", &FloorRules::items, range<Range>(0, 60), "How many items lie on the floor.")
            .optional("foes", &FloorRules::foes, teams(), "The teams of foes to choose from.")
            .optional("neutrals", &FloorRules::neutrals, teams(), "The neutral teams to choose from.")
            .optional("loot", &FloorRules::loot, loot(), "The items to choose from.")
            .optional("boss", &FloorRules::boss, teams(1),
                      "A team in the room of the exit, whose stairs lie far from its doors. Where minutes are counted, leaving early saves "
                      "none while its first member lives.")
            .optional("prize", &FloorRules::prize, loot(), "Items in the room of the exit, all of them.")
            .optional("arrivals", &FloorRules::arrivals, arrivals(), "Teams that arrive later.")
            .optional("encounters", &FloorRules::encounters, encounters(),
                      "Scenes, of which the party meets one as it enters the floor; default: none.")
            .optional("camp", &FloorRules::camp, reference<EncounterId>("encounters"),
                      "Where the party rests before it enters this floor: an encounter, whose options may let it choose its members anew "
                      "(`party`). It waits there for members who are late. Not on the first floor; default: none.")
            .optional("aims", &FloorRules::aims, list(structure(aim_fields()), 0, 3),
                      "Side aims that pay minutes; only where the dungeon counts `minutes`.")
            .optional("par_percent", &FloorRules::par_percent, number(10, 500),
                      "Percentage of the par that follows from the floor; only where the dungeon counts `minutes`.")
            .optional("patrols", &FloorRules::patrols, teams(),
                      "Teams to choose from when the party is overdue; default: those of the dungeon.")
            .optional("landmarks", &FloorRules::landmarks, list(structure(landmark_spawn_fields(), "landmark"), 0, 8),
                      "Landmarks for conditions; walkers can reach each of them.")
            .optional("victory", &FloorRules::victory, objectives(0),
                      "When any of these holds, the party goes to the next floor; on the last floor it wins.")
            .optional("defeat", &FloorRules::defeat, objectives(0), "The party loses on this floor when any of these holds.")
            .optional("weather", &FloorRules::weather, weather_spawns(),
                      "The weathers, one after the other, chosen at random by weight; default: none.")
            .optional("triggers", &FloorRules::triggers, triggers(TriggerOwner::floor), triggers_doc(TriggerOwner::floor));
    return table;
}

}  // namespace td
