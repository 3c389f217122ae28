// Joins the rooms: a tree so that all can be reached, loops so that there is more than one way, blind ends to look into.
#include "generation/layout.hpp"

#include <algorithm>
#include <utility>

#include "generation/corridors.hpp"
#include "generation/lots.hpp"
#include "generation/room_shapes.hpp"

namespace td {
namespace {

using Pair = std::pair<std::size_t, std::size_t>;

int distance(const Lot& a, const Lot& b) {
    const Point way = a.room.centre() - b.room.centre();
    return std::abs(way.x) + std::abs(way.y);
}

/// The shortest tree over all lots, by Prim's method; each pair names a lot of the tree first and the newcomer second.
std::vector<Pair> shortest_tree(const std::vector<Lot>& lots) {
    std::vector<Pair> tree;
    std::vector<std::size_t> nearest(lots.size(), 0);
    std::vector<bool> joined(lots.size(), false);
    joined[0] = true;
    while (tree.size() + 1 < lots.size()) {
        std::size_t next = 0;
        for (std::size_t i = 1; i < lots.size(); ++i) {
            if (joined[i]) continue;
            if (next == 0 || distance(lots[i], lots[nearest[i]]) < distance(lots[next], lots[nearest[next]])) next = i;
        }
        joined[next] = true;
        tree.emplace_back(nearest[next], next);
        for (std::size_t i = 1; i < lots.size(); ++i)
            if (distance(lots[i], lots[next]) < distance(lots[i], lots[nearest[i]])) nearest[i] = next;
    }
    return tree;
}

/// The nearest lot to `lot` that the tree does not join it to; `lot` itself when there is none.
std::size_t nearest_stranger(const std::vector<Lot>& lots, std::size_t lot, const std::vector<Pair>& tree) {
    std::size_t best = lot;
    for (std::size_t i = 0; i < lots.size(); ++i) {
        const auto joins = [&](const Pair& pair) { return pair == Pair{lot, i} || pair == Pair{i, lot}; };
        if (i == lot || std::any_of(tree.begin(), tree.end(), joins)) continue;
        if (best == lot || distance(lots[lot], lots[i]) < distance(lots[lot], lots[best])) best = i;
    }
    return best;
}

Layout carve_rooms(const FloorRules& rules, const std::vector<Lot>& lots, Rng& rng) {
    Layout layout{Grid<Tile>(rules.width, rules.height, Tile::rock), {}, {}, {}};
    for (const Lot& lot : lots) {
        carve_room(layout.tiles, lot.room, rng.chance(rules.shaped_rooms) ? random_shape(lot.room, rng) : RoomShape::plain, rng);
        layout.rooms.push_back(lot.room);
    }
    return layout;
}

}  // namespace

Layout random_layout(const FloorRules& rules, Rng& rng) {
    const std::vector<Lot> lots = place_lots(rules, rng);
    Layout layout = carve_rooms(rules, lots, rng);
    CorridorDigger digger(layout, lots, rng);
    std::vector<Pair> joined = shortest_tree(lots);
    for (const auto& [from, to] : joined) digger.join(from, to, false);
    for (std::size_t from = 0; from < lots.size(); ++from) {
        const std::size_t to = nearest_stranger(lots, from, joined);
        if (to == from || !rng.chance(rules.loops)) continue;
        if (digger.join(from, to, true)) joined.emplace_back(from, to);
    }
    for (std::size_t room = 0; room < lots.size(); ++room)
        if (rng.chance(rules.dead_ends)) digger.dig_blind_end();
    digger.hang_doors(rules.doors);
    return layout;
}

Layout simple_layout(const FloorRules& rules) {
    const int width = std::min((rules.width - 10) / 2, 15);
    const int height = std::min(rules.height - 4, 15);
    std::vector<Lot> lots;
    lots.push_back(lot_around({{1, 1}, width, height}));
    lots.push_back(lot_around({{2 * ((rules.width - width - 2) / 2) + 1, 1}, width, height}));
    Rng rng(0);
    FloorRules plain = rules;
    plain.shaped_rooms = 0;
    Layout layout = carve_rooms(plain, lots, rng);
    CorridorDigger digger(layout, lots, rng);
    digger.join(0, 1, false);
    digger.hang_doors(100);
    return layout;
}

}  // namespace td
