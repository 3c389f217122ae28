#include "play/list_filling.hpp"

#include "controls/key_captions.hpp"
#include "play/look_targets.hpp"
#include "play/tile_commands.hpp"
#include "play/travel.hpp"
#include "play/warnings.hpp"
#include "rules/ongoing_actions.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// True for a step onto a tile that nobody in the party sees: rehearsing it would reveal what is there.
bool leads_out_of_sight(const Game& next_game, const Game& game, const Command& command) {
    const auto* const walk = std::get_if<commands::Walk>(&command);
    const std::optional<Point> at = next_game.world().position(next_game.awaiting());
    return walk != nullptr && at && !game.sight().sees(*at + offset(walk->direction));
}

/// Adds `command` to the open list; returns why it cannot, as a sentence, or empty.
std::string put_into_list(Session& session, const Command& command) {
    const Catalog& catalog = session.game().catalog();
    const Game& next_game = session.next_game();
    if (!next_game.awaiting()) return say(catalog, "list_ends_here");
    if (session.lists().open()->is_full()) return say(catalog, "list_is_full");
    if (leads_out_of_sight(next_game, session.game(), command)) return say(catalog, "list_unseen");
    if (const std::optional<Refusal> refusal = session.refusal_of(command))
        return describe(*refusal, next_game.awaiting(), next_game.view());
    // The caller has already asked about the warning.
    constexpr bool slow_step_agreed = false;
    const std::string agreed = warning_for(next_game, command, slow_step_agreed);
    session.lists().edit_open()->put(command, agreed);
    return {};
}

}  // namespace

bool turn_has_more_actions(const Game& game) {
    const EntityId asked = game.awaiting();
    return asked && !game.reconsidering() && game.time().turn_goes_on(game.world().roster(), asked, {ActionClass::action});
}

void give_or_list(Session& session, const Command& command) {
    if (session.lists().open() == nullptr || !costs_turn(command)) return void(session.give(command));
    if (const std::string why = put_into_list(session, command); !why.empty()) session.note(why);
}

bool ListFilling::is_open() const { return lists().open() != nullptr; }

bool ListFilling::has_agreed_step() const {
    const ActionList* const open = lists().open();
    if (open == nullptr) return false;
    for (const ActionList::Entry& entry : open->entries())
        if (!entry.agreed.empty() && std::holds_alternative<commands::Walk>(entry.command)) return true;
    return false;
}

/// True if a list should open: the turn has room for more than one action, and the player's preference says so.
bool ListFilling::is_wanted() const {
    const ListUse use = m_settings.now().lists;
    const EntityId asked = game().awaiting();
    if (use == ListUse::when_asked || !asked || game().reconsidering() || was_declined()) return false;
    return turn_has_more_actions(game()) && (use == ListUse::always || foes_in_sight(game()));
}

void ListFilling::follow() {
    lists().follow(game());
    const EntityId asked = game().awaiting();
    const ActionList* const open = lists().open();
    if (open != nullptr) {
        const bool is_left_over = open->state() == ActionList::State::empty && m_opened_automatically;
        if (is_left_over && (open->who() != asked || !is_wanted())) lists().close();
        if (lists().open() != nullptr) return;
    }
    if (!asked || game().reconsidering() || was_declined()) return;
    const ActionList* const own = lists().of(asked);
    if (own != nullptr ? !own->is_open() : !is_wanted()) return;
    m_opened_automatically = true;
    lists().open_for(asked);
}

std::string ListFilling::put(const Command& command) { return put_into_list(m_session, command); }

std::string ListFilling::add_way_to(Point goal) {
    const Travel way(m_session.next_game(), goal);
    if (std::string obstacle = way.obstacle(); !obstacle.empty()) return obstacle;
    for (const Point tile : way.path()) {
        const std::optional<Point> at = m_session.next_game().world().position(m_session.next_game().awaiting());
        if (!at || chebyshev(*at, tile) != 1) return {};
        const Command command = step_or_attack(m_session, direction_towards(*at, tile));
        if (std::string why = put(command); !why.empty()) return why;
        if (!std::holds_alternative<commands::Walk>(command)) return {};
    }
    return {};
}

std::optional<std::string> ListFilling::control(Control control) {
    const ActionList* const open = lists().open();
    if (open == nullptr) return std::nullopt;
    // At a pause both keys would resume the game.
    if (control == Control::wait && game().paused()) return put(commands::Wait{});
    if (control == Control::confirm && game().paused() && open->entries().empty())
        return say(catalog(), {"list_holds_nothing", "key"}, key_in_text(Control::plan_ahead, m_settings.now().keys, catalog()));
    const int step = control == Control::next_target ? +1 : control == Control::previous_target ? -1 : 0;
    if (open->entries().empty()) {
        if (control == Control::cancel && !m_opened_automatically) return leave();
        if (step == 0 || !game().team_mode()) return std::nullopt;
        next_creature(step);
        return std::string();
    }
    if (step != 0) {
        lists().edit_open()->choose_next(step);
        return std::string();
    }
    switch (control) {
        case Control::confirm: return confirm();
        case Control::show_last_round: lists().edit_open()->remove_entry(); return std::string();
        case Control::cancel: break;
        default: return std::nullopt;
    }
    if (!open->chosen()) return leave();
    lists().edit_open()->choose(std::nullopt);
    return std::string();
}

/// Drops the open list.
std::string ListFilling::leave() {
    const bool had_entries = !lists().open()->entries().empty();
    lists().drop(lists().open()->who());
    return had_entries ? say(catalog(), "list_dropped") : say(catalog(), "list_ended");
}

std::string ListFilling::toggle() {
    if (const ActionList* const open = lists().open()) {
        // A list for a later turn waits for that turn; a list for the current turn has nothing to wait for.
        if (open->who() != game().awaiting() && !open->entries().empty()) return lists().close(), say(catalog(), "list_ended");
        m_declined = {game().awaiting(), game().now()};
        return leave();
    }
    const EntityId who = game().awaiting() && !game().reconsidering() ? game().awaiting() : game().leader();
    if (!who || !game().steers(who)) return say(catalog(), "list_nobody");
    m_declined = {};
    m_opened_automatically = false;
    lists().open_for(who);
    return say(catalog(), {"list_begun", "who", "confirm"}, name(who), key_in_text(Control::confirm, m_settings.now().keys, catalog()));
}

bool ListFilling::fill_for(EntityId who) {
    const ActionList* const open = lists().open();
    if (open == nullptr || open->who() == who || !game().world().roster().is_here(who) || !game().steers(who)) return false;
    m_opened_automatically = false;
    lists().open_for(who);
    return true;
}

void ListFilling::next_creature(int step) {
    std::vector<EntityId> steered;
    for (const EntityId member : game().world().roster()[game().player_team()].members)
        if (game().world().roster().is_here(member) && game().steers(member)) steered.push_back(member);
    if (!steered.empty()) fill_for(next_in_ring(steered, lists().open()->who(), step));
}

std::string ListFilling::confirm() {
    m_session.shown_list();  // refreshes the expectations
    ActionList& list = *lists().edit_open();
    // It stopped at an impossible action: continuing with the rest skips that action.
    const bool skips_first = list.state() == ActionList::State::stopped && game().awaiting() == list.who() &&
                             game().would_refuse(list.entries().front().command);
    if (skips_first) {
        list.choose(0);
        list.remove_entry();
        if (list.entries().empty()) return leave();
        m_session.shown_list();
    }
    for (std::size_t i = 0; i < list.entries().size(); ++i) {
        const std::optional<ListedAction>& expected = list.entries()[i].expected;
        if (expected && !expected->refusal) continue;
        list.choose(i);
        const std::string why = expected ? describe(*expected->refusal, list.who(), game().view()) : say(catalog(), "list_ends_here");
        return say(catalog(), {"list_problem", "number", "why"}, static_cast<int>(i + 1), why);
    }
    const EntityId who = list.who();
    list.confirm(game());
    lists().close();
    return game().awaiting() == who ? std::string() : say(catalog(), {"list_waits", "who"}, name(who));
}

bool ListFilling::continues() const {
    const ActionList* const own = lists().of(game().awaiting());
    return own != nullptr && !own->is_open() && !game().reconsidering() && !game().paused();
}

std::optional<Command> ListFilling::next() {
    const EntityId who = game().awaiting();
    ActionList& list = *lists().edit(who);
    if (std::string why = list.reason_to_stop(game()); !why.empty()) return stop(who, std::move(why)), std::nullopt;
    m_given_by = who;
    return list.start_next(game());
}

bool ListFilling::stops_after(const Step& step) {
    const EntityId who = std::exchange(m_given_by, {});
    // The creature or the floor may be gone.
    ActionList* const list = who ? lists().edit(who) : nullptr;
    if (list == nullptr) return false;
    if (step.kind == Step::Kind::refused) return stop(who, describe(step.refusal, who, game().view())), true;
    list->done();
    if (list->entries().empty()) lists().drop(who);
    return false;
}

void ListFilling::stop(EntityId who, std::string why) {
    m_stop_reason = why;
    lists().edit(who)->stop(std::move(why));
    m_opened_automatically = true;
    lists().open_for(who);
}

void ListFilling::interrupt() {
    if (continues()) stop(game().awaiting(), say(catalog(), "list_interrupted"));
}

}  // namespace td
