#include "app/earlier_floors.hpp"

#include <utility>

namespace td {

EarlierFloors::EarlierFloors(std::shared_ptr<const Catalog> catalog, GameSettings settings, KeptRun run)
    : m_session(std::make_unique<Session>(std::move(catalog), settings)),
      m_thread([this, commands = std::move(run)] { replay_all(commands); }) {}

EarlierFloors::~EarlierFloors() {
    m_stops = true;
    if (m_thread.joinable()) m_thread.join();
}

void EarlierFloors::replay_all(const KeptRun& run) {
    m_session->begin();
    const auto give = [&](const KeptCommand& kept) {
        if (m_stops) return ~kept.after.hash;  // replay() ends at a wrong hash
        m_session->give(kept.command);
        return m_session->game().hash();
    };
    m_is_in_step = !replay(run, give);
    m_is_over = true;
}

const Session* EarlierFloors::wait() {
    if (m_thread.joinable()) m_thread.join();
    return m_is_in_step ? m_session.get() : nullptr;
}

}  // namespace td
