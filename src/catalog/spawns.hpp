// Who and what may appear on a floor: teams and items with their weights, tables that floors share, teams that arrive later.
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
    Range count{1, 1};  ///< of teams that appear on floors: how many of it
    friend bool operator==(const TeamMember&, const TeamMember&) = default;
};

/// On which floors of its dungeon a row may be drawn; the first is 1.
struct FloorSpan {
    int from = 1;
    int to = 99;
    constexpr bool has(int floor) const { return floor >= from && floor <= to; }
    friend bool operator==(const FloorSpan&, const FloorSpan&) = default;
};

/// A team that may appear on a floor: its leader first. Or a table to draw the team from.
struct TeamSpawn {
    int weight = 1;
    std::vector<TeamMember> members;
    std::vector<TeamMember> guests;
    SpawnTableId table;  ///< none: the members themselves
    FloorSpan floors;
    friend bool operator==(const TeamSpawn&, const TeamSpawn&) = default;
};

/// An item that may lie on a floor, or a table to draw it from.
struct ItemSpawn {
    int weight = 1;
    ItemId item;
    int count_low = 1;
    int count_high = 1;
    SpawnTableId table;  ///< none: the item itself
    FloorSpan floors;
};

/// Rows that floors and other tables refer to. Tables never lead back to themselves.
struct SpawnTable {
    std::string id;
    std::vector<TeamSpawn> teams;
    std::vector<ItemSpawn> items;
};

/// Teams that come while a floor is being played.
struct Arrival {
    enum class Place : std::uint8_t {
        unseen,  ///< anywhere that the player's side does not see
        stairs,  ///< beside the stairs down
    };
    Range first{20, 30};  ///< the round in which the first of them comes
    Range every{20, 30};  ///< rounds from each to the next
    int at_most = 3;      ///< teams in all
    int alive = 0;        ///< nobody comes while so many of their side, or more, are on the floor; 0: no such limit
    Place place = Place::unseen;
    bool neutral = false;  ///< else they are foes
    bool hunting = false;  ///< they know where the party is
    std::vector<TeamSpawn> teams;
};

}  // namespace td
