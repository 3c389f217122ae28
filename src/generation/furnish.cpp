#include "generation/furnish.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <tuple>

#include "generation/spawns.hpp"
#include "generation/validate.hpp"
#include "generation/vaults.hpp"

namespace td {
namespace {

/// Least distance in tiles between foes and the entrance, also out of sight.
constexpr int foe_distance = 6;
/// Greatest distance in tiles between a team's members and the tile around which it is placed.
constexpr int team_radius = 3;

}  // namespace

Furnisher::Furnisher(const Catalog& catalog, const FloorRules& rules, int floor, const Layout& layout, Ground& ground, Rng& rng)
    : m_catalog(catalog),
      m_rules(rules),
      m_floor(floor),
      m_layout(layout),
      m_ground(ground),
      m_rng(rng),
      m_teams_in(layout.rooms.size(), 0) {}

std::optional<LevelPlan> Furnisher::furnish(int arrivals, bool may_leave_out) {
    m_plan.doors = m_layout.doors;
    m_plan.rooms = m_layout.rooms;
    for (const VaultId vault : m_layout.vaults_left_out) m_plan.left_out.push_back({.vault = vault});
    furnish_vaults(m_catalog, m_layout, m_ground, m_rng, m_plan);
    if (!place_entrance(arrivals) || !place_stairs() || !place_side_stairs() || !place_landmarks() || !place_boss() || !place_prizes() ||
        !place_keys())
        return std::nullopt;
    place_teams(SpawnList::foes, m_rules.foes, m_rules.foe_teams);
    place_teams(SpawnList::neutrals, m_rules.neutrals, m_rules.neutral_teams);
    place_loot();
    if (!may_leave_out && !m_plan.left_out.empty()) return std::nullopt;
    m_plan.terrain = m_ground.terrain;
    return std::move(m_plan);
}

/// The first tile to which a vault gives this kind, such as the entrance or, with the number of their way (from 1), stairs; none if no
/// vault does.
std::optional<Point> Furnisher::place_named_by_vault(VaultTile::Kind kind, int way) const {
    std::optional<Point> found;
    each_vault_tile(m_catalog, m_layout, [&](Point p, const VaultTile& mark) {
        if (mark.kind == kind && std::max(1, mark.way) == way && !found) found = p;
    });
    return found;
}

/// The room whose centre is nearest to `p`. Precondition: there is a room.
std::size_t Furnisher::room_near(Point p) const {
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < m_layout.rooms.size(); ++i)
        if (chebyshev(m_layout.rooms[i].centre(), p) < chebyshev(m_layout.rooms[nearest].centre(), p)) nearest = i;
    return nearest;
}

/// Free tiles within few steps of the leader. They must lie in the leader's room, unless the leader is in a vault or the floor has no
/// rooms.
std::vector<Point> Furnisher::places_around(Point leader, int arrivals) const {
    const bool in_room = m_layout.tiles[leader] == Tile::room && (m_rules.style != FloorStyle::cave && !is_open_layout(m_rules.style));
    const Room whole{{1, 1}, m_ground.terrain.width() - 2, m_ground.terrain.height() - 2};
    const Room& room = in_room ? m_layout.rooms[m_entrance_room] : whole;
    std::vector<Point> places;
    for (int y = room.corner.y; y < room.corner.y + room.height; ++y)
        for (int x = room.corner.x; x < room.corner.x + room.width; ++x)
            if (m_ground.free({x, y}) && m_steps.at({x, y}) <= arrivals + 2) places.push_back({x, y});
    return places;
}

/// Places the arriving party close together in a room; its leader does not stand in a doorway.
bool Furnisher::place_entrance(int arrivals) {
    // Drawn even if a vault names the tile, so that the rest of the floor does not depend on that.
    m_entrance_room = random_room();
    auto leader = place_named_by_vault(VaultTile::Kind::entrance);
    if (leader)
        m_entrance_room = room_near(*leader);
    else
        leader =
            random_tile(m_layout.rooms[m_entrance_room], m_rng, [&](Point p) { return is_away_from_corridors(p) && m_ground.free(p); });
    if (!leader) return false;
    m_steps.measure(m_ground.dry, std::array{*leader});
    std::vector<Point> places = places_around(*leader, arrivals);
    if (static_cast<int>(places.size()) < arrivals) return false;
    std::sort(places.begin(), places.end(), [&](Point a, Point b) {
        return std::tuple(m_steps.at(a), chebyshev(*leader, a), a) < std::tuple(m_steps.at(b), chebyshev(*leader, b), b);
    });
    places.resize(static_cast<std::size_t>(arrivals));
    for (const Point p : places) occupy(p);
    m_plan.entrance = std::move(places);
    m_in_view = view_from(m_plan.entrance, m_ground.terrain, m_plan.doors, m_catalog);
    return true;
}

/// Places the stairs in one of the rooms that are far from the entrance by walking distance.
bool Furnisher::place_stairs() {
    if (const auto site = place_named_by_vault(VaultTile::Kind::stairs)) {
        m_exit_room = room_near(*site);
        m_plan.stairs = *site;
        occupy(*site);
        const bool is_apart = m_exit_room != m_entrance_room || m_plan.arrival_vault.contains(*site);
        return is_apart && m_steps.at(*site) != DistanceField::unreachable;
    }
    const std::vector<Site> sites = far_sites({});
    if (sites.empty()) return false;
    std::tie(m_exit_room, m_plan.stairs) = sites[m_rng.below(static_cast<std::uint32_t>(sites.size()))];
    // Else the boss could be passed in two steps.
    if (!m_rules.boss.empty()) m_plan.stairs = tile_far_from_doors(m_exit_room, {}).value_or(m_plan.stairs);
    occupy(m_plan.stairs);
    return true;
}

/// A tile in each room that is at least two thirds as far from the entrance, by walking distance, as the farthest; without the rooms
/// `used`.
std::vector<Furnisher::Site> Furnisher::far_sites(const std::vector<std::size_t>& used) {
    std::vector<Site> sites;
    int farthest = 0;
    for (std::size_t i = 0; i < m_layout.rooms.size(); ++i) {
        if (i == m_entrance_room || std::find(used.begin(), used.end(), i) != used.end()) continue;
        const auto site = exit_tile(i);
        if (!site) continue;
        sites.emplace_back(i, *site);
        farthest = std::max<int>(farthest, m_steps.at(*site));
    }
    const auto is_near = [&](const Site& site) { return m_steps.at(site.second) * 3 < farthest * 2; };
    sites.erase(std::remove_if(sites.begin(), sites.end(), is_near), sites.end());
    return sites;
}

/// Places the stairs of the ways after the first, each in a far room of its own while there are such rooms. A boss guards all ways, so with
/// one they are in its room, apart from each other.
bool Furnisher::place_side_stairs() {
    std::vector<std::size_t> used{m_exit_room};
    std::vector<Point> stairs{m_plan.stairs};
    for (int way = 2; way <= static_cast<int>(m_rules.ways.size()); ++way) {
        std::optional<Point> place = place_named_by_vault(VaultTile::Kind::stairs, way);
        if (!place && m_rules.boss.empty())
            if (const std::vector<Site> sites = far_sites(used); !sites.empty()) {
                const Site& site = sites[m_rng.below(static_cast<std::uint32_t>(sites.size()))];
                used.push_back(site.first);
                place = site.second;
            }
        if (!place) place = m_rules.boss.empty() ? exit_tile(m_exit_room) : tile_far_from_doors(m_exit_room, stairs);
        if (!place || m_steps.at(*place) == DistanceField::unreachable) return false;
        stairs.push_back(*place);
        m_plan.side_stairs.push_back(*place);
        occupy(*place);
    }
    return true;
}

/// A random tile for stairs; on floors that are one open room the furthest of several, so that the party does not arrive beside the stairs.
std::optional<Point> Furnisher::exit_tile(std::size_t room) {
    constexpr int draws = 8;
    std::optional<Point> farthest;
    for (int i = 0; i < (is_open_layout(m_rules.style) ? draws : 1); ++i) {
        const auto site = random_tile(m_layout.rooms[room], m_rng, [&](Point p) { return is_away_from_corridors(p) && m_ground.free(p); });
        if (site && (!farthest || m_steps.at(*site) > m_steps.at(*farthest))) farthest = site;
    }
    return farthest;
}

/// Of the free tiles of the room, one with the longest way to the nearest of its doors or, if it has none, to the entrance. With
/// `others`: of the tiles with at least two thirds of that way, one as far as can be from these, as the crow flies.
std::optional<Point> Furnisher::tile_far_from_doors(std::size_t room, const std::vector<Point>& others) const {
    const Room& bounds = m_layout.rooms[room];
    std::vector<Point> doors;
    for (int y = bounds.corner.y - 1; y <= bounds.corner.y + bounds.height; ++y)
        for (int x = bounds.corner.x - 1; x <= bounds.corner.x + bounds.width; ++x)
            if (const Point p{x, y}; m_layout.tiles.contains(p) && (m_layout.tiles[p] == Tile::door || m_layout.tiles[p] == Tile::corridor))
                doors.push_back(p);
    DistanceField from_doors;
    from_doors.measure(m_ground.dry, doors);
    const DistanceField& steps = doors.empty() ? m_steps : from_doors;
    std::vector<Point> free;
    for (int y = bounds.corner.y; y < bounds.corner.y + bounds.height; ++y)
        for (int x = bounds.corner.x; x < bounds.corner.x + bounds.width; ++x)
            if (const Point p{x, y}; is_away_from_corridors(p) && m_ground.free(p) && m_steps.at(p) != DistanceField::unreachable)
                free.push_back(p);
    if (free.empty()) return std::nullopt;
    const auto has_shorter_way = [&](Point a, Point b) { return steps.at(a) < steps.at(b); };
    const Point farthest = *std::max_element(free.begin(), free.end(), has_shorter_way);
    const int least = steps.at(farthest) * 2;
    std::erase_if(free, [&](Point p) { return steps.at(p) * 3 < least; });
    const auto worth = [&](Point p) {
        int apart = std::numeric_limits<int>::max();
        for (const Point other : others) apart = std::min(apart, chebyshev(p, other));
        return std::tuple(apart, steps.at(p));
    };
    return *std::max_element(free.begin(), free.end(), [&](Point a, Point b) { return worth(a) < worth(b); });
}

/// Places each landmark on a free tile that walkers reach: in the requested room or, if that is full, in any room.
bool Furnisher::place_landmarks() {
    for (const LandmarkSpawn& spawn : m_rules.landmarks) {
        std::optional<Point> site = landmark_tile(spawn.room);
        for (std::size_t room = 0; !site && room < m_layout.rooms.size(); ++room) site = random_free_tile(room);
        if (!site) return false;
        m_plan.landmarks.push_back({spawn.landmark, *site});
        occupy(*site);
    }
    return true;
}

/// A free tile in the room that the choice means; nothing if that is full.
std::optional<Point> Furnisher::landmark_tile(RoomChoice choice) {
    switch (choice) {
        case RoomChoice::any: break;
        case RoomChoice::entrance: return random_free_tile(m_entrance_room);
        case RoomChoice::exit: return random_free_tile(m_exit_room);
        case RoomChoice::far: return far_tile();
    }
    return random_free_tile(less_crowded_room());
}

/// Away from corridors if possible.
std::optional<Point> Furnisher::random_free_tile(std::size_t room) {
    const auto open = random_tile(m_layout.rooms[room], m_rng, [&](Point p) { return m_ground.free(p) && is_away_from_corridors(p); });
    return open ? open : random_tile(m_layout.rooms[room], m_rng, [&](Point p) { return m_ground.free(p); });
}

/// The furthest of one random tile per room, without the rooms of the entrance and the exit.
std::optional<Point> Furnisher::far_tile() {
    std::optional<Point> farthest;
    for (std::size_t room = 0; room < m_layout.rooms.size(); ++room) {
        if (room == m_entrance_room || room == m_exit_room) continue;
        const auto site = random_free_tile(room);
        if (site && (!farthest || m_steps.at(*site) > m_steps.at(*farthest))) farthest = site;
    }
    return farthest ? farthest : random_free_tile(m_exit_room);
}

bool Furnisher::place_boss() {
    const auto drawn = draw_team(m_catalog, m_rules.boss, m_floor, m_rng);
    if (!drawn) return m_rules.boss.empty();
    return place_team_around(m_exit_room, m_plan.stairs, {.list = SpawnList::boss, .row = drawn->row, .team = drawn->team});
}

bool Furnisher::place_prizes() {
    return std::all_of(m_rules.prize.begin(), m_rules.prize.end(), [&](const ItemSpawn& spawn) {
        const auto item = item_of(m_catalog, spawn, m_floor, m_rng);
        return !item || place_item(*item, m_exit_room);
    });
}

/// Keys of vaults, in rooms: gates stand in vaults only, so no way to a room leads through one.
bool Furnisher::place_keys() {
    for (const PlacedVault& placed : m_layout.vaults)
        for (const ItemId key : m_catalog[placed.vault].keys)
            if (!place_item({.item = key}, random_room()) && !place_item_anywhere({.item = key})) return false;
    return true;
}

/// A team without a place is replaced by another draw; teams still missing in the end are recorded in left_out.
void Furnisher::place_teams(SpawnList list, const std::vector<TeamSpawn>& rows, Range how_many) {
    const int wanted = m_rng.between(how_many.low, std::max(how_many.low, how_many.high));
    int placed = 0;
    SpeciesId missing;
    for (int tries = 2 * wanted; tries > 0 && placed < wanted; --tries) {
        const auto drawn = draw_team(m_catalog, rows, m_floor, m_rng);
        if (!drawn) return;
        const TeamPlacement placement{.list = list, .row = drawn->row, .team = drawn->team};
        if (place_team(placement) || place_team_anywhere(placement))
            ++placed;
        else
            missing = drawn->team.members[0].species;
    }
    for (; placed < wanted; ++placed) m_plan.left_out.push_back({.leader = missing});
}

/// Tries a few random rooms, with a random tile in each.
bool Furnisher::place_team(TeamPlacement placement) {
    constexpr int tries = 4;
    for (int i = 0; i < tries; ++i) {
        const std::size_t room = less_crowded_room();
        const auto fits = [&](Point p) { return can_stand_at(placement.team.members[0], placement.list, p); };
        const auto anchor = random_tile(m_layout.rooms[room], m_rng, fits);
        if (anchor && place_team_around(room, *anchor, placement)) return true;
    }
    return false;
}

/// Tries each tile on which the leader can stand: in every second row of all rooms first, then in the rows between.
bool Furnisher::place_team_anywhere(TeamPlacement placement) {
    const auto fits_at = [&](std::size_t room, Point p) {
        return can_stand_at(placement.team.members[0], placement.list, p) && place_team_around(room, p, placement);
    };
    for (const int first : {0, 1})
        for (std::size_t i = 0; i < m_layout.rooms.size(); ++i) {
            const Room& room = m_layout.rooms[i];
            for (int y = room.corner.y + first; y < room.corner.y + room.height; y += 2)
                for (int x = room.corner.x; x < room.corner.x + room.width; ++x)
                    if (fits_at(i, {x, y})) return true;
        }
    return false;
}

/// Places the whole team around `anchor`; if one member has no place, places no member.
bool Furnisher::place_team_around(std::size_t room, Point anchor, TeamPlacement placement) {
    std::vector<Point> taken;
    for (const auto* side : {&placement.team.members, &placement.team.guests})
        for (const TeamMember& member : *side) {
            const auto place = nearest_place(member, room, anchor, placement.list);
            if (!place) {
                for (const Point p : taken) m_ground.taken.set(p, false);
                return false;
            }
            occupy(*place);
            taken.push_back(*place);
        }
    const auto first_guest = taken.begin() + static_cast<std::ptrdiff_t>(placement.team.members.size());
    placement.members.assign(taken.begin(), first_guest);
    placement.guests.assign(first_guest, taken.end());
    m_plan.teams.push_back(std::move(placement));
    ++m_teams_in[room];
    return true;
}

/// The tile of the room nearest to `anchor`, at most team_radius away, on which the member can stand.
std::optional<Point> Furnisher::nearest_place(const TeamMember& member, std::size_t room, Point anchor, SpawnList list) const {
    const Room& bounds = m_layout.rooms[room];
    std::optional<Point> best;
    for (int y = anchor.y - team_radius; y <= anchor.y + team_radius; ++y)
        for (int x = anchor.x - team_radius; x <= anchor.x + team_radius; ++x) {
            const Point p{x, y};
            if (best && chebyshev(p, anchor) >= chebyshev(*best, anchor)) continue;
            if (bounds.contains(p) && can_stand_at(member, list, p)) best = p;
        }
    return best;
}

/// On floors without walls between rooms only distance counts, because nearly every tile is in view.
bool Furnisher::may_see_party(Point p) const {
    if (chebyshev(p, m_plan.entrance[0]) < foe_distance) return true;
    return !is_open_layout(m_rules.style) && m_in_view.test(p);
}

/// Walkers need dry floor, pure swimmers a pool; other creatures may stand wherever the terrain lets them.
bool Furnisher::can_stand_at(const TeamMember& member, SpawnList list, Point p) const {
    if (m_ground.taken.test(p) || m_layout.tiles[p] != Tile::room) return false;
    if (list != SpawnList::neutrals && may_see_party(p)) return false;
    const MobilitySet mobility = m_catalog[member.species].mobility;
    if ((mobility & static_cast<MobilitySet>(Mobility::walk)) != 0) return m_ground.dry.test(p);
    const bool may_stand = (m_catalog[m_ground.terrain[p]].passable & mobility) != 0;
    const bool only_swims = mobility == static_cast<MobilitySet>(Mobility::swim);
    return may_stand && !(only_swims && m_ground.dry.test(p));
}

/// Items go to the ends of dead ends first, then to rooms.
void Furnisher::place_loot() {
    int left = m_rng.between(m_rules.items.low, std::max(m_rules.items.low, m_rules.items.high));
    std::size_t dead_end = 0;
    for (; left > 0; --left) {
        const auto drawn = draw_item(m_catalog, m_rules.loot, m_floor, m_rng);
        if (!drawn) return;
        while (dead_end < m_layout.dead_ends.size() && !m_ground.free(m_layout.dead_ends[dead_end])) ++dead_end;
        if (dead_end < m_layout.dead_ends.size()) {
            const Point p = m_layout.dead_ends[dead_end++];
            m_plan.items.push_back({drawn->item, count_of(*drawn, m_rng), p});
            occupy(p);
        } else if (!place_item(*drawn, random_room()) && !place_item_anywhere(*drawn)) {
            m_plan.left_out.push_back({.item = drawn->item});
        }
    }
}

bool Furnisher::place_item_anywhere(const ItemSpawn& spawn) {
    for (std::size_t room = 0; room < m_layout.rooms.size(); ++room)
        if (place_item(spawn, room)) return true;
    return false;
}

bool Furnisher::place_item(const ItemSpawn& spawn, std::size_t room) {
    const auto p =
        random_tile(m_layout.rooms[room], m_rng, [&](Point tile) { return m_ground.free(tile) && is_away_from_corridors(tile); });
    if (!p) return false;
    m_plan.items.push_back({spawn.item, count_of(spawn, m_rng), *p});
    occupy(*p);
    return true;
}

/// Dry floor of a room without an adjacent corridor or door.
bool Furnisher::is_away_from_corridors(Point p) const {
    if (!m_ground.dry.test(p) || m_layout.tiles[p] != Tile::room) return false;
    for (const Point way : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
        const Tile beside = m_layout.tiles[p + way];
        if (beside == Tile::corridor || beside == Tile::door) return false;
    }
    return true;
}

std::size_t Furnisher::random_room() { return m_rng.below(static_cast<std::uint32_t>(m_layout.rooms.size())); }

/// Of two random rooms besides the entrance's, the one with fewer teams; the only room if there is no other.
std::size_t Furnisher::less_crowded_room() {
    if (m_layout.rooms.size() < 2) return 0;
    const auto draw_one = [&] {
        const std::size_t room = m_rng.below(static_cast<std::uint32_t>(m_layout.rooms.size() - 1));
        return room < m_entrance_room ? room : room + 1;
    };
    const std::size_t first = draw_one();
    const std::size_t second = draw_one();
    return m_teams_in[second] < m_teams_in[first] ? second : first;
}

}  // namespace td
