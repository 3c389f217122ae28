// The keys that are held down, and the control that each asked for when it was pressed. Knows no window and no screen.
#pragma once

#include <SFML/Window/Event.hpp>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "controls/key_settings.hpp"

namespace td {

class Keyboard {
public:
    /// A key that was pressed. `name` is empty if the press counts for nothing: the key has no name or is muted.
    struct Press {
        std::string name;
        std::optional<Control> control;
    };
    /// Also called for each repetition of a held key.
    Press press(const sf::Event::KeyEvent& key, const KeySettings& settings);
    /// The control that the key asked for when it was pressed; empty if there was none.
    std::optional<Control> release(const sf::Event::KeyEvent& key);
    /// Releases all keys and modifiers, as when the window loses the keyboard. Returns the controls that were held.
    std::vector<Control> release_all();

    /// Presses of `key` count for nothing until it was released.
    void mute(sf::Keyboard::Key key) { m_muted.insert(key); }
    void mute_held();

    bool shift() const { return m_shift; }
    bool ctrl() const { return m_ctrl; }
    /// Keys pressed together with Super belong to the desktop.
    bool super() const { return m_super; }

private:
    void update_modifiers(const sf::Event::KeyEvent& key);

    std::map<sf::Keyboard::Key, std::optional<Control>> m_held;
    std::set<sf::Keyboard::Key> m_muted;
    bool m_shift = false, m_ctrl = false, m_super = false;
};

}  // namespace td
