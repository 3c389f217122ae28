#include "tools/lab/rule_trace.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "base/utf8.hpp"
#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/say.hpp"
#include "tools/lab/describe_action.hpp"

namespace td {

namespace {

/// True for the loop's own records of time: every turn has them, and no rule sees them.
bool is_timekeeping(const Action& action) { return std::holds_alternative<CountTurn>(action) || std::holds_alternative<PassTime>(action); }

}  // namespace

std::string trace_line(const std::string& column, const std::string& text) {
    constexpr std::size_t width = 12;  // characters
    std::string line = "  " + column;
    line.append(width - std::min(width - 1, count_characters(column)), ' ');
    return line + text;
}

RuleTrace::RuleTrace(Game& game) : m_game(game) { m_game.watch(this); }

std::vector<std::string> RuleTrace::take_lines() { return std::exchange(m_lines, {}); }

std::string RuleTrace::next() const {
    const Forecast forecast = m_game.forecast(2);
    if (m_game.outcome() != Outcome::running || forecast.turns.empty()) return say(catalog(), "trace_no_turn");
    const ForecastTurn& turn = forecast.turns.front();
    return say(catalog(), {"trace_next_of", "who", "round", "tick"}, name_of(turn.who, m_game.view()), turn.when.round,
               static_cast<int>(turn.when.time));
}

std::string RuleTrace::words(const Action& action) const { return describe(action, m_game.view()); }

const Catalog& RuleTrace::catalog() const { return m_game.catalog(); }

void RuleTrace::write(const std::string& column, const std::string& text) { m_lines.push_back(trace_line(column, text)); }

void RuleTrace::write_seen() {
    if (!m_seen.empty()) write(say(catalog(), "trace_column_seen"), m_seen);
    m_seen.clear();
}

void RuleTrace::proposed(const Action& action, bool after) {
    if (!is_timekeeping(action))
        write(after ? say(catalog(), "trace_column_followed") : say(catalog(), "trace_column_proposed"), words(action));
}

void RuleTrace::cancelled(std::string_view system, const Refusal& refusal) {
    write(say(catalog(), "trace_column_cancelled"),
          say(catalog(), {"trace_by_rule", "rule", "reason"}, system, describe(refusal, {}, m_game.view())));
}

void RuleTrace::replaced(std::string_view system, const Action& by) {
    write_seen();
    write(say(catalog(), "trace_column_replaced"), say(catalog(), {"trace_by_rule_with", "rule", "action"}, system, words(by)));
}

void RuleTrace::followed(std::string_view system, const Action& next) {
    write(say(catalog(), "trace_column_adds"), std::string(system) + ": " + words(next));
}

void RuleTrace::committed(const Action& action) {
    write_seen();
    if (!is_timekeeping(action)) write(say(catalog(), "trace_column_committed"), words(action));
}

void RuleTrace::dropped(const Action& action) {
    write_seen();
    write(say(catalog(), "trace_column_dropped"), words(action));
}

void RuleTrace::fell_due(EntityId who, const Command& command) {
    write(say(catalog(), "trace_column_due"), name_of(who, m_game.view()) + ": " + describe_command(command, who, m_game.view()));
}

void RuleTrace::refused(EntityId who, const Command& command, const Refusal& refusal) {
    const World& world = m_game.world();
    const WorldView view{world, catalog()};
    write(say(catalog(), "trace_column_refused"), say(catalog(), {"trace_would", "who", "action", "reason"}, name_of(who, view),
                                                      describe_command(command, who, view), describe(refusal, who, view)));
}

}  // namespace td
