// The timeline as text: turns within the same ticks are in the same column for all systems.
#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "tools/delve/timeline_chart.hpp"

namespace td::delve {

namespace {

char letter_of(ActionClass kind) { return kind == ActionClass::move ? 'm' : kind == ActionClass::action ? 'a' : 'w'; }

/// Marks by actor and column.
using Cells = std::map<std::pair<std::size_t, std::size_t>, std::string>;

class TextChart {
public:
    TextChart(const Scenario& scenario, int step)
        : m_scenario(scenario), m_step(step), m_widths(static_cast<std::size_t>((scenario.length + step - 1) / step), 1) {
        for (const ScenarioActor& actor : scenario.actors) m_name_width = std::max(m_name_width, actor.name.size());
        for (std::size_t column = 0; column < m_widths.size(); ++column) widen(column, instant(column).size());
    }

    Cells cells_of(const ScenarioPlay& play) {
        Cells cells;
        for (std::size_t n = 0; n < play.turns.size(); ++n) {
            const ScenarioTurn& turn = play.turns[n];
            add(cells, turn.actor, turn.asked, fmt::format("{}{}", n + 1, letter_of(turn.kind)));
            if (turn.done != turn.asked) add(cells, turn.actor, turn.done, fmt::format("{}!", n + 1));
        }
        return cells;
    }

    std::string draw(const TimelineRow& row, const Cells& cells) const {
        std::string text = line(
            row.system, [&](std::size_t column) { return instant(column); }, row.play);
        for (std::size_t actor = 0; actor < m_scenario.actors.size(); ++actor)
            text += line(
                "  " + m_scenario.actors[actor].name,
                [&](std::size_t column) {
                    const auto cell = cells.find({actor, column});
                    return cell == cells.end() ? std::string(".") : cell->second;
                },
                row.play);
        return text;
    }

private:
    std::string instant(std::size_t column) const { return std::to_string(static_cast<int>(column) * m_step); }
    void widen(std::size_t column, std::size_t width) { m_widths[column] = std::max(m_widths[column], width); }

    void add(Cells& cells, std::size_t actor, Ticks when, const std::string& mark) {
        const auto column = static_cast<std::size_t>(when / m_step);
        if (column >= m_widths.size()) return;
        std::string& cell = cells[{actor, column}];
        cell += cell.empty() ? mark : "," + mark;
        widen(column, cell.size());
    }

    bool round_begins_in(const ScenarioPlay& play, std::size_t column) const {
        return std::any_of(play.rounds.begin(), play.rounds.end(),
                           [&](const ScenarioRound& round) { return static_cast<std::size_t>(round.begins / m_step) == column; });
    }

    template <class Cell>
    std::string line(const std::string& name, Cell&& cell, const ScenarioPlay& play) const {
        std::string text = fmt::format("{:<{}}", name, std::max(m_name_width + 2, std::size_t{12}));
        for (std::size_t column = 0; column < m_widths.size(); ++column)
            text += fmt::format("{}{:<{}}", round_begins_in(play, column) ? " |" : "  ", cell(column), m_widths[column]);
        text.erase(text.find_last_not_of(' ') + 1);
        return text + '\n';
    }

    const Scenario& m_scenario;
    int m_step;
    std::vector<std::size_t> m_widths;  ///< by column, the same for all systems
    std::size_t m_name_width = 0;
};

std::string in_order(const Scenario& scenario, const ScenarioPlay& play) {
    std::string text;
    std::size_t round = 0;
    for (std::size_t turn = 0; turn < play.turns.size(); ++turn) {
        const std::size_t before = round;
        while (round < play.rounds.size() && play.rounds[round].turns_before <= turn) ++round;
        text += (round != before ? " | " : " ") + scenario.actors[play.turns[turn].actor].name;
    }
    return text;
}

}  // namespace

std::string timeline_text(const Scenario& scenario, const std::vector<TimelineRow>& rows, int step) {
    TextChart chart(scenario, step);
    std::vector<Cells> cells;
    for (const TimelineRow& row : rows) cells.push_back(chart.cells_of(row.play));
    std::string text = fmt::format(
        "{}\n"
        "{} ticks, 100 to a normal turn. 3m: the third turn, a move; a action, w wait; 3! takes effect; | a round starts.\n",
        scenario.name, scenario.length);
    for (std::size_t n = 0; n < rows.size(); ++n) {
        text += '\n' + chart.draw(rows[n], cells[n]);
        text += "  in order:" + in_order(scenario, rows[n].play) + '\n';
        if (rows[n].play.stood_still) text += "  nobody acts any more\n";
    }
    return text;
}

}  // namespace td::delve
