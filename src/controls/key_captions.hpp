// What is written on keys, for hints and sentences. Knows no window.
#pragma once

#include <string>
#include <string_view>

#include "controls/controls.hpp"
#include "controls/key_settings.hpp"

namespace td {

/// What is written on the key that settings call `key`: "Shift+Tab" as such, "Period" as a dot.
std::string key_caption(std::string_view key, const Catalog& words);
/// What is written on all keys that ask for `control`.
std::string keys_of(Control control, const KeySettings& keys, const Catalog& words);
/// What is written on the first key that asks for `control`; empty: none does.
std::string key_of(Control control, const KeySettings& keys, const Catalog& words);

/// The same for a sentence, in which "(no key)" stands for none.
std::string key_in_text(Control control, const KeySettings& keys, const Catalog& words);

}  // namespace td
