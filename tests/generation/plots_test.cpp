#include "generation/plots.hpp"

#include <doctest/doctest.h>

#include "generation/sample_floor.hpp"

using namespace td;
using namespace td::tests;

namespace {

bool keep_apart(const Plot& a, const Plot& b) {
    return a.right + 1 < b.left || b.right + 1 < a.left || a.bottom + 1 < b.top || b.bottom + 1 < a.top;
}

/// Does the floor of the plot's room lie on the plot's cells and between them, and within the rim of the floor?
bool holds_its_room(const Plot& plot, const FloorRules& rules) {
    const Point first = tile_of({plot.left, plot.top});
    const Point last = tile_of({plot.right, plot.bottom});
    const Point end = plot.room.corner + Point{plot.room.width - 1, plot.room.height - 1};
    return plot.room.corner.x >= first.x && plot.room.corner.y >= first.y && end.x <= last.x && end.y <= last.y &&
           last.x < rules.width - 1 && last.y < rules.height - 1;
}

}  // namespace

TEST_CASE("rooms have the size that is asked for, lie within the floor and keep a corridor's width apart") {
    FloorRules rules = sample_rules();
    rules.room_width = {4, 6};
    rules.room_height = {3, 5};
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Rng rng(seed);
        const std::vector<Plot> plots = place_plots(rules, rng);
        CHECK(plots.size() >= 2);
        CHECK(static_cast<int>(plots.size()) <= rules.rooms.high);
        for (std::size_t i = 0; i < plots.size(); ++i) {
            CHECK(plots[i].room.width >= 4);
            CHECK(plots[i].room.width <= 6);
            CHECK(plots[i].room.height >= 3);
            CHECK(plots[i].room.height <= 5);
            CHECK(holds_its_room(plots[i], rules));
            for (std::size_t j = 0; j < i; ++j) CHECK(keep_apart(plots[i], plots[j]));
        }
    }
}

TEST_CASE("a room is no longer than half of the floor, whatever is asked for, so that there are two") {
    FloorRules rules = sample_rules();
    rules.width = 24;
    rules.height = 18;
    rules.rooms = {1, 1};
    rules.room_width = rules.room_height = {90, 99};
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed);
        const std::vector<Plot> plots = place_plots(rules, rng);
        for (const Plot& plot : plots) {
            CHECK(plot.room.width <= 10);
            CHECK(plot.room.height <= 7);
        }
    }
}

TEST_CASE("plots that are there already stay, and the others keep away from them") {
    const FloorRules rules = sample_rules();
    const Plot there = plot_around({{11, 11}, 9, 7});
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Rng rng(seed);
        const std::vector<Plot> plots = place_plots(rules, rng, {there});
        REQUIRE(plots.size() > 1);
        CHECK(plots[0].room == there.room);
        for (std::size_t i = 1; i < plots.size(); ++i) CHECK(keep_apart(plots[i], there));
    }
}

TEST_CASE("a vault has a ring of cells around it for its corridors, and no place where it does not fit") {
    FloorRules rules = sample_rules();
    rules.width = 24;
    rules.height = 18;
    Rng rng(1);
    const auto plot = vault_plot(rules, 5, 4, {}, rng);
    REQUIRE(plot);
    CHECK(plot->room == Room{tile_of({plot->left, plot->top}) + Point{1, 1}, 5, 4});
    CHECK(plot->left >= 2);
    CHECK(plot->top >= 2);
    CHECK(plot->right < lattice_cells(rules.width));
    CHECK(plot->bottom < lattice_cells(rules.height));
    CHECK_FALSE(vault_plot(rules, 24, 4, {}, rng));
    CHECK_FALSE(vault_plot(rules, 5, 18, {}, rng));
    CHECK_FALSE(vault_plot(rules, 5, 4, {{1, 1, 11, 8, {}, {}}}, rng));
}

TEST_CASE("the plot around a room begins with its corner") {
    const Plot plot = plot_around({{3, 5}, 4, 3});
    CHECK(tile_of({plot.left, plot.top}) == Point{3, 5});
    CHECK(tile_of({plot.right, plot.bottom}) == Point{7, 7});
}
