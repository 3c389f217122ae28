// Where in a file of content the cursor stands, even while a line is half written and the file cannot be parsed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tools/delve/language_server/content_words.hpp"

namespace td::delve::lsp {

/// What may be written at the cursor: a key of a map, a single value, or either.
struct CompletionContext {
    std::size_t begin = 0, end = 0;       ///< the bytes of the word that the cursor stands in, in the text
    std::optional<KeyRules> rules = {};   ///< of a key
    std::vector<std::string> given = {};  ///< keys that its map has already
    std::optional<ValueKind> kind = {};   ///< of a value
    const Field* field = nullptr;         ///< of the value
    bool colon_follows = false;           ///< a `:` stands behind the word already
};

/// `text` has LF at the ends of lines; `cursor` is a byte of it. None where nothing can be said: in comments, texts, and under unknown
/// keys.
std::optional<CompletionContext> completion_context(std::string_view text, std::size_t cursor, bool is_pack_file);

}  // namespace td::delve::lsp
