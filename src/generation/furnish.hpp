// Places the entrance, the stairs, landmarks, teams and items on a floor that has its walls and terrain.
#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "base/bit_grid.hpp"
#include "base/rng.hpp"
#include "catalog/catalog.hpp"
#include "generation/ground.hpp"
#include "generation/layout.hpp"
#include "generation/level_plan.hpp"
#include "space/distance_field.hpp"

namespace td {

class Furnisher {
public:
    /// `floor` counts from 1 and decides which rows of spawn tables may be drawn.
    Furnisher(const Catalog& catalog, const FloorRules& rules, int floor, const Layout& layout, Ground& ground, Rng& rng);

    /// Places everything. Nothing if the party, the boss, a prize or a key finds no place, or if anything would be left out while
    /// `may_leave_out` is false. `arrivals`: places needed for the party and its guests, at least 1.
    std::optional<LevelPlan> furnish(int arrivals, bool may_leave_out);

private:
    bool place_entrance(int arrivals);
    using Site = std::pair<std::size_t, Point>;  ///< a room, and a tile in it
    bool place_stairs();
    bool place_side_stairs();
    std::vector<Site> far_sites(const std::vector<std::size_t>& used);
    std::optional<Point> exit_tile(std::size_t room);
    std::optional<Point> tile_far_from_doors(std::size_t room, const std::vector<Point>& others) const;
    bool place_landmarks();
    std::optional<Point> landmark_tile(RoomChoice choice);
    std::optional<Point> random_free_tile(std::size_t room);
    std::optional<Point> far_tile();
    bool place_boss();
    bool place_prizes();
    bool place_keys();
    void place_teams(SpawnList list, const std::vector<TeamSpawn>& rows, Range how_many);
    bool place_team(TeamPlacement placement);
    bool place_team_anywhere(TeamPlacement placement);
    void place_loot();
    bool place_item_anywhere(const ItemSpawn& spawn);
    std::optional<Point> place_named_by_vault(VaultTile::Kind kind, int way = 1) const;
    std::size_t room_near(Point p) const;
    std::vector<Point> places_around(Point leader, int arrivals) const;
    bool may_see_party(Point p) const;
    bool place_team_around(std::size_t room, Point anchor, TeamPlacement placement);
    std::optional<Point> nearest_place(const TeamMember& member, std::size_t room, Point anchor, SpawnList list) const;
    bool can_stand_at(const TeamMember& member, SpawnList list, Point p) const;
    bool place_item(const ItemSpawn& spawn, std::size_t room);
    bool is_away_from_corridors(Point p) const;
    std::size_t random_room();
    std::size_t less_crowded_room();
    void occupy(Point p) { m_ground.taken.set(p); }

    const Catalog& m_catalog;
    const FloorRules& m_rules;
    int m_floor;
    const Layout& m_layout;
    Ground& m_ground;
    Rng& m_rng;
    LevelPlan m_plan;
    DistanceField m_steps;  ///< from the leader's tile
    BitGrid m_in_view;      ///< tiles visible from the entrance
    std::size_t m_entrance_room = 0;
    std::size_t m_exit_room = 0;
    std::vector<int> m_teams_in;  ///< number of teams per room
};

}  // namespace td
