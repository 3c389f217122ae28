// One chosen row among many, by keys and by mouse: what every menu shares. Knows nothing of what the rows say.
#pragma once

#include <optional>
#include <vector>

#include "view/draw/screen.hpp"

namespace td {

class ChoiceList {
public:
    /// What an event came to.
    enum class Result : std::uint8_t { none, moved, activated };

    /// `count` rows; the choice stays within them.
    void resize(int count);
    int count() const { return m_count; }
    int chosen() const { return m_chosen; }
    void choose(int row);

    /// North and south move the choice (around the ends), confirm activates it; the pointer chooses by hovering and activates by clicking.
    Result handle(const InputEvent& event);
    /// The same, and `screens` are told of it.
    Result handle(const InputEvent& event, const Screens& screens);

    /// For long lists: a page up or down, the first and the last row, by the diagonal keys. False: the event asks for none of these.
    bool handle_pages(const InputEvent& event);

    /// Rows of `row_height` from the top of `area`, scrolled so that the chosen one is seen; the boxes of those shown, by row.
    struct Row {
        int index = 0;
        Box box;
    };
    const std::vector<Row>& lay_out(Box area, int row_height);
    const std::vector<Row>& rows() const { return m_rows; }
    int first_shown() const { return m_first; }
    /// The row under `p`; nothing beside them.
    std::optional<int> row_at(Point p) const;

private:
    int m_count = 0;
    int m_chosen = 0;
    int m_first = 0;
    std::vector<Row> m_rows;
};

}  // namespace td
