// Eyes as pixel stamps of two or three pixels.
#include "art/eye_stamp.hpp"

#include <algorithm>

namespace td {

namespace {

constexpr Rgba white = rgb(0xF6F4EC);
constexpr Rgba lid = rgb(0x221A2A);

int width_of(const Eyes& eyes) {
    if (eyes.look != Eyes::Look::round) return std::min(eyes.size, eyes.look == Eyes::Look::dot ? 2 : 3);
    return eyes.size == 3 ? 3 : 2;
}

int height_of(const Eyes& eyes) {
    if (eyes.look == Eyes::Look::glow) return eyes.size == 1 ? 1 : 2;
    return eyes.size == 1 ? 2 : 3;
}

}  // namespace

Image open_eye(const Eyes& eyes, PupilSide pupil_side) {
    const int width = width_of(eyes);
    const int height = height_of(eyes);
    const Rgba colour = rgb(eyes.colour);
    if (eyes.look == Eyes::Look::glow) return Image(width, height, colour);
    if (eyes.look == Eyes::Look::dot) {
        Image image(width, height, colour);
        if (width > 1) image[{0, 0}] = white;
        return image;
    }
    Image image(width, height, white);
    image.fill({pupil_side == PupilSide::right ? 1 : 0, height == 3 ? 1 : 0, width - 1, 2}, colour);
    return image;
}

Image closed_eye(const Eyes& eyes) {
    const Rgba colour = eyes.look == Eyes::Look::glow ? scaled(rgb(eyes.colour), 0.5f, 0.45f, 0.5f) : lid;
    return {std::max(2, width_of(eyes)), 1, colour};
}

}  // namespace td
