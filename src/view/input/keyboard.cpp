#include "view/input/keyboard.hpp"

#include <utility>

#include "view/input/key_names.hpp"

namespace td {

/// The flags of an event describe the modifiers before it, so a modifier's own key is looked up among the held ones.
void Keyboard::update_modifiers(const sf::Event::KeyEvent& key) {
    using Board = sf::Keyboard;
    const auto is_on = [&](Board::Key left, Board::Key right, bool before) {
        return key.code == left || key.code == right ? m_held.contains(left) || m_held.contains(right) : before;
    };
    m_shift = is_on(Board::LShift, Board::RShift, key.shift);
    m_ctrl = is_on(Board::LControl, Board::RControl, key.control);
    m_super = is_on(Board::LSystem, Board::RSystem, key.system);
}

Keyboard::Press Keyboard::press(const sf::Event::KeyEvent& key, const KeySettings& settings) {
    std::optional<Control>& held = m_held[key.code];
    update_modifiers(key);
    Press press;
    if (m_muted.contains(key.code)) return press;
    press.name = name_of(key);
    if (!press.name.empty()) press.control = settings.control_for(press.name);
    if (press.control) held = press.control;
    return press;
}

std::optional<Control> Keyboard::release(const sf::Event::KeyEvent& key) {
    const auto held = m_held.extract(key.code);
    m_muted.erase(key.code);
    update_modifiers(key);
    return held.empty() ? std::nullopt : held.mapped();
}

std::vector<Control> Keyboard::release_all() {
    std::vector<Control> released;
    for (const auto& [key, control] : m_held)
        if (control) released.push_back(*control);
    *this = {};
    return released;
}

void Keyboard::mute_held() {
    m_muted.clear();
    for (const auto& [key, control] : m_held) m_muted.insert(key);
}

}  // namespace td
