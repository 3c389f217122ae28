#include "view/key_settings.hpp"

#include <array>
#include <cassert>
#include <utility>

namespace td {

namespace {

using K = sf::Keyboard;

constexpr std::array<std::pair<std::string_view, K::Key>, 23> named_keys{
    {{"Up", K::Up},         {"Down", K::Down},     {"Left", K::Left},          {"Right", K::Right},          {"Home", K::Home},
     {"End", K::End},       {"PageUp", K::PageUp}, {"PageDown", K::PageDown},  {"Space", K::Space},          {"Return", K::Enter},
     {"Escape", K::Escape}, {"Tab", K::Tab},       {"Period", K::Period},      {"Comma", K::Comma},          {"Semicolon", K::Semicolon},
     {"Equal", K::Equal},   {"Hyphen", K::Hyphen}, {"NumAdd", K::Add},         {"NumSubtract", K::Subtract}, {"Slash", K::Slash},
     {"Delete", K::Delete}, {"Insert", K::Insert}, {"Backspace", K::Backspace}}};

/// A key numbered from `first`: "F11", "Num4", "7", "G".
std::optional<K::Key> numbered(K::Key first, int number, int count) {
    if (number < 0 || number >= count) return std::nullopt;
    return static_cast<K::Key>(static_cast<int>(first) + number);
}

int number_in(std::string_view digits) {
    int number = digits.empty() || digits.size() > 2 ? -1 : 0;
    for (const char c : digits) number = c < '0' || c > '9' || number < 0 ? -1 : number * 10 + (c - '0');
    return number;
}

/// Takes `prefix` off `text`, if it is there.
bool take(std::string_view& text, std::string_view prefix) {
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

}  // namespace

std::optional<K::Key> find_key(std::string_view name) {
    for (const auto& [known, key] : named_keys)
        if (known == name) return key;
    if (name.size() == 1 && name[0] >= 'A' && name[0] <= 'Z') return numbered(K::A, name[0] - 'A', 26);
    if (name.size() == 1) return numbered(K::Num0, number_in(name), 10);
    if (name.starts_with("Num")) return numbered(K::Numpad0, number_in(name.substr(3)), 10);
    if (name.starts_with("F")) return numbered(K::F1, number_in(name.substr(1)) - 1, 15);
    return std::nullopt;
}

KeySettings::KeySettings() {
    for (const ControlInfo& control : all_controls()) {
        std::string_view keys = control.keys;
        while (!keys.empty()) {
            const std::size_t end = std::min(keys.find(' '), keys.size());
            bind(keys.substr(0, end), control.control);
            keys.remove_prefix(std::min(end + 1, keys.size()));
        }
    }
}

void KeySettings::bind(std::string_view key, Control control) {
    Binding binding;
    binding.control = control;
    binding.shift = take(key, "Shift+");
    binding.ctrl = take(key, "Ctrl+");
    binding.alt = take(key, "Alt+");
    const std::optional<K::Key> found = find_key(key);
    assert(found);
    binding.key = found.value_or(K::Unknown);
    m_bindings.push_back(binding);
}

std::optional<Control> KeySettings::control_for(const sf::Event::KeyEvent& key) const {
    if (key.code == K::Unknown) return std::nullopt;
    const Binding* without = nullptr;
    for (const Binding& binding : m_bindings) {
        if (binding.key != key.code) continue;
        if (binding.shift == key.shift && binding.ctrl == key.control && binding.alt == key.alt) return binding.control;
        if (!binding.shift && !binding.ctrl && !binding.alt) without = &binding;
    }
    // A modifier that means nothing here must not swallow the key.
    if (without == nullptr || key.alt) return std::nullopt;
    return without->control;
}

}  // namespace td
