#include "controls/key_settings.hpp"

#include <algorithm>

namespace td {

namespace {

constexpr std::size_t most_keys = 4;  ///< of a control

std::vector<std::string> words_in(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

}  // namespace

KeySettings::KeySettings() {
    for (const ControlInfo& control : all_controls) m_keys.push_back(words_in(control.keys));
}

std::optional<Control> KeySettings::owner_of(std::string_view key) const {
    for (std::size_t control = 0; control < m_keys.size(); ++control)
        if (std::find(m_keys[control].begin(), m_keys[control].end(), key) != m_keys[control].end()) return static_cast<Control>(control);
    return std::nullopt;
}

std::optional<Control> KeySettings::control_for(std::string_view key) const {
    if (const std::optional<Control> owner = owner_of(key)) return owner;
    if (key.find("Alt+") != std::string_view::npos) return std::nullopt;
    return owner_of(key.substr(key.rfind('+') + 1));
}

void KeySettings::remove_key(std::string_view key) {
    for (std::vector<std::string>& keys : m_keys) std::erase(keys, key);
}

void KeySettings::bind(std::string_view key, Control control) {
    remove_key(key);
    std::vector<std::string>& keys = m_keys[static_cast<std::size_t>(control)];
    keys.emplace(keys.begin(), key);
    if (keys.size() > most_keys) keys.resize(most_keys);
}

void KeySettings::set_keys(Control control, const std::vector<std::string>& keys) {
    for (const std::string& key : keys) remove_key(key);
    m_keys[static_cast<std::size_t>(control)] = keys;
}

void KeySettings::restore_defaults(Control control) { set_keys(control, words_in(info(control).keys)); }

bool KeySettings::is_needed(Control control) { return direction_of(control) || control == Control::confirm || control == Control::cancel; }

}  // namespace td
