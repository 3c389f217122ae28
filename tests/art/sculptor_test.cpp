#include "art/sculptor.hpp"

#include <doctest/doctest.h>

#include "art/models.hpp"

using namespace td;
using td::testing::armed_pole;
using td::testing::nosed_ball;

namespace {

Image idle_picture(const SpriteModel& model, Direction facing) { return Sculptor(model).picture(facing, SpritePose::idle, 0); }

/// The number of pixels left and right of the centre in which `channel` is the strongest channel.
std::pair<int, int> count_by_side(const Image& image, std::uint8_t Rgba::*channel) {
    std::pair<int, int> count{0, 0};
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const Rgba p = image[{x, y}];
            const int sum = p.r + p.g + p.b;
            if (p.a == 255 && p.*channel > 60 && p.*channel * 2 > sum) ++(x < image.width() / 2 ? count.first : count.second);
        }
    return count;
}

}  // namespace

TEST_CASE("the same model gives the same picture each time") {
    const SpriteModel model = nosed_ball();
    CHECK(idle_picture(model, Direction::east) == idle_picture(model, Direction::east));
}

TEST_CASE("all eight facings of a figure with a nose differ") {
    const SpriteModel model = nosed_ball();
    for (const Direction a : all_directions)
        for (const Direction b : all_directions)
            if (a != b) CHECK_FALSE(idle_picture(model, a) == idle_picture(model, b));
}

TEST_CASE("a figure that faces east shows its nose on the right") {
    const SpriteModel model = nosed_ball();
    const auto east = count_by_side(idle_picture(model, Direction::east), &Rgba::b);
    const auto west = count_by_side(idle_picture(model, Direction::west), &Rgba::b);
    CHECK(east.second > 5);
    CHECK(east.first == 0);
    CHECK(west.first > 5);
    CHECK(west.second == 0);
}

TEST_CASE("a mirrored part appears on both sides and a single one only on its own") {
    const auto both = count_by_side(idle_picture(armed_pole(true), Direction::south), &Rgba::g);
    CHECK(both.first > 5);
    CHECK(both.second > 5);
    const auto left_hand = count_by_side(idle_picture(armed_pole(false), Direction::south), &Rgba::g);
    CHECK(left_hand.first == 0);
    CHECK(left_hand.second == both.second);
}

TEST_CASE("sprites have no half transparent pixels and keep one pixel of margin for their outline") {
    const SpriteModel model = nosed_ball();
    const Image image = idle_picture(model, Direction::southeast);
    int solid = 0;
    for (const Rgba p : image.pixels()) {
        CHECK((p.a == 0 || p.a == 255));
        solid += p.a == 255;
    }
    CHECK(solid > 100);
    CHECK(solid < 600);
}

TEST_CASE("every pose changes the picture, and a change of pose by the author wins over the gait") {
    SpriteModel model = armed_pole(true);
    Sculptor sculptor(model);
    const Image still = sculptor.picture(Direction::south, SpritePose::idle, 0);
    CHECK_FALSE(sculptor.picture(Direction::south, SpritePose::walk, 0) == sculptor.picture(Direction::south, SpritePose::walk, 1));
    CHECK_FALSE(sculptor.picture(Direction::south, SpritePose::attack, 1) == still);
    CHECK_FALSE(sculptor.picture(Direction::south, SpritePose::sleep, 0) == still);
    const Image lunging = sculptor.picture(Direction::south, SpritePose::attack, 1);
    model.changes = {{.pose = SpritePose::attack, .frame = 1, .joint = Joint::whole, .move = {60, 0, 0}}};
    CHECK_FALSE(sculptor.picture(Direction::south, SpritePose::attack, 1) == lunging);
}

TEST_CASE("a rod thinner than a pixel is still drawn in one piece") {
    SpriteModel model;
    model.materials = {{"wood", 0x8A5A3C}};
    model.primitives = {{.kind = Primitive::Kind::capsule, .from = {0, 0, 0}, .to = {0, 100, 0}, .radius = 1, .end_radius = 1}};
    const Image image = idle_picture(model, Direction::south);
    const Rectangle shape = bounds(image);
    CHECK(shape.height > 12);
    for (int y = shape.y; y < shape.y + shape.height; ++y) CHECK(image[{ground_pixel(32).x, y}].a == 255);
}
