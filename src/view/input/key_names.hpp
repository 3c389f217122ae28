// What the keys of the keyboard are called in settings and in the table of controls.
#pragma once

#include <SFML/Window/Event.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace td {

/// The key called so: "Tab", "G", "7", "Num7", "F1"; none for an unknown name.
std::optional<sf::Keyboard::Key> find_key(std::string_view name);

/// What was pressed: "Tab", "Shift+Tab". Empty for a key that has no name here, such as a modifier alone or one that the system does
/// not know (code -1), and for any key together with Super, which belongs to the desktop.
std::string name_of(const sf::Event::KeyEvent& key);

}  // namespace td
