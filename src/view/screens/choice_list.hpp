// Choosing one row among many by keys and by mouse: shared by all menus. Knows nothing of the rows' content.
#pragma once

#include <optional>
#include <vector>

#include "view/draw/screen.hpp"

namespace td {

class ChoiceList {
public:
    /// The result of an event.
    enum class Result : std::uint8_t { none, moved, activated };

    /// Sets the number of rows and keeps the choice within them.
    void resize(int count);
    int count() const { return m_count; }
    int chosen() const { return m_chosen; }
    void choose(int row);

    /// North and south move the choice (wrapping around), confirm activates it; the pointer chooses by hovering and activates by clicking.
    Result handle(const InputEvent& event);
    /// The same, and tells `screens` about it.
    Result handle(const InputEvent& event, const Screens& screens);

    /// For long lists: page up and down, first and last row, by the diagonal keys. False if the event is none of these.
    bool handle_pages(const InputEvent& event);

    /// Lays out rows of `row_height` from the top of `area`, scrolled to show the chosen one; returns the boxes of the visible rows.
    struct Row {
        int index = 0;
        Box box;
    };
    const std::vector<Row>& lay_out(Box area, int row_height);
    const std::vector<Row>& rows() const { return m_rows; }
    int first_shown() const { return m_first; }
    /// The row under `p`, or nothing.
    std::optional<int> row_at(Point p) const;

private:
    int m_count = 0;
    int m_chosen = 0;
    int m_first = 0;
    std::vector<Row> m_rows;
};

}  // namespace td
