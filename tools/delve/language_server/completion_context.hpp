// Determines the context of the cursor in a content file, even while a line is incomplete and the file cannot be parsed.
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
    std::size_t begin = 0, end = 0;       ///< byte range of the word at the cursor
    std::optional<KeyRules> rules = {};   ///< for a key
    std::vector<std::string> given = {};  ///< keys that its map already has
    std::optional<ValueKind> kind = {};   ///< for a value
    const Field* field = nullptr;         ///< the value's field
    bool colon_follows = false;           ///< the word is already followed by `:`
};

/// `text` has LF line ends; `cursor` is a byte offset. Nothing if there is no context: in comments, texts, and under unknown keys.
std::optional<CompletionContext> completion_context(std::string_view text, std::size_t cursor, bool is_pack_file);

}  // namespace td::delve::lsp
