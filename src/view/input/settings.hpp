// The player's preferences as all screens share them.
#pragma once

#include <functional>
#include <utility>

#include "view/input/preferences.hpp"

namespace td {

/// Outlives whoever goes by it.
class Settings {
public:
    /// Told of every change, after it.
    using Listener = std::function<void(const Preferences&)>;

    explicit Settings(Preferences start = {}) : m_now(std::move(start)) {}
    Settings(const Settings&) = delete;
    Settings& operator=(const Settings&) = delete;

    const Preferences& now() const { return m_now; }
    void listen(Listener listener) { m_listener = std::move(listener); }
    void set(Preferences wanted) {
        if (wanted == m_now) return;
        m_now = std::move(wanted);
        if (m_listener) m_listener(m_now);
    }
    /// `change(Preferences&)` says what is to be another way.
    template <class Change>
    void change(const Change& change) {
        Preferences wanted = m_now;
        change(wanted);
        set(std::move(wanted));
    }

private:
    Preferences m_now;
    Listener m_listener;
};

}  // namespace td
