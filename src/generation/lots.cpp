// Rooms are thrown at random, each best of a few throws, and stay where they touch no other.
#include "generation/lots.hpp"

#include <algorithm>

namespace td {
namespace {

constexpr int smallest_side = 3;

/// No room takes more than half of the floor's side, so that two always fit.
int side(Range range, int floor_side, Rng& rng) {
    const int low = std::clamp(range.low, smallest_side, floor_side / 2 - 2);
    return rng.between(low, std::clamp(range.high, low, floor_side / 2 - 2));
}

/// How many cells lie between two lots, by the wider of the two ways.
int gap(const Lot& a, const Lot& b) {
    const int across = std::max(a.left - b.right, b.left - a.right) - 1;
    const int down = std::max(a.top - b.bottom, b.top - a.bottom) - 1;
    return std::max(across, down);
}

Lot throw_lot(const FloorRules& rules, Rng& rng) {
    Room room{{}, side(rules.room_width, rules.width, rng), side(rules.room_height, rules.height, rng)};
    const int across = room.width / 2 + 1;
    const int down = room.height / 2 + 1;
    Lot lot;
    lot.left = rng.between(1, lattice_cells(rules.width) - across + 1);
    lot.top = rng.between(1, lattice_cells(rules.height) - down + 1);
    lot.right = lot.left + across - 1;
    lot.bottom = lot.top + down - 1;
    // A side of even length leaves a column of its lot over, on either hand.
    room.corner = tile_of({lot.left, lot.top});
    if (room.width % 2 == 0) room.corner.x += rng.between(0, 1);
    if (room.height % 2 == 0) room.corner.y += rng.between(0, 1);
    lot.room = room;
    return lot;
}

int nearest_gap(const Lot& lot, const std::vector<Lot>& others) {
    int nearest = 1000;
    for (const Lot& other : others) nearest = std::min(nearest, gap(lot, other));
    return nearest;
}

}  // namespace

std::vector<Lot> place_lots(const FloorRules& rules, Rng& rng, std::vector<Lot> lots) {
    constexpr int tries_per_room = 10;
    constexpr int throws = 2;
    const auto there = static_cast<int>(lots.size());
    const int wanted = std::max(2, rng.between(rules.rooms.low, std::max(rules.rooms.low, rules.rooms.high)));
    for (int i = 0; i < wanted * tries_per_room && static_cast<int>(lots.size()) - there < wanted; ++i) {
        Lot best;
        int best_gap = 0;
        for (int t = 0; t < throws; ++t) {
            const Lot lot = throw_lot(rules, rng);
            const int free = nearest_gap(lot, lots);
            if (free > best_gap) best = lot, best_gap = free;
        }
        if (best_gap >= 1) lots.push_back(best);
    }
    return lots;
}

std::optional<Lot> vault_lot(const FloorRules& rules, int width, int height, const std::vector<Lot>& lots, Rng& rng) {
    constexpr int tries = 40;
    const int across = width / 2 + 2;
    const int down = height / 2 + 2;
    // A cell is left to the rim on all sides, so that corridors come to it from wherever it opens.
    const int last_left = lattice_cells(rules.width) - across;
    const int last_top = lattice_cells(rules.height) - down;
    if (last_left < 2 || last_top < 2) return std::nullopt;
    for (int i = 0; i < tries; ++i) {
        const int left = rng.between(2, last_left);
        const int top = rng.between(2, last_top);
        const Lot lot{left, top, left + across - 1, top + down - 1, {tile_of({left, top}) + Point{1, 1}, width, height}, {}};
        if (nearest_gap(lot, lots) >= 1) return lot;
    }
    return std::nullopt;
}

Lot lot_around(const Room& room) {
    const int left = (room.corner.x + 1) / 2;
    const int top = (room.corner.y + 1) / 2;
    return {left, top, left + room.width / 2, top + room.height / 2, room, {}};
}

}  // namespace td
