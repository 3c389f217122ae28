#include "tools/preview/ground_shape.hpp"

#include <algorithm>

#include "space/step.hpp"

namespace td {

namespace {

/// A closed walk around one pillar has eight tiles.
constexpr std::size_t least_loop = 8;

struct Bounds {
    Point first, last;

    explicit Bounds(const std::vector<Point>& tiles) : first(tiles.front()), last(tiles.front()) {
        for (const Point p : tiles) {
            first = {std::min(first.x, p.x), std::min(first.y, p.y)};
            last = {std::max(last.x, p.x), std::max(last.y, p.y)};
        }
    }
};

/// True if the tiles enclose another tile. Precondition: `tiles` are connected by steps.
bool encloses_something(const std::vector<Point>& tiles) {
    const Bounds bounds(tiles);
    const Point aside{1, 1};
    const Point size = bounds.last - bounds.first + Point{3, 3};
    BitGrid seen(size.x, size.y);
    for (const Point p : tiles) seen.set(p - bounds.first + aside);
    std::vector<Point> front{{0, 0}};
    seen.set({0, 0});
    while (!front.empty()) {
        const Point at = front.back();
        front.pop_back();
        for (const Point away : neighbour_offsets)
            if (const Point p = at + away; seen.contains(p) && !seen.test(p)) {
                seen.set(p);
                front.push_back(p);
            }
    }
    return seen.count() < static_cast<std::size_t>(size.x) * static_cast<std::size_t>(size.y);
}

/// Depth-first search without recursion: a floor can be one long corridor.
class BlockSearch {
public:
    BlockSearch(const BitGrid& walkable, Point start)
        : m_walkable(walkable), m_start(start), m_tiles(walkable.width(), walkable.height(), Tile{}) {
        m_shape.loop_of = Grid<int>(walkable.width(), walkable.height(), 0);
    }

    GroundShape search(int least) {
        enter(m_start);
        while (!m_path.empty()) {
            Visit& visit = m_path.back();
            if (visit.tried == all_directions.size())
                leave();
            else
                look(visit.at, all_directions[visit.tried++]);
        }
        collect(least);
        return std::move(m_shape);
    }

private:
    struct Tile {
        int order = 0;  ///< order in which the tile was reached, from 1; 0: not yet
        int low = 0;    ///< order of the earliest tile that can be reached from the tiles behind it without its predecessor
        int size = 1;   ///< tiles reached through it, itself included
        int cut_off = 0;
        int largest_part = 0;
    };
    struct Visit {
        Point at;
        std::size_t tried = 0;
    };

    void enter(Point at) {
        m_tiles[at].order = m_tiles[at].low = ++m_reached;
        m_path.push_back({at});
        m_open.push_back(at);
    }

    void look(Point at, Direction direction) {
        if (!may_step(m_walkable, at, direction)) return;
        const Point to = at + offset(direction);
        if (m_tiles[to].order == 0)
            enter(to);
        else
            m_tiles[at].low = std::min(m_tiles[at].low, m_tiles[to].order);
    }

    void leave() {
        const Point child = m_path.back().at;
        m_path.pop_back();
        if (m_path.empty()) return;
        Tile& parent = m_tiles[m_path.back().at];
        const Tile& done = m_tiles[child];
        parent.low = std::min(parent.low, done.low);
        parent.size += done.size;
        if (done.low < parent.order) return;
        parent.cut_off += done.size;
        parent.largest_part = std::max(parent.largest_part, done.size);
        close_block(m_path.back().at, child);
    }

    void close_block(Point parent, Point child) {
        std::vector<Point> block{parent};
        do {
            block.push_back(m_open.back());
            m_open.pop_back();
        } while (block.back() != child);
        if (block.size() < least_loop || !encloses_something(block)) return;
        ++m_shape.loops;
        for (const Point p : block) m_shape.loop_of[p] = m_shape.loops;
    }

    void collect(int least) {
        for (int y = 0; y < m_walkable.height(); ++y)
            for (int x = 0; x < m_walkable.width(); ++x) {
                const Point p{x, y};
                const int cut_off = m_tiles[p].cut_off - (p == m_start ? m_tiles[p].largest_part : 0);
                if (cut_off > 0 && cut_off >= least) m_shape.chokepoints.push_back({p, cut_off});
            }
    }

    const BitGrid& m_walkable;
    Point m_start;
    Grid<Tile> m_tiles;
    std::vector<Visit> m_path;
    std::vector<Point> m_open;  ///< reached, and not yet part of a block
    int m_reached = 0;
    GroundShape m_shape;
};

}  // namespace

GroundShape ground_shape(const BitGrid& walkable, Point start, int least) { return BlockSearch(walkable, start).search(least); }

}  // namespace td
