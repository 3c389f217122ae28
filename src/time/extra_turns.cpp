#include "time/extra_turns.hpp"

#include <algorithm>

namespace td {

namespace {

/// See ExtraTurns::before().
bool comes_before(const ExtraTurn& turn, const TimeEvent& event) {
    const Ticks due = turn.when.time;
    switch (event.kind) {
        case TimeEvent::Kind::turn:
        case TimeEvent::Kind::action_due:
        case TimeEvent::Kind::cycle_begins:
            if (turn.lapses && due == event.when.time) return event.kind == TimeEvent::Kind::turn && event.actor == turn.who;
            return due <= event.when.time;
        case TimeEvent::Kind::round_ends: return due < event.when.time;
        case TimeEvent::Kind::round_begins:
        case TimeEvent::Kind::no_actor_left: break;
    }
    return false;
}

}  // namespace

void ExtraTurns::add(ExtraTurn turn) {
    const auto place = std::upper_bound(m_list.begin(), m_list.end(), turn,
                                        [](const ExtraTurn& a, const ExtraTurn& b) { return a.when.time < b.when.time; });
    m_list.insert(place, turn);
}

void ExtraTurns::hold(EntityId who, Moment latest, bool lapses) {
    drop_held(who);
    add({.who = who, .when = latest, .held = true, .lapses = lapses});
}

void ExtraTurns::drop_held(EntityId who) {
    std::erase_if(m_list, [who](const ExtraTurn& turn) { return turn.who == who && turn.held; });
}

int ExtraTurns::count_in_round(EntityId who, int round, bool and_held) const {
    const auto had = std::count_if(m_had.begin(), m_had.end(), [&](const Had& one) { return one.who == who && one.round == round; });
    const auto to_come = std::count_if(m_list.begin(), m_list.end(), [&](const ExtraTurn& turn) {
        return turn.who == who && turn.when.round == round && (and_held || !turn.held);
    });
    return static_cast<int>(had + to_come);
}

void ExtraTurns::note_had(const ExtraTurn& turn) {
    std::erase_if(m_had, [&](const Had& one) { return one.round < turn.when.round; });
    m_had.push_back({turn.who, turn.when.round});
}

void ExtraTurns::release(EntityId who, Moment now) {
    const auto found = std::find_if(m_list.begin(), m_list.end(), [who](const ExtraTurn& turn) { return turn.who == who && turn.held; });
    if (found == m_list.end()) return;
    m_list.erase(found);
    // Of several that are released in one turn, the first comes first.
    const auto place = std::find_if(m_list.begin(), m_list.end(), [now](const ExtraTurn& turn) { return turn.when.time >= now.time; });
    const auto after_released =
        std::find_if(place, m_list.end(), [now](const ExtraTurn& turn) { return !turn.released || turn.when.time > now.time; });
    m_list.insert(after_released, {.who = who, .when = now, .released = true});
}

void ExtraTurns::forget(EntityId who) {
    std::erase_if(m_list, [who](const ExtraTurn& turn) { return turn.who == who; });
}

const ExtraTurn* ExtraTurns::before(const TimeEvent& event) const {
    const auto found = std::find_if(m_list.begin(), m_list.end(), [&](const ExtraTurn& turn) { return comes_before(turn, event); });
    return found == m_list.end() ? nullptr : &*found;
}

ExtraTurn ExtraTurns::take(const ExtraTurn& of_list) {
    const ExtraTurn turn = of_list;
    m_list.erase(m_list.begin() + (&of_list - m_list.data()));
    return turn;
}

void ExtraTurns::add_to(Hash& hash) const {
    hash.add(m_list.size());
    for (const ExtraTurn& turn : m_list) {
        hash.add(turn.who.value).add(static_cast<std::uint64_t>(turn.when.round)).add(static_cast<std::uint64_t>(turn.when.tier));
        hash.add(static_cast<std::uint64_t>(turn.when.time)).add(turn.held).add(turn.released);
        if (turn.lapses) hash.add("lapses");
    }
    for (const Had& one : m_had) hash.add(one.who.value).add(static_cast<std::uint64_t>(one.round));
}

}  // namespace td
