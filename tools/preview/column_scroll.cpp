#include "tools/preview/column_scroll.hpp"

#include <algorithm>

namespace td {

void ColumnScroll::lay_out(const std::vector<int>& heights, int room) {
    const bool was_at_end = m_first > 0 && m_first == m_last_start;
    m_total = heights.size();
    m_last_start = m_total;
    for (int left = room; m_last_start > 0 && (heights[m_last_start - 1] <= left || m_last_start == m_total); --m_last_start)
        left -= heights[m_last_start - 1];
    m_first = was_at_end ? m_last_start : std::min(m_first, m_last_start);
    m_shown = 0;
    for (int left = room; m_first + m_shown < m_total && (heights[m_first + m_shown] <= left || m_shown == 0); ++m_shown)
        left -= heights[m_first + m_shown];
}

void ColumnScroll::scroll(int rows) {
    const auto back = static_cast<std::size_t>(std::max(0, -rows)), on = static_cast<std::size_t>(std::max(0, rows));
    m_first = std::min(m_first - std::min(back, m_first) + on, m_last_start);
}

void ColumnScroll::turn_page(int pages) { scroll(pages * std::max(1, static_cast<int>(m_shown) - 1)); }

void ColumnScroll::to_start() { *this = {}; }

}  // namespace td
