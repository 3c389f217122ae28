// Puts far more pictures into an atlas than it has room for, draws them frame by frame, and compares the texture with each picture. Needs a
// display.
#include <SFML/Graphics.hpp>
#include <cstdio>
#include <vector>

#include "view/draw/atlas.hpp"

using namespace td;

namespace {

constexpr int shown_at_once = 20, frames = 60;

std::vector<std::uint8_t> picture_of(int key) {
    std::vector<std::uint8_t> pixels;
    const auto low = static_cast<std::uint8_t>(key % 251), high = static_cast<std::uint8_t>(key / 251);
    for (int i = 0; i < 24 * 24; ++i) pixels.insert(pixels.end(), {low, high, 77, 255});
    return pixels;
}

bool shows(const sf::Image& image, const Source& source, int key) {
    for (const Point at : {source.box.corner(), source.box.centre(), Point{source.box.right() - 1, source.box.bottom() - 1}}) {
        const sf::Color got = image.getPixel(static_cast<unsigned>(at.x), static_cast<unsigned>(at.y));
        if (got != sf::Color(static_cast<sf::Uint8>(key % 251), static_cast<sf::Uint8>(key / 251), 77)) return false;
    }
    return true;
}

/// The number of the frame's pictures that differ from the picture that was put in.
int wrong_in_frame(Atlas& atlas, Placed<int>& placed, int frame) {
    const auto drawn = [&] {
        std::vector<Source> sources;
        for (int key = frame * 9; key < frame * 9 + shown_at_once; ++key)
            sources.push_back(placed.of(atlas.generation(), key, [&] { return atlas.add(24, 24, picture_of(key).data()); }));
        return sources;
    };
    std::vector<Source> sources = drawn();
    if (atlas.is_full()) {
        atlas.clear();
        sources = drawn();
    }
    const sf::Image image = atlas.texture().copyToImage();
    int wrong = image.getPixel(static_cast<unsigned>(atlas.white().x), static_cast<unsigned>(atlas.white().y)) == sf::Color::White ? 0 : 1;
    for (int i = 0; i < shown_at_once; ++i) {
        const Source& source = sources[static_cast<std::size_t>(i)];
        if (source.empty() || source.generation != atlas.generation() || !shows(image, source, frame * 9 + i)) ++wrong;
    }
    return wrong;
}

}  // namespace

int main() {
    sf::RenderWindow window(sf::VideoMode(64, 64), "Atlas");
    Atlas atlas(64, 256);
    Placed<int> placed;
    int wrong = 0;
    for (int frame = 0; frame < frames; ++frame) wrong += wrong_in_frame(atlas, placed, frame);
    std::printf("%d pictures in %d frames, %u generations, %u pixels a side, %d wrong\n", frames * shown_at_once, frames,
                atlas.generation(), atlas.texture().getSize().x, wrong);
    return wrong == 0 && atlas.generation() > 2 && atlas.texture().getSize().x == 256 ? 0 : 1;
}
