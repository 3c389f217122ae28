// Which keys ask for which control.
#pragma once

#include <SFML/Window/Event.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "view/controls.hpp"

namespace td {

/// The key called so in the table of controls; none for an unknown name.
std::optional<sf::Keyboard::Key> find_key(std::string_view name);

class KeySettings {
public:
    /// The defaults of the table of controls.
    KeySettings();

    /// A key of code -1 (one the system does not know) asks for nothing. Ctrl with a direction asks for the direction.
    std::optional<Control> control_for(const sf::Event::KeyEvent& key) const;

private:
    struct Binding {
        sf::Keyboard::Key key = sf::Keyboard::Unknown;
        bool shift = false;
        bool ctrl = false;
        bool alt = false;
        Control control = Control::confirm;
    };
    void bind(std::string_view key, Control control);

    std::vector<Binding> m_bindings;
};

}  // namespace td
