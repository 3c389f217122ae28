// The sheet of a model that an author painted as a picture.
#include <algorithm>

#include "art/png.hpp"
#include "art/portrait.hpp"
#include "art/sculptor.hpp"
#include "art/sprite_sheet.hpp"

namespace td {

namespace {

/// A square of `size` pixels from the upper part of the front view, which contains the face.
Image portrait_from(const SpriteSheet& sheet, int size) {
    const Rectangle cell = sheet.rectangle(Direction::south, SpritePose::idle, 0);
    const Rectangle filled = bounds(cropped(sheet.image, cell));
    const int room = sheet.cell - size;
    const int x = std::clamp(filled.x + filled.width / 2 - size / 2, 0, room);
    const int y = std::clamp(filled.y - 1, 0, room);
    return cropped(sheet.image, {cell.x + x, cell.y + y, size, size});
}

}  // namespace

SpriteSheet pictured_sheet(const SpriteModel& model) {
    SpriteSheet sheet;
    sheet.image = image_from_png(model.picture->png);
    sheet.turns = model.turns;
    sheet.cell = model.turns ? sheet.image.width() / frames_in_all : sheet.image.width();
    sheet.ground = ground_pixel(sheet.cell);
    sheet.portrait = portrait_from(sheet, portrait_size);
    sheet.small_portrait = portrait_from(sheet, small_portrait_size);
    return sheet;
}

}  // namespace td
