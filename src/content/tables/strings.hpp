// The key `strings:` of content: texts in place of the English phrases (text/phrase.hpp), one field for each phrase.
#pragma once

#include <string_view>
#include <vector>

#include "content/fields/fields.hpp"
#include "text/phrase.hpp"

namespace td {

inline constexpr std::string_view strings_key = "strings";

/// A field for each phrase. The fields are read into a `std::vector<std::string>`, indexed by the number of the phrase.
const FieldTable& string_fields();

/// A map of these fields.
ValueKind strings_kind();

/// The placeholders of the phrase, each once.
std::vector<std::string_view> placeholders_of(const Phrase& phrase);

}  // namespace td
