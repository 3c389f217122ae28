// The captions of keys, for hints and sentences. Knows no window.
#pragma once

#include <string>
#include <string_view>

#include "controls/controls.hpp"
#include "controls/key_settings.hpp"

namespace td {

/// The caption of the key that settings call `key`, in the language of `words`: a dot for "Period", "Umschalt+Tab" for "Shift+Tab".
std::string key_caption(std::string_view key, const Catalog& words);
/// The captions of all keys for `control`, two spaces apart; empty: there is none.
std::string keys_of(Control control, const KeySettings& keys, const Catalog& words);
/// The caption of the first key for `control`; empty: there is none.
std::string key_of(Control control, const KeySettings& keys, const Catalog& words);

/// The same for use in a sentence; "(no key)" if there is none.
std::string key_in_text(Control control, const KeySettings& keys, const Catalog& words);
/// The keys for steps north, west, south and east: "the arrow keys or W A S D".
std::string move_keys_in_text(const KeySettings& keys, const Catalog& words);

}  // namespace td
