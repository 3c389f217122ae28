#include "space/distance_field.hpp"

#include <doctest/doctest.h>
#include <rapidcheck.h>

#include <deque>

#include "space/text_map.hpp"

using namespace td;
using namespace td::tests;

namespace {

/// Reference implementation: breadth-first search with a queue.
Grid<std::uint16_t> distances_by_queue(const BitGrid& passable, const std::vector<Point>& goals, int limit) {
    Grid<std::uint16_t> steps(passable.width(), passable.height(), DistanceField::unreachable);
    std::deque<Point> queue;
    for (const Point goal : goals) {
        steps[goal] = 0;
        queue.push_back(goal);
    }
    while (!queue.empty()) {
        const Point p = queue.front();
        queue.pop_front();
        if (steps[p] == limit) continue;
        for (const Direction direction : all_directions) {
            const Point next = p + offset(direction);
            const Point beside{next.x, p.y};
            const Point before{p.x, next.y};
            if (!passable(next) || steps[next] != DistanceField::unreachable) continue;
            if (is_diagonal(direction) && !(passable(beside) && passable(before))) continue;
            steps[next] = static_cast<std::uint16_t>(steps[p] + 1);
            queue.push_back(next);
        }
    }
    return steps;
}

DistanceField field_of(const TextMap& map) {
    DistanceField field;
    field.measure(floor_of(map), places_of(map, "G"));
    return field;
}

/// The distances as digits and letters; unreachable tiles as '#'.
TextMap drawn(const DistanceField& field) {
    TextMap text(static_cast<std::size_t>(field.height()), std::string(static_cast<std::size_t>(field.width()), '#'));
    for (int y = 0; y < field.height(); ++y)
        for (int x = 0; x < field.width(); ++x)
            if (field.at({x, y}) != DistanceField::unreachable)
                text[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)] = "0123456789abcdefghijklmnopqrstuvwxyz"[field.at({x, y})];
    return text;
}

}  // namespace

TEST_CASE("a diagonal counts one step, and no way cuts a wall's corner") {
    CHECK(drawn(field_of({
              "G...#...",
              "....#.#.",
              "..#...#.",
              "######..",
          })) == TextMap{
                     "0123#89a",
                     "1123#7#b",
                     "22#456#c",
                     "######ed",
                 });
}

TEST_CASE("each tile counts the steps to the nearest of several goals") {
    CHECK(drawn(field_of({
              "G.....G",
              ".......",
              "###.###",
              "..#.#..",
          })) == TextMap{
                     "0123210",
                     "1123211",
                     "###4###",
                     "###5###",
                 });
}

TEST_CASE("the next step goes down the field, orthogonal before diagonal and north before the rest") {
    const TextMap map{
        "...",
        "...",
        "G.G",
    };
    const DistanceField field = field_of(map);
    const BitGrid floor = floor_of(map);
    CHECK(step_down(field, {1, 1}, floor) == Direction::southeast);
    CHECK(step_down(field, {1, 2}, floor) == Direction::east);
    CHECK(step_down(field, {0, 0}, floor) == Direction::south);
    CHECK(step_down(field, {0, 2}, floor) == std::nullopt);
}

TEST_CASE("the next step goes around a creature if that still leads nearer") {
    const TextMap map{
        "...",
        "...",
        "..G",
    };
    const DistanceField field = field_of(map);
    const BitGrid floor = floor_of(map);
    const auto without = [&](std::vector<Point> taken) {
        return [&floor, taken](Point p) { return floor(p) && std::find(taken.begin(), taken.end(), p) == taken.end(); };
    };
    CHECK(step_down(field, {0, 0}, floor) == Direction::southeast);
    CHECK(step_down(field, {1, 0}, without({{1, 1}})) == std::nullopt);
    CHECK(step_down(field, {1, 0}, without({{2, 1}})) == Direction::south);
}

TEST_CASE("a fleeing step goes up the field, and there is none where no tile is further") {
    const TextMap map{
        "G....",
        "####.",
    };
    const DistanceField field = field_of(map);
    const BitGrid floor = floor_of(map);
    CHECK(step_up(field, {1, 0}, floor) == Direction::east);
    CHECK(step_up(field, {3, 0}, floor) == Direction::east);
    CHECK(step_up(field, {4, 1}, floor) == std::nullopt);
}

TEST_CASE("an impassable goal still has distance zero and attracts from all sides") {
    DistanceField field;
    field.measure(floor_of({
                      "...",
                      ".#.",
                      "...",
                  }),
                  std::vector<Point>{{1, 1}, {7, 7}});
    CHECK(drawn(field) == TextMap{"111", "101", "111"});
}

TEST_CASE("distances of many hundred steps are exact, and a field can be reused") {
    // Widths below, at and above the 64 bits of a word.
    for (const int size : {41, 64}) {
        BitGrid passable(size, size);
        // Every other row is open, joined at alternating ends: the longest path for its size.
        for (int y = 0; y < size; ++y)
            for (int x = 0; x < size; ++x) passable.set({x, y}, y % 2 == 0 || x == (y % 4 == 1 ? size - 1 : 0));
        const std::vector<Point> goals{{0, 0}};
        DistanceField field;
        field.measure(passable, goals);
        CHECK(field.at({size - 2, size - 2}) > 800);
        for (const int limit : {DistanceField::no_limit, 256, 255, 254}) {
            field.measure(passable, goals, limit);
            CHECK(field.steps() == distances_by_queue(passable, goals, limit));
        }
        field.measure(passable, {});
        CHECK(field.at({0, 0}) == DistanceField::unreachable);
    }
}

TEST_CASE("the bit-parallel search finds the same distances as breadth-first search") {
    DistanceField field;
    const bool holds = rc::check("equals the queue", [&field] {
        const int width = *rc::gen::inRange(1, 200);
        const int height = *rc::gen::inRange(1, 80);
        const auto seed = *rc::gen::arbitrary<std::uint64_t>();
        const BitGrid passable = inverted(scattered(width, height, *rc::gen::inRange(0, 50), seed));
        std::vector<Point> goals(static_cast<std::size_t>(*rc::gen::inRange(0, 5)));
        for (Point& goal : goals) goal = {*rc::gen::inRange(0, width), *rc::gen::inRange(0, height)};
        const int limit = *rc::gen::elementOf(std::vector<int>{0, 1, 7, DistanceField::no_limit});
        field.measure(passable, goals, limit);
        RC_ASSERT(field.steps() == distances_by_queue(passable, goals, limit));
    });
    CHECK(holds);
}
