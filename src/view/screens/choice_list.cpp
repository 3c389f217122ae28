#include "view/screens/choice_list.hpp"

#include <algorithm>

namespace td {

void ChoiceList::resize(int count) {
    m_count = count;
    m_chosen = std::clamp(m_chosen, 0, std::max(0, count - 1));
}

void ChoiceList::choose(int row) { m_chosen = std::clamp(row, 0, std::max(0, m_count - 1)); }

ChoiceList::Result ChoiceList::handle(const InputEvent& event) {
    if (m_count == 0) return Result::none;
    const auto step = [&](int by) {
        m_chosen = (m_chosen + by + m_count) % m_count;
        return Result::moved;
    };
    if (event.is(Control::move_north) || event.is(Control::previous_target)) return step(-1);
    if (event.is(Control::move_south) || event.is(Control::next_target)) return step(+1);
    if (event.is(Control::confirm)) return Result::activated;
    if (event.kind == InputEvent::Kind::wheel) {
        choose(m_chosen - event.wheel);
        return Result::moved;
    }
    const std::optional<int> under = row_at(event.at);
    if (!under) return Result::none;
    if (event.kind == InputEvent::Kind::pointer_moved && *under != m_chosen) {
        m_chosen = *under;
        return Result::moved;
    }
    if (!event.clicked()) return Result::none;
    m_chosen = *under;
    return Result::activated;
}

ChoiceList::Result ChoiceList::handle(const InputEvent& event, const Screens& screens) {
    const Result result = handle(event);
    if (result != Result::none) screens.tell(result == Result::moved ? MenuMove::to_another_row : MenuMove::chosen);
    return result;
}

bool ChoiceList::handle_pages(const InputEvent& event) {
    const int page = std::max(1, static_cast<int>(m_rows.size()));
    if (event.is(Control::move_northeast)) return choose(m_chosen - page), true;
    if (event.is(Control::move_southeast)) return choose(m_chosen + page), true;
    if (event.is(Control::move_northwest)) return choose(0), true;
    if (event.is(Control::move_southwest)) return choose(m_count - 1), true;
    return false;
}

const std::vector<ChoiceList::Row>& ChoiceList::lay_out(Box area, int row_height) {
    const int shown = std::max(1, area.height / std::max(1, row_height));
    // Scrolled as little as possible, and not beyond the end.
    m_first = std::clamp(m_first, m_chosen - shown + 1, m_chosen);
    m_first = std::clamp(m_first, 0, std::max(0, m_count - shown));
    m_rows.clear();
    for (int i = 0; i < shown && m_first + i < m_count; ++i)
        m_rows.push_back({m_first + i, {area.x, area.y + i * row_height, area.width, row_height}});
    return m_rows;
}

std::optional<int> ChoiceList::row_at(Point p) const {
    for (const Row& row : m_rows)
        if (row.box.contains(p)) return row.index;
    return std::nullopt;
}

}  // namespace td
