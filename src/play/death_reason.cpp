#include "play/death_reason.hpp"

#include "catalog/trigger_source.hpp"
#include "text/say.hpp"
#include "world/creature.hpp"

namespace td {

void DeathReason::hear(const Game& game, const Event& event) {
    if (const auto* const round = std::get_if<RoundBegan>(&event)) {
        m_round = round->round;
        m_acted.clear();
        m_forfeited.clear();
        m_lost.clear();
        m_shifted.clear();
    }
    if (std::holds_alternative<FloorEntered>(event)) *this = {};
    if (const auto* const walked = std::get_if<Walked>(&event)) {
        if (walked->who == m_turn_of) m_acted[walked->who] = true;
        if (const int rounds = game.time().cooldown(walked->who); rounds > 0) m_rests_until[walked->who] = m_round + rounds;
    }
    if (const auto* const used = std::get_if<UsedSkill>(&event); used && used->who == m_turn_of)
        m_forfeited[used->who] |= game.catalog()[used->skill].forfeits == Forfeit::round;
    if (const auto* const lost = std::get_if<LostTurn>(&event)) m_lost[lost->who] = *lost;
    if (const auto* const fired = std::get_if<TriggerFired>(&event)) m_answers[fired->who] = fired->trigger;
    hear_turn(event);
}

void DeathReason::hear_turn(const Event& event) {
    if (const auto* const shifted = std::get_if<TurnShifted>(&event)) {
        if (shifted->how == TurnShift::released) m_released = shifted->who;
        if (shifted->how == TurnShift::struck_out || shifted->how == TurnShift::delayed) m_shifted[shifted->who] = shifted->how;
    }
    const auto* const turn = std::get_if<TurnBegan>(&event);
    if (turn == nullptr) return;
    m_held = turn->who == m_released ? turn->who : EntityId{};
    m_released = {};
    m_turn_of = turn->who;
    m_acted[turn->who] = false;
    m_answers.clear();
}

std::string DeathReason::sentence(const Game& game, const Died& died, Namer name_of) const {
    const std::string fallen = name_of(died.who), killer = died.killer ? name_of(died.killer) : std::string();
    const auto acted = m_acted.find(died.who);
    const bool walked_into_it = died.by_feature && m_turn_of == died.who && acted != m_acted.end() && acted->second;
    if (walked_into_it) return say(game.catalog(), {"reason_walked_into_it", "who"}, fallen);
    if (died.by_status || died.by_feature) return {};
    const std::string about_killer = killer.empty() ? std::string() : of_killer(game, died.killer, killer);
    return about_killer.empty() ? of_fallen(game, died.who, fallen) : about_killer;
}

/// Why it could strike just then.
std::string DeathReason::of_killer(const Game& game, EntityId killer, const std::string& name) const {
    const Catalog& catalog = game.catalog();
    if (m_held == killer) return say(catalog, {"reason_held_turn", "who"}, name);
    if (!m_turn_of || m_turn_of == killer) return {};
    const auto answer = m_answers.find(killer);
    if (answer == m_answers.end()) return {};
    if (answer->second.owner != TriggerOwner::status) return say(catalog, {"reason_out_of_turn", "who"}, name);
    const std::string& status = catalog[StatusId(answer->second.of)].name;
    return say(catalog, {"reason_out_of_turn_by", "who", "status"}, name, status);
}

/// Why it could not do anything about it.
std::string DeathReason::of_fallen(const Game& game, EntityId fallen, const std::string& name) const {
    const Catalog& catalog = game.catalog();
    if (const auto lost = m_lost.find(fallen); lost != m_lost.end()) {
        const StatusId status = lost->second.status;
        return status ? say(catalog, {"reason_lost_turn_by", "who", "status"}, name, catalog[status].name)
                      : say(catalog, {"reason_lost_turn", "who"}, name);
    }
    if (const auto shifted = m_shifted.find(fallen); shifted != m_shifted.end())
        return shifted->second == TurnShift::delayed ? say(catalog, {"reason_delayed", "who"}, name)
                                                     : say(catalog, {"reason_lost_turn", "who"}, name);
    const auto forfeited = m_forfeited.find(fallen);
    const bool has_tiers = !game.time().presentation().columns.empty() && game.world().roster()[fallen].speed > 0;
    if (has_tiers && forfeited != m_forfeited.end() && forfeited->second) return say(catalog, {"reason_forfeited", "who"}, name);
    if (const auto acted = m_acted.find(fallen); acted != m_acted.end())
        return acted->second ? say(catalog, {"reason_stepped", "who"}, name) : std::string();
    const auto rests = m_rests_until.find(fallen);
    const bool rested = rests != m_rests_until.end() && rests->second >= m_round && game.world().roster()[fallen].speed < 0;
    return rested ? say(catalog, {"reason_rested", "who"}, name) : say(catalog, {"reason_not_acted", "who"}, name);
}

}  // namespace td
