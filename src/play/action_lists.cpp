#include "play/action_lists.hpp"

#include <algorithm>

namespace td {

const ActionList* ActionLists::open() const { return m_open ? of(m_open) : nullptr; }

const ActionList* ActionLists::of(EntityId who) const {
    const auto found = std::find_if(m_lists.begin(), m_lists.end(), [&](const ActionList& list) { return list.who() == who; });
    return found == m_lists.end() ? nullptr : &*found;
}

const ActionList* ActionLists::shown(const Game& game) const {
    if (const ActionList* const list = open()) return list;
    if (const ActionList* const list = of(game.awaiting())) return list;
    return m_lists.empty() ? nullptr : &m_lists.front();
}

void ActionLists::open_for(EntityId who) {
    if (m_open != who) close();
    m_open = who;
    if (of(who) == nullptr) m_lists.emplace_back(who);
    ++m_version;
}

void ActionLists::close() {
    m_open = {};
    std::erase_if(m_lists, [](const ActionList& list) { return list.state() == ActionList::State::empty; });
    ++m_version;
}

void ActionLists::drop(EntityId who) {
    if (m_open == who) m_open = {};
    std::erase_if(m_lists, [&](const ActionList& list) { return list.who() == who; });
    ++m_version;
}

void ActionLists::clear() {
    m_open = {};
    m_lists.clear();
    ++m_version;
}

ActionList* ActionLists::edit(EntityId who) {
    ++m_version;
    return const_cast<ActionList*>(of(who));
}

void ActionLists::follow(const Game& game) {
    if (std::exchange(m_floor, game.floor()) != game.floor() || game.outcome() != Outcome::running) return clear();
    const auto is_gone = [&](const ActionList& list) { return !game.world().roster().is_here(list.who()) || !game.steers(list.who()); };
    if (std::none_of(m_lists.begin(), m_lists.end(), is_gone)) return;
    std::erase_if(m_lists, is_gone);
    if (open() == nullptr) m_open = {};
    ++m_version;
}

void ActionLists::refresh(const Game& game, std::uint64_t revision) {
    const std::pair now{revision, m_version};
    if (m_refreshed == now) return;
    m_refreshed = now;
    m_then.reset();
    // A running list keeps the expectations from when it was confirmed.
    for (ActionList& list : m_lists)
        if (list.is_open()) list.expect(rehearsed_entries(game, list));
    const ActionList* const list = open();
    if (list == nullptr) return;
    const CommandList before = list->before_next();
    if (!before.commands.empty() || game.awaiting() != before.who || game.reconsidering())
        m_then.emplace(rehearse_list(game.state(), before).then);
}

}  // namespace td
