// Creatures for the painting behind the title.
#include "art/title_figure.hpp"

#include <doctest/doctest.h>

#include "art/models.hpp"
#include "art/png.hpp"
#include "art/sculptor.hpp"
#include "art/sprite_sheet.hpp"

using namespace td;
using namespace td::testing;

TEST_CASE("a figure of the title is twice as large as on the map") {
    const Rectangle on_map = bounds(Sculptor(nosed_ball()).picture(Direction::east, SpritePose::idle, 0));
    const Rectangle figure = bounds(sculpt_title_figure(nosed_ball()));
    CHECK(figure.width > on_map.width * 7 / 4);
    CHECK(figure.height > on_map.height * 7 / 4);
}

TEST_CASE("a large creature fits into the title whole") {
    SpriteModel giant = nosed_ball();
    giant.size_percent = 200;
    CHECK(bounds(sculpt_title_figure(giant)).height < 64);
}

TEST_CASE("a painted figure of the title loses the steps of its diagonals") {
    SpriteModel model = nosed_ball();
    const SpriteSheet layout = sculpt_sheet(model);
    const Rectangle east = layout.rectangle(Direction::east, SpritePose::idle, 0);
    Image image(layout.image.width(), layout.image.height());
    for (int i = 0; i < 8; ++i) image.fill({east.x + 8, east.y + 8 + i, i + 1, 1}, rgb(0xFF0000));
    const std::vector<std::byte> png = png_bytes(image);
    model.picture = std::make_shared<PaintedPicture>(PaintedPicture{{reinterpret_cast<const char*>(png.data()), png.size()}, 1});
    const Image figure = sculpt_title_figure(model);
    CHECK(figure.width() == 2 * layout.cell);
    // Along the diagonal each row ends one pixel further right, not every second row two.
    const auto right_end = [&](int y) {
        int x = figure.width() - 1;
        while (x >= 0 && figure[{x, y}].a == 0) --x;
        return x;
    };
    for (int y = 20; y < 28; ++y) CHECK(right_end(y + 1) == right_end(y) + 1);
}
