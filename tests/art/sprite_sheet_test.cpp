#include "art/sprite_sheet.hpp"

#include <doctest/doctest.h>

#include "art/models.hpp"
#include "art/sculptor.hpp"

using namespace td;
using td::testing::nosed_ball;

TEST_CASE("a sheet holds each picture where its rectangle says") {
    const SpriteModel model = nosed_ball();
    const SpriteSheet sheet = sculpt_sheet(model);
    const Rectangle place = sheet.rectangle(Direction::west, SpritePose::attack, 1);
    CHECK(cropped(sheet.image, place) == Sculptor(model).picture(Direction::west, SpritePose::attack, 1));
    CHECK(sheet.rectangle(Direction::west, SpritePose::attack, 3) == place);
}

TEST_CASE("a sheet comes back from its bytes, and not under another key or when cut short") {
    const SpriteModel model = nosed_ball();
    const SpriteSheet sheet = sculpt_sheet(model);
    const std::uint64_t key = sheet_key(model);
    auto bytes = to_bytes(sheet, key);
    const auto back = sheet_from_bytes(bytes, key);
    REQUIRE(back);
    CHECK(back->image == sheet.image);
    CHECK(back->portrait == sheet.portrait);
    CHECK(back->small_portrait == sheet.small_portrait);
    CHECK(back->cell == sheet.cell);
    CHECK_FALSE(sheet_from_bytes(bytes, key + 1));
    for (const std::size_t size : {std::size_t{0}, std::size_t{7}, std::size_t{40}, bytes.size() - 1})
        CHECK_FALSE(sheet_from_bytes(std::span(bytes).first(size), key));
}

TEST_CASE("the key of a sheet changes with the model") {
    SpriteModel model = nosed_ball();
    const std::uint64_t key = sheet_key(model);
    CHECK(sheet_key(nosed_ball()) == key);
    model.primitives[1].from.z += 1;
    CHECK(sheet_key(model) != key);
}

TEST_CASE("a thing that does not turn has a single picture") {
    SpriteModel model = nosed_ball();
    model.turns = false;
    const SpriteSheet sheet = sculpt_sheet(model);
    CHECK(sheet.image.width() == sheet.cell);
    CHECK(sheet.rectangle(Direction::east, SpritePose::walk, 1) == Rectangle{0, 0, sheet.cell, sheet.cell});
}
