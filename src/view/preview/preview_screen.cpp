#include "view/preview/preview_screen.hpp"

#include <algorithm>

#include "text/say.hpp"
#include "view/draw/style.hpp"
#include "view/preview/definition_text.hpp"

namespace td {

PreviewScreen::PreviewScreen(PreviewContext context, std::shared_ptr<const Catalog> catalog, std::vector<PreviewSubject> subjects)
    : m_context(std::move(context)), m_catalog(std::move(catalog)), m_subjects(std::move(subjects)) {
    turn_page(0);
}

void PreviewScreen::content_changed(std::shared_ptr<const Catalog> catalog, std::vector<PreviewSubject> subjects) {
    const PreviewSubject before = subject();
    const std::shared_ptr<const Catalog> old = std::exchange(m_catalog, std::move(catalog));
    if (!subjects.empty()) m_subjects = std::move(subjects);
    const auto same = std::find_if(m_subjects.begin(), m_subjects.end(),
                                   [&](const PreviewSubject& one) { return one.type == before.type && one.id == before.id; });
    turn_page(same == m_subjects.end() ? std::min(m_number, m_subjects.size() - 1) : static_cast<std::size_t>(same - m_subjects.begin()));
}

void PreviewScreen::turn_page(std::size_t number) {
    m_number = number;
    const std::optional<std::size_t> row = number_of(*m_catalog, subject());
    std::unique_ptr<PreviewPage> page;
    m_context.pictures.use(*m_catalog);
    if (row) page = make_page(m_context, {m_catalog, subject(), *row}, m_choices);
    m_page = std::move(page);
}

std::vector<std::pair<std::string, std::string>> PreviewScreen::facts() const {
    std::vector<std::pair<std::string, std::string>> facts{{"type", subject().type},
                                                           {"id", subject().id},
                                                           {"number", std::to_string(m_number + 1)},
                                                           {"of", std::to_string(m_subjects.size())},
                                                           {"zoom", std::to_string(m_shown_zoom)}};
    if (!m_page) facts.emplace_back("page", "none");
    if (!m_page) return facts;
    for (auto& fact : m_page->facts()) facts.push_back(std::move(fact));
    return facts;
}

void PreviewScreen::zoom(int step) { m_choices.zoom = std::clamp(m_shown_zoom + step, 1, most_zoom); }

void PreviewScreen::handle(const InputEvent& event, Screens& screens) {
    const std::size_t count = m_subjects.size();
    if (event.kind == InputEvent::Kind::wheel) return zoom(event.wheel > 0 ? 1 : -1);
    // The right button goes back everywhere else; here there is nothing to go back to.
    if (event.is(Control::cancel)) return event.button == InputEvent::Button::right ? void() : screens.clear();
    if (event.is(Control::show_faster)) return turn_page((m_number + 1) % count);
    if (event.is(Control::show_slower)) return turn_page((m_number + count - 1) % count);
    if (event.is(Control::zoom_in)) return zoom(1);
    if (event.is(Control::zoom_out)) return zoom(-1);
    if (m_page) m_page->handle(event);
}

bool PreviewScreen::tick(std::int64_t now) { return m_page && m_page->tick(now); }

void PreviewScreen::draw(Canvas& canvas) {
    Box area = canvas.area();
    canvas.rect(area, style::ground);
    const int pad = canvas.px(style::padding);
    draw_title(canvas, area.cut_top(canvas.line_height(TextSize::large) + canvas.line_height(TextSize::small) + 2 * pad));
    Box foot = area.cut_bottom(canvas.line_height(TextSize::small) + 2 * pad);
    draw_key_hints(canvas, *m_catalog, foot.inset(pad), hints());
    draw_lines(canvas, area.cut_right(canvas.px(style::side_width)));
    if (m_page) {
        m_page->draw(canvas, area);
        m_shown_zoom = m_page->zoom();
    } else {
        const std::string gone = say(*m_catalog, {"preview_gone", "id", "type"}, subject().id, subject().type);
        canvas.paragraph(area.inset(3 * pad), gone, {TextSize::normal, style::bad});
    }
}

void PreviewScreen::draw_title(Canvas& canvas, Box box) {
    const int pad = canvas.px(style::padding);
    canvas.rect(box, style::foot_top);
    const Box inside = box.inset(pad);
    canvas.text(inside.corner(), say(*m_catalog, {"preview_title", "type", "id"}, subject().type, subject().id),
                {TextSize::large, style::accent, true});
    const std::string place = say(*m_catalog, {"preview_place", "number", "count", "place"}, static_cast<int>(m_number) + 1,
                                  static_cast<int>(m_subjects.size()), subject().place);
    canvas.text({inside.x, inside.y + canvas.line_height(TextSize::large)}, place, {TextSize::small, style::text_soft});
}

/// What does not fit below the others is left out.
void PreviewScreen::draw_lines(Canvas& canvas, Box box) {
    draw_plate(canvas, box);
    Box inside = box.inset(canvas.px(style::padding));
    if (!m_page) return;
    canvas.push_clip(inside);
    for (const InfoLine& line : m_page->lines())
        inside.cut_top(canvas.paragraph(inside, line.text, {line.size, line.colour, line.bold}) + canvas.px(2));
    canvas.pop_clip();
}

/// Those that do not fit are left out from the end: what is true of every page comes last.
std::vector<KeyHint> PreviewScreen::hints() {
    std::vector<KeyHint> hints;
    if (m_subjects.size() > 1)
        hints = {{Control::show_faster, say(*m_catalog, "preview_hint_next")},
                 {Control::show_slower, say(*m_catalog, "preview_hint_previous")}};
    if (m_page)
        for (KeyHint& hint : m_page->hints()) hints.push_back(std::move(hint));
    hints.push_back({Control::zoom_in, say(*m_catalog, "preview_hint_larger")});
    hints.push_back({Control::zoom_out, say(*m_catalog, "preview_hint_smaller")});
    hints.push_back({Control::cancel, say(*m_catalog, "preview_hint_close")});
    return hints;
}

}  // namespace td
