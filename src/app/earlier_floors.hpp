// The log and the chronicle of the floors before the one on which a saved run goes on: replayed in a thread of its own, while the player
// already plays.
#pragma once

#include <atomic>
#include <memory>
#include <thread>

#include "play/session.hpp"
#include "storage/kept_run.hpp"

namespace td {

class EarlierFloors {
public:
    /// Replays `run`, which began with these settings and this content, and of which only the commands given until the party entered the
    /// floor are left. None of them changes the player's own tactics.
    EarlierFloors(std::shared_ptr<const Catalog> catalog, GameSettings settings, KeptRun run);
    /// Stops the replay.
    ~EarlierFloors();
    EarlierFloors(const EarlierFloors&) = delete;
    EarlierFloors& operator=(const EarlierFloors&) = delete;

    bool is_over() const { return m_is_over; }
    /// Waits until the replay is over. Null if it gave another game.
    const Session* wait();

private:
    void replay_all(const KeptRun& run);

    std::unique_ptr<Session> m_session;
    std::atomic<bool> m_stops{false};
    std::atomic<bool> m_is_over{false};
    bool m_is_in_step = false;  ///< read after the thread has ended
    std::thread m_thread;
};

}  // namespace td
