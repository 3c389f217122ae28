// Work that takes longer than a frame: runs in another thread, and runs again if requested while it runs.
#pragma once

#include <chrono>
#include <functional>
#include <future>
#include <optional>
#include <utility>

namespace td {

template <class Result>
class BackgroundTask {
public:
    /// `work` is called in another thread, never twice at the same time. Everything it refers to must outlive the task.
    explicit BackgroundTask(std::function<Result()> work) : m_work(std::move(work)) {}

    /// Requests a run; results of earlier runs are discarded.
    void ask() {
        m_is_asked = true;
        begin_if_free();
    }
    /// The result of the last request, returned once; nothing if there is none yet, or none was requested. Does not block. Throws what
    /// `work` has thrown.
    std::optional<Result> take() {
        if (!m_running.valid() || m_running.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return std::nullopt;
        std::future<Result> done = std::move(m_running);
        if (!m_is_asked) return done.get();
        begin_if_free();
        return std::nullopt;
    }
    /// As take(), but waits for the result if one was requested.
    std::optional<Result> wait() {
        while (m_running.valid()) {
            m_running.wait();
            if (std::optional<Result> result = take()) return result;
        }
        return std::nullopt;
    }

private:
    void begin_if_free() {
        if (m_running.valid()) return;
        m_is_asked = false;
        m_running = std::async(std::launch::async, m_work);
    }

    std::function<Result()> m_work;
    std::future<Result> m_running;
    bool m_is_asked = false;  ///< requested again since the current run started
};

}  // namespace td
