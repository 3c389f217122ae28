// Messages waiting to be answered. A separate thread reads them, so that requests can be cancelled and several text changes combined while
// an earlier message is being handled.
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>

namespace td::delve::lsp {

struct IncomingMessage {
    nlohmann::json json;    ///< null if there is a `problem`
    std::string problem;    ///< why it is not a message: malformed header or JSON
    std::size_t bytes = 0;  ///< its size
};

class MessageQueue {
public:
    /// Adds a message. Waits while more than `most_waiting` bytes are in the queue.
    void push(IncomingMessage message);
    /// Call when no further message will come.
    void close();
    /// Waits for the next message. Nothing if the queue is closed and empty.
    std::optional<IncomingMessage> take();
    /// True if a waiting message fulfils `condition`.
    bool holds(const std::function<bool(const nlohmann::json&)>& condition) const;
    bool empty() const;

    static constexpr std::size_t most_waiting = 128u << 20;

private:
    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<IncomingMessage> m_messages;
    std::size_t m_bytes = 0;
    bool m_closed = false;
};

}  // namespace td::delve::lsp
