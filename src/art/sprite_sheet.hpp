// All pictures of one model on a sheet, its portrait and its bytes for a cache. Reads and writes no files.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "art/image.hpp"
#include "catalog/sprite_model.hpp"

namespace td {

/// Eight rows by facing and eight columns by pose and frame; a thing that does not turn has one picture only.
struct SpriteSheet {
    Image image;
    int cell = 32;  ///< side of one picture in pixels
    bool turns = true;
    Point ground;    ///< within a picture: the pixel on the middle of the tile
    Image portrait;  ///< 24x24, the head from close by

    /// Where the picture lies. Frames beyond the pose's last start again.
    Rectangle rectangle(Direction facing, SpritePose pose, int frame) const;
};

/// A model with a picture is that picture, the others are sculpted.
SpriteSheet sculpt_sheet(const SpriteModel& model);
/// Precondition: the model has a picture, a sheet in this very layout.
SpriteSheet pictured_sheet(const SpriteModel& model);
/// A ground shadow, half transparent, `width` pixels wide and half as high.
Image shadow_blob(int width);

/// Equal for equal models and the same version of the sculptor: the key of a cached sheet.
std::uint64_t sheet_key(const SpriteModel& model);
std::vector<std::byte> to_bytes(const SpriteSheet& sheet, std::uint64_t key);
/// Nothing when the bytes are damaged or were made under another key.
std::optional<SpriteSheet> sheet_from_bytes(std::span<const std::byte> bytes, std::uint64_t key);

}  // namespace td
