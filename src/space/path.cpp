// One search for both questions: Dijkstra's, drawn towards a known goal by the steps still needed at least (A*).
#include "space/path.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <queue>

#include "base/grid.hpp"

namespace td {
namespace {

constexpr int unknown = -1;

struct Visit {
    int spent = unknown;
    Direction arrived_by = Direction::north;
    bool done = false;
};

struct Candidate {
    int estimate;         ///< of the whole way
    std::uint32_t order;  ///< of being found: the first wins among equals
    Point tile;

    friend bool operator<(const Candidate& a, const Candidate& b) {
        return a.estimate != b.estimate ? a.estimate > b.estimate : a.order > b.order;
    }
};

class Search {
public:
    Search(const PathSearch& search, std::optional<Point> to, FunctionRef<bool(Point)> wanted, StepCost cost)
        : m_search(search), m_to(to), m_wanted(wanted), m_cost(cost), m_visits(search.width, search.height) {}

    std::vector<Point> run() {
        if (!m_visits.contains(m_search.from)) return {};
        m_visits[m_search.from].spent = 0;
        add(m_search.from);
        while (!m_open.empty()) {
            const Point tile = m_open.top().tile;
            m_open.pop();
            if (m_visits[tile].done) continue;
            m_visits[tile].done = true;
            if (tile != m_search.from && m_wanted(tile)) return way_to(tile);
            for (const Direction direction : step_order) visit(tile, direction);
        }
        return {};
    }

private:
    int least_rest(Point tile) const { return m_to ? chebyshev(tile, *m_to) : 0; }
    void add(Point tile) { m_open.push({m_visits[tile].spent + least_rest(tile), m_found++, tile}); }

    void visit(Point from, Direction direction) {
        const auto passable = [this](Point p) { return m_visits.contains(p) && m_cost(p) > 0; };
        if (!may_step(passable, from, direction)) return;
        const Point tile = from + offset(direction);
        const int spent = m_visits[from].spent + m_cost(tile);
        Visit& there = m_visits[tile];
        if (there.spent != unknown && there.spent <= spent) return;
        if (spent + least_rest(tile) > m_search.limit) return;
        there.spent = spent;
        there.arrived_by = direction;
        add(tile);
    }

    std::vector<Point> way_to(Point tile) const {
        std::vector<Point> way;
        for (; tile != m_search.from; tile = tile - offset(m_visits[tile].arrived_by)) way.push_back(tile);
        std::reverse(way.begin(), way.end());
        return way;
    }

    const PathSearch& m_search;
    std::optional<Point> m_to;
    FunctionRef<bool(Point)> m_wanted;
    StepCost m_cost;
    Grid<Visit> m_visits;
    std::priority_queue<Candidate> m_open;
    std::uint32_t m_found = 0;
};

}  // namespace

std::vector<Point> find_path(const PathSearch& search, Point to, StepCost cost) {
    const auto is_goal = [to](Point p) { return p == to; };
    return Search(search, to, is_goal, cost).run();
}

std::vector<Point> find_path_to_nearest(const PathSearch& search, FunctionRef<bool(Point)> wanted, StepCost cost) {
    return Search(search, std::nullopt, wanted, cost).run();
}

}  // namespace td
