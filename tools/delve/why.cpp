#include "tools/delve/why.hpp"

#include <fmt/format.h>

#include <deque>
#include <iostream>

#include "game/describe.hpp"
#include "game/explain.hpp"
#include "game/rule_trace.hpp"
#include "tools/delve/chosen.hpp"
#include "tools/delve/traced_scene.hpp"

namespace td::delve {

namespace {

/// One game that is watched from its first turn on.
class Watched {
public:
    Watched(std::shared_ptr<const Catalog> catalog, GameSettings settings, World world)
        : m_game(std::move(catalog), settings, std::move(world)), m_trace(m_game) {}
    Watched(std::shared_ptr<const Catalog> catalog, GameSettings settings) : m_game(std::move(catalog), settings), m_trace(m_game) {}

    /// `commands` are used up; `turns`: at most, 0 without limit.
    void play(std::map<EntityId, std::deque<Command>> commands, int turns) {
        const bool several = commands.size() > 1;
        for (int done = 0; turns == 0 || done < turns;) {
            const Step step = m_game.step();
            print_events();
            if (step.kind == Step::Kind::over) break;
            if (step.kind == Step::Kind::turn_taken) {
                ++done;
                end_turn();
                continue;
            }
            if (several && !m_game.team_mode()) {
                m_game.step(Command{.kind = Command::Kind::team_mode, .slot = 1});
                m_game.take_events();
                continue;
            }
            auto& waiting = commands[step.actor];
            if (waiting.empty()) break;
            const Command command = waiting.front();
            waiting.pop_front();
            if (give(command)) ++done;
        }
        if (m_game.outcome() != Outcome::running) std::cout << "end: " << m_game.outcome_text() << '\n';
    }

private:
    /// True when it took the turn.
    bool give(const Command& command) {
        const EntityId who = m_game.awaiting();
        std::cout << name_of(who, m_game.world()) << " is told: " << describe_command(command, who, m_game.world(), m_game.catalog())
                  << '\n';
        const Step step = m_game.step(command);
        print_events();
        if (step.kind == Step::Kind::refused)
            std::cout << "  refused     " << describe(step.refusal, who, m_game.world(), m_game.catalog()) << '\n';
        if (step.kind != Step::Kind::turn_taken) return false;
        end_turn();
        return true;
    }

    void print_events() {
        for (const Event& event : m_game.take_events()) {
            if (const auto* began = std::get_if<TurnBegan>(&event))
                std::cout << "turn of " << name_of(began->who, m_game.world()) << " (round " << began->round << ", tick "
                          << m_game.now().time << ")\n";
        }
        for (const std::string& line : m_trace.take_lines()) std::cout << line << '\n';
    }

    void end_turn() { std::cout << "next: " << m_trace.next() << "\n\n"; }

    Game m_game;
    RuleTrace m_trace;
};

ExitCode trace_scene(const std::string& file, const std::shared_ptr<const Catalog>& content) {
    std::vector<Problem> problems;
    const auto scene = read_scene_file(file, *content, problems);
    for (const Problem& problem : problems) std::cerr << to_string(problem) << '\n';
    if (!scene) return ExitCode::cannot_run;
    std::cout << "scene: " << scene->name << "\n\n";
    std::map<EntityId, std::deque<Command>> commands;
    for (const auto& [who, list] : scene->commands) commands[who].assign(list.begin(), list.end());
    Watched watched(scene->catalog, {scene->seed, scene->dungeon(), !commands.empty()}, scene->world);
    constexpr int without_end = 100;  // where nobody is given commands, somebody must say when it is enough
    watched.play(std::move(commands), scene->turns > 0 ? scene->turns : scene->commands.empty() ? without_end : 0);
    return ExitCode::ok;
}

}  // namespace

ExitCode trace_why(const WhyOptions& options, const std::vector<std::string>& scenes) {
    const auto content = chosen_content(options.content);
    if (!options.dungeon.empty()) {
        Watched watched(content, {options.seed, chosen_dungeon(*content, options.dungeon), false});
        watched.play({}, options.turns);
        return ExitCode::ok;
    }
    ExitCode worst = ExitCode::ok;
    for (const std::string& scene : scenes)
        if (trace_scene(scene, content) != ExitCode::ok) worst = ExitCode::cannot_run;
    return worst;
}

std::string why_help() {
    return std::string(
               "With --why, FILE is a scene, or --dungeon names a dungeon in which everyone acts by tactics. For every deed it prints\n"
               "  proposed    what somebody set out to do, or a rule of time brought up\n"
               "    cancelled by a rule, with its reason           replaced  by a rule, with what\n"
               "    adds      what a rule wants to follow          seen by   all rules that looked at it, in their order\n"
               "  committed   what was done (or: not done)         followed  the next of what was added\n"
               "  next: who has the next turn\n\n") +
           scene_format();
}

}  // namespace td::delve
