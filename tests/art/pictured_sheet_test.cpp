// The sheet of a model that an author painted.
#include <doctest/doctest.h>

#include "art/models.hpp"
#include "art/png.hpp"
#include "art/portrait.hpp"
#include "art/sprite_sheet.hpp"

using namespace td;

namespace {

/// A model whose picture has the layout of its own sheet, with a red square in the front view at `head`.
SpriteModel painted_model(Point head, bool turns = true) {
    SpriteModel model = td::testing::nosed_ball();
    model.turns = turns;
    const SpriteSheet layout = sculpt_sheet(model);
    Image image(layout.image.width(), layout.image.height());
    const Rectangle front = layout.rectangle(Direction::south, SpritePose::idle, 0);
    image.fill({front.x + head.x, front.y + head.y, 4, 4}, rgb(0xFF0000));
    const std::vector<std::byte> png = png_bytes(image);
    model.picture = std::make_shared<PaintedPicture>(PaintedPicture{{reinterpret_cast<const char*>(png.data()), png.size()}, 1});
    return model;
}

}  // namespace

TEST_CASE("a painted sheet has its picture pixel by pixel, in the layout of a sculpted one") {
    const SpriteModel model = painted_model({10, 6});
    const SpriteSheet sheet = pictured_sheet(model);
    SpriteModel plain = model;
    plain.picture = nullptr;
    const SpriteSheet sculpted = sculpt_sheet(plain);
    CHECK(sheet.image == image_from_png(model.picture->png));
    CHECK(sheet.cell == sculpted.cell);
    CHECK(sheet.turns == sculpted.turns);
    CHECK(sheet.rectangle(Direction::west, SpritePose::walk, 1) == sculpted.rectangle(Direction::west, SpritePose::walk, 1));
}

TEST_CASE("a model that has a picture is not sculpted") {
    const SpriteModel model = painted_model({10, 6});
    CHECK(sculpt_sheet(model).image == pictured_sheet(model).image);
}

TEST_CASE("the portrait shows what stands highest in the front view, wherever that is") {
    for (const Point head : {Point{0, 0}, Point{14, 2}, Point{28, 20}}) {
        const Image portrait = pictured_sheet(painted_model(head)).portrait;
        CHECK(portrait.width() == portrait_size);
        CHECK(portrait.height() == portrait_size);
        int red = 0;
        for (const Rgba pixel : portrait.pixels()) red += pixel == rgb(0xFF0000) ? 1 : 0;
        CHECK(red == 16);
    }
}
