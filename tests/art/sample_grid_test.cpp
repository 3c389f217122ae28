#include "art/sample_grid.hpp"

#include <doctest/doctest.h>

using namespace td;

namespace {

/// A picture of 10 pixels, 4 pixels to the unit, with the ground point in its middle.
SampleGrid grid() { return SampleGrid(10, 4, 5, 5); }

Volume ball(Vec3 at, float radius) {
    Volume solid;
    solid.from = at;
    solid.inverse = inverse_rows(scaling({radius, radius, radius}));
    solid.half_size = {radius, radius, radius};
    return solid;
}

Volume rod(Vec3 from, Vec3 to, float radius) {
    Volume solid;
    solid.kind = Volume::Kind::capsule;
    solid.from = from;
    solid.to = to;
    solid.radius = solid.end_radius = radius;
    return solid;
}

Volume cube(Vec3 at, float half) {
    Volume solid = ball(at, half);
    solid.kind = Volume::Kind::box;
    return solid;
}

int hits(const SampleGrid& grid) {
    int count = 0;
    for (int y = 0; y < grid.side(); ++y)
        for (int x = 0; x < grid.side(); ++x) count += grid.sample(x, y).depth != SampleGrid::nothing ? 1 : 0;
    return count;
}

}  // namespace

TEST_CASE("an empty grid has no samples that are hit, and no rows") {
    const SampleGrid empty = grid();
    CHECK(empty.side() == 40);
    CHECK(hits(empty) == 0);
    CHECK(empty.first_row() > empty.last_row());
}

TEST_CASE("pixels and places are converted there and back; up is up") {
    const SampleGrid empty = grid();
    const Vec3 view = empty.picture_to_view(7, 1);
    CHECK(view.x == 0.5f);
    CHECK(view.y == 1);
    const Vec3 picture = empty.view_to_picture(view);
    CHECK(picture.x == 7);
    CHECK(picture.y == 1);
}

TEST_CASE("a ball covers its circle, with its nearest point in the middle") {
    SampleGrid picture = grid();
    picture.draw(ball({0, 0, 0}, 1), 3);
    const float area = 3.14159f * 16 * 16;  // samples: 4 pixels to the unit, 4 samples to the pixel
    CHECK(hits(picture) > area * 0.97f);
    CHECK(hits(picture) < area * 1.03f);
    CHECK(picture.sample(20, 20).depth > 0.95f);
    CHECK(picture.sample(20, 20).solid == 3);
    CHECK(picture.sample(6, 20).depth < 0.6f);
    CHECK(picture.sample(2, 2).depth == SampleGrid::nothing);
}

TEST_CASE("a cube seen from the front covers its square, a rod a strip with round ends") {
    SampleGrid squares = grid();
    squares.draw(cube({0, 0, 0}, 0.5f), 0);
    CHECK(hits(squares) >= 15 * 15);
    CHECK(hits(squares) <= 17 * 17);
    CHECK(squares.sample(20, 20).depth == doctest::Approx(0.5f));
    SampleGrid strips = grid();
    strips.draw(rod({-0.5f, 0, 0}, {0.5f, 0, 0}, 0.25f), 0);
    const float area = 16 * 8 + 3.14159f * 4 * 4;
    CHECK(hits(strips) > area * 0.9f);
    CHECK(hits(strips) < area * 1.1f);
}

TEST_CASE("a rod that points at the viewer is a disc") {
    SampleGrid picture = grid();
    picture.draw(rod({0, 0, -0.5f}, {0, 0, 0.5f}, 0.25f), 0);
    CHECK(hits(picture) > 40);
    CHECK(hits(picture) < 60);
    CHECK(picture.sample(20, 20).depth == doctest::Approx(0.75f).epsilon(0.02));
}

TEST_CASE("what is nearer hides what is behind it, in whichever order they are drawn") {
    for (const bool near_first : {true, false}) {
        SampleGrid picture = grid();
        const Volume near_ball = ball({0, 0, 1}, 0.5f), far_ball = ball({0, 0, -1}, 1);
        picture.draw(near_first ? near_ball : far_ball, near_first ? 1 : 2);
        picture.draw(near_first ? far_ball : near_ball, near_first ? 2 : 1);
        CHECK(picture.sample(20, 20).solid == 1);
        CHECK(picture.sample(8, 20).solid == 2);
    }
}

TEST_CASE("light comes from the upper left") {
    SampleGrid picture = grid();
    picture.draw(ball({0, 0, 0}, 1), 0);
    CHECK(picture.sample(13, 13).light > picture.sample(27, 27).light);
}

TEST_CASE("what lies outside the picture is cut off, and a cleared grid is as new") {
    SampleGrid picture = grid();
    picture.draw(ball({1.2f, 1.2f, 0}, 1), 0);
    CHECK(hits(picture) > 0);
    CHECK(picture.first_row() == 0);
    picture.clear();
    CHECK(hits(picture) == 0);
    CHECK(picture.first_row() > picture.last_row());
}
