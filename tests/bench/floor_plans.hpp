// Floors to time on, the same in every run, and the same floor in libtcod's own form.
#pragma once

#include <libtcod/fov.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "base/bit_grid.hpp"
#include "base/rng.hpp"

namespace td::bench {

/// A floor to walk and see on: what is passable is also transparent.
struct FloorPlan {
    BitGrid passable;
    std::vector<Point> places;  ///< passable tiles to look and measure from, spread at random
};

inline void dig(BitGrid& passable, Point from, Point to) {
    for (int y = std::min(from.y, to.y); y <= std::max(from.y, to.y); ++y)
        for (int x = std::min(from.x, to.x); x <= std::max(from.x, to.x); ++x) passable.set({x, y});
}

inline void choose_places(FloorPlan& plan, Rng& rng) {
    while (plan.places.size() < 64) {
        const Point p{rng.between(1, plan.passable.width() - 2), rng.between(1, plan.passable.height() - 2)};
        if (plan.passable.test(p)) plan.places.push_back(p);
    }
}

/// Rooms of 5 to 11 tiles strewn over the floor, each joined to the one before by a corridor with one bend.
inline FloorPlan rooms(int size) {
    FloorPlan plan{BitGrid(size, size), {}};
    Rng rng = Rng::named(1, "rooms", static_cast<std::uint64_t>(size));
    Point before{};
    for (int room = 0; room < size * size / 200; ++room) {
        const Point extent{rng.between(5, 11), rng.between(5, 11)};
        const Point corner{rng.between(1, size - 1 - extent.x), rng.between(1, size - 1 - extent.y)};
        const Point middle{corner.x + extent.x / 2, corner.y + extent.y / 2};
        dig(plan.passable, corner, corner + extent - Point{1, 1});
        if (room > 0) {
            const Point bend{middle.x, before.y};
            dig(plan.passable, before, bend);
            dig(plan.passable, bend, middle);
        }
        before = middle;
    }
    choose_places(plan, rng);
    return plan;
}

/// Nothing but floor inside the outer wall.
inline FloorPlan open_floor(int size) {
    FloorPlan plan{BitGrid(size, size), {}};
    Rng rng = Rng::named(1, "open", static_cast<std::uint64_t>(size));
    dig(plan.passable, {1, 1}, {size - 2, size - 2});
    choose_places(plan, rng);
    return plan;
}

struct DeleteTcodMap {
    void operator()(TCOD_Map* map) const { TCOD_map_delete(map); }
};
using TcodMap = std::unique_ptr<TCOD_Map, DeleteTcodMap>;

inline TcodMap tcod_map(const BitGrid& passable) {
    TcodMap map(TCOD_map_new(passable.width(), passable.height()));
    for (int y = 0; y < passable.height(); ++y)
        for (int x = 0; x < passable.width(); ++x) TCOD_map_set_properties(map.get(), x, y, passable.test({x, y}), passable.test({x, y}));
    return map;
}

}  // namespace td::bench
