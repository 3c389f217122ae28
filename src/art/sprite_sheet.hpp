// Sheets: all pictures of one model, its portraits, and their serialized form for a cache. Reads and writes no files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "art/image.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

/// Eight rows by direction and eight columns by pose and frame; a model that does not turn has a single picture.
struct SpriteSheet {
    Image image;
    int cell = 32;  ///< side of one picture in pixels
    bool turns = true;
    Point ground;          ///< the pixel of a picture that is placed on the centre of the tile
    Image portrait;        ///< 24x24 pixels
    Image small_portrait;  ///< 18x18 pixels

    /// The rectangle of a frame. Frame numbers wrap around at the pose's number of frames.
    Rectangle rectangle(Direction facing, SpritePose pose, int frame) const;
};

/// Uses the model's own picture if it has one, else renders the model.
SpriteSheet sculpt_sheet(const SpriteModel& model);
/// Precondition: the model has a picture with the layout of a sheet.
SpriteSheet pictured_sheet(const SpriteModel& model);
/// A translucent shadow on the ground, `width` pixels wide and half as high.
Image shadow_blob(int width);

/// The cache key of a sheet: equal for equal models and the same version of the renderer.
std::uint64_t sheet_key(const SpriteModel& model);
std::vector<std::byte> to_bytes(const SpriteSheet& sheet, std::uint64_t key);
/// Nothing if the bytes are damaged or belong to another key.
std::optional<SpriteSheet> sheet_from_bytes(std::span<const std::byte> bytes, std::uint64_t key);

}  // namespace td
