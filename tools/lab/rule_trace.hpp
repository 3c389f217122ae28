// Records why the world changes: which action was proposed, which rules saw, cancelled or replaced it, what was committed and what
// followed.
#pragma once

#include <string>
#include <vector>

#include "game/run/game.hpp"
#include "rules/watcher.hpp"

namespace td {

/// A line of a trace in its columns.
std::string trace_line(const std::string& column, const std::string& text);

/// Watches a game for its whole lifetime. The game must outlive the trace and must not be moved.
class RuleTrace : public RuleWatcher {
public:
    explicit RuleTrace(Game& game);
    ~RuleTrace() override { m_game.watch(nullptr); }
    RuleTrace(const RuleTrace&) = delete;
    RuleTrace& operator=(const RuleTrace&) = delete;

    /// The lines recorded since the last call, in columns: what happens, then details.
    std::vector<std::string> take_lines();
    /// The next turn according to the forecast, as in "Hedda (round 2, tick 150)"; "nobody" at the end.
    std::string next() const;

    void proposed(const Action& action, bool after) override;
    void seen(std::string_view system) override { m_seen += (m_seen.empty() ? "" : ", ") + std::string(system); }
    void cancelled(std::string_view system, const Refusal& refusal) override;
    void replaced(std::string_view system, const Action& by) override;
    void followed(std::string_view system, const Action& next) override;
    void committed(const Action& action) override;
    void dropped(const Action& action) override;
    void fell_due(EntityId who, const Command& command) override;
    void refused(EntityId who, const Command& command, const Refusal& refusal) override;

private:
    std::string words(const Action& action) const;
    const Catalog& catalog() const;
    void write(const std::string& column, const std::string& text);
    void write_seen();

    Game& m_game;
    std::vector<std::string> m_lines;
    std::string m_seen;  ///< rules that saw the action, not written yet
};

}  // namespace td
