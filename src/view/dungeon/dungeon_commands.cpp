// Commands of the map's layer: asked about where there is a doubt, then carried out; and what goes on by itself afterwards.
#include <algorithm>
#include <utility>

#include "text/describe.hpp"
#include "text/say.hpp"
#include "view/dungeon/dungeon_controller.hpp"
#include "view/play/doubts.hpp"
#include "view/play/travel.hpp"

namespace td {

namespace {

using namespace dungeon_state;

}  // namespace

// --- commands ---

void DungeonController::propose(const Command& command) {
    const Confirming* const asked = in<Confirming>();
    if ((asked != nullptr && asked->command == command) || m_session.refusal_of(command)) return void(give(command));
    const std::string doubt = doubt_about(asking(), command, has_agreed_to_slow_steps());
    if (doubt.empty()) return void(give(command));
    enter<Confirming>(command);
    ask(doubt);
}

bool DungeonController::has_agreed_to_slow_steps() const { return m_slow_step_agreed == m_session.revision() || m_list.has_agreed_step(); }

bool DungeonController::is_doubted(const Command& command) {
    return !m_session.refusal_of(command) && !doubt_about(asking(), command, has_agreed_to_slow_steps()).empty();
}

void DungeonController::ask(const std::string& doubt) {
    consider(in<Confirming>()->command);
    hint(say(catalog(), {"warning", "warning", "confirm", "cancel"}, doubt, key(Control::confirm), key(Control::cancel)));
}

void DungeonController::consider(const Command& command) {
    focus().considered.reset();
    if (!m_session.refusal_of(command)) focus().considered = command;
}

/// At a pause a command that costs a turn replaces what the leader has begun, unless another's intention was chosen.
bool DungeonController::replaces_intention(const Command& command) const {
    return costs_turn(command) && game().paused() && !game().reconsidering() && game().may_reconsider(game().leader());
}

Step DungeonController::give(const Command& command) {
    if (!m_list.takes(command)) return carry_out(command);
    enter_base(m_list.put(command));
    return {Step::Kind::done_out_of_turn, game().awaiting(), {}};
}

Step DungeonController::carry_out(Command command) {
    // Once agreed to, very slow steps are not asked about again until something else is done.
    const Confirming* const asked = in<Confirming>();
    const bool agreed = std::holds_alternative<commands::Walk>(command) && foes_in_sight(game()) &&
                        ((asked != nullptr && asked->command == command) || m_slow_step_agreed == m_session.revision());
    const std::vector<EntityId> foes_before = foes_seen(game());
    m_host.finish_animation();
    const bool replaces = replaces_intention(command);
    if (replaces) {
        // A refusal leaves the pause as it was.
        if (const std::optional<Refusal> refusal = m_session.refusal_of(command)) {
            enter_base(describe(*refusal, asking().awaiting(), {asking().world(), catalog()}));
            return {Step::Kind::refused, asking().awaiting(), *refusal};
        }
        m_session.give(commands::Reconsider{game().leader()});
    }
    m_auto_continue.before_command(game());
    const Step step = m_session.give(command);
    if (replaces && step.kind == Step::Kind::refused) m_session.give(commands::Reconsider{});
    m_auto_continue.after_command(game());
    if (agreed) m_slow_step_agreed = m_session.revision();
    settle(step, foes_before);
    return step;
}

/// The state after a command: a continuation goes on unless something speaks against it.
void DungeonController::settle(const Step& step, const std::vector<EntityId>& foes_before) {
    const std::vector<EntityId> foes = foes_seen(game());
    const auto newcomer = std::find_if(foes.begin(), foes.end(), [&](EntityId foe) {
        return std::find(foes_before.begin(), foes_before.end(), foe) == foes_before.end();
    });
    const bool in_danger = newcomer != foes.end();
    const bool ends = step.kind == Step::Kind::refused || step.kind == Step::Kind::paused || step.kind == Step::Kind::over;
    if (step.kind == Step::Kind::refused) m_auto_continue.stop();
    Continuation going;
    if (Playing* const playing = in<Playing>(); playing != nullptr && !ends && !in_danger) going.swap(playing->going);
    const bool watched = std::holds_alternative<Resting>(going) || std::holds_alternative<Exploring>(going);
    const std::string why = watched ? m_auto_continue.why_stopped() : std::string();
    enter_base(why);
    if (Playing* const playing = in<Playing>(); playing != nullptr && why.empty()) playing->going.swap(going);
    if (!in_danger) return;
    m_host.drop_queued_input();
    hint(say(catalog(), {"interrupted_by_foe", "who"}, m_session.name_of(*newcomer)));
}

// --- continuations ---

void DungeonController::rest() {
    const Command command = commands::Rest{};
    if (m_list.is_open() || is_doubted(command)) return propose(command);
    enter<Playing>(Continuation{Resting{}});
    give(command);
}

void DungeonController::explore() {
    if (m_list.is_open()) return enter_base(say(catalog(), "list_no_routine"));
    const std::optional<Command> step = foes_in_sight(game()) ? std::nullopt : asking().step_of_exploring();
    // The first step is asked about like any other; the following ones, which need no answer, go on by themselves.
    if (step && is_doubted(*step)) return propose(*step);
    enter<Playing>(Continuation{Exploring{}});
    explore_on();
}

bool DungeonController::continues() const {
    const Playing* const playing = std::get_if<Playing>(&m_state);
    return playing != nullptr &&
           (!std::holds_alternative<std::monostate>(playing->going) || m_auto_continue.goes_on(game()) || m_list.goes_on());
}

void DungeonController::continue_once() {
    if (!m_progress.may_go_on(game())) {
        m_auto_continue.stop();
        return enter_base(say(catalog(), "no_progress"));
    }
    if (m_auto_continue.goes_on(game())) return continue_action();
    if (m_list.goes_on()) return continue_list();
    const Continuation& going = in<Playing>()->going;
    if (std::holds_alternative<Resting>(going)) return void(carry_out(commands::Rest{}));
    if (std::holds_alternative<Exploring>(going)) return explore_on();
    travel_on();
}

void DungeonController::continue_action() {
    if (const auto command = m_auto_continue.next(game())) return void(carry_out(*command));
    enter_base(say(catalog(), {"action_stopped", "why", "confirm"}, m_auto_continue.why_stopped(), key(Control::confirm)));
}

/// One command of it, as if the player had given it now.
void DungeonController::continue_list() {
    const std::optional<Command> command = m_list.next();
    const bool is_refused = command && carry_out_listed(*command);
    if (command && !is_refused) return;
    m_host.drop_queued_input();
    enter_base(say(catalog(), {"list_stops", "why", "confirm"}, m_list.stop_reason(), key(Control::confirm)));
}

/// True: it was refused.
bool DungeonController::carry_out_listed(const Command& command) {
    const Step step = carry_out(command);
    m_list.given(step);
    m_list.follow();
    return step.kind == Step::Kind::refused;
}

void DungeonController::explore_on() {
    if (const EntityId foe = nearest_foe_seen(game())) return enter_base(say(catalog(), {"explore_foes", "who"}, m_session.name_of(foe)));
    const std::optional<Command> step = asking().step_of_exploring();
    if (step && is_doubted(*step)) return enter_base();
    if (step) return void(carry_out(*step));
    enter_base(stairs_seen(game()) ? say(catalog(), {"explored", "stairs"}, key(Control::take_stairs))
                                   : say(catalog(), "explored_no_stairs"));
}

void DungeonController::travel_on() {
    const std::optional<Direction> step = std::get<Travel>(in<Playing>()->going).next_step();
    const Command command = step ? step_or_attack(m_session, *step) : commands::Wait{};
    // A journey never attacks: a creature that stands in the way now was not the goal.
    if (!std::holds_alternative<commands::Walk>(command)) return enter_base();
    carry_out(command);
    if (foes_in_sight(game())) stop_continuing();
}

}  // namespace td
