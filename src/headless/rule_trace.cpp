#include "headless/rule_trace.hpp"

#include <algorithm>
#include <utility>
#include <variant>

#include "text/describe.hpp"
#include "text/describe_action.hpp"
#include "text/explain.hpp"

namespace td {

namespace {

/// What the loop notes of its own time: part of every turn, seen by no rule.
bool is_timekeeping(const Action& action) { return std::holds_alternative<CountTurn>(action) || std::holds_alternative<PassTime>(action); }

}  // namespace

RuleTrace::RuleTrace(Game& game) : m_game(game) { m_game.watch(this); }

std::vector<std::string> RuleTrace::take_lines() { return std::exchange(m_lines, {}); }

std::string RuleTrace::next() const {
    const Forecast forecast = m_game.forecast(2);
    if (m_game.outcome() != Outcome::running || forecast.turns.empty()) return "nobody";
    const ForecastTurn& turn = forecast.turns.front();
    return name_of(turn.who, m_game.view()) + " (round " + std::to_string(turn.when.round) + ", tick " + std::to_string(turn.when.time) +
           ")";
}

std::string RuleTrace::words(const Action& action) const { return describe(action, m_game.view()); }

void RuleTrace::write(std::string_view column, const std::string& text) {
    constexpr std::size_t width = 12;
    std::string line = "  " + std::string(column);
    line.append(width - std::min(width - 1, column.size()), ' ');
    m_lines.push_back(line + text);
}

void RuleTrace::write_seen() {
    if (!m_seen.empty()) write("  seen by", m_seen);
    m_seen.clear();
}

void RuleTrace::proposed(const Action& action, bool after) {
    if (!is_timekeeping(action)) write(after ? "followed" : "proposed", words(action));
}

void RuleTrace::cancelled(std::string_view system, const Refusal& refusal) {
    write("  cancelled", "by " + std::string(system) + ": " + describe(refusal, {}, m_game.view()));
}

void RuleTrace::replaced(std::string_view system, const Action& by) {
    write_seen();
    write("  replaced", "by " + std::string(system) + " with: " + words(by));
}

void RuleTrace::followed(std::string_view system, const Action& next) { write("  adds", std::string(system) + ": " + words(next)); }

void RuleTrace::committed(const Action& action) {
    write_seen();
    if (!is_timekeeping(action)) write("committed", words(action));
}

void RuleTrace::dropped(const Action& action) {
    write_seen();
    write("not done", words(action));
}

void RuleTrace::fell_due(EntityId who, const Command& command) {
    write("due", name_of(who, m_game.view()) + ": " + describe_command(command, who, m_game.view()));
}

void RuleTrace::refused(EntityId who, const Command& command, const Refusal& refusal) {
    const World& world = m_game.world();
    write("refused", name_of(who, m_game.view()) + " would " + describe_command(command, who, {world, m_game.catalog()}) + ": " +
                         describe(refusal, who, {world, m_game.catalog()}));
}

}  // namespace td
