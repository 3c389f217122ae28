#include "play/action_list.hpp"

#include <algorithm>
#include <utility>

#include "game/run/effect_preview.hpp"
#include "play/warnings.hpp"
#include "rules/ongoing_actions.hpp"
#include "text/describe.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

namespace {

/// Sets the tiles and targets that the entry's command would reach.
void set_reach(const Game& game, ActionList::Entry& entry) {
    entry.tiles.clear();
    entry.targets.clear();
    for (const EffectPreview& preview : effect_previews_of(game, entry.command)) {
        entry.tiles.insert(entry.tiles.end(), preview.reach.tiles.begin(), preview.reach.tiles.end());
        for (const EntityId target : preview.reach.targets)
            if (are_hostile(game.world(), game.awaiting(), target)) entry.targets.push_back(target);
    }
}

/// A sentence if the entry reaches none of its targets any more; else empty.
std::string lost_target(const Game& game, const ActionList::Entry& entry) {
    if (entry.targets.empty()) return {};
    ActionList::Entry now = entry;
    set_reach(game, now);
    const bool is_reached = std::any_of(entry.targets.begin(), entry.targets.end(), [&](EntityId target) {
        return std::find(now.targets.begin(), now.targets.end(), target) != now.targets.end();
    });
    if (is_reached) return {};
    return say(game.catalog(), {"list_target_gone", "who"}, name_of(entry.targets.front(), game.view()));
}

}  // namespace

CommandList ActionList::before_next() const {
    CommandList list = commands();
    if (m_chosen) list.commands.resize(*m_chosen);
    return list;
}

CommandList ActionList::commands(const std::optional<Command>& next) const {
    CommandList list{m_who, {}};
    for (const Entry& entry : m_entries) list.commands.push_back(entry.command);
    if (!next) return list;
    if (m_chosen)
        list.commands[*m_chosen] = *next;
    else
        list.commands.push_back(*next);
    return list;
}

void ActionList::enter(State state) {
    m_state = state;
    m_chosen.reset();
    if (state != State::stopped) m_stop_reason.clear();
}

void ActionList::put(Command command, std::string agreed) {
    Entry entry{std::move(command), std::move(agreed)};
    if (m_chosen)
        m_entries[*m_chosen] = std::move(entry);
    else
        m_entries.push_back(std::move(entry));
    enter(State::filling);
}

bool ActionList::remove_entry() {
    if (m_entries.empty()) return false;
    m_entries.erase(m_entries.begin() + static_cast<std::ptrdiff_t>(m_chosen.value_or(m_entries.size() - 1)));
    enter(State::filling);
    return true;
}

void ActionList::choose_next(int step) {
    // The place after the last entry, where none is chosen, is part of the ring.
    const auto places = static_cast<int>(m_entries.size()) + 1;
    const auto now = static_cast<int>(m_chosen.value_or(m_entries.size()));
    choose(static_cast<std::size_t>((now + step + places) % places));
}

void ActionList::choose(std::optional<std::size_t> index) { m_chosen = index && *index < m_entries.size() ? index : std::nullopt; }

void ActionList::confirm(const Game& game) {
    enter(State::confirmed);
    m_watch.emplace(game, m_who);
}

std::string ActionList::reason_to_stop(const Game& game) const {
    const Entry& entry = m_entries.front();
    if (m_state == State::running && continuing_command(game.world(), m_who))
        return say(game.catalog(), {"list_still_busy", "who"}, name_of(m_who, game.view()));
    if (std::string disturbance = m_watch->disturbance(game); !disturbance.empty()) return disturbance;
    if (entry.expected && game.world().position(m_who) != entry.expected->from)
        return say(game.catalog(), {"list_elsewhere", "who"}, name_of(m_who, game.view()));
    if (const std::optional<Refusal> refusal = game.would_refuse(entry.command)) return describe(*refusal, m_who, game.view());
    if (std::string gone = lost_target(game, entry); !gone.empty()) return gone;
    const std::string warning = warning_for(game, entry.command, !entry.agreed.empty());
    return warning == entry.agreed ? std::string() : warning;
}

Command ActionList::start_next(const Game& game) {
    enter(State::running);
    m_watch.emplace(game, m_who);
    return m_entries.front().command;
}

void ActionList::done() { m_entries.erase(m_entries.begin()); }

void ActionList::stop(std::string why) {
    enter(State::stopped);
    m_stop_reason = std::move(why);
    m_watch.reset();
}

std::vector<ActionList::Entry> rehearsed_entries(const Game& game, const ActionList& list) {
    std::vector<ActionList::Entry> entries = list.entries();
    CommandList before{list.who(), {}};
    for (ActionList::Entry& entry : entries) {
        const Game then(rehearse_list(game.state(), before).then);
        if (then.awaiting() == list.who()) set_reach(then, entry);
        before.commands.push_back(entry.command);
    }
    const std::vector<ListedAction> actions = rehearse_list(game.state(), before).actions;
    for (std::size_t i = 0; i < entries.size(); ++i) entries[i].expected = i < actions.size() ? std::optional(actions[i]) : std::nullopt;
    return entries;
}

}  // namespace td
