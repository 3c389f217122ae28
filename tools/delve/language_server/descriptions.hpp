// What an editor shows about a word in a content file, as Markdown.
#pragma once

#include <string>
#include <string_view>

#include "tools/delve/language_server/analysis.hpp"
#include "tools/delve/language_server/word_at.hpp"

namespace td::delve::lsp {

/// The name of a definition, or of a pack; empty if it has none.
std::string name_of_id(const Analysis& analysis, std::string_view type, std::string_view id);

/// `core/species/rats.yaml:12`: where it is defined; empty for an unknown id.
std::string place_of_id(const Analysis& analysis, std::string_view type, std::string_view id);

/// Name, type, place and description; empty for an unknown id.
std::string describe_id(const Analysis& analysis, std::string_view type, std::string_view id);

/// The meaning of a key in a map with these rules; empty for an unknown key.
std::string describe_key(const KeyRules& rules, std::string_view key);

/// The meaning of the word; empty if there is nothing to show.
std::string describe_word(const Analysis& analysis, const WordAt& word);

}  // namespace td::delve::lsp
