// Symmetric shadowcasting over rows of bits: four quadrants, each scanned as sectors between two lines that leave the origin.
#include "space/field_of_view.hpp"

#include <algorithm>
#include <array>

namespace td {
namespace {

using Word = BitGrid::Word;

/// The first column in `from`..`last` whose bit differs from `skipped` (0 or all ones); greater than `last` if there is none.
int next_change(const Word* row, int from, int last, Word skipped) {
    int word = from >> 6;
    Word bits = (row[word] ^ skipped) & (~Word{0} << (from & 63));
    while (bits == 0) {
        if (++word > (last >> 6)) return last + 1;
        bits = row[word] ^ skipped;
    }
    return (word << 6) + std::countr_zero(bits);
}

/// A mask of the columns `first`..`last`, both within one word.
Word columns_between(int first, int last) { return (~Word{0} << (first & 63)) & (~Word{0} >> (63 - (last & 63))); }

/// Sets the bits of columns `first`..`last`.
void light_row(Word* row, int first, int last) {
    int word = first >> 6;
    for (; word < last >> 6; ++word, first = word * 64) row[word] |= columns_between(first, word * 64 + 63);
    row[word] |= columns_between(first, last);
}

// Fixed point with 16 integer and 48 fraction bits. The lines in question pass a row at whole multiples of 1 / (2 depth), which is at least
// 2^-13 on maps up to `largest` tiles. Their slopes lose less than 2^-35 per row, so at most 2^-23 in all. A nudge of 2^-18 lies between
// the two, so every comparison comes out as with exact fractions.
using Fixed = std::int64_t;
constexpr Fixed one = Fixed{1} << 48;
constexpr Fixed nudge = one >> 18;
[[maybe_unused]] constexpr int largest = 4096;

constexpr auto table_of_half_steps() {
    std::array<Fixed, 256> steps{};
    for (std::size_t depth = 1; depth < steps.size(); ++depth) steps[depth] = one / (2 * static_cast<Fixed>(depth));
    return steps;
}

/// 1 / (2 depth): the slope of a line from the origin that is half a tile off centre at `depth` rows.
Fixed half_step(int depth) {
    static constexpr auto table = table_of_half_steps();
    const auto at = static_cast<std::size_t>(depth);
    return at < table.size() ? table[at] : one / (2 * depth);
}

/// A line from the origin, followed row by row, in map columns. Right edges are stored with negated columns, so that left and right edges
/// share the same arithmetic.
struct Edge {
    Fixed at;     ///< column at the current row, plus half a tile and the nudge
    Fixed slope;  ///< columns per row

    /// The first column that is not wholly left of the line.
    int first_tile() const { return static_cast<int>(at >> 48); }
    /// The first column whose tile centre is not left of the line.
    int first_centre() const { return static_cast<int>((at + one / 2 - 2 * nudge) >> 48); }
};

/// The left border of a quadrant: its diagonal.
Edge border(int origin) { return {origin * one + one / 2 + nudge, -one}; }

/// The line through the left corner of the tile in `column`, `depth` rows from the origin.
Edge corner(int column, int origin, int depth) { return {column * one + nudge, (2 * (column - origin) - 1) * half_step(depth)}; }

/// Whether a quadrant scans the rows of the map or the rows of the transposed map (the map's columns).
enum class Rows { of_map, transposed };

/// A rectangle of tiles, borders included.
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

/// One of the four quadrants of the field of view.
template <Rows rows>
class Quadrant {
public:
    /// `step`: 1 or -1, the direction of scanning; `depth`: number of rows. A transposed quadrant takes transposed `lines` and `origin`.
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

    /// Lights the visible open tiles. A transposed quadrant only marks where the lit span of each column begins and ends.
    /// Returns the lit rectangle, origin included.
    Window scan() {
        scan(border(m_origin.x), border(-m_origin.x), 1);
        const int furthest = m_origin.y + m_step * m_reached;
        const Window window{m_first, std::min(m_origin.y, furthest), m_last, std::max(m_origin.y, furthest)};
        if constexpr (rows == Rows::transposed) return {window.north, window.west, window.south, window.east};
        return window;
    }

private:
    /// Scans the sector between two edges, from row `depth` on. At the call, the edges stand at the row before.
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
                const bool has_gaps = (part & (part + 1)) != 0;
                if (has_gaps) start = follow_all_but_last(left, right, first, last, depth);
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

    /// Lights the open runs of columns first..last and scans the sector behind each, except the last run. Returns the start of the last
    /// run; greater than `last` if all columns are opaque.
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

    /// Lights the tiles of first..last whose centres lie between the edges.
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

    /// Marks where the lit span first..last of the map's column `x`, a row of the transposed map, begins, and where it has ended.
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

/// Lights each column of the window from each odd mark to the tile before the next mark (a running XOR over the rows).
void fill_between_marks(const Window& window, BitGrid& visible) {
    const std::size_t stride = visible.words_per_row();
    for (int word = window.west >> 6; word <= window.east >> 6; ++word) {
        Word lit = 0;
        Word* there = visible.row(window.north) + word;
        for (int y = window.north; y <= window.south; ++y, there += stride) *there = lit ^= *there;
    }
}

/// Lights the opaque tiles of the window, within one word's columns, that touch lit open tiles; the words beside may hold some of these.
/// `west`, `east`: whether the window continues in the word on that side.
template <bool west, bool east>
void light_walls_in_word(const BitGrid& opaque, const Window& window, int word, BitGrid& visible) {
    const auto stride = static_cast<std::ptrdiff_t>(opaque.words_per_row());
    const Word* walls = opaque.row(window.north) + word;
    Word* lit = visible.row(window.north) + word;
    const Word within = columns_between(west ? word * 64 : window.west, east ? word * 64 + 63 : window.east);
    // Walls lit by an earlier call are opaque, so `~walls` still finds the lit open tiles.
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

/// Lights the opaque tiles of the window that touch lit open tiles.
void light_walls(const BitGrid& opaque, const Window& window, BitGrid& visible) {
    const int first = window.west >> 6;
    const int last = window.east >> 6;
    // <west, east>: whether the window continues beyond the word.
    if (first == last) return light_walls_in_word<false, false>(opaque, window, first, visible);
    light_walls_in_word<false, true>(opaque, window, first, visible);
    for (int word = first + 1; word < last; ++word) light_walls_in_word<true, true>(opaque, window, word, visible);
    light_walls_in_word<true, false>(opaque, window, last, visible);
}

/// The origin and its eight neighbours are always visible.
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
    const Point transposed{origin.y, origin.x};
    visible.clear();
    Window lit = Quadrant<Rows::transposed>(opacity.columns(), visible, transposed, -1, origin.x - limit.west).scan();
    lit.include(Quadrant<Rows::transposed>(opacity.columns(), visible, transposed, 1, limit.east - origin.x).scan());
    // The closing marks may lie one row beyond the lit window.
    fill_between_marks({lit.west, lit.north, lit.east, std::min(lit.south + 1, opacity.height() - 1)}, visible);
    lit.include(Quadrant<Rows::of_map>(opacity.rows(), visible, origin, -1, origin.y - limit.north).scan());
    lit.include(Quadrant<Rows::of_map>(opacity.rows(), visible, origin, 1, limit.south - origin.y).scan());
    add_surroundings(origin, visible);
    light_walls(opacity.rows(), lit.grown_within(limit), visible);
}

}  // namespace td
