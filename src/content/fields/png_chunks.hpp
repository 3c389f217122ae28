// PNG files before they are decoded: what their chunks hold, and how much that would become. Knows nothing of pixels.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace td {

/// The file without the chunks that no pixel needs: texts, times, profiles and thumbnails, each of which may inflate to many times its
/// size. What is not a PNG stays as it is from where it stops being one.
std::string without_side_chunks(std::string_view png);

/// True if the file's pixels inflate to more than `most` bytes. Stops inflating there.
bool inflates_beyond(std::string_view png, std::size_t most);

}  // namespace td
