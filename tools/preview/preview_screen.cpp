#include "tools/preview/preview_screen.hpp"

#include <algorithm>
#include <numeric>

#include "text/say.hpp"
#include "tools/preview/definition_text.hpp"
#include "view/draw/problem_bar.hpp"
#include "view/draw/style.hpp"

namespace td {

namespace {

constexpr int rows_of_wheel = 3;

/// A line of the column, or a part of a line that is too wide for it.
struct ColumnRow {
    std::string text;
    TextStyle look;
    int height = 0;
};

std::vector<ColumnRow> rows_of(Canvas& canvas, const std::vector<InfoLine>& lines, int width) {
    std::vector<ColumnRow> rows;
    for (const InfoLine& line : lines) {
        const TextStyle look{line.size, line.colour, line.bold};
        for (std::string& part : canvas.wrapped(line.text, width, look))
            rows.push_back({std::move(part), look, canvas.line_height(line.size)});
        if (!rows.empty()) rows.back().height += canvas.px(2);
    }
    return rows;
}

/// "1-20 of 33"
std::string column_told(const ColumnScroll& column) {
    return std::to_string(column.first() + 1) + "-" + std::to_string(column.first() + column.shown()) + " of " +
           std::to_string(column.total());
}

}  // namespace

PreviewScreen::PreviewScreen(PreviewContext context, std::shared_ptr<const Catalog> catalog, std::vector<PreviewSubject> subjects,
                             PreviewChoices choices)
    : m_context(std::move(context)), m_catalog(std::move(catalog)), m_subjects(std::move(subjects)), m_choices(choices) {
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
    if (number != m_number) m_column.to_start();
    m_number = number;
    const std::optional<std::size_t> row = number_of(*m_catalog, subject());
    std::unique_ptr<PreviewPage> page;
    m_context.pictures.use(*m_catalog);
    if (row) page = make_page(m_context, {m_catalog, subject(), *row}, m_choices);
    m_page = std::move(page);
    mistakes_changed();
}

void PreviewScreen::mistakes_changed() {
    m_mistakes = m_context.mistakes_of ? m_context.mistakes_of(subject()) : std::vector<PreviewMistake>{};
    if (m_page) m_page->take_mistakes(m_mistakes);
}

std::vector<std::pair<std::string, std::string>> PreviewScreen::facts() const {
    std::vector<std::pair<std::string, std::string>> facts{{"type", subject().type},
                                                           {"id", subject().id},
                                                           {"number", std::to_string(m_number + 1)},
                                                           {"of", std::to_string(m_subjects.size())},
                                                           {"zoom", std::to_string(m_shown_zoom)},
                                                           {"column", column_told(m_column)}};
    for (const PreviewMistake& mistake : m_mistakes)
        facts.emplace_back(mistake.is_warning ? "warning" : "mistake", mistake.place + " " + mistake.field + ": " + mistake.told);
    if (!m_page) facts.emplace_back("page", "none");
    if (!m_page) return facts;
    if (m_page->is_timed()) facts.emplace_back("time", name_of(chosen_time(*m_catalog, m_choices)));
    for (auto& fact : m_page->facts()) facts.push_back(std::move(fact));
    return facts;
}

void PreviewScreen::zoom(int step) { m_choices.zoom = std::clamp(m_shown_zoom + step, 1, most_zoom); }

void PreviewScreen::next_time() {
    if (!m_page || !m_page->is_timed()) return;
    m_choices.time = (m_choices.time + 1) % time_choices(*m_catalog).size();
    turn_page(m_number);
}

/// The lines of the page, below the mistakes of the definition and the time system in use.
std::vector<InfoLine> PreviewScreen::lines() {
    std::vector<InfoLine> lines;
    for (MistakeLine& line : lines_of(m_mistakes, *m_catalog)) lines.push_back({std::move(line.text), line.colour, line.bold});
    if (!m_page) return lines;
    if (m_page->is_timed()) {
        const TimeChoice time = chosen_time(*m_catalog, m_choices);
        lines.push_back({time.dungeon
                             ? say(*m_catalog, {"preview_time_of", "system", "dungeon"}, name_of(time), (*m_catalog)[time.dungeon].id)
                             : say(*m_catalog, {"preview_time", "system"}, name_of(time)),
                         style::change});
    }
    for (InfoLine& line : m_page->lines()) lines.push_back(std::move(line));
    return lines;
}

void PreviewScreen::handle(const InputEvent& event, Screens& screens) {
    const std::size_t count = m_subjects.size();
    if (event.kind == InputEvent::Kind::wheel)
        return m_column_box.contains(event.at) ? m_column.scroll(-rows_of_wheel * event.wheel) : zoom(event.wheel > 0 ? 1 : -1);
    // The right button goes back on other screens; this one has no previous screen.
    if (event.is(Control::cancel)) return event.button == InputEvent::Button::right ? void() : screens.clear();
    if (event.is(Control::show_faster)) return turn_page((m_number + 1) % count);
    if (event.is(Control::show_slower)) return turn_page((m_number + count - 1) % count);
    if (event.is(Control::open_team)) return next_time();
    if (event.is(Control::take_stairs)) return m_column.turn_page(1);
    if (event.is(Control::turn_in_place)) return m_column.turn_page(-1);
    if (event.is(Control::zoom_in)) return zoom(1);
    if (event.is(Control::zoom_out)) return zoom(-1);
    if (m_page) m_page->handle(event);
}

bool PreviewScreen::tick(std::int64_t now) { return m_page && m_page->tick(now); }

void PreviewScreen::draw(Canvas& canvas) {
    Box area = canvas.area();
    canvas.rect(area, style::ground);
    if (m_context.bar) area.cut_top(draw_problem_bar(canvas, m_context.bar()));
    const int pad = canvas.px(style::padding);
    draw_title(canvas, area.cut_top(canvas.line_height(TextSize::large) + canvas.line_height(TextSize::small) + 2 * pad));
    Box foot = area.cut_bottom(canvas.line_height(TextSize::small) + 2 * pad);
    draw_key_hints(canvas, *m_catalog, foot.inset(pad), hints());
    draw_column(canvas, m_page && m_page->is_text_only() ? area : area.cut_right(canvas.px(style::side_width)));
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
    canvas.rect(box, style::slate);
    Box inside = box.inset(pad);
    canvas.write_line(inside, say(*m_catalog, {"preview_title", "type", "id"}, subject().type, subject().id),
                      {TextSize::large, style::accent, true});
    const std::string place = say(*m_catalog, {"preview_place", "number", "count", "place"}, static_cast<int>(m_number) + 1,
                                  static_cast<int>(m_subjects.size()), subject().place);
    canvas.write_line(inside, place, {TextSize::small, style::text_soft});
}

/// Lines that do not fit can be reached by scrolling.
void PreviewScreen::draw_column(Canvas& canvas, Box box) {
    m_column_box = box;
    draw_plate(canvas, box);
    Box inside = box.inset(canvas.px(style::padding));
    const Box strip = inside.cut_right(canvas.px(6));
    const std::vector<ColumnRow> rows = rows_of(canvas, lines(), inside.width);
    std::vector<int> heights;
    for (const ColumnRow& row : rows) heights.push_back(row.height);
    const int foot = canvas.line_height(TextSize::small) + canvas.px(style::gap);
    const bool all_fit = std::accumulate(heights.begin(), heights.end(), 0) <= inside.height;
    const Box below = all_fit ? Box{} : inside.cut_bottom(foot);
    m_column.lay_out(heights, inside.height);
    canvas.push_clip(inside);
    for (std::size_t i = m_column.first(); i < m_column.first() + m_column.shown(); ++i) {
        Box row = inside.cut_top(rows[i].height);
        canvas.write_line(row, rows[i].text, rows[i].look);
    }
    canvas.pop_clip();
    if (all_fit) return;
    draw_column_foot(canvas, below);
    draw_scroll_strip(canvas, strip, static_cast<int>(m_column.first()), static_cast<int>(m_column.shown()),
                      static_cast<int>(m_column.total()));
}

/// Draws that there are more lines, and how to reach them.
void PreviewScreen::draw_column_foot(Canvas& canvas, Box box) const {
    std::vector<KeyHint> hints;
    if (m_column.below() > 0)
        hints.push_back({Control::take_stairs, say(*m_catalog, {"preview_hint_more", "count"}, static_cast<int>(m_column.below()))});
    if (m_column.first() > 0)
        hints.push_back({Control::turn_in_place, say(*m_catalog, {"preview_hint_back", "count"}, static_cast<int>(m_column.first()))});
    cut_key_hints(canvas, *m_catalog, box, hints);
}

/// Omits from the end those that do not fit: the ones that every page has come last.
std::vector<KeyHint> PreviewScreen::hints() {
    std::vector<KeyHint> hints;
    if (m_subjects.size() > 1)
        hints = {{Control::show_faster, say(*m_catalog, "preview_hint_next")},
                 {Control::show_slower, say(*m_catalog, "preview_hint_previous")}};
    if (m_page)
        for (KeyHint& hint : m_page->hints()) hints.push_back(std::move(hint));
    if (m_page && m_page->is_timed()) hints.push_back({Control::open_team, say(*m_catalog, "preview_hint_time")});
    hints.push_back({Control::zoom_in, say(*m_catalog, "preview_hint_larger")});
    hints.push_back({Control::zoom_out, say(*m_catalog, "preview_hint_smaller")});
    hints.push_back({Control::cancel, say(*m_catalog, "preview_hint_close")});
    return hints;
}

}  // namespace td
