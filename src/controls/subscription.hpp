// Listeners that are called for as long as both they and their source exist.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace td {

/// Keeps a listener subscribed until it is destroyed.
class [[nodiscard]] Subscription {
public:
    Subscription() = default;
    explicit Subscription(std::shared_ptr<void> listener) : m_listener(std::move(listener)) {}

private:
    std::shared_ptr<void> m_listener;
};

/// The listeners of one source, which are called with `Told...`.
template <class... Told>
class Listeners {
public:
    using Listener = std::function<void(Told...)>;

    /// `listener` is called from now on, after the earlier ones.
    Subscription subscribe(Listener listener) {
        auto kept = std::make_shared<Listener>(std::move(listener));
        std::erase_if(m_listeners, [](const std::weak_ptr<Listener>& each) { return each.expired(); });
        m_listeners.push_back(kept);
        return Subscription(std::move(kept));
    }

    /// Calls all listeners. While called, a listener may subscribe others or end subscriptions, even its own.
    void tell(Told... told) const {
        const std::vector<std::weak_ptr<Listener>> listeners = m_listeners;
        for (const std::weak_ptr<Listener>& each : listeners)
            if (const std::shared_ptr<Listener> listener = each.lock()) (*listener)(told...);
    }

private:
    std::vector<std::weak_ptr<Listener>> m_listeners;
};

}  // namespace td
