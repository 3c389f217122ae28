#include "app/content_bar.hpp"

#include "view/draw/problem_bar.hpp"
#include "view/draw/style.hpp"

namespace td {

bool ContentBar::handle(const InputEvent& event) {
    if (event.control != Control::reload_content ||
        (event.kind != InputEvent::Kind::control && event.kind != InputEvent::Kind::key_released))
        return false;
    if (event.kind == InputEvent::Kind::control) m_content.reload();
    return true;
}

void ContentBar::draw(Canvas& canvas) {
    draw_problem_bar(canvas, m_content.error(), m_shows_ribbon() ? canvas.px(style::ribbon_height) : 0);
}

bool ContentBar::tick(std::int64_t) { return m_content.poll(); }

}  // namespace td
