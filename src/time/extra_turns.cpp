#include "time/extra_turns.hpp"

#include <algorithm>

namespace td {

void ExtraTurns::add(ExtraTurn turn) {
    const auto place = std::upper_bound(m_list.begin(), m_list.end(), turn,
                                        [](const ExtraTurn& a, const ExtraTurn& b) { return a.when.time < b.when.time; });
    m_list.insert(place, turn);
}

void ExtraTurns::hold(EntityId who, Moment latest) {
    std::erase_if(m_list, [who](const ExtraTurn& turn) { return turn.who == who && turn.held; });
    add({who, latest, true});
}

void ExtraTurns::release(EntityId who, Moment now) {
    const auto found = std::find_if(m_list.begin(), m_list.end(), [who](const ExtraTurn& turn) { return turn.who == who && turn.held; });
    if (found == m_list.end()) return;
    m_list.erase(found);
    // Of several that are released in one turn, the first comes first.
    const auto place = std::find_if(m_list.begin(), m_list.end(), [now](const ExtraTurn& turn) { return turn.when.time >= now.time; });
    const auto behind =
        std::find_if(place, m_list.end(), [now](const ExtraTurn& turn) { return !turn.released || turn.when.time > now.time; });
    m_list.insert(behind, {who, now, false, true});
}

void ExtraTurns::forget(EntityId who) {
    std::erase_if(m_list, [who](const ExtraTurn& turn) { return turn.who == who; });
}

const ExtraTurn* ExtraTurns::before(const TimeEvent& event) const {
    if (m_list.empty()) return nullptr;
    const Ticks due = m_list.front().when.time;
    switch (event.kind) {
        case TimeEvent::Kind::turn:
        case TimeEvent::Kind::action_due:
        case TimeEvent::Kind::cycle_begins: return due <= event.when.time ? &m_list.front() : nullptr;
        case TimeEvent::Kind::round_ends: return due < event.when.time ? &m_list.front() : nullptr;
        case TimeEvent::Kind::round_begins:
        case TimeEvent::Kind::no_actor_left: break;
    }
    return nullptr;
}

ExtraTurn ExtraTurns::take_first() {
    const ExtraTurn turn = m_list.front();
    m_list.erase(m_list.begin());
    return turn;
}

void ExtraTurns::add_to(Hash& hash) const {
    hash.add(m_list.size());
    for (const ExtraTurn& turn : m_list) {
        hash.add(turn.who.value).add(static_cast<std::uint64_t>(turn.when.round)).add(static_cast<std::uint64_t>(turn.when.tier));
        hash.add(static_cast<std::uint64_t>(turn.when.time)).add(turn.held).add(turn.released);
    }
}

}  // namespace td
