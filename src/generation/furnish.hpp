// Puts the entrance, the stairs, landmarks, teams and items on a floor whose walls and pools stand.
#pragma once

#include <optional>
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
    /// `floor` counts from 1: it decides which rows of spawn tables may be drawn.
    Furnisher(const Catalog& catalog, const FloorRules& rules, int floor, const Layout& layout, Ground& ground, Rng& rng);

    /// The whole of it; nothing when the party, the boss or a prize finds no place, or anything that LevelPlan::left_out would name and
    /// `may_leave_out` is false. `arrivals`: places wanted for the party and its guests, at least 1.
    std::optional<LevelPlan> furnish(int arrivals, bool may_leave_out);

private:
    bool place_entrance(int arrivals);
    bool place_stairs();
    std::optional<Point> exit_site(std::size_t room);
    bool place_landmarks();
    std::optional<Point> landmark_site(RoomChoice choice);
    std::optional<Point> site_in(std::size_t room);
    std::optional<Point> far_site();
    bool place_boss();
    bool place_prizes();
    void place_teams(SpawnList list, const std::vector<TeamSpawn>& rows, Range how_many);
    bool place_team(TeamPlacement placement);
    bool place_team_anywhere(TeamPlacement placement);
    void place_loot();
    bool lay_anywhere(const ItemSpawn& spawn);
    std::optional<Point> vault_tile(VaultTile::Kind kind) const;
    std::size_t room_near(Point p) const;
    std::vector<Point> places_around(Point leader, int arrivals) const;
    bool may_see_party(Point p) const;
    bool gather(std::size_t room, Point anchor, TeamPlacement placement);
    std::optional<Point> nearest_place(const TeamMember& member, std::size_t room, Point anchor, SpawnList list) const;
    bool suits(const TeamMember& member, SpawnList list, Point p) const;
    bool lay_item(const ItemSpawn& spawn, std::size_t room);
    bool is_open(Point p) const;
    std::size_t any_room();
    std::size_t quiet_room();
    void take(Point p) { m_ground.taken.set(p); }

    const Catalog& m_catalog;
    const FloorRules& m_rules;
    int m_floor;
    const Layout& m_layout;
    Ground& m_ground;
    Rng& m_rng;
    LevelPlan m_plan;
    DistanceField m_steps;  ///< from the leader's place
    BitGrid m_in_view;      ///< seen from the entrance
    std::size_t m_entrance_room = 0;
    std::size_t m_exit_room = 0;
    std::vector<int> m_teams_in;  ///< by room
};

}  // namespace td
