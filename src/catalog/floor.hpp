// The rules by which a floor is generated: its layout, and the creatures and things on it.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/encounter.hpp"
#include "catalog/ids.hpp"
#include "catalog/objective.hpp"
#include "catalog/spawns.hpp"
#include "catalog/time_settings.hpp"
#include "catalog/trigger.hpp"
#include "catalog/vault.hpp"
#include "catalog/weather.hpp"

namespace td {

/// How the walkable space of a floor is laid out.
enum class FloorStyle : std::uint8_t {
    rooms,  ///< rooms joined by corridors
    cave,   ///< connected caverns
    hall,   ///< one room as large as the floor, with pillars
    room,   ///< a single room
    maze,   ///< a maze that fills the space between rooms
    ring,   ///< rooms inside and around a circular corridor
    drawn,  ///< one of `vaults` is the whole floor
};

/// True for layouts in which the party may see foes on arrival.
constexpr bool is_open_layout(FloorStyle style) { return style == FloorStyle::hall || style == FloorStyle::room; }

enum class RoomShape : std::uint8_t { plain, rounded, crossed, angled, pillared, hollow };

struct ShapeChoice {
    int weight = 1;
    RoomShape shape = RoomShape::plain;
};

struct CorridorRules {
    int width = 1;    ///< tiles, 1..3
    int winding = 0;  ///< percent chance of a turn where the corridor could go straight
    int niches = 0;   ///< niches per hundred tiles of corridor, 0..100
};

/// A terrain placed in pools that never block the way to the stairs.
struct TerrainPatch {
    TerrainId terrain;
    int percent = 0;  ///< of all room tiles
};

/// A feature placed in small groups in rooms.
struct FeaturePatch {
    FeatureId feature;
    int percent = 0;  ///< of all room tiles
    int group = 6;    ///< most adjacent tiles per group, 1..40
};

/// A named place, marked on the map, that objectives refer to.
struct Landmark : Definition {
    int reach = 2;  ///< a creature at most this many tiles away counts as there, 0..8
    std::uint32_t colour = 0xE8C860;
};

/// In which room something is placed.
enum class RoomChoice : std::uint8_t {
    any,       ///< any room but the one where the party arrives
    entrance,  ///< the room where the party arrives
    exit,      ///< the room with the stairs
    far,       ///< one of the rooms furthest from the entrance, preferably not the exit's
};

struct LandmarkSpawn {
    LandmarkId landmark;
    RoomChoice room = RoomChoice::any;
};

/// One of the stairs of a floor.
struct Way {
    std::string name;  ///< what players call it
    std::string sign;  ///< what it says about the floor below
    std::string to;    ///< the id of a later floor; empty: out of the dungeon
};

struct FloorRules {
    std::string id;                    ///< by which ways lead here; empty: none does
    std::string name;                  ///< for players; empty: it has only its number
    std::vector<Way> ways;             ///< 1..3; all lead to other floors, or all out. None: to the next row, behind the last one out
    std::optional<TimeSettings> time;  ///< none: the dungeon's
    ThemeId theme;
    FloorStyle style = FloorStyle::rooms;
    int width = 48;     ///< 24..128
    int height = 32;    ///< 18..128
    Range rooms{6, 9};  ///< placed as far as space allows, at least two
    Range room_width{4, 9};
    Range room_height{4, 7};
    int shaped_rooms = 40;                 ///< percent of rooms that are rounded, crossed or pillared instead of rectangular
    std::vector<ShapeChoice> room_shapes;  ///< replaces `shaped_rooms` unless empty
    CorridorRules corridors;
    int loops = 30;      ///< additional corridors, in percent of those in the tree that connects all rooms
    int doors = 40;      ///< percent of room entrances with a door
    int dead_ends = 10;  ///< dead-end corridors per hundred rooms, 0..100
    Range vault_rooms{1, 1};
    std::vector<VaultSpawn> vaults;
    std::vector<TerrainPatch> patches;
    std::vector<FeaturePatch> features;
    Range foe_teams{3, 5};
    Range neutral_teams{0, 1};
    Range items{4, 7};
    std::vector<TeamSpawn> foes;
    std::vector<TeamSpawn> neutrals;
    std::vector<ItemSpawn> loot;
    std::vector<TeamSpawn> boss;             ///< one of these teams, in the exit's room; empty: no boss
    std::vector<ItemSpawn> prize;            ///< all of these items, in the exit's room
    std::vector<Arrival> arrivals;           ///< teams that arrive later
    std::vector<EncounterSpawn> encounters;  ///< the party meets one of them as it enters; empty: none
    EncounterId camp;                        ///< where the party rests before it enters this floor; none: it enters at once
    std::vector<SideAim> aims;               ///< that pay minutes; only where minutes are counted
    int par_percent = 100;                   ///< of the par that follows from the floor; only where minutes are counted
    std::vector<TeamSpawn> patrols;          ///< teams that come when the party is overdue; empty: those of the dungeon
    std::vector<LandmarkSpawn> landmarks;    ///< each of them once, on a tile that walkers can reach
    std::vector<Objective> victory;          ///< wins this floor: the party goes on to the next one; on the last floor, wins the run
    std::vector<Objective> defeat;           ///< on this floor: loses the run
    std::vector<WeatherSpawn> weather;       ///< periods of weather, one after the other, drawn by weight; empty: no weather
    std::vector<Trigger> triggers;           ///< active for every creature on the floor
};

}  // namespace td
