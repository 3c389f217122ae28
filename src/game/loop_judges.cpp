// The part of the loop that decides nothing about turns: the judges, the end of a battle, and who notices those who moved.
#include <utility>

#include "ai/spotting.hpp"
#include "game/judge.hpp"
#include "game/loop.hpp"

namespace td {

void Loop::judge(JudgedPhase phase, Phase next) {
    m_game.m_phase = next;
    if (m_game.m_rehearsal || m_game.m_verdict) return;
    if (auto verdict = td::judge(m_game, phase)) decide(std::move(*verdict));
}

void Loop::decide(Verdict verdict) {
    const bool at_the_end = m_game.m_phase == Phase::finalize;
    m_game.m_verdict = std::move(verdict);
    m_game.m_phase = at_the_end ? Phase::finalize : Phase::battle_end;
}

void Loop::report_livelock(const std::string& fault) {
    tell(LivelockDetected{"dungeon `" + m_game.dungeon().id + "`: " + fault});
    decide({Outcome::faulty, Verdict::Reason::fault, {}, "Time stands still: " + fault + ". The content of the dungeon `" + m_game.dungeon().id + "` is at fault."});
}

/// The end of this floor is not that of the run.
bool Loop::leads_on() const { return !m_game.m_rehearsal && (!m_game.m_verdict || m_game.m_verdict->outcome == Outcome::running); }

void Loop::finalize() {
    if (!leads_on()) return m_game.end(*m_game.m_verdict);
    if (m_game.m_verdict) tell(FloorWon{m_game.m_verdict->objective});
    m_game.enter_floor(m_game.m_floor + 1);
}

void Loop::record_mover(const Event& event) {
    if (m_game.m_rehearsal || !m_game.m_time.watches_between_turns()) return;
    if (const auto* walked = std::get_if<Walked>(&event)) m_movers.push_back(walked->who);
    if (const auto* displaced = std::get_if<WasDisplaced>(&event)) m_movers.push_back(displaced->who);
    if (const auto* swapped = std::get_if<SwappedPlaces>(&event)) {
        m_movers.push_back(swapped->who);
        m_movers.push_back(swapped->other);
    }
}

/// Needs the eyes of the moment: comes after look().
void Loop::notice_movers() {
    const std::vector<EntityId> movers = std::exchange(m_movers, {});
    for (const EntityId mover : movers)
        for (const tactics::Noticing& one : tactics::who_notices(m_game.context(), mover)) {
            carry_out(Remember{one.who, one.mind});
            tell(Noticed{one.who, one.mind.inquiry->at});
        }
}

}  // namespace td
