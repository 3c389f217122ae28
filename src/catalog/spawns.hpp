// What may appear on a floor: weighted teams and items, tables shared between floors, and teams that arrive later.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "catalog/ids.hpp"

namespace td {

struct Range {
    int low = 0;
    int high = 0;
    friend bool operator==(const Range&, const Range&) = default;
};

struct TeamMember {
    SpeciesId species;
    TacticId tactic;    ///< none: the species' own
    std::string name;   ///< empty: the species' name
    Range count{1, 1};  ///< number of such members; for teams of a floor
    friend bool operator==(const TeamMember&, const TeamMember&) = default;
};

/// The floors of a dungeon on which a row may be drawn; the first floor is 1.
struct FloorSpan {
    int from = 1;
    int to = 99;
    constexpr bool has(int floor) const { return floor >= from && floor <= to; }
    friend bool operator==(const FloorSpan&, const FloorSpan&) = default;
};

/// A team that may appear on a floor, its leader first; or a table from which the team is drawn.
struct TeamSpawn {
    int weight = 1;
    std::vector<TeamMember> members;
    std::vector<TeamMember> guests;
    SpawnTableId table;  ///< none: the members themselves
    FloorSpan floors;
    friend bool operator==(const TeamSpawn&, const TeamSpawn&) = default;
};

/// An item that may lie on a floor, or a table from which it is drawn.
struct ItemSpawn {
    int weight = 1;
    ItemId item;
    int count_low = 1;
    int count_high = 1;
    SpawnTableId table;  ///< none: the item itself
    FloorSpan floors;
};

/// Rows that floors and other tables refer to. Tables never refer to each other in a cycle.
struct SpawnTable {
    std::string id;
    std::vector<TeamSpawn> teams;
    std::vector<ItemSpawn> items;
};

/// Teams that arrive while the floor is being played.
struct Arrival {
    enum class Place : std::uint8_t {
        unseen,  ///< any tile that the player's side does not see
        stairs,  ///< beside the stairs down
    };
    Range first{20, 30};  ///< round of the first arrival
    Range every{20, 30};  ///< rounds between arrivals
    int at_most = 3;      ///< total number of teams
    int alive = 0;        ///< no arrival while at least this many creatures of their side are on the floor; 0: no limit
    Place place = Place::unseen;
    bool neutral = false;  ///< false: foes of the player
    bool hunting = false;  ///< know the party's position
    std::vector<TeamSpawn> teams;
};

}  // namespace td
