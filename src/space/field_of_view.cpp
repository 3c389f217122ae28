// Shadowcasting over rows of bits: four quadrants, each a set of sectors between two lines that leave the origin.
#include "space/field_of_view.hpp"

#include <algorithm>
#include <array>

namespace td {
namespace {

using Word = BitGrid::Word;

/// The first column from `from` to `last` whose bit differs from `skipped` (0 or all ones), or some column after `last`.
int next_change(const Word* row, int from, int last, Word skipped) {
    int word = from >> 6;
    Word bits = (row[word] ^ skipped) & (~Word{0} << (from & 63));
    while (bits == 0) {
        if (++word > (last >> 6)) return last + 1;
        bits = row[word] ^ skipped;
    }
    return (word << 6) + std::countr_zero(bits);
}

/// The bits of the columns from `first` to `last`, both within one word.
Word columns_between(int first, int last) { return (~Word{0} << (first & 63)) & (~Word{0} >> (63 - (last & 63))); }

/// Sets the bits of the columns from `first` to `last`.
void light_row(Word* row, int first, int last) {
    int word = first >> 6;
    for (; word < last >> 6; ++word, first = word * 64) row[word] |= columns_between(first, word * 64 + 63);
    row[word] |= columns_between(first, last);
}

// Columns in 16 bits before the point and 48 after it. The lines in question pass a row at whole multiples of 1 / 2 depth, which is
// 2^-13 or more on maps up to `largest` tiles, while their slopes lose less than 2^-35 per row, so 2^-23 at most. A nudge of 2^-18,
// larger than the one and smaller than the other, therefore makes every comparison come out as with exact fractions.
using Fixed = std::int64_t;
constexpr Fixed one = Fixed{1} << 48;
constexpr Fixed nudge = one >> 18;
[[maybe_unused]] constexpr int largest = 4096;

constexpr auto table_of_half_steps() {
    std::array<Fixed, 256> steps{};
    for (std::size_t depth = 1; depth < steps.size(); ++depth) steps[depth] = one / (2 * static_cast<Fixed>(depth));
    return steps;
}

/// 1 / 2 depth: what a line gains per row that is half a tile aside at `depth`.
Fixed half_step(int depth) {
    static constexpr auto table = table_of_half_steps();
    const auto at = static_cast<std::size_t>(depth);
    return at < table.size() ? table[at] : one / (2 * depth);
}

/// A line from the origin, followed row by row. All columns are those of the map; a right edge has them negated, so that both kinds
/// obey the same arithmetic.
struct Edge {
    Fixed at;     ///< column, plus half a tile and the nudge, at the current row
    Fixed slope;  ///< columns per row

    /// The first tile that is not wholly left of the line.
    int first_tile() const { return static_cast<int>(at >> 48); }
    /// The first tile whose centre is not left of the line.
    int first_centre() const { return static_cast<int>((at + one / 2 - 2 * nudge) >> 48); }
};

/// The left border of a quadrant: the diagonal.
Edge border(int origin) { return {origin * one + one / 2 + nudge, -one}; }

/// The edge through the left corner of the tile in column `column`, at `depth` rows from the origin.
Edge corner(int column, int origin, int depth) { return {column * one + nudge, (2 * (column - origin) - 1) * half_step(depth)}; }

/// Which way a quadrant's rows lie: as the map's own, or as its columns.
enum class Rows { of_map, turned };

/// A part of the map, borders included.
struct Window {
    int west;
    int north;
    int east;
    int south;

    void include(const Window& other) {
        west = std::min(west, other.west);
        north = std::min(north, other.north);
        east = std::max(east, other.east);
        south = std::max(south, other.south);
    }
    Window grown_within(const Window& limit) const {
        return {std::max(west - 1, limit.west), std::max(north - 1, limit.north), std::min(east + 1, limit.east),
                std::min(south + 1, limit.south)};
    }
};

/// One of the four quadrants.
template <Rows rows>
class Quadrant {
public:
    /// `step`: 1 or -1, the way the quadrant opens; `depth`: how many rows it has. A turned one takes turned `lines` and `origin`.
    Quadrant(const BitGrid& lines, BitGrid& visible, Point origin, int step, int depth)
        : m_walls(lines.row(origin.y)),
          m_walls_stride(step * static_cast<std::ptrdiff_t>(lines.words_per_row())),
          m_width(lines.width()),
          m_lit(visible.row(0)),
          m_lit_stride(static_cast<std::ptrdiff_t>(visible.words_per_row())),
          m_origin(origin),
          m_step(step),
          m_depth(depth),
          m_first(origin.x),
          m_last(origin.x) {}

    /// Lights what is seen of open tiles; in a turned quadrant marks only where along each column the light begins and ends.
    /// Returns where the light reached, origin included.
    Window scan() {
        scan(border(m_origin.x), border(-m_origin.x), 1);
        const int furthest = m_origin.y + m_step * m_reached;
        const Window window{m_first, std::min(m_origin.y, furthest), m_last, std::max(m_origin.y, furthest)};
        if constexpr (rows == Rows::turned) return {window.north, window.west, window.south, window.east};
        return window;
    }

private:
    /// Follows the sector between two edges from the row before `depth` on.
    void scan(Edge left, Edge right, int depth) {
        std::ptrdiff_t offset = depth * m_walls_stride;
        for (; depth <= m_depth; ++depth, offset += m_walls_stride) {
            left.at += left.slope;
            right.at += right.slope;
            const int first = std::max(left.first_tile(), 0);
            const int last = std::min(-right.first_tile(), m_width - 1);
            if (first > last) return;
            const Word* row = m_walls + offset;
            int start = first;
            int end = last;
            if (first >> 6 == last >> 6) {
                const Word open = ~row[first >> 6] & columns_between(first, last);
                if (open == 0) return;
                start = (first & ~63) + std::countr_zero(open);
                end = (first | 63) - std::countl_zero(open);
                const Word part = open >> std::countr_zero(open);
                if ((part & (part + 1)) != 0) start = follow_all_but_last(left, right, first, last, depth);
            } else {
                start = follow_all_but_last(left, right, first, last, depth);
                if (start > last) return;
                end = std::min(next_change(row, start, last, 0), last + 1) - 1;
            }
            if (start != first) left = corner(start, m_origin.x, depth);
            if (end != last) right = corner(-end, -m_origin.x, depth);
            light(left, right, start, end, depth);
        }
    }

    /// Lights and follows each open part of first..last but the last one, of which it returns the start; more than `last` if all
    /// is opaque.
    [[gnu::noinline]] int follow_all_but_last(Edge left, Edge right, int first, int last, int depth) {
        const Word* row = m_walls + depth * m_walls_stride;
        int start = next_change(row, first, last, ~Word{0});
        while (start <= last) {
            const int wall = next_change(row, start, last, 0);
            const int next = wall < last ? next_change(row, wall, last, ~Word{0}) : last + 1;
            if (next > last) break;
            if (start != first) left = corner(start, m_origin.x, depth);
            right = corner(1 - wall, -m_origin.x, depth);
            light(left, right, start, wall - 1, depth);
            scan(left, right, depth + 1);
            start = next;
        }
        return start;
    }

    /// Lights first..last as far as their centres lie between the edges.
    void light(const Edge& left, const Edge& right, int first, int last, int depth) {
        first = std::max(first, left.first_centre());
        last = std::min(last, -right.first_centre());
        if (first > last) return;
        m_reached = std::max(m_reached, depth);
        m_first = std::min(m_first, first);
        m_last = std::max(m_last, last);
        const int y = m_origin.y + m_step * depth;
        if constexpr (rows == Rows::of_map) {
            light_row(m_lit + y * m_lit_stride, first, last);
        } else {
            mark_column(y, first, last);
        }
    }

    void mark_column(int x, int first, int last) {
        const Word mark = Word{1} << (x & 63);
        Word* column = m_lit + (x >> 6);
        column[first * m_lit_stride] ^= mark;
        if (last + 1 < m_width) column[(last + 1) * m_lit_stride] ^= mark;
    }

    const Word* m_walls;  ///< the origin's row
    std::ptrdiff_t m_walls_stride;
    int m_width;
    Word* m_lit;  ///< the first row of the map
    std::ptrdiff_t m_lit_stride;
    Point m_origin;
    int m_step;
    int m_depth;
    int m_reached = 0;
    int m_first;
    int m_last;
};

/// Lights each column of the window from a mark to the tile before the next.
void fill_between_marks(const Window& window, BitGrid& visible) {
    const std::size_t stride = visible.words_per_row();
    for (int word = window.west >> 6; word <= window.east >> 6; ++word) {
        Word lit = 0;
        Word* there = visible.row(window.north) + word;
        for (int y = window.north; y <= window.south; ++y, there += stride) *there = lit ^= *there;
    }
}

/// Adds the opaque tiles in one word's columns of the window that touch lit open ones, which may also lie in the words beside it.
/// `west`, `east`: whether the window goes on in the word on that side.
template <bool west, bool east>
void add_faces_in_word(const BitGrid& opaque, const Window& window, int word, BitGrid& visible) {
    const auto stride = static_cast<std::ptrdiff_t>(opaque.words_per_row());
    const Word* walls = opaque.row(window.north) + word;
    Word* lit = visible.row(window.north) + word;
    const Word within = columns_between(west ? word * 64 : window.west, east ? word * 64 + 63 : window.east);
    // Faces that were added before are opaque, so the lit open tiles can still be told from them.
    const auto touched = [&](std::ptrdiff_t at) {
        const Word open = lit[at] & ~walls[at];
        Word near = open | open << 1 | open >> 1;
        if constexpr (west) near |= (lit[at - 1] & ~walls[at - 1]) >> 63;
        if constexpr (east) near |= (lit[at + 1] & ~walls[at + 1]) << 63;
        return near;
    };
    Word above = 0;
    Word here = touched(0);
    for (int y = window.north; y < window.south; ++y, walls += stride, lit += stride) {
        const Word below = touched(stride);
        *lit |= (above | here | below) & *walls & within;
        above = here;
        here = below;
    }
    *lit |= (above | here) & *walls & within;
}

/// Adds the opaque tiles of the window that touch lit open ones.
void add_faces(const BitGrid& opaque, const Window& window, BitGrid& visible) {
    const int first = window.west >> 6;
    const int last = window.east >> 6;
    if (first == last) return add_faces_in_word<false, false>(opaque, window, first, visible);
    add_faces_in_word<false, true>(opaque, window, first, visible);
    for (int word = first + 1; word < last; ++word) add_faces_in_word<true, true>(opaque, window, word, visible);
    add_faces_in_word<true, false>(opaque, window, last, visible);
}

/// The origin and what surrounds it are always seen.
void add_surroundings(Point origin, BitGrid& visible) {
    const int first = std::max(origin.x - 1, 0);
    const int last = std::min(origin.x + 1, visible.width() - 1);
    for (int y = std::max(origin.y - 1, 0); y <= std::min(origin.y + 1, visible.height() - 1); ++y) light_row(visible.row(y), first, last);
}

}  // namespace

void field_of_view(const OpacityMap& opacity, Point origin, int radius, BitGrid& visible) {
    assert(opacity.contains(origin) && radius >= 0);
    assert(opacity.width() <= largest && opacity.height() <= largest);
    assert(visible.width() == opacity.width() && visible.height() == opacity.height());
    const int reach = radius > 0 ? radius : std::max(opacity.width(), opacity.height());
    const Window limit{std::max(origin.x - reach, 0), std::max(origin.y - reach, 0), std::min(origin.x + reach, opacity.width() - 1),
                       std::min(origin.y + reach, opacity.height() - 1)};
    const Point turned{origin.y, origin.x};
    visible.clear();
    Window lit = Quadrant<Rows::turned>(opacity.columns(), visible, turned, -1, origin.x - limit.west).scan();
    lit.include(Quadrant<Rows::turned>(opacity.columns(), visible, turned, 1, limit.east - origin.x).scan());
    // The last marks may lie one row beyond the light.
    fill_between_marks({lit.west, lit.north, lit.east, std::min(lit.south + 1, opacity.height() - 1)}, visible);
    lit.include(Quadrant<Rows::of_map>(opacity.rows(), visible, origin, -1, origin.y - limit.north).scan());
    lit.include(Quadrant<Rows::of_map>(opacity.rows(), visible, origin, 1, limit.south - origin.y).scan());
    add_surroundings(origin, visible);
    add_faces(opacity.rows(), lit.grown_within(limit), visible);
}

}  // namespace td
