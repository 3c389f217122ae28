// The ribbon as a line: portraits one after the other, boundaries between rounds, and a count of what does not fit.
#include <doctest/doctest.h>

#include "view/hud/ribbon_layout.hpp"
#include "view/hud/wide_ribbon.hpp"

using namespace td;
using namespace td::test;

namespace {

std::vector<OrderPlace> places_at(const std::vector<Ticks>& times) {
    std::vector<OrderPlace> places;
    for (const Ticks time : times) places.push_back({.who = EntityId(places.size()), .when = {1, 0, time}});
    return places;
}

OrderPlace boundary(int round, Ticks time) { return {.when = {round, 0, time}, .kind = OrderPlace::Kind::boundary}; }

}  // namespace

TEST_CASE("along a line those of one instant stand under one header, and a boundary parts the rounds") {
    std::vector<OrderPlace> places = places_at({0, 0, 40});
    places.push_back(boundary(2, 100));
    places.push_back({.who = EntityId(std::size_t{0}), .when = {2, 0, 100}});
    const RibbonLayout layout = lay_out_line(places, RoundPresentation::Style::instants, wide, {});
    REQUIRE(layout.groups.size() == 3);
    CHECK(layout.groups[0].box.contains(layout.tokens[1].box.centre()));
    CHECK(layout.groups[1].first_place == 2);
    REQUIRE(layout.boundaries.size() == 1);
    CHECK(layout.boundaries[0].box.x >= layout.tokens[2].box.right());
    CHECK(layout.boundaries[0].box.right() <= layout.tokens[3].box.x);
    CHECK(layout.more.empty());
}

TEST_CASE("where turns go by amounts each has a header of its own") {
    const std::vector<OrderPlace> places = places_at({0, 0, 0});
    CHECK(lay_out_line(places, RoundPresentation::Style::amounts, wide, {}).groups.size() == 3);
    CHECK(lay_out_line(places, RoundPresentation::Style::instants, wide, {}).groups.size() == 1);
}

TEST_CASE("a line that is too long is cut, what is left out is counted, and nothing overlaps or leaves the area") {
    for (const int count : {5, 20, 30, 31, 32, 33, 60, 200}) {
        std::vector<OrderPlace> places;
        for (int i = 0; i < count; ++i) places.push_back({.who = EntityId(places.size()), .when = {1 + i / 7, 0, 30 * i}});
        const RibbonLayout layout = lay_out_line(places, RoundPresentation::Style::instants, wide, {});
        CHECK(shown(layout) == count);
        for (std::size_t i = 0; i < layout.tokens.size(); ++i) {
            CHECK(layout.tokens[i].box.intersected(wide) == layout.tokens[i].box);
            if (i > 0) CHECK(layout.tokens[i - 1].box.right() < layout.tokens[i].box.x);
        }
        for (const RibbonOverflow& more : layout.more) {
            CHECK(more.box.right() <= wide.right());
            CHECK(more.box.x >= layout.tokens.back().box.right());
        }
    }
}

TEST_CASE("a boundary at the very end of a line says nothing, and after one a new header begins") {
    std::vector<OrderPlace> places = places_at({0});
    places.push_back(boundary(2, 0));
    CHECK(lay_out_line(places, RoundPresentation::Style::instants, wide, {}).boundaries.empty());
    places.push_back({.who = EntityId(std::size_t{1}), .when = {1, 0, 0}});
    const RibbonLayout layout = lay_out_line(places, RoundPresentation::Style::instants, wide, {});
    CHECK(layout.boundaries.size() == 1);
    CHECK(layout.groups.size() == 2);
}

TEST_CASE("portraits are as large as the whole line allows; a line that never fits keeps its size") {
    const auto size_of = [](std::size_t count) {
        return lay_out_line(places_at(std::vector<Ticks>(count, 0)), RoundPresentation::Style::instants, wide, {}).token_size;
    };
    const RibbonMetrics metrics;
    CHECK(size_of(5) == metrics.token_sizes[0]);
    CHECK(size_of(25) == metrics.token_sizes[1]);
    CHECK(size_of(500) == metrics.token_sizes[2]);
}

TEST_CASE("boundaries are not counted among what is left out") {
    std::vector<OrderPlace> places;
    for (int i = 0; i < 200; ++i) {
        places.push_back({.who = EntityId(places.size()), .when = {i, 0, 100 * i}});
        places.push_back(boundary(i + 1, 100 * i + 100));
    }
    CHECK(shown(lay_out_line(places, RoundPresentation::Style::instants, wide, {})) == 200);
}
