#include "tools/delve/play_runs.hpp"

#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "tools/delve/stop_signal.hpp"

namespace td::delve {

namespace {

class OrderedPlay {
public:
    OrderedPlay(GameRange games, FunctionRef<void(std::size_t)> play)
        : m_games(games), m_play(play), m_next(games.first), m_taken(games.first) {}
    OrderedPlay(const OrderedPlay&) = delete;
    OrderedPlay& operator=(const OrderedPlay&) = delete;
    ~OrderedPlay() { end(); }

    std::size_t run(int jobs, FunctionRef<void(std::size_t)> take) {
        for (int i = 0; i < jobs; ++i) m_threads.emplace_back([this] { work(); });
        while (m_taken < m_games.last && !stop_requested() && !has_failed()) {
            show_progress();
            if (wait_for_next()) take_next(take);
        }
        end();
        while (!has_failed() && m_taken < m_games.last && is_played(m_taken)) take_next(take);
        if (m_is_on_terminal) fmt::print(stderr, "\r{:80}\r", "");
        if (m_failure) std::rethrow_exception(m_failure);
        return m_taken - m_games.first;
    }

private:
    void work() {
        for (std::optional<std::size_t> game = begin_next(); game; game = begin_next()) {
            try {
                m_play(*game);
            } catch (...) {
                const std::lock_guard lock(m_mutex);
                if (!m_failure) m_failure = std::current_exception();
                m_ends = true;
            }
            const std::lock_guard lock(m_mutex);
            m_is_played[*game % most_games_ahead] = true;
            m_has_played.notify_one();
        }
    }
    /// Waits while too many games wait to be taken.
    std::optional<std::size_t> begin_next() {
        std::unique_lock lock(m_mutex);
        m_has_room.wait(lock, [&] { return m_ends || m_next == m_games.last || m_next < m_taken + most_games_ahead; });
        return m_ends || m_next == m_games.last ? std::nullopt : std::optional(m_next++);
    }

    bool is_played(std::size_t game) const { return game < m_next && m_is_played[game % most_games_ahead]; }
    bool has_failed() {
        const std::lock_guard lock(m_mutex);
        return m_failure != nullptr;
    }
    /// False: it has not come yet.
    bool wait_for_next() {
        std::unique_lock lock(m_mutex);
        return m_has_played.wait_for(lock, std::chrono::milliseconds(100), [&] { return is_played(m_taken); });
    }
    void take_next(FunctionRef<void(std::size_t)> take) {
        take(m_taken);
        const std::lock_guard lock(m_mutex);
        m_is_played[m_taken % most_games_ahead] = false;
        ++m_taken;
        m_has_room.notify_all();
    }
    void end() {
        {
            const std::lock_guard lock(m_mutex);
            m_ends = true;
        }
        m_has_room.notify_all();
        for (std::thread& thread : m_threads) thread.join();
        m_threads.clear();
    }

    void show_progress() {
        const auto now = std::chrono::steady_clock::now();
        if (!m_is_on_terminal || now - m_shown < std::chrono::milliseconds(100)) return;
        m_shown = now;
        const double seconds = std::chrono::duration<double>(now - m_began).count();
        // Past the filter on std::cerr: the line returns to its begin.
        fmt::print(stderr, "\r{:<80}", progress_text(m_taken - m_games.first, m_games.size(), seconds));
    }

    GameRange m_games;
    FunctionRef<void(std::size_t)> m_play;
    std::vector<std::thread> m_threads;
    std::mutex m_mutex;
    std::condition_variable m_has_room, m_has_played;
    std::array<bool, most_games_ahead> m_is_played{};
    std::size_t m_next;   ///< the first game that was not begun
    std::size_t m_taken;  ///< the first game that was not taken
    bool m_ends = false;
    std::exception_ptr m_failure;

    const bool m_is_on_terminal = isatty(STDERR_FILENO) == 1;
    const std::chrono::steady_clock::time_point m_began = std::chrono::steady_clock::now();
    std::chrono::steady_clock::time_point m_shown;
};

std::string time_text(long seconds) {
    return seconds < 3600 ? fmt::format("{}:{:02}", seconds / 60, seconds % 60)
                          : fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

}  // namespace

std::string progress_text(std::size_t done, std::size_t count, double seconds) {
    std::string text =
        fmt::format("{:>5} of {} games [{:<40}]", done, count, std::string(done * 40 / std::max<std::size_t>(count, 1), '#'));
    if (done == 0 || seconds <= 0) return text;
    const double rate = static_cast<double>(done) / seconds;
    const long left = std::lround(static_cast<double>(count - done) / rate);
    return text + (rate < 10 ? fmt::format(" {:.1f}/s, {} left", rate, time_text(left))
                             : fmt::format(" {:.0f}/s, {} left", rate, time_text(left)));
}

std::size_t play_in_order(GameRange games, int jobs, FunctionRef<void(std::size_t)> play, FunctionRef<void(std::size_t)> take) {
    return OrderedPlay(games, play).run(jobs, take);
}

void play_runs(std::size_t count, int jobs, FunctionRef<void(std::size_t)> play) {
    play_in_order({0, count}, jobs, play, [](std::size_t) {});
}

}  // namespace td::delve
