// Shadowcasting over rows of bits: four quadrants, each a set of sectors between two lines that leave the origin.
#include "space/field_of_view.hpp"

#include <algorithm>

namespace td {
namespace {

using Word = BitGrid::Word;

/// The first column at or after `from` whose bit differs from `skipped` (0 or all ones); at most 64 too far, never short of it.
int next_change(const Word* row, int from, int last, Word skipped) {
    int word = from >> 6;
    Word bits = (row[word] ^ skipped) & (~Word{0} << (from & 63));
    while (bits == 0) {
        if (++word > (last >> 6)) return last + 1;
        bits = row[word] ^ skipped;
    }
    return (word << 6) + std::countr_zero(bits);
}

/// A line from the origin through a corner between two tiles, followed row by row without dividing: at the current depth it lies
/// `rest / run` right of the left border of `cell` (0 <= rest < run), and gains `rise / run` (at most 1 either way) per row.
struct Edge {
    int cell;
    int rest;
    int rise;
    int run;

    void advance() {
        rest += rise;
        if (rest >= run) {
            rest -= run;
            ++cell;
        } else if (rest < 0) {
            rest += run;
            --cell;
        }
    }
};

/// The part of a quadrant that is still lit. The right edge is kept mirrored (columns negated), so both obey the same arithmetic.
struct Sector {
    Edge left;
    Edge right;
};

/// One of the four quadrants. `Sideways` ones look along columns: their rows are the columns of the map.
template <bool Sideways>
class Quadrant {
public:
    Quadrant(const BitGrid& lines, BitGrid& visible, Point origin, int step, int depth)
        : m_lines(lines), m_visible(visible), m_origin(origin), m_step(step), m_depth(depth) {}

    void scan() const {
        // Borders of the quadrant: the diagonals through the origin, in halves of a tile.
        scan({{m_origin.x, 1, -2, 2}, {-m_origin.x, 1, -2, 2}}, 1);
    }

private:
    void scan(Sector sector, int depth) const {
        for (; depth <= m_depth; ++depth) {
            sector.left.advance();
            sector.right.advance();
            if (!narrow(sector, depth)) return;
        }
    }

    /// Lights the row at `depth`; leaves in `sector` its last open part and follows the others. False when none is open.
    bool narrow(Sector& sector, int depth) const {
        const int y = m_origin.y + m_step * depth;
        const Word* row = m_lines.row(y);
        const int first = std::max(sector.left.cell, 0);
        const int last = std::min(-sector.right.cell, m_lines.width() - 1);
        if (first > last) return false;
        int start = next_change(row, first, last, ~Word{0});
        while (start <= last) {
            const int end = std::min(next_change(row, start, last, 0), last + 1) - 1;
            Sector part{start == sector.left.cell ? sector.left : corner(start - m_origin.x, start, depth),
                        end == -sector.right.cell ? sector.right : corner(m_origin.x - end, -end, depth)};
            light(part, start, end, y);
            start = end < last ? next_change(row, end + 1, last, ~Word{0}) : last + 1;
            if (start > last) {
                sector = part;
                return true;
            }
            scan(part, depth + 1);
        }
        return false;
    }

    /// The edge through the left corner of column `cell`, `offset` columns right of the origin.
    static Edge corner(int offset, int cell, int depth) { return {cell, 0, 2 * offset - 1, 2 * depth}; }

    /// Lights start..end as far as their centres lie within the sector.
    void light(const Sector& part, int start, int end, int y) const {
        if (start == part.left.cell && 2 * part.left.rest > part.left.run) ++start;
        if (end == -part.right.cell && 2 * part.right.rest > part.right.run) --end;
        if (start > end) return;
        if constexpr (Sideways) {
            light_column(y, start, end);
        } else {
            light_row(y, start, end);
        }
    }

    void light_row(int y, int start, int end) const {
        Word* row = m_visible.row(y);
        const int first = start >> 6;
        const int last = end >> 6;
        const Word from = ~Word{0} << (start & 63);
        const Word to = ~Word{0} >> (63 - (end & 63));
        if (first == last) {
            row[first] |= from & to;
            return;
        }
        row[first] |= from;
        for (int word = first + 1; word < last; ++word) row[word] = ~Word{0};
        row[last] |= to;
    }

    void light_column(int x, int start, int end) const {
        const std::size_t stride = m_visible.words_per_row();
        const Word mask = Word{1} << (x & 63);
        Word* word = m_visible.row(start) + (x >> 6);
        for (int y = start; y <= end; ++y, word += stride) *word |= mask;
    }

    const BitGrid& m_lines;
    BitGrid& m_visible;
    Point m_origin;  ///< in the quadrant's own columns and rows
    int m_step;      ///< -1 or 1: which way its rows go
    int m_depth;
};

/// The rows and columns within reach.
struct Window {
    int first_row;
    int last_row;
    int first_column;
    int last_column;

    /// The columns of the window that lie in `word`.
    Word columns(int word) const {
        const int first = std::clamp(first_column - word * 64, 0, 63);
        const int last = std::clamp(last_column - word * 64, 0, 63);
        return (~Word{0} << first) & (~Word{0} >> (63 - last));
    }
};

/// Adds to the lit tiles the opaque ones that touch them.
class Faces {
public:
    Faces(const BitGrid& opaque, const Window& window, BitGrid& visible) : m_opaque(opaque), m_window(window), m_visible(visible) {}

    void add() const {
        const int first = m_window.first_column >> 6;
        const int last = m_window.last_column >> 6;
        for (int y = m_window.first_row; y <= m_window.last_row; ++y) {
            Word before = 0;
            Word here = open_near(y, first);
            for (int word = first; word <= last; ++word) {
                const Word after = word < last ? open_near(y, word + 1) : 0;
                const Word around = here | here << 1 | here >> 1 | before >> 63 | after << 63;
                m_visible.row(y)[word] |= around & m_opaque.row(y)[word] & m_window.columns(word);
                before = here;
                here = after;
            }
        }
    }

private:
    // Faces added on the way are opaque, so the lit open tiles can still be told from them.
    Word open(int y, int word) const { return m_visible.row(y)[word] & ~m_opaque.row(y)[word]; }
    Word open_near(int y, int word) const {
        Word near = open(y, word);
        if (y > m_window.first_row) near |= open(y - 1, word);
        if (y < m_window.last_row) near |= open(y + 1, word);
        return near;
    }

    const BitGrid& m_opaque;
    Window m_window;
    BitGrid& m_visible;
};

/// The origin and what surrounds it are always seen.
void add_surroundings(Point origin, BitGrid& visible) {
    for (int y = origin.y - 1; y <= origin.y + 1; ++y)
        for (int x = origin.x - 1; x <= origin.x + 1; ++x)
            if (visible.contains({x, y})) visible.set({x, y});
}

}  // namespace

void field_of_view(const OpacityMap& opacity, Point origin, int radius, BitGrid& visible) {
    assert(opacity.contains(origin) && radius >= 0);
    assert(visible.width() == opacity.width() && visible.height() == opacity.height());
    const int reach = radius > 0 ? radius : std::max(opacity.width(), opacity.height());
    const Window window{std::max(origin.y - reach, 0), std::min(origin.y + reach, opacity.height() - 1), std::max(origin.x - reach, 0),
                        std::min(origin.x + reach, opacity.width() - 1)};
    const Point turned{origin.y, origin.x};
    visible.clear();
    add_surroundings(origin, visible);
    Quadrant<false>(opacity.rows(), visible, origin, -1, origin.y - window.first_row).scan();
    Quadrant<false>(opacity.rows(), visible, origin, 1, window.last_row - origin.y).scan();
    Quadrant<true>(opacity.columns(), visible, turned, -1, origin.x - window.first_column).scan();
    Quadrant<true>(opacity.columns(), visible, turned, 1, window.last_column - origin.x).scan();
    Faces(opacity.rows(), window, visible).add();
}

}  // namespace td
