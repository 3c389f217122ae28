#include "view/draw/atlas.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

namespace td {

namespace {

/// Throws if the driver cannot hold a texture of that size.
void create(sf::Texture& texture, int side) {
    const auto pixels = static_cast<unsigned>(side);
    if (!texture.create(pixels, pixels))
        throw std::runtime_error("The graphics driver cannot hold a texture of " + std::to_string(side) + " pixels square.");
    texture.setSmooth(false);
}

/// `largest`, or the limit of the driver if that is less.
int supported_side(int largest) { return std::min(largest, static_cast<int>(sf::Texture::getMaximumSize())); }

}  // namespace

Atlas::Atlas(int side, int largest) : m_packing(std::min(side, supported_side(largest)), supported_side(largest)) {
    create(m_texture, m_packing.side());
    add_white();
}

void Atlas::add_white() {
    const std::vector<std::uint8_t> white(4 * 4 * 4, 255);
    m_white = add(4, 4, white.data()).box;
}

void Atlas::clear() {
    m_packing.clear();
    add_white();
}

Source Atlas::add(int width, int height, const std::uint8_t* rgba) {
    const int side = m_packing.side();
    const Source source = m_packing.place(width, height);
    if (m_packing.side() != side) grow_to(m_packing.side());
    if (!source.empty())
        m_texture.update(rgba, static_cast<unsigned>(width), static_cast<unsigned>(height), static_cast<unsigned>(source.box.x),
                         static_cast<unsigned>(source.box.y));
    return source;
}

void Atlas::grow_to(int side) {
    sf::Texture larger;
    create(larger, side);
    larger.update(m_texture, 0, 0);
    m_texture.swap(larger);
}

}  // namespace td
