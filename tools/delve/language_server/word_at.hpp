// Finds the word at a place in a content file, with its meaning from the field tables.
#pragma once

#include <optional>

#include "content/yaml/source_text.hpp"
#include "tools/delve/language_server/content_words.hpp"

namespace td::delve::lsp {

struct WordAt {
    TreeNode node;
    std::optional<IdWord> id = {};       ///< the word as an id
    std::optional<KeyRules> rules = {};  ///< for a key: the possible keys of its map
    const ValueKind* kind = nullptr;     ///< for a value
    const Field* field = nullptr;        ///< a key's field, or the field that contains a value
};

/// Nothing if there is no word, or one unknown to the field tables.
std::optional<WordAt> word_at(TreeNode root, bool is_pack_file, Place place);

}  // namespace td::delve::lsp
