// Work that takes longer than a frame may: it is done in another thread, and again if it is asked for while it runs.
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
    /// `work` is called in another thread, never twice at the same time. What it refers to outlives the task.
    explicit BackgroundTask(std::function<Result()> work) : m_work(std::move(work)) {}

    /// From now on older results count no more.
    void ask() {
        m_is_asked = true;
        begin_if_free();
    }
    /// The result of what was asked for last, once; nothing: there is none yet, or none was asked for. Does not block. Throws what `work`
    /// has thrown.
    std::optional<Result> take() {
        if (!m_running.valid() || m_running.wait_for(std::chrono::seconds(0)) != std::future_status::ready) return std::nullopt;
        std::future<Result> done = std::move(m_running);
        if (!m_is_asked) return done.get();
        begin_if_free();
        return std::nullopt;
    }
    /// As take(), but blocks until there is a result if one was asked for.
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
    bool m_is_asked = false;  ///< since the work that runs has begun
};

}  // namespace td
