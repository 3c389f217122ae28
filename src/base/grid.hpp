// A rectangle of values, one per tile, row by row.
#pragma once

#include <cassert>
#include <cstddef>
#include <vector>

#include "base/point.hpp"

namespace td {

template <class T>
class Grid {
public:
    Grid() = default;
    Grid(int width, int height, T value = {})
        : m_width(width), m_height(height), m_cells(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), value) {}

    int width() const { return m_width; }
    int height() const { return m_height; }
    bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }

    /// Precondition: contains(p).
    decltype(auto) operator[](Point p) { return m_cells[index(p)]; }
    decltype(auto) operator[](Point p) const { return m_cells[index(p)]; }

    void fill(T value) { m_cells.assign(m_cells.size(), value); }
    auto& cells() { return m_cells; }
    const auto& cells() const { return m_cells; }

    friend bool operator==(const Grid&, const Grid&) = default;

private:
    std::size_t index(Point p) const {
        assert(contains(p));
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(m_width) + static_cast<std::size_t>(p.x);
    }

    int m_width = 0;
    int m_height = 0;
    std::vector<T> m_cells;
};

}  // namespace td
