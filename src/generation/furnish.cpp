#include "generation/furnish.hpp"

#include <algorithm>
#include <array>
#include <tuple>

#include "generation/spawns.hpp"
#include "generation/validate.hpp"
#include "generation/vaults.hpp"

namespace td {
namespace {

/// Foes keep at least so far from the entrance, sight or no sight.
constexpr int foe_distance = 6;
/// A team stands at most so far from its anchor.
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
    for (const VaultId vault : m_layout.vaults_left_out) m_plan.left_out.push_back({{}, {}, vault});
    furnish_vaults(m_catalog, m_layout, m_ground, m_rng, m_plan);
    if (!place_entrance(arrivals) || !place_stairs() || !place_landmarks() || !place_boss() || !place_prizes()) return std::nullopt;
    place_teams(SpawnList::foes, m_rules.foes, m_rules.foe_teams);
    place_teams(SpawnList::neutrals, m_rules.neutrals, m_rules.neutral_teams);
    place_loot();
    if (!may_leave_out && !m_plan.left_out.empty()) return std::nullopt;
    m_plan.terrain = m_ground.terrain;
    return std::move(m_plan);
}

/// Where a vault says that the stairs or the party belong.
std::optional<Point> Furnisher::vault_tile(VaultTile::Kind kind) const {
    std::optional<Point> found;
    each_vault_tile(m_catalog, m_layout, [&](Point p, const VaultTile& mark) {
        if (mark.kind == kind && !found) found = p;
    });
    return found;
}

/// The room whose middle is nearest. Precondition: there is a room.
std::size_t Furnisher::room_near(Point p) const {
    std::size_t nearest = 0;
    for (std::size_t i = 1; i < m_layout.rooms.size(); ++i)
        if (chebyshev(m_layout.rooms[i].centre(), p) < chebyshev(m_layout.rooms[nearest].centre(), p)) nearest = i;
    return nearest;
}

/// Free tiles few steps from the leader's: in its room or, where floors have no rooms and in vaults, wherever.
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

/// The party arrives in one cluster in a room, its leader not in a doorway.
bool Furnisher::place_entrance(int arrivals) {
    m_entrance_room = any_room();
    auto leader = vault_tile(VaultTile::Kind::entrance);
    if (leader)
        m_entrance_room = room_near(*leader);
    else
        leader = random_tile(m_layout.rooms[m_entrance_room], m_rng, [&](Point p) { return is_open(p) && m_ground.free(p); });
    if (!leader) return false;
    m_steps.measure(m_ground.dry, std::array{*leader});
    std::vector<Point> places = places_around(*leader, arrivals);
    if (static_cast<int>(places.size()) < arrivals) return false;
    std::sort(places.begin(), places.end(), [&](Point a, Point b) {
        return std::tuple(m_steps.at(a), chebyshev(*leader, a), a) < std::tuple(m_steps.at(b), chebyshev(*leader, b), b);
    });
    places.resize(static_cast<std::size_t>(arrivals));
    for (const Point p : places) take(p);
    m_plan.entrance = std::move(places);
    m_in_view = view_from(m_plan.entrance, m_ground.terrain, m_plan.doors, m_catalog);
    return true;
}

/// In one of the rooms that lie far from the entrance, as the walker goes.
bool Furnisher::place_stairs() {
    if (const auto site = vault_tile(VaultTile::Kind::stairs)) {
        m_exit_room = room_near(*site);
        m_plan.stairs = *site;
        take(*site);
        return m_exit_room != m_entrance_room && m_steps.at(*site) != DistanceField::unreachable;
    }
    std::vector<std::pair<std::size_t, Point>> sites;
    int farthest = 0;
    for (std::size_t i = 0; i < m_layout.rooms.size(); ++i) {
        if (i == m_entrance_room) continue;
        const auto site = exit_site(i);
        if (!site) continue;
        sites.emplace_back(i, *site);
        farthest = std::max<int>(farthest, m_steps.at(*site));
    }
    const auto is_near = [&](const auto& site) { return m_steps.at(site.second) * 3 < farthest * 2; };
    sites.erase(std::remove_if(sites.begin(), sites.end(), is_near), sites.end());
    if (sites.empty()) return false;
    std::tie(m_exit_room, m_plan.stairs) = sites[m_rng.below(static_cast<std::uint32_t>(sites.size()))];
    take(m_plan.stairs);
    return true;
}

/// Where the floor is one open room, the farthest of several, so that the party does not arrive beside the stairs.
std::optional<Point> Furnisher::exit_site(std::size_t room) {
    constexpr int draws = 8;
    std::optional<Point> farthest;
    for (int i = 0; i < (is_open_layout(m_rules.style) ? draws : 1); ++i) {
        const auto site = random_tile(m_layout.rooms[room], m_rng, [&](Point p) { return is_open(p) && m_ground.free(p); });
        if (site && (!farthest || m_steps.at(*site) > m_steps.at(*farthest))) farthest = site;
    }
    return farthest;
}

/// Each has a tile of its own that walkers reach: in the room it asks for or, where that is full, in any.
bool Furnisher::place_landmarks() {
    for (const LandmarkSpawn& spawn : m_rules.landmarks) {
        std::optional<Point> site = landmark_site(spawn.room);
        for (std::size_t room = 0; !site && room < m_layout.rooms.size(); ++room) site = site_in(room);
        if (!site) return false;
        m_plan.landmarks.push_back({spawn.landmark, *site});
        take(*site);
    }
    return true;
}

std::optional<Point> Furnisher::landmark_site(RoomChoice choice) {
    switch (choice) {
        case RoomChoice::any: break;
        case RoomChoice::entrance: return site_in(m_entrance_room);
        case RoomChoice::exit: return site_in(m_exit_room);
        case RoomChoice::far: return far_site();
    }
    return site_in(quiet_room());
}

std::optional<Point> Furnisher::site_in(std::size_t room) {
    const auto open = random_tile(m_layout.rooms[room], m_rng, [&](Point p) { return m_ground.free(p) && is_open(p); });
    return open ? open : random_tile(m_layout.rooms[room], m_rng, [&](Point p) { return m_ground.free(p); });
}

/// The farthest of what the rooms offer that are neither the party's nor the exit's.
std::optional<Point> Furnisher::far_site() {
    std::optional<Point> farthest;
    for (std::size_t room = 0; room < m_layout.rooms.size(); ++room) {
        if (room == m_entrance_room || room == m_exit_room) continue;
        const auto site = site_in(room);
        if (site && (!farthest || m_steps.at(*site) > m_steps.at(*farthest))) farthest = site;
    }
    return farthest ? farthest : site_in(m_exit_room);
}

bool Furnisher::place_boss() {
    const auto drawn = draw_team(m_catalog, m_rules.boss, m_floor, m_rng);
    if (!drawn) return m_rules.boss.empty();
    return gather(m_exit_room, m_plan.stairs, {SpawnList::boss, drawn->row, {}, {}, drawn->team});
}

bool Furnisher::place_prizes() {
    return std::all_of(m_rules.prize.begin(), m_rules.prize.end(), [&](const ItemSpawn& spawn) {
        const auto item = item_of(m_catalog, spawn, m_floor, m_rng);
        return !item || lay_item(*item, m_exit_room);
    });
}

/// A team that finds no place is another time's; what is missing in the end is noted.
void Furnisher::place_teams(SpawnList list, const std::vector<TeamSpawn>& rows, Range how_many) {
    const int wanted = m_rng.between(how_many.low, std::max(how_many.low, how_many.high));
    int placed = 0;
    SpeciesId missing;
    for (int tries = 2 * wanted; tries > 0 && placed < wanted; --tries) {
        const auto drawn = draw_team(m_catalog, rows, m_floor, m_rng);
        if (!drawn) return;
        const TeamPlacement placement{list, drawn->row, {}, {}, drawn->team};
        if (place_team(placement) || place_team_anywhere(placement))
            ++placed;
        else
            missing = drawn->team.members[0].species;
    }
    for (; placed < wanted; ++placed) m_plan.left_out.push_back({missing, {}, {}});
}

bool Furnisher::place_team(TeamPlacement placement) {
    constexpr int tries = 4;
    for (int i = 0; i < tries; ++i) {
        const std::size_t room = quiet_room();
        const auto fits = [&](Point p) { return suits(placement.team.members[0], placement.list, p); };
        const auto anchor = random_tile(m_layout.rooms[room], m_rng, fits);
        if (anchor && gather(room, *anchor, placement)) return true;
    }
    return false;
}

/// Room by room, wherever its leader may stand.
bool Furnisher::place_team_anywhere(TeamPlacement placement) {
    for (std::size_t i = 0; i < m_layout.rooms.size(); ++i) {
        const Room& room = m_layout.rooms[i];
        for (int y = room.corner.y; y < room.corner.y + room.height; y += 2)
            for (int x = room.corner.x; x < room.corner.x + room.width; ++x)
                if (suits(placement.team.members[0], placement.list, {x, y}) && gather(i, {x, y}, placement)) return true;
    }
    return false;
}

/// Places the whole team around `anchor`, or nobody.
bool Furnisher::gather(std::size_t room, Point anchor, TeamPlacement placement) {
    std::vector<Point> taken;
    for (const auto* side : {&placement.team.members, &placement.team.guests})
        for (const TeamMember& member : *side) {
            const auto place = nearest_place(member, room, anchor, placement.list);
            if (!place) {
                for (const Point p : taken) m_ground.taken.set(p, false);
                return false;
            }
            take(*place);
            taken.push_back(*place);
        }
    const auto middle = taken.begin() + static_cast<std::ptrdiff_t>(placement.team.members.size());
    placement.members.assign(taken.begin(), middle);
    placement.guests.assign(middle, taken.end());
    m_plan.teams.push_back(std::move(placement));
    ++m_teams_in[room];
    return true;
}

std::optional<Point> Furnisher::nearest_place(const TeamMember& member, std::size_t room, Point anchor, SpawnList list) const {
    const Room& bounds = m_layout.rooms[room];
    std::optional<Point> best;
    for (int y = anchor.y - team_radius; y <= anchor.y + team_radius; ++y)
        for (int x = anchor.x - team_radius; x <= anchor.x + team_radius; ++x) {
            const Point p{x, y};
            if (best && chebyshev(p, anchor) >= chebyshev(*best, anchor)) continue;
            if (bounds.contains(p) && suits(member, list, p)) best = p;
        }
    return best;
}

/// Where the whole floor lies open to view, distance has to do.
bool Furnisher::may_see_party(Point p) const {
    if (chebyshev(p, m_plan.entrance[0]) < foe_distance) return true;
    return !is_open_layout(m_rules.style) && m_in_view.test(p);
}

/// Walkers stand on dry floor, swimmers in a pool, all others wherever the terrain lets them.
bool Furnisher::suits(const TeamMember& member, SpawnList list, Point p) const {
    if (m_ground.taken.test(p) || m_layout.tiles[p] != Tile::room) return false;
    if (list != SpawnList::neutrals && may_see_party(p)) return false;
    const MobilitySet mobility = m_catalog[member.species].mobility;
    if ((mobility & static_cast<MobilitySet>(Mobility::walk)) != 0) return m_ground.dry.test(p);
    const bool may_stand = (m_catalog[m_ground.terrain[p]].passable & mobility) != 0;
    const bool only_swims = mobility == static_cast<MobilitySet>(Mobility::swim);
    return may_stand && !(only_swims && m_ground.dry.test(p));
}

/// What lies at the ends of blind corridors is found first, the rest in rooms.
void Furnisher::place_loot() {
    int left = m_rng.between(m_rules.items.low, std::max(m_rules.items.low, m_rules.items.high));
    std::size_t blind_end = 0;
    for (; left > 0; --left) {
        const auto drawn = draw_item(m_catalog, m_rules.loot, m_floor, m_rng);
        if (!drawn) return;
        while (blind_end < m_layout.blind_ends.size() && !m_ground.free(m_layout.blind_ends[blind_end])) ++blind_end;
        if (blind_end < m_layout.blind_ends.size()) {
            const Point p = m_layout.blind_ends[blind_end++];
            m_plan.items.push_back({drawn->item, count_of(*drawn, m_rng), p});
            take(p);
        } else if (!lay_item(*drawn, any_room()) && !lay_anywhere(*drawn)) {
            m_plan.left_out.push_back({{}, drawn->item, {}});
        }
    }
}

bool Furnisher::lay_anywhere(const ItemSpawn& spawn) {
    for (std::size_t room = 0; room < m_layout.rooms.size(); ++room)
        if (lay_item(spawn, room)) return true;
    return false;
}

bool Furnisher::lay_item(const ItemSpawn& spawn, std::size_t room) {
    const auto p = random_tile(m_layout.rooms[room], m_rng, [&](Point tile) { return m_ground.free(tile) && is_open(tile); });
    if (!p) return false;
    m_plan.items.push_back({spawn.item, count_of(spawn, m_rng), *p});
    take(*p);
    return true;
}

/// Dry floor of a room with no corridor or door beside it.
bool Furnisher::is_open(Point p) const {
    if (!m_ground.dry.test(p) || m_layout.tiles[p] != Tile::room) return false;
    for (const Point way : {Point{0, -1}, Point{1, 0}, Point{0, 1}, Point{-1, 0}}) {
        const Tile beside = m_layout.tiles[p + way];
        if (beside == Tile::corridor || beside == Tile::door) return false;
    }
    return true;
}

std::size_t Furnisher::any_room() { return m_rng.below(static_cast<std::uint32_t>(m_layout.rooms.size())); }

/// Not where the party arrives, and of two such rooms the one with fewer teams. Precondition: there are two rooms.
std::size_t Furnisher::quiet_room() {
    const auto draw_one = [&] {
        const std::size_t room = m_rng.below(static_cast<std::uint32_t>(m_layout.rooms.size() - 1));
        return room < m_entrance_room ? room : room + 1;
    };
    const std::size_t first = draw_one();
    const std::size_t second = draw_one();
    return m_teams_in[second] < m_teams_in[first] ? second : first;
}

}  // namespace td
