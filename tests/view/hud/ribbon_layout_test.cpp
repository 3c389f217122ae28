#include "view/hud/ribbon_layout.hpp"

#include <doctest/doctest.h>

#include "view/hud/wide_ribbon.hpp"

namespace td {

using namespace test;

namespace {

/// `count` places in the column of `round` and `tier`.
void add(std::vector<OrderPlace>& places, int count, int round, int tier) {
    for (int i = 0; i < count; ++i) places.push_back({.who = EntityId(places.size()), .when = {round, tier, 0}});
}

bool overlap(Box a, Box b) { return !a.intersected(b).empty(); }

/// The least visible share of a portrait when many overlap.
bool hides(Box upper, Box lower) { return overlap(upper, lower) && (upper.y != lower.y || upper.x - lower.x < lower.width * 6 / 10); }

void check_tidy(const RibbonLayout& layout, Box area) {
    for (std::size_t i = 0; i < layout.tokens.size(); ++i) {
        CHECK(layout.tokens[i].box.intersected(area) == layout.tokens[i].box);
        for (std::size_t k = i + 1; k < layout.tokens.size(); ++k) CHECK_FALSE(hides(layout.tokens[k].box, layout.tokens[i].box));
        for (const RibbonOverflow& more : layout.more) CHECK_FALSE(hides(more.box, layout.tokens[i].box));
    }
    for (std::size_t i = 1; i < layout.columns.size(); ++i) CHECK(layout.columns[i - 1].box.right() <= layout.columns[i].box.x);
    CHECK(layout.columns.back().box.right() <= area.right());
}

/// Two rounds from the first on, in which no creature is hidden.
RibbonLayout all_shown(const std::vector<OrderPlace>& places) {
    RibbonLayout layout = lay_out_ribbon(places, 1, 2, wide, {});
    CHECK(layout.more.empty());
    CHECK(layout.tokens.size() == places.size());
    check_tidy(layout, wide);
    return layout;
}

}  // namespace

TEST_CASE("an ordinary fight has one row of portraits and the next round begins in the middle") {
    std::vector<OrderPlace> places;
    add(places, 7, 3, 0);
    add(places, 2, 3, 3);
    add(places, 7, 4, 0);
    add(places, 2, 4, 3);
    const RibbonLayout layout = lay_out_ribbon(places, 3, 2, wide, {});
    REQUIRE(layout.columns.size() == 12);
    CHECK(layout.token_size == 42);
    CHECK(layout.tokens.size() == places.size());
    CHECK(layout.caps[1].x == wide.x + wide.width / 2);
    check_tidy(layout, wide);
}

TEST_CASE("a few turns get the largest portraits") {
    std::vector<OrderPlace> places;
    add(places, 5, 1, 0);
    add(places, 5, 2, 0);
    CHECK(lay_out_ribbon(places, 1, 2, wide, {}).token_size == 54);
}

TEST_CASE("columns in which nobody acts are narrow") {
    std::vector<OrderPlace> places;
    add(places, 3, 1, 0);
    const RibbonLayout layout = lay_out_ribbon(places, 1, 2, wide, {});
    CHECK(layout.columns[0].box.width > layout.columns[1].box.width);
    CHECK(layout.columns[1].empty);
    CHECK(layout.columns[1].box.width == RibbonMetrics{}.narrow_column);
}

TEST_CASE("in a crowd, places that look alike share a portrait, and the others are large again") {
    std::vector<OrderPlace> places;
    add(places, 20, 1, 0);
    add(places, 20, 2, 0);
    std::vector<bool> alike(places.size(), false);
    for (std::size_t i = 7; i < places.size(); ++i) alike[i] = i != 12;
    const RibbonLayout layout = lay_out_ribbon(places, 1, 2, wide, {}, {}, alike);
    check_tidy(layout, wide);
    REQUIRE(layout.tokens.size() == 9);
    CHECK(layout.token_size == 54);
    for (std::size_t i = 0; i < 6; ++i) CHECK(layout.tokens[i].count == 1);
    CHECK(layout.tokens[6].count == 6);
    CHECK(layout.tokens[7].count == 8);
    CHECK(layout.tokens[8].count == 20);
    CHECK(layout.token_at(layout.tokens[7].box.centre())->shows(19));
    // Where all have room, each has its own.
    places.resize(8);
    CHECK(lay_out_ribbon(places, 1, 2, wide, {}, {}, alike).tokens.size() == 8);
}

TEST_CASE("a crowd gets smaller portraits in several rows, read row by row") {
    std::vector<OrderPlace> places;
    add(places, 20, 1, 0);
    add(places, 20, 2, 0);
    const RibbonLayout layout = lay_out_ribbon(places, 1, 2, wide, {});
    CHECK(layout.token_size == 30);
    CHECK(layout.tokens.size() == 40);
    CHECK(layout.tokens[1].box.y == layout.tokens[0].box.y);
    CHECK(layout.tokens[1].box.x > layout.tokens[0].box.x);
    CHECK(layout.tokens[10].box.y > layout.tokens[0].box.y);
    check_tidy(layout, wide);
}

TEST_CASE("when nothing helps, a column ends in a count and nobody is left out of the sum") {
    std::vector<OrderPlace> places;
    add(places, 150, 1, 0);
    add(places, 6, 1, 3);
    add(places, 120, 2, 0);
    const RibbonLayout layout = lay_out_ribbon(places, 1, 2, wide, {});
    CHECK_FALSE(layout.more.empty());
    CHECK(shown(layout) == 276);
    check_tidy(layout, wide);
}

TEST_CASE("in a fight of a dozen nobody is hidden, and the round that is played is shown largest") {
    std::vector<OrderPlace> places;
    for (const int round : {1, 2}) {
        add(places, 12, round, 0);
        add(places, 3, round, 2);
        add(places, 2, round, 3);
        add(places, 3, round, 4);
    }
    const RibbonLayout layout = all_shown(places);
    CHECK(layout.tokens.front().box.width >= layout.tokens.back().box.width);
}

TEST_CASE("two dozen overlap before anybody is hidden, those of the round to come first") {
    std::vector<OrderPlace> places;
    for (const int round : {1, 2}) {
        add(places, 23, round, 0);
        add(places, 5, round, 2);
        add(places, 5, round, 4);
    }
    const RibbonLayout layout = all_shown(places);
    CHECK_FALSE(overlap(layout.tokens[0].box, layout.tokens[1].box));
}

TEST_CASE("whose turn is near is shown, and the latest are counted") {
    std::vector<OrderPlace> places;
    add(places, 40, 1, 0);
    add(places, 80, 2, 0);
    const RibbonLayout layout = lay_out_ribbon(places, 1, 2, wide, {});
    REQUIRE(layout.more.size() == 1);
    CHECK(layout.columns[6].box.contains(layout.more[0].box.centre()));
    for (std::size_t i = 0; i < 40; ++i) CHECK(layout.tokens[i].place == i);
}

TEST_CASE("neutrals are counted before foes are") {
    std::vector<OrderPlace> places;
    add(places, 150, 1, 0);
    std::vector<bool> neutral(150);
    for (std::size_t i = 0; i < 100; ++i) neutral[i] = true;
    const RibbonLayout layout = lay_out_ribbon(places, 1, 2, wide, {}, neutral);
    REQUIRE_FALSE(layout.more.empty());
    std::size_t foes = 0;
    for (const RibbonToken& token : layout.tokens) foes += token.place >= 100 ? 1 : 0;
    CHECK(foes == 50);
    CHECK(shown(layout) == 150);
}

TEST_CASE("a portrait is found by the point it covers") {
    std::vector<OrderPlace> places;
    add(places, 2, 1, 0);
    const RibbonLayout layout = lay_out_ribbon(places, 1, 2, wide, {});
    const RibbonToken* token = layout.token_at(layout.tokens[1].box.centre());
    REQUIRE(token);
    CHECK(token->place == 1);
    CHECK_FALSE(layout.token_at({wide.right() - 1, wide.bottom() - 1}));
}

TEST_CASE("places of other rounds than the ones shown are left out") {
    std::vector<OrderPlace> places;
    add(places, 2, 1, 0);
    add(places, 2, 5, 0);
    CHECK(lay_out_ribbon(places, 1, 2, wide, {}).tokens.size() == 2);
}

TEST_CASE("an area of any size is laid out, down to nothing at all") {
    std::vector<OrderPlace> places;
    add(places, 30, 1, 0);
    add(places, 4, 2, 3);
    for (const int height : {-30, -2, 0, 1, 2, 17, 40, 82})
        for (const int width : {0, 1, 5, 60, 300, 1260}) {
            CAPTURE(width);
            CAPTURE(height);
            // The area that the ribbon has in a window of that size: two rows of portraits below the header.
            RibbonMetrics metrics;
            metrics.token_sizes.push_back((height - metrics.header - metrics.gap) / 2);
            for (const int gap : {0, 2}) {
                metrics.gap = gap;
                CHECK(shown(lay_out_ribbon(places, 1, 2, {10, 0, width, height}, metrics)) <= static_cast<int>(places.size()));
                metrics.token_sizes = {0};
                CHECK(shown(lay_out_ribbon(places, 1, 2, {10, 0, width, height}, metrics)) <= static_cast<int>(places.size()));
                lay_out_line(places, RoundPresentation::Style::instants, {10, 0, width, height}, metrics);
            }
        }
}

}  // namespace td
