#include "art/devices.hpp"

#include <array>
#include <cmath>

#include "art/noise.hpp"
#include "art/tile_painters.hpp"
#include "art/tones.hpp"

namespace td {

namespace {

constexpr float full_turn = 6.2831853f;

/// A circle of pixels around the centre, flattened like everything that lies on the ground.
void ring(Image& image, float radius, Rgba colour, Point middle = {12, 13}) {
    constexpr int steps = 96;
    for (int i = 0; i < steps; ++i) {
        const float angle = full_turn * static_cast<float>(i) / steps;
        image.set({middle.x + static_cast<int>(std::lround(radius * std::cos(angle))),
                   middle.y + static_cast<int>(std::lround(radius * 0.8f * std::sin(angle)))},
                  colour);
    }
}

/// A noose of rope on the floor, tied to a peg.
Image paint_snare() {
    Image image(tile_size, tile_size);
    const Tones rope = tones_of(0xC2A468);
    for (const float radius : {8.6f, 7.8f}) ring(image, radius, outline_of(rope));
    ring(image, 7.2f, rope[2]);
    ring(image, 6.6f, rope[3]);
    for (int i = 0; i < 6; ++i) image.fill({17 + i, 9 - i, 2, 2}, i % 2 == 0 ? rope[1] : rope[3]);
    image.fill({20, 2, 3, 5}, outline_of(rope));
    image.fill({21, 2, 1, 4}, rope[2]);
    return image;
}

/// A floor slab with a gap around it.
Image paint_plate() {
    Image image(tile_size, tile_size);
    const Tones stone = tones_of(0x9A98A8);
    image.fill({3, 4, 18, 17}, outline_of(stone));
    image.fill({4, 5, 16, 14}, stone[2]);
    image.fill({4, 5, 16, 2}, stone[3]);
    image.fill({4, 17, 16, 2}, stone[0]);
    for (const Point bolt : {Point{6, 8}, Point{16, 8}, Point{6, 14}, Point{16, 14}}) {
        image.fill({bolt.x, bolt.y, 2, 2}, stone[0]);
        image.set(bolt, stone[3]);
    }
    return image;
}

/// A grating with cold air rising through it.
Image paint_vent() {
    Image image(tile_size, tile_size);
    const Tones iron = tones_of(0x5C6478);
    image.fill({4, 6, 16, 14}, outline_of(iron));
    for (int y = 8; y < 19; y += 3) image.fill({5, y, 14, 2}, iron[2]);
    for (const int x : {8, 15}) image.fill({x, 7, 1, 12}, iron[3]);
    const Rgba breath{190, 226, 255, 170};
    for (int step = 0; step < 9; ++step) {
        const int sway = static_cast<int>(std::lround(1.6f * std::sin(static_cast<float>(step))));
        image.fill({8 + sway, 9 - step, 2, 1}, breath);
        image.fill({14 - sway, 11 - step, 2, 1}, breath);
    }
    return image;
}

/// A small bell on a string between two sticks.
Image paint_bell() {
    Image image(tile_size, tile_size);
    const Tones brass = tones_of(0xD8A848);
    const Tones wood = tones_of(0x8A6440);
    for (const int x : {3, 19}) {
        image.fill({x, 6, 3, 15}, outline_of(wood));
        image.fill({x + 1, 7, 1, 13}, wood[3]);
    }
    image.fill({5, 8, 15, 1}, rgb(0xE4DCC8));
    constexpr std::array<int, 7> widths{4, 6, 6, 8, 8, 10, 12};
    for (std::size_t i = 0; i < widths.size(); ++i) {
        const int width = widths[i];
        image.fill({12 - width / 2 - 1, 9 + static_cast<int>(i), width + 2, 1}, outline_of(brass));
        image.fill({12 - width / 2, 9 + static_cast<int>(i), width, 1}, brass[2]);
        image.fill({12 - width / 2, 9 + static_cast<int>(i), 2, 1}, brass[3]);
    }
    image.fill({11, 16, 3, 2}, outline_of(brass));
    return image;
}

/// Fills the pixels nearer than `radius` to the centre, flattened as in ring().
void disc(Image& image, float radius, Rgba colour, Point middle) {
    for (int y = 0; y < tile_size; ++y)
        for (int x = 0; x < tile_size; ++x) {
            const float across = static_cast<float>(x - middle.x), down = static_cast<float>(y - middle.y) / 0.8f;
            if (across * across + down * down <= radius * radius) image.set({x, y}, colour);
        }
}

/// A round lid of silk and moss, not quite closed over a hole from which eyes look out.
Image paint_lid() {
    Image image(tile_size, tile_size);
    const Tones moss = tones_of(0x6C8A4C);
    const Rgba silk = rgb(0xDCD8CC);
    for (int thread = 0; thread < 8; ++thread) {
        const float angle = full_turn * (static_cast<float>(thread) + 0.5f) / 8.0f;
        image.set({12 + static_cast<int>(std::lround(11.0f * std::cos(angle))), 13 + static_cast<int>(std::lround(8.8f * std::sin(angle)))},
                  silk);
    }
    disc(image, 9.6f, silk, {12, 14});
    disc(image, 8.8f, rgb(0x17131D), {12, 14});
    disc(image, 8.8f, outline_of(moss), {12, 11});
    disc(image, 8.0f, moss[1], {12, 11});
    disc(image, 6.6f, moss[2], {12, 10});
    for (const Point tuft : {Point{8, 8}, Point{14, 7}, Point{11, 11}, Point{16, 11}, Point{7, 12}})
        image.fill({tuft.x, tuft.y, 2, 1}, moss[3]);
    for (const int x : {9, 14}) image.fill({x, 19, 2, 1}, rgb(0xE8443C));
    return image;
}

Image paint_lever() {
    Image image(tile_size, tile_size);
    const Tones stone = tones_of(0x7A7C8C);
    const Tones wood = tones_of(0xA0764A);
    image.fill({5, 14, 15, 8}, outline_of(stone));
    image.fill({6, 15, 13, 6}, stone[2]);
    image.fill({6, 15, 13, 1}, stone[3]);
    image.fill({10, 16, 5, 2}, outline_of(stone));
    for (int i = 0; i < 12; ++i) {
        image.fill({11 + i / 2, 16 - i, 3, 1}, outline_of(wood));
        image.set({12 + i / 2, 16 - i}, wood[3]);
    }
    image.fill({15, 2, 5, 4}, outline_of(wood));
    image.fill({16, 3, 3, 2}, rgb(0xC83C3C));
    return image;
}

/// A glowing sign on the floor.
Image paint_rune() {
    Image image(tile_size, tile_size);
    ring(image, 9.0f, rgb(0x4A2A78));
    ring(image, 8.2f, rgb(0xB884F4));
    for (int i = -5; i <= 5; ++i) {
        image.fill({12 + i, 13 - std::abs(i), 2, 1}, rgb(0xE8CCFF));
        image.fill({12 + i, 13 + std::abs(i) / 2, 2, 1}, rgb(0xB884F4));
    }
    image.fill({12, 6, 1, 14}, rgb(0xE8CCFF));
    return image;
}

}  // namespace

Image paint_device(std::string_view look) {
    if (look == "snare") return paint_snare();
    if (look == "plate") return paint_plate();
    if (look == "vent") return paint_vent();
    if (look == "bell") return paint_bell();
    if (look == "lid") return paint_lid();
    if (look == "lever") return paint_lever();
    if (look == "rune") return paint_rune();
    return {};
}

}  // namespace td
