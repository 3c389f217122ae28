// What one floor of a dungeon is made of: how it is laid out, and who and what is on it.
#pragma once

#include <cstdint>
#include <vector>

#include "catalog/definition.hpp"
#include "catalog/ids.hpp"
#include "catalog/objective.hpp"
#include "catalog/spawns.hpp"
#include "catalog/trigger.hpp"
#include "catalog/vault.hpp"
#include "catalog/weather.hpp"

namespace td {

/// How the open ground of a floor is laid out.
enum class FloorStyle : std::uint8_t {
    rooms,  ///< rooms joined by corridors
    cave,   ///< hollows that hang together
    hall,   ///< one room as large as the floor, with pillars
    room,   ///< a single room
    maze,   ///< winding passages that fill the floor between rooms
    ring,   ///< rooms within and around a corridor that leads back to its begin
};

/// On such floors the party may see foes as soon as it arrives.
constexpr bool lies_open(FloorStyle style) { return style == FloorStyle::hall || style == FloorStyle::room; }

enum class RoomShape : std::uint8_t { plain, rounded, crossed, angled, pillared, hollow };

struct ShapeChoice {
    int weight = 1;
    RoomShape shape = RoomShape::plain;
};

struct CorridorRules {
    int width = 1;    ///< tiles, 1..3
    int winding = 0;  ///< percent: how often they turn where they could go straight on
    int niches = 0;   ///< niches per hundred tiles of corridor, 0..100
};

/// A terrain that generation pours over the floor in pools, never cutting the way to the stairs.
struct TerrainPatch {
    TerrainId terrain;
    int percent = 0;  ///< of the tiles of rooms
};

/// A feature that generation strews over the rooms in small groups.
struct FeaturePatch {
    FeatureId feature;
    int percent = 0;  ///< of the tiles of rooms
    int group = 6;    ///< tiles at most that hang together, 1..40
};

/// A place with a name that conditions speak of, marked on the map.
struct Landmark : Definition {
    int reach = 2;  ///< who stands so many tiles from it, or nearer, is there; 0..8. 2: so near those come who follow a leader
    std::uint32_t colour = 0xE8C860;
};

/// Where on a floor something is put.
enum class RoomChoice : std::uint8_t {
    any,       ///< not where the party arrives
    entrance,  ///< where the party arrives
    exit,      ///< where the stairs are
    far,       ///< one of those farthest from the entrance that is not the exit's, if there is one
};

struct LandmarkSpawn {
    LandmarkId landmark;
    RoomChoice room = RoomChoice::any;
};

struct FloorRules {
    ThemeId theme;
    FloorStyle style = FloorStyle::rooms;
    int width = 48;     ///< 24..128
    int height = 32;    ///< 18..128
    Range rooms{6, 9};  ///< as many as find room, at least two
    Range room_width{4, 9};
    Range room_height{4, 7};
    int shaped_rooms = 40;                 ///< percent of rooms that are rounded, crossed or pillared instead of plain
    std::vector<ShapeChoice> room_shapes;  ///< in place of `shaped_rooms`, where there are any
    CorridorRules corridors;
    int loops = 30;      ///< percent of further corridors beyond the tree that joins all rooms
    int doors = 40;      ///< percent of room entrances with a door
    int dead_ends = 10;  ///< blind corridors per hundred rooms, 0..100
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
    std::vector<TeamSpawn> boss;           ///< at most one: in the room of the exit
    std::vector<ItemSpawn> prize;          ///< all of them, in the room of the exit
    std::vector<Arrival> arrivals;         ///< who comes later
    std::vector<LandmarkSpawn> landmarks;  ///< all of them, each on a tile that walkers reach
    std::vector<Objective> victory;        ///< of this floor: the party goes on to the next one; on the last floor it has won
    std::vector<Objective> defeat;         ///< of this floor: the run is lost
    std::vector<WeatherSpawn> weather;     ///< one after the other, drawn by weight; empty: none
    std::vector<Trigger> triggers;         ///< of everybody here
};

}  // namespace td
