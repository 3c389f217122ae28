// Creatures for the painting behind the title, larger than on the map.
#include "art/title_figure.hpp"

#include <algorithm>

#include "art/sculptor.hpp"
#include "art/sprite_sheet.hpp"

namespace td {

namespace {

/// Twice as large; the outline loses its corners, so that diagonals do not become steps of two pixels.
Image doubled_smoothly(const Image& source) {
    Image result = enlarged(source, 2);
    const auto filled = [&](int x, int y) { return source.get({x, y}).a != 0; };
    for (int y = 0; y < source.height(); ++y)
        for (int x = 0; x < source.width(); ++x)
            for (const Point side : {Point{-1, -1}, Point{1, -1}, Point{-1, 1}, Point{1, 1}}) {
                const bool is_corner = !filled(x + side.x, y) && !filled(x, y + side.y);
                const bool is_thin = !filled(x - side.x, y) || !filled(x, y - side.y);
                if (is_corner && !is_thin) result[{2 * x + (side.x + 1) / 2, 2 * y + (side.y + 1) / 2}] = transparent;
            }
    return result;
}

}  // namespace

Image sculpt_title_figure(const SpriteModel& model) {
    if (model.picture) {
        const SpriteSheet sheet = pictured_sheet(model);
        return doubled_smoothly(cropped(sheet.image, sheet.rectangle(Direction::east, SpritePose::idle, 0)));
    }
    Camera camera;
    camera.size = 64;
    camera.scale = 34 * std::min(1.0f, 110.0f / static_cast<float>(model.size_percent));  // or large creatures would not fit in
    camera.ground_x = 32;
    camera.ground_y = 50;
    return Sculptor(model, camera).picture(Direction::east, SpritePose::idle, 0);
}

}  // namespace td
