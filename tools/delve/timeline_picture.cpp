// The timeline as a picture: one band per system, one line per creature, one numbered mark per turn.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "tools/delve/timeline_chart.hpp"

namespace td::delve {

namespace {

// All in pixels.
constexpr int margin = 16;
constexpr int width_of_names = 120;
constexpr int axis = 840;
constexpr int line_height = 30;
constexpr int title_height = 34;
constexpr int half_mark = 11;  ///< half the width of a mark

/// Distinguishable without colour too, because each creature has its own line.
constexpr std::array<std::string_view, 8> colours{"#4fb3a9", "#e0a458", "#8fa6e8", "#d97b8f", "#a3c46c", "#c39bd3", "#79c2e8", "#d8c48a"};

std::string escaped(const std::string& text) {
    std::string result;
    for (const char c : text) {
        if (c == '&')
            result += "&amp;";
        else if (c == '<')
            result += "&lt;";
        else if (c == '>')
            result += "&gt;";
        else
            result += c;
    }
    return result;
}

class Picture {
public:
    explicit Picture(const Scenario& scenario) : m_scenario(scenario) {}

    std::string draw(const std::vector<TimelineRow>& rows) {
        m_y = margin + 14;
        write(margin, 15, "#f2ead8", "bold", m_scenario.name);
        write(margin + width_of_names + axis, 12, "#9aa0b4", "normal", "circle: move, square: action, bar: wait", "end");
        m_y += 12;
        for (const TimelineRow& row : rows) band(row);
        const int width = margin * 2 + width_of_names + axis + half_mark;
        const int height = m_y + margin;
        return fmt::format(
                   "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" "
                   "font-family=\"DejaVu Sans, sans-serif\">\n<rect width=\"{0}\" height=\"{1}\" fill=\"#1d1f2b\"/>\n",
                   width, height) +
               m_body + "</svg>\n";
    }

private:
    int x_of(Ticks when) const {
        return margin + width_of_names + static_cast<int>(std::min<Ticks>(when, m_scenario.length) * axis / m_scenario.length);
    }

    void write(int x, int size, std::string_view colour, std::string_view weight, const std::string& text,
               std::string_view anchor = "start") {
        m_body += fmt::format(
            "<text x=\"{}\" y=\"{}\" font-size=\"{}\" fill=\"{}\" stroke=\"none\" font-weight=\"{}\" text-anchor=\"{}\">{}</text>\n", x,
            m_y, size, colour, weight, anchor, escaped(text));
    }

    void upright(Ticks when, int top, int bottom, std::string_view attributes) {
        m_body += fmt::format("<line x1=\"{0}\" x2=\"{0}\" y1=\"{1}\" y2=\"{2}\" {3}/>\n", x_of(when), top, bottom, attributes);
    }

    void band(const TimelineRow& row) {
        m_y += title_height;
        const int top = m_y + 8;
        const int bottom = top + line_height * static_cast<int>(m_scenario.actors.size());
        write(margin, 13, "#f2ead8", "bold", row.system);
        const int step = std::max(1, m_scenario.length / 1000) * 100;
        for (int when = 0; when <= m_scenario.length; when += step) {
            write(x_of(when), 10, "#9aa0b4", "normal", std::to_string(when), "middle");
            upright(when, top, bottom, "stroke=\"#343748\"");
        }
        for (const ScenarioRound& round : row.play.rounds)
            upright(round.begins, top - 3, bottom, "stroke=\"#d8c48a\" stroke-width=\"2\" stroke-dasharray=\"3 3\"");
        for (std::size_t actor = 0; actor < m_scenario.actors.size(); ++actor) actor_row(row.play, actor, top);
        m_y = bottom;
        if (row.play.stood_still) {
            m_y += 14;
            write(margin + width_of_names, 11, "#d97b8f", "normal", "nobody acts any more");
        }
    }

    void actor_row(const ScenarioPlay& play, std::size_t actor, int top) {
        m_y = top + line_height * static_cast<int>(actor) + line_height / 2 + 4;
        write(margin, 12, "#cfd3e0", "normal", m_scenario.actors[actor].name);
        int last = -1000;
        for (std::size_t n = 0; n < play.turns.size(); ++n) {
            const ScenarioTurn& turn = play.turns[n];
            if (turn.actor != actor) continue;
            // Turns at the same time are placed next to each other.
            const int x = std::max(x_of(turn.asked), last + 2 * half_mark);
            if (turn.done != turn.asked) pending(x, x_of(turn.done), actor);
            shape(turn.kind, x, colours[actor % colours.size()]);
            write(x, 10, "#1d1f2b", "bold", std::to_string(n + 1), "middle");
            last = x;
        }
    }

    void pending(int from, int to, std::size_t actor) {
        m_body += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"6\" rx=\"3\" fill=\"{}\" fill-opacity=\"0.45\"/>\n", from,
                              m_y - 7, std::max(0, to - from - half_mark), colours[actor % colours.size()]);
    }

    void shape(ActionClass kind, int x, std::string_view colour) {
        const int y = m_y - 4;
        if (kind == ActionClass::move)
            m_body += fmt::format("<circle cx=\"{}\" cy=\"{}\" r=\"{}\" fill=\"{}\"/>\n", x, y, half_mark - 1, colour);
        else if (kind == ActionClass::action)
            m_body += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" fill=\"{}\"/>\n", x - half_mark + 1,
                                  y - half_mark + 1, 2 * half_mark - 2, 2 * half_mark - 2, colour);
        else
            m_body += fmt::format("<rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"12\" rx=\"6\" fill=\"{}\" fill-opacity=\"0.6\"/>\n",
                                  x - half_mark + 1, y - 6, 2 * half_mark - 2, colour);
    }

    const Scenario& m_scenario;
    std::string m_body;
    int m_y = 0;  ///< y of the current line of text
};

}  // namespace

std::string timeline_picture(const Scenario& scenario, const std::vector<TimelineRow>& rows) { return Picture(scenario).draw(rows); }

}  // namespace td::delve
