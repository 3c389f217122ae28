// The layout of the ribbon as a line: portraits, the headers of their moments, and the boundaries between rounds.
#include <algorithm>

#include "view/hud/ribbon_layout.hpp"

namespace td {

namespace {

using Kind = OrderPlace::Kind;

/// Places entries from left to right, as long as there is room.
class Lineup {
public:
    Lineup(const std::vector<OrderPlace>& places, RoundPresentation::Style style, Box area, const RibbonMetrics& metrics, int size)
        : m_places(places), m_style(style), m_area(area), m_metrics(metrics), m_x(area.x) {
        m_layout.token_size = size;
    }

    /// Adds all entries; false if something was left out.
    bool add_all() {
        m_layout.caps.push_back(next_strip(m_metrics.cap));
        for (std::size_t i = 0; i < m_places.size(); ++i) {
            // A boundary at the very end would be pointless.
            const bool is_boundary = m_places[i].kind == Kind::boundary;
            if (is_boundary && i + 1 == m_places.size()) break;
            const int room_for_count = i + 1 < m_places.size() ? m_metrics.narrow_column : 0;
            if (m_x + width_of(i) + room_for_count > m_area.right()) {
                count_rest(i);
                return false;
            }
            if (is_boundary)
                add_boundary(i);
            else
                add_token(i);
        }
        return true;
    }
    RibbonLayout take_layout() { return std::move(m_layout); }

private:
    /// A strip of that width after the last one.
    Box next_strip(int width) {
        const Box box{m_x, m_area.y, width, m_area.height};
        m_x += width;
        return box;
    }
    bool begins_group(std::size_t i) const {
        if (m_layout.groups.empty() || m_style == RoundPresentation::Style::amounts || m_places[i - 1].kind == Kind::boundary) return true;
        return !(m_places[m_layout.groups.back().first_place].when == m_places[i].when);
    }
    int width_of(std::size_t i) const {
        if (m_places[i].kind == Kind::boundary) return m_metrics.boundary;
        return m_layout.token_size + (begins_group(i) ? 2 * m_metrics.column_padding : m_metrics.gap);
    }
    void add_boundary(std::size_t i) { m_layout.boundaries.push_back({i, next_strip(m_metrics.boundary)}); }
    void add_token(std::size_t i) {
        const bool is_first = begins_group(i);
        const Box strip = next_strip(width_of(i));
        if (is_first)
            m_layout.groups.push_back({i, strip});
        else
            m_layout.groups.back().box.width += strip.width;
        const int size = m_layout.token_size;
        const int x = is_first ? strip.x + m_metrics.column_padding : strip.x - m_metrics.column_padding + m_metrics.gap;
        m_layout.tokens.push_back(
            {i, {x, m_area.y + m_metrics.header + std::max(0, (m_area.height - m_metrics.header - size) / 2), size, size}});
    }
    void count_rest(std::size_t first) {
        const auto rest = std::count_if(m_places.begin() + static_cast<std::ptrdiff_t>(first), m_places.end(),
                                        [](const OrderPlace& place) { return place.kind != Kind::boundary; });
        const Box strip{m_x, m_area.y + m_metrics.header, m_metrics.narrow_column, m_area.height - m_metrics.header};
        if (rest > 0) m_layout.more.push_back({strip, static_cast<int>(rest)});
    }

    const std::vector<OrderPlace>& m_places;
    RoundPresentation::Style m_style;
    Box m_area;
    const RibbonMetrics& m_metrics;
    int m_x;
    RibbonLayout m_layout;
};

}  // namespace

RibbonLayout lay_out_line(const std::vector<OrderPlace>& places, RoundPresentation::Style style, Box area, const RibbonMetrics& metrics) {
    RibbonLayout layout;
    // Small portraits only if the line then fits: else it is cut, and the near turns are shown large.
    constexpr std::size_t sizes_in_one_row = 3;
    for (std::size_t i = 0; i < std::min(metrics.token_sizes.size(), sizes_in_one_row); ++i) {
        Lineup line(places, style, area, metrics, metrics.token_sizes[i]);
        const bool fits = line.add_all();
        layout = line.take_layout();
        if (fits) break;
    }
    return layout;
}

}  // namespace td
