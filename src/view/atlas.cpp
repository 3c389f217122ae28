#include "view/atlas.hpp"

#include <stdexcept>

namespace td {

namespace {

constexpr int gap = 1;  // so that no picture touches its neighbour

}  // namespace

Atlas::Atlas(int side) : m_side(side) {
    const auto pixels = static_cast<unsigned>(side);
    if (!m_texture.create(pixels, pixels))
        throw std::runtime_error("The graphics driver cannot hold a texture of " + std::to_string(side) + " pixels square.");
    m_texture.setSmooth(false);
    add_white();
}

void Atlas::add_white() {
    const std::vector<std::uint8_t> white(4 * 4 * 4, 255);
    m_white = add(4, 4, white.data());
}

void Atlas::clear() {
    m_shelves.clear();
    add_white();
}

Box Atlas::add(int width, int height, const std::uint8_t* rgba) {
    Shelf* const shelf = shelf_for(width, height);
    if (shelf == nullptr) return {};
    const Box box{shelf->used, shelf->y, width, height};
    shelf->used += width + gap;
    m_texture.update(rgba, static_cast<unsigned>(width), static_cast<unsigned>(height), static_cast<unsigned>(box.x),
                     static_cast<unsigned>(box.y));
    return box;
}

Atlas::Shelf* Atlas::shelf_for(int width, int height) {
    Shelf* best = nullptr;
    for (Shelf& shelf : m_shelves) {
        // A shelf much higher than the picture would waste its room on it.
        if (shelf.height < height || shelf.height > height + height / 4 + 2 || shelf.used + width > m_side) continue;
        if (best == nullptr || shelf.height < best->height) best = &shelf;
    }
    if (best != nullptr) return best;
    const int y = m_shelves.empty() ? 0 : m_shelves.back().y + m_shelves.back().height + gap;
    if (y + height > m_side || width > m_side) return nullptr;
    m_shelves.push_back({y, height, 0});
    return &m_shelves.back();
}

}  // namespace td
