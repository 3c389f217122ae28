#include "view/draw/written_texts.hpp"

#include <algorithm>

namespace td {

namespace {

/// The part of a line that letters fill: the rest is the gap to its neighbours.
Box letters_of(Box line) { return {line.x, line.y + line.height / 4, line.width, line.height / 2}; }

bool lies_within(Box inner, Box outer) {
    return inner.x >= outer.x && inner.y >= outer.y && inner.right() <= outer.right() && inner.bottom() <= outer.bottom();
}

/// True if they overlap by more than a pixel in both directions.
bool meet(Box a, Box b) {
    return std::min(a.right(), b.right()) - std::max(a.x, b.x) > 1 && std::min(a.bottom(), b.bottom()) - std::max(a.y, b.y) > 1;
}

/// True if it has digits and no letters.
bool is_number(std::string_view text) {
    const auto is_letter = [](unsigned char c) { return c >= 0x80 || (c | 0x20u) - 'a' < 26u; };
    return text.find_first_of("0123456789") != std::string_view::npos && std::none_of(text.begin(), text.end(), is_letter);
}

}  // namespace

void WrittenTexts::begin(Box window) {
    m_window = window;
    m_layer = 0;
    m_texts.clear();
    m_shortened.clear();
}

void WrittenTexts::add(Box box, Box visible, std::string_view text) {
    if (box.width > 0 && text.find_first_not_of(' ') != std::string_view::npos)
        m_texts.push_back({box, visible, std::string(text), m_layer});
}

void WrittenTexts::add_shortened(std::string_view text, bool must_be_whole) {
    if (must_be_whole || is_number(text)) m_shortened.insert("shortened: " + std::string(text));
}

std::set<std::string> WrittenTexts::faults() const {
    std::set<std::string> found = m_shortened;
    for (std::size_t i = 0; i < m_texts.size(); ++i) {
        const Written& one = m_texts[i];
        const Box letters = letters_of(one.box);
        if (!meet(letters, one.visible)) continue;  // wholly hidden, as beyond the end of a list
        if (!lies_within(letters, m_window))
            found.insert("outside the window: " + one.text);
        else if (!lies_within(letters, one.visible))
            found.insert("cut off: " + one.text);
        // A text twice is one with its shadow.
        const auto covers = [&](const Written& other) {
            const Box its = letters_of(other.box);
            return other.layer == one.layer && other.text != one.text && meet(letters, its) && meet(its, other.visible);
        };
        for (std::size_t j = i + 1; j < m_texts.size(); ++j)
            if (covers(m_texts[j])) found.insert("on each other: " + one.text + " / " + m_texts[j].text);
    }
    return found;
}

}  // namespace td
