// A rectangle of booleans, one bit per tile, in rows of 64-bit words, so that algorithms can work on 64 tiles at once.
#pragma once

#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/point.hpp"

namespace td {

/// Column x of row y is bit x % 64 of word x / 64 of that row. Bits beyond the width are always 0.
class BitGrid {
public:
    using Word = std::uint64_t;

    BitGrid() = default;
    BitGrid(int width, int height)
        : m_width(width),
          m_height(height),
          m_words_per_row((static_cast<std::size_t>(width) + 63) / 64),
          m_words(m_words_per_row * static_cast<std::size_t>(height)) {}

    int width() const { return m_width; }
    int height() const { return m_height; }
    bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < m_width && p.y < m_height; }

    /// Precondition: contains(p).
    bool test(Point p) const { return ((word(p) >> bit(p)) & 1) != 0; }
    /// The bit at `p`; false outside. Makes a BitGrid usable as a predicate over tiles.
    bool operator()(Point p) const { return contains(p) && test(p); }

    /// Precondition: contains(p).
    void set(Point p, bool value = true) {
        const Word mask = Word{1} << bit(p);
        Word& there = m_words[index(p)];
        there = value ? there | mask : there & ~mask;
    }
    void clear() { m_words.assign(m_words.size(), 0); }

    std::size_t count() const {
        std::size_t total = 0;
        for (const Word w : m_words) total += static_cast<std::size_t>(std::popcount(w));
        return total;
    }

    /// The words of row `y`, west to east. The caller keeps the bits beyond the width at 0.
    Word* row(int y) { return m_words.data() + static_cast<std::size_t>(y) * m_words_per_row; }
    const Word* row(int y) const { return m_words.data() + static_cast<std::size_t>(y) * m_words_per_row; }
    std::size_t words_per_row() const { return m_words_per_row; }

    friend bool operator==(const BitGrid&, const BitGrid&) = default;

private:
    std::size_t index(Point p) const {
        assert(contains(p));
        return static_cast<std::size_t>(p.y) * m_words_per_row + static_cast<std::size_t>(p.x) / 64;
    }
    static unsigned bit(Point p) { return static_cast<unsigned>(p.x) % 64; }
    Word word(Point p) const { return m_words[index(p)]; }

    int m_width = 0;
    int m_height = 0;
    std::size_t m_words_per_row = 0;
    std::vector<Word> m_words;
};

/// The tiles that block sight, stored twice, by rows and by columns, so that the field of view scans words in both directions.
class OpacityMap {
public:
    OpacityMap() = default;
    OpacityMap(int width, int height) : m_rows(width, height), m_columns(height, width) {}
    explicit OpacityMap(const BitGrid& opaque) : OpacityMap(opaque.width(), opaque.height()) {
        for (int y = 0; y < height(); ++y)
            for (int x = 0; x < width(); ++x) set({x, y}, opaque.test({x, y}));
    }

    int width() const { return m_rows.width(); }
    int height() const { return m_rows.height(); }
    bool contains(Point p) const { return m_rows.contains(p); }
    /// Precondition: contains(p).
    bool opaque(Point p) const { return m_rows.test(p); }
    /// Precondition: contains(p).
    void set(Point p, bool opaque) {
        m_rows.set(p, opaque);
        m_columns.set({p.y, p.x}, opaque);
    }

    const BitGrid& rows() const { return m_rows; }
    /// The transposed map: its bit at (y, x) is the tile at (x, y).
    const BitGrid& columns() const { return m_columns; }

    friend bool operator==(const OpacityMap&, const OpacityMap&) = default;

private:
    BitGrid m_rows;
    BitGrid m_columns;
};

}  // namespace td
