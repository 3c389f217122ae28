#include "art/figure.hpp"

#include <doctest/doctest.h>

#include "art/models.hpp"

using namespace td;

namespace {

Figure placed(const SpriteModel& model, Direction facing = Direction::south) {
    SpriteModel still = model;
    still.turns = false;  // no gait
    return place(still, facing, skeleton_pose_of(still, SpritePose::idle, 0), 0);
}

bool near(float a, float b) { return std::abs(a - b) < 1e-3f; }

}  // namespace

TEST_CASE("seen from above, what is high lies up in the picture, and what is in front further down and nearer") {
    CHECK(near(seen_from_above({1, 0, 0}).x, 1));
    CHECK(seen_from_above({0, 1, 0}).y > 0.5f);
    CHECK(seen_from_above({0, 0, 1}).y < 0);
    CHECK(seen_from_above({0, 0, 1}).z > 0.5f);
}

TEST_CASE("a figure that faces south has its nose towards the viewer, one that faces north behind it") {
    const SpriteModel ball = td::testing::nosed_ball();
    const auto nose_ahead = [&](Direction facing) {
        const Figure figure = placed(ball, facing);
        REQUIRE(figure.solids.size() == 2);
        return figure.solids[1].from - figure.solids[0].from;
    };
    CHECK(nose_ahead(Direction::south).z > 0);
    CHECK(nose_ahead(Direction::north).z < 0);
    CHECK(nose_ahead(Direction::east).x > 0.3f);
    CHECK(nose_ahead(Direction::west).x < -0.3f);
}

TEST_CASE("a mirrored part is there twice, on either side; a ring is made of pieces") {
    CHECK(placed(td::testing::armed_pole(false)).solids.size() == 2);
    const Figure figure = placed(td::testing::armed_pole(true));
    REQUIRE(figure.solids.size() == 3);
    CHECK(near(figure.solids[1].from.x, -figure.solids[2].from.x));
    CHECK(figure.solids[1].joint == Joint::arms);
    CHECK(figure.solids[2].joint == Joint::arms);
    SpriteModel ring = td::testing::nosed_ball();
    ring.primitives = {{.kind = Primitive::Kind::ring, .from = {0, 50, 0}, .radius = 30, .end_radius = 5}};
    CHECK(placed(ring).solids.size() == 12);
}

TEST_CASE("a larger model is larger in every direction") {
    SpriteModel model = td::testing::nosed_ball();
    const Vec3 half = placed(model).solids[0].half_size;
    model.size_percent = 200;
    const Vec3 twice = placed(model).solids[0].half_size;
    CHECK(near(twice.x, 2 * half.x));
    CHECK(near(twice.y, 2 * half.y));
}

TEST_CASE("a rod is no thinner than asked for, and lies within its bounds") {
    SpriteModel model = td::testing::armed_pole(false);
    model.turns = false;
    model.primitives[0].radius = model.primitives[0].end_radius = 1;
    const Figure figure = place(model, Direction::south, skeleton_pose_of(model, SpritePose::idle, 0), 0.05f);
    const Volume& rod = figure.solids[0];
    CHECK(rod.kind == Volume::Kind::capsule);
    CHECK(near(rod.radius, 0.05f));
    CHECK(rod.low().y <= std::min(rod.from.y, rod.to.y) - 0.04f);
    CHECK(rod.high().y >= std::max(rod.from.y, rod.to.y) + 0.04f);
}

TEST_CASE("an eye beside the middle comes with its twin, one in the middle is alone") {
    SpriteModel model = td::testing::nosed_ball();
    model.eyes.resize(1);
    model.eyes[0].at = {12, 50, 38};
    CHECK(placed(model).eyes.size() == 2);
    CHECK(near(placed(model).eyes[0].at.x, -placed(model).eyes[1].at.x));
    model.eyes[0].at.x = 0;
    REQUIRE(placed(model).eyes.size() == 1);
    CHECK(placed(model, Direction::east).eyes[0].ahead > 0.9f);
    CHECK(placed(model, Direction::west).eyes[0].ahead < -0.9f);
    CHECK(placed(model, Direction::south).eyes[0].normal.z > 0);
    CHECK(placed(model, Direction::north).eyes[0].normal.z < 0);
}
