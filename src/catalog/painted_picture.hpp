// A picture that an author painted, as it was read from its pack.
#pragma once

#include <cstdint>
#include <string>

namespace td {

/// Shared by all sprites and terrains that name its file.
struct PaintedPicture {
    std::string png;                ///< the bytes of the file, as far as pixels need them
    std::uint64_t hash = 0;         ///< of these
    std::uint32_t mean_colour = 0;  ///< 0xRRGGBB: of its pixels, as far as they are opaque
};

}  // namespace td
