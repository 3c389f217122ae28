#include "view/screens/console_screen.hpp"

#include <algorithm>
#include <utility>

#include "view/draw/style.hpp"
#include "view/draw/widgets.hpp"

namespace td {

namespace {

constexpr std::size_t most_line_characters = 200;
constexpr std::size_t most_shown = 400;  // lines
constexpr int lines_in_sight = 12;

class ConsoleScreen final : public Screen {
public:
    ConsoleScreen(ConsoleMemory& memory, ConsoleTalk talk) : m_memory(memory), m_talk(std::move(talk)), m_place(memory.typed.size()) {}

    void handle(const InputEvent& event, Screens& screens) override;
    void draw(Canvas& canvas) override;

private:
    void type(char32_t character);
    void carry_out();
    void complete();
    void recall(int step);
    void show(std::vector<std::string> lines);

    ConsoleMemory& m_memory;
    ConsoleTalk m_talk;
    std::string m_line;
    std::size_t m_place;              ///< index of an earlier line; the number of these: the line being typed
    std::optional<Control> m_letter;  ///< a key that went down, either a letter or an arrow
};

void ConsoleScreen::handle(const InputEvent& event, Screens& screens) {
    if (event.is(Control::open_console) || event.is(Control::cancel)) return screens.pop();
    if (event.is(Control::confirm)) return carry_out();
    if (event.is(Control::next_target)) return complete();
    if (event.kind == InputEvent::Kind::control) m_letter = event.control;
    if (event.kind == InputEvent::Kind::text) {
        m_letter.reset();
        type(event.character);
    }
    // Arrows share their controls with letters: it was an arrow if no letter followed.
    if (event.kind != InputEvent::Kind::key_released || m_letter != event.control) return;
    m_letter.reset();
    if (event.control == Control::move_north) recall(-1);
    if (event.control == Control::move_south) recall(+1);
}

void ConsoleScreen::type(char32_t character) {
    if (character == U'\b') {
        if (!m_line.empty()) m_line.pop_back();
    } else if (character >= U' ' && character <= U'~' && m_line.size() < most_line_characters) {
        m_line += static_cast<char>(character);
    }
}

void ConsoleScreen::carry_out() {
    if (m_line.find_first_not_of(' ') == std::string::npos) return;
    show({"> " + m_line});
    if (m_memory.typed.empty() || m_memory.typed.back() != m_line) m_memory.typed.push_back(m_line);
    m_place = m_memory.typed.size();
    show(m_talk.carry_out(std::exchange(m_line, {})));
}

void ConsoleScreen::complete() {
    ConsoleTalk::Completion completion = m_talk.complete(m_line);
    const bool further = completion.line != m_line;
    m_line = std::move(completion.line);
    if (further || completion.choices.size() < 2) return;
    std::string all;
    for (const std::string& choice : completion.choices) all += (all.empty() ? "" : "  ") + choice;
    show({std::move(all)});
}

void ConsoleScreen::recall(int step) {
    const auto count = static_cast<int>(m_memory.typed.size());
    m_place = static_cast<std::size_t>(std::clamp(static_cast<int>(m_place) + step, 0, count));
    m_line = m_place < m_memory.typed.size() ? m_memory.typed[m_place] : std::string();
}

void ConsoleScreen::show(std::vector<std::string> lines) {
    for (std::string& line : lines) m_memory.shown.push_back(std::move(line));
    if (m_memory.shown.size() > most_shown)
        m_memory.shown.erase(m_memory.shown.begin(), m_memory.shown.end() - static_cast<std::ptrdiff_t>(most_shown));
}

void ConsoleScreen::draw(Canvas& canvas) {
    const int height = canvas.line_height();
    const int margin = canvas.px(10);
    Box box{0, canvas.px(style::ribbon_height), canvas.width(), (lines_in_sight + 2) * height + margin};
    canvas.rect(box, style::panel_deep);
    canvas.rect({box.x, box.bottom(), box.width, std::max(1, canvas.px(1))}, style::stone);
    box = box.inset(margin / 2);
    const TextStyle said{TextSize::normal, style::text_soft, false};
    const TextStyle typed{TextSize::normal, style::text, true};
    draw_typed(canvas, box.cut_bottom(height), "> " + m_line + "_", {TextSize::normal, style::text, true});
    canvas.write(box.cut_bottom(height), "Tab completes, the arrows bring back what was typed, Escape closes; help lists the commands",
                 {TextSize::small, style::text_faint, false});
    std::vector<StyledLine> rows;
    for (const std::string& text : m_memory.shown) canvas.wrap_into(rows, text, box.width, text.starts_with("> ") ? typed : said);
    const std::size_t first = rows.size() > lines_in_sight ? rows.size() - lines_in_sight : 0;
    for (std::size_t i = first; i < rows.size(); ++i) canvas.write_line(box, rows[i].text, rows[i].look);
}

}  // namespace

std::unique_ptr<Screen> make_console(ConsoleMemory& memory, ConsoleTalk talk) {
    return std::make_unique<ConsoleScreen>(memory, std::move(talk));
}

}  // namespace td
