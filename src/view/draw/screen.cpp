#include "view/draw/screen.hpp"

#include "view/draw/canvas.hpp"

namespace td {

void Screens::handle(const InputEvent& event) {
    const bool taken = m_overlay != nullptr && !wants_raw_keys() && m_overlay->handle(event);
    if (!taken && !m_layers.empty()) m_layers.back()->handle(event, *this);
    settle();
}

bool Screens::tick(std::int64_t now) {
    bool redraw = m_overlay != nullptr && m_overlay->tick(now);
    for (std::size_t i = first_shown(); i < m_layers.size(); ++i) redraw = m_layers[i]->tick(now) || redraw;
    return redraw;
}

void Screens::draw(Canvas& canvas) {
    for (std::size_t i = first_shown(); i < m_layers.size(); ++i) {
        canvas.begin_layer();
        m_layers[i]->draw(canvas);
    }
    if (m_overlay != nullptr) m_overlay->draw(canvas);
}

void Screens::pop_above(const Screen* screen) {
    int above = 0;
    for (std::size_t i = m_layers.size(); i > 0 && m_layers[i - 1].get() != screen; --i) ++above;
    if (above > 0 && above < static_cast<int>(m_layers.size())) pop(above);
}

void Screens::settle() {
    // By index: a screen may request more changes while it is destroyed.
    // NOLINTNEXTLINE(modernize-loop-convert)
    for (std::size_t i = 0; i < m_changes.size(); ++i) {
        Change change = std::move(m_changes[i]);
        for (; change.popped > 0 && !m_layers.empty(); --change.popped) m_layers.pop_back();
        if (change.pushed) m_layers.push_back(std::move(change.pushed));
    }
    m_changes.clear();
}

std::size_t Screens::first_shown() const {
    std::size_t first = m_layers.size();
    while (first > 0) {
        --first;
        if (m_layers[first]->covers_all()) break;
    }
    return first;
}

}  // namespace td
