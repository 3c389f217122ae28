// Listeners that are told of something for as long as both they and what tells them live.
#pragma once

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace td {

/// Keeps a listener listening; it is told nothing more once its subscription is gone.
class [[nodiscard]] Subscription {
public:
    Subscription() = default;
    explicit Subscription(std::shared_ptr<void> listener) : m_listener(std::move(listener)) {}

private:
    std::shared_ptr<void> m_listener;
};

template <class... Told>
class Listeners {
public:
    using Listener = std::function<void(Told...)>;

    /// `listener` is told from now on, after those that listen already.
    Subscription subscribe(Listener listener) {
        auto kept = std::make_shared<Listener>(std::move(listener));
        std::erase_if(m_listeners, [](const std::weak_ptr<Listener>& each) { return each.expired(); });
        m_listeners.push_back(kept);
        return Subscription(std::move(kept));
    }

    /// A listener may subscribe others or end subscriptions, its own too, while it is told.
    void tell(Told... told) const {
        const std::vector<std::weak_ptr<Listener>> listeners = m_listeners;
        for (const std::weak_ptr<Listener>& each : listeners)
            if (const std::shared_ptr<Listener> listener = each.lock()) (*listener)(told...);
    }

private:
    std::vector<std::weak_ptr<Listener>> m_listeners;
};

}  // namespace td
