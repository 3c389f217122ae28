#include "generation/validate.hpp"

#include <algorithm>
#include <array>

#include "generation/ground.hpp"
#include "space/distance_field.hpp"
#include "space/field_of_view.hpp"

namespace td {
namespace {

/// Goes through the checks in order; the earlier ones note what the later ones need.
class PlanInspection {
public:
    PlanInspection(const LevelPlan& plan, const FloorRules& rules, const Catalog& catalog)
        : m_plan(plan),
          m_rules(rules),
          m_catalog(catalog),
          m_dry(plan.terrain.width(), plan.terrain.height()),
          m_ways(plan.terrain.width(), plan.terrain.height()),
          m_used(plan.terrain.width(), plan.terrain.height()) {
        std::vector<std::uint8_t> dry, ways;
        for (const Terrain& terrain : catalog.terrains) {
            dry.push_back(is_dry(terrain) ? 1 : 0);
            ways.push_back(is_way(terrain) ? 1 : 0);
        }
        for (int y = 0; y < m_dry.height(); ++y)
            for (int x = 0; x < m_dry.width(); ++x) {
                m_dry.set({x, y}, dry[plan.terrain[{x, y}].index()] != 0);
                m_ways.set({x, y}, ways[plan.terrain[{x, y}].index()] != 0);
            }
    }

    std::string_view first_flaw() {
        if (m_plan.entrance.empty()) return "no entrance";
        if (!rim_is_wall()) return "the rim is not all wall";
        if (!std::all_of(m_plan.doors.begin(), m_plan.doors.end(), [this](Point p) { return is_between_two_walls(p) && claim(p); }))
            return "a door that does not stand between two walls";
        if (!features_stand_well()) return "a feature on no dry tile of the floor, or on another's";
        if (!things_have_own_dry_tiles()) return "the entrance, the stairs, a landmark or an item on no dry tile, or on another's";
        if (!creatures_stand_well()) return "a creature where it may not stand, or on another's tile";
        if (!all_is_reached()) return "a dry tile that walkers cannot reach";
        if (!can_be_finished()) return "the stairs or the key of a vault behind a gate";
        if (!foes_are_hidden()) return "a foe in sight of the entrance";
        return {};
    }

private:
    bool is_wall(Point p) const { return m_plan.terrain[p] == m_catalog.wall; }
    /// False if something has claimed the tile already, or it lies off the map.
    bool claim(Point p) {
        if (!m_used.contains(p) || m_used.test(p)) return false;
        m_used.set(p);
        return true;
    }
    bool claim_dry(Point p) { return claim(p) && m_dry.test(p); }

    bool rim_is_wall() const {
        const int east = m_plan.terrain.width() - 1;
        const int south = m_plan.terrain.height() - 1;
        bool all = true;
        for (int x = 0; x <= east; ++x) all = all && is_wall({x, 0}) && is_wall({x, south});
        for (int y = 0; y <= south; ++y) all = all && is_wall({0, y}) && is_wall({east, y});
        return all;
    }

    bool is_between_two_walls(Point door) const {
        if (!m_dry.test(door)) return false;
        const bool north_south = m_dry.test(door + Point{0, -1}) && m_dry.test(door + Point{0, 1});
        const bool east_west = m_dry.test(door + Point{1, 0}) && m_dry.test(door + Point{-1, 0});
        const bool walls_beside = is_wall(door + Point{1, 0}) && is_wall(door + Point{-1, 0});
        const bool walls_ahead = is_wall(door + Point{0, -1}) && is_wall(door + Point{0, 1});
        return (north_south && walls_beside) || (east_west && walls_ahead);
    }

    /// Walkers go around features that block, so their tiles are not dry from now on: they need not be reachable.
    bool features_stand_well() {
        return std::all_of(m_plan.features.begin(), m_plan.features.end(), [this](const FeaturePlacement& placed) {
            const bool stands_well = claim_dry(placed.at);
            if (!stands_well || !bars_way(m_catalog[placed.feature])) return stands_well;
            m_dry.set(placed.at, false);
            m_ways.set(placed.at, placed.is_gate);
            return true;
        });
    }

    bool things_have_own_dry_tiles() {
        const auto lies_well = [this](const ItemPlacement& item) { return claim_dry(item.at); };
        const auto stands_well = [this](const LandmarkPlacement& landmark) { return claim_dry(landmark.at); };
        const auto is_own_dry_tile = [this](Point p) { return claim_dry(p); };
        return claim_dry(m_plan.stairs) && m_plan.side_stairs.size() + 1 == std::max<std::size_t>(1, m_rules.ways.size()) &&
               std::all_of(m_plan.side_stairs.begin(), m_plan.side_stairs.end(), is_own_dry_tile) &&
               m_plan.landmarks.size() >= m_rules.landmarks.size() &&
               std::all_of(m_plan.landmarks.begin(), m_plan.landmarks.end(), stands_well) &&
               std::all_of(m_plan.entrance.begin(), m_plan.entrance.end(), is_own_dry_tile) &&
               std::all_of(m_plan.items.begin(), m_plan.items.end(), lies_well);
    }

    bool creatures_stand_well() {
        return std::all_of(m_plan.teams.begin(), m_plan.teams.end(), [this](const TeamPlacement& team) {
            return stand_well(team.team.members, team.members) && stand_well(team.team.guests, team.guests);
        });
    }
    bool stand_well(const std::vector<TeamMember>& members, const std::vector<Point>& places) {
        if (members.size() != places.size()) return false;
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (!claim(places[i]) || is_wall(places[i])) return false;
            if ((m_catalog[m_plan.terrain[places[i]]].passable & m_catalog[members[i].species].mobility) == 0) return false;
        }
        return true;
    }

    bool all_is_reached() const {
        DistanceField steps;
        steps.measure(m_ways, std::array{m_plan.entrance[0]});
        for (int y = 0; y < m_dry.height(); ++y)
            for (int x = 0; x < m_dry.width(); ++x)
                if (m_dry.test({x, y}) && steps.at({x, y}) == DistanceField::unreachable) return false;
        return true;
    }

    /// With all gates shut, walkers come to the stairs, and to as many keys as the vaults have.
    bool can_be_finished() const {
        DistanceField steps;
        steps.measure(m_dry, std::array{m_plan.entrance[0]});
        const auto is_reached = [&](Point p) { return steps.at(p) != DistanceField::unreachable; };
        std::vector<ItemId> missing;
        for (const VaultId vault : m_plan.vaults) missing.insert(missing.end(), m_catalog[vault].keys.begin(), m_catalog[vault].keys.end());
        for (const ItemPlacement& item : m_plan.items)
            if (const auto key = std::find(missing.begin(), missing.end(), item.item); key != missing.end() && is_reached(item.at))
                missing.erase(key);
        return missing.empty() && is_reached(m_plan.stairs) &&
               std::all_of(m_plan.side_stairs.begin(), m_plan.side_stairs.end(), is_reached);
    }

    bool foes_are_hidden() const {
        if (is_open_layout(m_rules.style)) return true;
        const BitGrid view = view_from(m_plan.entrance, m_plan.terrain, m_plan.doors, m_catalog);
        // Whom the author drew into the place of arrival is meant to be seen.
        const auto hidden = [&](Point p) { return !view.test(p) || m_plan.arrival_vault.contains(p); };
        return std::all_of(m_plan.teams.begin(), m_plan.teams.end(), [&](const TeamPlacement& team) {
            return faction_of(team.list) != Faction::foe || (std::all_of(team.members.begin(), team.members.end(), hidden) &&
                                                             std::all_of(team.guests.begin(), team.guests.end(), hidden));
        });
    }

    const LevelPlan& m_plan;
    const FloorRules& m_rules;
    const Catalog& m_catalog;
    BitGrid m_dry;
    BitGrid m_ways;  ///< tiles that walkers can cross, whether dry or not, and gates
    BitGrid m_used;  ///< tiles that something has claimed
};

}  // namespace

std::string_view first_flaw(const LevelPlan& plan, const FloorRules& rules, const Catalog& catalog) {
    return PlanInspection(plan, rules, catalog).first_flaw();
}

BitGrid view_from(const std::vector<Point>& places, const Grid<TerrainId>& terrain, const std::vector<Point>& doors,
                  const Catalog& catalog) {
    OpacityMap opacity(terrain.width(), terrain.height());
    for (int y = 0; y < terrain.height(); ++y)
        for (int x = 0; x < terrain.width(); ++x)
            if (catalog[terrain[{x, y}]].blocks_sight) opacity.set({x, y}, true);
    for (const Point door : doors) opacity.set(door, true);
    BitGrid all(terrain.width(), terrain.height());
    BitGrid seen(terrain.width(), terrain.height());
    for (const Point place : places) {
        field_of_view(opacity, place, 0, seen);
        for (int y = 0; y < terrain.height(); ++y)
            for (std::size_t word = 0; word < all.words_per_row(); ++word) all.row(y)[word] |= seen.row(y)[word];
    }
    return all;
}

}  // namespace td
