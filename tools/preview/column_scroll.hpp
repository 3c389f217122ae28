// Which rows of the preview's column of text are seen, where not all of them have room. Plain numbers; knows no window.
#pragma once

#include <cstddef>
#include <vector>

namespace td {

class ColumnScroll {
public:
    /// Rows of these heights, one below the other, in a column that is `room` high; both in pixels. The first row that is seen stays, as
    /// far as the rest still fills the column; a column that was scrolled to its end stays there as rows are added.
    void lay_out(const std::vector<int>& heights, int room);

    /// Towards the end, or with a negative number towards the start.
    void scroll(int rows);
    /// By what is seen at once, less one row.
    void turn_page(int pages);
    void to_start();

    std::size_t first() const { return m_first; }
    /// How many rows are seen; at least one if there are rows.
    std::size_t shown() const { return m_shown; }
    std::size_t total() const { return m_total; }
    /// Rows below those that are seen.
    std::size_t below() const { return m_total - m_first - m_shown; }
    bool fits() const { return m_shown == m_total; }

private:
    std::size_t m_first = 0, m_shown = 0, m_total = 0;
    std::size_t m_last_start = 0;  ///< the first row of those that are seen at the end
};

}  // namespace td
