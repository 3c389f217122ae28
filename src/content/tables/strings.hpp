// The key `strings:` of content: what the game itself says, a text for each phrase.
#pragma once

#include <string_view>
#include <vector>

#include "content/fields/fields.hpp"
#include "text/phrase.hpp"

namespace td {

inline constexpr std::string_view strings_key = "strings";

/// A field for each phrase. They are read into a `std::vector<std::string>`, by the numbers of the phrases.
const FieldTable& string_fields();

/// A map of these fields.
ValueKind strings_kind();

/// The placeholders that the phrase knows, each once.
std::vector<std::string_view> placeholders_of(const Phrase& phrase);

}  // namespace td
