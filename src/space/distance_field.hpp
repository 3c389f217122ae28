// Distance field (Dijkstra map): steps from every tile to the nearest goal. All creatures that head for the same goals share one field. The
// field knows passable tiles, not creatures.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "base/bit_grid.hpp"
#include "base/grid.hpp"
#include "space/step.hpp"

namespace td {

/// Counts steps in the eight directions; a diagonal step must not cut a wall's corner. Reusing one object avoids allocations.
class DistanceField {
public:
    static constexpr std::uint16_t unreachable = 0xFFFF;
    static constexpr int no_limit = 0xFFFE;

    /// Computes the field anew. A goal has distance 0 even if it is not passable; goals outside the map are ignored.
    /// Tiles more than `limit` (0..no_limit) steps from every goal, and tiles that cannot be reached, are `unreachable`.
    void measure(const BitGrid& passable, std::span<const Point> goals, int limit = no_limit);

    int width() const { return m_steps.width(); }
    int height() const { return m_steps.height(); }
    /// Steps from `p` to the nearest goal; `unreachable` also outside the map.
    std::uint16_t at(Point p) const { return m_steps.contains(p) ? m_steps[p] : unreachable; }
    const Grid<std::uint16_t>& steps() const { return m_steps; }

private:
    using Word = BitGrid::Word;

    void prepare(const BitGrid& passable);
    void place_goals(std::span<const Point> goals);
    void flood(int limit);
    Word* changing_plane(int distance);
    void take_up_rows(std::size_t first, std::size_t end, int distance);
    bool drop_rows_if_done(std::size_t row);
    void write_distances();
    void write_word(std::size_t at, std::size_t count, std::uint16_t* out) const;
    std::size_t index(std::size_t row, std::size_t word) const { return (row + 1) * m_stride + word + 1; }

    Grid<std::uint16_t> m_steps;
    std::size_t m_words = 0;      ///< words per row of the map
    std::size_t m_stride = 0;     ///< the same with the empty word that parts the rows
    std::size_t m_first_row = 0;  ///< of those that the front has come to
    std::size_t m_end_row = 0;

    // Rows of bits with an empty word between rows and an empty row around, so that neighbours need no test for the border.
    std::vector<Word> m_passable, m_with_west, m_with_east;  ///< passable; and its western / eastern neighbour too
    std::vector<Word> m_unreached, m_front, m_next;
    std::vector<Word> m_planes;  ///< one after the other; plane k: bit k of the Gray code of every distance
    std::size_t m_plane_count = 0;
};

/// The direction from `from` to the adjacent tile nearest to a goal, or nothing if no adjacent tile is nearer than `from`.
/// Ties go to the first direction in `step_order`. `passable(Point) -> bool` may be stricter than the field, e.g. count creatures.
template <class Passable>
std::optional<Direction> step_down(const DistanceField& field, Point from, const Passable& passable) {
    std::optional<Direction> best;
    std::uint16_t nearest = field.at(from);
    for (const Direction direction : step_order) {
        const std::uint16_t there = field.at(from + offset(direction));
        if (there >= nearest || !may_step(passable, from, direction)) continue;
        nearest = there;
        best = direction;
    }
    return best;
}

/// The direction to the adjacent tile furthest from every goal, or nothing if none is further than `from`. Unreachable tiles never count.
/// Ties go to the first direction in `step_order`.
template <class Passable>
std::optional<Direction> step_up(const DistanceField& field, Point from, const Passable& passable) {
    std::optional<Direction> best;
    int furthest = field.at(from);
    for (const Direction direction : step_order) {
        const std::uint16_t there = field.at(from + offset(direction));
        if (there == DistanceField::unreachable || there <= furthest || !may_step(passable, from, direction)) continue;
        furthest = there;
        best = direction;
    }
    return best;
}

}  // namespace td
