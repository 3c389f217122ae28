#include "view/draw/packing.hpp"

#include <algorithm>

namespace td {

namespace {

constexpr int picture_gap = 1;  // pixels, so that no picture touches its neighbour

}  // namespace

Source Packing::place(int width, int height) {
    if (width <= 0 || height <= 0 || width > m_largest || height > m_largest) return {};
    Shelf* shelf = shelf_for(width, height);
    while (shelf == nullptr && m_side < m_largest) {
        m_side = std::min(2 * m_side, m_largest);
        shelf = shelf_for(width, height);
    }
    if (shelf == nullptr) {
        m_full = true;
        return {};
    }
    const Box box{shelf->used, shelf->y, width, height};
    shelf->used += width + picture_gap;
    return {box, m_generation};
}

void Packing::clear() {
    m_shelves.clear();
    m_full = false;
    ++m_generation;
}

Packing::Shelf* Packing::shelf_for(int width, int height) {
    Shelf* best = nullptr;
    for (Shelf& shelf : m_shelves) {
        if (shelf.height < height || shelf.used + width > m_side) continue;
        if (best == nullptr || shelf.height < best->height) best = &shelf;
    }
    // A shelf much higher than the picture would waste space, so it is taken only if there is no other room.
    if (best != nullptr && best->height <= height + height / 4 + 2) return best;
    const int y = m_shelves.empty() ? 0 : m_shelves.back().y + m_shelves.back().height + picture_gap;
    if (y + height > m_side || width > m_side) return best;
    m_shelves.push_back({y, height, 0});
    return &m_shelves.back();
}

}  // namespace td
