// Which keys trigger which control: the defaults, until the player changes them. Knows keys only by name.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "controls/controls.hpp"

namespace td {

/// A plain value. A key triggers at most one control; a control may have several keys, and hints show the first. A key's name is that of
/// find_key(), preceded by "Shift+", "Ctrl+" and "Alt+" in this order.
class KeySettings {
public:
    /// The defaults of the table of controls.
    KeySettings();

    /// The control of a key with its modifiers. If Shift or Ctrl with the key has no control, the bare key's control counts; with Alt it
    /// does not.
    std::optional<Control> control_for(std::string_view key) const;
    /// The control with exactly this key.
    std::optional<Control> owner_of(std::string_view key) const;
    const std::vector<std::string>& keys_of(Control control) const { return m_keys[static_cast<std::size_t>(control)]; }

    /// Gives `key` to this control as its first key, and takes it from any other. A control keeps at most four keys: the last is dropped.
    void bind(std::string_view key, Control control);
    /// Gives exactly these keys to the control, in this order, and takes them from any other.
    void set_keys(Control control, const std::vector<std::string>& keys);
    void restore_defaults(Control control);
    /// True for controls that must keep a key: without one the player could not even change the settings.
    static bool is_needed(Control control);

    friend bool operator==(const KeySettings&, const KeySettings&) = default;

private:
    void remove_key(std::string_view key);

    std::vector<std::vector<std::string>> m_keys;  ///< by control
};

}  // namespace td
