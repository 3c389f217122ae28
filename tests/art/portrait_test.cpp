#include "art/portrait.hpp"

#include <doctest/doctest.h>

#include "art/models.hpp"

using namespace td;

TEST_CASE("a portrait of a thing without a head shows all of it, as large as fits") {
    const Rectangle shape = bounds(sculpt_portrait(td::testing::nosed_ball()));
    CHECK(shape.height >= portrait_size - 6);
    CHECK(shape.height <= portrait_size);
}

TEST_CASE("a portrait shows the head from closer by than the sprite, wherever the head is") {
    SpriteModel model = td::testing::nosed_ball();
    model.primitives.push_back(
        {.kind = Primitive::Kind::ball, .from = {0, 110, 30}, .to = {22, 22, 22}, .material = 1, .joint = Joint::head});
    const Image low = sculpt_portrait(model);
    int blue = 0;
    for (const Rgba p : low.pixels()) blue += p.a != 0 && p.b > p.r;
    CHECK(blue > 120);
    model.primitives.back().from.y += 60;
    const Image high = sculpt_portrait(model);
    CHECK(bounds(high).width > 10);
    CHECK(low.width() == portrait_size);
}
