// Which keys ask for which control: the defaults, until the player wants others. Knows keys by name alone.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controls/controls.hpp"

namespace td {

/// A plain value. A key asks for one control at most, and each control may have several keys, the first of which is the one that hints
/// name. A key's name is that of find_key(), with "Shift+", "Ctrl+" and "Alt+" before it, in this order.
class KeySettings {
public:
    /// The defaults of the table of controls.
    KeySettings();

    /// What a key asks for that is pressed with these modifiers. Shift or Ctrl with a key that means nothing else then does not swallow
    /// it; Alt does.
    std::optional<Control> control_for(std::string_view key) const;
    /// What has just this key.
    std::optional<Control> owner_of(std::string_view key) const;
    const std::vector<std::string>& keys_of(Control control) const { return m_keys[static_cast<std::size_t>(control)]; }

    /// From now on `key` asks for this control, before the keys it has, and for no other one.
    void bind(std::string_view key, Control control);
    /// From now on these ask for it, the first first, and for no other one, and none but these.
    void set_keys(Control control, const std::vector<std::string>& keys);
    void give_back_defaults(Control control);
    /// Without a key for it the game could not be steered, nor the settings be mended.
    static bool is_needed(Control control);

    friend bool operator==(const KeySettings&, const KeySettings&) = default;

private:
    void take_away(std::string_view key);

    std::vector<std::vector<std::string>> m_keys;  ///< by control
};

}  // namespace td
