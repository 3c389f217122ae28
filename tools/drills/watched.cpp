#include "tools/drills/watched.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <limits>
#include <map>
#include <ostream>
#include <utility>

#include "text/describe.hpp"
#include "text/explain.hpp"
#include "text/objective_text.hpp"
#include "text/say.hpp"
#include "tools/lab/rule_trace.hpp"

namespace td {

namespace {

/// The plan and its tactic: `chase, plan 3 of hunt`.
std::string words_for(const Plan& plan, const Catalog& catalog) {
    std::string name(name_of(plan.kind));
    for (const Tactic& tactic : catalog.tactics)
        for (std::size_t i = 0; i < tactic.plans.size(); ++i)
            if (&tactic.plans[i] == &plan)
                return say(catalog, {"trace_plan", "kind", "number", "tactic"}, name, static_cast<int>(i) + 1, tactic.id);
    return name;
}

/// A game whose changes are traced from its first turn on.
class TracedGame {
public:
    using Commands = std::map<EntityId, std::deque<Command>>;

    template <class... Floor>
    TracedGame(std::ostream& out, std::shared_ptr<const Catalog> catalog, GameSettings settings, Floor&&... floor)
        : m_out(out), m_game(std::move(catalog), settings, std::forward<Floor>(floor)...), m_trace(m_game) {}

    /// Whose commands are used up waits for the rest of so many rounds; 0: the game ends there.
    void wait_until(int round) { m_waits_until = round; }

    void play(Commands commands, int turns) {
        const bool several = commands.size() > 1;
        for (int done = 0; done < turns;) {
            const Step step = m_game.step();
            if (m_waits_until > 0 && m_game.now().round > m_waits_until) break;
            print_events();
            if (step.kind == Step::Kind::over) break;
            if (step.kind == Step::Kind::weapon_fired || step.kind == Step::Kind::floor_over) continue;
            if (step.kind == Step::Kind::turn_taken) {
                ++done;
                end_turn();
                continue;
            }
            if (several && !m_game.team_mode()) {
                if (m_game.step(commands::SetTeamMode{true}).kind == Step::Kind::refused) break;
                m_game.take_events();
                continue;
            }
            auto& waiting = commands[step.actor];
            if (waiting.empty() && m_waits_until == 0) break;
            if (waiting.empty()) waiting.push_back(commands::Wait{});
            const Command command = waiting.front();
            waiting.pop_front();
            Step::Kind came = give(command);
            if (came == Step::Kind::refused && m_waits_until > 0) came = give(commands::Wait{});
            if (came == Step::Kind::turn_taken) ++done;
        }
        if (m_game.outcome() != Outcome::running) m_out << say(catalog(), {"trace_end", "outcome"}, outcome_text(m_game)) << '\n';
    }

private:
    const Catalog& catalog() const { return m_game.catalog(); }

    Step::Kind give(const Command& command) {
        const EntityId who = m_game.awaiting();
        m_out << say(catalog(), {"trace_told", "who", "action"}, name_of(who, m_game.view()), describe_command(command, who, m_game.view()))
              << '\n';
        const Step step = m_game.step(command);
        print_events();
        if (step.kind == Step::Kind::refused)
            m_out << trace_line(say(catalog(), "trace_column_refused"), describe(step.refusal, who, m_game.view())) << '\n';
        if (step.kind == Step::Kind::turn_taken) end_turn();
        return step.kind;
    }

    void print_events() {
        const std::vector<Event> events = m_game.take_events();
        for (const Event& event : events)
            if (const auto* began = std::get_if<TurnBegan>(&event))
                m_out << say(catalog(), {"trace_turn_of", "who", "round", "tick"}, name_of(began->who, m_game.view()), began->round,
                             static_cast<int>(m_game.now().time))
                      << '\n';
        if (const Plan* plan = m_game.followed_plan(); plan && plan != m_told)
            m_out << trace_line(say(catalog(), "trace_column_follows"), words_for(*plan, catalog())) << '\n';
        m_told = m_game.followed_plan();
        for (const std::string& line : m_trace.take_lines()) m_out << line << '\n';
        for (const Event& event : events)
            if (const auto* declared = std::get_if<DeclaredAction>(&event)) print_begun(*declared);
    }

    void print_begun(const DeclaredAction& declared) {
        const PendingAction* pending = m_game.pending(declared.who);
        const std::string who = name_of(declared.who, m_game.view());
        const std::string action = describe_command(declared.command, declared.who, m_game.view());
        m_out << trace_line(say(catalog(), "trace_column_begins"),
                            pending == nullptr
                                ? who + ": " + action
                                : say(catalog(), {"trace_due_at", "who", "action", "tick"}, who, action, static_cast<int>(pending->until)))
              << '\n';
    }

    void end_turn() {
        m_out << say(catalog(), {"trace_next", "turn"}, m_trace.next()) << "\n\n";
        m_told = nullptr;
    }

    std::ostream& m_out;
    Game m_game;
    RuleTrace m_trace;
    int m_waits_until = 0;
    const Plan* m_told = nullptr;  ///< the plan already reported in this turn
};

}  // namespace

void play_watched(const TracedScene& scene, int most_turns, std::ostream& out) {
    TracedGame::Commands commands;
    for (const auto& [who, list] : scene.commands) commands[who].assign(list.begin(), list.end());
    constexpr int without_end = 100;  // the limit for scenes without commands, which would not end by themselves
    const int turns = scene.turns > 0 ? scene.turns : commands.empty() ? without_end : most_turns;
    TracedGame watched(out, scene.catalog, {scene.seed, scene.dungeon(), !commands.empty()}, scene.world);
    watched.play(std::move(commands), std::min(turns, most_turns));
}

void play_watched(const Drill& drill, std::uint64_t seed, std::ostream& out) {
    TracedGame::Commands commands;
    for (const auto& [who, list] : drill.commands) commands[who].assign(list.begin(), list.end());
    TracedGame watched(out, drill.catalog, {seed, drill.dungeon, !commands.empty()}, drill.world);
    watched.wait_until(drill.rounds);
    watched.play(std::move(commands), std::numeric_limits<int>::max());
}

void play_watched(std::shared_ptr<const Catalog> catalog, DungeonId dungeon, std::uint64_t seed, int turns, std::ostream& out) {
    TracedGame watched(out, std::move(catalog), {seed, dungeon, false});
    watched.play({}, turns);
}

}  // namespace td
