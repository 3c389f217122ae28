#include "tools/delve/language_server/message_queue.hpp"

#include <algorithm>
#include <utility>

namespace td::delve::lsp {

void MessageQueue::push(IncomingMessage message) {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return m_bytes <= most_waiting || m_closed; });
    m_bytes += message.bytes;
    m_messages.push_back(std::move(message));
    m_changed.notify_all();
}

void MessageQueue::close() {
    const std::lock_guard lock(m_mutex);
    m_closed = true;
    m_changed.notify_all();
}

std::optional<IncomingMessage> MessageQueue::take() {
    std::unique_lock lock(m_mutex);
    m_changed.wait(lock, [&] { return !m_messages.empty() || m_closed; });
    if (m_messages.empty()) return std::nullopt;
    IncomingMessage message = std::move(m_messages.front());
    m_messages.pop_front();
    m_bytes -= message.bytes;
    m_changed.notify_all();
    return message;
}

bool MessageQueue::holds(const std::function<bool(const nlohmann::json&)>& condition) const {
    const std::lock_guard lock(m_mutex);
    return std::any_of(m_messages.begin(), m_messages.end(), [&](const IncomingMessage& message) { return condition(message.json); });
}

bool MessageQueue::empty() const {
    const std::lock_guard lock(m_mutex);
    return m_messages.empty();
}

}  // namespace td::delve::lsp
