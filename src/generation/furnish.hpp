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
    Furnisher(const Catalog& catalog, const FloorRules& rules, const Layout& layout, Ground& ground, Rng& rng);

    /// The whole of it; nothing when the party, the boss or a prize finds no place. Teams and items that find none are left out.
    /// `arrivals`: places wanted for the party and its guests, at least 1.
    std::optional<LevelPlan> furnish(int arrivals);

private:
    bool place_entrance(int arrivals);
    bool place_stairs();
    bool place_landmarks();
    std::optional<Point> landmark_site(RoomChoice choice);
    std::optional<Point> site_in(std::size_t room);
    std::optional<Point> far_site();
    bool place_boss();
    bool place_prizes();
    void place_teams(SpawnList list, const std::vector<TeamSpawn>& rows, Range how_many);
    bool place_team(SpawnList list, std::size_t row, const TeamSpawn& team);
    void place_loot();
    bool gather(const TeamSpawn& team, std::size_t room, Point anchor, TeamPlacement& placement);
    std::optional<Point> nearest_place(const TeamMember& member, std::size_t room, Point anchor, SpawnList list) const;
    bool suits(const TeamMember& member, SpawnList list, Point p) const;
    bool lay_item(const ItemSpawn& spawn, std::size_t room);
    bool is_open(Point p) const;
    std::size_t any_room();
    std::size_t quiet_room();
    void take(Point p) { m_ground.taken.set(p); }

    const Catalog& m_catalog;
    const FloorRules& m_rules;
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
