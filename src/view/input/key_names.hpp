// The names of keys in settings and in the table of controls.
#pragma once

#include <SFML/Window/Event.hpp>
#include <optional>
#include <string>
#include <string_view>

namespace td {

/// The key with this name: "Tab", "G", "7", "Num7", "F1"; nothing for an unknown name.
std::optional<sf::Keyboard::Key> find_key(std::string_view name);

/// The name of the pressed key: "Tab", "Shift+Tab". Empty for a key without a name, such as a modifier alone or one unknown to the system
/// (code -1), and for any key together with Super, which belongs to the desktop.
std::string name_of(const sf::Event::KeyEvent& key);

}  // namespace td
