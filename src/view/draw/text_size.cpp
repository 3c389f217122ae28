#include "view/draw/text_size.hpp"

#include <algorithm>
#include <array>

namespace td {

int text_pixels(TextSize size, int window_height) {
    constexpr std::array<int, 4> at_720{12, 14, 18, 34};
    return std::max(8, (at_720[static_cast<std::size_t>(size)] * window_height + 360) / 720);
}

PixelSize pixel_size(int pixels) {
    // The cuts are as wide as the smooth font, to which layouts are made, in these sizes.
    constexpr int width_of_7 = 9, width_of_10 = 12;
    // The larger cut has the finer forms, so from twice its size on only that one is magnified.
    if (pixels >= 2 * width_of_10) return {capitals_of_10, pixels / width_of_10};
    if (pixels >= 2 * width_of_7) return {capitals_of_7, 2};
    return {pixels >= width_of_10 ? capitals_of_10 : capitals_of_7, 1};
}

}  // namespace td
