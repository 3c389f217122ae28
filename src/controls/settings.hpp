// The player's preferences, shared by all screens.
#pragma once

#include <utility>

#include "controls/preferences.hpp"
#include "controls/subscription.hpp"

namespace td {

/// Must outlive its users.
class Settings {
public:
    /// Called after every change.
    using Listener = Listeners<const Preferences&>::Listener;

    explicit Settings(Preferences start = {}) : m_now(std::move(start)) {}
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    const Preferences& now() const { return m_now; }
    Subscription listen(Listener listener) { return m_listeners.subscribe(std::move(listener)); }
    void set(Preferences wanted) {
        if (wanted == m_now) return;
        m_now = std::move(wanted);
        m_listeners.tell(m_now);
    }
    /// Applies `change(Preferences&)`.
    template <class Change>
    void change(const Change& change) {
        Preferences wanted = m_now;
        change(wanted);
        set(std::move(wanted));
    }

private:
    Preferences m_now;
    Listeners<const Preferences&> m_listeners;
};

}  // namespace td
