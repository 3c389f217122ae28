// Which rows of the preview's text column are visible if they do not all fit. Plain numbers; knows no window.
#pragma once

#include <cstddef>
#include <vector>

namespace td {

class ColumnScroll {
public:
    /// Lays out rows of these heights in a column `room` pixels high. Keeps the first visible row if the rest still fills the column; a
    /// column scrolled to its end stays there when rows are added.
    void lay_out(const std::vector<int>& heights, int room);

    /// Scrolls towards the end, or towards the start if negative.
    void scroll(int rows);
    /// Scrolls by the visible rows minus one.
    void turn_page(int pages);
    void to_start();

    std::size_t first() const { return m_first; }
    /// The number of visible rows; at least one if there are rows.
    std::size_t shown() const { return m_shown; }
    std::size_t total() const { return m_total; }
    /// The number of rows below the visible ones.
    std::size_t below() const { return m_total - m_first - m_shown; }
    bool fits() const { return m_shown == m_total; }

private:
    std::size_t m_first = 0, m_shown = 0, m_total = 0;
    std::size_t m_last_start = 0;  ///< the first visible row when scrolled to the end
};

}  // namespace td
