#include "play/auto_commands.hpp"

#include <algorithm>
#include <utility>

#include "controls/key_captions.hpp"
#include "play/tile_commands.hpp"
#include "play/warnings.hpp"
#include "text/say.hpp"

namespace td {

std::string AutoCommands::key(Control control) const { return key_in_text(control, m_settings.now().keys, catalog()); }

void AutoCommands::interrupt() {
    m_auto_continue.stop();
    m_list.interrupt();
    m_progress.begin(game());
    m_waiting = {};
}

bool AutoCommands::continues(const continuation::Any& going) const {
    return !std::holds_alternative<std::monostate>(going) || m_auto_continue.continues(game()) || m_list.continues();
}

AutoCommands::Next AutoCommands::next(const continuation::Any& going, bool slow_step_agreed) {
    const bool is_action = m_auto_continue.continues(game());
    // A list is finite and may contain waits, so it needs no progress.
    if (!is_action && m_list.continues()) return next_of_list();
    if (!m_progress.may_continue(game())) {
        m_auto_continue.stop();
        return AutoStop{say(catalog(), "no_progress")};
    }
    if (is_action) return next_of_action();
    Next next = next_of(going);
    const Command* const command = std::get_if<Command>(&next);
    // A step with a warning is not taken automatically: the warning is asked when a key asks for the step.
    const bool is_exploring_step = command != nullptr && std::holds_alternative<continuation::Exploring>(going);
    if (is_exploring_step && !warning_before(m_session, *command, slow_step_agreed).empty()) return AutoStop{};
    return next;
}

AutoCommands::Next AutoCommands::next_of_action() {
    if (auto command = m_auto_continue.next(game())) return *std::move(command);
    return AutoStop{say(catalog(), {"action_stopped", "why", "confirm"}, m_auto_continue.why_stopped(), key(Control::confirm))};
}

AutoCommands::Next AutoCommands::next_of_list() {
    if (auto command = m_list.next()) return *std::move(command);
    return list_stop();
}

AutoStop AutoCommands::list_stop() const {
    return {.why = say(catalog(), {"list_stops", "why", "confirm"}, m_list.stop_reason(), key(Control::confirm)), .drops_keys = true};
}

AutoCommands::Next AutoCommands::next_of(const continuation::Any& going) {
    if (std::holds_alternative<continuation::Resting>(going)) return Command(commands::Rest{});
    if (const auto* const exploring = std::get_if<continuation::Exploring>(&going)) return next_of(*exploring);
    return next_of(std::get<Travel>(going));
}

AutoCommands::Next AutoCommands::next_of(const continuation::Exploring& exploring) {
    const Game& game = m_session.next_game();
    if (std::exchange(m_depth_of_avoided, game.depth()) != game.depth()) m_avoided.clear();
    tactics::AutoexploreStep next = game.autoexplore_step(exploring.passes_sleepers, m_avoided);
    m_avoided = next.avoided;
    if (!next.step) return stop_of(next);
    const bool walks = std::holds_alternative<commands::Walk>(*next.step);
    return walks && !foes_in_sight(game) && waits_for_followers(next.steps_behind) ? Command(commands::Wait{}) : *std::move(next.step);
}

bool AutoCommands::waits_for_followers(int steps_behind) {
    constexpr int most_in_vain = 8;  // two rounds of the fastest
    constexpr int most_in_a_row = 12;
    if (steps_behind == 0) {
        m_waiting = {};
        return false;
    }
    const bool nearer = m_waiting.least_steps == 0 || steps_behind < m_waiting.least_steps;
    if (nearer) m_waiting.least_steps = steps_behind;
    m_waiting.in_vain = nearer ? 0 : m_waiting.in_vain + 1;
    const bool waits = m_waiting.in_vain <= most_in_vain && m_waiting.in_a_row < most_in_a_row;
    m_waiting.in_a_row = waits ? m_waiting.in_a_row + 1 : 0;
    return waits;
}

AutoStop AutoCommands::stop_of(const tactics::AutoexploreStep& exploring) const {
    using Stop = tactics::AutoexploreStep::Stop;
    const std::string foe = exploring.foe ? m_session.name_of(exploring.foe) : std::string();
    const std::string again = key(Control::explore);
    switch (exploring.stop) {
        case Stop::foe_awake: return {say(catalog(), {"explore_foes", "who"}, foe)};
        case Stop::foe_idle: return {.why = say(catalog(), {"explore_foe_idles", "who", "explore"}, foe, again), .is_for_sleepers = true};
        case Stop::sleeper_near:
            return {.why = say(catalog(), {"explore_sleeper_near", "who", "explore"}, foe, again), .is_for_sleepers = true};
        case Stop::sleeper_between:
            return {.why = say(catalog(), {"explore_sleeper_between", "who", "explore"}, foe, again), .is_for_sleepers = true};
        case Stop::foe_stands: return {say(catalog(), {"explore_foe_stands", "who", "explore"}, foe, again)};
        case Stop::standing_between: return {say(catalog(), {"explore_standing_between", "who"}, foe)};
        case Stop::keeper_left:
            return {.why = say(catalog(), {"explore_keeper_left", "who", "explore"}, foe, again), .is_for_sleepers = true};
        case Stop::all_known: break;
    }
    return {game().known().stairs() ? say(catalog(), {"explored", "stairs"}, key(Control::take_stairs))
                                    : say(catalog(), "explored_no_stairs")};
}

AutoCommands::Next AutoCommands::next_of(const Travel& way) {
    const std::optional<Direction> step = way.next_step();
    Command command = step ? step_or_attack(m_session, *step) : commands::Wait{};
    // A journey never attacks: a creature in the way now was not the goal.
    if (!std::holds_alternative<commands::Walk>(command)) return AutoStop{};
    return command;
}

void AutoCommands::before_command(const continuation::Any& going) {
    m_foes_before = foes_seen(game());
    // Exploring has reported these, and keeps away from them.
    for (const tactics::AvoidedFoe& foe : m_avoided)
        if (std::holds_alternative<continuation::Exploring>(going) && foe.why != tactics::AvoidedFoe::Why::keeps)
            m_foes_before.push_back(foe.who);
    m_stairs_before = game().known().all_stairs().size();
    m_overdue_before = game().state().overdue;
    m_health_before.clear();
    for (const EntityId who : game().world().roster()[game().player_team()].members)
        if (const Health* const health = game().world().find<Health>(who)) m_health_before.emplace_back(who, health->now);
    m_auto_continue.before_command(game(), m_foes_before);
}

std::optional<AutoStop> AutoCommands::trouble_while_exploring() const {
    for (const auto& [who, before] : m_health_before) {
        const Health* const health = game().world().find<Health>(who);
        if (health == nullptr || health->now < before)
            return AutoStop{.why = say(catalog(), {"interrupted_by_harm", "who"}, m_session.name_of(who)), .drops_keys = true};
    }
    // The log has just said so.
    if (game().state().overdue > m_overdue_before) return AutoStop{.drops_keys = true};
    return std::nullopt;
}

std::optional<AutoStop> AutoCommands::after_command(const Step& step, const continuation::Any& going) {
    m_auto_continue.after_command(game());
    if (step.kind == Step::Kind::refused) m_auto_continue.stop();
    if (m_list.stops_after(step)) return list_stop();
    const bool ends_journey = std::holds_alternative<Travel>(going) && foes_in_sight(game());
    if (ends_journey) interrupt();
    for (const EntityId foe : foes_seen(game()))
        if (std::find(m_foes_before.begin(), m_foes_before.end(), foe) == m_foes_before.end())
            return AutoStop{.why = say(catalog(), {"interrupted_by_foe", "who"}, m_session.name_of(foe)), .drops_keys = true};
    const bool ends = step.kind == Step::Kind::refused || step.kind == Step::Kind::paused || step.kind == Step::Kind::over;
    if (ends || ends_journey) return AutoStop{};
    if (std::holds_alternative<continuation::Exploring>(going))
        if (std::optional<AutoStop> trouble = trouble_while_exploring()) return trouble;
    if (std::holds_alternative<continuation::Exploring>(going) && game().known().all_stairs().size() > m_stairs_before)
        return AutoStop{say(catalog(), {"explore_stairs", "stairs", "explore"}, key(Control::take_stairs), key(Control::explore))};
    const bool is_watched = std::holds_alternative<continuation::Resting>(going) || std::holds_alternative<continuation::Exploring>(going);
    if (is_watched && !m_auto_continue.why_stopped().empty()) return AutoStop{m_auto_continue.why_stopped()};
    return std::nullopt;
}

}  // namespace td
