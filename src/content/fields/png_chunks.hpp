// PNG files before they are decoded: what their chunks hold, and how much that would become. Knows nothing of pixels.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace td {

/// The file without the chunks that no pixel needs: texts, times, profiles and thumbnails, each of which may inflate to many times its
/// size. What is no PNG stays as it is from where it stops being one.
std::string without_side_chunks(std::string_view png);

/// Does the file hold more than `most` bytes of packed pixels once they are inflated? Reads no further than that.
bool inflates_beyond(std::string_view png, std::size_t most);

}  // namespace td
